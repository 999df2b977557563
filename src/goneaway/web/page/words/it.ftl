### Le frasi della pagina. Ciò che riguarda un gioco lo dice il server.

## Ovunque
nav-play = Gioca
nav-rules = Regole
shell-nav = Schermate
shell-skip = Vai al contenuto
shell-language = Lingua
shell-theme = { $theme ->
    [light] Colori chiari
    [dark] Colori scuri
    [contrast] Contrasto elevato
   *[system] Colori come il sistema
  }
shell-disclaimer = Un progetto libero e non ufficiale. I nomi di giochi pubblicati dicono solo a che cosa si gioca.
person-guest = Ospite
wire-unreachable = Il server non è raggiungibile. È in funzione?
wire-failed = Non ha funzionato. Riprova.
cancel = Annulla
close = Chiudi
announcements = Avvisi
announcement-from = Da chi gestisce il server:
announcement-dismiss = Chiudi questo avviso

## Atrio
now-about = Giochi con gli inglesi, contro i bot, con le regole classiche. Puoi cambiare tutto più tardi.
now-play = Gioca subito
now-set-up = Prepara un tavolo
now-watch = Guarda una partita
now-join = Entra con un codice
lobby-picture = Il castello: il cortile, uomini di ogni nazione e guardie ai loro posti
join-label = Codice o link del tavolo
join-go = Entra
join-no-code = Questo non è il codice di un tavolo. Ha sei lettere e cifre, come K7MQ2X.
lobby-list-mine = Le tue partite
lobby-list-open = Tavoli in attesa di giocatori
lobby-nobody = Nessun tavolo aspetta. Preparane uno e manda il link a un amico.
lobby-row-on = Continua
lobby-row-look = Guarda
lobby-row-join = Entra
lobby-row-watch = Assisti
lobby-row-turn = { $you ->
    [yes] Tocca a te
   *[no] Di turno: { $who }
  }
name-title = Come ti chiami?
name-label = Nome
name-about = Lo vedono gli altri al tavolo. Nessun account, nessuna password.
name-keep = Va bene così
elsewhere-title = Su un altro dispositivo
elsewhere-about = Un link ti rende la stessa persona anche lì. Funziona una volta, per pochi minuti.
elsewhere-link = Copiato. Aprilo sull’altro dispositivo entro pochi minuti; funziona una volta.
elsewhere-make = Crea un link
setup-title = Prepara un tavolo
setup-game = Gioco
setup-edition = Edizione
setup-read = Leggi le regole
edition-whole = testo intero
edition-reported = da resoconti
edition-own = Le tue
edition-own-about = Apri un file di regole della casa.
setup-house = Regole della casa
setup-all = Tutte { $count }
setup-add = Aggiungi una regola
rule-changed = Regola della casa. L’edizione dice: { $was }
rule-number = Regola { $number }
rule-back = Torna a: { $was }
rule-back-short = Annulla
rule-take-out = Togli
rule-change = Cambia
rule-another-number = Un altro numero …
rule-for-players = { $players } giocatori:
house-title = Regole della casa
house-search = Cerca: doppi, tunnel, kit …
house-only = Solo ciò che cambia
house-bundles = Già pronte
house-nothing = Nessuna regola lo dice.
house-contradiction = Queste non vanno d’accordo:
house-because = Perché { $why }. Cambiane una.
setup-seats = Posti
setup-players = Persone
seat-who = Chi siede qui: { $seat }
sitter-you = Tu
sitter-bots = Bot
sitter-open = Libero: un amico
setup-clock = Orologio
choice-clock-none = nessuno
choice-clock-game10 = 10 minuti a testa
choice-clock-game20 = 20 minuti a testa
choice-clock-game40 = 40 minuti a testa
choice-clock-turn2 = 2 minuti per turno
choice-clock-rules = come contano le regole
choice-clock-slow = un giorno per turno
setup-watch = Spettatori
choice-watch-link = chi ha il link
choice-watch-open = chiunque
choice-watch-none = nessuno
setup-listed = Gli sconosciuti possono prendere i posti liberi
setup-wrong = Queste regole si contraddicono.
setup-save = Salva in un file
setup-open = Apri il tavolo
setup-start = Comincia a giocare
lobby-row-status = { $status ->
    [gathering] { $free ->
        [0] sta per cominciare
        [one] un posto libero
       *[other] { $free } posti liberi
      }
    [paused] in pausa
    [ended] finita
   *[other] in corso
  }
edition-points = { $points ->
    [0] l’edizione di riferimento
    [one] un punto diverso
   *[other] { $points } punti diversi
  }
house-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
  }
setup-sum = { $name }{ $house ->
    [0] {""}
    [one] {" "}con una regola della casa
   *[other] {" "}con { $house } regole della casa
  }.
setup-sum-seats = { $seats } posti; { $open ->
    [0] non si aspetta nessuno
    [one] uno per un amico
   *[other] { $open } per amici
  }.

## Un tavolo prima della partita
gather-lobby = Atrio
gather-open = Libero
gather-you = (tu)
gather-sit = Siediti qui
gather-name-sit = Siediti
gather-name = Come ti chiameranno gli altri?
gather-any = Siediti a caso, a sorte
gather-leave = Alzati
gather-bot = Metti qui un bot
gather-no-bot = Togli il bot
gather-kick = Manda via
gather-fill = Bot nei posti liberi
gather-start = Comincia la partita
gather-not-yet = La partita comincia quando ogni posto ha qualcuno.
gather-guests = Aspettano il sorteggio: { $names }
gather-invite = Invita
gather-invite-about = Manda questo link. Gli amici scrivono un nome e si siedono: niente account, niente da installare.
gather-link = Link d’invito
gather-copy = Copia
gather-copied = Copiato
gather-code = Codice
gather-qr = Il link come codice quadrato per il telefono
gather-here-only = Questo indirizzo vale solo su questo computer. Per amici nella stessa rete avvia con: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Ci sono tutti. Comincia quando vuoi.
       *[other] Ci sono tutti. Comincia chi ospita.
      }
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
  }
gather-rules = { $count ->
    [one] Una regola della casa
   *[other] { $count } regole della casa
  }
house-pointless = { $count ->
    [one] Questa regola della casa non cambia nulla accanto alle altre:
   *[other] Queste regole della casa non cambiano nulla accanto alle altre:
  }

## Regole
setup-differs = Che cosa cambia
rules-of = Regole di { $game }
rules-contents = Tutte le regole
rules-no-game = Qui non c’è questo gioco.
rules-search = Cerca nelle regole
rules-compare = Confronta con le regole classiche
rules-here = Come si gioca: { $edition }
rules-otherwise = Che cosa può essere diverso
rules-questions = Domande
rules-cases = Casi che la provano
rules-turn = Altre regole
rules-differ = { $first } e { $second }: { $points ->
    [one] un punto diverso
   *[other] { $points } punti diversi
  }

## Section X

island-board = L’isola e il mare intorno
island-help = Le frecce vanno di casella in casella, Invio preme. Le parentesi quadre passano per gli uomini che possono camminare, da 1 a 3 prendono una tua tessera, Q ed E la ruotano, Esc torna indietro.
island-prison = Prigione
island-zone = Zona verde { $zone }
island-race = Questo giro { $green } su { $threshold } · fuggiti { $out } su { $goal }
island-door-count = Porte: { $supply } in mano, { $board } sul tavoliere, { $aside } messe da parte
island-final = Giro finale
island-last = Il giro finisce con questo turno
island-tiles = Le tue tessere
island-no-tiles = Nessuna in mano
island-piles = Pile
island-draw = Pesca una tessera
island-others = Tessere degli altri
island-pile = Pila { $number }: { $size ->
    [0] vuota
    [one] 1 tessera
   *[other] { $size } tessere
}
island-turn = Ruota in senso orario
island-turn-back = Ruota indietro
island-fits = { $now ->
    [0] Così com’è non si adatta in nessun posto
    [one] Così com’è si adatta in una casella
   *[other] Così com’è si adatta in { $now } caselle
}, { $turned ->
    [0] in nessun’altra
    [one] in un’altra
   *[other] in altre { $turned }
} se ruotata.
island-in-hand = In mano: { $tile }. Si adatta in { $now } caselle, in altre { $turned } se ruotata.
island-lay = Posa: { $tile }. { $cells ->
    [0] Non entra da nessuna parte.
    [one] Entra in una casella.
   *[other] Entra in { $cells } caselle.
  }
island-picked = { $man } può andare in { $places ->
    [0] nessun posto
    [one] un posto
   *[other] { $places } posti
}.
island-picked-why = Premi una casella accesa per strisciare fin lì.
island-cost = { $cost ->
    [one] Un passo
   *[other] { $cost } passi
}, ne restano { $left }.
island-reach = { $cost ->
    [one] Un passo
   *[other] { $cost } passi
}
island-doors = Una porta può stare su { $sides ->
    [one] un lato
   *[other] { $sides } lati
}.
island-turned = si adatta se ruotata
island-not = non si adatta
island-fits-now = si adatta
island-doomed = { $men ->
    [0] ora nessuno sarebbe sepolto
    [one] ora un uomo sarebbe sepolto
   *[other] ora { $men } uomini sarebbero sepolti
}
island-stays = rifugio, resta
island-all = Tutta l’isola
island-danger = Chi sarebbe sepolto ora
island-why = Perché no
island-collapse = Le gallerie crollano.
island-collapse-why = Chi è in un rifugio vive; tutti gli altri sottoterra sono sepolti.
island-freed = liberi
island-hidden = nei rifugi
island-buried = sepolti
island-again = Mostra di nuovo
island-go-on = Avanti

## The castle
castle-board = Pianta del castello
castle-help = Le parentesi quadre scorrono i tuoi uomini, le frecce i cerchi; Invio cammina, Esc torna indietro, il punto interrogativo elenca i tasti.
castle-picked = { $man } selezionato, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $places } posti raggiungibili.
castle-reach = { $man }: { $places ->
    [one] 1 cerchio
   *[other] { $places } cerchi
  }, fino a { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
castle-reach-why = Premi un cerchio acceso per andarci, un altro per sapere perché no.
castle-walk = { $man } va: { $place }
castle-arrest = La guardia { $guard } arresta { $man }.
castle-proposed = { $man } verso { $place }: { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }, ne restano { $left }. Invio cammina.
castle-flag = { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }, ne restano { $left }
castle-costs = { $place }: { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points } punti
castle-guard = Guardia { $number }
castle-a-guard = Una guardia
castle-towards = Vai in quella direzione
castle-men = Uomini e guardie sul tabellone
castle-stands = { $man }: { $place }{ $may ->
    [yes] , si può muovere.
   *[no] .
  }
castle-walk-to = Vai a: { $place }
castle-way =
    Giro attorno: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }
castle-leg = Con { $cost } arrivi fin qui: { $place }.
castle-back-to = Torna a { $man }
castle-round = Gira attorno: { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }
castle-why = Perché no
castle-close = Chiudi
castle-tools = Vista
castle-zoom-in = Più vicino
castle-zoom-out = Più lontano
castle-fit-all = Tutto il castello
castle-fit-mine = I miei uomini
castle-threat = Minaccia
castle-abroad = un uomo al prossimo turno
castle-exit-held = un’uscita sorvegliata
castle-exit-open = un’uscita libera
castle-legend = Legenda
castle-legend-reach = Raggiungibile con tanti punti. Una piccola carta dice che cosa serve.
castle-legend-rooms = Si trova nelle stanze
castle-keys = Tasti
castle-gone-away = Evaso
castle-key-men = scorre i miei uomini
castle-key-arrows = lungo i cerchi
castle-key-enter = esegue
castle-key-escape = un passo indietro
castle-key-zoom = più vicino, più lontano
castle-key-all = tutto il castello
castle-key-mine = i miei uomini
castle-key-last = all’ultimo avvenimento
castle-key-threat = quanto sono vicine le guardie
castle-key-overview = la vista d’insieme
castle-key-list = questo elenco

## At the table
game-colditz = Escape from Colditz
game-sectionx = Section X
back = Indietro
more = Altro
rule = Regola
rule-read = Leggi
rule-of = Regola { $clause }
do-it = Fallo
table-coming = Ci si siede …
table-watching = Stai guardando la partita: i posti sono di altri.
table-refused = Questo tavolo non è per te
seat-you = tu
seat-bot = bot
seat-open = libero
seat-cover = Fai giocare un bot
seat-away-since = { $minutes ->
    [0] Assente da poco
    [one] Assente da un minuto
   *[other] Assente da { $minutes } minuti
  }
seat-covered = bot per { $who }
order-label = Che cosa si chiede
order-propose = { $label }?
order-another = Oppure scegli altro.
run-takes = { $circles } cerchi fino in fondo, e la carta scoperta dice quanti lanci ha.
run-odds = Quante volte i lanci bastano
run-throws = { $throws } lanci
run-often = { $often } su 100
risk-discard = La carta va negli scarti e non ti serve più a nulla.
risk-surrender = Si arrende: finisce in cella.
risk-skip = In questo turno non posi, sposti né giri tessere.
order-answered = C’era una sola risposta: { $sentence }
order-settled = C’è una sola risposta: viene data per te.
ask-nothing = Non si chiede nulla a nessuno.
ask-paused = La partita è in pausa.
ask-points = { $points ->
    [one] Ti resta un punto.
   *[other] Hai { $points } punti.
  }
ask-points-officer = Scegli un uomo sul tabellone, o una carta.
ask-points-security = Scegli una guardia, un posto o un uomo da arrestare.
ask-roll = { $trade ->
    [yes] Lancia i dadi, o prima scambia.
   *[no] Lancia i dadi.
  }
ask-roll-officer = È il tuo turno. Puoi anche giocare una carta o prelevare.
ask-roll-security = È il tuo turno. Puoi anche giocare una carta.
ask-spent = Hai speso tutti i punti.
ask-draw = { $total ->
    [0] {""}
   *[other] Hai fatto { $total }.{" "}
  }{ $deck ->
    [security] Peschi una carta Sicurezza?
   *[opportunity] Peschi una carta Opportunità?
  }
ask-draw-why = Con questo lancio ti spetta.
ask-nation = Quale nazione guidi?
ask-nation-why = I suoi uomini sono tuoi per tutta la partita.
ask-row = In quale fila stanno i tuoi uomini?
ask-row-why = Le file dell’area dell’Appello; cambia poco.
ask-guards = Schiera le prime guardie.
ask-guards-why = Premi una casella nera, o prendi i posti consueti.
ask-meeting = Gli ufficiali si riuniscono.
ask-meeting-why = La Sicurezza è fuori e non sente nulla.
waiting-bot = { $seat }: gioca un bot.
waiting-person = { $seat }: gioca { $who }.
choose = { $verb }: { $kind ->
    [pawn] chi?
    [place] dove?
    [tile] quale tessera?
    [rotation] come deve stare?
    [pile] da quale pila?
   *[answer] quale?
  }
choose-where = Dove va { $who }?
choose-circle = Cerchio { $number }
choose-more = altri { $number }
walk = { $cost ->
    [0] Vai
   *[other] Cammina { $cost }
  }
points-word = { $number ->
    [one] punto
   *[other] punti
  }
points-after = dopo
points-walk = per questo cammino
points-left = restano
steps-word = { $number ->
    [one] passo
   *[other] passi
  }
dice-history = Tiri finora
lesson = Suggerimento { $number } di { $of }
lesson-away = Basta suggerimenti
lesson-colditz-1 = Premi un tuo pezzo con l’anello dorato: i cerchi che può raggiungere si accendono, ognuno con il suo costo.
lesson-colditz-2 = Premi un cerchio acceso per vedere la strada, poi il pulsante per percorrerla. Prima non succede nulla.
lesson-colditz-3 = Premi un altro cerchio per sapere perché non ci puoi andare. La lampadina dice che cosa farebbe un bot, la freccia curva torna indietro di un passo.
lesson-sectionx-1 = Premi una tua tessera: le celle in cui sta si accendono.
lesson-sectionx-2 = Premi una cella accesa, gira la tessera con le frecce rotonde e posala con il pulsante.
lesson-sectionx-3 = Premi un tuo prigioniero per camminare. Premi qualunque altra cosa per sapere che cos’è, o perché no.
hint = Che cosa farebbe un bot?
hint-do = Fai così
undo = Riprendi la mossa
undo-none = Non c’è nulla da riprendere.
why-not = Non ora
typed = Un comando a parole
round = Giro { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}di { $rounds }
  }
round-of = di { $rounds }
clock-time = { $night ->
    [yes] Notte
   *[no] Giorno
  } { $day } di { $days }
clock-left = { $left ->
    [one] resta un giro
   *[other] restano { $left } giri
  }
guards-out = { $board } guardie fuori · { $reserve } in caserma
on-table = Sul tavolo
pips = { $number } { $state ->
    [tunnel] nei tunnel
    [hidden] in un rifugio
    [home] in cella
    [green] arrivati al verde
    [free] liberi
    [cell] in cella
    [away] al largo
    [dead] morti
   *[out] in attesa
  }
held = { $kind ->
    [tiles] { $many ->
        [one] una tessera
       *[other] { $many } tessere
      }
    [rope] { $many ->
        [one] una corda
       *[other] { $many } corde
      }
    [cutters] { $many ->
        [one] un tronchese
       *[other] { $many } tronchesi
      }
    [key] { $many ->
        [one] una chiave
       *[other] { $many } chiavi
      }
    [pass] { $many ->
        [one] un lasciapassare
       *[other] { $many } lasciapassare
      }
    [kit] un Kit di fuga
    [crate] ha dell’Equipaggiamento
   *[cards] { $many ->
        [one] una carta
       *[other] { $many } carte
      }
  }
held-one = { $kind ->
    [rope] Corda
    [cutters] Tronchese
    [key] Chiave
    [pass] Lasciapassare
   *[kit] Kit di fuga
  }
effect-rope = Un uomo giù o su per 30 piedi; per 60 ne servono due. Si spende al passo che la richiede.
effect-cutters = Attraverso il filo spinato in un punto. Si spende al passo che lo richiede.
effect-key = Sulle caselle di un varco con chiave. Si spende al passo che la richiede.
effect-pass = Sulle caselle di un varco con lasciapassare. Si spende al passo che lo richiede.
effect-kit = Con questo un tuo uomo che arriva a una meta ha preso il largo.
deck = { $deck ->
    [equipment] Equipaggiamento
    [kit] Kit
    [security] Sicurezza
    [dod] Do or Die
   *[opportunity] Opportunità
  }
hand-title = La tua mano
hand-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } · { $now ->
        [0] nessuna da giocare ora
        [one] 1 da giocare ora
       *[other] { $now } da giocare ora
    }
hand-play =
    { $man ->
        [none] Giochi { $card }?
       *[other] Giochi { $card } su { $man }?
    }
hand-play-now = { $verb }: { $card }
hand-empty = Non hai carte.
card-not-now = Ora non si può giocare.
tab-log = Cronaca
tab-talk = Parole
tab-barter = Baratto
tab-arrests = Arresti
tab-board = Pianta
tab-hand = Mano
tab-hand-number = Mano { $number }
tab-seats = Posti
tabs = Parti del tavolo
sheet-size = Grandezza di questo foglio
rail-open = Tutto quel che sta accanto
log-empty = Non è ancora successo nulla.
log-older = Prima
log-since = Da quando hai guardato
log-new = { $number ->
    [one] 1 riga nuova
   *[other] { $number } righe nuove
  }
entry-started = La partita è cominciata.
entry-covered = Un bot gioca per { $seat }.
entry-flagged = Tempo scaduto per { $seat }: continua un bot.
entry-returned = { $seat }: { $who } è tornato.
entry-resigned = { $seat }: { $who } si è ritirato. Continua un bot.
entry-paused = La partita è stata messa in pausa.
entry-resumed = La partita è ripresa.
entry-undone = { $seat }: mossa ripresa.
entry-rewound = Tutti d’accordo: si torna indietro.
entry-missed = { $seat }: si aspetta, e non c’è nessuno.
entry-found = { $seat }: di nuovo presente.
entry-proposed = { $seat }: proposta di { $what ->
    [pause] una pausa
    [rewind] tornare indietro
   *[end] finire la partita
  }.
entry-disagreed = { $seat }: non d’accordo.
entry-ended = { $how ->
    [closed] Chi gestisce il server ha chiuso questa partita. Il segreto dei dadi è svelato.
   *[other] La partita è finita. Il segreto dei dadi è aperto.
  }
entry-rematched = Si rigioca, a un altro tavolo.
talk-empty = Nessuno ha ancora parlato.
talk-whom = A chi
talk-table = a tutti
talk-officers = agli ufficiali
talk-to = a { $who }
talk-write = Scrivi al tavolo
talk-write-private = Lo sente solo chi è nominato
talk-send = Dillo
barter-none = Nessuno offre nulla.
barter-make = Fai un’offerta
barter-not-now = Non ora: si offre tra una mossa e l’altra.
barter-earlier = Prima
barter-title = Baratto: { $who }
barter-with = Con chi barattare
barter-whom = Con chi
barter-all = tutti
barter-how = Se siete d’accordo, tutto cambia mano insieme.
barter-you-give = Tu dai
barter-gives = { $who }: in cambio
barter-from-hand = Dalla tua mano
barter-ask-for = Chiedi
barter-take-out = Togli
barter-nothing = nulla
barter-sum = { $give } per { $want }.
barter-until = Vale
barter-stands = finché non la ritiri
barter-clear = Svuota
barter-send = Invia l’offerta
barter-you-offer = Tu offri a { $who }
barter-offers = { $who }: offerta a { $whom }
barter-accept = Accetta
barter-counter = Controfferta
barter-refuse = Rifiuta
barter-withdraw = Ritira
reaction-asked = Si aspetta la tua risposta
reaction-discreet = Si chiede comunque, che tu abbia la carta o no: il tuo silenzio non dice nulla.
reaction-always = D’ora in poi qui passa sempre
meeting-ready = Pronto
meeting-waiting = Tu sei pronto. Gli altri parlano ancora.
meeting-away = fuori dalla stanza
meeting-out = Gli ufficiali si riuniscono senza di te.
meeting-out-why = Torni quando hanno finito. Non senti che cosa dicono e scambiano.
arrests-none = Ora non si può arrestare nessuno.
arrests-now = Si possono arrestare ora
arrests-not = Non ora
arrests-by = { $guard }, { $cost ->
    [one] un punto
   *[other] { $cost } punti
  }
arrest-label = { $guard } arresta { $man }
menu = Menu
menu-code = codice { $code }
menu-pause = Proponi una pausa
menu-resume = Si continua
menu-rewind = Proponi di annullare la mia ultima mossa
menu-cover = Fai giocare un bot per me
menu-return = Gioco di nuovo io
menu-end = Proponi di finire la partita
menu-resign = Ritirati
menu-resign-sure = Ti ritiri e un bot continua per te. Non si può annullare.
menu-colours = Colori
menu-sound = Suoni
menu-invite = Link a questo tavolo
menu-copied = Copiato.
push-offer = Avvisami qui quando tocca a me
push-on = Vengo avvisato qui quando tocca a me
push-denied = Questo browser non permette avvisi da questa pagina. Si può cambiare nelle sue impostazioni.
proposal = { $own ->
    [yes] Tu proponi
   *[no] { $who }: proposta di
  } { $what ->
    [pause] una pausa
    [rewind] tornare indietro di qualche mossa
   *[end] finire la partita
  }.
proposal-agree = D’accordo
proposal-refuse = No
proposal-withdraw = Ritira
line-broken = Non connesso. { $pending ->
    [yes] La tua ultima mossa è conservata.
   *[no] {""}
  } { $seconds ->
    [0] Si riprova …
   *[other] Si riprova tra { $seconds } s.
  }
line-hurry = Prova ora
curtain-title = { $who }, tocca a te
curtain-why = Passa lo schermo: { $seat }. Nessun altro dovrebbe guardare.
curtain-open = Sono { $who }
keys = Tasti
key-r = R = lancia
key-n = N = fine del turno, fatto, passo
key-u = U = riprendi
key-h = H = che cosa farebbe un bot?
key-slash = / = scrivi un comando
key-men = [ ] = tra i miei uomini
key-arrows = ← ↑ → ↓ = lungo le caselle vicine
key-enter = Enter = fai ciò che è proposto
key-escape = Esc = un passo indietro
key-zoom = + − = ingrandisci
key-fit = 0 = vedi tutto
key-threat = T = dove possono arrivare le guardie
key-overview = M = veduta d’insieme

## Verbs that need more words
verb-nation = Scegli una nazione
verb-row = Scegli una fila
verb-place = Schiera una guardia
verb-take-back = Riprendi una guardia
verb-move = Cammina
verb-roll = Lancia
verb-end = Fine turno
verb-release = Libera un uomo
verb-claim = Preleva
verb-claim-kit = Preleva un Kit di fuga
verb-play = Gioca
verb-exchange = Scambia
verb-tunnel = Apri un tunnel
verb-attempt = Annuncia una fuga
verb-mouth = Nel tunnel
verb-car = Auto del comando
verb-do-or-die = Do or Die
verb-tower = Nella torre
verb-permit = Fai passare altri
verb-send = Manda
verb-surrender = Consegna un uomo
verb-post = Schiera una guardia
verb-recall = Richiama una guardia
verb-arrest = Arresta
verb-return = Rimanda una guardia
verb-remove-marker = Chiudi un varco
verb-pursue = Insegui
verb-discard = Scarta
verb-keep = Tieni
verb-pick = Scegli
verb-cell = In cella
verb-lose = Cedi
verb-confiscate = Confisca
verb-stand = Mettiti
verb-attend = All’Appello
verb-seize = Porta dentro
verb-name-guard = Nomina una guardia
verb-credit = Impiega una guardia
verb-team = Nomina una squadra
verb-hide = Nascondi
verb-push = Fai posto
verb-door = Esci
verb-usual = I posti consueti
verb-other = Scegli
tile-draw = Pesca una tessera
tile-place = Posa una tessera
tile-swap = Scambia tessere
tile-move = Sposta una tessera
tile-rotate = Gira una tessera
tile-skip = Nessuna tessera
tile-step = Striscia
tile-door = Metti una porta
tile-door-move = Sposta una porta
tile-end = Fine turno
tile-choose-fight = Decidi la contesa
tile-choose-key-door = Metti da parte una porta
tile-choose-key-return = Rimetti la porta
over-shared = Si dividono la vittoria: { $who }.
over-nobody = Nessuno ha vinto.
over-abandoned = La partita è stata chiusa da tutti.
over-closed = Chi gestisce il server ha chiuso questa partita.
over-share = Condividi
over-replay = Rivedi
over-rematch = Rivincita, stessi posti
over-ranking = Classifica
over-ways = Come sono fuggiti
over-none-away = Nessuno è fuggito.
over-arrests = { $game ->
    [sectionx] Crolli per giro
   *[other] Arresti per giro
}
over-dice = Dadi
over-verified = I dadi si possono verificare
over-verified-why = Ogni tiro segue da un segreto fissato prima di tutto; il verbale lo apre.
over-record = Verbale
replay-start = L’inizio
replay-at = Mossa { $ply } di { $last } · giro { $round } di { $rounds }
replay-rounds = Replica · { $rounds } giri
replay-link = Link a questa mossa
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità
replay-eyes = Visto da
replay-watcher = Chi guarda
replay-round = Giro
replay-why = Il bot: { $why }
replay-find = Cerca nella cronaca
lane-away = { $game ->
    [sectionx] Zona
   *[other] Al largo
}
lane-arrest = { $game ->
    [sectionx] Crollo
   *[other] Arresto
}
lane-call = { $game ->
    [sectionx] Scontro
   *[other] Appello
}
lane-trade = { $game ->
    [sectionx] Chiave
   *[other] Scambio
}
over-won = { $you ->
    [yes] Hai vinto.
    [security] Ha vinto la Sicurezza.
   *[other] Hanno vinto: { $who }.
  }
meeting-call = Chiedi una riunione segreta
beside-title = Qualcun altro a questo schermo
beside-why = Tra uno e l’altro cala un sipario: nessuno vede le carte altrui.
beside-seat = Posto
