"""`goneaway arena`: `running` plays the contest, `sheets` are its tables as data, `page` is a report in one
file."""
