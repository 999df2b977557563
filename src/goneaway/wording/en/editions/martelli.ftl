### The words of the revised 55 rules (Martelli): the names printed on the cards, which are English.
###
### Words that are not here are the usual ones.

## Cards

-Equipment = Escape Equipment
-Escape-Kit = Personal Escape Kit
-Escape-Kits = Personal Escape Kits
-an-Escape-Kit = a Personal Escape Kit
-An-Escape-Kit = A Personal Escape Kit
-Kit-part = Personal Escape Kit Part
-Kit-parts = Personal Escape Kit Parts
-Shoot-to-Kill = Shot to Kill

## Cards

colditz-card-kit = Personal Escape Kit
colditz-card-exchange_rope = Exchange with rope
colditz-card-exchange_cutters = Exchange with wire cutters
colditz-card-exchange_key = Exchange with key
colditz-card-exchange_pass = Exchange with pass
colditz-card-bribe_one = Bribe a Sentry
colditz-card-kit_part_a = Personal Escape Kit Part: disguise and documents
colditz-card-kit_part_b = Personal Escape Kit Part: compass and food
colditz-card-inspection = Inspection by German High Command
colditz-card-warning = Advance Warning of Appel or Search
colditz-card-appel = Appel (Roll Call)
colditz-card-search_dentist = Search the Dentist
colditz-card-shoot = Shot to Kill
