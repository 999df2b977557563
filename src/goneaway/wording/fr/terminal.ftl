### Ce que le jeu dit de lui-même dans le terminal : étiquettes, aide, questions sur les fichiers.

## Ce que l’on joue

terminal-menu-title = Gone Away : à quoi jouons-nous ?
terminal-menu-own-name = Français
terminal-menu-row = { $row ->
        [language] Langue
        [game] Jeu
        [edition] Édition
        [players] Joueurs
        [seat] Votre place
        [bots] Les autres
       *[saved] Reprendre une partie enregistrée
    }
terminal-menu-value = { $value ->
        [everybody] tous à ce clavier, chacun son tour
        [nobody] personne : regarder jouer les bots
       *[other] { $value }
    }
terminal-menu-prompt = Entrée commence. Un numéro change cette ligne, q sort.{" "}
terminal-menu-which = { $what } : numéro ou nom (Entrée ne change rien){" "}
terminal-menu-what = « { $word } » n’est pas dans la liste.
terminal-menu-none-saved = Il n’y a pas de partie enregistrée dans ce dossier ; tapez où il y en a une.

## Ce qui ne peut commencer

terminal-problem-no-game = Il n’y a pas de jeu appelé « { $name } ». { $near ->
        [none] Il y a : { $games }.
       *[other] Peut-être { $near } ?
    }
terminal-problem-other-game = { $file } contient des règles maison pour { $title }, non pour { $asked }.
terminal-problem-one-edition = { $title } n’a qu’une édition, et aucun lot de règles maison.
terminal-problem-house-rule = Une règle maison s’écrit option=valeur, non « { $word } ».
terminal-problem-bots = Pour { $players } joueurs il faut { $players } bots, ou un nom pour tous ; « { $given } » en nomme { $named }.
terminal-problem-no-bot = Aucun bot appelé « { $name } » ne joue à { $game }. Il y a : { $known }.
terminal-problem-no-seat = Il n’y a pas de place « { $name } » à cette table. Les places sont { $seats }.
terminal-problem-people = { $humans } personnes ne tiennent pas à une table de { $places }.
terminal-problem-no-clause = { $game } n’a pas de clause « { $clause } ». Il y a : { $known }.
terminal-problem-rules = Tapez : rules JEU [CLAUSE], rules ÉDITION, rules diff A B, rules explain MOT, ou rules save FICHIER.
terminal-problem-rules-save = Ces options ne valent que pour `rules save FICHIER`, qui écrit les règles maison dans un fichier.
terminal-rules-saved = Enregistré. Pour jouer avec ces règles : goneaway play { $game } --rules { $file }
terminal-problem-explain = Il n’y a ni clause, ni option, ni carte, ni question ouverte appelée « { $word } ».{ $near ->
        [none] {""}
       *[other] {" "}Peut-être { $near } ?
    }

## Sur le plateau (une case a huit lettres de large)

terminal-prison = ÎLE-PRISON
terminal-zone-open = (libre)
terminal-zone-owned = (à { $colour })
terminal-doors = portes :

## À côté du plateau

terminal-panel-name = { $mark }{ $name } ({ $letter }){ $you ->
        [yes] {" "}vous
       *[no] {""}
    }
# Au plus 19 lettres, puis 15, puis 11.
terminal-panel-in = bloc { $home }  tunnels { $tunnels }
terminal-panel-lost = cachés { $hidden } perdus { $buried }
terminal-panel-green = verts { $number } sur { $threshold }
terminal-panel-out = échappés { $number }/{ $goal }
terminal-panel-free = libres { $number }
terminal-panel-doors = portes { $supply }, jeu { $board }
terminal-panel-tiles = tuiles { $number }
terminal-panel-key = { $master ->
        [yes] CLÉ, côté { $aside }
       *[no] sans clé
    }
terminal-players = bloc tunnel cachés verts échappés libres perdus portes clé tuiles
terminal-key = { $master ->
        [yes] oui
       *[no] non
    }
# Chaque mot au plus cinq lettres.
terminal-stock = Votre stock
terminal-tops = Haut des piles
terminal-stock-line = Vos tuiles : { $tiles ->
        [none] aucune
       *[other] { $tiles }
    }
terminal-piles-line = Piles : { $piles } tuiles
terminal-tops-line = Au-dessus des piles : { $tiles }

## Choisir

terminal-choices-hint = { $enter ->
        [none] {" "}
       *[other] {" "}Entrée : { $enter } ·{" "}
    }{ $short ->
        [yes] help, hint
       *[no] aide : help, conseil : hint
    }
terminal-page = page { $page } sur { $pages } : tapez more pour la suivante
terminal-next-page = Entrée : page suivante (encore { $left }) · q : assez{" "}
terminal-not-listed = « { $word } » n’en fait pas partie :
terminal-not-now = { $verb } n’est pas possible à présent. Le sont : { $verbs }.

## Parler au joueur

terminal-pause = Appuyez sur Entrée pour continuer.{" "}
terminal-hand-over = { $who }, c’est votre tour. Prenez le clavier ; les autres regardent ailleurs.
terminal-unknown = Commande inconnue : « { $word } ». { $near ->
        [none] Tapez help pour une liste.
       *[other] Vouliez-vous dire { $near } ? Tapez help pour une liste.
    }
terminal-look-where = Nommez une case, par exemple : look F8
terminal-allowed = { $action } est permis.
terminal-hint = Conseil : { $action }. { $why }{ $where ->
        [none] {""}
       *[other] {" "}({ $where } sur le plan)
    }
terminal-hint-aside = { $action ->
        [none] Conseil : il n’y a rien à dire à présent. Appuyez sur Entrée.
       *[other] Conseil : { $action }.
    }
terminal-set = { $all ->
        [yes] Tout est demandé (set ask needed : seulement là où il y a un choix).
       *[no] Les questions à réponse unique se répondent d’elles-mêmes (set ask all : tout est demandé).
    }
terminal-why-what = Demandez à propos d’une action, par exemple : why place S F8 0
terminal-reach-whom = Demandez à propos d’un prisonnier, par exemple : reach B1
terminal-reach-nowhere = { $man } ne peut aller nulle part à présent.
terminal-reach = { $man } vers { $place } : { $cost ->
        [0] aucun pas
       *[other] { $cost } pas
    } ({ $path })
terminal-undone = Annulé : { $action }
terminal-log-more = ({ $number ->
        [one] { $number } ligne plus ancienne
       *[other] { $number } lignes plus anciennes
    } : tapez log all)
terminal-rules-hint = Tapez rules et un nom, par exemple : rules fit
terminal-no-clause = Aucune règle ne s’appelle « { $name } ». { $near ->
        [none] Tapez rules pour la liste.
       *[other] Vouliez-vous dire { $near } ? Tapez rules pour la liste.
    }
terminal-over =
    save FICHIER garde la partie · replay la raconte depuis le début · log : la fin
    again : une autre partie à cette table · load FICHIER en reprend une · quit : sortir
terminal-over-prompt = save, replay, again ou quit ?{" "}
terminal-over-unsaved = Cette partie n’est pas enregistrée : save FICHIER la garde, Entrée encore une fois sort sans rien garder.
terminal-part = Cette partie n’est pas enregistrée. Un nom de fichier l’enregistre, Entrée sort sans rien garder :{" "}
terminal-bye = Au revoir.

## Fichiers

terminal-save-where = Dites où, par exemple : save soiree.jsonl
terminal-load-what = Dites quel fichier, par exemple : load soiree.jsonl
terminal-saved = Enregistré dans { $file }. Pour reprendre : goneaway play --load { $file }
terminal-not-saved = Rien n’a été écrit.
terminal-not-loaded = Vous restez dans cette partie.
terminal-loaded = La partie enregistrée reprend après { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }.
# Words that mean yes, separated by spaces.
terminal-yes = o oui
terminal-overwrite = { $file } contient déjà une partie enregistrée. La remplacer ? (o/N){" "}
terminal-drop = La partie en cours n’est pas enregistrée. La quitter ? (o/N){" "}
terminal-not-ours = { $file } existe déjà et n’est pas une partie enregistrée. Choisissez un autre nom ; rien n’a été écrit.
terminal-no-file = { $file } n’est pas un fichier.
terminal-load-over = La partie de { $file } est finie. Pour la revoir : goneaway replay { $file }

## Bienvenue et aide

terminal-welcome =
    Libérez { $goal } de vos huit prisonniers : par des tunnels, de l’île à un coin vert.
    1. Piochez une tuile            draw 1
    2. Posez-la, creusez un tunnel  place S F8 0      (tuile, case, orientation)
    3. Avancez, cinq pas par tour   step B1 F8        (deux par prisonnier), puis : end
    4. Gare : à { $threshold } évasions d’un joueur, tout s’effondre. Seules les cachettes [··] tiennent.

    Les numéros sous le plateau font de même, pas à pas. Et aussi : help, why ACTION,
    reach B1, undo, log, rules, save FICHIER, quit.
terminal-welcome-title = Section X

terminal-help-help = cette page
terminal-help-board = redessiner le plateau
terminal-help-look = une case de près : sa tuile, à qui est le tunnel et sa longueur
terminal-help-why = si une action est permise, et sinon, quelle règle l’interdit
terminal-help-hint = ce qu’un bot ferait à votre place, et pourquoi
terminal-help-reach = où peut aller un de vos prisonniers dans ce tour
terminal-help-undo = annuler votre dernière action, tant que rien de caché n’est révélé et que votre tour dure
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-rules = les règles : la liste, ou l’une d’elles
terminal-help-save = garder la partie dans un fichier
terminal-help-load = reprendre une partie enregistrée
terminal-help-set = poser aussi, ou non, les questions à réponse unique
terminal-help-quit = sortir
terminal-help-draw = prendre la tuile du dessus d’une pile
terminal-help-place = poser une de vos tuiles : place S F8 0
terminal-help-swap = échanger deux tuiles du plateau, chacune avec sa nouvelle orientation
terminal-help-move = porter une tuile sur une case vide
terminal-help-rotate = faire pivoter une tuile sur place
terminal-help-skip = pas d’action de tuile cette fois
terminal-help-step = faire franchir un bord à un prisonnier : step B1 F8, step B1 E7#2, step B1 zone:E, step B1 home. En bref : B1 F8
terminal-help-door = poser une porte de votre réserve : door F8@W
terminal-help-door-move = porter ailleurs une de vos portes : door-move F8 F9@E
terminal-help-end = finir votre tour
terminal-help-numbers = Une action se tape en entier, ou se choisit dans les listes numérotées. Commencez-la où vous voulez (place, place S, place S F8), et la liste montre la suite. Une ligne vide revient en arrière.
terminal-help-straight = un tunnel, B1 dedans
terminal-help-junction = une jonction
terminal-help-hideout = une cachette, une place libre
terminal-help-sections = deux sections ; B4 en #2
terminal-help-doors = porte et tunnel de Rouge
terminal-help-edge = × ne mène nulle part
terminal-help-reading = Les murs sont les côtés fermés, les vides les côtés ouverts. Les côtés s’appellent NW, NE, E, SE, SW et W ; l’orientation 1 avance d’un côté dans le sens horaire, et vos tuiles sont montrées en orientation 0. F8 en bas nomme la case (10 dans la rangée F est F10). Une petite lettre en haut dit à qui est le tunnel ; un nom marqué dit qu’il s’est passé quelque chose là depuis votre dernier tour.

## La fin d’une manche

terminal-collapse-title = L’effondrement

## Tableaux

terminal-column-place = rang
terminal-column-player = joueur
terminal-result-title = La fin

## En marge du tour

terminal-by-itself = { $verb ->
        [pass] { $who } : pas de réponse.
       *[other] { $who } : { $action }. Il n’y avait pas d’autre réponse.
    }
terminal-aside = { $none ->
        [yes] Il n’y a rien à proposer ni à convertir à présent. Entrée : la partie continue.
       *[no] En marge du tour, vous pouvez répondre à des offres, en faire, ou convertir un bon d’échange. Entrée : la partie continue.
    }
terminal-asides-who = Personne de ce nom n’est à ce clavier. Sont là : { $names }.
terminal-watch = { $on ->
        [yes] Le jeu s’arrête désormais au début de chaque nouveau tour.
       *[no] Le jeu ne s’arrête plus entre les tours.
    }

## Colditz : à côté du château

terminal-castle-table = Sur la table
terminal-castle-table-empty = Rien n’est annoncé, posé ni ouvert.
terminal-castle-teams-wide = lib cell tun éva mort cart mat kit
terminal-castle-teams = li ce tu év mo ca ma kit
terminal-castle-yes = { $yes ->
        [yes] ✓
       *[no] –
    }
terminal-castle-hand = Vos cartes ({ $number } sur { $limit })
terminal-castle-kit = { $kit ->
        [yes] Votre équipe a son Kit d’évasion.
       *[no] Votre équipe n’a pas encore de Kit d’évasion. Les { -pieces } où trouver ce qu’il faut :
    }
terminal-castle-own = À vous : { $pawns }
terminal-castle-at-large = En fuite : { $pawns }
terminal-castle-news = Ce qui s’est passé

## Colditz : réponses

terminal-castle-why-what = Demandez à propos d’une action, par exemple : why move b1 kitchen
terminal-castle-rules-hint = Tapez rules et un numéro, par exemple : rules 38
terminal-castle-view-what = Nommez un endroit, une { -piece } ou un pion, par exemple : view kitchen, view b1, view 60,20
terminal-castle-reach-whom = Demandez à propos d’un de vos pions, par exemple : reach b1
terminal-castle-reach-nowhere = { $man } ne peut aller nulle part à présent{ $points ->
        [0] , faute de points
       *[other] {""}
    }.
terminal-castle-more = more : les simples cases, les plus proches d’abord ; le plan les montre toutes, avec leurs points
terminal-castle-look-what = Nommez un endroit, un pion ou une carte, par exemple : look kitchen-2, look b1, look staff_car
terminal-castle-no-cards = Vous n’avez pas de cartes.
terminal-castle-no-offers = Il n’y a pas d’offre ouverte.
terminal-castle-offers-hint = Une offre : offer dutch rope for key. Un cadeau : offer dutch rope for nothing. Une réponse : accept 1, refuse 1, withdraw 1.

## Colditz : bienvenue et aide

terminal-castle-title = Escape from Colditz
terminal-castle-help-table = où en est la partie : temps, phase, tentatives, marqueurs, piles, tunnels
terminal-castle-help-view = centrer la fenêtre sur un endroit ou un pion ; seul : retour à vos hommes
terminal-castle-help-scroll = déplacer la fenêtre de la moitié de sa taille
terminal-castle-help-whole = tout le château d’un coup
terminal-castle-help-reach = marquer sur le plan où peut aller un de vos pions, avec les points qu’il faut
terminal-castle-help-look = ce qu’est un endroit, un pion ou une carte
terminal-castle-help-hand = vos cartes et ce qu’elles font, votre Matériel, et où en trouver d’autre
terminal-castle-help-offers = les offres ouvertes
terminal-castle-help-asides = ce que vous, ou un autre à ce clavier, pouvez dire en marge du tour : offres, réponses, bons d’échange
terminal-castle-help-watch = s’arrêter, ou non, au début de chaque nouveau tour
terminal-castle-help-roll = lancer les dés
terminal-castle-help-move = marcher : move b1 cuisine, move b1 yard-14, move b1 60,20, move b1 ne n2, move b1 vers chapelle. En bref : b1 cuisine
terminal-castle-help-step = un seul pas à la fois
terminal-castle-help-claim = prendre du Matériel avec deux hommes dans les { -pieces } où il se trouve : claim rope b1 b2
terminal-castle-help-claim-kit = prendre un Kit d’évasion avec des hommes dans les quatre sortes { -de-pieces }, ou avec des cartes { -Element-du-Kit }
terminal-castle-help-play = jouer une carte : play move_kitchen b1 kitchen-2
terminal-castle-help-exchange = convertir un bon d’échange, presque à tout moment : exchange rope
terminal-castle-help-offer = proposer un échange : offer dutch rope for key, offer dutch rope for nothing
terminal-castle-help-accept = accepter une offre qui vous est faite ; et aussi : refuse, withdraw
terminal-castle-help-release = après un double : faire sortir un homme de { -l-isolement }
terminal-castle-help-tunnel = ouvrir, avec deux hommes, un tunnel dont vous avez la carte : tunnel chapel b1 b2
terminal-castle-help-attempt = dire avant le lancer qui veut sortir et par où : attempt b1 p1
terminal-castle-help-mouth = dire avant le lancer qui veut quitter un tunnel : mouth b1
terminal-castle-help-car = tenter sa chance au volant, avec la carte Voiture du commandant
terminal-castle-help-do-or-die = jouer le tout pour le tout, une fois ; qui échoue est hors jeu
terminal-castle-help-surrender = faire se rendre un homme au gardien d’à côté
terminal-castle-help-discard = défausser une carte
terminal-castle-help-post = { -Securite-en-liste } : amener un gardien { -de-la-caserne } sur une case noire
terminal-castle-help-recall = { -Securite-en-liste } : renvoyer un gardien { -a-la-caserne }
terminal-castle-help-arrest = { -Securite-en-liste } : arrêter un homme hors de { -la-cour } : arrest g3 b1
terminal-castle-help-remove-marker = { -Securite-en-liste }, avec marqueurs : fermer le passage qu’un gardien a atteint : remove-marker g3
terminal-castle-help-pursue = { -Securite-en-liste }, selon les règles : désigner un gardien comme poursuivant d’un homme : pursue g3 b1
terminal-castle-help-riot-squad = { -Securite-en-liste }, selon les règles : poster autant de réserves que voulu pour tous les points : riot-squad
terminal-castle-help-end = finir votre tour
terminal-castle-help-usual = { -Securite-en-liste }, à la mise en place : poste d’un coup les gardiens habituels ; place et take-back les changent
terminal-castle-help-pass = ne rien répondre ; avec des phases d’échange, passer à la phase suivante
terminal-castle-help-tower = envoyer un homme là-haut, au planeur : tower b1
terminal-castle-help-launch = faire voler le planeur avec les deux hommes de la tour
terminal-castle-help-meet = réunir les { -officiers } sans { -la-Securite } (asides, puis meet)
terminal-castle-help-talk = dire quelque chose dans une réunion secrète ; ready quand vous avez fini
terminal-castle-help-counter = répondre à une offre par une autre : counter 1 pass for rope
terminal-castle-help-combo = { -Securite-en-liste } : jouer ensemble les deux cartes qui ouvrent un tunnel depuis { -la-cour }
terminal-castle-help-resolve-search = { -Securite-en-liste } : faire fouiller les gardiens avec les points lancés
terminal-castle-help-return = { -Securite-en-liste } : renvoyer { -a-la-caserne } un gardien qui est là où la règle 45 l’interdit
terminal-castle-help-numbers = Une action se tape en entier, ou se choisit dans les listes numérotées. Les mots s’abrègent tant qu’il n’y a pas de doute. Une ligne vide revient en arrière.
terminal-castle-help-reading = Le tableau des équipes compte les hommes libres de marcher ({ $free }), en cellule ({ $cell }), dans un tunnel ({ $tunnel }), évadés ({ $gone }) et morts ({ $dead }), puis les cartes en main ({ $cards }) ; { $equipment } et { $kit } disent qui détient du Matériel et un Kit d’évasion. Les colonnes se comptent au-dessus du plan, les lignes à côté : 60,20 est une case. Les directions sont n, s, ne, no, se, so ; le nord est à gauche.
terminal-castle-sign-pawns = les prisonniers par nation et numéro ; les gardiens, en majuscules à partir du dixième (G2 est g12)
terminal-castle-sign-plain = une case
terminal-castle-sign-white = une case blanche de la zone d’appel
terminal-castle-sign-room = dans une { -piece }
terminal-castle-sign-hideaway = dans une cachette
terminal-castle-sign-post = noire : on y poste des gardiens
terminal-castle-sign-lit = éclairée par un projecteur : on la traverse sans s’arrêter
terminal-castle-sign-locked = les cellules et { -la-caserne }
terminal-castle-sign-gate = les portes à clé ou à laissez-passer
terminal-castle-sign-target = un { -objectif }
terminal-castle-sign-drop = une fenêtre et son dénivelé en pieds : une corde pour trente
terminal-castle-sign-landing = là où finit une corde
terminal-castle-sign-tunnel = un tunnel dessous
terminal-castle-sign-cut = ici, les barbelés se coupent
terminal-castle-sign-door = la porte des cellules
terminal-castle-sign-car = à côté de la voiture du commandant
terminal-castle-sign-opening = une corde pend, ou les barbelés sont coupés, là où un homme est passé
terminal-castle-sign-north = le nord est à gauche du plan, l’est en haut
