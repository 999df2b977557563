### Quello che dice ogni gioco: elenchi, rifiuti, risultati, e che cosa non va in regole e registrazioni.

kernel-list = { $letter ->
        [e] { $most } ed { $last }
       *[other] { $most } e { $last }
    }
kernel-list-or = { $most } o { $last }
kernel-list-row = { $most }, { $next }
kernel-refusal = { $reason } (Regola: { $title })
# A rule without a number is cited by its title.
kernel-rule = { $number ->
        [none] Regola: { $title }
       *[other] Regola { $number }
    }
kernel-slot = { $slot ->
        [PAWN] PEDINA
        [PLACE] LUOGO
        [CIRCLE] CASELLA
        [NATION] NAZIONE
        [NUMBER] NUMERO
        [PRISONER] UOMO
        [GUARD] GUARDIA
        [TYPE] TIPO
        [CARD] CARTA
        [WORD] PAROLA
        [NAME] NOME
        [EXIT] USCITA
        [MORE] ALTRO
        [BLOCK] CELLE
        [TEXT] TESTO
        [WAY] MODO
        [ACTION] AZIONE
        [FILE] FILE
        [TILE] TESSERA
        [CELL] CASELLA
        [ROTATION] ROTAZIONE
        [PILE] PILA
        [COLOUR] COLORE
        [SIDE] LATO
       *[other] { $slot }
    }
kernel-place = { $place }. { $seat }: { $columns }

## Perché un bot gioca così

kernel-reason-lots = È uscita a sorte.
kernel-reason-judgement = Tra tutto ciò che ora è possibile, questo sembra il meglio.
kernel-reason-words = { $text }

## Regole che non si possono giocare

kernel-rules-unknown-game = Non c’è nessun gioco chiamato «{ $game }». Giochi disponibili: { $known }.
kernel-rules-players = A questo gioco non si può giocare { $given ->
        [one] da soli
       *[other] in { $given }
    }. I giocatori vanno da { $least } a { $most }.
kernel-rules-unknown-option = Non c’è nessuna opzione chiamata «{ $option }». { $nearest ->
        [none] L’elenco delle opzioni ne riporta i nomi.
       *[other] Forse intendevi { $nearest }?
    }
kernel-rules-unknown-value = L’opzione { $option } non può valere «{ $value }». Valori ammessi: { $allowed }.
kernel-rules-seats = Questi posti non sono compatibili con queste regole: { $seats }.
kernel-rules-no-table = Le regole della casa sono una tabella di opzioni con i loro valori, non «{ $given }».
kernel-rules-contributions = Quello che i posti aggiungono al segreto è un elenco di testi; «{ $given }» non lo è.
kernel-rules-names = Questo tavolo ha { $seats } posti. Dai un nome a ciascun giocatore, oppure a nessuno.
kernel-rules-conflict = L’opzione { $option } = { $value } non è compatibile con { $other } = { $with_ }. Cambiane una.
kernel-rules-unknown-edition = Non c’è nessuna edizione chiamata «{ $edition }». { $nearest ->
        [none] L’elenco delle edizioni ne riporta i nomi.
       *[other] Forse intendevi { $nearest }?
    }
kernel-rules-unknown-bundle = Non c’è nessun pacchetto di regole della casa chiamato «{ $bundle }». { $nearest ->
        [none] L’elenco dei pacchetti ne riporta i nomi.
       *[other] Forse intendevi { $nearest }?
    }
kernel-rules-option-twice = L’opzione { $option } è stata data due volte ({ $names }). Dalla una volta sola.
kernel-rules-missing-options = Queste regole non sono complete. Mancano: { $options }.
kernel-rules-deal = { $option } non può essere { $value } a questo tavolo: il mazzo basta al massimo per { $most }. Scegli un numero più piccolo.
kernel-rules-constraint = Queste opzioni non sono compatibili: { $options }. Il motivo, in inglese: { $why } (vincolo { $number }). Cambiane una.
kernel-rules-setup-guards = In { $players } giocatori le guardie non si possono disporre così: { $inner } nel cortile (le caselle nere sono { $posts }) e almeno { $outer } fuori, su { $guards } in tutto. Cambia una di queste opzioni: { $options }.
kernel-rules-collective-goal = L’opzione { $option } = { $value } è troppo bassa per questo tavolo. Deve valere almeno { $least }, un’evasione per ogni ufficiale.

## Registrazioni guaste

kernel-record-line = Riga { $line }: { $reason }
kernel-record-empty = La registrazione è vuota: manca perfino l’intestazione.
kernel-record-too-many-actions = La registrazione ha più di { $most } azioni. Un server non accetta partite più lunghe.
kernel-record-not-a-record = Questa non è la registrazione di una partita. { $expected ->
        [none] Una registrazione comincia con la propria riga d’intestazione.
       *[other] L’intestazione dovrebbe dire { $expected }, e invece dice { $format }.
    }
kernel-record-unreadable = Questa riga non si legge. Qualcuno o qualcosa l’ha rovinata.
kernel-record-truncated = La registrazione si interrompe qui. Mancano le righe finali, con il segreto e il risultato.
kernel-record-chain-broken = Questa riga, o una riga precedente, non è più come era stata scritta: la catena degli hash non regge.
kernel-record-unknown-game = La registrazione è di un gioco chiamato «{ $game }», che qui non si conosce. Giochi noti: { $known }.
kernel-record-bad-rules = Con le regole scritte nell’intestazione non si può giocare. { $why }
kernel-record-illegal = L’azione «{ $action }» in quel punto non era ammessa ({ $refusal }).
kernel-record-outcome-missing = Un esito del caso che le regole richiedono in questo punto non c’è nella registrazione.
kernel-record-outcome-false = Un esito del caso ({ $domain }) non è quello che risulta dal segreto rivelato.
kernel-record-events-differ = Rigiocata, quest’azione produce eventi diversi da quelli registrati.
kernel-record-commitment = Il segreto rivelato alla fine non è quello sigillato all’inizio.
kernel-record-result = Il risultato scritto alla fine non è quello a cui porta l’ultima azione.
kernel-record-digest = La posizione finale non è quella di cui la registrazione riporta l’impronta.
kernel-record-fields = { $missing ->
        [yes] Qui manca «{ $field }».
       *[other] Qui «{ $field }» non c’entra.
    }
kernel-record-names = Ci sono { $names } nomi per { $seats } posti. Ce ne vuole uno per ciascuno, oppure nessuno.
kernel-record-spelling = L’azione «{ $action }» non è scritta come in una registrazione: «{ $right }».
kernel-record-not-canonical = Questa riga non è scritta come dovrebbe: qualcosa è di troppo, manca o è fuori posto.

## File di ogni genere

kernel-file-cannot-read = Non riesco a leggere { $file }: { $why }.
kernel-file-cannot-write = Non riesco a scrivere { $file }: { $why }. Non è stato salvato nulla.
kernel-system = { $error ->
        [ENOENT] non esiste un file o una cartella simile
        [EACCES] manca il permesso
        [EPERM] manca il permesso
        [EISDIR] è una cartella
        [ENOTDIR] una parte del percorso non è una cartella
        [ENOSPC] il disco è pieno
        [EDQUOT] il disco è pieno
        [EROFS] lì non si può scrivere nulla
        [ENAMETOOLONG] il nome è troppo lungo
        [ELOOP] i collegamenti rimandano l’uno all’altro
       *[other] unknown
    }
kernel-system-file = { $file }: { $why }.
kernel-file-folder = { $file } è una cartella, non un file.
kernel-file-no-folder = Non riesco a scrivere { $file }: la cartella { $folder } non esiste. Bisogna prima crearla. Non è stato salvato nulla.
kernel-file-exists = { $file } esiste già. Scegli un altro nome, oppure aggiungi --force per sostituirlo.
kernel-file-too-large = Il file è troppo grande. Nessuno dei nostri supera i { $most } milioni di byte.
kernel-file-too-long = Il testo è troppo lungo: si leggono al massimo { $most } caratteri.
kernel-file-not-text = Questo non è nemmeno un testo (UTF-8).
kernel-file-byte-order-mark = Il file comincia con un BOM. Salvalo come semplice UTF-8 senza BOM.
kernel-file-nul = Contiene un carattere NUL, che in un testo non c’è mai.
kernel-file-surrogate = Contiene mezzo carattere, che in un testo non può stare.
kernel-file-control = Contiene un carattere di controllo, per esempio una sequenza di escape per terminali, che in un testo non può stare. Va tolto.
kernel-file-nested = Elenchi o tabelle sono annidati a più di { $depth } livelli, cosa che nei nostri file non accade.
kernel-file-number = Un numero non è di quelli semplici, con al massimo { $digits } cifre.
kernel-file-repeated = «{ $name }» compare due volte. Togline una.
kernel-file-not-json = Questo non è JSON.
kernel-file-not-toml = Questo non è TOML.
kernel-file-field = «{ $field }» deve essere { $expected ->
        [text] un testo
        [texts] un elenco di testi
        [number] un numero intero adatto, per esempio 0
        [table] una tabella di nomi e valori
        [digest] una fila di cifre esadecimali minuscole
        [status] «finished» o «adjourned»
        [events] un elenco di eventi, ciascuno con il suo tipo
        [outcome] un esito del caso: dominio, numero di possibilità, valore
       *[true] true, oppure assente
    }.
kernel-file-entry = Non esiste una voce «{ $name }». Voci note: { $known }.

## Regole della casa che non sono un tale file

kernel-house = { $file } non è un file di regole della casa. { $reason }
kernel-house-no-game = Non dice per quale gioco vale (game = …).

# Che cosa si chiede per il seguito di un’azione.
kernel-choose = { $question ->
        [tile] Quale tessera?
        [man] Quale prigioniero?
        [to] Dove?
        [rotation] Come la metti?
        [cell] Quale tessera?
        [door] Quale porta?
        [side] Dove?
        [pile] Da quale pila?
        [destination] Dove?
        [pawn] Chi?
        [place] Quale casella?
       *[answer] Che cosa scegli?
    }
# The same for a player who types, after the words so far.
kernel-choose-typed = { $question ->
        [tile] { $so_far }: quale tessera? Numero o codice
        [man] { $so_far }: chi? Numero o nome
        [to] { $so_far }: dove? Numero o nome
        [rotation] { $so_far }: come la metti? Scrivi la rotazione
        [cell] { $so_far }: quale tessera? Numero o casella
        [door] { $so_far }: quale porta? Numero o casella
        [side] { $so_far }: dove? Numero o casella@lato
        [pile] { $so_far }: da quale pila?
        [castle-circle] { $so_far }: quale posto? Numero (anche sulla pianta), nome, stanza, o colonna,riga
       *[answer] { $so_far }: quale? Numero o parola
    } (Invio torna indietro)

## Said by a terminal and a page alike

kernel-undo-none = In questo turno non c’è nulla di tuo da annullare.
kernel-undo-revealed = Non si può annullare: da allora è venuto alla luce qualcosa di nascosto, o ha parlato il caso.
kernel-undo-ended = Non si può annullare: il turno è finito.
kernel-nobody = nessuno
kernel-none = niente
kernel-result-columns = Decide la prima colonna; le altre sciolgono le parità.
