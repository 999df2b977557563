### Che cosa ha mostrato una simulazione.

lab-head = { $finished } partite su { $games } di { $game } finite, { $decisions } decisioni in { $seconds } s ({ $rate } al secondo).
lab-interval = intervallo al 95 %
lab-range = da { $low } a { $high }
lab-ended = fine
lab-games = partite
lab-share = quota
lab-seat = posto
lab-bot = giocatore automatico
lab-wins = vittorie
lab-what = che cosa è successo
lab-in-all = in tutto
lab-a-game = a partita
lab-end = { $end ->
        [GOAL] la meta è stata raggiunta
        [NONE_CAN] nessuno poteva più raggiungerla
        [FINAL] l’ultimo giro era finito
        [STALL] due giri senza risultato
        [LIMIT] i giri erano finiti
        [NOBODY_LEFT] non restava nessun ufficiale
       *[other] { $end }
    }
lab-won = { $bot } ({ $seats }) ha vinto { $wins } partite su { $games }: { $share }, intervallo { $interval }.
lab-shared = Partite con più vincitori: { $games }. Ciascuno di loro conta come vincitore.
lab-first-player = Chi ha cominciato ha vinto { $wins ->
        [one] una partita
       *[other] { $wins } partite
    }: { $share }, intervallo { $interval }. Se non contasse sarebbe { $even }.
lab-first-time = { $what ->
        [attempt] Primo tentativo
        [equipment] Primo pezzo d’equipaggiamento
        [kit] Primo kit di fuga
       *[escape] Prima evasione
    }: in media al giro { $round }, in { $games } partite su { $of }.
lab-rounds = giri
lab-turns = turni
lab-escapes = evasioni
lab-fights = lotte per una galleria
lab-keys = passe-partout ottenuti
lab-collapses = crolli
lab-burials = prigionieri sepolti
lab-freed = prigionieri liberati da un crollo
lab-cause = { $cause ->
        [escape] dopo un’evasione
        [tiles] dopo l’ultima tessera
       *[stall] perché non succedeva nulla
    }
lab-route = { $route ->
        [car] con l’auto del comando
        [do-or-die] con una corsa Do or Die
        [drop] calandosi con una corda
        [wire] attraverso il reticolato
        [glider] con l’aliante
        [tunnel] per un tunnel
       *[gate] da un varco
    }
lab-arrests = arresti
lab-arrest = { $cause ->
        [guard] di una guardia
        [surrender] si è consegnato
        [search] in una perquisizione
        [general_search] in una perquisizione generale
        [tunnel] in un tunnel
        [intercept] a un varco
        [car] nell’auto del comando
        [glider] con l’aliante
        [penalty] per penalità
       *[other] { $cause }
    }
lab-shot = colpiti da una fucilata
lab-trades = scambi
lab-cards = carte giocate
