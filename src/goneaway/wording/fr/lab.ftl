### Ce qu’une simulation a montré.

lab-head = { $game }, parties finies : { $finished } sur { $games } ; { $decisions } décisions en { $seconds } s ({ $rate } par seconde).
lab-interval = intervalle à 95 %
lab-range = de { $low } à { $high }
lab-ended = fin
lab-games = parties
lab-share = part
lab-seat = place
lab-bot = bots
lab-wins = victoires
lab-what = ce qui s’est passé
lab-in-all = en tout
lab-a-game = par partie
lab-end = { $end ->
        [GOAL] le but a été atteint
        [NONE_CAN] plus personne ne pouvait l’atteindre
        [FINAL] la dernière manche était finie
        [STALL] deux manches sans résultat
        [LIMIT] toutes les manches étaient jouées
        [NOBODY_LEFT] il ne restait aucun officier
       *[other] { $end }
    }
lab-won = { $bot } ({ $seats }) a gagné { $wins } parties sur { $games } : { $share }, intervalle { $interval }.
lab-shared = Parties à plusieurs gagnants : { $games }. Chacun d’eux compte comme gagnant.
lab-first-player = Qui a commencé a gagné { $wins ->
        [one] { $wins } partie
       *[other] { $wins } parties
    } : { $share }, intervalle { $interval }. Si cela ne comptait pas, ce serait { $even }.
lab-first-time = { $what ->
        [attempt] Première tentative
        [equipment] Premier Matériel
        [kit] Premier Kit d’évasion
       *[escape] Première évasion
    } : à la manche { $round } en moyenne (parties : { $games } sur { $of }).
lab-rounds = manches
lab-turns = tours
lab-escapes = évasions
lab-fights = luttes pour un tunnel
lab-keys = clés principales gagnées
lab-collapses = effondrements
lab-burials = prisonniers ensevelis
lab-freed = prisonniers libérés par un effondrement
lab-cause = { $cause ->
        [escape] après une évasion
        [tiles] après la dernière tuile
       *[stall] parce qu’il ne se passait rien
    }
lab-route = { $route ->
        [car] dans la voiture du commandant
        [do-or-die] en jouant le tout pour le tout
        [drop] par la corde
        [wire] à travers les barbelés
        [glider] en planeur
        [tunnel] par un tunnel
       *[gate] par une porte
    }
lab-arrests = arrestations
lab-arrest = { $cause ->
        [guard] par un gardien
        [surrender] s’est rendu
        [search] dans une fouille
        [general_search] dans une fouille générale
        [tunnel] dans un tunnel
        [intercept] à une porte
        [car] dans la voiture du commandant
        [glider] avec le planeur
        [penalty] par pénalité
       *[other] { $cause }
    }
lab-shot = abattus
lab-trades = échanges
lab-cards = cartes jouées

## Ce qu’une arène a montré.

lab-arena-title = Arène de { $game }
lab-arena-head = { $finished } parties sur { $games } de { $game } terminées, graine { $seed }.
lab-arena-head-one = { $finished } parties sur { $games } de { $game } terminées ({ $edition ->
        [none] { $players } joueurs
       *[other] { $edition }, { $players } joueurs
    }, graine { $seed }).
lab-arena-table = table de jeu
lab-arena-role = { $role ->
        [officers] officiers
        [security] Sécurité
       *[player] joueur
    }
lab-arena-as = rôle
lab-arena-against = contre
lab-arena-than = par rapport à
lab-arena-met = { $bot } contre { $against }
lab-arena-won = { $role ->
        [security] gagnées par la Sécurité
       *[officers] gagnées par les officiers
    }
lab-arena-even = si tous se valaient
lab-arena-decisions = décisions
lab-arena-difference = écart
lab-arena-error = erreur type
lab-arena-longest = la plus longue
lab-arena-pairings = Qui a battu qui
lab-arena-lengths = Ce que les parties ont duré, en moyenne
lab-arena-routes = Évasions par voie
lab-arena-targets = Évasions par objectif
lab-arena-differences = Comparés avec les mêmes dés et les mêmes cartes : part gagnée en plus ou en moins
lab-arena-elo = Elo, le premier de chaque rôle à 1000
lab-arena-edge = { $table } : être la Sécurité vaut { $points } points Elo (erreur type { $error }).
lab-arena-times = Temps de décision, en millisecondes
lab-arena-plot = { $role ->
        [security] Part des parties gagnées par la Sécurité, avec son intervalle à 95 %
       *[player] Part des parties gagnées par le premier nommé, avec son intervalle à 95 %
    }
lab-arena-progress = { $done } parties sur { $games }
lab-arena-stopped = Interrompu après { $done } parties sur { $games }. { $kept ->
        [yes] La même commande reprend à cet endroit.
       *[no] Rien n’a été gardé ; avec --out FILE la même commande reprendrait à cet endroit.
    }
lab-arena-problem = { $code ->
        [players] --players prend des nombres séparés par des virgules, comme 2,3,4 ; « { $given } » est autre chose.
        [bots-none] Il faut des bots à une arène : --bots simple,random.
        [settings-none] Il faut une table à une arène.
        [games] Il faut au moins une partie à une arène ; { $games } ne suffit pas.
        [bot-twice] « { $bot } » figure deux fois parmi les bots ; une fois suffit.
        [role-none] { $known ->
            [none] Dans { $game } tous ont le même rôle ; retirez --role.
           *[other] « { $role } » n’est pas un rôle de { $game }. Il y a : { $known }.
        }
        [role-alone] Contre qui jouent-ils ? --role { $role } demande --against BOT.
        [against-alone] Dans quel rôle jouent-ils ? --against demande --role ; il y a : { $known }.
        [file-other] { $file } existe déjà et ne contient pas les résultats d’une arène. Nommez un autre fichier.
        [file-plan] { $file } contient les résultats d’une autre arène : { $what } y est { $there }, et { $asked } est demandé. Nommez un autre fichier, ou demandez la même arène.
        [file-broken] { $file } : la ligne { $line } est abîmée. Une interruption ne peut laisser inachevée que la dernière.
        [ray-missing] Ray n’est pas installé ici. On l’installe avec : pip install 'goneaway[ray]'
       *[ray-failed] Ray a échoué : { $why }. L’adresse est-elle juste, et chaque nœud a-t-il Gone Away { $version } ?
    }
lab-dataset-written = { $games } parties, { $rows } mots : { $file }, décrit dans { $card }.
lab-dataset-problem = { $code ->
        [missing] NumPy n’est pas installé ici. On l’installe avec : pip install 'goneaway[rl]'
        [command] Une commande ne peut pas jouer pour un jeu de données ; nommez des bots, comme veteran.
       *[wrong] Ce jeu de données ne peut pas être fait : { $why }.
    }
