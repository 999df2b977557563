### Le frasi della pagina. Ciò che riguarda un gioco lo dice il server.

## Ovunque
nav-play = Gioca
nav-rules = Regole
shell-nav = Sezioni
shell-skip = Vai al contenuto
shell-language = Lingua
shell-theme = { $theme ->
    [light] Colori chiari
    [dark] Colori scuri
    [contrast] Contrasto elevato
   *[system] Tema del sistema
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
now-play = Gioca subito
now-side = O gioca come { $side }
now-set-up = Prepara un tavolo
now-watch = Guarda una partita
now-join = Entra con un codice
join-label = Codice o link del tavolo
join-go = Entra
join-no-code = Questo non è il codice di un tavolo. Un codice ha sei lettere e cifre, come K7MQ2X.
lobby-list-mine = Le tue partite
lobby-list-open = Tavoli in attesa di giocatori
lobby-nobody = Nessun tavolo cerca giocatori. Preparane uno e manda il link a un amico.
lobby-row-on = Continua
lobby-row-look = Guarda
lobby-row-join = Entra
lobby-row-watch = Assisti
lobby-row-turn = { $you ->
    [yes] Tocca a te
   *[no] Di turno: { $who }
  }
name-title = Il tuo nome
name-label = Nome
name-about = Lo vedono gli altri al tavolo. Nessun account, nessuna password.
name-keep = Salva
elsewhere-title = Su un altro dispositivo
elsewhere-about = Apri un link sull’altro dispositivo per continuare come lo stesso giocatore. Vale una volta, per pochi minuti.
elsewhere-link = Copiato. Aprilo sull’altro dispositivo entro pochi minuti; vale una volta sola.
elsewhere-make = Crea un link
setup-title = Prepara un tavolo
setup-game = Gioco
setup-edition = Edizione
setup-read = Leggi le regole
edition-whole = testo intero
edition-reported = da resoconti
edition-own = La tua
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
house-nothing = Nessuna regola trovata.
house-contradiction = Queste non possono stare insieme:
house-because = Perché { $why }. Cambiane una.
setup-seats = Posti
setup-players = Giocatori
seat-who = Chi siede qui: { $seat }
sitter-you = Tu
sitter-bots = Bot
sitter-open = Libero per un amico
setup-clock = Orologio
choice-clock-none = nessuno
choice-clock-game10 = 10 minuti a testa
choice-clock-game20 = 20 minuti a testa
choice-clock-game40 = 40 minuti a testa
choice-clock-turn2 = 2 minuti per turno
choice-clock-rules = come dicono le regole
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
    [0] nessun altro da aspettare
    [one] uno per un amico
   *[other] { $open } per amici
  }.

## Un tavolo prima della partita
gather-lobby = Atrio
gather-open = Libero
gather-you = (tu)
gather-sit = Siediti qui
gather-name-sit = Siediti
gather-name = Come devono chiamarti gli altri?
gather-any = Prendi un posto a caso
gather-leave = Lascia il posto
gather-bot = Metti qui un bot
gather-no-bot = Togli il bot
gather-kick = Allontana
gather-fill = Riempi i posti liberi con bot
gather-start = Comincia la partita
gather-not-yet = La partita comincia quando tutti i posti sono occupati.
gather-guests = In attesa di un posto a caso: { $names }
gather-invite = Invita
gather-invite-about = Manda questo link. Gli amici scrivono un nome e si siedono: niente account, niente da installare.
gather-link = Link d’invito
gather-copy = Copia
gather-copied = Copiato
gather-code = Codice
gather-qr = Il link come codice QR per il telefono
gather-here-only = Questo indirizzo vale solo su questo computer. Per amici nella stessa rete avvia con: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Ci sono tutti. Comincia quando vuoi.
       *[other] Ci sono tutti. Comincia chi ha aperto il tavolo.
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
rules-no-game = Questo gioco qui non c’è.
rules-search = Cerca nelle regole
rules-compare = Confronta con le regole classiche
rules-here = Come si gioca: { $edition }
rules-otherwise = Che cosa si può cambiare
rules-questions = Domande
rules-cases = Casi che provano questa regola
rules-turn = Altre regole
rules-differ = { $first } e { $second }: { $points ->
    [one] un punto diverso
   *[other] { $points } punti diversi
  }

## Section X

island-board = L’isola e il mare intorno
island-help = Le frecce vanno di casella in casella, Invio preme. Le parentesi quadre passano da un uomo all’altro fra quelli che possono camminare, i tasti da 1 a 3 prendono una tua tessera, Q ed E la ruotano, Esc torna indietro.
island-prison = Prigione
island-zone = Zona verde { $zone }
island-race = In questo giro { $green } su { $threshold } · evasi { $out } su { $goal }
island-door-count = Porte: { $supply } in mano, { $board } sul tabellone, { $aside } messe da parte
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
    [0] { $turned ->
        [0] Non entra in nessuna casella, comunque la ruoti.
        [one] Così com’è non entra da nessuna parte; se ruotata, in una casella.
       *[other] Così com’è non entra da nessuna parte; se ruotata, in { $turned } caselle.
      }
    [one] Così com’è entra in una casella, { $turned ->
        [0] in nessun’altra
        [one] in un’altra
       *[other] in altre { $turned }
      } se ruotata.
   *[other] Così com’è entra in { $now } caselle, { $turned ->
        [0] in nessun’altra
        [one] in un’altra
       *[other] in altre { $turned }
      } se ruotata.
  }
island-in-hand = In mano: { $tile }. { $now ->
    [0] { $turned ->
        [0] Non entra in nessuna casella, comunque la ruoti.
        [one] Così com’è non entra da nessuna parte; se ruotata, in una casella.
       *[other] Così com’è non entra da nessuna parte; se ruotata, in { $turned } caselle.
      }
    [one] Entra in una casella, { $turned ->
        [0] in nessun’altra
        [one] in un’altra
       *[other] in altre { $turned }
      } se ruotata.
   *[other] Entra in { $now } caselle, { $turned ->
        [0] in nessun’altra
        [one] in un’altra
       *[other] in altre { $turned }
      } se ruotata.
  }
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
island-picked-why = Premi una casella accesa per andarci.
island-cost = { $cost ->
    [one] Un passo
   *[other] { $cost } passi
}, { $left ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $left }
  }.
island-reach = { $cost ->
    [one] Un passo
   *[other] { $cost } passi
  }
island-doors = Una porta può stare su { $sides ->
    [one] un lato
   *[other] { $sides } lati
  }.
island-alone = entra, ma resta isolata
island-turned = entra se ruotata
island-not = non entra
island-fits-now = entra
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
island-collapse-cause = { $cause ->
    [escape] Le gallerie sono state fatte saltare.
    [tiles] Le tessere sono finite e le gallerie sono crollate.
   *[stall] Da troppo tempo non succedeva nulla e le gallerie sono crollate.
}
island-collapse-why = Chi è in un rifugio vive; tutti gli altri sottoterra sono sepolti.
island-freed = liberi
island-hidden = nei rifugi
island-buried = sepolti
island-again = Mostra di nuovo
island-go-on = Continua

## The castle
castle-board = Pianta del castello
castle-help = Le parentesi quadre passano da un uomo all’altro, le frecce da una casella all’altra; Invio fa camminare l’uomo, Esc torna indietro, il punto interrogativo elenca i tasti.
castle-picked = { $man }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, { $places ->
    [one] 1 posto raggiungibile
   *[other] { $places } posti raggiungibili
  }.
castle-reach = { $man } può raggiungere { $places ->
    [one] 1 casella
   *[other] { $places } caselle
  } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
castle-reach-why = Premi una casella accesa per andarci, un’altra per sapere perché no.
castle-walk = { $man } va { $to }
castle-arrest = La guardia { $guard } arresta { $man }.
castle-proposed = { $man } va { $to }: { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }, { $left ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $left }
  }. Invio per andare.
castle-flag = { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }, { $left ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $left }
  }
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
    Aggirando l’ostacolo: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }
castle-leg = Con { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  } arrivi fin qui: { $place }.
castle-back-to = Torna a { $man }
castle-round = Aggira l’ostacolo: { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }
castle-why = Perché no
castle-close = Chiudi
castle-tools = Vista
castle-zoom-in = Ingrandisci
castle-zoom-out = Riduci
castle-fit-all = Tutto il castello
castle-fit-mine = I miei uomini
castle-threat = Minaccia
castle-abroad = qui può arrivare un uomo al prossimo turno
castle-exit-held = un’uscita sorvegliata
castle-exit-open = un’uscita libera
castle-legend = Legenda
castle-legend-reach = Raggiungibile, con i punti che costa. Una piccola carta mostra che cosa serve.
castle-legend-grid = Le caselle con lo stesso nome hanno un numero e una lettera, scritti ai bordi: 31K è nella colonna 31, riga K.
castle-legend-rooms = Che cosa c’è nelle stanze
castle-keys = Tasti
castle-gone-away = Evaso
castle-key-men = da un mio uomo all’altro
castle-key-arrows = da una casella all’altra
castle-key-enter = esegue
castle-key-escape = un passo indietro
castle-key-zoom = ingrandisci, riduci
castle-key-all = tutto il castello
castle-key-mine = i miei uomini
castle-key-last = quello che è successo dal tuo turno, o l’ultimo avvenimento
castle-key-threat = quanto sono vicine le guardie
castle-key-overview = la vista d’insieme
castle-key-list = questo elenco

## At the table
plain-actions = Che cosa puoi fare
back = Indietro
more = Altro
rule = Regola
rule-read = Leggi
do-it = Fallo
table-coming = Entro al tavolo …
table-watching = Stai guardando: tutti i posti sono occupati.
table-refused = Non puoi entrare a questo tavolo
seat-you = tu
seat-bot = bot
seat-open = libero
seat-cover = Fai giocare un bot
seat-away-since = { $minutes ->
    [0] Assente da un attimo
    [one] Assente da un minuto
   *[other] Assente da { $minutes } minuti
  }
seat-covered = bot per { $who }
order-label = Che cosa devi decidere
order-propose = { $label }?
order-another = Oppure scegli altro.
run-takes = { $circles } caselle fino in fondo, e la carta che si scopre dice quanti lanci avrà.
run-odds = Quante volte i lanci bastano
run-throws = { $throws } lanci
run-often = { $often } %
risk-discard = La carta viene scartata e non ti serve a nulla.
risk-surrender = Si arrende: finisce in cella.
risk-skip = In questo turno non posi, non sposti e non ruoti tessere.
order-answered = C’era una sola risposta: { $sentence }
order-settled = C’è una sola risposta, perciò si gioca da sé.
ask-nothing = Non c’è nulla da decidere.
ask-paused = La partita è in pausa.
ask-points = { $points ->
    [one] Ti resta un punto.
   *[other] Hai { $points } punti.
  }
ask-points-officer = { $also ->
    [none] Scegli un uomo sul tabellone.
    [claim] Scegli un uomo sul tabellone o preleva { -Equipaggiamento }.
    [card] Scegli un uomo sul tabellone, o una carta.
   *[both] Scegli un uomo o una carta, o preleva { -Equipaggiamento }.
  }
ask-points-security = Scegli una guardia, una casella nera o un uomo da arrestare.
ask-roll = { $trade ->
    [yes] Lancia i dadi, o prima baratta.
   *[no] Lancia i dadi.
  }
ask-roll-officer = È il tuo turno.{ $also ->
    [none] {""}
    [claim] {" "}Prima puoi anche prelevare { -Equipaggiamento }.
    [card] {" "}Prima puoi anche giocare una carta.
   *[both] {" "}Prima puoi anche giocare una carta o prelevare { -Equipaggiamento }.
  }
ask-roll-security = È il tuo turno, { -Sicurezza-in-elenco }.{ $also ->
    [none] {""}
   *[card] {" "}Prima puoi anche giocare una carta.
  }
ask-spent = Hai speso tutti i punti.
ask-spent-why = { $also ->
    [none] Chiudi il turno.
    [claim] Preleva { -Equipaggiamento } o chiudi il turno.
    [card] Gioca una carta o chiudi il turno.
   *[both] Preleva { -Equipaggiamento }, gioca una carta o chiudi il turno.
  }
ask-draw = { $total ->
    [0] {""}
   *[other] Hai fatto { $total }.{" "}
  }{ $deck ->
    [security] Peschi una { -carta-Sicurezza }?
   *[opportunity] Peschi una carta { -Opportunita }?
  }
ask-draw-why = Con questo lancio ti spetta.
ask-nation = Quale nazione guidi?
ask-nation-why = I suoi uomini sono tuoi per tutta la partita.
ask-row = In quale fila stanno i tuoi uomini?
ask-row-why = Sono le file dell’{ -area-dell-Appello }; fra l’una e l’altra cambia poco.
ask-guards-ready = Le guardie bastano. Conferma, o disponine altre.
ask-guards = Schiera le prime guardie.
ask-guards-why = Premi una casella nera, o prendi i posti soliti.
ask-meeting = Gli { -ufficiali } si riuniscono.
ask-meeting-why = { -La-Sicurezza } è fuori dalla stanza e non sente nulla.
waiting-bot = { $seat }: un bot sta pensando.
waiting-person = { $seat }: si aspetta { $who }.
choose = { $verb }: { $kind ->
    [pawn] chi?
    [place] dove?
    [tile] quale tessera?
    [rotation] ruotata come?
    [pile] da quale pila?
   *[answer] quale?
  }
choose-where = Dove va { $who }?
choose-circle = Casella { $number }
choose-more = Altre scelte: { $number }
walk = { $cost ->
    [0] Vai
   *[other] Cammina { $cost }
  }
points-word = { $number ->
    [one] punto
   *[other] punti
  }
points-after = dopo
points-walk = per questa camminata
points-left = restano
steps-word = { $number ->
    [one] passo
   *[other] passi
  }
dice-history = Lanci finora
lesson = Consiglio { $number } di { $of }
lesson-away = Niente più consigli
lesson-colditz-aim-officer = Lo scopo: far uscire i tuoi uomini dal castello fino a una { -meta } numerata. Ti serve un { -Kit-di-fuga }, che prelevi con uomini nelle stanze che ne mostrano le quattro parti, e { -Equipaggiamento } come le corde.
lesson-colditz-aim-security = Lo scopo: non lasciar scappare nessuno fino allo scadere del tempo. Le guardie arrestano gli uomini fuori dal cortile e, nel cortile, quelli il cui ufficiale ha { -Equipaggiamento }.
lesson-colditz-1 = Premi un tuo uomo con l’anello dorato: le caselle che può raggiungere si accendono, ognuna con il suo costo.
lesson-colditz-2 = Premi una casella accesa per vedere la strada, poi il pulsante per percorrerla. Prima non succede nulla.
lesson-colditz-3 = Premi un’altra casella per sapere perché non ci puoi andare. La lampadina dice che cosa farebbe un bot, la freccia curva torna indietro di un passo.
lesson-sectionx-aim = Lo scopo: portare i tuoi prigionieri per le gallerie fino alle zone verdi. Chi è ancora in galleria quando crolla tutto è perduto, se non è in un nascondiglio.
lesson-sectionx-1 = Premi una tua tessera: le caselle in cui entra si accendono.
lesson-sectionx-2 = Premi una casella accesa, ruota la tessera con le frecce rotonde e posala con il pulsante.
lesson-sectionx-3 = Premi un tuo prigioniero per camminare. Premi qualunque altra cosa per sapere che cos’è, o perché no.
hint = Che cosa farebbe un bot?
hint-do = Fai così
undo = Annulla la mossa
undo-none = Non c’è nulla da annullare.
why-not = Non ora
typed = Scrivi un comando
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
guards-out = { $board ->
    [0] Nessuna guardia fuori
    [one] Una guardia fuori
   *[other] { $board } guardie fuori
  } · { $reserve } { -in-caserma }
on-table = Sul tavolo
pips = { $number } { $state ->
    [tunnel] nelle gallerie
    [hidden] in un rifugio
    [home] in cella
    [green] { $number ->
        [one] arrivato al verde
       *[other] arrivati al verde
      }
    [free] { $number ->
        [one] libero
       *[other] liberi
      }
    [cell] in cella
    [away] al largo
    [dead] { $number ->
        [one] morto
       *[other] morti
      }
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
        [one] un { -lasciapassare }
       *[other] { $many } { -lasciapassare }
      }
    [kit] un { -Kit-di-fuga }
    [crate] ha dell’{ -Equipaggiamento }
   *[cards] { $many ->
        [one] una carta
       *[other] { $many } carte
      }
  }
held-one = { $kind ->
    [rope] Corda
    [cutters] Tronchese
    [key] Chiave
    [pass] { -Lasciapassare }
   *[kit] { -Kit-di-fuga }
  }
effect-rope = Fa scendere o salire un uomo di 30 piedi; per 60 ne servono due. Si consuma al passo che la richiede.
effect-cutters = Apre un varco nel filo spinato. Si consuma al passo che lo richiede.
effect-key = Fa entrare in un varco con chiave. Si consuma al passo che la richiede.
effect-pass = Fa entrare in un varco con { -lasciapassare }. Si consuma al passo che lo richiede.
effect-kit = Un tuo uomo che con questo arriva a una { -meta } ha preso il largo.
deck = { $deck ->
    [equipment] { -Equipaggiamento }
    [kit] Kit
    [security] { -mazzo-Sicurezza-solo }
    [dod] Do or Die
   *[opportunity] { -Opportunita }
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
hand-empty = Non hai carte.
card-not-now = Ora non si può giocare.
tab-log = Cronaca
tab-talk = Chat
tab-barter = Baratto
tab-arrests = Arresti
tab-board = Tabellone
tab-hand = Mano
tab-hand-number = Mano { $number }
tab-seats = Posti
tabs = Parti del tavolo
sheet-size = Altezza di questo pannello
rail-open = Giocatori, cronaca e baratto
log-empty = Non è ancora successo nulla.
log-older = Prima
log-since = Dall’ultima volta che hai guardato
log-new = { $number ->
    [one] 1 riga nuova
   *[other] { $number } righe nuove
  }
since = Dal tuo turno
since-first = Prima del tuo turno
since-nothing = Nessuna mossa.
since-more = { $number ->
    [one] e un’altra cosa
   *[other] e altre { $number } cose
  }
since-show = Mostra
since-replay = Rivedi tutto
since-close = Chiudi il riepilogo
moment-skip = Premi per continuare
entry-started = La partita è cominciata.
entry-covered = Un bot gioca per { $seat }.
entry-flagged = Tempo scaduto per { $seat }: continua un bot.
entry-returned = { $seat }: { $who } è di nuovo al tavolo.
entry-resigned = { $seat }: { $who } abbandona la partita. Continua un bot.
entry-paused = La partita è stata messa in pausa.
entry-resumed = La partita è ripresa.
entry-undone = { $seat }: mossa annullata.
entry-rewound = Tutti d’accordo: si torna indietro.
entry-missed = { $seat }: si aspetta una risposta, ma il giocatore è assente.
entry-found = { $seat }: il giocatore è di nuovo presente.
entry-proposed = { $seat }: proposta { $what ->
    [pause] di fare una pausa
    [rewind] di tornare indietro
   *[end] di finire la partita
  }.
entry-disagreed = { $seat }: non d’accordo.
entry-ended = { $how ->
    [closed] Chi gestisce il server ha chiuso questa partita. Ora i dadi si possono verificare.
   *[other] La partita è finita. Ora i dadi si possono verificare.
  }
entry-rematched = La rivincita si gioca a un altro tavolo.
talk-empty = Nessuno ha ancora parlato.
talk-whom = A chi
talk-table = a tutti
talk-officers = agli { -ufficiali }
talk-to = solo a: { $who }
talk-write = Scrivi al tavolo
talk-write-private = Lo leggono solo loro
talk-send = Invia
barter-none = Nessuno offre nulla.
hand-offer = Offrila nel baratto
barter-make = Fai un’offerta
barter-not-now = Non ora: si offre tra una mossa e l’altra.
barter-earlier = Prima
barter-title = Baratto: { $who }
barter-with = Con chi barattare
barter-whom = Con chi
barter-all = tutti
barter-how = Se accettate entrambi, tutto passa di mano nello stesso momento.
barter-you-give = Tu dai
barter-gives = { $who }: in cambio
barter-from-hand = Dalla tua mano
barter-ask-for = Chiedi
barter-known = Si sa: { $gear ->
    [none] niente { -Equipaggiamento }
    [some] ha dell’{ -Equipaggiamento }
    [hidden] { -Equipaggiamento } coperto
   *[listed] { $list }
  }, { $kit ->
    [yes] un { -Kit-di-fuga }
   *[no] nessun { -Kit-di-fuga }
  }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
  }.
barter-take-out = Togli
barter-nothing = nulla
barter-sum = { $give } in cambio di { $want }.
barter-until = Vale
barter-stands = finché non la ritiri
barter-clear = Svuota
barter-send = Invia l’offerta
barter-you-offer = La tua offerta · a: { $who }
barter-offers = Offerta · da: { $who } · a: { $whom }
barter-accept = Accetta
barter-counter = Controfferta
barter-refuse = Rifiuta
barter-withdraw = Ritira
reaction-asked = Si aspetta la tua risposta
reaction-discreet = Si chiede comunque, che tu abbia la carta o no: il tuo silenzio non dice nulla.
reaction-always = D’ora in poi qui passo sempre
meeting-ready = Pronto
meeting-waiting = Tu sei pronto. Gli altri parlano ancora.
meeting-away = fuori dalla stanza
meeting-out = Gli { -ufficiali } si riuniscono senza di te.
meeting-out-why = Torni quando hanno finito. Non vedi che cosa dicono e barattano.
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
menu-resume = Riprendi la partita
menu-rewind = Proponi di annullare la mia ultima mossa
menu-cover = Fai giocare un bot per me
menu-return = Gioco di nuovo io
menu-end = Proponi di finire la partita
menu-resign = Abbandona
menu-resign-sure = Abbandoni, e un bot continua per te. Non si può annullare.
menu-colours = Colori
menu-sound = Suoni
menu-invite = Link a questo tavolo
menu-copied = Copiato.
push-offer = Avvisami qui quando tocca a me
push-on = Ricevo qui un avviso quando tocca a me
push-denied = Questo browser blocca gli avvisi di questa pagina. Puoi permetterli nelle sue impostazioni.
proposal = { $own ->
    [yes] Proponi
   *[no] { $who }: proposta
  } { $what ->
    [pause] di fare una pausa
    [rewind] di tornare indietro di qualche mossa
   *[end] di finire la partita
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
curtain-why = Passa lo schermo: { $seat }. Gli altri non guardino.
curtain-open = Sono { $who }
keys = Tasti
key-r = lancia
key-n = fine turno, fatto, passa
key-u = annulla la mossa
key-h = che cosa farebbe un bot?
key-slash = scrivi un comando
key-men = da un mio uomo all’altro
key-arrows = da una casella all’altra
key-enter = fai ciò che è proposto
key-enter-cap = Invio
key-escape = un passo indietro
key-escape-cap = Esc
key-zoom = ingrandisci
key-fit = vedi tutto
key-threat = dove possono arrivare le guardie
key-overview = vista d’insieme

## Verbs that need more words
verb-nation = Scegli una nazione
verb-row = Scegli una fila
verb-place = Schiera una guardia
verb-take-back = Riprendi una guardia
verb-move = Cammina
verb-roll = Lancia
verb-end = Fine turno
verb-release = Scarcera un uomo
verb-claim = Preleva { -Equipaggiamento }
verb-claim-kit = Preleva il { -Kit-di-fuga }
verb-play = Gioca
verb-exchange = Scambia
verb-tunnel = Apri un tunnel
verb-attempt = Annuncia una fuga
verb-mouth = Fuori dal tunnel
verb-car = { -Auto-del-comando }
verb-do-or-die = Do or Die
verb-tower = Nella torre
verb-permit = Fai passare altri
verb-send = Manda
verb-surrender = Consegna un uomo
verb-post = Schiera una guardia
verb-recall = Richiama una guardia
verb-arrest = Arresta
verb-return = Rimanda una guardia
verb-remove-marker = Chiudi un’apertura
verb-pursue = Insegui
verb-discard = Scarta
verb-keep = Tieni
verb-pick = Scegli
verb-cell = In cella
verb-lose = Cedi
verb-confiscate = Confisca
verb-stand = Mettiti
verb-attend = All’Appello
verb-seize = Porta via
verb-name-guard = Manda una guardia
verb-credit = Impiega una guardia
verb-team = Indica una squadra
verb-hide = Nascondi
verb-push = Fai posto
verb-door = Esci
verb-usual = Prendi i posti soliti
verb-other = Scegli
tile-draw = Pesca una tessera
tile-place = Posa una tessera
tile-swap = Scambia tessere
tile-move = Sposta una tessera
tile-rotate = Ruota una tessera
tile-skip = Nessuna tessera
tile-step = Cammina
tile-door = Metti una porta
tile-door-move = Sposta una porta
tile-end = Fine turno
tile-choose-fight = Decidi la contesa
tile-choose-key-door = Metti da parte una porta
tile-choose-key-return = Rimetti la porta
over-shared = Vittoria condivisa: { $who }.
over-nobody = Nessuno ha vinto.
over-abandoned = Tutti hanno accettato di finire la partita.
over-closed = Chi gestisce il server ha chiuso questa partita.
over-share = Condividi
over-replay = Rivedi
over-rematch = Rivincita, stessi posti
over-ranking = Classifica
over-ways = Come sono evasi
over-none-away = Nessuno è evaso.
over-arrests = { $game ->
    [sectionx] Crolli per giro
   *[other] Arresti per giro
  }
over-dice = Dadi
over-verified = I dadi si possono verificare
over-verified-why = Ogni lancio deriva da un segreto fissato prima della partita; la registrazione lo svela.
over-record = Registrazione
replay-start = L’inizio
replay-at = Mossa { $ply } di { $last } · giro { $round } di { $rounds }
replay-rounds = Replica · { $rounds } giri
replay-link = Link a questa mossa
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Visto da
replay-watcher = Uno spettatore
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
    [sectionx] Contesa
   *[other] Appello
  }
lane-trade = { $game ->
    [sectionx] Passe-partout
   *[other] Baratto
  }
over-won = { $you ->
    [yes] Hai vinto.
    [security] Ha vinto { -la-Sicurezza }.
   *[other] Vittoria: { $who }.
  }
meeting-call = Chiedi una riunione segreta
beside-title = Un altro giocatore a questo schermo
beside-why = Tra uno e l’altro cala un sipario: nessuno vede le carte altrui.
beside-seat = Posto
