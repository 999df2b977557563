### Escape from Colditz en français.
###
### Les officiers commandent les prisonniers, la Sécurité commande les gardiens. Un lancer est un jet des deux
### dés, un tour est celui d’un joueur, une manche est un tour de chacun. Ces mots ne servent ici à rien d’autre.

## Noms

# The game that is played at once from the lobby, and its picture there.
colditz-quick = Jouez les Britanniques contre des bots, avec les règles classiques. Tout peut se changer plus tard.
    .picture = Le château : des hommes dans leurs bâtiments et des sentinelles à leurs postes
colditz-seat = { $seat ->
        [american] Américains
        [british] Britanniques
        [dutch] { -Neerlandais }
        [french] Français
        [polish] Polonais
        [security] { -Securite-en-liste }
        [officer-1] { -Officier } 1
        [officer-2] { -Officier } 2
        [officer-3] { -Officier } 3
        [officer-4] { -Officier } 4
        [officer-5] { -Officier } 5
       *[other] { $seat }
    }
# Un joueur en tête de phrase.
colditz-who = { $seat ->
        [american] Les Américains
        [british] Les Britanniques
        [dutch] Les { -Neerlandais }
        [french] Les Français
        [polish] Les Polonais
        [security] { -La-Securite }
        [officer-1] L’{ -officier } 1
        [officer-2] L’{ -officier } 2
        [officer-3] L’{ -officier } 3
        [officer-4] L’{ -officier } 4
        [officer-5] L’{ -officier } 5
       *[other] { colditz-seat }
    }
# Un joueur dans la phrase.
colditz-whom = { $seat ->
        [american] les Américains
        [british] les Britanniques
        [dutch] les { -Neerlandais }
        [french] les Français
        [polish] les Polonais
        [security] { -la-Securite }
        [officer-1] l’{ -officier } 1
        [officer-2] l’{ -officier } 2
        [officer-3] l’{ -officier } 3
        [officer-4] l’{ -officier } 4
        [officer-5] l’{ -officier } 5
       *[other] { colditz-seat }
    }
# Une nation est au pluriel, tout autre joueur au singulier.
colditz-has = { $seat ->
        [american] ont
        [british] ont
        [dutch] ont
        [french] ont
        [polish] ont
       *[other] a
    }
colditz-giver = { $giver ->
        [american] Les Américains
        [british] Les Britanniques
        [dutch] Les { -Neerlandais }
        [french] Les Français
        [polish] Les Polonais
       *[other] { $giver }
    }
# Celui qui reçoit, au datif.
colditz-taker = { $taker ->
        [american] aux Américains
        [british] aux Britanniques
        [dutch] aux { -Neerlandais }
        [french] aux Français
        [polish] aux Polonais
       *[other] à { $taker }
    }
# L’adjectif, pour une équipe.
colditz-nation = { $nation ->
        [american] américaine
        [british] britannique
        [dutch] { -neerlandaise }
        [french] française
        [polish] polonaise
       *[other] { $nation }
    }
colditz-tunnel = { $tunnel ->
        [canteen] tunnel de la cantine
        [chapel] tunnel de la chapelle
        [theatre] tunnel du théâtre
       *[other] tunnel « { $tunnel } »
    }
# Où l’on conduit un homme arrêté.
colditz-cell = { $cell ->
        [inner-a] dans les cellules intérieures A
        [inner-b] dans les cellules intérieures B
        [outer] dans les cellules extérieures
        [appel] dans la zone d’appel, toutes les cellules étant pleines
       *[other] dans { $cell }
    }
# De quoi se compose un Kit d’évasion.
colditz-part = { $part ->
        [disguise] { -deguisement }
        [compass] boussole
        [food] { -vivres }
        [documents] { -papiers }
       *[other] { $part }
    }
# Une carte dans la phrase : le Matériel avec son article, les autres par leur nom.
colditz-a-card = { $card-id ->
        [rope] une corde
        [cutters] une pince
        [key] une clé
        [pass] un laissez-passer
       *[other] « { $card } »
    }
# Plusieurs cartes Matériel d’un même type.
colditz-price = { $number ->
        [one] { colditz-a-card }
        [0] { colditz-a-card }
        [2] { $card-id ->
            [rope] deux cordes
            [cutters] deux pinces
            [key] deux clés
            [pass] deux laissez-passer
           *[other] deux « { $card } »
        }
       *[other] { $number } « { $card } »
    }
# Ce qu’on trouve dans les pièces : du Matériel, ou un élément du Kit.
colditz-room-pair = { $card-id ->
        [rope] la chapelle ou { -le-magasin }
        [cutters] l’infirmerie ou la cuisine
        [key] les douches ou le cabinet du dentiste
        [pass] { -le-corps-de-garde } ou { -le-quartier-des-ordonnances }
       *[other] les { -pieces } qui portent ce symbole
    }
colditz-decision = { $kind ->
        [nation] un { -officier } choisit sa nation
        [row] un { -officier } choisit sa rangée de l’appel
        [again] après un double, relancer ou s’arrêter
        [draw] le lancer donne droit à une carte
        [cell] { -la-Securite } dit dans quelles cellules va l’homme arrêté
        [stand] un homme prend place sur une case blanche
        [lose] un { -officier } renonce à une carte Matériel
        [confiscate] { -la-Securite } dit quel Matériel { -elle } prend
        [shield] un { -officier } peut sauver une carte de la confiscation
        [intercept] { -la-Securite } peut arrêter le porteur de la clé ou du laissez-passer
        [talisman] l’{ -officier } de l’homme visé peut répondre
        [warning] un { -officier } peut répondre à l’appel ou à la fouille
        [hide] un { -officier } alerté envoie des hommes dans les cachettes
        [push] le propriétaire d’un pion qui doit faire place dit où il va
        [door] la porte des cellules est bloquée, on choisit une case proche
        [consent] on demande l’accord d’un { -officier }
        [pursue] { -la-Securite } dit qui un gardien poursuit
        [attend] un { -officier } dit qui se rend à l’appel
        [search-or-move] { -la-Securite } dit à quoi sert son lancer
        [credit] { -la-Securite } dit quel gardien a trouvé un homme
        [seize] { -la-Securite } dit qui { -elle } prend
        [name-guard] { -la-Securite } envoie un gardien fouiller
        [choose-team] { -la-Securite } nomme une équipe
        [claim-window] { -la-Securite } peut répondre par une Fouille
        [card-phase] { -la-Securite } peut montrer une Fouille ou un Appel
        [off-turn] { -la-Securite } peut intervenir à la fin d’un tour
        [guard-back] { -la-Securite } dit quel gardien rentre { -a-la-caserne }
        [riot-squad] { -la-Securite } poste ses réserves
        [sabotage-choice] { -la-Securite } renonce à une carte
        [sabotage-pick] un { -officier } choisit à l’aveugle une carte de { -la-Securite }
        [keep] { -la-Securite } garde une carte sur deux
        [award] un { -officier } prend une carte pour sa première évasion
        [replacement] un nouvel homme prend une case blanche
        [overflow] une main trop pleine est ramenée à sa limite
        [security-overflow] { -la-Securite } ramène sa main à la limite
        [guards] { -la-Securite } place les premiers gardiens
        [permit-tunnel] celui qui a ouvert le tunnel dit qui peut y entrer
        [permit-way] un { -officier } peut partager le passage qu’il a payé
        [permit-tower] l’{ -officier } de la tour invite quelqu’un
        [glider-shot] { -la-Securite } peut tirer sur le planeur
        [cell-split] un { -officier } dit qui va dans les cellules extérieures
        [car-release] un double peut faire sortir quelqu’un
        [meeting] les { -officiers } sont réunis
       *[other] { $kind }
    }
# Pourquoi un gardien ne peut pas s’arrêter sur une case, selon la règle.
colditz-no-stop = { $rule ->
        [r23] quelqu’un s’y trouve, qu’il peut seulement dépasser
        [r25] c’est une cachette
        [r35] c’est une case blanche de la zone d’appel
        [r37] c’est la porte d’une cellule
        [r39] un homme sur le chemin du retour s’y trouve
        [r41] c’est une case clé ou laissez-passer
        [r44] c’est dans une { -piece }
        [r53] c’est au-dessus d’un tunnel
       *[other] il y fermerait une entrée ou un passage
    }
colditz-points-left = { $points ->
        [0] il n’en reste plus
        [one] il en reste un
       *[other] il en reste { $points }
    }

## Cartes

colditz-card-rope = corde
    .does = Fait descendre, ou remonter, à vos hommes un dénivelé de 30 pieds jusqu’à la fin de votre tour ; il en faut deux pour 60 pieds.
colditz-card-cutters = pince
    .does = Fait passer vos hommes à travers les barbelés en un endroit, dans un sens, jusqu’à la fin de votre tour.
colditz-card-key = clé
    .does = Ouvre à vos hommes les cases d’une porte à clé jusqu’à la fin de votre tour.
colditz-card-pass = laissez-passer
    .does = Ouvre à vos hommes les cases d’une porte à laissez-passer jusqu’à la fin de votre tour.
colditz-card-kit = Kit d’évasion
    .does = Chacun de vos hommes qui atteint un { -objectif } est évadé.
colditz-card-do_or_die = Le tout pour le tout
    .does = Donne à un homme trois à sept lancers pour courir jusqu’à un { -objectif } ; s’il n’y arrive pas, il est abattu.
colditz-card-move_library = Raccourci (parloir)
    .does = Un de vos hommes sur le plateau va directement sur une case libre { -du-parloir }, sans dépenser de points.
colditz-card-move_kitchen = Raccourci (cuisine)
    .does = Un de vos hommes sur le plateau va directement sur une case libre de la cuisine, sans dépenser de points.
colditz-card-move_post = Raccourci (bureau des colis)
    .does = Un de vos hommes sur le plateau va directement sur une case libre { -du-bureau-des-colis }, sans dépenser de points.
colditz-card-move_guardhouse = Raccourci (corps de garde)
    .does = Un de vos hommes sur le plateau va directement sur une case libre { -du-corps-de-garde }, sans dépenser de points.
colditz-card-move_office = Raccourci (quartier des ordonnances)
    .does = Un de vos hommes sur le plateau va directement sur une case libre { -du-quartier-des-ordonnances }, sans dépenser de points.
colditz-card-move_showers = Raccourci (douches)
    .does = Un de vos hommes sur le plateau va directement sur une case libre des douches, sans dépenser de points.
colditz-card-move_dentist = Raccourci (cabinet du dentiste)
    .does = Un de vos hommes sur le plateau va directement sur une case libre du cabinet du dentiste, sans dépenser de points.
colditz-card-move_officers = Raccourci ({ -quartier-des-officiers })
    .does = Un de vos hommes sur le plateau va directement sur une case libre du { -quartier-des-officiers }, sans dépenser de points.
colditz-card-exchange_rope = Bon d’échange (corde)
    .does = Se change en corde, tant qu’il y en a une dans la pile.
colditz-card-exchange_cutters = Bon d’échange (pince)
    .does = Se change en pince, tant qu’il y en a une dans la pile.
colditz-card-exchange_key = Bon d’échange (clé)
    .does = Se change en clé, tant qu’il y en a une dans la pile.
colditz-card-exchange_pass = Bon d’échange (laissez-passer)
    .does = Se change en laissez-passer, tant qu’il y en a un dans la pile.
colditz-card-exchange_aeroplane = Bon d’échange (corde, marqué d’un avion)
    .does = Convertissez-le en corde, ou gardez-le : avec la porte secrète, il fait partir le planeur.
colditz-card-exchange_secret_door = Bon d’échange (clé, marqué d’une porte secrète)
    .does = Convertissez-le en clé, ou gardez-le : avec un Kit, il ouvre la tour du planeur.
colditz-card-bribe_one = { -Pot-de-vin } (une carte)
    .does = Prenez dans les piles une carte Matériel au choix.
colditz-card-bribe_two = { -Pot-de-vin } (deux cartes)
    .does = Prenez dans les piles deux cartes Matériel au choix, pareilles ou différentes ; une seule s’il n’y a rien de plus.
colditz-card-bribe_fuga = { -Pot-de-vin }
    .does = Vaut un élément quelconque du Kit d’évasion ; deux achètent une carte Matériel au choix ; de jour, il évite une perte de Matériel lors d’une arrestation.
colditz-card-release = Sortie de cellule
    .does = Un de vos hommes quitte sa cellule.
colditz-card-staff_car = Voiture du commandant
    .does = Un de vos hommes, à côté de la voiture, prend le volant : six lancers pour couvrir la route jusqu’à l’{ -objectif } au-delà de la porte principale.
colditz-card-kit_part_a = { -Element-du-Kit } ({ -deguisement } et { -papiers })
    .does = Vaut { -un-deguisement } et des { -papiers } quand vous vous procurez un Kit d’évasion.
colditz-card-kit_part_b = { -Element-du-Kit } (boussole et { -vivres })
    .does = Vaut une boussole et des { -vivres } quand vous vous procurez un Kit d’évasion.
colditz-card-sabotage = Sabotage
    .does = { -La-Securite } défausse deux cartes de son choix et en pioche une ; { -si-elle } en a moins de deux, { -elle } défausse ce qu’{ -elle } a et ne pioche rien.
colditz-card-diversion = { -Diversion }
    .does = Un gardien de votre choix va directement { -a-la-caserne }.
colditz-card-inspection = Inspection du haut commandement
    .does = Deux gardiens de votre choix vont directement { -a-la-caserne }.
colditz-card-tunnel_canteen = Tunnel (cantine)
    .does = Ouvre le tunnel de la cantine à deux de vos hommes, et à qui les suit.
colditz-card-tunnel_chapel = Tunnel (chapelle)
    .does = Ouvre le tunnel de la chapelle à deux de vos hommes, et à qui les suit.
colditz-card-tunnel_theatre = Tunnel (théâtre)
    .does = Ouvre le tunnel du théâtre à deux de vos hommes, et à qui les suit.
colditz-card-hideaway = Cachette secrète
    .does = Sauve une carte que { -la-Securite } vous prendrait.
colditz-card-talisman = Porte-bonheur
    .does = Le tir contre un de vos hommes n’est pas doublé ; à jouer une fois les dés connus.
colditz-card-warning = { -Alerte }
    .does = Avant un appel ou une fouille, vos hommes vont directement dans des cachettes libres en payant le Matériel du trajet : tout homme sur le plateau avant un appel, ceux de { -la-piece } avant une fouille.
colditz-card-appel = Appel
    .does = Appelle à sa rangée de la zone d’appel tout prisonnier qui n’est ni en cellule, ni dans une cachette, ni dans un tunnel, ni { -a-l-exterieur }.
colditz-card-search_store = Fouille (magasin)
    .does = Fait fouiller { -le-magasin } : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_chapel = Fouille (chapelle)
    .does = Fait fouiller la chapelle : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_kitchen = Fouille (cuisine)
    .does = Fait fouiller la cuisine : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_dentist = Fouille (cabinet du dentiste)
    .does = Fait fouiller le cabinet du dentiste : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_showers = Fouille (douches)
    .does = Fait fouiller les douches : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_sickbay = Fouille (infirmerie)
    .does = Fait fouiller l’infirmerie : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_guardhouse = Fouille (corps de garde)
    .does = Fait fouiller { -le-corps-de-garde } : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-search_office = Fouille (quartier des ordonnances)
    .does = Fait fouiller { -le-quartier-des-ordonnances } : les prisonniers qui s’y trouvent peuvent aller { -a-l-isolement }, et du Matériel être perdu.
colditz-card-tunnel_detected = Tunnel découvert
    .does = Se pose sur un tunnel : les gardiens peuvent y entrer, et dès que deux d’entre eux sont sur ses cases, tous ceux qui s’y trouvent vont { -a-l-isolement }.
colditz-card-shoot = Tirer pour tuer
    .does = Un gardien sur le plateau tire sur un prisonnier hors du château : il est touché si le double du lancer couvre la distance.
colditz-card-arrest_key = { -Cle-interceptee }
    .does = Un prisonnier qui est en train d’utiliser une clé va { -a-l-isolement }, et la clé est perdue.
colditz-card-arrest_pass = { -Laissez-passer-intercepte }
    .does = Un prisonnier qui est en train d’utiliser un laissez-passer va { -a-l-isolement }, et le laissez-passer est perdu.

## Ce qui est demandé

colditz-prompt-nation = Choisissez votre nation.
colditz-prompt-row = Choisissez la rangée de la zone d’appel où se tiennent vos hommes.
colditz-prompt-guards = Placez vos premiers gardiens sur des cases noires ({ $inner } dans { -la-cour } et { $outer } en dehors jusqu’ici) : un dans { -la-cour } pour chaque équipe, de deux à sept en dehors. Puis confirmez.
colditz-prompt-officer = { $bound ->
        [none] { $rolled ->
            [opportunity] À vous : échangez des cartes Opportunité si vous voulez, puis passez.
            [equipment] Échangez du Matériel si vous voulez, puis passez.
            [announcing] À vous : lancez les dés. Vous pouvez d’abord échanger des cartes contre du Matériel, annoncer une évasion, montrer une carte Tunnel, ou jouer le tout pour le tout.
            [no] À vous : lancez les dés. Vous pouvez d’abord vous procurer du Matériel et jouer des cartes.
           *[yes] { $points ->
                [0] Il ne reste plus de points. Procurez-vous du Matériel, jouez des cartes, ou finissez votre tour.
                [one] Il vous reste un point. Faites avancer un homme, procurez-vous du Matériel, jouez des cartes, ou finissez votre tour.
               *[other] Vous avez { $points } points. Faites avancer vos hommes, procurez-vous du Matériel, jouez des cartes, ou finissez votre tour.
            }
        }
       *[other] { $bound } ne peut pas s’arrêter où il est. Faites-le avancer : il reste { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
colditz-prompt-security = { $bound ->
        [none] { $rolled ->
            [bare] À vous, { -Securite-en-liste } : lancez les dés. Les cartes se jouent après le lancer.
            [no] À vous, { -Securite-en-liste } : lancez les dés. Un appel doit se jouer avant ; d’autres cartes le peuvent.
           *[yes] { $points ->
                [0] Il ne reste plus de points. Jouez des cartes, ou finissez votre tour.
                [one] Il vous reste un point. Déplacez, postez, rappelez ou arrêtez, jouez des cartes, ou finissez votre tour.
               *[other] Vous avez { $points } points. Déplacez, postez et rappelez des gardiens, arrêtez, jouez des cartes, ou finissez votre tour.
            }
        }
       *[other] { $bound } ne peut pas s’arrêter où il est. Faites-le avancer : il reste { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
colditz-prompt-again = Un double donne un autre lancer, qui s’ajoute à celui-ci. Relancer, ou garder ce lancer ?
colditz-prompt-draw = { $free ->
        [yes] Ce lancer donne droit à une carte. La piocher, ou refuser ?
       *[no] Ce lancer donne droit à une carte : piochez-la.
    }
colditz-prompt-cell = { $man } est arrêté. Dans quelles cellules va-t-il ?
colditz-prompt-stand = { $men-count ->
        [one] { $man } doit prendre place sur une case blanche de la zone d’appel. Laquelle ?
       *[other] { $man } doivent prendre place sur des cases blanches de la zone d’appel. Qui se place où ?
    }
colditz-prompt-lose = Une carte Matériel est confisquée. Laquelle abandonnez-vous ?
colditz-prompt-confiscate = { colditz-who } perdent une carte Matériel. Quel type nommez-vous ?
colditz-prompt-shield = Vous allez perdre { $prize ->
        [kit] votre Kit d’évasion
       *[other] une carte Matériel
    }. { $shield ->
        [bribe_fuga] L’éviter par { -un-Pot-de-vin }, ou passer ?
        [either] L’éviter par une Cachette secrète ou { -un-Pot-de-vin }, ou passer ?
       *[other] L’éviter par une Cachette secrète, ou passer ?
    }
colditz-prompt-intercept = { $man } s’apprête à utiliser { colditz-a-card }. L’arrêter avec la carte prévue pour cela, ou passer ?
colditz-prompt-talisman = Un gardien a tiré sur votre homme, et le lancer compte double. Jouer le Porte-bonheur, ou passer ?
colditz-prompt-permit-tunnel = Votre tour est fini et le { colditz-tunnel } est ouvert. Qui parmi les autres peut y entrer jusqu’au tour de { -la-Securite } ? Nommez-les l’un après l’autre ; puis dites « terminé ».
colditz-prompt-permit-way = Un de vos hommes est sorti par { $at-the }. Un autre { -officier } peut-il envoyer un homme par là dans cette manche ? Nommez-le, ou passez.
colditz-prompt-permit-tower = Votre homme est dans la tour. Qui invitez-vous ? Avec les deux cartes marquées, vous pouvez aussi passer et voler seul.
colditz-prompt-glider-shot = Le planeur vole, et un gardien de { -la-garnison } le voit. Le faire tirer, ou passer ?
colditz-prompt-cell-split = Les cellules extérieures ne prennent pas tous vos hommes du tunnel. Qui y va ?
colditz-prompt-car-release = Un double au premier lancer du tour. Qui fait-il sortir de cellule ? Vous pouvez aussi passer.
colditz-prompt-warning = { $room ->
        [none] L’appel sonne. Jouer { -une-Alerte } pour y soustraire des hommes, ou passer ?
       *[other] On va fouiller { $room-the }. Jouer { -une-Alerte } pour cacher vos hommes qui s’y trouvent, ou passer ?
    }
colditz-prompt-hide = Lesquels de vos hommes vont dans les cachettes ? Nommez un homme et une case libre, l’un après l’autre ; puis dites « terminé ».
colditz-prompt-push = { $pawn } doit faire place. Vers quelle case ?
colditz-prompt-door = La porte des cellules est bloquée. Sur laquelle des cases libres les plus proches { $man } sort-il ?
colditz-prompt-consent = { $purpose ->
        [push] Un autre { -officier } demande à écarter { $man }. Acceptez-vous, ou refusez-vous ?
       *[other] Un autre { -officier } propose de faire sortir { $man }. Acceptez-vous, ou refusez-vous ?
    }
colditz-prompt-attend = L’appel sonne. Lesquels de vos hommes s’y rendent ? Nommez-les l’un après l’autre ; puis dites « terminé », et les autres restent où ils sont.
colditz-prompt-search-or-move = Absents à l’appel : { $men }. Votre lancer sert-il à une fouille générale, ou les gardiens se déplacent-ils ?
colditz-prompt-credit = Plusieurs gardiens atteignent { $man }. Lequel s’en charge et rentre { -a-la-caserne } ?
colditz-prompt-seize = Lequel des hommes trouvés prenez-vous maintenant ?
colditz-prompt-name-guard = { $room ->
        [none] Ce plateau n’a pas cette { -piece }. Quel gardien envoyez-vous ? Il rentre { -a-la-caserne } dans tous les cas.
       *[other] { $total } pas pour atteindre { $room-the }. Quel gardien envoyez-vous ? Il rentre { -a-la-caserne } dans tous les cas.
    }
colditz-prompt-choose-team = Hors de votre tour, vous ne pouvez pas arrêter des hommes de toutes les équipes. Quelle équipe nommez-vous ?
colditz-prompt-claim-window = { $men } vont se procurer { colditz-a-card }. Fouillez-vous une des { -pieces }, ou passez-vous ?
colditz-prompt-card-phase = Avant que les gardiens se déplacent : montrez-vous une Fouille ou un Appel, ou passez-vous ?
colditz-prompt-off-turn = { colditz-who } ont fini leur tour. Intervenez-vous avec une Fouille ou un Appel, ou passez-vous ?
colditz-prompt-pursue = Plusieurs prisonniers sont en fuite. Lequel ce gardien poursuit-il ?
colditz-prompt-guard-back = Vos gardiens coupent une partie de { -la-cour }. Lequel rentre { -a-la-caserne } ?
colditz-prompt-riot-squad = La brigade anti-émeute sort. Sur quelles cases noires postez-vous des gardiens ? L’un après l’autre ; dites ensuite « terminé ».
colditz-prompt-sabotage-choice = Sabotage : laquelle de vos cartes abandonnez-vous ?
colditz-prompt-sabotage-pick = Sabotage : { -la-Securite } a { $number } cartes. Laquelle abandonne-t-{ -elle } ? Vous choisissez sans les voir.
colditz-prompt-keep = Vous avez pioché deux cartes. Laquelle gardez-vous ? L’autre va sous le paquet.
colditz-prompt-award = Votre première évasion vous vaut une des cartes { -Element-du-Kit } mises de côté. Laquelle prenez-vous ?
colditz-prompt-replacement = Un nouvel homme, { $man }, rejoint votre équipe. Sur quelle case blanche se place-t-il ?
colditz-prompt-overflow = { $free ->
        [yes] Vous avez trop de cartes. Laquelle défaussez-vous ou utilisez-vous ?
       *[no] Vous avez trop de cartes. Laquelle défaussez-vous ?
    }
colditz-prompt-security-overflow = { $free ->
        [yes] Vous avez trop de cartes. Laquelle défaussez-vous ou jouez-vous ?
       *[no] Vous avez trop de cartes. Laquelle défaussez-vous ?
    }
colditz-prompt-meeting = Les { -officiers } se réunissent sans { -la-Securite } pendant { $seconds } secondes. Parlez{ $trades ->
        [yes] , échangez si vous voulez,
       *[no] {""}
    } et dites que vous êtes prêts.

## Ce qui s’est passé

colditz-event-nation = L’{ -officier } { $seat } a pris l’équipe { colditz-nation }.
colditz-event-nation-named = L’{ -officier } { $seat } a demandé l’équipe { colditz-nation }.
colditz-event-row = { colditz-who } se sont alignés sur la rangée { $row } de la zone d’appel.
colditz-event-set-up = Les gardiens étaient à leurs postes, et la partie a commencé.
colditz-event-posted = { $guard } a été posté { $to-in }.
colditz-event-taken-back = { $guard } a été repris { $at-from }.
colditz-event-turn-begun = Manche { $round } : { colditz-whom } { colditz-has } la main.
colditz-event-thrown = { colditz-who } { colditz-has } lancé les dés : { $dice }.
colditz-event-points = { colditz-who } { colditz-has } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à dépenser.
colditz-event-drawn = { colditz-who } { colditz-has } pioché { $card ->
        [none] une carte
       *[other] « { $card } »
    }.
colditz-event-played = { colditz-who } { colditz-has } joué « { $card } »{ $words ->
        [none] .
        [canteen] {" "}(tunnel de la cantine).
        [chapel] {" "}(tunnel de la chapelle).
        [theatre] {" "}(tunnel du théâtre).
       *[other] {" "}({ $words }).
    }
colditz-event-discarded = { colditz-who } { colditz-has } défaussé { colditz-a-card }.
colditz-event-put-under = { colditz-who } { colditz-has } remis { $card ->
        [none] une des deux cartes
       *[other] « { $card } »
    } sous le paquet.
colditz-event-awarded = { colditz-who } { colditz-has } pris { $card ->
        [none] une des cartes { -Element-du-Kit } mises de côté
       *[other] « { $card } »
    } pour leur première évasion.
colditz-event-replaced = Un nouvel homme, { $man }, est entré en jeu { $at-in }.
colditz-event-seated = À partir de la gauche de { -la-Securite } siègent : { $seats }.
colditz-event-paid = { colditz-who } ont utilisé { colditz-price }.
colditz-event-claimed = { colditz-who } se sont procuré { colditz-a-card } avec { $men }.
colditz-event-kit-claimed = { $cards-count ->
        [0] { colditz-who } se sont procuré un Kit d’évasion.
       *[other] { colditz-who } se sont procuré un Kit d’évasion avec « { $cards } ».
    }
colditz-event-equipment-taken = { colditz-who } ont pris dans les piles : { $cards }.
colditz-event-exchanged = { colditz-who } ont converti un bon d’échange : il leur vaut { colditz-a-card }.
colditz-event-confiscated = { colditz-who } se sont fait confisquer { colditz-a-card }.
colditz-event-body-search = { colditz-who } ont fait { $die } contre { $against } à la fouille au corps. { $won ->
        [yes] On n’a rien trouvé.
       *[no] { $prize ->
            [kit] On a trouvé le Kit d’évasion.
           *[other] On a trouvé du Matériel.
        }
    }
colditz-event-kit-lost = { colditz-who } se sont fait confisquer leur Kit d’évasion.
colditz-event-not-held = { colditz-who } n’avaient aucune carte « { $card } ».
colditz-event-kept = { colditz-who } ont tout de même gardé { colditz-a-card }.
colditz-event-offered-himself = { $man } s’est présenté à { $guard } ; le dé a donné { $die }. { $taken ->
        [yes] On l’a pris au mot.
       *[no] Personne n’y a pris garde.
    }
colditz-event-offered = { colditz-giver } ont proposé { colditz-taker } (offre { $number }) : { $give }{ $want-count ->
        [0] , en cadeau
       *[other] {" "}contre { $want }
    }.
colditz-event-traded = { $want-count ->
        [0] { colditz-giver } ont donné { colditz-taker } (offre { $number }) : { $give }.
       *[other] { colditz-giver } ont cédé { colditz-taker } (offre { $number }) : { $give } contre { $want }.
    }
colditz-event-refused = L’offre { $number } a été refusée. { colditz-giver } proposaient { colditz-taker } : { $give }{ $want-count ->
        [0] , en cadeau
       *[other] {" "}contre { $want }
    }.
colditz-event-withdrawn = { colditz-giver } ont retiré l’offre { $number } faite { colditz-taker } : { $give }{ $want-count ->
        [0] , en cadeau
       *[other] {" "}contre { $want }
    }.
colditz-event-night-falls = Manche { $round } : la nuit est tombée.
colditz-event-day-breaks = Manche { $round } : le jour s’est levé.
colditz-event-meeting-begun = { -La-Securite } a quitté la salle pour { $seconds } secondes : les { -officiers } se sont réunis.
colditz-event-meeting-ended = Les { -officiers } avaient fini, et { -la-Securite } a repris sa place.
colditz-event-said = { colditz-who } : « { $speech } ».
colditz-event-stepped = { $man } est passé { $to-to }.
# Une marche entière, quel que soit le nombre de pas.
colditz-walked = { $man } a marché{ $within ->
        [yes] {" "}{ $to-in }
       *[no] { $start-from ->
            [none] {" "}jusqu’{ $to-to }
           *[other] {" "}{ $start-from } { $to-to }
        }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
colditz-walked-guard = Le gardien { colditz-walked }
colditz-event-moved-fast = { $man } est allé directement { $to-to }.
colditz-event-guard-stepped = { $guard } est passé { $to-to }.
colditz-event-aside = { $pawn } s’est écarté vers { $to-the }.
colditz-event-stands = { $man } a pris place { $at-in }.
colditz-event-hides = { $man } s’est caché { $at-in }.
colditz-event-searched = { $room ->
        [none] Ce plateau n’a pas cette { -piece } : personne n’a été fouillé.
       *[other] On a fouillé { $room-the } { $found ->
            [none] sans trouver personne à retenir
           *[other] et trouvé { $found }
        }.
    }
colditz-event-stay-away = { colditz-who } n’ont pas envoyé à l’appel { $men }.
colditz-event-declared-errand = { -La-Securite } a déclaré à quoi sert le lancer : { $errand ->
        [search] à une fouille générale.
       *[move] au déplacement des gardiens.
    }
colditz-event-general-searched = La fouille générale s’est étendue à { $radius } pas des gardiens { $found ->
        [none] sans trouver personne
       *[other] et a trouvé { $found }
    }.
colditz-event-guard-sent = { $guard } a été envoyé fouiller avec { $total } pas. { $reached ->
        [yes] Il a atteint { -la-piece }.
       *[no] Il n’y est pas parvenu.
    }
colditz-event-claim-stopped = { colditz-who } n’ont pas eu ce qu’ils demandaient.
# Said before a question about what the arrest costs; with a guard, and without.
colditz-arresting = { $guard } arrête { $man } { $at-in }.
colditz-arresting-else = { $man } est arrêté { $at-in }.
colditz-event-arrested = { $cause ->
        [guard] { $man } a été arrêté par { colditz-guard } { $at-in } et conduit { colditz-cell }.
        [surrender] { $man } s’est rendu à { colditz-guard } { $at-in } et a été conduit { colditz-cell }.
        [search] La fouille a surpris { $man } { $at-in } : il a été conduit { colditz-cell }.
        [tunnel] { $man } a été sorti du tunnel et conduit { colditz-cell }.
        [intercept] { $man } a été intercepté à la porte et conduit { colditz-cell }.
        [car] La voiture n’est pas passée : { $man } a été conduit { colditz-cell }.
        [glider] Le planeur est tombé : { $man } a été conduit { colditz-cell }.
        [penalty] Pour cela { -la-Securite } a envoyé { $man } { colditz-cell }.
       *[other] { $man } a été conduit { colditz-cell }.
    }
colditz-guard = { $guard ->
        [none] un gardien
       *[other] { $guard }
    }
colditz-event-to-barracks = { $guard } est rentré { -a-la-caserne }.
colditz-event-marker-removed = { $guard } a retiré le marqueur { $at-from } : le passage est fermé.
colditz-event-riot-squad = { -La-Securite } a fait sortir la brigade anti-émeute.
colditz-event-pursues = { $guard } a été désigné comme poursuivant de { $man }.
colditz-event-released = { $man } est sorti de cellule et se trouve { $at-in }.{ $returning ->
        [yes] {" "}Il est sur le chemin du retour vers { -la-cour } et ne peut pas être arrêté tant qu’il s’y tient.
       *[no] {""}
    }
colditz-event-strays = { $man } ne s’est pas rapproché de { -la-cour } : il compte désormais comme fugitif.
colditz-event-consent-refused = { colditz-who } ont refusé leur accord pour { $man }.
colditz-event-infringed = { $man } a été déplacé contre les règles.
colditz-event-shot = { $guard } a tiré sur { $man } : portée de { $range ->
        [one] 1 case
       *[other] { $range } cases
    }, distance de { $distance ->
        [one] 1 case
       *[other] { $distance } cases
    }. { $hit ->
        [yes] Touché : il est hors jeu.
       *[no] Manqué.
    }
colditz-event-tunnel-opened = { colditz-who } ont ouvert le { colditz-tunnel }.
colditz-event-tunnel-collapsed = Le { colditz-tunnel } s’est effondré, faute de deux hommes à l’intérieur.
colditz-event-tunnel-closed = Le { colditz-tunnel } est fermé.
colditz-event-tunnel-permitted = { colditz-giver } ont permis { colditz-taker } d’entrer dans le { colditz-tunnel }.
colditz-event-way-permitted = { colditz-giver } ont permis { colditz-taker } d’envoyer un homme par { $at-the }.
colditz-event-tower-permitted = { colditz-giver } ont ouvert { colditz-taker } la porte de la tour.
colditz-event-tower-entered = { $man } est monté dans la tour nord.
colditz-event-tower-left = { $man } est redescendu de la tour et se trouve { $at-in }.
colditz-event-glider-launched = Le planeur s’est élancé avec { $men } à bord. La carte lui a accordé { $throws } lancers.
colditz-event-glider-landed = Le vol de { $men } a couvert { $total } sur { $way } cases. { $reached ->
        [yes] L’atterrissage a réussi.
       *[no] Le planeur est tombé trop tôt.
    }
colditz-event-detection-over = Le { colditz-tunnel } n’est plus découvert.
colditz-event-combo-played = { -La-Securite } a joué ensemble Fouille et Tunnel découvert : pendant ce tour, { -la-cour } mène dans le { colditz-tunnel }.
colditz-event-declared = { $man } a été annoncé : il veut sortir par { $exit-the }.
colditz-event-lapsed = La tentative annoncée pour { $man } est caduque.
colditz-event-climbed-out = { $man } est ressorti du tunnel { $at-in } : trop peu d’hommes y sont entrés.
colditz-event-car-started = { $man } est parti dans la voiture du commandant : { $road } cases à parcourir.
colditz-event-car-stopped = La voiture avait { $total } points pour { $road } cases. { $reached ->
        [yes] { $man } a franchi la porte principale.
       *[no] { $man } a été intercepté en route.
    }
colditz-event-dod-revealed = { $man } a joué le tout pour le tout. La carte lui a accordé { $throws } lancers.
colditz-event-dod-run = { $man } a totalisé { $total } points pour un trajet de { $way } cases. { $reached ->
        [yes] Il a atteint l’{ -objectif }.
       *[no] Il n’a pas atteint l’{ -objectif } et a été abattu.
    }
colditz-event-target-reached = { $man } a atteint { $target-the }.
colditz-event-waits = { $man } n’a pas de Kit d’évasion pour continuer et attend sur l’{ -objectif }.
colditz-event-escaped = { $man } s’est évadé { $route ->
        [car] dans la voiture du commandant
        [do-or-die] en jouant le tout pour le tout
        [drop] par la corde
        [wire] à travers les barbelés
        [glider] en planeur
        [tunnel] par un tunnel
       *[gate] par une porte
    }. { colditz-who } en sont à { $escapes ->
        [one] { $escapes } évasion
       *[other] { $escapes } évasions
    }.
colditz-event-eliminated = { colditz-who } sont hors jeu.
colditz-event-game-over = La partie est finie. { $end ->
        [GOAL] { colditz-outcome-GOAL }
        [LIMIT] { colditz-outcome-LIMIT }
       *[NOBODY_LEFT] { colditz-outcome-NOBODY_LEFT }
    }

## Comment cela s’est terminé

colditz-winners = { $winners-count ->
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
colditz-outcome-GOAL = { colditz-winners } Assez d’hommes se sont évadés.
colditz-outcome-LIMIT = { colditz-winners } { $winner ->
        [security] Le temps était écoulé avant que quiconque ait atteint le but.
       *[other] Le temps était écoulé, et personne n’avait plus d’évasions.
    }
colditz-outcome-NOBODY_LEFT = { colditz-winners } Plus aucun { -officier } n’avait d’homme à envoyer.
colditz-column-escapes = { $seat ->
        [security] a monté la garde
       *[other] { $number ->
            [0] aucune évasion
            [one] { $number } évasion
           *[other] { $number } évasions
        }
    }

## Pourquoi ce n’est pas permis

# Les titres des règles portent leurs numéros.
colditz-edition-gibson = Les règles classiques, 1973 (Gibson)
    .short = Classique 1973
    .character = Les règles avec lesquelles la plupart des tables ont grandi.
colditz-edition-parker = Les règles classiques, 1973 (Parker)
    .short = Parker
    .character = L’autre boîte de cette année-là : une carte Le tout pour le tout est devant vous dès le début.
colditz-edition-martelli = Les 55 règles révisées (Martelli)
    .short = Martelli
    .character = Le texte révisé en 55 règles : ce qui est ouvert reste en vue.
colditz-edition-devir = L’édition espagnole (NAC, Devir)
    .short = Devir
    .character = La boîte vendue en Espagne : chaque double relance, tout lancer peut donner une carte.
colditz-edition-fuga3 = La fuga de Colditz 3.0
    .short = Fuga 3.0
    .character = Jours et nuits, tentatives annoncées, rafles et un planeur.
colditz-edition-osprey = Osprey, 2016
    .short = Osprey 2016
    .character = La réédition : chacun commence avec un Kit et une carte.
colditz-edition-clipper = Clipper, Pays-Bas
    .short = Clipper
    .character = La boîte vendue aux Pays-Bas : les hommes se croisent, les gardiens peuvent bloquer.
colditz-cite = { $form ->
        [rule] Règle { $place }
        [commentary] Commentaire de la règle { $place }
       *[section] « { $place } »
    } ({ $edition })
# Un titre du texte d’une édition, dans la langue de qui lit.
colditz-heading = { $heading ->
        [devir-a-la-vie] Cartes « À la vie, à la mort »
        [devir-appel] Appel
        [devir-arrestations] Arrestations
        [devir-cachettes] Cachettes
        [devir-cases-noires] Cases noires
        [devir-cellules] Cellules d’isolement
        [devir-collaboration] Collaboration entre Officiers d’évasion
        [devir-deroulement] Déroulement du jeu
        [devir-gardiens] Les gardiens
        [devir-kit] Cartes de Kit d’évasion
        [devir-materiel] Cartes Matériel
        [devir-objectifs] Objectifs d’évasion
        [devir-projecteurs] Projecteurs
        [devir-preparation] Préparation du jeu
        [devir-se-constituer] Se constituer prisonnier
        [devir-tirer] Tirer pour tuer
        [devir-tunnel-decouvert] Tunnel découvert
        [devir-tunnels] Tunnels
        [devir-voiture] Voiture du commandant
        [fuga3-a-vida-o-muerte] Cartes Le tout pour le tout
        [fuga3-aeroplano] Évasion en planeur
        [fuga3-cartas-de-oportunidad] Cartes Opportunité
        [fuga3-cartas-de-recuento] Cartes Appel
        [fuga3-cartas-de-registro] Cartes Fouille
        [fuga3-cartas-de-seguridad] Cartes Sécurité
        [fuga3-cartas-de-tunel] Cartes Tunnel
        [fuga3-componentes] Contenu de la boîte
        [fuga3-condiciones] Conditions de victoire
        [fuga3-equipo-de-fuga] Matériel d’évasion
        [fuga3-exteriores] Extérieurs du château
        [fuga3-fases] Phases du tour
        [fuga3-fuga-multiple] Tentative d’évasion multiple
        [fuga3-jornadas] Jours et nuits
        [fuga3-kit-de-evasion] Kit d’évasion
        [fuga3-movimiento] Mouvement
        [fuga3-patio-de-guarnicion] Cour de la garnison et terrasses
        [fuga3-patio-interior] Cour intérieure
        [fuga3-preparativos] Préparatifs du jeu
       *[other] { $place }
    }
colditz-refusal = { $reason } { $citation ->
        [none] ({ $title })
       *[other] [{ $citation } : { $title }]
    }
colditz-instead = { $reason } Vous pouvez maintenant : { $actions }.
colditz-asked = { $question } [{ $citation }]

colditz-refusal-BAD_ACTION = { $text ->
        [none] Aucune action n’est écrite.
       *[other] « { $text } » n’est pas une action possible ici.
    } Écrivez : { $form }. Les hommes, gardiens, cases et cartes nommés doivent exister.
colditz-refusal-GAME_OVER = La partie est finie, on ne peut plus rien y faire. Commencez-en une autre.
colditz-refusal-NOT_YOUR_TURN = { $rule ->
        [r27] Les cartes Opportunité s’emploient pendant son propre tour, sauf celles qui répondent à quelque chose. On attend pour l’instant { colditz-whom } ; patientez jusqu’à votre tour.
        [r47] { -La-Securite } emploie et défausse ses cartes pendant son propre tour, sauf celles qui répondent à quelque chose. On attend pour l’instant { colditz-whom } ; patientez jusqu’à votre tour.
       *[other] On attend pour l’instant { colditz-whom }. Patientez jusqu’à votre tour, ou jusqu’à ce qu’on vous interroge.
    }
colditz-refusal-DECISION_PENDING = { $rule ->
        [r48] On n’échange ni ne convertit rien tant qu’une décision est en attente : { colditz-decision }.
       *[other] { $seat ->
            [none] Ce n’est pas la réponse à ce qui est demandé : { colditz-decision }. Tout le reste attend.
           *[other] On attend d’abord la réponse : { colditz-decision }. Votre tour continue ensuite.
        }
    }
colditz-refusal-ROLL_FIRST = Lancez d’abord les dés : avant le lancer, il n’y a pas de points.
colditz-refusal-ALREADY_ROLLED = Vous avez déjà fait le lancer de ce tour.
colditz-refusal-THROW_UNSPENT = On dépense d’abord les points de ce lancer ; celui que donne le double vient après.
colditz-refusal-NOT_NOW = { $rule ->
        [r18] « { $verb } » n’a pas sa place pendant qu’on place les premiers gardiens.
        [r29] À cette table, un bon d’échange se convertit pendant le tour de qui le détient.
       *[other] « { $verb } » n’est pas possible à ce moment du tour, ou personne ne le demande.
    }
colditz-refusal-NATION_TAKEN = Un autre { -officier } a déjà l’équipe { colditz-nation }. Choisissez-en une libre.
colditz-refusal-ROW_TAKEN = Une autre équipe occupe déjà la rangée { $row }. Choisissez une rangée libre.
colditz-refusal-INNER_GUARDS = { $placed ->
        [0] Il n’y a aucun gardien
        [one] Il y a un seul gardien
       *[other] Il y a { $placed } gardiens
    } sur les cases noires de { -la-cour }. { $wanted ->
        [one] Il faut exactement un gardien
       *[other] Il faut exactement { $wanted } gardiens
    }, un par équipe.
colditz-refusal-OUTER_GUARDS = { $placed ->
        [0] Il n’y a aucun gardien
        [one] Il y a un seul gardien
       *[other] Il y a { $placed } gardiens
    } sur les cases noires hors de { -la-cour }. Il faut de { $least } à { $most } gardiens.
colditz-refusal-NO_GUARD = Il n’y a pas de gardien { $to-in }.
colditz-refusal-NOT_A_POST = { $rule ->
        [r18] { $to } n’est pas une case noire. Les gardiens ne commencent que sur des cases noires.
        [r34b] { $guard } n’est pas sur une case noire, mais { $to-in }. On ne rappelle un gardien que d’une case noire.
       *[other] { $to } n’est pas une case noire. On ne poste des gardiens que sur des cases noires libres.
    }
colditz-refusal-NO_RESERVE = { $rule ->
        [r18] Tous les gardiens sont déjà placés, il n’en reste pas pour { $to }.
       *[other] Il n’y a pas de gardien en réserve pour { $to }. Ceux qui sont rentrés { -a-la-caserne } ne peuvent pas être postés de nouveau avant la fin de votre tour.
    }
colditz-refusal-POST_BEFORE_ARRESTS = Un gardien a procédé à une arrestation dans ce tour, donc plus personne ne peut être posté. Postez les nouveaux gardiens avant la première arrestation.
colditz-refusal-POST_BEFORE_RETURNS = Un gardien est déjà rentré { -a-la-caserne } dans ce tour, donc plus personne ne peut être posté. Postez les nouveaux gardiens avant que l’un d’eux ne rentre.
colditz-refusal-RIOT_SQUAD_OUT = La brigade anti-émeute sort une fois par tour, tant qu’il y a des gardiens en réserve et des cases noires libres. Cette fois, elle ne peut pas.
colditz-refusal-NO_MARKER = { $guard } n’est à aucun marqueur qu’il ait atteint dans ce tour. Un gardien retire un marqueur après être entré sur sa case, ou après avoir franchi les barbelés à côté.
colditz-refusal-NO_PURSUER = { $guard } ne peut pas être désigné comme poursuivant de { $man }. Un poursuivant gêne dans { -la-cour } et ne poursuit encore personne ; son homme est un prisonnier en fuite.
colditz-refusal-OCCUPIED = { $rule ->
        [r18] Il y a déjà un gardien { $to-in }, et une case n’en reçoit pas deux.
        [r26] Quelqu’un se trouve déjà { $to-in }, et la carte ne mène un homme que sur une case libre.
        [r34a] Un gardien se tient déjà { $to-in }. On ne poste de nouveaux gardiens que sur des cases noires libres.
        [r36] Un prisonnier se trouve { $to-in }, donc aucun gardien ne peut y être posté. On ne poste des gardiens que sur des cases noires libres.
        [r53] Quelqu’un se trouve déjà { $to-in }, et dans un tunnel les prisonniers ne se dépassent pas.
       *[other] Quelqu’un se trouve déjà { $to-in }, et personne ne passe à travers un autre.
    }
colditz-refusal-GUARD_THERE = { $guard } se trouve { $to-in }, et { $man } ne peut pas passer à travers.
colditz-refusal-GUARD_BELOW = Un gardien est { $to-in }. { $man } ne peut pas passer par là ; il peut attendre où il est, ou aller de l’autre côté.
colditz-refusal-NOT_YOUR_MAN = { $rule ->
        [r21] { $man } n’est pas un de vos hommes. Un { -officier } fait avancer les siens.
        [r26] { $man } n’est pas un de vos hommes. La carte déplace un homme de votre équipe.
        [r29] { $man } n’est pas un de vos hommes. Pour se procurer du Matériel, il faut deux hommes à soi.
        [r37] { $man } n’est pas un de vos hommes. Un { -officier } fait sortir un homme de son équipe.
        [r43] { $man } n’est pas un de vos hommes. Seul un homme de votre équipe peut se rendre.
        [r51] { $man } n’est pas un de vos hommes. Le tout pour le tout se joue avec un homme de votre équipe.
        [r52] { $man } n’est pas un de vos hommes. La voiture est conduite par un homme de votre équipe.
        [rattempts] { $man } n’est pas un de vos hommes. On n’annonce que des hommes de sa propre équipe.
       *[other] { $man } n’est pas un de vos hommes.
    }
colditz-refusal-NOT_ON_BOARD = { $rule ->
        [r26] { $man } n’est pas à la surface du plateau, d’où la carte pourrait le déplacer.
        [r34a] { $guard } n’est pas sur le plateau. Avant de marcher, un gardien vient de la réserve sur une case noire.
        [r34b] { $guard } n’est pas sur le plateau, donc on ne peut pas le rappeler.
        [r34c] { $guard } n’est pas sur le plateau, donc il n’arrête personne dans { -la-cour }.
        [r34d] { $guard } n’est pas sur le plateau, donc il n’arrête personne hors de { -la-cour }.
        [r37] { $man } est { -a-l-isolement } et ne fait rien avant d’en sortir, par un double ou par une carte.
        [r43] { $man } ne peut pas se rendre à { $guard } : l’un des deux n’est pas à la surface du plateau.
        [r54] { $guard } n’est pas sur le plateau, donc on ne peut pas le renvoyer { -a-la-caserne }.
       *[other] { $man } n’est pas sur le plateau, donc il ne peut pas marcher.
    }
colditz-refusal-NO_POINTS = { $rule ->
        [rattempts] Une fois les points dépensés, on n’annonce plus rien.
        [r34a] Poster un gardien { $to-in } coûte un point, et il n’en reste plus.
        [r34b] Rappeler { $guard } coûte un point, et il n’en reste plus.
        [r34c] { $contact ->
            [adjacent] Pour arrêter { $man } de l’autre côté du dénivelé, il faut un point de plus à { $guard }, et il n’en reste plus.
           *[same_circle] Il faut un point à { $guard } pour le pas vers la case de { $man }, et il n’en reste plus.
        }
        [r34d] { $contact ->
            [adjacent] Pour arrêter { $man } de l’autre côté du dénivelé, hors de { -la-cour }, il faut un point de plus à { $guard }, et il n’en reste plus.
           *[same_circle] Il faut un point à { $guard } pour le pas vers la case de { $man }, hors de { -la-cour }, et il n’en reste plus.
        }
        [r37] La sortie de { $man } coûte { $cost ->
            [one] un point
           *[other] { $cost } points
        }, et { colditz-points-left }.
        [r43] Il faut un point à { $man } pour le pas vers la case de { $guard }, et il n’en reste plus.
       *[other] { $points ->
            [0] Un pas coûte un point, et il n’en reste plus.
           *[other] Il faut plus de points pour arriver { $to-to } : { colditz-points-left }.
        }
    }
colditz-refusal-NOT_ADJACENT = { $rule ->
        [r34] Aucun pas ne mène { $guard } { $to-to }. Un gardien va d’une case à une case voisine.
        [r34c] { $contact ->
            [adjacent] { $guard } n’est pas voisin de { $man }. Un gardien arrête d’une case voisine.
           *[same_circle] Aucun pas ne mène { $guard } sur la case de { $man }, et c’est ainsi qu’il l’arrêterait.
        }
        [r34d] { $contact ->
            [adjacent] { $guard } n’est pas voisin de { $man }, qui est hors de { -la-cour }. Un gardien arrête d’une case voisine.
           *[same_circle] Aucun pas ne mène { $guard } sur la case de { $man }, qui est hors de { -la-cour }, et c’est ainsi qu’il l’arrêterait.
        }
        [r43] { $contact ->
            [same_circle] Aucun pas ne mène { $man } sur la case de { $guard }, et c’est ainsi qu’il se rendrait.
           *[other] { $man } n’est pas voisin de { $guard }. On se rend sur une case voisine.
        }
        [r46] Aucun pas ne mène { $guard } { $to-to }. Dénivelés et barbelés ne sont ouverts à un gardien que là où est passé un homme en fuite, et dans le même sens.
       *[other] Aucun pas ne mène { $man } { $to-to }. Un pas va sur une case voisine, en bas ou en haut d’une corde, à travers les barbelés, ou sur la première case d’un tunnel.
    }
colditz-refusal-NO_WAY_OFF = { $guard ->
        [none] { $rule ->
            [r23] Quelqu’un se trouve { $to-in }, et { $man } n’a pas de quoi le dépasser, faute de points ou de chemin. Arrêtez-vous avant, ou venez avec plus de points.
            [r36] { $man } peut traverser { $to }, qui est un poste, mais pas s’y arrêter, et ne pourrait pas en partir avec ce qui reste. Arrêtez-vous avant, ou traversez avec plus de points.
            [r39] Un gardien qui ne peut pas s’écarter se trouve { $to-in }, et { $man } n’a pas assez de points pour le dépasser. Attendez d’en avoir davantage.
            [r42] { $to } est dans le faisceau d’un projecteur, et { $man } ne pourrait pas en sortir avec ce qui reste. Arrêtez-vous avant, ou traversez avec plus de points.
            [rday-night] Des hommes tiennent déjà autant de postes de { -la-cour } qu’il est permis la nuit, et { $man } ne pourrait pas quitter { $to } avec ce qui reste. Arrêtez-vous avant, ou traversez avec plus de points.
           *[other] { $to } est au-dessus d’un tunnel, où personne ne peut s’arrêter, et { $man } ne pourrait pas en partir avec ce qui reste. Arrêtez-vous avant, ou traversez avec plus de points.
        }
       *[other] { $guard } ne peut pas s’arrêter { $to-in } : { colditz-no-stop }. Il ne pourrait pas en partir avec les points restants ; choisissez un autre chemin.
    }
colditz-refusal-OTHER_MAN_BOUND = { $pawn-kind ->
        [guard] { $bound } est là où un gardien ne peut pas s’arrêter : { colditz-no-stop }. Il doit avancer avant toute autre chose.
       *[man] { $rule ->
            [r23] { $bound } passe par-dessus un autre homme, et deux hommes ne s’arrêtent pas sur une même case. Il doit avancer avant toute autre chose.
            [r36] { $bound } est sur un poste où il ne peut pas s’arrêter. Il doit avancer avant toute autre chose.
            [r39] { $bound } est au-dessus d’un gardien qui n’a pas trouvé de place pour s’écarter. Il doit avancer avant toute autre chose.
            [r53] { $bound } est au-dessus d’un tunnel, où personne ne peut s’arrêter. Il doit avancer avant toute autre chose.
            [rday-night] { $bound } est sur un poste de { -la-cour }, et des hommes en tiennent déjà autant qu’il est permis la nuit. Il doit avancer avant toute autre chose.
            [r42] { $bound } est dans le faisceau d’un projecteur. Il doit en sortir avant toute autre chose.
           *[other] { $bound } est là où personne ne peut s’arrêter. Il doit avancer avant toute autre chose.
        }
    }
colditz-refusal-NO_EQUIPMENT = { $rule ->
        [r26] En chemin vers { $to }, il faut à { $man } { colditz-price }, et vous ne l’avez pas.
        [r40] Il faut de nouveau à { $man } { colditz-price } pour revenir { $to-to }.
        [r41] { $through ->
            [yes] Il faut à { $man } { colditz-price } pour passer par { $gate-the } { $to-to }.
           *[no] Il faut à { $man } { colditz-price } pour mettre le pied { $to-in }.
        }
        [r43] Il faut à { $man } { colditz-price } pour arriver à { $guard }.
        [r51] Il faut à { $man } { colditz-price } pour cette course.
       *[other] Il faut à { $man } { colditz-price } pour arriver { $to-to }.
    }
colditz-refusal-NO_WAY_IN = { $man } est sorti des cellules extérieures, et { $to } ne le ramène pas dans { -la-cour }. Il rentre par la case laissez-passer de l’allée.
colditz-refusal-GATE_SHUT = { $man } est sorti des cellules extérieures, et { $to } fait partie { $gate-from }, qui lui est fermée. Il rentre par la case laissez-passer de l’allée.
colditz-refusal-KIT_NEEDED = { $man } ne peut pas sortir par { $to-the } tant que vous n’avez pas de Kit d’évasion.
colditz-refusal-NOT_DECLARED = Personne n’a annoncé que { $man } sortirait par là.
colditz-refusal-BEFORE_THE_ROLL = Les tentatives et les tunnels s’annoncent avant le lancer. Attendez votre prochain tour.
colditz-refusal-ONE_PROMISE = Le lancer de ce tour est déjà promis. D’autres hommes ne se joignent à une tentative qu’avant le premier point dépensé.
colditz-refusal-NOT_IN_COURTYARD = { $rule ->
        [r53] { $man } n’est pas à la surface de { -la-cour }, d’où l’on entre dans un tunnel.
       *[other] { $man } n’est pas à la surface de { -la-cour }, et l’on n’annonce que ceux qui y sont.
    }
colditz-refusal-NOT_AN_EXIT = On ne quitte pas { -la-cour } par { $exit-the }. Nommez le haut d’un dénivelé ou la case d’une porte qui mène dehors.
colditz-refusal-ALREADY_DECLARED = { $man } est déjà annoncé. Nommez chaque homme une fois, avec une seule sortie.
colditz-refusal-NOT_IN_TUNNEL = { $man } n’est pas dans un tunnel, et l’on n’annonce ainsi que ceux qui y sont.
colditz-refusal-PROMISED_FIRST = Le lancer est promis, et { $man } peut faire un pas dans ce sens. Les points qu’aucun homme annoncé ne peut employer sont libres ensuite.
colditz-refusal-ONE_WAY = Hors du château, chaque pas doit rapprocher { $man } d’un { -objectif }, et { $to } ne le fait pas.
colditz-refusal-GUARDS_ONLY = { $to } est un poste de { -la-garnison }, fermé aux prisonniers. Faites passer { $man } à côté.
colditz-refusal-MARCHED_ENOUGH = { $guard } a fait ses { $limit } pas dans { -la-garnison } pour ce tour. La limite tombe tant que quelqu’un tente de s’évader.
colditz-refusal-NOT_HIS_WAY = { $guard } ne peut quitter le château que là où un homme en fuite l’a quitté, par le même bord ou la même porte.
colditz-refusal-AFTER_QUARRY = { $guard } poursuit { $man } et ne peut que s’en approcher, par le chemin qu’il a pris.
colditz-refusal-NOT_HIS_QUARRY = { $guard } a désigné { $quarry } et n’arrête personne d’autre dehors.
colditz-refusal-RETURNING = { $man } est sorti des cellules extérieures et revient à pied vers { -la-cour }, donc il ne peut pas être arrêté.
colditz-refusal-ALONG_TUNNEL = { $to } et la case d’avant sont au-dessus du même tunnel. Traversez-le vers une case à côté ; en surface, personne ne longe un tunnel.
colditz-refusal-TUNNEL_CLOSED = { $to } fait partie du { colditz-tunnel }, où l’on ne peut pas entrer à présent. { $guard ->
        [none] Il doit être ouvert et non découvert, et l’on y entre par sa première case.
       *[other] Les gardiens n’entrent dans un tunnel que si la carte Tunnel découvert y est posée.
    }
colditz-refusal-OVER_TUNNEL = { $man } se tient au-dessus d’un tunnel ouvert, où personne ne reste.
colditz-refusal-TUNNEL_FIRST = Un tunnel passe d’abord : des hommes doivent encore y entrer, ou un homme y est resté seul. Ils avancent les premiers, et de façon qu’ils arrivent ; tout le reste attend.
colditz-refusal-TUNNEL_IN_USE = Le { colditz-tunnel } est déjà ouvert, ou quelqu’un s’y trouve encore.
colditz-refusal-TUNNEL_TOO_FAR = { $needed ->
        [0] Aucun chemin libre ne mène ces hommes ensemble dans le { colditz-tunnel }.
       *[other] Il faut { $needed } points à ces hommes pour entrer dans le { colditz-tunnel }, et { colditz-points-left }.
    }
colditz-refusal-NOT_FOR_GUARDS = { $rule ->
        [r37] { $to } est la porte des cellules extérieures. Les gardiens n’y mettent pas les pieds.
        [r25] { $to } est une cachette. Les gardiens n’y entrent jamais.
        [r35] { $to } est une case blanche de la zone d’appel. Les gardiens n’y mettent pas les pieds.
        [r53] { $to } fait partie du tunnel, et { $guard } ne peut pas y mettre le pied d’où il est. Abordez-le par le côté que les règles permettent.
       *[other] { $to } est dans une { -piece }. { $guard } n’y entre qu’après un homme en fuite qui en est sorti par une corde, ou quand le tunnel qui y commence est découvert.
    }
colditz-refusal-NOT_ARRESTABLE = { $rule ->
        [r53] { $man } est dans un tunnel. On n’y prend les hommes qu’avec Tunnel découvert.
       *[other] { $man } n’est pas à la surface du plateau, où les gardiens arrêtent.
    }
colditz-refusal-SAFE_IN_APPEL = { $man } est sur une case blanche. On n’arrête personne dans la zone d’appel ; attendez qu’il la quitte.
colditz-refusal-SAFE_IN_HIDEAWAY = { $man } est dans une cachette, où l’on ne peut pas l’arrêter. Attendez qu’il en sorte.
colditz-refusal-SAFE_IN_ROOM = { $man } est dans une { -piece } où aucun gardien ne peut l’arrêter maintenant.
colditz-refusal-NO_EQUIPMENT_HELD = { $rule ->
        [r39] { colditz-who } n’ont pas de Matériel, donc { $man } ne peut pas être arrêté en revenant des cellules extérieures. Attendez qu’ils en aient, ou qu’il s’écarte de son chemin.
       *[other] { colditz-who } n’ont pas de Matériel, donc { $man } ne peut pas être arrêté dans { -la-cour } ni dans ses passages. Attendez qu’ils en aient, ou qu’il en sorte.
    }
colditz-refusal-NO_ARREST = { $rule ->
        [r39] { $man } ne peut pas être arrêté maintenant sur le chemin du retour. On n’en dit pas plus : ce que les { -officiers } possèdent est caché.
       *[other] { $man } ne peut pas être arrêté maintenant. On n’en dit pas plus : ce que les { -officiers } possèdent est caché.
    }
colditz-refusal-TOO_LITTLE_STOLEN = { $number ->
        [0] Aucune carte Matériel n’a été volée jusqu’ici
        [one] Une carte Matériel a été volée jusqu’ici
       *[other] { $number } cartes Matériel ont été volées jusqu’ici
    } ; tant qu’il n’y a pas { $least } cartes, { $man } ne peut pas être arrêté dans { -la-cour }, à moins que son { -officier } ait un Kit d’évasion.
colditz-refusal-GUARD_NOT_MOVED = { $rule ->
        [r34d] { $guard } était déjà à côté de { $man }, hors de { -la-cour }, avant ce tour. Seul un gardien qui a utilisé un point pendant ce tour arrête quelqu’un.
       *[other] { $guard } était déjà à côté de { $man } avant ce tour. Seul un gardien qui a utilisé un point pendant ce tour arrête quelqu’un.
    }
colditz-refusal-NO_SURRENDER = { $bar ->
        [forbidden] À cette table, personne ne peut se rendre.
        [night] De nuit, personne ne peut se rendre. Attendez le jour.
        [zone] { $man } ne peut se rendre que dans { -la-cour }.
        [room] { $man } ne peut pas sortir du tunnel pour se rendre : le gardien est dans une { -piece } où il ne peut arrêter personne maintenant.
        [moved] { $man } n’a pas été amené à côté du gardien avec des points de ce tour.
       *[thrown] Le dé a déjà été jeté pour { $man } pendant ce tour. Il pourra se présenter de nouveau au prochain.
    }
colditz-refusal-COURTYARD_BLOCKED = À eux tous, vos gardiens coupent du reste une partie de { -la-cour }, une { -piece } ou une cachette, et il doit rester des points pour la rouvrir. À la fin du tour, tout doit être accessible.
colditz-refusal-GUARD_IN_THE_WAY = { $guard } est { $at-in }, où aucun gardien ne peut finir le tour : { colditz-no-stop }.
colditz-refusal-NOT_RETURNABLE = { $guard } ne peut pas être renvoyé gratuitement. Cela ne vaut que pour un gardien qui bloque et que les points restants ne peuvent pas dégager.
colditz-refusal-NOT_IN_ROOM = { $man } n’est pas dans une { -piece } où l’on trouve { colditz-a-card }. Les deux hommes doivent être dans { colditz-room-pair } : ensemble dans l’une de ces { -pieces }, ou un dans chacune.
colditz-refusal-STACK_EMPTY = La pile { $card-id ->
        [rope] de cordes
        [cutters] de pinces
        [key] de clés
        [pass] de laissez-passer
       *[other] « { $card } »
    } est vide. { $by ->
        [claim] Vos hommes peuvent rester où ils sont jusqu’à ce qu’une carte y revienne.
       *[other] Votre carte peut se garder jusqu’à ce qu’il en revienne une.
    }
colditz-refusal-ONE_BRIBE = Une seule carte « { $card } » n’achète pas de Matériel : il en faut deux.
colditz-refusal-NO_HIDEAWAY = Aucun de vos hommes ne peut arriver maintenant dans une cachette libre.
colditz-refusal-EQUIPMENT_LIMIT = Personne ne peut avoir plus de { $limit } cartes Matériel.
colditz-refusal-CLAIMS_MADE = { $limit ->
        [one] On ne prend du Matériel qu’une fois par tour
       *[other] On prend du Matériel { $limit } fois par tour au plus
    }, et vous l’avez déjà fait.
colditz-refusal-KIT_HELD = Vous avez déjà un Kit d’évasion, et l’on ne peut pas en avoir plus d’un.
colditz-refusal-TARGET_NEEDS_KIT = { $man } ne peut pas aller { $to-to } sans Kit d’évasion : à cette table, personne n’y attend d’en avoir un.
colditz-refusal-NO_KIT_LEFT = Il n’y a plus de Kit d’évasion disponible. Attendez qu’il en revienne un.
colditz-refusal-KIT_INCOMPLETE = Pour un Kit d’évasion, il vous manque encore : { $missing }. Il faut un homme dans une { -piece } pour chaque élément, tous au même moment, ou des cartes { -Element-du-Kit }.
colditz-refusal-CARD_NOT_NEEDED = « { $card } » n’ajoute rien à ce Kit.
colditz-refusal-KIT_STAYS = Un Kit d’évasion ne s’échange, ne se donne et ne se défausse jamais.
colditz-refusal-CARD_NOT_HELD = { $rule ->
        [r28] Vous n’avez pas cette carte : { colditz-a-card }. { -La-Securite } joue de sa propre main.
        [r29] Vous n’avez pas cette carte : { colditz-a-card }. Un bon d’échange ne donne que le type qu’il indique.
        [r32] Vous n’avez pas cette carte pour le Kit, ou pas aussi souvent que vous la nommez : { colditz-a-card }.
        [r47] Vous n’avez pas cette carte, donc elle ne peut pas être défaussée : { colditz-a-card }.
        [r48] Celui qui doit donner { colditz-a-card } ne l’a pas. On ne propose et on ne donne que des cartes qu’on détient.
        [r52] Vous n’avez pas cette carte : { colditz-a-card }. La voiture ne s’utilise qu’avec elle.
        [r53] Vous n’avez pas cette carte : { colditz-a-card }. Un tunnel s’ouvre avec sa propre carte.
        [rglider] Vous n’avez pas cette carte : { colditz-a-card }. La tour demande la carte marquée de la clé, le départ aussi celle de la corde.
        [rchapel-combo] Vous n’avez pas cette carte : { colditz-a-card }. Il faut les deux cartes, jouées ensemble.
       *[other] Vous n’avez pas cette carte : { colditz-a-card }. Un { -officier } joue de sa propre main.
    }
colditz-refusal-HAND_OVER_LIMIT = { $rule ->
        [r28] On ne garde pas en main plus de { $limit } cartes Sécurité.
       *[other] On ne garde pas dans une main plus de { $limit } cartes Opportunité.
    }
colditz-refusal-WRONG_TIME = { $use ->
        [exchange] « { $card } » ne se joue pas mais se convertit en Matériel.
        [tunnel] « { $card } » ne se joue pas mais ouvre son tunnel.
        [car] « { $card } » ne se joue pas : un homme à côté de la voiture s’en sert.
        [kit] « { $card } » ne se joue pas : elle compte quand on se procure un Kit.
        [hideaway] « { $card } » se joue en réponse, quand on va vous prendre quelque chose.
        [talisman] « { $card } » se joue en réponse, quand un gardien a tiré sur un de vos hommes.
        [warning] « { $card } » se joue en réponse, quand on annonce un appel ou une fouille.
       *[intercept] « { $card } » se joue en réponse, quand un prisonnier utilise une telle carte.
    }
colditz-refusal-NO_SUCH_TARGET = « { $card } » ne peut pas se jouer ainsi. { $rule ->
        [r26] Il y faut un de vos hommes à la surface du plateau et une case libre de { -la-piece }.
        [r29] Il y faut du Matériel qui est dans les piles : une ou deux cartes, comme il est dit sur celle-ci.
        [r37] Il y faut un homme qui est { -a-l-isolement }.
        [r38] Il n’y faut rien d’autre : elle est pour tout le monde.
        [r44] Il n’y faut rien d’autre : la carte dit de quelle { -piece } il s’agit.
        [r46] Il y faut un gardien sur le plateau et un prisonnier hors du château.
        [r49] Il n’y faut rien d’autre : on demande ensuite qui se cache.
        [r53] Il y faut un tunnel qui est ouvert ou occupé et qui n’est pas encore découvert.
       *[other] { $card-id ->
            [sabotage] Il n’y faut rien d’autre : ce qui est abandonné se choisit ensuite.
           *[other] Il y faut autant de gardiens sur le plateau que la carte en renvoie.
        }
    }
colditz-refusal-APPEL_AFTER_DICE = Les dés ont été lancés dans ce tour, et un appel précède tout lancer. Gardez « { $card } » pour votre prochain tour.
colditz-refusal-SEARCH_DECLARED = Votre lancer sert à la fouille générale, donc aucun gardien ne se déplace dans ce tour.
colditz-refusal-BEFORE_GUARDS_MOVE = « { $card } » se montre après le premier lancer d’un tour, avant qu’un gardien se soit déplacé, ait été posté ou rappelé, ou ait arrêté quelqu’un. Gardez-la pour ce moment.
colditz-refusal-ONE_RAID = On ne montre qu’une Fouille ou un Appel par tour, et vous l’avez fait. Gardez « { $card } » pour un autre.
colditz-refusal-WRONG_TURN = « { $card } » ne se joue pas ici dans le tour de { -la-Securite }. Gardez-la pour le tour d’un { -officier }.
colditz-refusal-NOT_IN_CELL = { $man } n’est pas { -a-l-isolement }.
colditz-refusal-NO_DOUBLE = { $man } reste en cellule : il n’y a pas de double pour le faire sortir, ou il a servi. { $first ->
        [yes] Seul un double au premier lancer du tour ouvre une cellule.
       *[no] Chaque double ouvre une cellule à un homme.
    }
colditz-refusal-DOOR_BLOCKED = La case de la porte est occupée, donc { $man } ne peut pas sortir.
colditz-refusal-CONSENT_REFUSED = Pendant ce tour, son { -officier } a refusé que { $man } sorte.
colditz-refusal-NOT_SERVED = { $man } n’est pas resté assez longtemps { -a-l-isolement } pour en sortir.
colditz-refusal-JUST_RELEASED = { $man } est sorti de cellule pendant cette manche et ne peut pas y être arrêté. Attendez la suivante.
colditz-refusal-NO_CELL_FREE = Toutes les cellules sont prises, et sans cellule pour { $man } on ne l’arrête pas.
colditz-refusal-PUSH_REFUSED = { $man } s’y trouve, et pendant ce tour son { -officier } a refusé qu’on l’écarte.
colditz-refusal-RETURN_FIRST = { $points ->
        [one] { $man } revient des cellules extérieures et doit d’abord avancer : un point de ce lancer est dû à son retour.
       *[other] { $man } revient des cellules extérieures et doit d’abord avancer : { $points } points de ce lancer sont dus à son retour.
    }
colditz-refusal-NOT_HOMEWARD = { $man } revient des cellules extérieures : il ne peut ni s’éloigner de { -la-cour } ni être déplacé par une carte.
colditz-refusal-OUT_OF_SIGHT = De là où il est, { $guard } ne voit pas { $man }.
colditz-refusal-OFFICERS_ONLY = Les échanges se font entre { -officiers }. { -La-Securite } n’y participe pas.
colditz-refusal-ELIMINATED = Votre équipe est hors jeu : vous ne jouez plus.
colditz-refusal-NOT_IN_SECURITY_TURN = À cette table, on n’échange rien pendant le tour de { -la-Securite }. Attendez le tour d’un { -officier }.
colditz-refusal-WRONG_PHASE = Cela n’a pas sa place dans cette phase du tour.
colditz-refusal-NOT_WITH_HIM = Dans ces phases, seul échange l’{ -officier } dont c’est le tour.
colditz-refusal-CARD_LIMIT = À cette table, personne ne joue plus de { $limit } cartes par tour.
colditz-refusal-EXCHANGE_BEFORE_ROLL = À cette table, un bon d’échange se convertit avant le lancer, pendant le tour de son détenteur.
colditz-refusal-IN_MEETING = Les { -officiers } sont réunis. Pendant ce temps rien ne bouge, aucune carte ne se joue, et les cartes ne changent de main que là où les règles le permettent.
colditz-refusal-NO_MEETING = Les { -officiers } ne sont pas réunis en ce moment, et aucune réunion ne peut être demandée.
colditz-refusal-READY_ALREADY = Vous avez déjà dit que vous étiez prêt. Attendez les autres.
colditz-refusal-MEETING_JUST_HELD = Les { -officiers } viennent de se réunir. Laissez se passer quelque chose avant de demander une autre réunion.
colditz-refusal-MEETING_OF_OFFICERS = La réunion est celle des { -officiers }. { -La-Securite } attend dehors.
colditz-refusal-NO_SUCH_OFFER = Il n’y a pas d’offre ouverte qui porte le numéro { $number }. Les offres tombent à la fin du tour où elles ont été faites ; faites-en une nouvelle.
colditz-refusal-NOT_YOUR_OFFER = Ce n’est pas à vous de répondre à l’offre { $number }. Qui l’a reçue l’accepte ou la refuse, qui l’a faite la retire.
colditz-refusal-NO_SUCH_PARTNER = Vous ne pouvez pas échanger avec « { $nation } ».
colditz-refusal-NO_SUCH_CARD = « { $card } » n’est pas une carte qui s’échange.
colditz-refusal-NOT_TRADED = { $what ->
        [equipment] À cette table, le Matériel ne change pas de main ainsi.
        [cross-kind] À cette table, Matériel et Opportunité ne s’échangent pas l’un contre l’autre.
       *[opportunity] À cette table, les cartes Opportunité ne changent pas de main ainsi.
    }
colditz-refusal-GIFT_LIMIT = { $limit ->
        [one] Au tour d’un { -officier }, une seule carte Opportunité peut être donnée
       *[other] Au tour d’un { -officier }, { $limit } cartes Opportunité au plus peuvent être données
    }, par lui ou à lui.
colditz-refusal-ONLY_SURPLUS = Les cartes Opportunité ne se donnent que d’une main de plus de { $limit } cartes, et seulement celles en trop.
colditz-refusal-OFFERED_ALREADY = Vous avez déjà fait cette offre, et elle est encore ouverte.
colditz-refusal-NO_ATTEMPT_LEFT = { $man } ne peut pas courir : votre équipe a déjà joué le tout pour le tout, ou cela ne se joue pas dans cette partie.
colditz-refusal-NO_KIT = { $rule ->
        [r51] { $man } ne peut pas courir : vous n’avez pas de Kit d’évasion.
       *[other] { $man } ne peut pas monter dans la tour : vous n’avez pas de Kit d’évasion.
    }
colditz-refusal-TUNNEL_SHUT = Le tour de { -la-Securite } est venu depuis l’ouverture du { colditz-tunnel } : { $man } ne peut plus descendre { $to-in }.
colditz-refusal-TUNNEL_UNMANNED = { $man } ne peut pas encore continuer vers { $to } : le { colditz-tunnel } ne sert que lorsque { $number ->
        [one] l’un de vos hommes est sur sa première case
       *[other] { $number } de vos hommes sont sur ses premières cases
    }.
colditz-refusal-TUNNEL_NOT_OPEN = Le { colditz-tunnel } n’est pas ouvert, ou il est déjà découvert. Les deux cartes ne se jouent ensemble que tant qu’il est ouvert.
colditz-refusal-NOT_PERMITTED = { $rule ->
        [r53] Celui qui a ouvert le { colditz-tunnel } n’a pas permis à { $man } de descendre { $to-in }.
       *[other] Un autre { -officier } occupe la tour et n’a pas invité { $man }.
    }
colditz-refusal-NO_GLIDER_LEFT = Le planeur a volé autant de fois qu’il le peut, et { $man } reste où il est.
colditz-refusal-NOT_AT_TOWER = { $man } n’est pas devant la tour.
colditz-refusal-ONE_MAN_EACH = Un de vos hommes est déjà dans la tour, et { $man } ne peut pas l’y rejoindre. Chaque { -officier } n’en envoie qu’un.
colditz-refusal-NOT_IN_TOWER = Aucun de vos hommes ne tient la tour.
colditz-refusal-GUARDS_HAVE_MOVED = Les deux cartes se posent aussitôt après le lancer, avant qu’un gardien ne bouge.
colditz-refusal-NOT_A_START = { $man } n’est ni dans { -la-cour } ni dans ses { -pieces }. C’est là qu’on joue le tout pour le tout, pas en cellule, ni dans un tunnel, ni dehors.
colditz-refusal-NO_WAY = { $man } ne peut pas courir : d’où il est, aucun chemin ne mène à l’{ -objectif } par la route prescrite.
colditz-refusal-NOT_AT_CAR = { $man } n’est pas à côté de la voiture.
colditz-refusal-ROAD_BLOCKED = Un prisonnier se trouve sur la route de la voiture, { $at-in }, et aucun chemin libre n’en fait le tour : { $man } ne peut pas démarrer.

## Les règles
##
## Elles gardent les numéros des 55 règles classiques de 1973. Il est dit ici comment ce moteur les joue.

colditz-clause-1 =
    Le jeu se passe au château de Colditz pendant la Seconde Guerre mondiale, quand des officiers de plusieurs nations y étaient prisonniers de guerre et cherchaient à en sortir. Un joueur garde le château, les autres préparent des évasions.
    .title = Le décor

colditz-clause-2 =
    Le jeu publié contient un livret sur l’histoire du château et des évasions réelles. Il vaut la lecture, mais rien de ce qu’il raconte n’est nécessaire pour jouer.
    .title = L’histoire vraie

colditz-clause-3 =
    Ce jeu se gagne à force de plans et de patience, et par un instant d’audace. Connaissez les cartes : chacune enfreint une règle. Une phrase dit ce que fait chacune ; les deux paquets où l’on pioche contiennent ceci :

    - Cartes Opportunité (45), pour les { -officiers } : huit Raccourcis, chacun vers une { -piece } ; sept Bons d’échange (deux cordes, une pince, deux clés, deux laissez-passer) ; cinq { -Pots-de-vin } (trois pour une carte Matériel, deux pour deux) ; cinq { -Sorties-de-cellule } ; quatre { -Elements-du-Kit } (deux de chaque sorte) ; trois Tunnels ; cinq Cachettes secrètes ; deux { -Alertes } ; deux { -Diversions } ; et, une fois chacune, Inspection, Sabotage, Porte-bonheur et Voiture du commandant.
    - Cartes Sécurité (14) : deux Appels ; huit Fouilles, chacune pour une { -piece } ; et, une fois chacune, Tunnel découvert, Tirer pour tuer, { -Cle-interceptee } et { -Laissez-passer-intercepte }.
    .title = Connaître les cartes

colditz-clause-4 =
    Un joueur est { -la-Securite } et commande les gardiens. Chacun des autres est l’{ -officier } d’une nation et commande ses prisonniers. Les { -officiers } sont rivaux : chacun veut plus d’évasions que les autres. { -La-Securite } veut les empêcher toutes.
    .title = Qui joue quoi

colditz-clause-5 =
    Le premier { -officier } qui réussit deux évasions gagne, aussitôt. Si personne n’y est parvenu quand le temps est écoulé, { -la-Securite } gagne.

    Le temps est de deux heures et demie, à raison d’une minute par tour : 75 manches à deux joueurs, 50 à trois, 38 à quatre, 30 à cinq et 25 à six. La partie finit après le tour de { -la-Securite } de la dernière manche. D’autres buts et d’autres limites peuvent être convenus avant la partie.

    La partie finit aussi, et { -la-Securite } gagne, dès qu’aucune équipe n’a plus d’homme sur le plateau ni { -a-l-isolement }.
    .title = Gagner

colditz-clause-6 =
    À son tour, un { -officier } lance les dés et fait avancer ses hommes. Ils rassemblent d’abord un Kit d’évasion et du Matériel dans les { -pieces } de { -la-cour } ; les cartes Opportunité viennent avec les lancers heureux. Puis des hommes sortent, par les toits, les portes, les barbelés ou les tunnels, vers un { -objectif } au-delà des murs. Aucune évasion n’a à être annoncée.
    .title = Ce que font les { -officiers }

colditz-clause-7 =
    À son tour, { -la-Securite } lance les dés et déplace ses gardiens, les poste et les rappelle, pioche et joue des cartes Sécurité, et arrête des prisonniers.
    .title = Ce que fait { -la-Securite }

colditz-clause-8 =
    Les { -officiers } peuvent s’entraider : échanger, partager un tunnel, attirer les gardiens ailleurs, bluffer. Ils parlent comme ils veulent. Mais chacun ne fait avancer que ses propres hommes et ne paie qu’avec ses propres cartes, et une évasion compte pour l’équipe de l’évadé.
    .title = Unir ses forces

colditz-clause-9 =
    Un homme qui arrive à un { -objectif }, T1 à T7, est évadé si son { -officier } a un Kit d’évasion : l’évasion compte aussitôt, et son pion quitte le plateau. Les points n’ont pas à tomber juste ; il s’arrête à l’{ -objectif }, et ce qui reste du lancer peut servir à d’autres hommes.
    .title = Une évasion réussie

colditz-clause-10 =
    Le château est dessiné en cases rondes, sur un seul niveau ; le dessin est le nôtre. Il a trois zones : { -la-cour-interieure } avec ses { -pieces } ; { -la-garnison }, c’est-à-dire tout le reste à l’intérieur des murs et des barbelés, avec toits, terrasses et allées ; et { -l-exterieur }, au-delà.

    - { -Pieces } : seize, toutes dans { -la-cour }. Huit fournissent du Matériel : des cordes à la chapelle et { -au-magasin }, des pinces à l’infirmerie et à la cuisine, des clés aux douches et au cabinet du dentiste, des laissez-passer { -au-corps-de-garde } et { -au-quartier-des-ordonnances }. Huit fournissent des éléments du Kit d’évasion : { -le-deguisement } au théâtre et à la buanderie, la boussole au { -quartier-des-officiers } et aux WC, les { -vivres } { -au-bureau-des-colis } et à la cantine, les { -papiers } { -au-bureau } et { -au-parloir }.
    - Cases blanches : la zone d’appel, où se tient l’appel. Cases noires : les postes des gardiens, cinq dans { -la-cour } et sept en dehors. Cases bleues : les cachettes, H1 à H9.
    - Cases jaunes : les projecteurs. Cases clé et laissez-passer : les portes K1 à K3 et P1 à P3 ; K1 et P1 mènent hors de { -la-cour }, P2 est la porte principale, P3 mène au parc.
    - Les cordes joignent le haut et le pied d’un dénivelé : 30 pieds prennent une corde, 60 pieds en prennent deux. Les barbelés se coupent entre deux cases voisines.
    - Cases brunes : les tunnels de la cantine, de la chapelle et du théâtre. Un pion dans un tunnel est sous la surface ; un autre peut marcher au-dessus.
    - Trois blocs de cellules : les cellules intérieures A pour huit hommes et B pour quatre, toutes dans { -la-cour }, et les cellules extérieures pour sept, sur l’allée.
    - La voiture du commandant, avec une case devant et une derrière, et les sept { -objectifs }.
    .title = Le plateau

colditz-clause-11 =
    Pour chaque nombre de joueurs, un plan de la zone d’appel donne une rangée de cases blanches à chaque équipe. Les { -officiers } choisissent leur rangée dans l’ordre des places, parmi celles qui sont libres. Une équipe se tient dans sa rangée au début, puis à chaque appel.
    .title = Le plan de l’appel

colditz-clause-12 =
    Il y a deux dés, toujours lancés ensemble. Tout le monde voit chaque lancer.
    .title = Les dés

colditz-clause-13 =
    Il y a huit prisonniers pour chacune des cinq nations, américaine, britannique, { -neerlandaise }, française et polonaise, et seize gardiens. Combien d’entre eux participent dépend du nombre de joueurs.
    .title = Les pions

colditz-clause-14 =
    Il y a cinq paquets :

    - 5 Kits d’évasion
    - 27 cartes Matériel : 12 cordes, 5 pinces, 6 clés, 4 laissez-passer
    - 45 cartes Opportunité
    - 14 cartes Sécurité
    - 5 cartes Le tout pour le tout, de trois, quatre, cinq, six et sept lancers

    Les hommes évadés ou morts ne sont pas remplacés.
    .title = Les paquets

colditz-clause-15 =
    Mélangez les cartes Opportunité, Sécurité et Le tout pour le tout et posez-les face cachée. Le Matériel est face visible en quatre piles, de sorte que tout le monde voit ce qu’il en reste. Personne ne commence avec une carte.
    .title = Disposer les cartes

colditz-clause-16 =
    Les joueurs conviennent entre eux de qui sera { -la-Securite }. Les { -officiers } choisissent leur nation dans l’ordre des places, parmi celles qui sont libres ; la place 1 est à gauche de { -la-Securite }.
    .title = Les nations

colditz-clause-17 =
    Les effectifs dépendent du nombre de joueurs, { -Securite-comprise } :

    - deux joueurs : 6 gardiens, 8 prisonniers
    - trois joueurs : 12 gardiens, 7 prisonniers par équipe
    - quatre joueurs : 14 gardiens, 6 prisonniers par équipe
    - cinq joueurs : 15 gardiens, 5 prisonniers par équipe
    - six joueurs : 16 gardiens, 4 prisonniers par équipe
    .title = Les effectifs

colditz-clause-18 =
    Les prisonniers sont dans leurs rangées. { -La-Securite } place alors des gardiens sur des cases noires : dans { -la-cour } exactement un par équipe, en dehors au moins deux et au plus sept. { -Elle } peut changer d’avis jusqu’à ce qu’{ -elle } confirme. Tous les autres gardiens forment sa réserve, { -a-la-caserne }.
    .title = Les premiers gardiens

colditz-clause-19 =
    L’{ -officier } à gauche de { -la-Securite } commence. Les autres suivent dans l’ordre des places, et { -la-Securite } vient en dernier ; c’est une manche.

    À son tour, un joueur lance les dés une fois, pour des points. Un point fait faire un pas à un pion, vers une case voisine dans n’importe quelle direction. Avant et après le lancer, il peut aussi faire ce qui ne coûte pas de points : se procurer du Matériel ou un Kit, jouer et défausser des cartes, démarrer la voiture ou jouer le tout pour le tout. Il finit lui-même son tour, après le lancer.

    Il arrive que quelqu’un doive décider pendant le tour d’un autre : où un homme arrêté est enfermé, quelle carte est perdue, si une carte est jouée en réponse. Le jeu l’attend, lui et rien d’autre.
    .title = Tours et manches

colditz-clause-20 =
    Après un double, vous pouvez lancer une fois de plus et ajouter le résultat ; un second double ne rapporte rien de plus. Les points s’additionnent avant tout mouvement. Chacun des lancers qu’accorde une carte, pour la voiture, le tout pour le tout ou un tir, peut de même être suivi d’un lancer supplémentaire.
    .title = Les doubles

colditz-clause-21 =
    Dépensez les points pour n’importe lesquels de vos hommes, dans n’importe quel ordre, tous sur un seul ou répartis, en revenant au même homme aussi souvent que vous voulez. Un pas coûte un point, que ce soit vers une case voisine, le long d’une corde, à travers les barbelés, ou dans un tunnel.
    .title = Dépenser les points

colditz-clause-22 =
    Si le premier lancer de votre mouvement est 3, 7 ou 11, vous pouvez piocher une carte avant de bouger : un { -officier } une carte Opportunité, { -la-Securite } une carte Sécurité. Un lancer supplémentaire n’en donne jamais. Le premier lancer pour la voiture ou pour un tir donne droit à une carte de la même façon s’il est le premier du tour. C’est une carte par tour au plus, et rien n’oblige à la prendre. Le lancer vaut toujours ses points.
    .title = Piocher une carte

colditz-clause-23 =
    Une case accueille un pion, et personne ne passe à travers ni par-dessus un autre : contournez-le par des cases libres. Exceptions :

    - un gardien qui arrête un homme, ou un homme qui se rend, va sur la case de l’autre
    - un { -objectif } accueille autant d’hommes qu’on veut
    - un tunnel et la surface au-dessus sont des lieux distincts
    - les gardiens font place à la voiture et à un homme qui revient des cellules extérieures ; qui joue le tout pour le tout dépasse tout le monde
    .title = Un homme par case

colditz-clause-24 =
    Rien n’oblige à utiliser tous les points. Ce qui reste à la fin du tour est perdu. Seul un homme qui ne peut pas s’arrêter où il est doit continuer.
    .title = Les points non utilisés

colditz-clause-25 =
    Tout prisonnier peut entrer à pied dans une cachette (cases bleues) et y rester. On ne peut pas l’y arrêter, il ne se rend pas à l’appel et les fouilles ne le trouvent pas. Les gardiens n’entrent jamais dans les cachettes.
    .title = Les cachettes

colditz-clause-26 =
    Aller directement quelque part, c’est y aller sans dés, ni points, ni Matériel.

    Un Raccourci mène un de vos hommes directement sur n’importe quelle case libre de { -sa-piece }, depuis n’importe où à la surface du plateau, { -exterieur-compris }, mais pas depuis une cellule ni un tunnel. S’il était en fuite, sa tentative est terminée.
    .title = Aller directement

colditz-clause-27 =
    Les cartes Opportunité se jouent pendant votre propre tour, à tout moment et en nombre quelconque, ou se gardent en secret. Vous pouvez finir votre tour avec trois au plus : si vous en avez davantage, jouez, défaussez, échangez ou donnez ce qui est de trop. Personne ne peut recevoir une carte qui lui en ferait une quatrième. Les cartes jouées vont sous le paquet. Certaines cartes sont des réponses, qui se jouent hors de son tour.
    .title = Les cartes Opportunité

colditz-clause-28 =
    { -La-Securite } pioche et garde des cartes Sécurité de la même façon, trois au plus à la fin de son tour. { -Elle } peut les jouer ou les défausser, pas les donner.
    .title = Les cartes Sécurité

colditz-clause-29 =
    Pour prendre une carte Matériel, il vous faut deux hommes dans les { -pieces } où elle se trouve : tous deux dans l’une des deux { -pieces }, ou un dans chacune. Cela se fait à tout moment de votre tour, sans coûter de points. Prenez la carte dans sa pile, et mettez les deux hommes directement sur des cases blanches libres de votre choix. Vous pouvez le faire plus d’une fois par tour. Tant qu’une pile est vide, on n’a plus rien de ce type.

    Un bon d’échange se convertit en Matériel du type indiqué à tout moment, pendant votre tour ou celui d’un autre, quand aucune décision n’est en attente ; et aussi pendant que vous répondez par { -une-Alerte }. { -Un-Pot-de-vin }, pendant votre tour, donne une ou deux cartes Matériel de votre choix, prises dans les piles.

    Le Matériel se dépense là où le pas d’un homme l’exige. Une corde lui fait descendre ou remonter un dénivelé de 30 pieds, deux cordes un dénivelé de 60 pieds ; une pince lui fait passer les barbelés.
    .title = Obtenir et utiliser du Matériel

colditz-clause-30 =
    Le Matériel est à l’{ -officier }, non aux hommes qui l’ont pris. Tant qu’il en détient, tous ses hommes dans { -la-cour } peuvent être arrêtés. Il peut en détenir autant qu’il veut.
    .title = Qui détient le Matériel

colditz-clause-31 =
    Une évasion ne compte que si l’{ -officier } a un Kit d’évasion quand son homme atteint l’{ -objectif }. Sans Kit, l’homme attend sur l’{ -objectif }, où il peut être arrêté ou abattu ; il peut aussi repartir. Dès que son { -officier } se procure un Kit, il est évadé. Un Kit se compose de quatre éléments : { -deguisement }, boussole, { -vivres } et { -papiers }. Un { -officier } en a un au plus.
    .title = Le Kit d’évasion

colditz-clause-32 =
    Le Kit se prend à tout moment de votre tour, gratuitement, quand les quatre éléments sont réunis au même instant. Un élément est là si un de vos hommes est dans une { -piece } où il se trouve, ou si vous employez une carte { -Element-du-Kit } : une sorte vaut { -deguisement } et { -papiers }, l’autre boussole et { -vivres }. { -Pieces } et cartes se combinent. Les cartes employées vont sous le paquet ; une carte qui n’apporte rien n’est pas employée.
    .title = Se procurer le Kit

colditz-clause-33 =
    Le Kit reste à l’{ -officier } toute la partie. Il sert à toutes ses évasions et ne se dépense, ne s’échange, ne se défausse ni ne se confisque jamais. Les hommes qui étaient dans les { -pieces } restent où ils sont.
    .title = Le Kit se garde

colditz-clause-34 =
    { -La-Securite } déplace ses gardiens avec les points de son lancer, comme les { -officiers } font avancer leurs hommes. { -Elle } peut en outre poster, rappeler et arrêter.

    Un homme arrêté va directement dans une cellule où il y a de la place, au choix de { -la-Securite }. Si toutes les cellules sont pleines, il va sur une case blanche libre, au choix de son { -officier }. Le gardien qui l’a arrêté va directement { -a-la-caserne }. Un gardien rentré { -a-la-caserne }, pendant le tour de qui que ce soit, ne peut pas être posté de nouveau avant la fin du tour de { -la-Securite }.
    .title = Ce que font les gardiens

colditz-clause-34a =
    Un gardien de la réserve est posté sur une case noire libre pour un point. { -La-Securite } peut en poster autant que le permettent les points et les cases noires libres, jusqu’à épuiser sa réserve. On ne poste plus personne après la première arrestation qu’un gardien fait dans le tour. Un gardien posté peut aller plus loin avec d’autres points.
    .title = Poster des gardiens

colditz-clause-34b =
    Un gardien sur une case noire est rappelé { -a-la-caserne } pour un point. Il ne peut pas être posté de nouveau dans ce tour.
    .title = Rappeler des gardiens

colditz-clause-34c =
    Dans { -la-cour }, un gardien arrête un homme en allant sur sa case, ce qui prend un point, si l’{ -officier } de cet homme détient au moins une carte Matériel. Un gardien n’arrête personne dans une { -piece }, une cachette, un tunnel ou sur une case blanche. Aucun Matériel n’est perdu.
    .title = L’arrestation dans { -la-cour }

colditz-clause-34d =
    Hors de { -la-cour }, un gardien arrête un homme de la même façon, que son { -officier } détienne ou non du Matériel. L’{ -officier } perd une carte Matériel de son choix, s’il en a ; elle retourne à sa pile.
    .title = L’arrestation hors de { -la-cour }

colditz-clause-34e =
    { -La-Securite } peut faire plusieurs arrestations en un tour, mais chaque gardien une seule, puisque l’arrestation le ramène { -a-la-caserne }.
    .title = Une arrestation par gardien

colditz-clause-34f =
    Certaines arrestations ne demandent pas le pas d’un gardien : une fouille (règle 44), un tunnel découvert (règle 53), une clé ou un laissez-passer intercepté (règle 49). Elles ne sont pas limitées à une par gardien, et une fouille ou une interception n’empêche pas de poster encore des gardiens.
    .title = Les arrestations par carte

colditz-clause-35 =
    Personne n’est arrêté sur les cases blanches de la zone d’appel, et les gardiens n’y entrent pas.
    .title = À l’abri dans la zone d’appel

colditz-clause-36 =
    Les prisonniers peuvent s’arrêter sur les cases noires. Ils peuvent s’y faire arrêter comme ailleurs dans la même zone. Tant que quelqu’un est sur une case noire, aucun gardien ne peut y être posté.
    .title = Des prisonniers sur les cases noires

colditz-clause-37 =
    Un homme { -a-l-isolement } ne fait rien avant d’en sortir :

    - Si le premier lancer de votre mouvement est un double, vous pouvez faire sortir un de vos hommes pour un de ses points. Un double obtenu au lancer supplémentaire ne fait sortir personne.
    - { -Une-Sortie-de-cellule } fait sortir un de vos hommes sans rien coûter.

    Il sort sur la case de la porte. Si elle est prise, il sort sur la case libre la plus proche de la même zone où il peut s’arrêter ; son { -officier } choisit entre celles qui sont aussi proches. Il peut aussitôt marcher, et être arrêté. Les gardiens peuvent traverser la case de la porte, mais pas y finir le tour.
    .title = Sortir de { -l-isolement }

colditz-clause-38 =
    { -La-Securite } joue une carte Appel avant tout lancer de son tour. Tout { -officier } qui a des hommes sur le plateau peut répondre par { -une-Alerte }. Puis tous les prisonniers vont directement à leur rangée de la zone d’appel, y compris ceux de { -la-garnison } et ceux qui sont déjà sur des cases blanches ; chaque { -officier }, dans l’ordre des places, dit qui se met où. Sont dispensés les hommes en cellule, en cachette, dans un tunnel ou { -a-l-exterieur }. On n’a pas le choix d’y aller ou non. Qui était en fuite dans { -la-garnison } ne l’est plus.
    .title = L’appel

colditz-clause-39 =
    Un homme sorti des cellules extérieures est sur le chemin du retour. Il marche jusqu’à la case laissez-passer P1 et la franchit vers { -la-cour } sans laissez-passer ; toutes les autres portes lui sont fermées. Les gardiens sur son chemin s’écartent d’une case, au choix de { -la-Securite } ; un gardien qui n’a pas de place est enjambé.

    Tant qu’il est sur le chemin du retour, on ne peut pas l’arrêter. Cela cesse quand il est dans { -la-cour }, fait un pas qui l’en éloigne, paie avec du Matériel, ou finit un tour de son propre { -officier }, celui de sa sortie compris, sans s’en être rapproché. Dès lors, c’est un fugitif comme un autre, libre de s’évader et bon à arrêter.
    .title = Le retour des cellules extérieures

colditz-clause-40 =
    Un homme qui est descendu par une corde ou passé par les barbelés et veut revenir par là paie une seconde fois, même dans le même tour : un paiement vaut pour un sens.
    .title = Revenir sur ses pas

colditz-clause-41 =
    Les cases clé et laissez-passer ne se contournent pas. Un homme paie la clé ou le laissez-passer au pas qui le mène sur la porte, et il a alors quitté { -la-cour } si la porte en fait sortir. Quitter la porte est gratuit, d’un côté comme de l’autre, même dans un tour suivant ; y rentrer se paie de nouveau. Les gardiens franchissent librement les portes mais ne peuvent pas y finir le tour, sauf sur les cases noires.
    .title = Clés et laissez-passer

colditz-clause-42 =
    Aucun prisonnier ne s’arrête sur une case éclairée. Il n’y met le pied que s’il peut en sortir avec les points, les cartes et les cases libres dont il dispose ; tant qu’il n’en est pas sorti, personne d’autre ne bouge et rien d’autre ne se fait. Il en va de même pour toute case où un pion ne peut pas s’arrêter. La lumière ne gêne pas les gardiens.
    .title = Les projecteurs

colditz-clause-43 =
    Pendant votre tour, un homme peut se rendre en allant sur la case d’un gardien, pour un point et le Matériel qu’exige ce pas. Il est arrêté, même si vous n’avez pas de Matériel, et le gardien va { -a-la-caserne }. On ne peut pas se rendre à un gardien qui est dans une { -piece }. Dans { -la-cour }, cela ne coûte rien ; en dehors, une carte Matériel.
    .title = Se rendre

colditz-clause-44 =
    Les gardiens n’entrent pas dans les { -pieces }, à deux exceptions près : celle d’où un homme en fuite est sorti par une corde (règle 46), et celle où commence un tunnel découvert (règle 53). Ils peuvent traverser une autre { -piece } s’il n’y a pas d’autre chemin. Qui n’a plus de telle raison à la fin du tour va { -a-la-caserne }.

    Une carte Fouille ne demande pas de gardien. { -La-Securite } la joue pendant son tour, avant ou après le lancer. Les { -officiers } qui ont des hommes dans { -la-piece } peuvent répondre par { -une-Alerte }. Puis tous les hommes de { -la-piece } dont l’{ -officier } détient du Matériel vont { -a-l-isolement }. L’{ -officier } perd une carte Matériel de son choix pour chacun, dans la mesure où il en a.
    .title = { -Pieces } et fouilles

colditz-clause-45 =
    Dans { -la-cour }, les gardiens peuvent gêner, mais pas enfermer. Aucun gardien ne finit le tour de { -la-Securite } sur l’entrée d’une { -piece } ou d’une cachette, ni sur une case d’un passage étroit, large d’une seule case ; cela vaut aussi pour les poursuivants. Ni, où que ce soit, sur une case clé ou laissez-passer, une porte de cellules, ou au-dessus d’un tunnel. Les cases noires sont toujours permises. Il peut traverser ces cases s’il peut en repartir avec les points restants.

    Et tous les gardiens ensemble ne peuvent couper du reste aucune { -piece }, aucune cachette ni aucune autre partie de { -la-cour }. Si les points restants ne permettent pas d’y remédier, { -la-Securite } envoie un tel gardien { -a-la-caserne }, gratuitement.
    .title = Ne pas bloquer

colditz-clause-46 =
    Les gardiens franchissent les portes à volonté, y compris vers { -l-exterieur }. Par un dénivelé ou par les barbelés, un gardien ne peut que suivre un homme en fuite : par le passage qu’il a pris, dans le même sens, gratuitement. Un gardien qui a suivi un tel passage, ou est sorti par une porte pendant que quelqu’un était en fuite, poursuit cet homme. Il va directement { -a-la-caserne }, depuis une { -piece }, un passage étroit de { -la-cour } ou { -l-exterieur }, quand l’homme s’est évadé, a été arrêté ou abattu, ou est rentré dans { -la-cour } ; sauf si un autre homme en fuite a pris le même passage : c’est alors lui qu’il poursuit.

    Tirer pour tuer se joue pendant le tour de { -la-Securite }, avant ou après le lancer de mouvement. { -La-Securite } nomme un gardien sur le plateau et un prisonnier { -a-l-exterieur } et fait un lancer à part, suivi d’un lancer supplémentaire après un double. La portée est le double du total. La distance est le plus petit nombre de cases entre eux, par-dessus dénivelés, barbelés, portes et { -pieces }, mais pas par les tunnels ; pions et murs n’y changent rien. Si la portée atteint au moins la distance, l’homme est mort. Touché ou manqué, le gardien va { -a-la-caserne }.
    .title = Poursuites et tirs

colditz-clause-47 =
    Les cartes se piochent, se jouent et se défaussent pendant son propre tour, sauf les réponses. Les cartes utilisées, défaussées et confisquées vont sous leur paquet, le Matériel dans sa pile, et rien ne sert deux fois. Vous pouvez défausser aussi du Matériel, par exemple pour ne pas vous faire arrêter à cause de lui dans { -la-cour }.
    .title = Les cartes utilisées

colditz-clause-48 =
    Les { -officiers } échangent du Matériel et des cartes Opportunité à tout moment, y compris pendant le tour de { -la-Securite } : n’importe quelles cartes contre n’importe lesquelles, ou contre rien. L’un fait une offre à l’autre, qui accepte ou refuse ; jusque-là, elle peut être retirée. Les offres tombent à la fin du tour.

    On n’échange pas pendant qu’une décision est en attente, comme entre une arrestation et la perte d’une carte, ni pendant qu’un homme est là où il ne peut pas s’arrêter. Un échange ne peut pas porter une main au-delà de trois cartes Opportunité. { -La-Securite } ne voit ni ce qui est proposé ni ce qui est échangé.
    .title = Les échanges

colditz-clause-49 =
    Ces cartes sont des réponses, qui se jouent hors de son tour :

    - { -Cle-interceptee }, { -Laissez-passer-intercepte } : quand un { -officier } paie une clé ou un laissez-passer pour un pas. L’homme va { -a-l-isolement }, la carte payée est perdue et rien d’autre, le pas n’est pas fait et son point n’est pas dépensé.
    - { -Alerte } : quand on joue un Appel ou une Fouille. Son détenteur envoie des hommes directement sur des cases de cachette libres : avant un appel, n’importe lesquels de ses hommes à la surface du plateau ; avant une fouille, ceux qui sont dans { -la-piece }. Chaque homme paie le Matériel que coûterait le trajet à pied.
    - Porte-bonheur : quand les dés d’un tir sont lancés. La portée est le lancer, non le double.
    - Cachette secrète : quand une carte Matériel serait perdue par une arrestation ou une fouille, pendant le tour de qui que ce soit. Une Cachette secrète sauve une carte.

    Tous ceux que cela concerne sont interrogés à chaque fois, qu’ils aient la carte ou non : ainsi, la question n’apprend rien à personne.
    .title = Les réponses hors de son tour

colditz-clause-50 =
    Une corde, des barbelés coupés, une clé ou un laissez-passer servent à toute l’équipe jusqu’à la fin du tour où ils sont payés : autant de ses hommes qu’on veut peuvent prendre ce dénivelé ou ces barbelés dans ce sens, ou cette porte, tant que les points et les cases libres le permettent. Les autres équipes paient pour elles-mêmes.
    .title = Une carte pour toute l’équipe

colditz-clause-51 =
    Une fois dans la partie, à tout moment de son tour, un { -officier } qui a un Kit d’évasion peut jouer le tout pour le tout avec un homme. Celui-ci part de n’importe où à la surface de { -la-cour }, { -pieces } comprises, mais pas d’une cellule ni d’un tunnel. On retourne la première carte Le tout pour le tout ; elle accorde de trois à sept lancers, chacun suivi d’un lancer supplémentaire après un double, et il faut courir.

    Le trajet est le plus court depuis sa case, par { -la-cour-de-la-garnison } et la cave, puis dans le fossé, jusqu’à l’{ -objectif } T5. Il ne demande pas de Matériel, personne ne l’arrête en chemin, et { -la-Securite } n’y peut rien. Ces lancers ne donnent pas de carte et ne font sortir personne. Si leur total couvre le trajet, il est évadé. Sinon, il est mort, et son équipe est hors jeu avec tous ses hommes et toutes ses cartes. Le tour finit après la course, et les points restants sont perdus.
    .title = Le tout pour le tout

colditz-clause-52 =
    Un homme sur la case devant la voiture du commandant ou derrière elle peut partir avec si son { -officier } joue la carte Voiture du commandant. Il doit y être arrivé avec des points et du Matériel, dans ce tour ou avant. La route passe par la porte principale, sans laissez-passer, jusqu’à l’{ -objectif } T4 : 39 cases depuis l’avant, 44 depuis l’arrière.

    Il a six lancers, chacun suivi d’un lancer supplémentaire après un double. Si le total couvre la route, il est sur l’{ -objectif } : évadé avec un Kit, en attente sans Kit. Sinon, il va { -a-l-isolement }, et rien n’est perdu. Les gardiens s’écartent de la route. Tant qu’un prisonnier s’y trouve, la voiture ne peut pas démarrer. Les points ne s’ajoutent pas aux lancers ; les points restants peuvent servir à d’autres hommes. Si la voiture démarre avant le lancer de mouvement, elle en prend la place.
    .title = La voiture du commandant

colditz-clause-53 =
    L’ouverture. Après votre lancer, jouez la carte d’un tunnel fermé et vide, et nommez deux de vos hommes. Les points doivent suffire à les y faire entrer tous deux, par sa première case, dans { -la-piece } ; faites-les entrer avant toute autre chose. La carte reste posée face visible et ne compte pas dans votre main.

    À l’intérieur. Des hommes de n’importe quelle équipe peuvent suivre par la première case. Personne ne dépasse personne. On sort à l’un ou l’autre bout. Les tunnels de la cantine et du théâtre aboutissent dans { -la-garnison }, celui de la chapelle au-delà des barbelés. Dans un tunnel, on ne peut pas être arrêté, et l’on échappe à l’appel et aux fouilles.

    L’effondrement. À la fin de chaque tour, de qui que ce soit, il doit y avoir au moins deux hommes dans un tunnel ouvert. Sinon, il s’effondre : la carte va sous le paquet, personne ne peut plus entrer, et qui reste à l’intérieur doit sortir à pied, avant que d’autres hommes de son équipe bougent. Une fois vide, le tunnel est fermé et peut être rouvert avec sa carte.

    La découverte. { -La-Securite } joue Tunnel découvert pendant son tour, sur un tunnel ouvert ou occupé. La carte y reste jusqu’à ce que le tunnel soit fermé. Les gardiens peuvent dès lors entrer dans { -la-piece } où il commence et aller sur ses cases depuis toute case voisine, même au-dessus d’un homme, et y attendre. Ceux qui sont dedans peuvent sortir, personne ne peut entrer. Dès que deux gardiens sont sur ses cases, tous les hommes à l’intérieur vont { -a-l-isolement }, sans perte de Matériel, les gardiens qui sont dessus et dans { -sa-piece } vont { -a-la-caserne }, et le tunnel est fermé. S’il se vide avant, il en va de même des gardiens et des cartes.

    Au-dessus. En surface, les pions peuvent traverser un tunnel, même au-dessus de quelqu’un, mais ni s’y arrêter ni le longer.
    .title = Les tunnels

colditz-clause-54 =
    L’{ -officier } qui joue { -Diversion } envoie un gardien de son choix directement { -a-la-caserne } ; avec Inspection, il en envoie deux, ou un s’il n’y en a qu’un sur le plateau. Ils ne peuvent pas être postés de nouveau avant la fin du tour de { -la-Securite }.

    Sabotage fait défausser à { -la-Securite } deux cartes de sa main, à son propre choix, et en piocher une. { -Si-elle } en a moins de deux, { -elle } défausse ce qu’{ -elle } a et ne pioche rien. Une carte Tunnel découvert posée sur la table ne risque rien.
    .title = { -Diversion }, Inspection et Sabotage

colditz-clause-55 =
    Autour d’un vrai plateau, { -la-Securite } veille à l’ordre et peut enfermer un homme déplacé contre les règles. Ici, c’est l’arbitre qui s’en charge : ce que les règles ne permettent pas n’est pas exécuté, et personne n’est puni d’avoir essayé.
    .title = L’arbitre

colditz-clause-phases =
    Là où les phases du tour sont fixes, un { -officier } échange d’abord des cartes Opportunité, puis du Matériel, avec qui il veut, et l’on n’échange à aucun autre moment. Viennent ensuite ce qui peut se faire avant le lancer, le lancer avec sa carte, et enfin ses mouvements, ses prises de Matériel et ses cartes. Là où chaque lancer se dépense avant le suivant, un double ne donne un autre lancer qu’une fois ses points utilisés ; ceux qui restent sont perdus.
    .title = Les phases fixes du tour

colditz-clause-day-night =
    La partie dure un certain nombre de jours, chacun suivi de sa nuit, comptés en manches ; le jour et la nuit changent quand { -la-Securite } a fini son tour. La nuit, tant qu’aucune tentative n’est en cours, les gardiens n’avancent que d’un dé, le plus élevé sauf accord contraire ; pour les cartes et les doubles, les deux comptent toujours.
    .title = Le jour et la nuit

colditz-clause-meeting =
    Les { -officiers } peuvent se concerter sans { -la-Securite } : quand l’un d’eux le demande, ou entre chaque jour et sa nuit, selon ce qui est convenu. Ils parlent, et n’échangent que là où c’est permis ; rien ne bouge et aucune carte ne se joue. La réunion finit quand tous sont prêts ou que le temps est écoulé, et ne coûte aucun tour.
    .title = Les réunions secrètes

colditz-clause-general-search =
    Là où l’on est libre de se rendre à l’appel, chaque { -officier }, dans l’ordre des places, dit lesquels de ses hommes s’y rendent ; ceux qui sont sur des cases blanches y sont déjà. On n’attend pas les dispensés. Qui s’absente risque une fouille générale : tout absent qui n’est pas plus loin d’un gardien que le lancer va { -a-l-isolement }, avec ou sans Matériel. Les pas se comptent au sol, à travers { -pieces } et portes, sans tenir compte des pions, mais pas à travers les cachettes ; les gardiens { -de-la-caserne } ne trouvent personne, et aucun gardien ne se déplace pour cela.

    Selon l’édition, la fouille remplace le déplacement, le précède avec le même lancer, ou a ensuite un lancer à elle. Dans les deux premiers cas { -la-Securite } la déclare, avant ou après le lancer, et seulement si quelqu’un s’est absenté. La fouille qui remplace le déplacement se fait quand { -elle } le dit ; jusque-là { -elle } peut jouer des cartes, et après la fouille le tour est fini.
    .title = La fouille générale

colditz-clause-out-of-turn =
    Selon certaines règles, { -la-Securite } peut fouiller hors de son tour. Quand un { -officier } a fini le sien, on peut jouer une Fouille ou un Appel ; il se peut alors qu’on n’arrête que des hommes d’une équipe, ou de la moitié des équipes, que { -la-Securite } nomme. Quand on se procure du Matériel dans des { -pieces }, on peut jouer la Fouille d’une de ces { -pieces } : la prise est perdue et le reste du tour aussi, que le gardien arrive ou non, et seuls les hommes qui prenaient le Matériel peuvent être arrêtés. Aucune autre carte ne suit à la fin d’un tour interrompu ainsi.
    .title = Descentes dans le tour d’un { -officier }

colditz-clause-markers =
    Là où l’on utilise des marqueurs, qui paie pour une descente ou pour un trou dans les barbelés y pose son marqueur, du côté d’où il vient. Le passage appartient à la dernière équipe qui a payé : ses hommes prennent le même chemin sans payer, aussi longtemps que le disent les règles de partage, tandis que les hommes d’un propriétaire précédent qui ne sont pas encore passés doivent payer de nouveau. Le marqueur est retiré quand aucun homme de son propriétaire qui l’a utilisé n’est plus en fuite.

    Là où les gardiens peuvent retirer les marqueurs, un gardien qui dans ce tour est entré sur la case du marqueur, ou a franchi les barbelés à côté, peut le faire sans frais. Le passage est alors fermé aux prisonniers et aux autres gardiens, et ceux qui n’étaient dans { -la-piece } que pour lui rentrent { -a-la-caserne }. Le gardien lui-même peut encore passer dans ce tour ; s’il le finit dans { -la-piece }, il rentre { -a-la-caserne }.
    .title = Marqueurs aux passages

colditz-clause-body-search =
    Là où l’arrestation est suivie d’une fouille au corps, l’{ -officier } et { -la-Securite } jettent un dé chacun. Avec le dé le plus fort, l’{ -officier } garde tout ; sinon il perd une carte Matériel tirée au sort. L’égalité est à { -la-Securite }, sauf accord contraire.

    Là où les Kits sont en jeu, un { -officier } sans Matériel dont un homme est pris hors de { -la-cour } ou dans un tunnel joue son Kit de la même façon. Dans Fuga 3.0, l’égalité est à lui de jour et à { -la-Securite } de nuit. Un Kit perdu retourne à la réserve, et l’on peut se le procurer de nouveau. Les cartes qui évitent la perte se jouent une fois les dés connus.
    .title = La fouille au corps

colditz-clause-attempts =
    Là où les tentatives s’annoncent, personne ne quitte { -la-cour-interieure } en surface si lui et le dénivelé ou la porte qu’il prendra n’ont pas été nommés avant le lancer. De nuit on peut les nommer après le lancer et sa carte, tant qu’il reste des points. Là où il faut un Kit, son { -officier } doit en avoir un. De jour, la sortie par le bout d’un tunnel s’annonce de même ; l’entrée est toujours ouverte.

    Le lancer, avec ceux qui suivent un double, est alors promis. Jusqu’à ce que tous les hommes nommés soient dehors, on ne fait que des pas qui rapprochent l’un d’eux de sa sortie, tant qu’il y en a un ; les points qu’aucun d’eux ne peut employer sont libres, et de même ce qui reste quand tous sont dehors. Il en va ainsi d’une carte Tunnel montrée avant le lancer, jusqu’à ce que deux hommes de l’{ -officier } soient entrés : tous les siens peuvent y aller, deux au plus tant que les deux n’y sont pas. Si deux n’y arrivent pas, la carte est perdue et qui est dedans ressort dans { -la-piece }. Une promesse par tour.

    Une tentative est en cours dès l’annonce, tant que l’homme est hors de { -la-cour }, et de jour tant qu’il est sur la dernière case d’un tunnel ouvert. Tant qu’il y en a une, les limites aux pas et aux dés des gardiens tombent. Une annonce restée sans suite est caduque à la fin du tour de { -la-Securite }, ou de celui de l’{ -officier }, selon l’accord.
    .title = Tentatives annoncées

colditz-clause-pursuit =
    Selon certaines règles, tant qu’aucune tentative n’est en cours, les gardiens ne font qu’un certain nombre de pas dans { -la-garnison }, tous les lancers du tour ensemble ; poster et rappeler ne sont pas des pas.

    Un gardien de { -la-cour } poursuit à travers les { -pieces } dans la manche de l’évasion, ou tant que l’homme est sur une terrasse, et pas dans un tour avec une Fouille ou un Appel : un gardien par homme, chaque pas sur le plus court chemin vers son ouverture. Sur ce chemin il peut passer par-dessus d’autres prisonniers, sans s’y arrêter. À la fin du tour, personne ne reste dans une { -piece }. L’ouverture franchie, il va où il veut.

    Les gardiens ne quittent le château que par le passage même ou la porte par où l’a quitté un homme qui est maintenant dehors. Là, le gardien en désigne un. Dès lors il s’en rapproche ou reste sur place, passe par-dessus les autres et n’arrête personne d’autre, et va { -a-la-caserne } quand cet homme n’est plus là. Un prisonnier dehors ne fait lui aussi que continuer : chaque pas le rapproche d’un { -objectif }, et aucune carte ne le ramène.
    .title = Poursuite limitée

colditz-clause-fence-gate =
    Avec ce module, il y a une case clé dans les barbelés au-dessus du tunnel de la chapelle. Il y faut une clé aux prisonniers. Les gardiens la franchissent ; là où ils ne font que suivre des fugitifs, seulement derrière un homme sorti de ce tunnel au-delà des barbelés.
    .title = La porte dans les barbelés

colditz-clause-replacement =
    Une équipe à qui une évasion ou un tir laisse trop peu d’hommes en reçoit de nouveaux, aux tables et jusqu’au nombre convenus. Les hommes sur le plateau et ceux { -a-l-isolement } comptent. L’{ -officier } place aussitôt chaque nouvel homme sur une case blanche libre de son choix, et peut s’en servir dans le même tour. Il n’y a jamais plus de huit pions d’une couleur en jeu ou évadés.
    .title = De nouveaux hommes pour ceux qui ne sont plus là

colditz-clause-multi-escape =
    Avec ce module, celui qui a payé une corde, une clé ou une pince pour un seul homme peut permettre, à la fin de son tour, qu’un { -officier } qui joue après lui dans la manche envoie un homme par le même passage sans payer. Cet homme a toujours besoin du Kit et de l’annonce, là où on les demande. Chaque type se partage une fois par manche, toutes équipes confondues ; une descente de 60 pieds ne se partage pas. La permission prend fin au tour de { -la-Securite }.
    .title = Évasions multiples

colditz-clause-glider =
    Avec le planeur, un bon d’échange de corde porte la marque d’un avion et un de clé celle d’une porte secrète ; on peut toujours les convertir. Qui a un Kit et la porte secrète peut envoyer un homme du fond de la chapelle dans la tour nord, pour un point. Il invite un { -officier } qui joue plus tard dans la manche, ou personne s’il a les deux cartes. L’invité a lui aussi besoin d’un Kit et amène un homme. Dans la tour, nul ne peut être arrêté, fouillé ni compté.

    On part quand l’invité entre, si l’un des deux a l’avion, ou quand le veut celui qui a les deux cartes. Les cartes marquées sont dépensées, et la première carte du tout pour le tout dit combien de fois on lance les dés, sans pioche ; elle est remise et mélangée. { -La-Securite } peut, avec Tirer pour tuer, faire tirer un gardien de { -la-garnison } qui voit le vol : un lancer de moins, et le gardien rentre { -a-la-caserne }. Si le total suffit, tous à bord sont évadés ; sinon, chacun est arrêté comme dans { -la-garnison }. Sans départ, au tour de { -la-Securite }, les hommes sont de nouveau devant la tour et gardent leurs cartes. Le planeur vole une fois par partie.
    .title = Le planeur

colditz-clause-chapel-combo =
    Avec ce module, { -la-Securite } peut jouer ensemble Tunnel découvert et la Fouille de la chapelle, après son lancer et avant qu’un gardien ne bouge, si le tunnel de la chapelle est ouvert. Pendant ce tour, les gardiens peuvent aller de { -la-cour } par la chapelle dans le tunnel, et passer par-dessus les prisonniers en surface sans s’arrêter sur eux. La Fouille n’a pas d’autre effet. À la fin du tour, les gardiens restés dans la chapelle rentrent { -a-la-caserne }, et le passage est refermé.
    .title = La combinaison de la chapelle

colditz-clause-notation =
    Chaque action s’écrit d’une seule façon. Les hommes ont la lettre de leur nation et un numéro : a1 américain, b1 britannique, d1 { -neerlandais }, f1 français, p1 polonais ; les gardiens sont g1 à g16. Les cases ont des noms comme yard-14 ou chapel-2 ; chapel-2/tunnel est la même case sous la surface.

    - nation british, row 2 : mise en place ; place yard-51, take-back yard-51, confirm : les premiers gardiens
    - roll : lancer les dés ; reroll ou stop après un double ; take ou decline pour une carte
    - step b3 yard-15 : un pas ; move b3 yard-14 yard-15 : plusieurs, l’un après l’autre
    - release b1 : sortie par un double ; surrender b1 g4 : b1 se rend à g4
    - claim rope b1 b3 : du Matériel ; claim-kit, ou claim-kit kit_part_a : le Kit, avec les cartes nommées
    - play move_kitchen b1 kitchen-2, play diversion g7, play release b1, play bribe_one key, play sabotage : cartes Opportunité
    - exchange rope : convertir le bon d’échange correspondant
    - tunnel chapel b1 b2 : ouvrir un tunnel avec deux hommes ; car b1 : partir en voiture ; do-or-die b1 : jouer le tout pour le tout
    - attempt b1 p1, attempt b1 p1 b2 office-1 : annoncer des hommes et leurs sorties ; mouth b1 : annoncer un homme qui quittera un tunnel ; tunnel chapel : montrer une carte Tunnel avant le lancer
    - post yard-51, recall g3, arrest g3 b1, remove-marker g3, riot-squad : les gardiens ; return g3 : { -a-la-caserne }, quand rien d’autre n’y fait
    - play appel, play search_kitchen, play tunnel_detected chapel, play shoot g3 b1 : cartes Sécurité
    - discard rope : toute carte sauf le Kit ; end : le tour est fini
    - offer dutch rope for key, offer dutch rope for nothing : une offre ; accept 2, refuse 2, withdraw 2 : par son numéro
    - meet : demander une réunion secrète des { -officiers } ; là, talk TEXTE, et ready quand vous avez fini ; pass met fin à une phase d’échange
    - cell inner-a, lose rope, confiscate rope, stand b1 appel-7, hide b1 h2-1, done, push garrison-4, door lane-9, pursue g3 b1, play hideaway, pass : réponses à des questions
    .title = Comment s’écrivent les actions

colditz-clause-views =
    Tout le monde voit le plateau, tous les lancers, toutes les évasions, les piles de Matériel, qui a un Kit d’évasion, qui détient du Matériel quel qu’il soit, combien chacun a de cartes Opportunité et Sécurité, et les cartes Tunnel et Tunnel découvert sur la table.

    Seul le détenteur voit ses cartes Opportunité ou Sécurité et quel Matériel il a. Offres et échanges sont connus des { -officiers }, non de { -la-Securite } ni des spectateurs. Le Matériel pris, utilisé ou perdu est montré à tous. Personne ne voit l’ordre d’un paquet, et ce qui est passé dessous ne se regarde plus.
    .title = Qui voit quoi

## Pourquoi un bot joue ce qu’il joue : ce que dit un conseil

colditz-reason-walk = Il faut bouger, et pour { $man } c’est le meilleur pas.
colditz-reason-break = { $man } peut sortir du château maintenant, et il a de bonnes chances de s’en tirer.
colditz-reason-approach = Tout est prêt pour sortir ; { $man } s’approche de la sortie et attend de meilleurs dés.
colditz-reason-feint = Quelqu’un est prêt à sortir ailleurs ; { $man } se montre à une autre sortie pour y attirer les gardiens.
colditz-reason-lie-low = { $man } s’arrête en chemin dans une cachette, où ni un gardien ni un appel ne le trouve.
colditz-reason-run = { $man } est dehors : en avant vers un { -objectif }, loin des gardiens.
colditz-reason-home = { $man } revient des cellules extérieures et ne peut rien faire avant d’être rentré.
colditz-reason-crawl = Dans le tunnel avec { $man } : au bout, il attend le bon moment.
colditz-reason-mouth-of-tunnel = { $man } va à l’entrée du tunnel : deux hommes l’ouvrent, et la carte est en main.
colditz-reason-to-tower = { $man } va à la tour, car les deux cartes du planeur sont en main.
colditz-reason-last-run = De là, la dernière course est la plus courte, si { $man } doit la faire.
colditz-reason-walk-kit = { $man } va là où se trouve un élément du Kit d’évasion ({ colditz-part }) ; il faut les quatre.
colditz-reason-walk-equipment = { $man } va dans une { -piece } à Matériel ({ $card }) : deux hommes dans ces { -pieces } prennent une carte.
colditz-reason-cover = Un gardien pourrait arrêter { $man } où il est ; à l’abri, non.
colditz-reason-promise = Ce qui a été annoncé avant le lancer doit être tenté, et l’homme annoncé est { $man }.
colditz-reason-onward = { $man } poursuit le chemin commencé.
colditz-reason-hunt = De là, { $man } peut arrêter quelqu’un dans ce tour même.
colditz-reason-search-room = Une fouille est sur la table, et { $man } est assez près pour la faire.
colditz-reason-raid = Le tunnel est découvert : { $man } y va prendre ceux qui sont dedans.
colditz-reason-chase = Un homme est dehors, et { $man } peut l’approcher mieux que les autres.
colditz-reason-patrol = Il n’y a personne à poursuivre ; de là, { $man } est vite là où quelqu’un pourrait sortir.
colditz-reason-cordon = Là où se tient { $man }, personne ne sort : il barre un chemin vers le dehors.
colditz-reason-pin = De là, { $man } a la plupart des hommes à portée.
colditz-reason-roll = Les dés d’abord : sans points, personne ne marche.
colditz-reason-reroll = Un autre lancer donne plus de points.
colditz-reason-take = Une carte ne coûte rien et peut servir plus tard.
colditz-reason-pass = Il y a ici plus à perdre qu’à gagner : mieux vaut ne rien faire.
colditz-reason-end = Il ne reste rien d’utile à faire dans ce tour.
colditz-reason-claim = Deux hommes sont là où l’on prend cette carte ({ $card }), et il la faut pour sortir.
colditz-reason-claim-kit = Les quatre éléments sont là, et sans Kit personne ne s’évade.
colditz-reason-release = Un homme en cellule ne sert à rien : ce coup l’en sort.
colditz-reason-car = Tout est prêt pour la voiture, et c’est la sortie la plus rapide.
colditz-reason-tower = L’homme est près de la tour, et le planeur a de bonnes chances d’arriver.
colditz-reason-launch = Tout le monde est à bord ; si le planeur tombe trop tôt, ils sont arrêtés, rien de plus.
colditz-reason-do-or-die = Il manque une évasion et le temps presse : maintenant ou jamais.
colditz-reason-tunnel = La carte est en main et les hommes sont là ; par un tunnel on sort sans être vu.
colditz-reason-announce = Par cette sortie le lancer le fera sans doute passer, et il faut le dire avant.
colditz-reason-hide = Dans une cachette, personne ne le trouvera.
colditz-reason-attend = On le trouverait sans doute : mieux vaut se présenter.
colditz-reason-enough = Davantage ne servirait à rien.
colditz-reason-place = Dans { -la-cour } chaque équipe a son gardien, et chaque poste dehors raccourcit une poursuite.
colditz-reason-confirm = Les gardiens sont comme le veulent les règles, et quelques-uns restent { -a-la-caserne } pour plus tard.
colditz-reason-take-back = Il y a là plus de gardiens que les règles n’en permettent au début.
colditz-reason-post = Un gardien { -a-la-caserne } n’attrape personne ; sur cette case, il le peut.
colditz-reason-swoop = Un gardien placé là atteint quelqu’un dans ce tour même.
colditz-reason-arrest = De ceux qu’on peut arrêter, c’est le plus près de s’évader.
colditz-reason-remove-marker = Là où le passage est refermé, personne ne suit.
colditz-reason-return = Il ne peut pas rester où il est, ou c’est celui qui manquera le moins.
colditz-reason-cell = Dans ces cellules, il gêne le moins.
colditz-reason-declare-search = Il manque assez d’hommes pour que les chercher vaille la peine.
colditz-reason-declare-move = Ce lancer sert mieux à déplacer les gardiens qu’à fouiller.
colditz-reason-name-guard = Il y arrive, et c’est lui qui manquera le moins ailleurs.
colditz-reason-pursue = Cet homme est le plus près d’un { -objectif }.
colditz-reason-discard = C’est la carte qui manquera le moins : { $card }.
colditz-reason-lose = De tout ce qu’on a, c’est ce qui sert le moins : { $card }.
colditz-reason-keep = C’est la carte la plus utile : { $card }.
colditz-reason-confiscate = C’est ce qu’il est le plus dur de se procurer de nouveau : { $card }.
colditz-reason-play-search = Dans cette { -piece }, il y a des hommes à arrêter, et « { $card } » les trouve.
colditz-reason-play-appel = Tant d’hommes sont à l’œuvre que la carte « { $card } » leur coûte bien des pas.
colditz-reason-play-detected = Il y a du monde dans le tunnel, et « { $card } » les y enferme.
colditz-reason-play-shoot = Il est assez près pour que le lancer l’atteigne.
colditz-reason-play-intercept = Avec « { $card } », il est pris sur-le-champ.
colditz-reason-play-bribe = « { $card } » apporte ce qui manque encore pour sortir.
colditz-reason-play-sabotage = { -La-Securite } a des cartes que « { $card } » peut lui ôter.
colditz-reason-play-move = « { $card } » épargne bien des pas jusqu’à une { -piece } utile.
colditz-reason-play-recall = « { $card } » écarte des gardiens qui gênent.
colditz-reason-play-shield = Sans « { $card } », on perdrait plus que ne vaut la carte.
colditz-reason-choice = De toutes les réponses possibles, c’est celle qui paraît la meilleure.
colditz-reason-slip = Un moment d’inattention.

## What one can do, as it is asked for on the board

# A button with what it costs.
colditz-priced = { $label } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Whom or where a card is about, if it is.
colditz-do-about = { $who ->
        [none] { $where ->
            [none] {""}
           *[other] {""} : { $where-the }
        }
       *[other] {""} : { $who }{ $where ->
            [none] {""}
           *[other] , { $where-the }
        }
    }
colditz-do = { $verb ->
        [roll] Lancer
        [reroll] Relancer
        [stop] Garder ce lancer
        [take] Piocher une carte
        [decline] Refuser
        [consent] Accepter
        [pass] Passer
        [end] Fin du tour
        [done] Terminé
        [confirm] Les gardiens sont en place
        [usual] Prendre les postes habituels
        [nation] Choisir : { $what }
        [row] Rangée { $what }
        [place] Poster un gardien { $where-in }
        [take-back] Reprendre le gardien { $where-from }
        [step] { $who } va { $where-to }
        [move] { $who } va { $where-to }
        [release] Faire sortir { $who }
        [claim] Se procurer : { $what } ({ $who })
        [claim-kit] Se procurer le Kit d’évasion
        [play] Jouer { $what }{ colditz-do-about }
        [exchange] Échanger contre : { $what }
        [tunnel] Ouvrir le { $where }
        [attempt] Annoncer : { $who } par { $where-the }
        [mouth] { $who } sort du tunnel
        [car] { $who } part en voiture
        [do-or-die] Le tout pour le tout : { $who } court
        [tower] { $who } monte dans la tour
        [launch] Lancer le planeur
        [permit] Laisser passer : { $what }
        [combo] Poser les deux cartes
        [send] Envoyer { $who }
        [surrender] { $who } se rend à { $guard }
        [post] Poster un gardien { $where-in }
        [recall] Rappeler { $who }
        [arrest] { $guard } arrête { $who }
        [return] Renvoyer { $who }
        [remove-marker] { $who } ferme le passage
        [riot-squad] Appeler la brigade anti-émeute
        [pursue] { $guard } poursuit { $who }
        [discard] Défausser : { $what }
        [keep] Garder : { $what }
        [pick] Prendre le numéro { $what }
        [cell] { $where-to }
        [lose] Céder : { $what }
        [confiscate] Confisquer : { $what }
        [stand] { $who } se place { $where-in }
        [attend] { $who } vient à l’appel
        [declare-search] Lancer pour une fouille
        [declare-move] Lancer pour se déplacer
        [resolve-search] Faire la fouille
        [seize] Emmener { $who }
        [name-guard] Envoyer { $who }
        [credit] Employer { $guard } pour { $who }
        [team] { $what }
        [hide] Cacher { $who } { $where-in }
        [push] S’écarter vers { $where-the }
        [door] Sortir { $where-in }
        [ready] Prêt
        [meet] Demander une réunion
        [offer] Proposer un échange
        [accept] Accepter l’offre { $what }
        [counter] Faire une autre offre
        [refuse] Refuser l’offre { $what }
        [withdraw] Retirer l’offre { $what }
       *[talk] Dire quelque chose
    }
# Ce qu’on peut faire, avant de dire avec qui ou avec quoi.
colditz-verb = { $verb ->
        [nation] Choisir une nation
        [row] Choisir une rangée
        [place] Poster un gardien
        [take-back] Reprendre un gardien
        [step] Marcher
        [move] Marcher
        [release] Faire sortir un homme
        [claim] Se procurer du Matériel
        [claim-kit] Se procurer un Kit d’évasion
        [play] Jouer une carte
        [exchange] Échanger une carte
        [tunnel] Ouvrir un tunnel
        [attempt] Annoncer une évasion
        [mouth] Annoncer qui sort du tunnel
        [car] Prendre la voiture
        [do-or-die] Le tout pour le tout
        [tower] Monter dans la tour
        [permit] Laisser passer une équipe
        [send] Envoyer un homme
        [surrender] Se rendre
        [post] Poster un gardien
        [recall] Rappeler un gardien
        [arrest] Arrêter un homme
        [return] Renvoyer un gardien
        [remove-marker] Fermer un passage
        [pursue] Nommer un poursuivant
        [discard] Défausser une carte
        [keep] Garder une carte
        [pick] Choisir une carte
        [cell] Choisir les cellules
        [lose] Céder une carte
        [confiscate] Confisquer une carte
        [stand] Prendre place
        [attend] Venir à l’appel
        [seize] Emmener un homme
        [name-guard] Envoyer un gardien
        [credit] Employer un gardien
        [team] Nommer une équipe
        [hide] Cacher un homme
        [push] Faire de la place
        [door] Sortir
        [offer] Proposer un échange
        [accept] Accepter une offre
        [counter] Faire une autre offre
        [refuse] Refuser une offre
        [withdraw] Retirer une offre
       *[talk] Dire quelque chose
    }
# Une réponse qui est un mot ou un nombre.
colditz-answer = { $answer ->
        [all] tous
        [for] contre
        [nothing] rien
        [double] par le double
        [card] par la carte
       *[other] { $answer }
    }
# Où est un homme qui n’est plus sur le plateau.
colditz-gone = { $how ->
        [escaped] évadé
        [dead] mort
       *[out-of-play] hors jeu
    }
# Un endroit où aller, selon qui s’y trouve.
colditz-beside = À côté de { $man }
colditz-surrender = Pour se rendre
colditz-look = { $place } : { $zone ->
        [inner] le côté des prisonniers
        [lane] l’allée d’accès
        [perimeter] le tour du château
        [garrison] { -la-garnison }
        [roof] un toit
        [outside] hors du château
       *[other] une terrasse
    }.

## What lies on the table, as a terminal and a page tell it

colditz-header = Manche { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}sur { $rounds }
    }{ $clock ->
        [none] {""}
       *[other] {" "}· { $clock }
    } · tour : { $who }{ $decides ->
        [none] {""}
       *[other] {" "}· décision : { $decides }
    } · { $phase }
colditz-setting-up = Mise en place · décision : { $who }
colditz-clock = { $night ->
        [yes] nuit
       *[no] jour
    } { $number } sur { $count }{ $left ->
        [0] {""}
        [1] , dernière manche
       *[other] , encore { $left } manches
    }
colditz-phase = { $phase ->
        [opportunity] échange de cartes Opportunité
        [equipment] échange de Matériel
        [meeting] réunion secrète
        [cards] avant les gardiens : Fouille ou Appel
        [off-turn] { -la-Securite } peut intervenir
        [searching] { -la-Securite } fouille
        [points] { $points ->
            [one] reste { $points } point
           *[other] reste { $points } points
        }{ $again ->
            [yes] , puis on relance
           *[no] {""}
        }
       *[roll] dés pas encore lancés
    }
colditz-note-attempts = Annoncés : { $men }
colditz-note-tunnel-shown = Montré : { $tunnel }{ $men ->
        [none] {""}
       *[other] , pour { $men }
    }
colditz-note-laid = { -La-Securite } a posé : { $cards }
colditz-note-absent = Absents à l’appel : { $men }
colditz-note-combo = Ouvert aux gardiens depuis { -la-cour } : { $tunnel }
colditz-note-credit = Les doubles ouvrent les cellules à { $number ->
        [1] un homme
       *[other] { $number } hommes
    } : release
colditz-note-jailed = En cellule jusqu’à la manche : { $men }
colditz-note-immune = À l’abri d’une arrestation dans cette manche : { $men }
colditz-note-escapes = Évadés : { $teams } (but : { $goal ->
        [one] 1 évasion
       *[other] { $goal } évasions
    })
colditz-note-stolen = Matériel volé : { $counts } (arrestations dans { -la-cour } dès { $most ->
        [one] 1 carte
       *[other] { $most } cartes
    })
colditz-note-opening = { $what ->
        [rope] corde { $start } → { $to }
       *[wire] barbelés { $start } → { $to }
    }{ $owner ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
colditz-note-openings = Ouverts : { $openings }
colditz-note-markers = Marqueurs : { $openings }
colditz-note-gates = Portes payées : { $gates }
colditz-note-shared = Passage libre pour { $guest } : { $what }
colditz-note-tower = Dans la tour : { $host }{ $guest ->
        [none] {""}
       *[other] {" "}avec { $guest }
    }
colditz-note-pursuit = En poursuite : { $chases }
colditz-note-returning = Sur le chemin du retour : { $men }
colditz-note-aside = { -Elements-du-Kit } mis de côté : { $number }
colditz-note-used-up = Hors jeu : { $cards }
colditz-header-over = Manche { $round } sur { $rounds } · la partie est finie
colditz-guards = { $mark ->
        [none] {""}
       *[other] { $mark }{" "}
    }Gardiens : { $board } dehors, { $reserve } { -a-la-caserne }{ $returned ->
        [0] {""}
        [one] , { $returned } vient de rentrer
       *[other] , { $returned } viennent de rentrer
    } ; { -la-Securite } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
colditz-stacks = Piles : { $stacks } ; Kits { $kits }
colditz-decks = Paquets : Opportunité { $opportunity }, Sécurité { $security }, Tout pour le tout { $dod }
colditz-tunnel-state = { $name } { $state ->
        [open] ouvert ({ $owner })
        [collapsed] effondré
       *[closed] fermé
    }{ $detected ->
        [yes] {" "}DÉCOUVERT
       *[no] {""}
    }
colditz-tunnels = Tunnels : { $tunnels }
colditz-equipment = Votre Matériel : { $held }
colditz-offer = Offre { $number }, { $giver } → { $taker } : { $give } contre { $want ->
        [none] rien
       *[other] { $want }
    }
colditz-heading-escapes = évasions
# Écrit sur les murs du plan : le plus court est le meilleur.
colditz-plan-name = { $place ->
        [chapel] Chapelle
        [office] Bureau
        [sick-bay] Infirmerie
        [parcel-office] Colis
        [guard-house] Corps de garde
        [showers] Douches
        [theatre] Théâtre
        [officers-quarters] Officiers
        [orderlies-quarters] Ordonnances
        [kitchen] Cuisine
        [interview-room] Parloir
        [store] Magasin
        [canteen] Cantine
        [laundry] Buanderie
        [wc] WC
        [dentist] Dentiste
        [solitary] Cellules
        [barracks] Caserne
        [lane] Allée d’accès
        [commanders-office] Bureau du commandant
        [north-tower] Tour nord
       *[other] { $place }
    }
colditz-symbol = { $symbol ->
        [rope] corde
        [cutters] pince
        [key] clé
        [pass] passe
        [disguise] déguisement
        [compass] boussole
        [food] pain
        [documents] papiers
       *[other] { $symbol }
    }
colditz-too-far = { $to } est à { $steps } pas de { $man }, et { $points ->
        [0] il ne reste pas de points.
        [one] il reste un point.
       *[other] il reste { $points } points.
    }{ $points ->
        [0] {""}
       *[other] { $typed ->
            [yes] {" "}Aussi loin que possible : { $man } vers { $word }
           *[no] {""}
        }
    }
colditz-in-the-way = { $who ->
        [own] Votre { $by } barre le chemin à { $man }.
        [guard] Le gardien { $by } barre le chemin à { $man }.
       *[other] { $by } barre le chemin à { $man }.
    } Une case n’accueille qu’un homme, et on ne passe pas à travers.
colditz-overfull = Vous avez { $held } cartes { $deck ->
        [security] Sécurité
       *[opportunity] Opportunité
    } ; { $limit } au plus sont permises. { $over ->
        [one] Défaussez-en une.
       *[other] Défaussez-en { $over }.
    }
colditz-towards = vers
colditz-where-to = à { $to }
colditz-beyond = Plus loin, en points : { $rooms }
colditz-kind-of-place = { $kind ->
        [target] { -objectif }
        [gate] porte
        [hideaway] cachette
        [tunnel] tunnel
        [surrender] reddition depuis
       *[other] { $kind }
    }
colditz-beside-man = à côté de { $man }
colditz-usual = usual poste d’un coup les gardiens habituels.
colditz-zone = { $zone ->
        [inner] cour
        [lane] allée d’accès
        [perimeter] chemin extérieur
        [garrison] garnison
        [roof] toit
        [outside] dehors
       *[other] terrasse
    }
colditz-look-place = { $name } : { $zone ->
        [inner] le côté des prisonniers
        [lane] l’allée d’accès
        [perimeter] le chemin autour du château
        [garrison] { -la-garnison }
        [roof] un toit
        [outside] hors du château
       *[other] une terrasse
    }, colonne { $column }, ligne { $row } du plan.
colditz-look-room = { $title } : on y trouve { $symbols }.
colditz-look-is = { $what ->
        [white] Une case blanche de la zone d’appel.
        [post] Une case noire : on y poste des gardiens.
        [lit] Éclairée par un projecteur : personne ne peut s’y arrêter.
        [hideaway] Une cachette : aucun gardien n’y entre, l’appel n’y atteint personne.
        [key] Une porte qui prend une clé.
        [pass] Une porte qui prend un laissez-passer.
        [target] Un { -objectif } : qui l’atteint avec un Kit d’évasion est évadé.
        [tunnel] Un tunnel passe dessous : personne ne peut s’arrêter au-dessus.
        [door] La porte des cellules.
        [car] À côté de la voiture du commandant.
       *[held] Personne ne marche ici : on y voit qui est à l’intérieur.
    }
colditz-look-barrier = { $what ->
        [drop] Un dénivelé jusqu’{ $to-to } : { $cards ->
            [one] une corde
           *[other] { $cards } cordes
        }.
       *[wire] À travers les barbelés jusqu’{ $to-to } : une pince.
    }
colditz-look-who = Ici : { $who }.
colditz-look-near = À un pas : { $near }.
colditz-look-pawn = { $name } ({ $seat }) : { $place }.{ $returning ->
        [yes] {" "}Sur le chemin du retour vers { -la-cour }.
       *[no] {""}
    }{ $free ->
        [yes] {" "}En fuite.
       *[no] {""}
    }{ $quarry ->
        [none] {""}
       *[other] {" "}À la poursuite de { $quarry }.
    }
colditz-shown-in = À trouver dans : { $rooms }.

## For a player who types

colditz-choose-where = move { $man } : où ? Numéro, { -piece }, colonne,ligne, case, vers LIEU (Entrée : retour)
colditz-welcome =
    { -Officiers } : soyez le premier à { $goal } évadés, en { $rounds } manches.
    { -Securite-en-liste } : ne laissez sortir personne.
    1. roll               lancez les dés ; { $totals } donnent une carte
    2. move b1 kitchen    marchez, un point par pas
    3. claim rope b1 b2   du Matériel, avec deux hommes dans ses { -pieces } :
                          cordes pour les fenêtres, pinces pour les
                          barbelés, clés et laissez-passer pour les portes
    4. claim-kit          { -deguisement }, boussole,
                          { -vivres }, { -papiers } :
                          pas d’évasion sans Kit
    5. end                et dehors, vers un { -objectif } T1 à T7,
                          à la barbe des gardiens

    Les numéros sous le plan font de même, pas à pas. Et aussi : help,
    reach b1 (où peut-il aller ?), hand, look LIEU, view LIEU, whole,
    why ACTION, offers, log, rules 38, undo, save FICHIER, quit.
colditz-welcome-security =
    Vous êtes { -la-Securite } : ne laissez sortir personne.
    Un { -officier } gagne avec { $goal } évadés en { $rounds } manches.{ $wins ->
        [yes] {"\u000A"}Si aucun n’y parvient, vous gagnez.
       *[no] {""}
    }
    1. usual             poste les gardiens habituels ; place et take-back
                         les changent, confirm commence la partie
    2. roll              lancez les dés ; { $totals } donnent une carte
    3. g1 vers b1        les gardiens marchent, un point par pas ; post en
                         amène un { -de-la-caserne } à une case noire
    4. arrest g1 b1      qui est hors de { -la-cour } et, avec du Matériel
                         ou selon l’édition, qui est dedans. Dans les
                         { -pieces } un gardien n’arrête personne :
                         il y a les Fouilles
    5. hand, play        vos cartes : Fouille, Appel et d’autres
    6. end               et surveillez cordes, barbelés et portes

    Les numéros sous le plan font de même, pas à pas. Un doute ? hint.
    Et aussi : help, reach g1, look LIEU, view LIEU, whole, why ACTION, log,
    rules 34, undo, save FICHIER, quit.
colditz-welcome-phases = Le tour a des phases : échange de cartes Opportunité, puis de Matériel (pass les termine), lancer, puis pas, prises et cartes.
colditz-welcome-between = Après un double, les points se dépensent avant le lancer suivant ; end y conduit.
colditz-welcome-days = Il y a des jours et des nuits ; l’en-tête dit s’il fait jour ou nuit, et pour combien de temps.
colditz-welcome-attempts = Qui veut quitter { -la-cour } l’annonce avant le lancer : attempt b1 p1.
colditz-welcome-meetings = Les { -officiers } peuvent se réunir sans { -la-Securite } : asides, puis meet.
colditz-welcome-markers = Cordes et barbelés coupés restent marqués jusqu’à ce qu’un gardien y vienne : remove-marker g3.
colditz-welcome-glider = Il y a un planeur dans la tour nord : tower b1, puis launch.
colditz-welcome-two-teams = Un seul { -officier } commande les deux équipes, chacune avec son tour et ses cartes.
