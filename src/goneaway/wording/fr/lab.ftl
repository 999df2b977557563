### Ce qu’une simulation a montré.

lab-head = { $finished } parties sur { $games } de { $game } finies, { $decisions } décisions en { $seconds } s ({ $rate } par seconde).
lab-interval = intervalle à 95 %
lab-range = de { $low } à { $high }
lab-ended = fin
lab-games = parties
lab-share = part
lab-seat = place
lab-bot = joueur automatique
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
        [equipment] Premier matériel
        [kit] Premier kit d’évasion
       *[escape] Première évasion
    } : à la manche { $round } en moyenne, dans { $games } parties sur { $of }.
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
