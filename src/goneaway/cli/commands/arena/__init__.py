"""`goneaway arena`: `running` holds the contest, `sheets` are its tables as data, `page` all in one file."""
