### Les phrases de la page. Ce qui concerne un jeu est dit par le serveur.

## Partout
nav-play = Jouer
nav-rules = Règles
shell-nav = Rubriques
shell-skip = Aller au contenu
shell-language = Langue
shell-theme = { $theme ->
    [light] Couleurs claires
    [dark] Couleurs sombres
    [contrast] Contraste élevé
   *[system] Thème du système
  }
shell-disclaimer = Un projet libre et non officiel. Les noms de jeux publiés disent seulement à quoi l’on joue.
person-guest = Invité
wire-unreachable = Le serveur est injoignable. Est-il en marche ?
wire-failed = Cela n’a pas marché. Réessayez.
cancel = Annuler
close = Fermer
announcements = Annonces
announcement-from = De la part des responsables du serveur :
announcement-dismiss = Fermer cette annonce

## Accueil
now-play = Jouer maintenant
now-side = Ou jouez { $side }
now-set-up = Préparer une table
now-watch = Regarder une partie
now-join = Rejoindre avec un code
join-label = Code ou lien de la table
join-go = Rejoindre
join-no-code = Ce n’est pas le code d’une table. Un code a six lettres et chiffres, comme K7MQ2X.
lobby-list-mine = Vos parties
lobby-list-open = Tables qui attendent des joueurs
lobby-nobody = Aucune table ne cherche de joueurs. Préparez-en une et envoyez le lien à un ami.
lobby-row-on = Continuer
lobby-row-look = Voir
lobby-row-join = Rejoindre
lobby-row-watch = Regarder
lobby-row-turn = { $you ->
    [yes] À vous de jouer
   *[no] Au tour de : { $who }
  }
name-title = Votre nom
name-label = Nom
name-about = Les autres à la table le voient. Ni compte, ni mot de passe.
name-keep = Enregistrer
elsewhere-title = Sur un autre appareil
elsewhere-about = Ouvrez-y un lien pour continuer sous la même identité. Il sert une seule fois, pendant quelques minutes.
elsewhere-link = Copié. Ouvrez-le sur l’autre appareil dans les minutes qui viennent ; il sert une seule fois.
elsewhere-make = Créer un lien
setup-title = Préparer une table
setup-game = Jeu
setup-edition = Édition
setup-read = Lire ses règles
edition-whole = texte complet
edition-reported = d’après d’autres textes
edition-own = La vôtre
edition-own-about = Ouvrir un fichier de règles maison.
setup-house = Règles maison
setup-all = Toutes ({ $count })
setup-add = Ajouter une règle
rule-changed = Règle maison. L’édition dit : { $was }
rule-number = Règle { $number }
rule-back = Revenir à : { $was }
rule-back-short = Annuler
rule-take-out = Retirer
rule-change = Changer
rule-another-number = Un autre nombre…
rule-for-players = { $players } joueurs :
house-title = Règles maison
house-search = Chercher : doubles, tunnel, kit…
house-only = Seulement ce qui change
house-bundles = Toutes prêtes
house-nothing = Aucune règle trouvée.
house-contradiction = Celles-ci ne vont pas ensemble :
house-because = Parce que : { $why }. Changez l’une d’elles.
setup-seats = Places
setup-players = Joueurs
seat-who = Qui s’assied ici : { $seat }
sitter-you = Vous
sitter-bots = Bots
sitter-open = Libre pour un ami
setup-clock = Pendule
choice-clock-none = aucune
choice-clock-game10 = 10 minutes chacun
choice-clock-game20 = 20 minutes chacun
choice-clock-game40 = 40 minutes chacun
choice-clock-turn2 = 2 minutes par tour
choice-clock-rules = comme le disent les règles
choice-clock-slow = un jour par tour
setup-watch = Spectateurs
choice-watch-link = toute personne ayant le lien
choice-watch-open = tout le monde
choice-watch-none = personne
setup-listed = Les inconnus peuvent prendre les places libres
setup-wrong = Ces règles se contredisent.
setup-save = Enregistrer dans un fichier
setup-open = Ouvrir la table
setup-start = Commencer à jouer
lobby-row-status = { $status ->
    [gathering] { $free ->
        [0] va commencer
        [one] une place libre
       *[other] { $free } places libres
      }
    [paused] en pause
    [ended] terminée
   *[other] en cours
  }
edition-points = { $points ->
    [0] la référence
    [one] un point diffère
   *[other] { $points } points diffèrent
  }
house-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
setup-sum = { $name }{ $house ->
    [0] {""}
    [one] {" "}avec une règle maison
   *[other] {" "}avec { $house } règles maison
  }.
setup-sum-seats = { $seats } places ; { $open ->
    [0] personne d’autre à attendre
    [one] une pour un ami
   *[other] { $open } pour des amis
  }.

## Une table avant la partie
gather-lobby = Accueil
gather-open = Libre
gather-you = (vous)
gather-sit = S’asseoir ici
gather-name-sit = S’asseoir
gather-name = Comment les autres vous appelleront-ils ?
gather-any = Prendre une place au hasard
gather-leave = Quitter la place
gather-bot = Mettre un bot ici
gather-no-bot = Retirer le bot
gather-kick = Exclure
gather-fill = Remplir les places libres avec des bots
gather-start = Commencer la partie
gather-not-yet = La partie commence quand toutes les places sont prises.
gather-guests = Attendent une place au hasard : { $names }
gather-invite = Inviter
gather-invite-about = Envoyez ce lien. Vos amis donnent un nom et prennent place : ni compte, ni installation.
gather-link = Lien d’invitation
gather-copy = Copier
gather-copied = Copié
gather-code = Code
gather-qr = Le lien en code QR pour un téléphone
gather-here-only = Cette adresse ne fonctionne que sur cet ordinateur. Pour des amis du même réseau, lancez : make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Tout le monde est là. Commencez quand vous voulez.
       *[other] Tout le monde est là. L’hôte doit commencer.
      }
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
gather-rules = { $count ->
    [one] Une règle maison
   *[other] { $count } règles maison
  }
house-pointless = { $count ->
    [one] Avec les autres règles, cette règle maison ne change rien :
   *[other] Avec les autres règles, ces règles maison ne changent rien :
  }

## Règles
setup-differs = Ce qui diffère
rules-of = Règles de { $game }
rules-contents = Toutes les règles
rules-no-game = Ce jeu n’existe pas ici.
rules-search = Chercher dans les règles
rules-compare = Comparer aux règles classiques
rules-here = Dans cette édition : { $edition }
rules-otherwise = Ce que l’on peut changer
rules-questions = Questions
rules-cases = Cas qui vérifient cette règle
rules-turn = Autres règles
rules-differ = { $first } et { $second } : { $points ->
    [0] aucune différence
    [one] un point de différence
   *[other] { $points } points de différence
  }

## Section X

island-board = L’île et la mer qui l’entoure
island-help = Les flèches vont de case en case, Entrée valide. Les crochets passent d’un homme à l’autre parmi ceux qui peuvent avancer, 1 à 3 prennent une de vos tuiles, Q et E la font pivoter, Échap revient en arrière.
island-prison = Prison
island-zone = Zone verte { $zone }
island-race = Cette manche { $green } sur { $threshold } · échappés { $out } sur { $goal }
island-door-count = Portes : { $supply } en réserve, { $board } sur le plateau, { $aside } de côté
island-final = Dernière manche
island-last = La manche finit avec ce tour
island-tiles = Vos tuiles
island-no-tiles = Aucune en main
island-piles = Piles
island-draw = Piochez une tuile
island-others = Tuiles des autres
island-pile = Pile { $number } : { $size ->
    [0] vide
    [one] 1 tuile
   *[other] { $size } tuiles
  }
island-turn = Pivoter à droite
island-turn-back = Pivoter à gauche
island-fits = { $now ->
    [0] { $turned ->
        [0] Elle ne va nulle part, même en pivotant.
        [one] Telle quelle, elle ne va nulle part ; en pivotant, sur une case.
       *[other] Telle quelle, elle ne va nulle part ; en pivotant, sur { $turned } cases.
      }
    [one] Telle quelle, elle va sur une case ; en pivotant, { $turned ->
        [0] sur aucune autre
        [one] sur une de plus
       *[other] sur { $turned } de plus
      }.
   *[other] Telle quelle, elle va sur { $now } cases ; en pivotant, { $turned ->
        [0] sur aucune autre
        [one] sur une de plus
       *[other] sur { $turned } de plus
      }.
  }
island-in-hand = En main : { $tile }. Cases où elle va : { $now }, et { $turned } de plus en pivotant.
island-lay = Poser : { $tile }. { $cells ->
    [0] Aucune case ne convient.
    [one] Une case convient.
   *[other] { $cells } cases conviennent.
  }
island-picked = { $man } peut aller { $places ->
    [0] nulle part
    [one] à un endroit
   *[other] à { $places } endroits
  }.
island-picked-why = Touchez une case éclairée pour y aller.
island-cost = { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}, il en reste { $left }.
island-reach = { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
  }
island-doors = { $sides ->
    [0] Aucun côté ne peut recevoir de porte.
    [one] Un côté peut recevoir une porte.
   *[other] { $sides } côtés peuvent recevoir une porte.
  }
island-alone = va telle quelle, mais isolée
island-turned = va en pivotant
island-not = ne va pas
island-fits-now = va telle quelle
island-doomed = { $men ->
    [0] personne ne serait enseveli maintenant
    [one] un homme serait enseveli maintenant
   *[other] { $men } hommes seraient ensevelis maintenant
  }
island-stays = cachette, tient bon
island-all = Toute l’île
island-danger = Qui serait enseveli maintenant
island-why = Pourquoi pas
island-collapse = Les tunnels s’effondrent.
island-collapse-cause = { $cause ->
    [escape] On a fait sauter les tunnels.
    [tiles] Il n’y avait plus de tuiles, et les tunnels se sont effondrés.
   *[stall] Il ne se passait plus rien depuis trop longtemps, et les tunnels se sont effondrés.
}
island-collapse-why = Ceux qui sont dans une cachette vivent ; tous les autres sous terre sont ensevelis.
island-freed = libres
island-hidden = en cachette
island-buried = ensevelis
island-again = Revoir
island-go-on = Continuer

## The castle
castle-board = Plan du château
castle-help = Les crochets parcourent vos hommes, les flèches les cases ; Entrée fait marcher, Échap revient en arrière, le point d’interrogation montre les touches.
castle-picked = { $man } choisi, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Cases à portée : { $places }.
castle-reach = { $man } peut atteindre { $places ->
    [one] { $places } case
   *[other] { $places } cases
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
castle-reach-why = Touchez une case éclairée pour y aller, une autre pour savoir pourquoi c’est impossible.
castle-walk = { $man } va { $to }
castle-arrest = Le gardien { $guard } arrête { $man }.
castle-proposed = { $man } va { $to } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }, reste { $left }. Entrée pour y aller.
castle-flag = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }, reste { $left }
castle-costs = { $place } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points } points
castle-guard = Gardien { $number }
castle-a-guard = Un gardien
castle-towards = Aller par là
castle-men = Hommes et gardiens sur le plateau
castle-stands = { $man } : { $place }{ $may ->
    [yes] , peut bouger.
   *[no] .
  }
castle-walk-to = Aller à : { $place }
castle-way =
    Détour : { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
castle-leg = Avec { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }, vous arrivez jusqu’ici : { $place }.
castle-back-to = Retour à { $man }
castle-round = Contourner : { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
castle-why = Pourquoi pas
castle-close = Fermer
castle-tools = Vue
castle-zoom-in = Zoom avant
castle-zoom-out = Zoom arrière
castle-fit-all = Tout le château
castle-fit-mine = Mes hommes
castle-threat = Menace
castle-abroad = un homme peut arriver ici au prochain tour
castle-exit-held = une issue gardée
castle-exit-open = une issue libre
castle-legend = Légende
castle-legend-reach = À portée, avec les points que cela coûte. Une petite carte montre ce qu’il faut.
castle-legend-grid = Les cases du même nom portent un nombre et une lettre, inscrits aux bords : 31K est dans la colonne 31, ligne K.
castle-legend-rooms = Ce que contiennent les pièces
castle-keys = Touches
castle-gone-away = Évadé
castle-key-men = d’un de mes hommes à l’autre
castle-key-arrows = d’une case à l’autre
castle-key-enter = valider
castle-key-escape = un pas en arrière
castle-key-zoom = zoom avant, zoom arrière
castle-key-all = tout le château
castle-key-mine = mes hommes
castle-key-last = ce qui s’est passé depuis votre tour, ou le dernier événement
castle-key-threat = la proximité des gardiens
castle-key-overview = la vue d’ensemble
castle-key-list = cette liste

## At the table
plain-actions = Ce que vous pouvez faire
back = Retour
more = Plus
rule = Règle
rule-read = Lire
do-it = Valider
table-coming = Arrivée à la table…
table-watching = Vous regardez : toutes les places sont prises.
table-refused = Vous ne pouvez pas entrer à cette table
seat-you = vous
seat-bot = bot
seat-open = libre
seat-cover = Faire jouer un bot
seat-away-since = { $minutes ->
    [0] Absent depuis un instant
    [one] Absent depuis une minute
   *[other] Absent depuis { $minutes } minutes
  }
seat-covered = bot pour { $who }
order-label = Ce que vous devez décider
order-propose = { $label } ?
order-another = Ou choisissez autre chose.
run-takes = { $circles } cases jusqu’au bout, et la carte retournée dit combien de lancers il a.
run-odds = Chances que les lancers suffisent
run-throws = { $throws } lancers
run-often = { $often } %
risk-discard = La carte est défaussée et ne vous sert à rien.
risk-surrender = Il se rend : il va en cellule.
risk-skip = Ce tour-ci, vous ne touchez à aucune tuile.
order-answered = Il n’y avait qu’une réponse : { $sentence }
order-settled = Il n’y a qu’une réponse : elle est jouée d’office.
ask-nothing = Il n’y a rien à décider.
ask-paused = La partie est en pause.
ask-points = { $points ->
    [one] Il vous reste un point.
   *[other] Vous avez { $points } points.
  }
ask-points-officer = { $also ->
    [none] Choisissez un homme sur le plateau.
    [claim] Choisissez un homme sur le plateau, ou procurez-vous du Matériel.
    [card] Choisissez un homme sur le plateau, ou une carte.
   *[both] Choisissez un homme ou une carte, ou procurez-vous du Matériel.
  }
ask-points-security = Choisissez un gardien, une case noire ou un homme à arrêter.
ask-roll = { $trade ->
    [yes] Lancez les dés, ou échangez d’abord.
   *[no] Lancez les dés.
  }
ask-roll-officer = C’est votre tour.{ $also ->
    [none] {""}
    [claim] {" "}Vous pouvez d’abord vous procurer du Matériel.
    [card] {" "}Vous pouvez d’abord jouer une carte.
   *[both] {" "}Vous pouvez d’abord jouer une carte ou vous procurer du Matériel.
  }
ask-roll-security = C’est votre tour, { -Securite-en-liste }.{ $also ->
    [none] {""}
   *[card] {" "}Vous pouvez d’abord jouer une carte.
  }
ask-spent = Vous avez dépensé vos points.
ask-spent-why = { $also ->
    [none] Finissez votre tour.
    [claim] Procurez-vous du Matériel, ou finissez votre tour.
    [card] Jouez une carte, ou finissez votre tour.
   *[both] Procurez-vous du Matériel, jouez une carte, ou finissez votre tour.
  }
ask-draw = { $total ->
    [0] {""}
   *[other] Vous avez fait { $total }.{" "}
  }{ $deck ->
    [security] Piocher une carte Sécurité ?
   *[opportunity] Piocher une carte Opportunité ?
  }
ask-draw-why = Ce lancer vous y donne droit.
ask-nation = Quelle nation menez-vous ?
ask-nation-why = Ses hommes sont les vôtres pour toute la partie.
ask-row = Dans quelle rangée se tiennent vos hommes ?
ask-row-why = Les rangées de la zone d’appel ; cela change peu.
ask-guards-ready = Il y a assez de gardiens. Confirmez, ou placez-en d’autres.
ask-guards = Postez vos premiers gardiens.
ask-guards-why = Touchez une case noire, ou prenez les postes habituels.
ask-meeting = Les { -officiers } se réunissent.
ask-meeting-why = { -La-Securite } est hors de la pièce et n’entend rien.
waiting-bot = { $seat } : un bot réfléchit.
waiting-person = { $seat } : on attend { $who }.
choose = { $verb } : { $kind ->
    [pawn] qui ?
    [place] où ?
    [tile] quelle tuile ?
    [rotation] dans quel sens ?
    [pile] de quelle pile ?
   *[answer] votre choix ?
  }
choose-where = Où va { $who } ?
choose-circle = Case { $number }
choose-more = { $number } de plus
walk = { $cost ->
    [0] Aller
   *[other] Marcher ({ $cost })
  }
points-word = { $number ->
    [one] point
   *[other] points
  }
points-after = ensuite
points-walk = ce chemin
points-left = restent
steps-word = { $number ->
    [one] pas
   *[other] pas
  }
dice-history = Lancers jusqu’ici
lesson = Conseil { $number } sur { $of }
lesson-away = Ne plus montrer de conseils
lesson-colditz-aim-officer = Le but : faire sortir vos hommes du château jusqu’à un { -objectif } numéroté. Il vous faut un Kit d’évasion, que vous prenez avec des hommes dans les pièces qui en montrent les quatre éléments, et du Matériel comme les cordes.
lesson-colditz-aim-security = Le but : ne laisser personne s’évader avant la fin du temps. Vos gardiens arrêtent les hommes hors de la cour et, dans la cour, ceux dont l’officier a du Matériel.
lesson-colditz-1 = Touchez un de vos hommes cerclés d’or : les cases à sa portée s’éclairent, chacune avec son coût.
lesson-colditz-2 = Touchez une case éclairée pour voir le chemin, puis le bouton pour le suivre. Rien ne se fait avant.
lesson-colditz-3 = Touchez une autre case pour savoir pourquoi vous ne pouvez pas y aller. L’ampoule dit ce que ferait un bot, la flèche courbe revient d’un pas.
lesson-sectionx-aim = Le but : mener vos prisonniers par les tunnels jusqu’aux zones vertes. Ceux qui sont encore dans un tunnel quand tout s’effondre sont perdus, sauf dans une cachette.
lesson-sectionx-1 = Touchez une de vos tuiles : les cases où elle s’emboîte s’éclairent.
lesson-sectionx-2 = Touchez une case éclairée, faites pivoter la tuile avec les flèches rondes, puis posez-la avec le bouton.
lesson-sectionx-3 = Touchez un de vos prisonniers pour le faire avancer. Touchez autre chose pour savoir ce que c’est, ou pourquoi c’est impossible.
hint = Que ferait un bot ?
hint-do = Jouer ce coup
undo = Annuler le coup
undo-none = Il n’y a rien à annuler.
why-not = Pas maintenant
typed = Taper une commande
round = Manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
  }
round-of = sur { $rounds }
clock-time = { $night ->
    [yes] Nuit
   *[no] Jour
  } { $day } sur { $days }
clock-left = { $left ->
    [one] reste une manche
   *[other] restent { $left } manches
  }
guards-out = { $board ->
    [0] Aucun gardien dehors
    [one] { $board } gardien dehors
   *[other] { $board } gardiens dehors
  } · { $reserve } { -a-la-caserne }
on-table = Sur la table
pips = { $number } { $state ->
    [tunnel] dans les tunnels
    [hidden] en cachette
    [home] en prison
    [green] en zone verte
    [free] { $number ->
        [one] libre
       *[other] libres
      }
    [cell] en cellule
    [away] { $number ->
        [one] évadé
       *[other] évadés
      }
    [dead] { $number ->
        [one] mort
       *[other] morts
      }
   *[out] en attente
  }
held = { $kind ->
    [tiles] { $many ->
        [one] { $many } tuile
       *[other] { $many } tuiles
      }
    [rope] { $many ->
        [one] une corde
       *[other] { $many } cordes
      }
    [cutters] { $many ->
        [one] une pince coupante
       *[other] { $many } pinces coupantes
      }
    [key] { $many ->
        [one] une clé
       *[other] { $many } clés
      }
    [pass] { $many ->
        [one] un laissez-passer
       *[other] { $many } laissez-passer
      }
    [kit] un Kit d’évasion
    [crate] a du Matériel
   *[cards] { $many ->
        [one] { $many } carte
       *[other] { $many } cartes
      }
  }
held-one = { $kind ->
    [rope] Corde
    [cutters] Pince coupante
    [key] Clé
    [pass] Laissez-passer
   *[kit] Kit d’évasion
  }
effect-rope = Un homme descend ou remonte 30 pieds ; il en faut deux pour 60. Elle se dépense au pas qui la demande.
effect-cutters = Fait passer les barbelés en un endroit. Elle se dépense au pas qui la demande.
effect-key = Ouvre les cases d’une porte à clé. Elle se dépense au pas qui la demande.
effect-pass = Ouvre les cases d’une porte à laissez-passer. Il se dépense au pas qui le demande.
effect-kit = Tant que vous l’avez, chacun de vos hommes qui atteint un { -objectif } est évadé.
deck = { $deck ->
    [equipment] Matériel
    [kit] Kit
    [security] Sécurité
    [dod] Le tout pour le tout
   *[opportunity] Opportunité
  }
hand-title = Votre main
hand-count =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $now ->
        [0] aucune à jouer maintenant
        [one] 1 à jouer maintenant
       *[other] { $now } à jouer maintenant
    }
hand-play =
    { $man ->
        [none] Jouer { $card } ?
       *[other] Jouer { $card } pour { $man } ?
    }
hand-empty = Vous n’avez pas de carte.
card-not-now = Elle ne se joue pas maintenant.
tab-log = Journal
tab-talk = Discussion
tab-barter = Troc
tab-arrests = Arrestations
tab-board = Plateau
tab-hand = Main
tab-hand-number = Main { $number }
tab-seats = Places
tabs = Panneaux de la table
sheet-size = Hauteur de ce panneau
rail-open = Joueurs, journal et troc
log-empty = Rien ne s’est encore passé.
log-older = Plus ancien
log-since = Depuis votre dernier passage
log-new = { $number ->
    [one] 1 nouvelle ligne
   *[other] { $number } nouvelles lignes
  }
since = Depuis votre tour
since-first = Avant votre tour
since-nothing = Rien n’a bougé.
since-more = { $number ->
    [one] et 1 de plus
   *[other] et { $number } de plus
  }
since-show = Voir
since-replay = Tout revoir
since-close = Fermer le résumé
moment-skip = Appuyez pour continuer
entry-started = La partie a commencé.
entry-covered = { $seat } : un bot prend le relais.
entry-flagged = { $seat } : le temps est écoulé, un bot continue.
entry-returned = { $seat } : { $who } est de retour.
entry-resigned = { $seat } : { $who } a abandonné. Un bot continue.
entry-paused = La partie a été mise en pause.
entry-resumed = La partie a repris.
entry-undone = { $seat } : coup annulé.
entry-rewound = Tous d’accord : on revient en arrière.
entry-missed = { $seat } : une réponse est attendue, mais le joueur est absent.
entry-found = { $seat } : le joueur est de retour.
entry-proposed = { $seat } : proposition { $what ->
    [pause] de faire une pause
    [rewind] de revenir en arrière
   *[end] de finir la partie
  }.
entry-disagreed = { $seat } : pas d’accord.
entry-ended = { $how ->
    [closed] Les responsables du serveur ont mis fin à cette partie. Les dés peuvent maintenant être vérifiés.
   *[other] La partie est finie. Les dés peuvent maintenant être vérifiés.
  }
entry-rematched = La revanche se joue à une autre table.
talk-empty = Personne n’a encore rien dit.
talk-whom = À qui
talk-table = à tous
talk-officers = aux { -officiers }
talk-to = à : { $who }
talk-write = Écrire à la table
talk-write-private = Eux seuls peuvent le lire
talk-send = Envoyer
barter-none = Aucune offre pour l’instant.
hand-offer = La proposer au troc
barter-make = Faire une offre
barter-not-now = Pas maintenant : on offre entre les coups.
barter-earlier = Échanges précédents
barter-title = Troc : { $who }
barter-with = Troc avec :
barter-whom = Avec qui
barter-all = tous
barter-how = Si vous acceptez tous les deux, tout change de main en même temps.
barter-you-give = Vous donnez
barter-gives = { $who } : en échange
barter-from-hand = De votre main
barter-ask-for = Vous demandez
barter-known = On sait : { $gear ->
    [none] pas de Matériel
    [some] a du Matériel
    [hidden] Matériel caché
   *[listed] { $list }
  }, { $kit ->
    [yes] un Kit d’évasion
   *[no] pas de Kit d’évasion
  }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
  }.
barter-take-out = Retirer
barter-nothing = rien
barter-sum = { $give } contre { $want }.
barter-until = Valable
barter-stands = jusqu’à ce que vous la retiriez
barter-clear = Vider
barter-send = Envoyer l’offre
barter-you-offer = Votre offre · à : { $who }
barter-offers = De : { $who } · à : { $whom }
barter-accept = Accepter
barter-counter = Contre-offre
barter-refuse = Refuser
barter-withdraw = Retirer
reaction-asked = On attend votre réponse
reaction-discreet = La question est posée que vous ayez la carte ou non : votre silence ne révèle rien.
reaction-always = Dorénavant, toujours passer ici
meeting-ready = Prêt
meeting-waiting = Vous êtes prêt. Les autres parlent encore.
meeting-away = hors de la pièce
meeting-out = Les { -officiers } se réunissent sans vous.
meeting-out-why = Vous revenez quand ils ont fini. Vous ne voyez ni ce qu’ils disent ni ce qu’ils échangent.
arrests-none = Personne ne peut être arrêté maintenant.
arrests-now = Peuvent être arrêtés maintenant
arrests-not = Pas maintenant
arrests-by = { $guard }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
arrest-label = { $guard } arrête { $man }
menu = Menu
menu-code = code { $code }
menu-pause = Proposer une pause
menu-resume = Reprendre la partie
menu-rewind = Proposer d’annuler mon dernier coup
menu-cover = Confier ma place à un bot
menu-return = Reprendre ma place au bot
menu-end = Proposer de finir la partie
menu-resign = Abandonner
menu-resign-sure = Vous abandonnez, et un bot continue pour vous. C’est irrévocable.
menu-colours = Couleurs
menu-sound = Sons
menu-invite = Lien vers cette table
menu-copied = Copié.
push-offer = M’avertir ici quand c’est à moi
push-on = Je suis averti ici quand c’est à moi
push-denied = Ce navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
proposal = { $own ->
    [yes] Vous proposez
   *[no] { $who } : proposition
  } { $what ->
    [pause] de faire une pause
    [rewind] de revenir de quelques coups
   *[end] de finir la partie
  }.
proposal-agree = D’accord
proposal-refuse = Non
proposal-withdraw = Retirer
line-broken = Connexion perdue.{ $pending ->
    [yes] {" "}Votre dernier coup est conservé.
   *[no] {""}
  } { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
  }
line-hurry = Essayer maintenant
curtain-title = { $who }, c’est à vous
curtain-why = Passez l’écran à : { $seat }. Que personne d’autre ne regarde.
curtain-open = Je suis { $who }
keys = Touches
key-r = lancer
key-n = fin du tour, terminé, passer
key-u = annuler le coup
key-h = que ferait un bot ?
key-slash = taper une commande
key-men = d’un de mes hommes à l’autre
key-arrows = d’une case à l’autre
key-enter = faire ce qui est proposé
key-enter-cap = Entrée
key-escape = un pas en arrière
key-escape-cap = Échap
key-zoom = agrandir
key-fit = tout voir
key-threat = la proximité des gardiens
key-overview = vue d’ensemble

## Verbs that need more words
verb-nation = Choisir une nation
verb-row = Choisir une rangée
verb-place = Poster un gardien
verb-take-back = Reprendre un gardien
verb-move = Marcher
verb-roll = Lancer
verb-end = Fin du tour
verb-release = Faire sortir un homme
verb-claim = Se procurer du Matériel
verb-claim-kit = Se procurer le Kit d’évasion
verb-play = Jouer
verb-exchange = Échanger
verb-tunnel = Ouvrir un tunnel
verb-attempt = Annoncer une évasion
verb-mouth = Sortir du tunnel
verb-car = Voiture du commandant
verb-do-or-die = Le tout pour le tout
verb-tower = Monter dans la tour
verb-permit = Laisser passer une équipe
verb-send = Envoyer
verb-surrender = Se rendre
verb-post = Poster un gardien
verb-recall = Rappeler un gardien
verb-arrest = Arrêter
verb-return = Renvoyer un gardien
verb-remove-marker = Fermer un passage
verb-pursue = Poursuivre
verb-discard = Défausser
verb-keep = Garder
verb-pick = Choisir
verb-cell = En cellule
verb-lose = Céder
verb-confiscate = Confisquer
verb-stand = Se placer
verb-attend = À l’appel
verb-seize = Emmener
verb-name-guard = Envoyer un gardien
verb-credit = Employer un gardien
verb-team = Nommer une équipe
verb-hide = Cacher
verb-push = Faire de la place
verb-door = Sortir
verb-usual = Prendre les postes habituels
verb-other = Choisir
tile-draw = Piocher une tuile
tile-place = Poser une tuile
tile-swap = Échanger des tuiles
tile-move = Déplacer une tuile
tile-rotate = Faire pivoter une tuile
tile-skip = Pas de tuile
tile-step = Avancer
tile-door = Poser une porte
tile-door-move = Déplacer une porte
tile-end = Fin du tour
tile-choose-fight = Trancher la lutte
tile-choose-key-door = Mettre une porte de côté
tile-choose-key-return = Remettre la porte
over-shared = Victoire partagée : { $who }.
over-nobody = Personne n’a gagné.
over-abandoned = Tous ont accepté d’arrêter la partie.
over-closed = Les responsables du serveur ont mis fin à cette partie.
over-share = Partager
over-replay = Revoir
over-rematch = Revanche, mêmes places
over-ranking = Classement
over-ways = Comment ils se sont évadés
over-none-away = Personne ne s’est évadé.
over-arrests = { $game ->
    [sectionx] Effondrements par manche
   *[other] Arrestations par manche
  }
over-dice = Dés
over-verified = Les dés sont vérifiables
over-verified-why = Chaque lancer découle d’un secret fixé avant la partie ; l’enregistrement le révèle.
over-record = Enregistrement
replay-start = Le début
replay-at = Coup { $ply } sur { $last } · manche { $round } sur { $rounds }
replay-rounds = Partie revue · { $rounds } manches
replay-link = Lien vers ce coup
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-watcher = Un spectateur
replay-round = Manche
replay-why = Le bot : { $why }
replay-find = Chercher dans le journal
lane-away = { $game ->
    [sectionx] Zone
   *[other] Évasion
  }
lane-arrest = { $game ->
    [sectionx] Effondrement
   *[other] Arrestation
  }
lane-call = { $game ->
    [sectionx] Lutte
   *[other] Appel
  }
lane-trade = { $game ->
    [sectionx] Clé
   *[other] Échange
  }
over-won = { $you ->
    [yes] Vous avez gagné.
    [security] { -La-Securite } a gagné.
   *[other] Victoire : { $who }.
  }
meeting-call = Demander une réunion secrète
beside-title = Un autre joueur à cet écran
beside-why = Entre l’un et l’autre tombe un rideau : personne ne voit les cartes de l’autre.
beside-seat = Place
