### Quello che il gioco nel terminale dice di sé: etichette, aiuto, domande sui file.

## Che cosa si gioca

terminal-menu-title = Gone Away: che cosa giochiamo?
terminal-menu-own-name = Italiano
terminal-menu-row = { $row ->
        [language] Lingua
        [game] Gioco
        [edition] Edizione
        [players] Giocatori
        [seat] Il tuo posto
        [bots] Gli altri
       *[saved] Riprendi una partita salvata
    }
terminal-menu-value = { $value ->
        [everybody] tutti a questa tastiera, a turno
        [nobody] nessuno: guarda giocare i bot
       *[other] { $value }
    }
terminal-menu-prompt = Invio comincia. Un numero cambia quella riga, q esce.{" "}
terminal-menu-which = { $what }: numero o nome (Invio lascia com’è){" "}
terminal-menu-what = «{ $word }» non è tra questi.
terminal-menu-none-saved = In questa cartella non c’è nessuna partita salvata; scrivi dove ce n’è una.

## Che cosa non si può cominciare

terminal-problem-no-game = Non c’è nessun gioco di nome «{ $name }». { $near ->
        [none] Ci sono: { $games }.
       *[other] Forse intendevi { $near }?
    }
terminal-problem-other-game = { $file } ha regole della casa per { $title }, non per { $asked }.
terminal-problem-one-edition = { $title } ha una sola edizione e nessun insieme di regole della casa.
terminal-problem-house-rule = Una regola della casa si scrive opzione=valore, non «{ $word }».
terminal-problem-bots = Per { $players } giocatori ci vogliono { $players } bot, o un nome per tutti; «{ $given }» ne indica { $named }.
terminal-problem-no-bot = Nessun bot di nome «{ $name }» gioca a { $game }. Ci sono: { $known }.
terminal-problem-no-seat = A questo tavolo non c’è il posto «{ $name }». I posti sono { $seats }.
terminal-problem-people = { $humans } persone non stanno a un tavolo da { $places }.
terminal-problem-no-clause = { $game } non ha la clausola «{ $clause }». Ha: { $known }.
terminal-problem-rules = Scrivi: rules GIOCO [CLAUSOLA], rules EDIZIONE, rules diff A B, rules explain PAROLA, o rules save FILE.
terminal-problem-rules-save = Queste opzioni valgono solo per `rules save FILE`, che scrive le regole della casa in un file.
terminal-rules-saved = Salvato. Per giocare con queste regole: goneaway play { $game } --rules { $file }
terminal-problem-explain = Non c’è clausola, opzione, carta o questione aperta di nome «{ $word }».{ $near ->
        [none] {""}
       *[other] {" "}Forse intendevi { $near }?
    }

## Sul tabellone (una casella ha posto per otto lettere)

terminal-prison = P R I G I O N E
terminal-zone-open = (aperta)
terminal-zone-owned = (di { $colour })
terminal-doors = porte:

## Accanto al tabellone

terminal-panel-name = { $mark }{ $name } ({ $letter }){ $you ->
        [yes] {" "}tu
       *[no] {""}
    }
# Al massimo 19 lettere nelle prime due, poi 15, poi 11.
terminal-panel-in = cella { $home }  gallerie { $tunnels }
terminal-panel-lost = rifugi { $hidden } sepolti { $buried }
terminal-panel-green = verdi { $number } di { $threshold }
terminal-panel-out = evasi { $number } di { $goal }
terminal-panel-free = liberi { $number }
terminal-panel-doors = porte { $supply }, giù { $board }
terminal-panel-tiles = tessere { $number }
terminal-panel-key = { $master ->
        [yes] HA IL PASSE
       *[no] senza passe
    }
terminal-players = cella gall rifugi verdi evasi liberi sepolti porte passe tess
terminal-key = { $master ->
        [yes] sì
       *[no] no
    }
# Una parola per riga, di cinque lettere al massimo.
terminal-stock = In mano
terminal-tops = Cima delle pile
terminal-stock-line = Le tue tessere: { $tiles ->
        [none] nessuna
       *[other] { $tiles }
    }
terminal-piles-line = Pile: { $piles } tessere
terminal-tops-line = In cima alle pile: { $tiles }

## Scegliere

terminal-choices-hint = { $enter ->
        [none] {" "}
       *[other] {" "}Invio: { $enter } ·{" "}
    }{ $short ->
        [yes] help, hint
       *[no] help: aiuto, hint: consiglio
    }
terminal-page = pagina { $page } di { $pages }: scrivi more per la prossima
terminal-next-page = Invio: pagina seguente (ancora { $left }) · q: basta{" "}
terminal-not-listed = «{ $word }» non è tra queste:
terminal-not-now = { $verb } ora non è possibile. Lo sono: { $verbs }.

## Parlare con chi gioca

terminal-pause = Premi Invio per continuare.{" "}
terminal-hand-over = { $who }, tocca a te. Prendi la tastiera; gli altri guardino altrove.
terminal-unknown = «{ $word }» non lo conosco. { $near ->
        [none] Scrivi help per l’elenco.
       *[other] Forse intendevi { $near }? Scrivi help per l’elenco.
    }
terminal-look-where = Indica una casella, per esempio: look F8
terminal-allowed = { $action } è ammessa.
terminal-hint = Consiglio: { $action }. { $why }{ $where ->
        [none] {""}
       *[other] {" "}({ $where } sulla pianta)
    }
terminal-hint-aside = { $action ->
        [none] Consiglio: ora non occorre dire nulla. Premi Invio.
       *[other] Consiglio: { $action }.
    }
terminal-set = { $all ->
        [yes] Si chiede tutto (set ask needed: solo dove c’è una scelta).
       *[no] Le domande con una sola risposta si rispondono da sé (set ask all: si chiede tutto).
    }
terminal-why-what = Chiedi di un’azione, per esempio: why place S F8 0
terminal-reach-whom = Chiedi di un prigioniero, per esempio: reach B1
terminal-reach-nowhere = { $man } ora non può andare da nessuna parte.
terminal-reach = { $man } fino a { $place }: { $cost ->
        [0] nessun passo
        [one] 1 passo
       *[other] { $cost } passi
    } ({ $path })
terminal-undone = Annullata: { $action }
terminal-log-more = ({ $number } righe precedenti: scrivi log all)
terminal-rules-hint = Scrivi rules e un nome, per esempio: rules fit
terminal-no-clause = Non c’è nessuna regola chiamata «{ $name }». { $near ->
        [none] Scrivi rules per l’elenco.
       *[other] Forse intendevi { $near }? Scrivi rules per l’elenco.
    }
terminal-over =
    save FILE conserva la registrazione · replay racconta la partita dall’inizio · log: la fine
    again: un’altra partita a questo tavolo · load FILE ne riprende una salvata · quit esce
terminal-over-prompt = save, replay, again o quit?{" "}
terminal-over-unsaved = Questa partita non è salvata: save FILE la conserva, ancora Invio esce senza.
terminal-part = Questa partita non è salvata. Un nome di file la salva, Invio esce senza:{" "}
terminal-bye = Arrivederci.

## File

terminal-save-where = Di’ dove, per esempio: save serata.jsonl
terminal-load-what = Di’ quale file, per esempio: load serata.jsonl
terminal-saved = Salvata in { $file }. Si riprende con: goneaway play --load { $file }
terminal-not-saved = Non è stato scritto nulla.
terminal-not-loaded = Resti in questa partita.
terminal-loaded = La partita salvata riprende dopo { $number ->
        [one] un’azione
       *[other] { $number } azioni
    }.
# Parole che vogliono dire sì, separate da spazi.
terminal-yes = s si sì
terminal-overwrite = { $file } contiene già una partita registrata. Sostituirla? (s/N){" "}
terminal-drop = La partita sul tabellone non è salvata. Lasciarla? (s/N){" "}
terminal-not-ours = { $file } esiste già e non è la registrazione di una partita. Scegli un altro nome; non è stato scritto nulla.
terminal-no-file = { $file } non è un file.
terminal-load-over = La partita in { $file } è finita. Guardala con: goneaway replay { $file }

## Benvenuto e aiuto

terminal-welcome =
    Libera { $goal } dei tuoi otto prigionieri: per gallerie, dall’isola a un angolo verde.
    1. Pesca una tessera              draw 1
    2. Posala, per fare una galleria  place S F8 0    (tessera, casella, rotazione)
    3. Cammina, cinque passi a turno  step B1 F8      (due per prigioniero), poi: end
    4. Occhio: a { $threshold } evasioni di un giocatore crolla tutto. Reggono solo i rifugi [··].

    I numeri sotto il tabellone fanno lo stesso, passo per passo. Inoltre: help, why AZIONE,
    reach B1, undo, log, rules, save FILE, quit.
terminal-welcome-title = Section X

terminal-help-help = questa pagina
terminal-help-board = ridisegna il tabellone
terminal-help-look = una casella da vicino: la tessera, di chi è la galleria e quanto è lunga
terminal-help-why = se un’azione è ammessa, e se no per quale regola
terminal-help-hint = che cosa farebbe un bot al tuo posto, e perché
terminal-help-reach = dove può arrivare in questo turno un tuo prigioniero
terminal-help-undo = annulla la tua ultima azione, finché non è venuto alla luce qualcosa di nascosto o il turno non è finito
terminal-help-log = che cosa è successo finora
terminal-help-rules = le regole: l’elenco, o una di loro
terminal-help-save = conserva la partita in un file
terminal-help-load = riprende una partita salvata
terminal-help-set = se si pongono anche le domande con una sola risposta
terminal-help-quit = esci
terminal-help-draw = prendi la prima tessera di una pila
terminal-help-place = posa una tua tessera: place S F8 0
terminal-help-swap = scambia due tessere sul tabellone, ciascuna con la sua nuova rotazione
terminal-help-move = porta una tessera su una casella vuota
terminal-help-rotate = ruota una tessera lì dov’è
terminal-help-skip = per questa volta nessuna azione sulle tessere
terminal-help-step = fai attraversare a un prigioniero un confine: step B1 F8, step B1 E7#2, step B1 zone:E, step B1 home. In breve: B1 F8
terminal-help-door = metti una porta della tua riserva: door F8@W
terminal-help-door-move = porta altrove una tua porta: door-move F8 F9@E
terminal-help-end = chiudi il turno
terminal-help-numbers = Un’azione si può scrivere per intero, o scegliere dagli elenchi numerati. Comincia con una sua parte (place, place S, place S F8) e l’elenco mostra come può continuare. Una riga vuota torna indietro.
terminal-help-straight = una galleria, con B1
terminal-help-junction = una diramazione
terminal-help-hideout = un rifugio, un posto libero
terminal-help-sections = due tratti; B4 nel #2
terminal-help-doors = porta e galleria di Rosso
terminal-help-edge = × non porta da nessuna parte
terminal-help-reading = I muri sono lati chiusi, i vuoti lati aperti. I lati si chiamano NW, NE, E, SE, SW e W; la rotazione 1 è un lato in senso orario, e le tue tessere sono mostrate nella rotazione 0. F8 in basso è il nome della casella (10 nella fila F è F10). Una lettera minuscola in alto dice di chi è la galleria; un nome evidenziato dice che lì è successo qualcosa dopo il tuo ultimo turno.

## La fine di un giro

terminal-collapse-title = Il crollo

## Tabelle

terminal-column-place = posto
terminal-column-player = giocatore
terminal-result-title = La fine

## Fuori turno

terminal-by-itself = { $verb ->
        [pass] { $who }: nulla in risposta.
       *[other] { $who }: { $action }. Non c’era altra risposta.
    }
terminal-aside = { $none ->
        [yes] Ora non c’è nulla da barattare o da scambiare. Invio: la partita continua.
       *[no] Fuori turno puoi rispondere a offerte, farne, o scambiare una { -carta-Scambio }. Invio: la partita continua.
    }
terminal-asides-who = A questa tastiera non siede nessuno con quel nome. Ci sono: { $names }.
terminal-watch = { $on ->
        [yes] Da ora la partita si ferma ogni volta che comincia un altro turno.
       *[no] Da ora la partita non si ferma più fra un turno e l’altro.
    }

## Escape from Colditz: accanto al castello

terminal-castle-table = Sul tavolo
terminal-castle-table-empty = Niente di annunciato, calato o aperto.
terminal-castle-teams-wide = lib cel tun evas mort cart eq kit
terminal-castle-teams = li ce tu ev mo ca eq kit
terminal-castle-yes = { $yes ->
        [yes] ✓
       *[no] –
    }
terminal-castle-hand = Le tue carte ({ $number } di { $limit })
terminal-castle-kit = { $kit ->
        [yes] La tua squadra ha il suo { -Kit-di-fuga }.
       *[no] La tua squadra non ha ancora un { -Kit-di-fuga }. Le stanze che ne hanno le parti:
    }
terminal-castle-own = I tuoi: { $pawns }
terminal-castle-at-large = In fuga: { $pawns }
terminal-castle-news = Che cosa è successo

## Escape from Colditz: risposte

terminal-castle-why-what = Chiedi di un’azione, per esempio: why move b1 kitchen
terminal-castle-rules-hint = Scrivi rules e un numero, per esempio: rules 38
terminal-castle-view-what = Indica un luogo, una stanza o una pedina, per esempio: view kitchen, view b1, view 60,20
terminal-castle-reach-whom = Chiedi di una tua pedina, per esempio: reach b1
terminal-castle-reach-nowhere = { $man } ora non può andare da nessuna parte{ $points ->
        [0] : non ci sono punti per camminare
       *[other] {""}
    }.
terminal-castle-more = more: le semplici caselle, le più vicine per prime; sulla pianta ci sono tutte, con i punti
terminal-castle-look-what = Indica un luogo, una pedina o una carta, per esempio: look kitchen-2, look b1, look staff_car
terminal-castle-no-cards = Non hai carte.
terminal-castle-no-offers = Non ci sono offerte aperte.
terminal-castle-offers-hint = Un’offerta: offer dutch rope for key. Un regalo: offer dutch rope for nothing. Una risposta: accept 1, refuse 1, withdraw 1.

## Escape from Colditz: benvenuto e aiuto

terminal-castle-title = Escape from Colditz
terminal-castle-help-table = come sta la partita: tempo, fase, tentativi, { -segnalini }, mazzetti, tunnel
terminal-castle-help-view = porta la finestra su un luogo o una pedina; da solo: di nuovo sui tuoi
terminal-castle-help-scroll = sposta la finestra di mezza misura
terminal-castle-help-whole = tutto il castello in una volta
terminal-castle-help-reach = segna sulla pianta dove può arrivare una tua pedina, con i punti che servono
terminal-castle-help-look = che cos’è un luogo, una pedina o una carta
terminal-castle-help-hand = le tue carte e che cosa fanno, il tuo { -Equipaggiamento }, e dove trovarne altro
terminal-castle-help-offers = le offerte aperte
terminal-castle-help-asides = che cosa puoi fare fuori turno, tu o un altro a questa tastiera: offerte, risposte, una { -carta-Scambio }
terminal-castle-help-watch = fermarsi, o non fermarsi, ogni volta che comincia un altro turno
terminal-castle-help-roll = lancia i dadi
terminal-castle-help-move = cammina: move b1 cucina, move b1 yard-14, move b1 60,20, move b1 ne n2, move b1 verso cappella. In breve: b1 cucina
terminal-castle-help-step = un passo alla volta
terminal-castle-help-claim = preleva { -Equipaggiamento } con due uomini nelle stanze che lo mostrano: claim rope b1 b2
terminal-castle-help-claim-kit = preleva un { -Kit-di-fuga } con uomini nei quattro tipi di stanza, o con carte { -Parte-del-Kit }
terminal-castle-help-play = gioca una carta: play move_kitchen b1 kitchen-2
terminal-castle-help-exchange = scambia una { -carta-Scambio }, quasi in ogni momento: exchange rope
terminal-castle-help-offer = proponi un baratto: offer dutch rope for key, offer dutch rope for nothing
terminal-castle-help-accept = accetta un’offerta fatta a te; anche: refuse, withdraw
terminal-castle-help-release = dopo un doppio: scarcera un uomo
terminal-castle-help-tunnel = apri con due uomini un tunnel di cui hai la carta: tunnel chapel b1 b2
terminal-castle-help-attempt = di’ prima del lancio chi vuole uscire e da dove: attempt b1 p1
terminal-castle-help-mouth = di’ prima del lancio chi vuole uscire da un tunnel: mouth b1
terminal-castle-help-car = tenta la sorte al volante, con la carta { -Auto-del-comando }
terminal-castle-help-do-or-die = tenta la corsa, una volta sola; chi fallisce è fuori gioco
terminal-castle-help-surrender = consegna un uomo a una guardia accanto a lui
terminal-castle-help-discard = scarta una carta
terminal-castle-help-post = { -Sicurezza-in-elenco }: porta una guardia { -dalla-caserma } su una casella nera
terminal-castle-help-recall = { -Sicurezza-in-elenco }: rimanda una guardia { -in-caserma }
terminal-castle-help-arrest = { -Sicurezza-in-elenco }: arresta un uomo fuori dal cortile: arrest g3 b1
terminal-castle-help-remove-marker = { -Sicurezza-in-elenco }, con i { -segnalini }: chiudi l’apertura che una guardia ha raggiunto: remove-marker g3
terminal-castle-help-pursue = { -Sicurezza-in-elenco }, in certe regole: metti una guardia alle calcagna di un uomo: pursue g3 b1
terminal-castle-help-riot-squad = { -Sicurezza-in-elenco }, in certe regole: rinuncia ai punti e schiera quante riserve vuoi: riot-squad
terminal-castle-help-end = chiudi il turno
terminal-castle-help-usual = { -Sicurezza-in-elenco }, alla preparazione: dispone d’un colpo le guardie abituali; place e take-back le cambiano
terminal-castle-help-pass = non fare nulla in risposta; con le fasi di baratto, passa alla fase seguente
terminal-castle-help-tower = manda un uomo su all’aliante: tower b1
terminal-castle-help-launch = fai volare l’aliante con i due uomini nella torre
terminal-castle-help-meet = riunisci gli { -ufficiali } senza { -la-Sicurezza } (asides, poi meet)
terminal-castle-help-talk = di’ qualcosa in una riunione segreta; ready quando hai finito
terminal-castle-help-counter = rispondi a un’offerta con un’altra: counter 1 pass for rope
terminal-castle-help-combo = { -Sicurezza-in-elenco }: gioca insieme le due carte che aprono un tunnel dal cortile
terminal-castle-help-resolve-search = { -Sicurezza-in-elenco }: fai la { -ricerca-generale } con i punti lanciati
terminal-castle-help-return = { -Sicurezza-in-elenco }: rimanda { -in-caserma } una guardia che sta dove la regola 45 lo vieta
terminal-castle-help-numbers = Un’azione si può scrivere per intero, o scegliere dagli elenchi numerati. Le parole si possono abbreviare finché non ci sono dubbi. Una riga vuota torna indietro.
terminal-castle-help-reading = La tabella delle squadre conta gli uomini liberi di muoversi ({ $free }), in cella ({ $cell }), nei tunnel ({ $tunnel }), evasi ({ $gone }) e morti ({ $dead }), poi le carte in mano ({ $cards }); { $equipment } e { $kit } dicono chi ha { -Equipaggiamento } e un { -Kit-di-fuga }. Le colonne si contano sopra la pianta, le righe di fianco: 60,20 è una casella. Le direzioni sono n, s, ne, no, se, so; il nord è a sinistra.
terminal-castle-sign-pawns = { -prigionieri } per nazione e numero; guardie, dalla decima in poi in maiuscolo (G2 è g12)
terminal-castle-sign-plain = una casella
terminal-castle-sign-white = una casella bianca dell’{ -area-dell-Appello }
terminal-castle-sign-room = in una stanza
terminal-castle-sign-hideaway = in un nascondiglio
terminal-castle-sign-post = nera: dove si schierano le guardie
terminal-castle-sign-lit = illuminata da un riflettore: si attraversa, non ci si ferma
terminal-castle-sign-locked = celle e { -caserma }
terminal-castle-sign-gate = varchi per una chiave o un { -lasciapassare }
terminal-castle-sign-target = una { -meta }
terminal-castle-sign-drop = una finestra con una calata di tanti piedi: una corda ogni trenta
terminal-castle-sign-landing = dove arriva una corda
terminal-castle-sign-tunnel = sotto c’è un tunnel
terminal-castle-sign-cut = qui si può tagliare il reticolato
terminal-castle-sign-door = la porta delle celle
terminal-castle-sign-car = accanto { -all-auto-del-comando }
terminal-castle-sign-opening = una corda appesa, o il reticolato tagliato, dov’è passato qualcuno
terminal-castle-sign-north = il nord è a sinistra della pianta, l’est in alto
