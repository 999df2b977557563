### Il regolamento raccontato: titoli, fonti, etichette.

rulebook-topic = { $topic ->
        [set-up] La preparazione
        [the-turn] Il turno
        [cards] Le carte
        [moving] Il movimento
        [equipment] L’{ -Equipaggiamento }
        [kit] Il { -Kit-di-fuga }
        [guards] Le guardie
        [arrest] L’arresto
        [solitary] { -L-isolamento }
        [roll-call] L’Appello
        [search] La { -Perquisizione }
        [tunnels] I tunnel
        [car] { -L-auto-del-comando }
        [do-or-die] Do or Die
        [shooting] Gli spari
        [escape-and-victory] Evasione e vittoria
        [trading] Il baratto
        [day-and-night] Giorno e notte
        [modules] I moduli
        [the-table] Al tavolo
        [tiles] Le tessere
        [prisoners] I { -prigionieri }
        [doors] Le porte
        [zones] Le zone
        [keys] I passe-partout
        [rounds] I giri
        [the-end] La fine
        [variants] Le varianti
        [actions] Le azioni
        [fights] Le contese
       *[other] { $topic }
    }
rulebook-document = { $document ->
        [d000] le 55 regole rivedute (Martelli)
        [d001] le regole classiche
        [d003] le regole 3.0
        [d004] l’edizione spagnola
        [dmatrix] la specifica
        [dours] una nostra decisione
       *[other] { $document }
    }
rulebook-place = { $document }, { $place }
rulebook-rule = { $part ->
        [commentary] commento alla regola { $number }
        [footnote] nota alla regola { $number }
       *[rule] regola { $number }
    }
rulebook-status = { $status ->
        [stated] lo dice il testo: { $source }
        [reported] riferito in: { $source }
        [absent] non conosce questa regola; altri sì: { $source }
        [argued] lo sostiene il commento: { $source }
        [decided] deciso qui: { $source }
        [own] dal materiale dell’edizione stessa: { $source }
        [unreported] non riferito, si gioca come { $source }
       *[inherited] tace, si gioca come { $source }
    }
rulebook-evidence = { $evidence ->
        [complete] se ne conosce il testo intero
       *[reported] nota per quel che altri ne riferiscono
    }
rulebook-edition-line = { $changes ->
        [0] { $known }
       *[other] { $known }; si scosta dalle regole classiche in { $changes } { $changes ->
            [one] punto
           *[other] punti
        }
    }
rulebook-does-not-arise = La questione non si pone.
rulebook-differ = { $first } e { $second } differiscono in { $points } { $points ->
        [one] punto
       *[other] punti
    }.
rulebook-alike = { $first } e { $second } si giocano allo stesso modo.
rulebook-can-be = Può essere: { $allowed }.
rulebook-nobody = nessuna edizione
rulebook-everybody = tutte le edizioni
rulebook-choices = Scelte
rulebook-belongs-to = Regole
rulebook-settles = Questioni aperte
rulebook-answer = Qui si gioca così
rulebook-where = Che cosa dice ogni edizione
rulebook-rests-on = Si fonda su
rulebook-cases = Casi
rulebook-copies = Copie
rulebook-deck = { $deck ->
        [security] { -carta-Sicurezza }
       *[opportunity] carta { -Opportunita }
    }
rulebook-default = (di norma)
rulebook-allowed-set = qualsiasi scelta fra { $values }
rulebook-allowed-between = da { $least } a { $most }
rulebook-allowed-above = più di { $least }, al massimo { $most }
rulebook-allowed-map = { $range } per ogni numero di giocatori da 2 a 6, come in 2:6 3:12
rulebook-allowed-word = { $number } si può scrivere { $word }
rulebook-allowed-or = { $range }, oppure { $values }
rulebook-bundles = Regole della casa che vanno insieme
rulebook-changes = Cambia
rulebook-pair = { $who }: { $what }
rulebook-both = { $first }; { $next }
rulebook-card-list = elenco delle carte
rulebook-end-note = nota finale
rulebook-player-aid = scheda di gioco e risposte dell’editore
