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
        [GOAL] l’obiettivo è stato raggiunto
        [NONE_CAN] nessuno poteva più raggiungerlo
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
lab-fights = contese per una galleria
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
        [general_search] in una ricerca generale
        [tunnel] in un tunnel
        [intercept] a un varco
        [car] nell’auto del comando
        [glider] con l’aliante
        [penalty] per penalità
       *[other] { $cause }
    }
lab-shot = uccisi da uno sparo
lab-trades = baratti
lab-cards = carte giocate

## Che cosa ha mostrato un’arena.

lab-arena-title = Arena di { $game }
lab-arena-head = { $finished } partite su { $games } di { $game } finite, seme { $seed }.
lab-arena-head-one = { $finished } partite su { $games } di { $game } finite ({ $edition ->
        [none] { $players } giocatori
       *[other] { $edition }, { $players } giocatori
    }, seme { $seed }).
lab-arena-table = tavolo
lab-arena-role = { $role ->
        [officers] ufficiali
        [security] Sicurezza
       *[player] giocatore
    }
lab-arena-as = ruolo
lab-arena-against = contro
lab-arena-than = rispetto a
lab-arena-met = { $bot } contro { $against }
lab-arena-won = { $role ->
        [security] vinte dalla Sicurezza
       *[officers] vinte dagli ufficiali
    }
lab-arena-even = se fossero tutti uguali
lab-arena-decisions = decisioni
lab-arena-difference = differenza
lab-arena-error = errore standard
lab-arena-longest = la più lunga
lab-arena-pairings = Chi ha battuto chi
lab-arena-lengths = Quanto sono durate le partite, in media
lab-arena-routes = Evasioni per via
lab-arena-targets = Evasioni per meta
lab-arena-differences = A confronto con gli stessi dadi e le stesse carte: quota vinta in più o in meno
lab-arena-elo = Elo, con il primo di ogni ruolo a 1000
lab-arena-edge = { $table }: essere la Sicurezza vale { $points } punti Elo (errore standard { $error }).
lab-arena-times = Tempo per decidere, in millisecondi
lab-arena-plot = { $role ->
        [security] Quota di partite vinte dalla Sicurezza, con l’intervallo al 95 %
       *[player] Quota di partite vinte dal primo nominato, con l’intervallo al 95 %
    }
lab-arena-progress = { $done } partite su { $games }
lab-arena-stopped = Interrotto dopo { $done } partite su { $games }. { $kept ->
        [yes] Lo stesso comando riprende da lì.
       *[no] Non è stato conservato nulla; con --out FILE lo stesso comando riprenderebbe da lì.
    }
lab-arena-problem = { $code ->
        [players] --players vuole numeri separati da virgole, come 2,3,4; «{ $given }» è altro.
        [bots-none] Per un’arena ci vogliono dei bot: --bots simple,random.
        [settings-none] Per un’arena ci vuole un tavolo.
        [games] Per un’arena ci vuole almeno una partita; { $games } non bastano.
        [bot-twice] «{ $bot }» compare due volte fra i bot; una basta.
        [role-none] { $known ->
            [none] In { $game } tutti hanno lo stesso ruolo; togliere --role.
           *[other] «{ $role }» non è un ruolo di { $game }. Ci sono: { $known }.
        }
        [role-alone] Contro chi giocano? --role { $role } vuole anche --against BOT.
        [against-alone] In quale ruolo giocano? --against vuole anche --role; ci sono: { $known }.
        [file-other] { $file } c’è già e non contiene i risultati di un’arena. Indicare un altro file.
        [file-plan] { $file } contiene i risultati di un’altra arena: { $what } vi è { $there }, mentre è stato chiesto { $asked }. Indicare un altro file, o chiedere la stessa arena.
        [file-broken] { $file }: la riga { $line } è guasta. Un’interruzione può lasciare a metà solo l’ultima.
        [ray-missing] Ray qui non è installato. Si installa con: pip install 'goneaway[ray]'
       *[ray-failed] Ray non ce l’ha fatta: { $why }. L’indirizzo è giusto, e ogni nodo ha Gone Away { $version }?
    }
lab-dataset-written = { $games } partite, { $rows } parole: { $file }, descritto in { $card }.
lab-dataset-problem = { $code ->
        [missing] NumPy non è installato qui. Si installa con: pip install 'goneaway[rl]'
        [command] Un comando non può giocare per una raccolta di dati; indicare dei bot, come veteran.
       *[wrong] Questa raccolta di dati non si può fare: { $why }.
    }
