"""What a bot is, to the code that seats it: nothing here knows which bots there are."""
