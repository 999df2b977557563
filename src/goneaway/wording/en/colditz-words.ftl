### The words that editions change.
###
### Sentences do not spell these words: they take them from here, each in the form they need (with its article
### where that changes). An edition that has words of its own puts them into its file in editions/, where they
### take the place of these.

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
