### Ce que disent tous les jeux : listes, refus, résultats, défauts des règles et des parties enregistrées.

# Une liste dans une phrase.
kernel-list = { $most } et { $last }
kernel-list-or = { $most } ou { $last }
# Une liste dans un tableau, et tout sauf le dernier élément d’une liste dans une phrase.
kernel-list-row = { $most }, { $next }
kernel-refusal = { $reason } (Règle : { $title })
# A rule without a number is cited by its title.
kernel-rule = { $number ->
        [none] Règle : { $title }
       *[other] Règle { $number }
    }
kernel-slot = { $slot ->
        [PAWN] PION
        [PLACE] LIEU
        [CIRCLE] CASE
        [NATION] NATION
        [NUMBER] NUMÉRO
        [PRISONER] HOMME
        [GUARD] GARDIEN
        [TYPE] TYPE
        [CARD] CARTE
        [WORD] MOT
        [NAME] NOM
        [EXIT] SORTIE
        [MORE] PLUS
        [BLOCK] CELLULES
        [TEXT] TEXTE
        [WAY] FAÇON
        [ACTION] ACTION
        [FILE] FICHIER
        [TILE] TUILE
        [CELL] CASE
        [ROTATION] ORIENTATION
        [PILE] PILE
        [COLOUR] COULEUR
        [SIDE] CÔTÉ
       *[other] { $slot }
    }
kernel-place = { $place }. { $seat } : { $columns }

## Pourquoi un bot joue ainsi

kernel-reason-lots = Cette action a été tirée au sort.
kernel-reason-judgement = De tout ce qui est possible maintenant, cela paraît le mieux.
kernel-reason-words = { $text }

## Des règles qu’on ne peut pas jouer

kernel-rules-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
kernel-rules-players = Ce jeu ne se joue pas à { $given }. Il faut de { $least } à { $most } joueurs.
kernel-rules-unknown-option = Aucune option ne s’appelle « { $option } ». { $nearest ->
        [none] Demandez la liste des options pour voir leurs noms.
       *[other] Vouliez-vous dire { $nearest } ?
    }
kernel-rules-unknown-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
kernel-rules-seats = Les places { $seats } ne vont pas avec ces règles.
kernel-rules-no-table = Les règles maison sont une table d’options avec leurs valeurs, pas « { $given } ».
kernel-rules-contributions = Ce que les places ajoutent au secret est une liste de textes ; « { $given } » n’en est pas un.
kernel-rules-names = Cette table a { $seats } places. Nommez un joueur pour chacune, ou aucun.
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
kernel-record-too-many-actions = L’enregistrement a plus de { $most } actions. Un serveur n’accepte pas de partie plus longue.
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
kernel-record-fields = { $missing ->
        [yes] Il manque ici « { $field } ».
       *[other] « { $field } » n’a pas sa place ici.
    }
kernel-record-names = Il y a { $names } noms pour { $seats } places. Il en faut un pour chacune, ou aucun.
kernel-record-spelling = L’action « { $action } » n’est pas écrite comme dans un enregistrement : « { $right } ».
kernel-record-not-canonical = Cette ligne n’est pas écrite comme dans un enregistrement : quelque chose y est de trop, manque ou n’est pas à sa place.

## Fichiers de toute sorte

kernel-file-cannot-read = Impossible de lire { $file } : { $why }.
kernel-file-cannot-write = Impossible d’écrire { $file } : { $why }. Rien n’a été enregistré.
kernel-system = { $error ->
        [ENOENT] aucun fichier ou dossier de ce nom
        [EACCES] permission refusée
        [EPERM] permission refusée
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [ENOSPC] le disque est plein
        [EDQUOT] le disque est plein
        [EROFS] le disque est en lecture seule
        [ENAMETOOLONG] le nom est trop long
        [ELOOP] les liens tournent en rond
       *[other] unknown
    }
kernel-system-file = { $file } : { $why }.
kernel-file-folder = { $file } est un dossier, pas un fichier.
kernel-file-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas. Il faut d’abord le créer. Rien n’a été enregistré.
kernel-file-exists = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --force pour le remplacer.
kernel-file-too-large = Le fichier est trop grand. Aucun des nôtres ne dépasse { $most } millions d’octets.
kernel-file-too-long = Le texte est trop long : { $most } caractères au maximum.
kernel-file-not-text = Ce n’est même pas du texte (UTF-8).
kernel-file-byte-order-mark = Le fichier commence par une marque BOM. Enregistrez-le en UTF-8 simple, sans elle.
kernel-file-nul = Il contient un caractère NUL, qu’aucun texte ne contient.
kernel-file-surrogate = Il contient une moitié de caractère, ce qu’aucun texte ne peut contenir.
kernel-file-control = Il contient un caractère de contrôle, par exemple une séquence d’échappement pour terminaux, ce qu’aucun texte ne peut contenir. Supprimez-le.
kernel-file-nested = Des listes ou des tables sont imbriquées sur plus de { $depth } niveaux, ce qu’aucun des nôtres ne fait.
kernel-file-number = Un nombre n’est pas un nombre simple de { $digits } chiffres au plus.
kernel-file-repeated = « { $name } » figure deux fois. Retirez-en un.
kernel-file-not-json = Ce n’est pas du JSON.
kernel-file-not-toml = Ce n’est pas du TOML.
kernel-file-field = « { $field } » doit être { $expected ->
        [text] un texte
        [texts] une liste de textes
        [number] un nombre entier qui convient, comme 0
        [table] une table de noms et de valeurs
        [digest] une suite de chiffres hexadécimaux en minuscules
        [status] « finished » ou « adjourned »
        [events] une liste d’événements, chacun avec sa sorte
        [outcome] un résultat du hasard : domaine, nombre de possibilités, valeur
       *[true] true, ou absent
    }.
kernel-file-entry = Il n’y a pas d’entrée « { $name } ». Entrées connues : { $known }.

## Règles de la maison qui ne sont pas un tel fichier

kernel-house = { $file } n’est pas un fichier de règles maison. { $reason }
kernel-house-no-game = Il ne dit pas pour quel jeu il vaut (game = …).

# Ce qu’on demande pour la suite d’une action.
kernel-choose = { $question ->
        [tile] Quelle tuile ?
        [man] Quel prisonnier ?
        [to] Vers où ?
        [rotation] Dans quel sens ?
        [cell] Quelle tuile ?
        [door] Quelle porte ?
        [side] Où ?
        [pile] Dans quelle pile ?
        [destination] Vers où ?
        [pawn] Qui ?
        [place] Quelle case ?
       *[answer] Que choisissez-vous ?
    }
# The same for a player who types, after the words so far.
kernel-choose-typed = { $question ->
        [tile] { $so_far } : quelle tuile ? Numéro ou code
        [man] { $so_far } : qui ? Numéro ou nom
        [to] { $so_far } : vers où ? Numéro ou nom
        [rotation] { $so_far } : dans quel sens ? Tapez l’orientation
        [cell] { $so_far } : quelle tuile ? Numéro ou case
        [door] { $so_far } : quelle porte ? Numéro ou case
        [side] { $so_far } : où ? Numéro ou case@côté
        [pile] { $so_far } : dans quelle pile ?
        [castle-circle] { $so_far } : quel lieu ? Numéro (sur le plan aussi), nom, pièce, ou colonne,ligne
       *[answer] { $so_far } : quoi ? Numéro ou mot
    } (Entrée : retour)

## Said by a terminal and a page alike

kernel-undo-none = Vous n’avez rien à annuler dans ce tour.
kernel-undo-revealed = Ce coup ne peut plus être annulé : depuis, quelque chose de caché, des dés ou des cartes ont été dévoilés.
kernel-undo-ended = Ce coup ne peut plus être annulé : le tour est fini.
kernel-nobody = personne
kernel-none = aucune
kernel-result-columns = La première colonne décide ; les suivantes départagent.
