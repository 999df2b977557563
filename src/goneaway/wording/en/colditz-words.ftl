### The words that editions change.
###
### Sentences do not spell these words out: they take them from here, each in the form they need (with its article
### if that changes). An edition with its own words has them in its file in editions/, which replace these.

## Cards

-Equipment = Equipment
-Escape-Kit = Escape Kit
-Escape-Kits = Escape Kits
-an-Escape-Kit = an Escape Kit
-An-Escape-Kit = An Escape Kit
-Kit-part = Kit part
-Kit-parts = Kit parts
-Shoot-to-Kill = Shoot to Kill

## The board

-marker = marker
-markers = markers
-Markers = Markers
-a-marker = a marker
-A-marker = A marker
