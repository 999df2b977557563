### The text of the rulebook: headings, evidence, labels.

rulebook-topic = { $topic ->
        [set-up] Set-up
        [the-turn] The turn
        [cards] Cards
        [moving] Moving
        [equipment] { -Equipment }
        [kit] { -Escape-Kit }
        [guards] Guards
        [arrest] Arrest
        [solitary] Solitary
        [roll-call] Roll call
        [search] Search
        [tunnels] Tunnels
        [car] Staff Car
        [do-or-die] Do or Die
        [shooting] Shooting
        [escape-and-victory] Escape and victory
        [trading] Trading
        [day-and-night] Day and night
        [modules] Modules
        [the-table] The table
        [tiles] Tiles
        [prisoners] Prisoners
        [doors] Doors
        [zones] Zones
        [keys] Keys
        [rounds] Rounds
        [the-end] The end
        [variants] Variants
        [actions] Actions
        [fights] Fights
       *[other] { $topic }
    }
rulebook-document = { $document ->
        [d000] the revised 55 rules (Martelli)
        [d001] the Classic rules
        [d003] the rules 3.0
        [d004] the Spanish edition
        [dmatrix] the specification
        [dours] our own decision
       *[other] { $document }
    }
rulebook-place = { $document }, { $place }
rulebook-rule = { $part ->
        [commentary] commentary on rule { $number }
        [footnote] footnote to rule { $number }
       *[rule] rule { $number }
    }
rulebook-status = { $status ->
        [stated] stated: { $source }
        [reported] reported: { $source }
        [absent] has no such rule; others do: { $source }
        [argued] argued: { $source }
        [decided] decided here: { $source }
        [own] from the edition’s own material: { $source }
        [unreported] not reported, plays as { $source }
       *[inherited] silent, plays as { $source }
    }
rulebook-evidence = { $evidence ->
        [complete] its full text is known
       *[reported] known only from reports
    }
rulebook-edition-line = { $changes ->
        [0] { $known }
       *[other] { $known }; differs from the Classic rules in { $changes } { $changes ->
            [one] point
           *[other] points
        }
    }
rulebook-does-not-arise = This does not arise.
rulebook-differ = { $first } and { $second } differ in { $points } { $points ->
        [one] point
       *[other] points
    }.
rulebook-alike = { $first } and { $second } are played alike.
rulebook-can-be = It can be: { $allowed }.
rulebook-nobody = no edition
rulebook-everybody = every edition
rulebook-choices = Choices
rulebook-belongs-to = Rules
rulebook-settles = Open questions
rulebook-answer = Settled here
rulebook-where = Where the editions stand
rulebook-rests-on = Rests on
rulebook-cases = Cases
rulebook-copies = Copies
rulebook-deck = { $deck ->
        [security] a card of Security
       *[opportunity] an Opportunity card
    }
rulebook-default = (usual)
rulebook-allowed-set = any of { $values }
rulebook-allowed-between = { $least } to { $most }
rulebook-allowed-above = more than { $least }, at most { $most }
rulebook-allowed-map = { $range } for each table size from 2 to 6, as in 2:6 3:12
rulebook-allowed-word = { $number } can be written { $word }
rulebook-allowed-or = { $range }, or { $values }
rulebook-bundles = House rules that go together
rulebook-changes = It changes
rulebook-pair = { $who }: { $what }
rulebook-both = { $first }; { $next }
rulebook-card-list = list of cards
rulebook-end-note = closing note
rulebook-player-aid = player aid and publisher’s answers
