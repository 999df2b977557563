"""The subcommands of `goneaway`: their options, files and reports.

`app` has the commands and their options; a command loads what it needs when it is called, so that `--help`
and the short commands start quickly.
"""
