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

## Atrio
now-about = Sei i britannici, contro i bot, con le regole classiche. Puoi cambiare tutto più tardi.
now-play = Gioca subito
now-set-up = Prepara un tavolo
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
name-title = Come ti chiami?
name-label = Nome
name-about = Lo vedono gli altri al tavolo. Nessun account, nessuna password.
name-keep = Va bene così
elsewhere-title = Su un altro dispositivo
elsewhere-about = Un link ti rende la stessa persona anche lì. Funziona una volta, per pochi minuti.
elsewhere-link = Copiato. Aprilo sull’altro dispositivo entro pochi minuti; funziona una volta.
elsewhere-make = Crea un link
bot-simple = Bot semplice
bot-random = Bot casuale
bot-other = Bot ({ $bot })
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
house-search = Cerca: doppi, galleria, kit …
house-only = Solo ciò che cambia
house-bundles = Già pronte
house-nothing = Nessuna regola lo dice.
house-contradiction = Queste non vanno d’accordo:
house-because = Perché { $why }. Cambiane una.
setup-seats = Posti
setup-players = Persone
seat-who = Chi siede qui: { $seat }
sitter-you = Tu
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
    [over] finita
   *[other] in corso
  }
edition-points = { $points ->
    [0] la misura
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
gather-invite-about = Manda questo link. Chi lo apre si siede subito: nessun account, niente da installare.
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

## The castle
castle-board = Pianta del castello
castle-help = Le parentesi quadre scorrono i tuoi uomini, le frecce i cerchi; Invio cammina, Esc torna indietro, il punto interrogativo elenca i tasti.
castle-picked = Scelto { $man }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $places } posti raggiungibili.
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
castle-why = Perché no
castle-close = Chiudi
castle-tools = Vista
castle-zoom-in = Più vicino
castle-zoom-out = Più lontano
castle-fit-all = Tutto il castello
castle-fit-mine = I miei uomini
castle-threat = Minaccia
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
