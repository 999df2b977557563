"""What is paid on the way, and whom it serves.

`openings` are drops and cuts in the wire, and every payment; `gates` are Keys and Passes.
"""
