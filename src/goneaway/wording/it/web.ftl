### Ciò che il server dice alla porta.

web-bad-request = Non è stato capito: { $what }.
web-bad-json = Un messaggio è un oggetto JSON; questo non lo è: { $what }.
web-host = Questo server non è conosciuto con quel nome. Usa l’indirizzo che ti ha dato chi lo gestisce, che può ammettere un altro nome con --public.
web-no-token = Di’ chi sei: manda il token che hai ricevuto con il tuo nome.
web-bad-token = Questo token qui non è conosciuto, oppure è scaduto. Chiedine uno nuovo con il tuo nome, o usa un link da un altro dispositivo.
web-bad-link = Questo link è già stato usato, oppure è scaduto. Creane uno nuovo sul dispositivo dove sei conosciuto.
web-origin = Le pagine di altri siti non possono parlare con questo server. Chi lo gestisce può ammetterne una con --origin.
web-forbidden = Questo è riservato a chi gestisce il server, su quella macchina o con il token apposito.
web-not-found = A questo indirizzo non c’è nulla.
web-method = Questo indirizzo non risponde a { $method }.
web-slow-request = La richiesta ha impiegato troppo tempo ad arrivare.
web-too-large = È troppo grande. Si accettano al massimo { $most } byte.
web-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
web-too-many = Troppe richieste in una volta. Riprova fra { $after ->
        [one] un secondo
       *[other] { $after } secondi
    }.
web-too-many-sockets = Sono già aperte tutte le connessioni permesse. Chiudi una delle altre finestre.
web-too-many-tables = Hai { $most } tavoli non ancora finiti. Prima finiscine o lasciane uno.
web-failed = Qualcosa è andato storto nel server. Non è stato fatto nulla. Se lo segnali a chi lo gestisce, indica questo numero: { $id }.
web-storage = In questo momento il server non riesce a scrivere nel suo archivio. Non è stato fatto nulla; riprova.
web-closing = Il server sta per essere fermato. Nulla va perduto; ricollegati fra un momento.
web-busy = Il server è occupato. Non è stato fatto nulla; riprova fra un momento.
web-banned = { $why ->
        [none] Sei stato escluso da questo server. Se pensi che sia un errore, scrivi a chi lo gestisce.
       *[other] Sei stato escluso da questo server. Motivo: { $why }.
    }
web-hello-first = Il primo messaggio dice chi sei e quale tavolo vuoi: un saluto (hello).
web-hello-late = Il saluto (hello) non è arrivato in tempo. Ricollegati e mandalo subito.
web-hello-twice = Il saluto (hello) è già arrivato.
web-not-text = I messaggi si mandano come testo.
web-slow = Sei rimasto troppo indietro. Ricollegati con l’ultimo numero che hai visto.
web-notice-subject = Tocca a te: { $title }
web-notice-text = { $name }, tocca a te al tavolo «{ $title }».
web-quick = Gioca contro i bot. Puoi cambiare tutto in seguito.
