### Perché un tavolo non fa ciò che qualcuno chiede.

table-declined-no-such-table = Non c’è nessun tavolo { $table }. Controlla il codice o fatti ridare il link.
table-declined-not-seated = Non siedi a questo tavolo. Prima prendi un posto.
table-declined-not-host = Può farlo solo chi ha aperto questo tavolo.
table-declined-not-your-seat = Quello non è il tuo posto.
table-declined-not-for-watching = Questa partita non ha spettatori: la vede solo chi gioca.
table-declined-no-such-seat = Non c’è un posto simile; questo tavolo ne ha { $seats }.
table-declined-no-such-bot = Per questo gioco non c’è un bot di nome «{ $level }». Ci sono: { $known }.
table-declined-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
table-declined-bad-text = In questo testo non c’è nulla da mostrare, oppure ci sono più di { $most } caratteri.
table-declined-bad-contribution = Una parola per i dadi ha al massimo { $most } caratteri visibili.
table-declined-bad-request = Il numero di una richiesta ha da 1 a { $most } caratteri.
table-declined-started = La partita è già cominciata.
table-declined-not-started = La partita non è ancora cominciata.
table-declined-ended = La partita è finita.
table-declined-not-ended = La partita non è ancora finita.
table-declined-paused = La partita è in pausa. Prima riprendila.
table-declined-not-paused = La partita non è in pausa.
table-declined-stale = È successo qualcosa che non avevi visto. Guarda di nuovo, poi decidi.
table-declined-expect-missing = Di’ anche quale numero hai visto per ultimo (expect).
table-declined-table-full = Tutti i posti sono occupati.
table-declined-seat-taken = Lì siede già qualcuno. Prendi un altro posto.
table-declined-seats-empty = Lì non siede ancora nessuno: { $seats }. Aspetta, o metti dei bot.
table-declined-no-undo = Non puoi annullare questa mossa: { $why ->
        [nothing-done] da allora non hai fatto nulla.
        [ended] il turno è finito.
        [chance] nel frattempo sono usciti dadi o carte.
        [hidden] un altro giocatore ha visto qualcosa di nuovo.
       *[another] da allora ha deciso qualcun altro. Tutti insieme potete accordarvi per tornare indietro.
    }
table-declined-undo-off = A questo tavolo le mosse non si annullano.
table-declined-no-such-moment = In questa partita non c’è una mossa simile.
table-declined-no-such-proposal = Su questo non c’è più nulla da decidere.
table-declined-proposed-already = È già stato proposto. Rispondi a quella proposta.
table-declined-no-such-window = Non c’è una domanda di nome «{ $window }» a cui si possa rispondere in anticipo.
table-declined-no-order = Per «{ $window }» non avevi dato risposte in anticipo.
table-declined-secret-talk = Adesso le regole non vi permettono di parlarvi in segreto.
table-declined-nobody-hears = Non lo sentirebbe nessuno. Di’ a chi parli.
table-declined-covered = Adesso per questo posto gioca un bot. Prima riprendilo.
table-declined-not-covered = Per questo posto non gioca nessun bot.
table-declined-not-missing = Il giocatore di quel posto è presente.
table-declined-resigned = Il giocatore di quel posto ha abbandonato.
table-declined-out-of-time = Il tempo di questo posto è scaduto; continua un bot.
table-declined-no-such-way = Qui gli avvisi non si mandano con «{ $way }». Si può con: { $known }.
table-declined-bad-address = Non è un indirizzo per avvisi di questo tipo ({ $way }).
table-declined-too-many-subscriptions = Hai già { $most } indirizzi per gli avvisi. Prima togline uno.
table-declined-too-many-webhooks = Hai già { $most } web hook. Prima togline uno.
table-declined-not-written = Non è stato possibile registrarlo, quindi non è stato fatto. Riprova.
table-declined-busy = Il server è sovraccarico. Non è stato fatto nulla; riprova fra un momento.
table-declined-damaged = Il registro di questo tavolo è danneggiato e la partita non può continuare. Dillo a chi gestisce il server.
table-declined-other-engine = Questa partita è stata cominciata con la versione { $written }, che decide diversamente da { $here }, quella in uso qui. Si può finire dove è in uso quella versione.
table-declined-too-many-tables = Hai { $most } tavoli non ancora finiti. Prima finiscine uno.
table-declined-draining = Il server sta per essere fermato. Nulla va perduto; torna fra un momento.
table-declined-server-full = Il server è quasi pieno: per ora non accetta nuovi tavoli, ospiti, dispositivi né messaggi in chat. Le partite in corso continuano; riprova più tardi.
table-declined-journal-full = Il registro di questo tavolo ha raggiunto { $most } voci ed è pieno. Concludi la partita o apri un nuovo tavolo.
table-declined-removed = Questo tavolo è stato eliminato da chi gestisce il server.
