"""What `goneaway SUBCOMMAND` does: each command with its words, files and reports.

`app` has the commands and their options; a command loads what it needs when it is called, so that
`--help` and the short ones start at once.
"""
