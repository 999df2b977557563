"""What a bot is, to whoever seats it: nothing here knows which bots there are."""
