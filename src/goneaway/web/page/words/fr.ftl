### Les phrases de la page. Ce qui concerne un jeu est dit par le serveur.

## Partout
nav-play = Jouer
nav-rules = Règles
shell-nav = Écrans
shell-skip = Aller au contenu
shell-language = Langue
shell-theme = { $theme ->
    [light] Couleurs claires
    [dark] Couleurs sombres
    [contrast] Contraste élevé
   *[system] Couleurs du système
  }
shell-disclaimer = Un projet libre et non officiel. Les noms de jeux publiés disent seulement à quoi l'on joue.
person-guest = Invité
wire-unreachable = Le serveur est injoignable. Est-il en marche ?
wire-failed = Cela n'a pas marché. Réessayez.
cancel = Annuler
close = Fermer

## Accueil
now-about = Vous êtes les Britanniques, contre des robots, aux règles classiques. Tout peut se changer plus tard.
now-play = Jouer maintenant
now-set-up = Préparer une table
now-join = Rejoindre avec un code
lobby-picture = Le château : la cour, des hommes de toutes les nations et des gardes à leurs postes
join-label = Code ou lien de la table
join-go = Rejoindre
join-no-code = Ce n’est pas le code d’une table. Il a six lettres et chiffres, comme K7MQ2X.
lobby-list-mine = Vos parties
lobby-list-open = Tables qui attendent des joueurs
lobby-nobody = Aucune table n’attend. Préparez-en une et envoyez le lien à un ami.
lobby-row-on = Continuer
lobby-row-look = Voir
lobby-row-join = Rejoindre
lobby-row-watch = Regarder
name-title = Comment vous appelez-vous ?
name-label = Nom
name-about = Les autres à la table le voient. Ni compte, ni mot de passe.
name-keep = Garder
elsewhere-title = Sur un autre appareil
elsewhere-about = Un lien fait de vous la même personne là-bas. Il sert une fois, pendant quelques minutes.
elsewhere-link = Copié. Ouvrez-le sur l’autre appareil dans les minutes qui viennent ; il sert une fois.
elsewhere-make = Créer un lien
bot-simple = Robot simple
bot-random = Robot au hasard
bot-other = Robot ({ $bot })
setup-title = Préparer une table
setup-game = Jeu
setup-edition = Édition
setup-read = Lire ses règles
edition-whole = texte entier
edition-reported = par ouï-dire
edition-own = Les vôtres
edition-own-about = Ouvrir un fichier de règles maison.
setup-house = Règles maison
setup-all = Toutes les { $count }
setup-add = Ajouter une règle
rule-changed = Règle maison. L’édition dit : { $was }
rule-number = Règle { $number }
rule-back = Revenir à : { $was }
rule-back-short = Annuler
rule-take-out = Retirer
rule-change = Changer
rule-another-number = Un autre nombre …
rule-for-players = { $players } joueurs :
house-title = Règles maison
house-search = Chercher : doubles, tunnel, kit …
house-only = Seulement ce qui change
house-bundles = Toutes prêtes
house-nothing = Aucune règle ne dit cela.
house-contradiction = Celles-ci ne vont pas ensemble :
house-because = Parce que : { $why }. Changez l’une d’elles.
setup-seats = Places
setup-players = Personnes
seat-who = Qui s’assied ici : { $seat }
sitter-you = Vous
sitter-open = Libre : un ami
setup-clock = Pendule
choice-clock-none = aucune
choice-clock-game10 = 10 minutes chacun
choice-clock-game20 = 20 minutes chacun
choice-clock-game40 = 40 minutes chacun
choice-clock-turn2 = 2 minutes par tour
choice-clock-rules = comme comptent les règles
choice-clock-slow = un jour par tour
setup-watch = Spectateurs
choice-watch-link = qui a le lien
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
    [over] terminée
   *[other] en cours
  }
edition-points = { $points ->
    [0] la référence
    [one] un point diffère
   *[other] { $points } points diffèrent
  }
house-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
  }
setup-sum = { $name }{ $house ->
    [0] {""}
    [one] {" "}avec une règle maison
   *[other] {" "}avec { $house } règles maison
  }.
setup-sum-seats = { $seats } places ; { $open ->
    [0] on n’attend personne
    [one] une pour un ami
   *[other] { $open } pour des amis
  }.

## Une table avant la partie
gather-lobby = Accueil
gather-open = Libre
gather-you = (vous)
gather-sit = S’asseoir ici
gather-any = S’asseoir au hasard, par tirage
gather-leave = Se lever
gather-bot = Mettre un robot ici
gather-no-bot = Retirer le robot
gather-kick = Renvoyer
gather-fill = Des robots aux places libres
gather-start = Commencer la partie
gather-not-yet = La partie commence quand chaque place a quelqu’un.
gather-guests = Attendent le tirage : { $names }
gather-invite = Inviter
gather-invite-about = Envoyez ce lien. Qui l’ouvre s’assied aussitôt : ni compte, ni installation.
gather-link = Lien d’invitation
gather-copy = Copier
gather-copied = Copié
gather-code = Code
gather-qr = Le lien en code carré pour un téléphone
gather-here-only = Cette adresse ne vaut que sur cet ordinateur. Pour des amis du même réseau, lancez : make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Tout le monde est là. Commencez quand vous voulez.
       *[other] Tout le monde est là. L’hôte commence.
      }
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
gather-rules = { $count ->
    [one] Une règle maison
   *[other] { $count } règles maison
  }

## Règles
setup-differs = Ce qui diffère
rules-of = Règles de { $game }
rules-contents = Toutes les règles
rules-no-game = Ce jeu n’existe pas ici.
rules-search = Chercher dans les règles
rules-compare = Comparer aux règles classiques
rules-here = Comme on joue : { $edition }
rules-otherwise = Ce qui peut être autrement
rules-questions = Questions
rules-cases = Cas qui la prouvent
rules-turn = Autres règles
rules-differ = { $first } et { $second } : { $points ->
    [one] un point de différence
   *[other] { $points } points de différence
  }

## The castle
castle-board = Plan du château
castle-help = Les crochets parcourent vos hommes, les flèches les cercles ; Entrée marche, Échap revient, le point d’interrogation liste les touches.
castle-picked = { $man } choisi, { $points ->
    [one] 1 point
   *[other] { $points } points
  } : { $places } endroits à portée.
castle-walk = { $man } va : { $place }
castle-arrest = Le gardien { $guard } arrête { $man }.
castle-proposed = { $man } vers { $place } : { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }, reste { $left }. Entrée marche.
castle-flag = { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }, reste { $left }
castle-costs = { $place } : { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points } points
castle-guard = Gardien { $number }
castle-a-guard = Un gardien
castle-towards = Aller par là
castle-why = Pourquoi pas
castle-close = Fermer
castle-tools = Vue
castle-zoom-in = Plus près
castle-zoom-out = Plus loin
castle-fit-all = Tout le château
castle-fit-mine = Mes hommes
castle-threat = Menace
castle-legend = Légende
castle-legend-reach = À portée pour tant de points. Une petite carte dit ce qu’il faut.
castle-legend-rooms = À trouver dans les pièces
castle-keys = Touches
castle-gone-away = Évadé
castle-key-men = parcourt mes hommes
castle-key-arrows = le long des cercles
castle-key-enter = faire
castle-key-escape = un pas en arrière
castle-key-zoom = plus près, plus loin
castle-key-all = tout le château
castle-key-mine = mes hommes
castle-key-last = au dernier évènement
castle-key-threat = la proximité des gardiens
castle-key-overview = la vue d’ensemble
castle-key-list = cette liste
