### Le livret raconté : titres, sources, étiquettes.

rulebook-topic = { $topic ->
        [set-up] La mise en place
        [the-turn] Le tour
        [cards] Les cartes
        [moving] Le mouvement
        [equipment] Le Matériel
        [kit] Le Kit d’évasion
        [guards] Les gardiens
        [arrest] Les arrestations
        [solitary] { -L-isolement }
        [roll-call] L’appel
        [search] Les fouilles
        [tunnels] Les tunnels
        [car] La voiture du commandant
        [do-or-die] Le tout pour le tout
        [shooting] Les tirs
        [escape-and-victory] Évasion et victoire
        [trading] Les échanges
        [day-and-night] Le jour et la nuit
        [modules] Les modules
        [the-table] La table
        [tiles] Les tuiles
        [prisoners] Les prisonniers
        [doors] Les portes
        [zones] Les zones
        [keys] Les clés
        [rounds] Les manches
        [the-end] La fin
        [variants] Les variantes
        [actions] Les actions
        [fights] Les luttes
       *[other] { $topic }
    }
rulebook-document = { $document ->
        [d000] les 55 règles révisées (Martelli)
        [d001] les règles classiques
        [d003] les règles 3.0
        [d004] l’édition espagnole
        [dmatrix] la spécification
        [dours] notre propre décision
       *[other] { $document }
    }
rulebook-place = { $document }, { $place }
rulebook-rule = { $part ->
        [commentary] commentaire de la règle { $number }
        [footnote] note à la règle { $number }
       *[rule] règle { $number }
    }
rulebook-status = { $status ->
        [stated] dit par le texte : { $source }
        [reported] rapporté par : { $source }
        [absent] ne connaît pas cette règle ; d’autres, si : { $source }
        [argued] défendu par le commentaire : { $source }
        [decided] décidé ici : { $source }
        [own] d’après l’édition elle-même : { $source }
        [unreported] non rapporté, se joue comme { $source }
       *[inherited] muette, se joue comme { $source }
    }
rulebook-evidence = { $evidence ->
        [complete] son texte est connu en entier
       *[reported] connue par ce que d’autres en rapportent
    }
rulebook-edition-line = { $changes ->
        [0] { $known }
       *[other] { $known } ; s’écarte des règles classiques sur { $changes } { $changes ->
            [one] point
           *[other] points
        }
    }
rulebook-does-not-arise = La question ne se pose pas.
rulebook-differ = { $first } et { $second } diffèrent sur { $points } { $points ->
        [one] point
       *[other] points
    }.
rulebook-alike = { $first } et { $second } se jouent de la même façon.
rulebook-can-be = Valeurs possibles : { $allowed }.
rulebook-nobody = aucune édition
rulebook-everybody = toutes les éditions
rulebook-choices = Choix
rulebook-belongs-to = Règles
rulebook-settles = Questions ouvertes
rulebook-answer = Ici, on joue ainsi
rulebook-where = Ce que dit chaque édition
rulebook-rests-on = S’appuie sur
rulebook-cases = Cas
rulebook-copies = Exemplaires
rulebook-deck = { $deck ->
        [security] carte de { -la-Securite }
       *[opportunity] carte Opportunité
    }
rulebook-default = (d’ordinaire)
rulebook-allowed-set = n’importe lesquels parmi { $values }
rulebook-allowed-between = de { $least } à { $most }
rulebook-allowed-above = plus de { $least }, { $most } au plus
rulebook-allowed-map = { $range } pour chaque nombre de joueurs de 2 à 6, comme dans 2:6 3:12
rulebook-allowed-word = { $number } peut s’écrire { $word }
rulebook-allowed-or = { $range }, ou { $values }
rulebook-bundles = Lots de règles maison
rulebook-changes = Ce que cela change
rulebook-pair = { $who } : { $what }
rulebook-both = { $first } ; { $next }
rulebook-card-list = liste des cartes
rulebook-end-note = note finale
rulebook-player-aid = aide de jeu et réponses de l’éditeur
