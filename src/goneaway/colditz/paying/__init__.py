"""What is paid on the way, and whom it serves.

`openings` are drops and cuts in the wire, and every payment; `gates` are Keys and Passes; `sharing` lets
what a card's walk has paid serve the rest of the team.
"""
