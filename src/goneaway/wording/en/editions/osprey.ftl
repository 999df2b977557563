### The words of Osprey, 2016.
###
### Words that are not here are the usual ones.

## The board

-marker = Escape Attempt marker
-markers = Escape Attempt markers
-Markers = Escape Attempt markers
-a-marker = an Escape Attempt marker
-A-marker = An Escape Attempt marker

## Cards

colditz-card-bribe_one = Bribe a Sentry
colditz-card-warning = Advance Warning of Appel or Search
