### Ce que disent tous les jeux : listes, refus, résultats, défauts des règles et des parties enregistrées.

# Une liste dans une phrase.
kernel-list = { $most } et { $last }
kernel-list-or = { $most } ou { $last }
# Une liste dans un tableau, et tout sauf le dernier élément d’une liste dans une phrase.
kernel-list-row = { $most }, { $next }
kernel-refusal = { $reason } (Règle : { $title })
kernel-place = { $place }. { $seat } : { $columns }

## Pourquoi un bot joue ainsi

kernel-reason-lots = C’est le sort qui l’a désignée.
kernel-reason-judgement = De tout ce qui est possible maintenant, cela paraît le mieux.

## Des règles qu’on ne peut pas jouer

kernel-rules-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
kernel-rules-players = Ce jeu ne se joue pas à { $given }. Il faut de { $least } à { $most } joueurs.
kernel-rules-unknown-option = Aucune option ne s’appelle « { $option } ». { $nearest ->
        [none] Demandez la liste des options pour voir leurs noms.
       *[other] Vouliez-vous dire { $nearest } ?
    }
kernel-rules-unknown-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
kernel-rules-seats = Les places { $seats } ne vont pas avec ces règles.
kernel-rules-conflict = L’option { $option } = { $value } ne va pas avec { $other } = { $with_ }. Changez l’une des deux.
kernel-rules-unknown-edition = Aucune édition ne s’appelle « { $edition } ». { $nearest ->
        [none] Demandez la liste des éditions pour voir leurs noms.
       *[other] Vouliez-vous dire { $nearest } ?
    }
kernel-rules-unknown-bundle = Aucun lot de règles maison ne s’appelle « { $bundle } ». { $nearest ->
        [none] Demandez la liste des lots pour voir leurs noms.
       *[other] Vouliez-vous dire { $nearest } ?
    }
kernel-rules-option-twice = L’option { $option } a été donnée deux fois ({ $names }). Donnez-la une seule fois.
kernel-rules-missing-options = Ces règles sont incomplètes. Il manque : { $options }.
kernel-rules-deal = { $option } ne peut pas valoir { $value } à cette table : le paquet suffit pour { $most } au plus. Choisissez un nombre plus petit.
kernel-rules-constraint = Ces options ne vont pas ensemble : { $options }. La raison : { $why } (contrainte { $number }). Changez l’une d’elles.
kernel-rules-setup-guards = À { $players } joueurs, on ne peut pas placer les gardiens ainsi : { $inner } à l’intérieur (il y a { $posts } cases noires) et au moins { $outer } à l’extérieur, sur { $guards } en tout. Changez l’une de ces options : { $options }.
kernel-rules-collective-goal = L’option { $option } = { $value } est trop basse pour cette table. Il faut au moins { $least }, soit une évasion par officier.

## Des parties enregistrées qui sont abîmées

kernel-record-line = Ligne { $line } : { $reason }
kernel-record-empty = L’enregistrement est vide : il n’a même pas d’en-tête.
kernel-record-not-a-record = Ce n’est pas l’enregistrement d’une partie. { $expected ->
        [none] Un enregistrement commence par une ligne d’en-tête bien à lui.
       *[other] Son en-tête devrait indiquer { $expected }, mais indique { $format }.
    }
kernel-record-unreadable = Cette ligne est illisible. Quelqu’un ou quelque chose l’a abîmée.
kernel-record-truncated = L’enregistrement s’interrompt ici. Les lignes finales, avec le secret et le résultat, manquent.
kernel-record-chain-broken = Cette ligne, ou quelque chose avant elle, n’est plus telle qu’elle a été écrite : la chaîne des empreintes ne tient pas.
kernel-record-unknown-game = L’enregistrement est celui d’un jeu appelé « { $game } », inconnu ici. Jeux connus : { $known }.
kernel-record-bad-rules = Les règles de l’en-tête ne peuvent pas se jouer. { $why }
kernel-record-illegal = L’action « { $action } » n’était pas permise à cet endroit ({ $refusal }).
kernel-record-outcome-missing = Un résultat du hasard que les règles demandent ici n’est pas dans l’enregistrement.
kernel-record-outcome-false = Un résultat du hasard ({ $domain }) n’est pas celui que donne le secret révélé.
kernel-record-events-differ = Rejouée, cette action entraîne d’autres événements que ceux de l’enregistrement.
kernel-record-commitment = Le secret révélé à la fin n’est pas celui auquel on s’était engagé au début.
kernel-record-result = Le résultat écrit à la fin ne correspond pas à l’état de la partie après la dernière action.
kernel-record-digest = La position finale n’est pas celle dont l’empreinte est écrite à la fin.
