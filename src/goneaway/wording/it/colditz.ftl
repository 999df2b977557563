### Escape from Colditz in italiano.
###
### Gli ufficiali comandano i prigionieri, la Sicurezza le guardie. Il lancio è un tiro dei due dadi, il turno
### è di un giocatore, il giro è un turno di tutti. Queste parole qui non vogliono mai dire altro.
### Il baratto è fra ufficiali; lo scambio è quello delle carte Scambio.

## Nomi

# The game that is played at once from the lobby, and its picture there.
colditz-quick = Gioca con gli inglesi contro i bot, con le regole classiche. Puoi cambiare tutto in seguito.
    .picture = Il castello: il cortile, uomini di ogni nazione e guardie ai loro posti
colditz-seat = { $seat ->
        [american] Americani
        [british] Inglesi
        [dutch] Olandesi
        [french] Francesi
        [polish] Polacchi
        [security] { -Sicurezza-in-elenco }
        [officer-1] { -Ufficiale } 1
        [officer-2] { -Ufficiale } 2
        [officer-3] { -Ufficiale } 3
        [officer-4] { -Ufficiale } 4
        [officer-5] { -Ufficiale } 5
       *[other] { $seat }
    }
# Un giocatore all’inizio di una frase.
colditz-who = { $seat ->
        [american] Gli americani
        [british] Gli inglesi
        [dutch] Gli olandesi
        [french] I francesi
        [polish] I polacchi
        [security] { -La-Sicurezza }
       *[other] { colditz-seat }
    }
# Lo stesso con il verbo avere, che va d’accordo con il numero.
colditz-who-has = { $seat ->
        [american] Gli americani hanno
        [british] Gli inglesi hanno
        [dutch] Gli olandesi hanno
        [french] I francesi hanno
        [polish] I polacchi hanno
        [security] { -La-Sicurezza } ha
       *[other] { colditz-seat } ha
    }
# A un giocatore.
colditz-whom = { $seat ->
        [american] agli americani
        [british] agli inglesi
        [dutch] agli olandesi
        [french] ai francesi
        [polish] ai polacchi
        [security] { -alla-Sicurezza }
       *[other] a { colditz-seat }
    }
colditz-giver = { $giver ->
        [american] Gli americani
        [british] Gli inglesi
        [dutch] Gli olandesi
        [french] I francesi
        [polish] I polacchi
       *[other] { $giver }
    }
colditz-taker = { $taker ->
        [american] agli americani
        [british] agli inglesi
        [dutch] agli olandesi
        [french] ai francesi
        [polish] ai polacchi
       *[other] a { $taker }
    }
# La squadra …
colditz-nation = { $nation ->
        [american] americana
        [british] inglese
        [dutch] olandese
        [french] francese
        [polish] polacca
       *[other] { $nation }
    }
colditz-tunnel = { $tunnel ->
        [canteen] tunnel della Mensa
        [chapel] tunnel della Cappella
        [theatre] tunnel del Teatro
       *[other] tunnel «{ $tunnel }»
    }
colditz-cell = { $cell ->
        [inner-a] { -nelle-celle-interne } A
        [inner-b] { -nelle-celle-interne } B
        [outer] { -nelle-celle-esterne }
        [appel] nell’{ -area-dell-Appello }, perché tutte le celle sono piene
       *[other] in { $cell }
    }
# Di che cosa è fatto un Kit di fuga.
colditz-part = { $part ->
        [disguise] { -travestimento }
        [compass] bussola
        [food] { -viveri }
        [documents] { -documenti }
       *[other] { $part }
    }
# Una carta in una frase: l’Equipaggiamento con l’articolo, le altre per nome.
colditz-a-card = { $card-id ->
        [rope] una corda
        [cutters] un tronchese
        [key] una chiave
        [pass] un { -lasciapassare }
       *[other] «{ $card }»
    }
# Alcune carte Equipaggiamento dello stesso tipo.
colditz-price = { $number ->
        [one] { colditz-a-card }
        [0] { colditz-a-card }
        [2] { $card-id ->
            [rope] due corde
            [cutters] due tronchesi
            [key] due chiavi
            [pass] due { -lasciapassare }
           *[other] due carte «{ $card }»
        }
       *[other] { $number } carte «{ $card }»
    }
# Che cosa mostrano le stanze: Equipaggiamento, o una parte del Kit.
colditz-room-pair = { $card-id ->
        [rope] nella Cappella o nel Magazzino
        [cutters] nell’Infermeria o nella Cucina
        [key] nelle Docce o nello Studio del dentista
        [pass] nel Corpo di guardia o negli Alloggi degli attendenti
       *[other] nelle stanze che ne mostrano il simbolo
    }
colditz-decision = { $kind ->
        [nation] un { -ufficiale } sceglie la nazione
        [row] un { -ufficiale } sceglie la fila dell’Appello
        [again] dopo un doppio, rilanciare o fermarsi
        [draw] il lancio ha fruttato una carta
        [cell] { -la-Sicurezza } dice in quali celle va un arrestato
        [stand] un uomo prende posto su una casella bianca
        [lose] un { -ufficiale } cede una carta { -Equipaggiamento }
        [confiscate] { -la-Sicurezza } dice quale { -Equipaggiamento } prende
        [shield] un { -ufficiale } può salvare una carta dalla confisca
        [intercept] { -la-Sicurezza } può arrestare chi usa la chiave o il { -lasciapassare }
        [talisman] l’{ -ufficiale } dell’uomo sotto tiro può rispondere
        [warning] un { -ufficiale } può rispondere all’Appello o alla { -Perquisizione }
        [hide] un { -ufficiale } preavvisato manda i suoi nei nascondigli
        [push] il proprietario di una pedina che deve far posto dice dove va
        [door] la porta delle celle è bloccata, si sceglie una casella vicina
        [consent] si chiede il consenso di un { -ufficiale }
        [pursue] { -la-Sicurezza } dice a chi dà la caccia una guardia
        [attend] un { -ufficiale } dice chi va all’Appello
        [search-or-move] { -la-Sicurezza } dice a che cosa serve il lancio
        [credit] { -la-Sicurezza } dice quale guardia ha trovato un uomo
        [seize] { -la-Sicurezza } dice chi prende
        [name-guard] { -la-Sicurezza } manda una guardia a perquisire
        [choose-team] { -la-Sicurezza } indica una squadra
        [claim-window] { -la-Sicurezza } può rispondere a un prelievo con una { -Perquisizione }
        [card-phase] { -la-Sicurezza } può mostrare una { -Perquisizione } o un Appello
        [off-turn] { -la-Sicurezza } può intervenire alla fine di un turno
        [guard-back] { -la-Sicurezza } dice quale guardia torna { -in-caserma }
        [riot-squad] { -la-Sicurezza } schiera le sue riserve
        [sabotage-choice] { -la-Sicurezza } cede una carta
        [sabotage-pick] un { -ufficiale } sceglie alla cieca una carta { -della-Sicurezza }
        [keep] { -la-Sicurezza } tiene una di due carte
        [award] un { -ufficiale } prende una carta per la sua prima evasione
        [replacement] un nuovo uomo prende posto su una casella bianca
        [overflow] una mano oltre il limite va ridotta
        [security-overflow] { -la-Sicurezza } riporta la mano al limite
        [guards] { -la-Sicurezza } dispone le prime guardie
        [permit-tunnel] chi ha aperto il tunnel dice chi può seguirlo
        [permit-way] un { -ufficiale } può dividere la via che ha pagato
        [permit-tower] l’{ -ufficiale } nella torre invita qualcuno
        [glider-shot] { -la-Sicurezza } può sparare all’aliante
        [cell-split] un { -ufficiale } dice chi va { -nelle-celle-esterne }
        [car-release] un doppio può liberare qualcuno
        [meeting] gli { -ufficiali } sono in riunione
       *[other] { $kind }
    }
# Perché una guardia non può fermarsi su una casella, secondo la regola.
colditz-no-stop = { $rule ->
        [r23] c’è qualcuno che può solo superare
        [r25] è un nascondiglio
        [r35] è una casella bianca dell’{ -area-dell-Appello }
        [r37] è la porta di una cella
        [r39] c’è un uomo sulla via del ritorno
        [r41] è una casella { -Chiave } o { -Lasciapassare }
        [r44] è in una stanza
        [r53] è sopra un tunnel
       *[other] chiuderebbe un ingresso o un passaggio
    }
colditz-points-left = { $points ->
        [0] di punti non ne restano
        [one] ne resta uno
       *[other] ne restano { $points }
    }

## Carte

colditz-card-rope = corda
    .does = Fa scendere i tuoi uomini, o li fa risalire, per una calata da 30 piedi, fino alla fine del tuo turno; per una da 60 piedi ne servono due.
colditz-card-cutters = tronchese
    .does = Fa passare i tuoi uomini attraverso il reticolato in un punto e in una direzione, fino alla fine del tuo turno.
colditz-card-key = chiave
    .does = Fa entrare i tuoi uomini sulle caselle di un varco { -Chiave }, fino alla fine del tuo turno.
colditz-card-pass = { -lasciapassare }
    .does = Fa entrare i tuoi uomini sulle caselle di un varco { -Lasciapassare }, fino alla fine del tuo turno.
colditz-card-kit = { -Kit-di-fuga }
    .does = Fa di ogni tuo uomo che raggiunge una { -meta } un’evasione.
colditz-card-do_or_die = Do or Die
    .does = Dà a un uomo da tre a sette lanci per una corsa fino a una { -meta }, e chi non ci arriva viene ucciso.
colditz-card-move_library = { -Spostamento-rapido }: Sala colloqui
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera della Sala colloqui, senza spendere punti.
colditz-card-move_kitchen = { -Spostamento-rapido }: Cucina
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera della Cucina, senza spendere punti.
colditz-card-move_post = { -Spostamento-rapido }: Ufficio pacchi
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera dell’Ufficio pacchi, senza spendere punti.
colditz-card-move_guardhouse = { -Spostamento-rapido }: Corpo di guardia
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera del Corpo di guardia, senza spendere punti.
colditz-card-move_office = { -Spostamento-rapido }: Alloggi degli attendenti
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera degli Alloggi degli attendenti, senza spendere punti.
colditz-card-move_showers = { -Spostamento-rapido }: Docce
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera delle Docce, senza spendere punti.
colditz-card-move_dentist = { -Spostamento-rapido }: Studio del dentista
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera dello Studio del dentista, senza spendere punti.
colditz-card-move_officers = { -Spostamento-rapido }: Alloggi degli ufficiali
    .does = Un tuo uomo sul tabellone va direttamente su una casella libera degli Alloggi degli ufficiali, senza spendere punti.
colditz-card-exchange_rope = Scambio: corda
    .does = Si scambia con una corda, finché ce n’è una nel mazzetto.
colditz-card-exchange_cutters = Scambio: tronchese
    .does = Si scambia con un tronchese, finché ce n’è uno nel mazzetto.
colditz-card-exchange_key = Scambio: chiave
    .does = Si scambia con una chiave, finché ce n’è una nel mazzetto.
colditz-card-exchange_pass = Scambio: { -lasciapassare }
    .does = Si scambia con un { -lasciapassare }, finché ce n’è uno nel mazzetto.
colditz-card-exchange_aeroplane = Scambio: corda (segno dell’aereo)
    .does = La scambi con una corda, oppure la tieni: con la porta segreta fa partire l’aliante.
colditz-card-exchange_secret_door = Scambio: chiave (segno della porta segreta)
    .does = La scambi con una chiave, oppure la tieni: con un Kit apre la torre dell’aliante.
colditz-card-bribe_one = { -Sentinella-corrotta }: una carta
    .does = Prendi dai mazzetti una carta { -Equipaggiamento } a scelta.
colditz-card-bribe_two = { -Sentinella-corrotta }: due carte
    .does = Prendi dai mazzetti due carte { -Equipaggiamento } a scelta, uguali o diverse; una sola se non ce n’è di più.
colditz-card-bribe_fuga = Corruzione
    .does = Vale una parte qualsiasi di un { -Kit-di-fuga }; due comprano una carta { -Equipaggiamento } a scelta; di giorno evita la perdita di { -Equipaggiamento } in un arresto.
colditz-card-release = { -Scarcerazione }
    .does = Un tuo uomo esce dalla cella.
colditz-card-staff_car = { -Auto-del-comando }
    .does = Un tuo uomo accanto all’auto si mette al volante: sei lanci per coprire la strada fino alla { -meta } oltre il cancello principale.
colditz-card-kit_part_a = { -Parte-del-Kit }: { -travestimento } e { -documenti }
    .does = Vale per { -travestimento } e { -documenti } quando prelevi un { -Kit-di-fuga }.
colditz-card-kit_part_b = { -Parte-del-Kit }: bussola e { -viveri }
    .does = Vale per bussola e { -viveri } quando prelevi un { -Kit-di-fuga }.
colditz-card-sabotage = { -Sabotaggio }
    .does = { -La-Sicurezza } scarta due carte a sua scelta e ne pesca una; se ne ha meno di due scarta quel che ha e non pesca nulla.
colditz-card-diversion = { -Diversivo }
    .does = Una guardia a tua scelta va direttamente { -in-caserma }.
colditz-card-inspection = { -Ispezione } dell’Alto comando
    .does = Due guardie a tua scelta vanno direttamente { -in-caserma }.
colditz-card-tunnel_canteen = Tunnel: Mensa
    .does = Apre il tunnel della Mensa a due tuoi uomini, e a chiunque li segua.
colditz-card-tunnel_chapel = Tunnel: Cappella
    .does = Apre il tunnel della Cappella a due tuoi uomini, e a chiunque li segua.
colditz-card-tunnel_theatre = Tunnel: Teatro
    .does = Apre il tunnel del Teatro a due tuoi uomini, e a chiunque li segua.
colditz-card-hideaway = { -carta-Nascondiglio }
    .does = Salva una carta che { -la-Sicurezza } ti toglierebbe.
colditz-card-talisman = { -Talismano }
    .does = Uno sparo contro un tuo uomo non raddoppia; si gioca dopo aver visto i dadi.
colditz-card-warning = { -Preavviso }
    .does = Prima di un Appello o di una { -Perquisizione } i tuoi uomini vanno direttamente su caselle libere dei nascondigli, pagando l’{ -Equipaggiamento } per la strada: prima di un Appello chiunque sia sul tabellone, prima di una { -Perquisizione } chi è nella stanza.
colditz-card-appel = Appello
    .does = Chiama nella sua fila dell’{ -area-dell-Appello } ogni { -prigioniero } che non sia in cella, in un nascondiglio, in un tunnel o all’esterno.
colditz-card-search_store = { -Perquisizione }: Magazzino
    .does = Fa perquisire il Magazzino: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_chapel = { -Perquisizione }: Cappella
    .does = Fa perquisire la Cappella: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_kitchen = { -Perquisizione }: Cucina
    .does = Fa perquisire la Cucina: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_dentist = { -Perquisizione }: Studio del dentista
    .does = Fa perquisire lo Studio del dentista: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_showers = { -Perquisizione }: Docce
    .does = Fa perquisire le Docce: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_sickbay = { -Perquisizione }: Infermeria
    .does = Fa perquisire l’Infermeria: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_guardhouse = { -Perquisizione }: Corpo di guardia
    .does = Fa perquisire il Corpo di guardia: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-search_office = { -Perquisizione }: Alloggi degli attendenti
    .does = Fa perquisire gli Alloggi degli attendenti: i { -prigionieri } che sono lì possono finire { -in-isolamento }, e si può perdere { -Equipaggiamento }.
colditz-card-tunnel_detected = { -Tunnel-scoperto }
    .does = Resta su un tunnel: le guardie possono entrarvi, e appena due sono sulle sue caselle tutti quelli che stanno dentro vanno { -in-isolamento }.
colditz-card-shoot = { -Sparare-a-vista }
    .does = Una guardia sul tabellone spara a un { -prigioniero } fuori dal castello: lo colpisce se il doppio del lancio copre la distanza.
colditz-card-arrest_key = { -Arresto-di-chi-usa-una-chiave }
    .does = Un { -prigioniero } che sta usando una chiave va { -in-isolamento }, e la chiave è persa.
colditz-card-arrest_pass = { -Arresto-di-chi-usa-un-lasciapassare }
    .does = Un { -prigioniero } che sta usando un { -lasciapassare } va { -in-isolamento }, e il { -lasciapassare } è perso.

## Che cosa si chiede

colditz-prompt-nation = Scegli la tua nazione.
colditz-prompt-row = Scegli la fila dell’{ -area-dell-Appello } in cui stanno i tuoi uomini.
colditz-prompt-guards = Disponi le prime guardie sulle caselle nere (finora { $inner } nel cortile, { $outer } fuori): nel cortile una per squadra, fuori da due a sette. Poi conferma.
colditz-prompt-officer = { $bound ->
        [none] { $rolled ->
            [opportunity] Tocca a te: baratta carte { -Opportunita } se vuoi, poi passa.
            [equipment] Baratta { -Equipaggiamento } se vuoi, poi passa.
            [announcing] Tocca a te: lancia i dadi. Prima puoi scambiare carte con { -Equipaggiamento }, annunciare una fuga, mostrare una carta Tunnel o tentare una corsa Do or Die.
            [no] Tocca a te: lancia i dadi. Prima puoi anche prelevare e giocare carte.
           *[yes] { $points ->
                [0] Punti finiti. Preleva, gioca carte o chiudi il turno.
                [one] Ti resta un punto. Muovi un uomo, preleva, gioca carte o chiudi il turno.
               *[other] Hai { $points } punti. Muovi i tuoi uomini, preleva, gioca carte o chiudi il turno.
            }
        }
       *[other] { $bound } non può fermarsi dov’è. Fallo proseguire: { $points ->
            [one] resta un punto.
           *[other] restano { $points } punti.
        }
    }
colditz-prompt-security = { $bound ->
        [none] { $rolled ->
            [bare] Tocca a te, { -Sicurezza-in-elenco }: lancia i dadi. Le carte si giocano dopo il lancio.
            [no] Tocca a te, { -Sicurezza-in-elenco }: lancia i dadi. Un Appello va giocato prima; altre carte si possono giocare.
           *[yes] { $points ->
                [0] Punti finiti. Gioca carte o chiudi il turno.
                [one] Ti resta un punto. Muovi, schiera, richiama o arresta, gioca carte o chiudi il turno.
               *[other] Hai { $points } punti. Muovi, schiera e richiama guardie, arresta, gioca carte o chiudi il turno.
            }
        }
       *[other] La guardia { $bound } non può fermarsi dov’è. Falla proseguire: { $points ->
            [one] resta un punto.
           *[other] restano { $points } punti.
        }
    }
colditz-prompt-again = Un doppio dà un altro lancio, che si somma a questo. Rilanci o tieni questo lancio?
colditz-prompt-draw = { $free ->
        [yes] Questo lancio frutta una carta. La peschi o la rifiuti?
       *[no] Questo lancio frutta una carta: pescala.
    }
colditz-prompt-cell = { $man } è in arresto. In quali celle va?
colditz-prompt-stand = { $men-count ->
        [one] { $man } deve mettersi su una casella bianca dell’{ -area-dell-Appello }. Su quale?
       *[other] { $man } devono mettersi su caselle bianche dell’{ -area-dell-Appello }. Chi sta dove?
    }
colditz-prompt-lose = Una carta { -Equipaggiamento } viene confiscata. Quale cedi?
colditz-prompt-confiscate = { colditz-who } perdono una carta { -Equipaggiamento }. Quale tipo indichi?
colditz-prompt-shield = Stai per perdere { $prize ->
        [kit] il { -Kit-di-fuga }
       *[other] una carta { -Equipaggiamento }
    }. { $shield ->
        [bribe_fuga] Rimedi con una Corruzione, o passi?
        [either] Rimedi con un { -carta-Nascondiglio } o una Corruzione, o passi?
       *[other] Rimedi con una carta { -carta-Nascondiglio }, o passi?
    }
colditz-prompt-intercept = { $man } sta per usare { colditz-a-card }. Lo arresti con la carta apposita, o passi?
colditz-prompt-talisman = Una guardia ha sparato al tuo uomo, e il lancio vale doppio. Giochi il { -Talismano }, o passi?
colditz-prompt-permit-tunnel = Il tuo turno è finito e il { colditz-tunnel } è aperto. Chi degli altri può seguirti fino al turno { -della-Sicurezza }? Indicali uno dopo l’altro; poi di’ «fatto».
colditz-prompt-permit-way = Un tuo uomo è uscito { $at-from }. Vuoi lasciare che un altro { -ufficiale } mandi un uomo per la stessa via in questo giro? Indicalo, o passa.
colditz-prompt-permit-tower = Il tuo uomo è nella torre. Chi inviti? Con tutte e due le carte segnate puoi anche passare e volare da solo.
colditz-prompt-glider-shot = L’aliante è in volo, e una guardia del { -presidio } lo vede. La fai sparare, o passi?
colditz-prompt-cell-split = { -Nelle-celle-esterne } non c’è posto per tutti i tuoi uomini del tunnel. Chi ci va?
colditz-prompt-car-release = Un doppio al primo lancio del turno. Chi esce di cella? Puoi anche passare.
colditz-prompt-warning = { $room ->
        [none] Suona l’Appello. Giochi un { -Preavviso } per nascondere qualcuno, o passi?
       *[other] Stanno per perquisire { $room-the }. Giochi un { -Preavviso } per nascondere i tuoi che sono lì, o passi?
    }
colditz-prompt-hide = Chi dei tuoi va nei nascondigli? Indica un uomo e una casella libera, uno dopo l’altro; poi di’ «fatto».
colditz-prompt-push = { $pawn } deve far posto. Su quale casella?
colditz-prompt-door = La porta delle celle è bloccata. Su quale delle caselle libere più vicine esce { $man }?
colditz-prompt-consent = { $purpose ->
        [push] Un altro { -ufficiale } chiede di poter spostare { $man }. Accetti o rifiuti?
       *[other] Un altro { -ufficiale } offre di scarcerare { $man }. Accetti o rifiuti?
    }
colditz-prompt-attend = Suona l’Appello. Chi dei tuoi ci va? Indicali uno dopo l’altro; poi di’ «fatto», e gli altri restano dove sono.
colditz-prompt-search-or-move = Assenti all’Appello: { $men }. Il lancio serve per una { -ricerca-generale }, o muovono le guardie?
colditz-prompt-credit = Più guardie arrivano a { $man }. Quale se ne occupa e torna { -in-caserma }?
colditz-prompt-seize = Quale degli uomini trovati prendi adesso?
colditz-prompt-name-guard = { $room ->
        [none] Su questo tabellone quella stanza non c’è. Quale guardia mandi? Torna comunque { -in-caserma }.
       *[other] { $total } passi per arrivare { $room-to }. Quale guardia mandi? Torna comunque { -in-caserma }.
    }
colditz-prompt-choose-team = Fuori dal tuo turno non puoi arrestare uomini di tutte le squadre. Quale squadra indichi?
colditz-prompt-claim-window = { $men } stanno per prelevare { colditz-a-card }. Perquisisci una delle stanze, o passi?
colditz-prompt-card-phase = Prima che le guardie muovano: mostri una { -Perquisizione } o un Appello, o passi?
colditz-prompt-off-turn = { colditz-who } hanno finito il turno. Intervieni con una { -Perquisizione } o un Appello, o passi?
colditz-prompt-pursue = Ci sono più { -prigionieri } in fuga. A chi dà la caccia questa guardia?
colditz-prompt-guard-back = Le tue guardie isolano una parte del cortile. Quale torna { -in-caserma }?
colditz-prompt-riot-squad = Esce la { -squadra-antisommossa }. Su quali caselle nere schieri le guardie? Una dopo l’altra; poi di’ «fatto».
colditz-prompt-sabotage-choice = { -Sabotaggio }: quale delle tue carte cedi?
colditz-prompt-sabotage-pick = { -Sabotaggio }: { -la-Sicurezza } ha { $number } carte. Quale deve cedere, scelta dal dorso?
colditz-prompt-keep = Hai pescato due carte. Quale tieni? L’altra va sotto il mazzo.
colditz-prompt-award = La tua prima evasione ti vale una delle parti del Kit messe da parte. Quale prendi?
colditz-prompt-replacement = Un nuovo uomo, { $man }, si unisce alla tua squadra. Su quale casella bianca si mette?
colditz-prompt-overflow = { $free ->
        [yes] Hai troppe carte. Quale scarti, o usi?
       *[no] Hai troppe carte. Quale scarti?
    }
colditz-prompt-security-overflow = { $free ->
        [yes] Hai troppe carte. Quale scarti, o giochi?
       *[no] Hai troppe carte. Quale scarti?
    }
colditz-prompt-meeting = Gli { -ufficiali } si riuniscono senza { -la-Sicurezza } per { $seconds } secondi. Parlatene{ $trades ->
        [yes] , barattate se volete,
       *[no] {""}
    } e alla fine dite che siete pronti.

## Che cosa è successo

colditz-event-nation = L’{ -ufficiale } { $seat } ha preso la squadra { colditz-nation }.
colditz-event-nation-named = L’{ -ufficiale } { $seat } ha chiesto la squadra { colditz-nation }.
colditz-event-row = { colditz-who-has } preso posto nella fila { $row } dell’{ -area-dell-Appello }.
colditz-event-set-up = Le guardie sono ai loro posti, e la partita è cominciata.
colditz-event-posted = La guardia { $guard } è stata schierata { $to-in }.
colditz-event-taken-back = La guardia { $guard } è stata tolta { $at-from }.
colditz-event-turn-begun = Giro { $round }: tocca { colditz-whom }.
colditz-event-thrown = { colditz-who-has } lanciato i dadi: { $dice }.
colditz-event-points = { colditz-who-has } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } da spendere.
colditz-event-drawn = { $card ->
        [none] { colditz-who-has } pescato una carta.
       *[other] { colditz-who-has } pescato «{ $card }».
    }
colditz-event-played = { colditz-who-has } giocato «{ $card }»{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
colditz-event-discarded = { colditz-who-has } scartato { colditz-a-card }.
colditz-event-put-under = { $card ->
        [none] { colditz-who-has } rimesso sotto il mazzo una delle due carte.
       *[other] { colditz-who-has } rimesso sotto il mazzo «{ $card }».
    }
colditz-event-awarded = { $card ->
        [none] { colditz-who-has } preso una delle parti del Kit messe da parte, per la prima evasione.
       *[other] { colditz-who-has } preso «{ $card }» per la prima evasione.
    }
colditz-event-replaced = Un nuovo uomo, { $man }, è entrato in gioco { $at-in }.
colditz-event-seated = Dalla sinistra { -della-Sicurezza } siedono: { $seats }.
colditz-event-paid = { colditz-who-has } usato { colditz-price }.
colditz-event-claimed = { colditz-who-has } prelevato { colditz-a-card } con { $men }.
colditz-event-kit-claimed = { $cards-count ->
        [0] { colditz-who-has } prelevato un { -Kit-di-fuga }.
       *[other] { colditz-who-has } prelevato un { -Kit-di-fuga } con { $cards }.
    }
colditz-event-equipment-taken = { colditz-who-has } preso dai mazzetti: { $cards }.
colditz-event-exchanged = { colditz-who-has } scambiato una { -carta-Scambio } con { colditz-a-card }.
colditz-event-confiscated = { -La-Sicurezza } ha confiscato { colditz-a-card } { colditz-whom }.
colditz-event-body-search = { colditz-who-has } fatto { $die } contro { $against } nella perquisizione personale. { $won ->
        [yes] Non è stato trovato nulla.
       *[no] { $prize ->
            [kit] È stato trovato il { -Kit-di-fuga }.
           *[other] È stato trovato dell’{ -Equipaggiamento }.
        }
    }
colditz-event-kit-lost = { -La-Sicurezza } ha confiscato il { -Kit-di-fuga } { colditz-whom }.
colditz-event-not-held = { colditz-who } non avevano nessuna carta «{ $card }».
colditz-event-kept = { colditz-who } hanno tenuto { colditz-a-card } lo stesso.
colditz-event-offered-himself = { $man } si è offerto a { $guard }; il dado ha dato { $die }. { $taken ->
        [yes] È stato preso in parola.
       *[no] Nessuno gli ha badato.
    }
colditz-event-offered = { colditz-giver } hanno offerto { colditz-taker } { $give } { $want-count ->
        [0] in regalo
       *[other] in cambio di { $want }
    } (offerta { $number }).
colditz-event-traded = { $want-count ->
        [0] { colditz-giver } hanno regalato { $give } { colditz-taker } (offerta { $number }).
       *[other] { colditz-giver } hanno ceduto { $give } { colditz-taker } in cambio di { $want } (offerta { $number }).
    }
colditz-event-refused = L’offerta { $number } è stata rifiutata. { colditz-giver } offrivano { colditz-taker } { $give } { $want-count ->
        [0] in regalo
       *[other] in cambio di { $want }
    }.
colditz-event-withdrawn = { colditz-giver } hanno ritirato l’offerta { $number } fatta { colditz-taker }: { $give } { $want-count ->
        [0] in regalo
       *[other] in cambio di { $want }
    }.
colditz-event-night-falls = Giro { $round }: è scesa la notte.
colditz-event-day-breaks = Giro { $round }: si è fatto giorno.
colditz-event-meeting-begun = { -La-Sicurezza } ha lasciato la stanza per { $seconds } secondi: gli { -ufficiali } si sono riuniti.
colditz-event-meeting-ended = Gli { -ufficiali } hanno finito, e { -la-Sicurezza } ha ripreso posto.
colditz-event-said = { colditz-who }: «{ $speech }».
colditz-event-stepped = { $man } ha fatto un passo { $to-to }.
# Una camminata intera, di quanti passi sia.
colditz-walked = { $man } ha camminato{ $within ->
        [yes] {" "}{ $to-in }
       *[no] { $start-from ->
            [none] {" "}fino { $to-to }
           *[other] {" "}{ $start-from } { $to-to }
        }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
colditz-walked-guard = La guardia { colditz-walked }
colditz-event-moved-fast = { $man } è andato direttamente { $to-to }.
colditz-event-guard-stepped = La guardia { $guard } ha fatto un passo { $to-to }.
colditz-event-aside = { $pawn } ha ceduto il passo spostandosi { $to-to }.
colditz-event-stands = { $man } ha preso posto { $at-in }.
colditz-event-hides = { $man } si è nascosto { $at-in }.
colditz-event-searched = { $room ->
        [none] Su questo tabellone quella stanza non c’è, quindi nessuno è stato perquisito.
       *[other] { -Perquisizione } { $room-in }. { $found ->
            [none] Non c’era nessuno da arrestare.
           *[other] Uomini trovati: { $found }.
        }
    }
colditz-event-stay-away = { colditz-who } non hanno mandato all’Appello { $men }.
colditz-event-declared-errand = { -La-Sicurezza } ha dichiarato a che cosa serve il lancio: { $errand ->
        [search] una { -ricerca-generale }.
       *[move] il movimento delle guardie.
    }
colditz-event-general-searched = La { -ricerca-generale } è arrivata a { $radius } passi dalle guardie. { $found ->
        [none] Non è stato trovato nessuno.
       *[other] Uomini trovati: { $found }.
    }
colditz-event-guard-sent = La guardia { $guard } è stata mandata a perquisire con { $total } passi. { $reached ->
        [yes] È arrivata alla stanza.
       *[no] Non ci è arrivata.
    }
colditz-event-claim-stopped = { colditz-who } non hanno avuto ciò che volevano prelevare.
# Said before a question about what the arrest costs; with a guard, and without.
colditz-arresting = { $guard } arresta { $man } { $at-in }.
colditz-arresting-else = { $man } viene arrestato { $at-in }.
colditz-event-arrested = { $cause ->
        [guard] { $man } è stato arrestato da { colditz-guard } { $at-in } e portato { colditz-cell }.
        [surrender] { $man } si è consegnato a { colditz-guard } { $at-in } ed è stato portato { colditz-cell }.
        [search] La { -Perquisizione } ha mandato { $man } { $at-from } { colditz-cell }.
        [tunnel] { $man } è stato tirato fuori dal tunnel e portato { colditz-cell }.
        [intercept] { $man } è stato fermato al varco e portato { colditz-cell }.
        [car] L’auto non ce l’ha fatta: { $man } è stato portato { colditz-cell }.
        [glider] L’aliante è caduto: { $man } è stato portato { colditz-cell }.
        [penalty] Per questo { -la-Sicurezza } ha mandato { $man } { colditz-cell }.
       *[other] { $man } è stato portato { colditz-cell }.
    }
colditz-guard = { $guard ->
        [none] una guardia
       *[other] { $guard }
    }
colditz-event-to-barracks = La guardia { $guard } è tornata { -in-caserma }.
colditz-event-marker-removed = La guardia { $guard } ha tolto il { -segnalino } { $at-in }: l’apertura è chiusa.
colditz-event-riot-squad = { -La-Sicurezza } ha fatto uscire la { -squadra-antisommossa }.
colditz-event-pursues = La guardia { $guard } è stata messa alle calcagna di { $man }.
colditz-event-released = { $man } è stato scarcerato ed è uscito { $at-in }.{ $returning ->
        [yes] {" "}È sulla via del ritorno verso il cortile e finché non se ne allontana non può essere arrestato.
       *[no] {""}
    }
colditz-event-strays = { $man } non si è avvicinato al cortile: da ora è un fuggiasco.
colditz-event-consent-refused = { colditz-who-has } negato il consenso per { $man }.
colditz-event-infringed = { $man } è stato mosso contro le regole.
colditz-event-shot = La guardia { $guard } ha sparato a { $man }: gittata di { $range ->
        [one] 1 casella
       *[other] { $range } caselle
    }, distanza di { $distance ->
        [one] 1 casella
       *[other] { $distance } caselle
    }. { $hit ->
        [yes] Colpito: è fuori gioco.
       *[no] Mancato.
    }
colditz-event-tunnel-opened = { colditz-who-has } aperto il { colditz-tunnel }.
colditz-event-tunnel-collapsed = Il { colditz-tunnel } è crollato: dentro non c’erano due uomini.
colditz-event-tunnel-closed = Il { colditz-tunnel } è chiuso.
colditz-event-tunnel-permitted = { colditz-giver } hanno permesso { colditz-taker } di entrare nel { colditz-tunnel }.
colditz-event-way-permitted = { colditz-giver } hanno permesso { colditz-taker } di mandare un uomo per { $at-the }.
colditz-event-tower-permitted = { colditz-giver } hanno aperto { colditz-taker } la porta della torre.
colditz-event-tower-entered = { $man } è salito nella torre nord.
colditz-event-tower-left = { $man } è sceso dalla torre ed è { $at-in }.
colditz-event-glider-launched = L’aliante parte con a bordo { $men }. La carta Do or Die concede { $throws } lanci.
colditz-event-glider-landed = Il volo di { $men } è arrivato a { $total } su { $way } caselle. { $reached ->
        [yes] L’atterraggio è riuscito.
       *[no] L’aliante è caduto troppo presto.
    }
colditz-event-detection-over = Il { colditz-tunnel } non è più scoperto.
colditz-event-combo-played = { -La-Sicurezza } ha giocato insieme { -Perquisizione } e { -Tunnel-scoperto }: in questo turno dal cortile si arriva nel { colditz-tunnel }.
colditz-event-declared = { $man } è stato annunciato: vuole uscire { $exit-from }.
colditz-event-lapsed = Il tentativo annunciato per { $man } è decaduto.
colditz-event-climbed-out = { $man } è risalito dal tunnel { $at-in }: ne sono entrati troppo pochi.
colditz-event-car-started = { $man } è partito con { -l-auto-del-comando }: { $road } caselle da percorrere.
colditz-event-car-stopped = L’auto aveva { $total } punti per { $road } caselle. { $reached ->
        [yes] { $man } è oltre il cancello principale.
       *[no] { $man } è stato fermato per strada.
    }
colditz-event-dod-revealed = { $man } tenta il Do or Die. La carta Do or Die concede { $throws } lanci.
colditz-event-dod-run = { $man } ha totalizzato { $total } punti per una strada di { $way } caselle. { $reached ->
        [yes] Ha raggiunto la { -meta }.
       *[no] Non ha raggiunto la { -meta } ed è stato ucciso.
    }
colditz-event-target-reached = { $man } ha raggiunto { $target-the }.
colditz-event-waits = { $man } non ha un { -Kit-di-fuga } per proseguire e aspetta sulla { -meta }.
colditz-event-escaped = { $man } ha preso il largo { $route ->
        [car] con { -l-auto-del-comando }
        [do-or-die] con una corsa Do or Die
        [drop] calandosi con una corda
        [wire] attraverso il reticolato
        [glider] con l’aliante
        [tunnel] per un tunnel
       *[gate] da un varco
    }. { colditz-who-has } { $escapes ->
        [one] 1 evasione
       *[other] { $escapes } evasioni
    }.
colditz-event-eliminated = { colditz-who } sono fuori gioco.
colditz-event-game-over = La partita è finita. { $end ->
        [GOAL] { colditz-outcome-GOAL }
        [LIMIT] { colditz-outcome-LIMIT }
       *[NOBODY_LEFT] { colditz-outcome-NOBODY_LEFT }
    }

## Com’è finita

colditz-winners = { $winners-count ->
        [one] Vittoria: { $winners }.
       *[other] Vittoria condivisa: { $winners }.
    }
colditz-outcome-GOAL = { colditz-winners } Ha preso il largo un numero sufficiente dei loro uomini.
colditz-outcome-LIMIT = { colditz-winners } { $winner ->
        [security] Il tempo è scaduto prima che qualcuno raggiungesse l’obiettivo.
       *[other] Il tempo è scaduto, e nessun altro aveva più evasioni.
    }
colditz-outcome-NOBODY_LEFT = { colditz-winners } Nessun { -ufficiale } aveva più un uomo da mandare.
colditz-column-escapes = { $seat ->
        [security] di guardia
       *[other] { $number ->
            [0] nessuna evasione
            [one] 1 evasione
           *[other] { $number } evasioni
        }
    }

## Perché no

# I titoli delle regole portano già il numero.
colditz-edition-gibson = Le regole classiche, 1973 (Gibson)
    .short = Classico 1973
    .character = Le regole con cui è cresciuta la maggior parte dei tavoli.
colditz-edition-parker = Le regole classiche, 1973 (Parker)
    .short = Parker
    .character = L’altra scatola di quell’anno: una carta Do or Die sta davanti a te fin dall’inizio.
colditz-edition-martelli = Le 55 regole rivedute (Martelli)
    .short = Martelli
    .character = Il testo riveduto in 55 regole: ciò che è aperto resta in vista.
colditz-edition-devir = L’edizione spagnola (NAC, Devir)
    .short = Devir
    .character = La scatola venduta in Spagna: ogni doppio rilancia, ogni lancio può portare una carta.
colditz-edition-fuga3 = La fuga de Colditz 3.0
    .short = Fuga 3.0
    .character = Giorni e notti, tentativi annunciati, retate e un aliante.
colditz-edition-osprey = Osprey, 2016
    .short = Osprey 2016
    .character = La riedizione: tutti cominciano con un Kit e una carta.
colditz-edition-clipper = Clipper, Paesi Bassi
    .short = Clipper
    .character = La scatola venduta nei Paesi Bassi: gli uomini si scavalcano, le guardie possono bloccare.
colditz-cite = { $form ->
        [rule] Regola { $place }
        [commentary] Commento alla regola { $place }
       *[section] «{ $place }»
    } ({ $edition })
# Un titolo del testo di un’edizione, nella lingua di chi legge.
colditz-heading = { $heading ->
        [devir-a-la-vie] Carte Do or Die
        [devir-appel] Appello
        [devir-arrestations] Arresti
        [devir-cachettes] Nascondigli
        [devir-cases-noires] Caselle nere
        [devir-cellules] Celle d’isolamento
        [devir-collaboration] Collaborazione fra ufficiali
        [devir-deroulement] Svolgimento del gioco
        [devir-gardiens] Le guardie
        [devir-kit] Carte Kit di fuga
        [devir-materiel] Carte Equipaggiamento
        [devir-objectifs] Mete della fuga
        [devir-projecteurs] Fari
        [devir-preparation] Preparazione del gioco
        [devir-se-constituer] Consegnarsi
        [devir-tirer] Sparare a vista
        [devir-tunnel-decouvert] Tunnel scoperto
        [devir-tunnels] Tunnel
        [devir-voiture] Auto del comando
        [fuga3-a-vida-o-muerte] Carte Do or Die
        [fuga3-aeroplano] Fuga con l’aliante
        [fuga3-cartas-de-oportunidad] Carte Opportunità
        [fuga3-cartas-de-recuento] Carte Appello
        [fuga3-cartas-de-registro] Carte Perquisizione
        [fuga3-cartas-de-seguridad] Carte Sicurezza
        [fuga3-cartas-de-tunel] Carte Tunnel
        [fuga3-componentes] Componenti
        [fuga3-condiciones] Condizioni di vittoria
        [fuga3-equipo-de-fuga] Equipaggiamento di fuga
        [fuga3-exteriores] Fuori dal castello
        [fuga3-fases] Fasi del turno
        [fuga3-fuga-multiple] Tentativo di fuga multipla
        [fuga3-jornadas] Giorno e notte
        [fuga3-kit-de-evasion] Kit di fuga
        [fuga3-movimiento] Movimento
        [fuga3-patio-de-guarnicion] Cortile del presidio e terrazze
        [fuga3-patio-interior] Cortile interno
        [fuga3-preparativos] Preparativi
       *[other] { $place }
    }
colditz-refusal = { $reason } { $citation ->
        [none] ({ $title })
       *[other] [{ $citation }: { $title }]
    }
colditz-instead = { $reason } Ora puoi: { $actions }.
colditz-asked = { $question } [{ $citation }]

colditz-refusal-BAD_ACTION = { $text ->
        [none] Non hai scritto nessuna azione.
       *[other] «{ $text }» non è un’azione che si possa fare qui.
    } Scrivi: { $form }. Uomini, guardie, caselle e carte indicati devono esistere.
colditz-refusal-GAME_OVER = La partita è finita e non c’è altro da fare. Cominciane un’altra.
colditz-refusal-NOT_YOUR_TURN = { $rule ->
        [r27] Le carte { -Opportunita } si usano nel proprio turno, salvo quelle che rispondono a qualcosa. Ora tocca { colditz-whom }; aspetta il tuo turno.
        [r47] { -La-Sicurezza } usa e scarta le sue carte nel proprio turno, salvo quelle che rispondono a qualcosa. Ora tocca { colditz-whom }; aspetta il tuo turno.
       *[other] Ora tocca { colditz-whom }. Aspetta il tuo turno, o che ti si chieda qualcosa.
    }
colditz-refusal-DECISION_PENDING = { $rule ->
        [r48] Finché una decisione è aperta non si baratta e non si scambia: { colditz-decision }.
       *[other] { $seat ->
            [none] Questo non risponde a ciò che si chiede ora: { colditz-decision }. Tutto il resto aspetta.
           *[other] Prima tocca { colditz-whom } rispondere: { colditz-decision }. Poi il tuo turno prosegue.
        }
    }
colditz-refusal-ROLL_FIRST = Prima si lanciano i dadi: senza il lancio non ci sono punti.
colditz-refusal-ALREADY_ROLLED = Il lancio di questo turno l’hai già fatto.
colditz-refusal-THROW_UNSPENT = Prima si spendono i punti di questo lancio; il lancio in più dato dal doppio viene dopo.
colditz-refusal-NOT_NOW = { $rule ->
        [r18] «{ $verb }» non c’entra mentre si dispongono le prime guardie.
        [r29] A questo tavolo una { -carta-Scambio } si scambia nel turno di chi l’ha.
       *[other] «{ $verb }» in questo turno non si può fare, o ora nessuno lo chiede.
    }
colditz-refusal-NATION_TAKEN = La squadra { colditz-nation } è già di un altro { -ufficiale }. Scegline una libera.
colditz-refusal-ROW_TAKEN = Nella fila { $row } c’è già un’altra squadra. Scegli una fila libera.
colditz-refusal-INNER_GUARDS = Sulle caselle nere del cortile { $placed ->
        [0] non c’è nessuna guardia
        [one] c’è una guardia
       *[other] ci sono { $placed } guardie
    }. { $wanted ->
        [one] Dev’essercene esattamente una
       *[other] Devono essere esattamente { $wanted } guardie
    }, una per squadra.
colditz-refusal-OUTER_GUARDS = Sulle caselle nere fuori dal cortile { $placed ->
        [0] non c’è nessuna guardia
        [one] c’è una guardia
       *[other] ci sono { $placed } guardie
    }. Devono essere da { $least } a { $most } guardie.
colditz-refusal-NO_GUARD = { $to-in } non c’è nessuna guardia.
colditz-refusal-NOT_A_POST = { $rule ->
        [r18] { $to } non è una casella nera. Le guardie partono solo da caselle nere.
        [r34b] La guardia { $guard } è { $to-in }, che non è una casella nera. Le guardie si richiamano solo da caselle nere.
       *[other] { $to } non è una casella nera. Le guardie si schierano solo su caselle nere libere.
    }
colditz-refusal-NO_RESERVE = { $rule ->
        [r18] Le guardie sono già tutte disposte, per { $to } non ne resta nessuna.
       *[other] Nella riserva non c’è nessuna guardia per { $to }. Le guardie tornate { -in-caserma } non si possono schierare di nuovo prima della fine del tuo turno.
    }
colditz-refusal-POST_BEFORE_ARRESTS = In questo turno una guardia ha già fatto un arresto, quindi non se ne può più schierare nessuna. Schiera le nuove guardie prima del primo arresto.
colditz-refusal-POST_BEFORE_RETURNS = In questo turno una guardia è già tornata { -in-caserma }, quindi non se ne può più schierare nessuna. Schiera le nuove guardie prima che qualcuna torni.
colditz-refusal-RIOT_SQUAD_OUT = La { -squadra-antisommossa } esce una volta per turno, finché ci sono guardie di riserva e caselle nere libere. Questa volta non può.
colditz-refusal-NO_MARKER = La guardia { $guard } non è su nessun { -segnalino } raggiunto in questo turno. Una guardia toglie un { -segnalino } dopo essere entrata nella sua casella, o dopo essere passata dal reticolato lì accanto.
colditz-refusal-NO_PURSUER = La guardia { $guard } non si può mettere alle calcagna di { $man }. Chi insegue sbarra il passo nel cortile e non insegue ancora nessuno; il suo uomo è un { -prigioniero } in fuga.
colditz-refusal-OCCUPIED = { $rule ->
        [r18] { $to-in } c’è già una guardia, e su una casella non ne stanno due.
        [r26] { $to-in } c’è già qualcuno, e la carta porta un uomo solo su una casella libera.
        [r34a] { $to-in } c’è già una guardia. Le nuove guardie si schierano solo su caselle nere libere.
        [r36] { $to-in } c’è un { -prigioniero }, quindi non vi si può schierare una guardia. Le guardie si schierano solo su caselle nere libere.
        [r53] { $to-in } c’è già qualcuno, e in un tunnel i { -prigionieri } non si possono superare.
       *[other] { $to-in } c’è già qualcuno, e nessuno passa attraverso un altro.
    }
colditz-refusal-GUARD_THERE = { $to-in } c’è la guardia { $guard }, e { $man } non può attraversarla.
colditz-refusal-GUARD_BELOW = { $to-in } c’è una guardia. { $man } non può superarla; può aspettare dov’è, o andare dall’altra parte.
colditz-refusal-NOT_YOUR_MAN = { $rule ->
        [r21] { $man } non è uno dei tuoi uomini. Un { -ufficiale } muove i propri.
        [r26] { $man } non è uno dei tuoi uomini. La carta muove un uomo della tua squadra.
        [r29] { $man } non è uno dei tuoi uomini. L’{ -Equipaggiamento } si preleva con due uomini della propria squadra.
        [r37] { $man } non è uno dei tuoi uomini. Un { -ufficiale } scarcera un uomo della propria squadra.
        [r43] { $man } non è uno dei tuoi uomini. Può consegnarsi solo un uomo della tua squadra.
        [r51] { $man } non è uno dei tuoi uomini. La corsa Do or Die la fa un uomo della tua squadra.
        [r52] { $man } non è uno dei tuoi uomini. Al volante va un uomo della tua squadra.
        [rattempts] { $man } non è uno dei tuoi uomini. Si annunciano solo uomini della propria squadra.
       *[other] { $man } non è uno dei tuoi uomini.
    }
colditz-refusal-NOT_ON_BOARD = { $rule ->
        [r26] { $man } non è sulla superficie del tabellone, da dove la carta potrebbe muoverlo.
        [r34a] La guardia { $guard } non è sul tabellone. Prima di muovere una guardia viene dalla riserva su una casella nera.
        [r34b] La guardia { $guard } non è sul tabellone, quindi non si può richiamare.
        [r34c] La guardia { $guard } non è sul tabellone, quindi non può arrestare nessuno nel cortile.
        [r34d] La guardia { $guard } non è sul tabellone, quindi non può arrestare nessuno fuori dal cortile.
        [r37] { $man } è { -in-isolamento } e non fa nulla finché non viene scarcerato, con un doppio o con una carta.
        [r43] { $man } non può consegnarsi a { $guard }: uno dei due non è sulla superficie del tabellone.
        [r54] La guardia { $guard } non è sul tabellone, quindi non si può rimandare { -in-caserma }.
       *[other] { $man } non è sul tabellone, quindi non può camminare.
    }
colditz-refusal-NO_POINTS = { $rule ->
        [rattempts] A punti spesi non si annuncia più nulla.
        [r34a] Schierare una guardia { $to-in } costa un punto, e di punti non ne restano.
        [r34b] Richiamare { $guard } costa un punto, e di punti non ne restano.
        [r34c] { $contact ->
            [adjacent] Per arrestare { $man } oltre la calata a { $guard } serve un punto in più, e di punti non ne restano.
           *[same_circle] A { $guard } serve un punto per il passo sulla casella di { $man }, e di punti non ne restano.
        }
        [r34d] { $contact ->
            [adjacent] Per arrestare { $man } oltre la calata, fuori dal cortile, a { $guard } serve un punto in più, e di punti non ne restano.
           *[same_circle] A { $guard } serve un punto per il passo sulla casella di { $man }, fuori dal cortile, e di punti non ne restano.
        }
        [r37] Scarcerare { $man } costa { $cost ->
            [one] un punto
           *[other] { $cost } punti
        }, e { colditz-points-left }.
        [r43] A { $man } serve un punto per il passo sulla casella di { $guard }, e di punti non ne restano.
       *[other] { $points ->
            [0] Un passo costa un punto, e di punti non ne restano.
           *[other] Per arrivare { $to-to } servono più punti: { colditz-points-left }.
        }
    }
colditz-refusal-NOT_ADJACENT = { $rule ->
        [r34] Nessun passo porta { $guard } { $to-to }. Una guardia va da una casella a una vicina.
        [r34c] { $contact ->
            [adjacent] La guardia { $guard } non è accanto a { $man }. Una guardia arresta da una casella vicina.
           *[same_circle] Nessun passo porta { $guard } sulla casella di { $man }, ed è così che lo arresterebbe.
        }
        [r34d] { $contact ->
            [adjacent] La guardia { $guard } non è accanto a { $man }, che è fuori dal cortile. Una guardia arresta da una casella vicina.
           *[same_circle] Nessun passo porta { $guard } sulla casella di { $man }, che è fuori dal cortile, ed è così che lo arresterebbe.
        }
        [r43] { $contact ->
            [same_circle] Nessun passo porta { $man } sulla casella di { $guard }, ed è così che si consegnerebbe.
           *[other] { $man } non è accanto a { $guard }. Ci si consegna su una casella vicina.
        }
        [r46] Nessun passo porta { $guard } { $to-to }. Calate e reticolati una guardia li usa solo dove è passato un uomo in fuga, e nella stessa direzione.
       *[other] Nessun passo porta { $man } { $to-to }. Un passo va su una casella vicina, giù o su per una corda, attraverso il reticolato, o nella prima casella di un tunnel.
    }
colditz-refusal-NO_WAY_OFF = { $guard ->
        [none] { $rule ->
            [r23] { $to-in } c’è un altro uomo, e { $man } con i punti rimasti non potrebbe superarlo. Fermati prima, o passa con più punti.
            [r36] { $man } può attraversare { $to }, un posto di guardia, ma non fermarvisi, e con i punti rimasti non potrebbe andarsene. Fermati prima, o passa con più punti.
            [r39] { $to-in } c’è una guardia che non può scansarsi, e { $man } non ha abbastanza punti per superarla. Aspetta di averne di più.
            [r42] { $to } è sotto un riflettore, e { $man } con i punti rimasti non potrebbe uscirne. Fermati prima, o passa con più punti.
            [rday-night] I posti di guardia del cortile tenuti da uomini sono già quanti ne sono ammessi di notte, e { $man } con i punti rimasti non potrebbe lasciare { $to }. Fermati prima, o passa con più punti.
           *[other] { $to } è sopra un tunnel, dove nessuno può fermarsi, e { $man } con i punti rimasti non potrebbe andarsene. Fermati prima, o passa con più punti.
        }
       *[other] La guardia { $guard } non può fermarsi { $to-in }: { colditz-no-stop }. Con i punti rimasti non potrebbe andarsene; scegli un’altra strada.
    }
colditz-refusal-OTHER_MAN_BOUND = { $pawn-kind ->
        [guard] La guardia { $bound } è dove una guardia non può fermarsi: { colditz-no-stop }. Deve proseguire prima di qualunque altra cosa.
       *[man] { $rule ->
            [r23] { $bound } sta superando un altro uomo, e in due su una casella non ci si ferma. Deve proseguire prima che si faccia qualunque altra cosa.
            [r36] { $bound } è su un posto di guardia dove non può fermarsi. Deve proseguire prima che si faccia qualunque altra cosa.
            [r39] { $bound } è sopra una guardia che non ha trovato dove scansarsi. Deve proseguire prima che si faccia qualunque altra cosa.
            [r53] { $bound } è sopra un tunnel, dove nessuno può fermarsi. Deve proseguire prima che si faccia qualunque altra cosa.
            [rday-night] { $bound } è su un posto di guardia del cortile, e quelli tenuti da uomini sono già quanti ne sono ammessi di notte. Deve proseguire prima che si faccia qualunque altra cosa.
            [r42] { $bound } è sotto un riflettore. Deve uscirne prima che si faccia qualunque altra cosa.
           *[other] { $bound } è dove nessuno può fermarsi. Deve proseguire prima che si faccia qualunque altra cosa.
        }
    }
colditz-refusal-NO_EQUIPMENT = { $rule ->
        [r26] Per arrivare { $to-to } { $man } ha bisogno di { colditz-price }, che non hai.
        [r40] { $man } torna { $to-to } solo con { colditz-price }, da giocare di nuovo.
        [r41] { $through ->
            [yes] { $man } passa { $gate-from } { $to-to } solo con { colditz-price }.
           *[no] { $man } mette piede { $to-in } solo con { colditz-price }.
        }
        [r43] { $man } arriva alla guardia { $guard } solo con { colditz-price }.
        [r51] { $man } può correre solo con { colditz-price }.
       *[other] { $man } arriva { $to-to } solo con { colditz-price }.
    }
colditz-refusal-NO_WAY_IN = { $man } è uscito { -dalle-celle-esterne }, e { $to-from } non può rientrare nel cortile. Rientra dalla casella { -Lasciapassare } del viale.
colditz-refusal-GATE_SHUT = { $man } è uscito { -dalle-celle-esterne }, e { $to } appartiene { $gate-to }, che per lui è chiuso. Rientra dalla casella { -Lasciapassare } del viale.
colditz-refusal-KIT_NEEDED = { $man } non può uscire { $to-from } finché non hai un { -Kit-di-fuga }.
colditz-refusal-NOT_DECLARED = Nessuno ha annunciato che { $man } sarebbe uscito di qui.
colditz-refusal-BEFORE_THE_ROLL = Tentativi e tunnel si annunciano prima del lancio. Aspetta il tuo prossimo turno.
colditz-refusal-ONE_PROMISE = Il lancio di questo turno è già promesso. Altri uomini si aggiungono a un tentativo solo prima di spendere punti.
colditz-refusal-NOT_IN_COURTYARD = { $rule ->
        [r53] { $man } non è sulla superficie del cortile, da dove si entra in un tunnel.
       *[other] { $man } non è sulla superficie del cortile, e si annuncia solo chi vi si trova.
    }
colditz-refusal-NOT_AN_EXIT = { $exit-from } non si esce dal cortile. Indica la cima di una calata o la casella di un varco che porti fuori.
colditz-refusal-ALREADY_DECLARED = { $man } è già annunciato. Indica ogni uomo una volta, con una sola uscita.
colditz-refusal-NOT_IN_TUNNEL = { $man } non è in un tunnel, e così si annuncia solo chi vi si trova.
colditz-refusal-PROMISED_FIRST = Il lancio è promesso, e { $man } può fare un passo in quella direzione. Ciò che nessun uomo promesso può usare resta poi libero.
colditz-refusal-ONE_WAY = Fuori dal castello ogni passo deve avvicinare { $man } a una { -meta }, e { $to } non lo fa.
colditz-refusal-GUARDS_ONLY = { $to } è un posto di guardia del { -presidio }, chiuso ai { -prigionieri }. Fai passare { $man } da un’altra parte.
colditz-refusal-MARCHED_ENOUGH = La guardia { $guard } ha già fatto i suoi { $limit } passi nel { -presidio } per questo turno. Il limite cade mentre qualcuno tenta la fuga.
colditz-refusal-NOT_HIS_WAY = La guardia { $guard } può lasciare il castello solo dove l’ha lasciato un uomo in fuga, per lo stesso bordo o varco.
colditz-refusal-AFTER_QUARRY = La guardia { $guard } insegue { $man } e può solo avvicinarsi a lui, per la strada che ha preso.
colditz-refusal-NOT_HIS_QUARRY = La guardia { $guard } ha indicato { $quarry } e all’esterno non arresta nessun altro.
colditz-refusal-RETURNING = { $man } è stato scarcerato { -dalle-celle-esterne } e sta tornando nel cortile, quindi non può essere arrestato.
colditz-refusal-ALONG_TUNNEL = { $to } e la casella precedente sono sopra lo stesso tunnel. Attraversalo verso una casella di lato; in superficie nessuno cammina lungo un tunnel.
colditz-refusal-TUNNEL_CLOSED = { $to } fa parte del { colditz-tunnel }, in cui ora non si entra. { $guard ->
        [none] Dev’essere aperto e non scoperto, e ci si entra dalla prima casella.
       *[other] Le guardie entrano in un tunnel solo se vi si trova { -Tunnel-scoperto }.
    }
colditz-refusal-OVER_TUNNEL = { $man } sta sopra un tunnel aperto, dove nessuno può restare.
colditz-refusal-TUNNEL_FIRST = La precedenza è di un tunnel: degli uomini devono entrarvi, o uno è rimasto solo dentro. Si muovono prima loro, e in modo che ci arrivino; tutto il resto aspetta.
colditz-refusal-TUNNEL_IN_USE = Il { colditz-tunnel } è già aperto, o dentro c’è ancora qualcuno.
colditz-refusal-TUNNEL_TOO_FAR = { $needed ->
        [0] Nessuna strada libera porta questi uomini insieme nel { colditz-tunnel }.
       *[other] A questi uomini servono { $needed } punti per entrare nel { colditz-tunnel }, e { colditz-points-left }.
    }
colditz-refusal-NOT_FOR_GUARDS = { $rule ->
        [r37] { $to } è la porta { -delle-celle-esterne }. Le guardie ne stanno fuori.
        [r25] { $to } è in un nascondiglio. Le guardie non entrano mai nei nascondigli.
        [r35] { $to } è una casella bianca dell’{ -area-dell-Appello }. Le guardie ne stanno fuori.
        [r53] { $to } fa parte del tunnel, e da dov’è la guardia { $guard } non può mettervi piede. Arrivaci dal lato che le regole permettono.
       *[other] { $to } è in una stanza. La guardia { $guard } può entrarvi solo dietro a un uomo in fuga che si è calato da lì con una corda, o quando è scoperto il tunnel che vi comincia.
    }
colditz-refusal-NOT_ARRESTABLE = { $rule ->
        [r53] { $man } è in un tunnel. Chi è in un tunnel si prende solo con { -Tunnel-scoperto }.
       *[other] { $man } non è sulla superficie del tabellone, dove le guardie arrestano.
    }
colditz-refusal-SAFE_IN_APPEL = { $man } è su una casella bianca. Nell’{ -area-dell-Appello } non si arresta nessuno; aspetta che ne esca.
colditz-refusal-SAFE_IN_HIDEAWAY = { $man } è in un nascondiglio, dove non può essere arrestato. Aspetta che ne esca.
colditz-refusal-SAFE_IN_ROOM = { $man } è in una stanza dove ora nessuna guardia può arrestare.
colditz-refusal-NO_EQUIPMENT_HELD = { $rule ->
        [r39] { colditz-who } non hanno { -Equipaggiamento }, quindi { $man } non può essere arrestato mentre torna { -dalle-celle-esterne }. Aspetta che ne abbiano, o che lui se ne allontani.
       *[other] { colditz-who } non hanno { -Equipaggiamento }, quindi { $man } non può essere arrestato nel cortile o nei suoi passaggi. Aspetta che ne abbiano, o che lui ne esca.
    }
colditz-refusal-NO_ARREST = { $rule ->
        [r39] { $man } non può essere arrestato adesso sulla via del ritorno. Di più non si dice: ciò che hanno gli { -ufficiali } è nascosto.
       *[other] { $man } non può essere arrestato adesso. Di più non si dice: ciò che hanno gli { -ufficiali } è nascosto.
    }
colditz-refusal-TOO_LITTLE_STOLEN = { $number ->
        [0] Finora non è stata rubata nessuna carta { -Equipaggiamento }
        [one] Finora è stata rubata una carta { -Equipaggiamento }
       *[other] Finora sono state rubate { $number } carte { -Equipaggiamento }
    }. Prima che siano { $least } carte, { $man } non può essere arrestato nel cortile, a meno che il suo { -ufficiale } abbia un { -Kit-di-fuga }.
colditz-refusal-GUARD_NOT_MOVED = { $rule ->
        [r34d] La guardia { $guard } era accanto a { $man }, fuori dal cortile, già prima di questo turno. Può arrestare solo una guardia che in questo turno ha usato un punto.
       *[other] La guardia { $guard } era accanto a { $man } già prima di questo turno. Può arrestare solo una guardia che in questo turno ha usato un punto.
    }
colditz-refusal-NO_SURRENDER = { $bar ->
        [forbidden] A questo tavolo nessuno può consegnarsi.
        [night] Di notte nessuno può consegnarsi. Aspetta il giorno.
        [zone] { $man } può consegnarsi solo nel cortile.
        [room] { $man } non può consegnarsi uscendo dal tunnel: la guardia è in una stanza dove ora non può arrestare.
        [moved] { $man } non è stato portato accanto alla guardia con punti di questo turno.
       *[thrown] Per { $man } in questo turno il dado è già stato lanciato. Può offrirsi di nuovo nel tuo prossimo turno.
    }
colditz-refusal-COURTYARD_BLOCKED = Le tue guardie insieme isolano una parte del cortile, una stanza o un nascondiglio, e devono restare punti per riaprirla. A fine turno ogni luogo si deve poter raggiungere.
colditz-refusal-GUARD_IN_THE_WAY = La guardia { $guard } è { $at-in }, dove nessuna guardia può chiudere il turno: { colditz-no-stop }.
colditz-refusal-NOT_RETURNABLE = La guardia { $guard } non si può rimandare indietro gratis. Vale solo per una guardia che blocca e che con i punti rimasti non si può togliere.
colditz-refusal-NOT_IN_ROOM = { $man } non è in una stanza che mostra { colditz-a-card }. I due uomini devono stare { colditz-room-pair }: insieme in una, o uno per stanza.
colditz-refusal-STACK_EMPTY = Il mazzetto { $card-id ->
        [rope] delle corde
        [cutters] dei tronchesi
        [key] delle chiavi
        [pass] dei { -lasciapassare }
       *[other] di «{ $card }»
    } è vuoto. { $by ->
        [claim] I tuoi uomini possono restare dove sono finché vi torni una carta.
       *[other] La tua carta si può tenere finché ve ne torni una.
    }
colditz-refusal-ONE_BRIBE = Una sola carta «{ $card }» non compra { -Equipaggiamento }: ce ne vogliono due.
colditz-refusal-NO_HIDEAWAY = Nessuno dei tuoi uomini può arrivare ora in un nascondiglio libero.
colditz-refusal-EQUIPMENT_LIMIT = Nessuno può avere più di { $limit } carte { -Equipaggiamento }.
colditz-refusal-CLAIMS_MADE = { $limit ->
        [one] In un turno si può prelevare { -Equipaggiamento } una volta sola
       *[other] In un turno si può prelevare { -Equipaggiamento } al massimo { $limit } volte
    }, e tu l’hai già fatto.
colditz-refusal-KIT_HELD = Hai già un { -Kit-di-fuga }, e più di uno non se ne può avere.
colditz-refusal-TARGET_NEEDS_KIT = { $man } non può entrare { $to-in } senza { -Kit-di-fuga }: qui un Kit non lo si aspetta sulla { -meta }.
colditz-refusal-NO_KIT_LEFT = Di { -Kit-di-fuga } non ce ne sono più. Aspetta che ne torni uno.
colditz-refusal-KIT_INCOMPLETE = Per un { -Kit-di-fuga } ti manca ancora: { $missing }. Ci vuole un uomo in una stanza che mostri ciascuna parte, tutti nello stesso momento, o carte { -Parte-del-Kit }.
colditz-refusal-CARD_NOT_NEEDED = «{ $card }» a questo prelievo non aggiunge nulla.
colditz-refusal-KIT_STAYS = Un { -Kit-di-fuga } non si baratta, non si regala e non si scarta mai.
colditz-refusal-CARD_NOT_HELD = { $rule ->
        [r28] Non hai { colditz-a-card }. { -La-Sicurezza } gioca dalla propria mano.
        [r29] Non hai { colditz-a-card }. Una { -carta-Scambio } porta solo il tipo che indica.
        [r32] Non hai { colditz-a-card } per questo prelievo, o non tante volte quante la indichi.
        [r47] Non hai { colditz-a-card }, quindi non si può scartare.
        [r48] Chi dovrebbe dare { colditz-a-card } non ce l’ha. Si possono offrire e dare solo carte che si hanno.
        [r52] Non hai { colditz-a-card }. L’auto si usa solo con quella carta.
        [r53] Non hai { colditz-a-card }. Un tunnel si apre con la sua carta.
        [rglider] Non hai { colditz-a-card }. La torre vuole la carta segnata della chiave, la partenza anche quella della corda.
        [rchapel-combo] Non hai { colditz-a-card }. Servono tutte e due le carte, giocate insieme.
       *[other] Non hai { colditz-a-card }. Un { -ufficiale } gioca dalla propria mano.
    }
colditz-refusal-HAND_OVER_LIMIT = { $rule ->
        [r28] In mano non si tengono più di { $limit } { -carte-Sicurezza }.
       *[other] In una mano non si tengono più di { $limit } carte { -Opportunita }.
    }
colditz-refusal-WRONG_TIME = { $use ->
        [exchange] «{ $card }» non si gioca, si scambia con { -Equipaggiamento }.
        [tunnel] «{ $card }» non si gioca, apre il suo tunnel.
        [car] «{ $card }» non si gioca, la usa un uomo accanto all’auto.
        [kit] «{ $card }» non si gioca, vale nel prelievo di un Kit.
        [hideaway] «{ $card }» è una risposta, per quando stanno per toglierti qualcosa.
        [talisman] «{ $card }» è una risposta, per quando una guardia ha sparato a un tuo uomo.
        [warning] «{ $card }» è una risposta, per quando viene annunciato un Appello o una { -Perquisizione }.
       *[intercept] «{ $card }» è una risposta, per quando un { -prigioniero } usa una carta di quel tipo.
    }
colditz-refusal-NO_SUCH_TARGET = { $rule ->
        [r26] «{ $card }» non si può giocare così. Vuole un tuo uomo sulla superficie del tabellone e una casella libera della stanza.
        [r29] «{ $card }» non si può giocare così. Vuole { -Equipaggiamento } che sia nei mazzetti: una carta o due, come dice la carta.
        [r37] «{ $card }» non si può giocare così. Vuole un uomo { -in-isolamento }.
        [r38] «{ $card }» non si può giocare così. Non vuole altro: vale per tutti.
        [r44] «{ $card }» non si può giocare così. Non vuole altro: la stanza la dice la carta.
        [r46] «{ $card }» non si può giocare così. Vuole una guardia sul tabellone e un { -prigioniero } fuori dal castello.
        [r49] «{ $card }» non si può giocare così. Non vuole altro: chi si nasconde si chiede dopo.
        [r53] «{ $card }» non si può giocare così. Vuole un tunnel aperto o con dentro qualcuno, non ancora scoperto.
       *[other] «{ $card }» non si può giocare così. { $card-id ->
            [sabotage] Non vuole altro: che cosa si cede si sceglie dopo.
           *[other] Vuole tante guardie sul tabellone quante ne rimanda la carta.
        }
    }
colditz-refusal-APPEL_AFTER_DICE = In questo turno i dadi sono già stati lanciati, e un Appello viene prima di ogni lancio. Tieni «{ $card }» per il prossimo turno.
colditz-refusal-SEARCH_DECLARED = Il tuo lancio serve per la { -ricerca-generale }, quindi in questo turno nessuna guardia muove.
colditz-refusal-BEFORE_GUARDS_MOVE = «{ $card }» si mostra dopo il primo lancio di un turno, prima che una guardia abbia mosso, sia stata schierata o richiamata o abbia arrestato qualcuno. Tienila per quel momento.
colditz-refusal-ONE_RAID = In un turno si mostra una sola { -Perquisizione } o un solo Appello, e tu l’hai già fatto. Tieni «{ $card }» per un altro.
colditz-refusal-WRONG_TURN = «{ $card }» qui non si gioca nel turno { -della-Sicurezza }. Tienila per il turno di un { -ufficiale }.
colditz-refusal-NOT_IN_CELL = { $man } non è { -in-isolamento }.
colditz-refusal-NO_DOUBLE = { $man } resta in cella: non c’è un doppio con cui scarcerarlo, o è già stato usato. { $first ->
        [yes] Solo un doppio al primo lancio del turno apre una cella.
       *[no] Ogni doppio apre una cella a un uomo.
    }
colditz-refusal-DOOR_BLOCKED = La casella davanti alla porta è occupata, quindi { $man } non può uscire.
colditz-refusal-CONSENT_REFUSED = In questo turno il suo { -ufficiale } ha negato il consenso alla scarcerazione di { $man }.
colditz-refusal-NOT_SERVED = { $man } non è stato { -in-isolamento } abbastanza a lungo per uscirne.
colditz-refusal-JUST_RELEASED = { $man } è stato scarcerato in questo giro e non può esservi arrestato. Aspetta il prossimo.
colditz-refusal-NO_CELL_FREE = Tutte le celle sono occupate, e senza una cella { $man } non si può arrestare.
colditz-refusal-PUSH_REFUSED = Lì c’è { $man }, e in questo turno il suo { -ufficiale } ha negato il permesso di spostarlo.
colditz-refusal-RETURN_FIRST = { $points ->
        [one] { $man } sta tornando { -dalle-celle-esterne } e deve prima proseguire: un punto di questo lancio spetta al suo ritorno.
       *[other] { $man } sta tornando { -dalle-celle-esterne } e deve prima proseguire: { $points } punti di questo lancio spettano al suo ritorno.
    }
colditz-refusal-NOT_HOMEWARD = { $man } sta tornando { -dalle-celle-esterne } e non può né allontanarsi dal cortile né essere mosso da una carta.
colditz-refusal-OUT_OF_SIGHT = Da dove si trova { $guard } non vede { $man }.
colditz-refusal-OFFICERS_ONLY = I baratti sono fra { -ufficiali }. { -La-Sicurezza } non vi prende parte.
colditz-refusal-ELIMINATED = La tua squadra è fuori gioco, quindi non vi prendi più parte.
colditz-refusal-NOT_IN_SECURITY_TURN = A questo tavolo nel turno { -della-Sicurezza } non si baratta. Aspetta il turno di un { -ufficiale }.
colditz-refusal-WRONG_PHASE = In questa fase del turno non si può.
colditz-refusal-NOT_WITH_HIM = In queste fasi baratta soltanto l’{ -ufficiale } di turno.
colditz-refusal-CARD_LIMIT = A questo tavolo nessuno gioca più di { $limit } carte in un turno.
colditz-refusal-EXCHANGE_BEFORE_ROLL = A questo tavolo una { -carta-Scambio } si scambia prima del lancio, nel proprio turno.
colditz-refusal-IN_MEETING = Gli { -ufficiali } sono in riunione. Intanto non si muove e non si giocano carte, e le carte passano di mano solo dove le regole lo consentono.
colditz-refusal-NO_MEETING = In questo momento gli { -ufficiali } non sono in riunione, e non se ne può chiedere una.
colditz-refusal-READY_ALREADY = Hai già detto di essere pronto. Aspetta gli altri.
colditz-refusal-MEETING_JUST_HELD = Gli { -ufficiali } si sono appena riuniti. Prima di chiedere un’altra riunione deve accadere qualcosa.
colditz-refusal-MEETING_OF_OFFICERS = La riunione è degli { -ufficiali }. { -La-Sicurezza } aspetta fuori.
colditz-refusal-NO_SUCH_OFFER = Non c’è nessuna offerta aperta numero { $number }. Le offerte decadono alla fine del turno in cui sono fatte; fanne una nuova.
colditz-refusal-NOT_YOUR_OFFER = All’offerta { $number } non puoi rispondere tu. La accetta o la rifiuta chi l’ha ricevuta, la ritira chi l’ha fatta.
colditz-refusal-NO_SUCH_PARTNER = «{ $nation }» non è nessuno con cui tu possa barattare.
colditz-refusal-NO_SUCH_CARD = «{ $card }» non è una carta che si baratti.
colditz-refusal-NOT_TRADED = { $what ->
        [equipment] A questo tavolo l’{ -Equipaggiamento } non passa di mano così.
        [cross-kind] A questo tavolo { -Equipaggiamento } e carte { -Opportunita } non si barattano fra loro.
       *[opportunity] A questo tavolo le carte { -Opportunita } non passano di mano così.
    }
colditz-refusal-GIFT_LIMIT = { $limit ->
        [one] Nel turno di un { -ufficiale } si può regalare una sola carta { -Opportunita }
       *[other] Nel turno di un { -ufficiale } si possono regalare al massimo { $limit } carte { -Opportunita }
    }, da lui o a lui.
colditz-refusal-ONLY_SURPLUS = Le carte { -Opportunita } si regalano solo da una mano di più di { $limit } carte, e solo quelle di troppo.
colditz-refusal-OFFERED_ALREADY = Quest’offerta l’hai già fatta, ed è ancora aperta.
colditz-refusal-NO_ATTEMPT_LEFT = { $man } non può correre: la tua squadra ha già fatto il suo tentativo Do or Die, o in questa partita non se ne fanno.
colditz-refusal-NO_KIT = { $rule ->
        [r51] { $man } non può correre: non hai un { -Kit-di-fuga }.
       *[other] { $man } non può salire nella torre: non hai un { -Kit-di-fuga }.
    }
colditz-refusal-TUNNEL_SHUT = Da quando il { colditz-tunnel } è stato aperto è toccato { -alla-Sicurezza }: { $man } non può più scendere { $to-in }.
colditz-refusal-TUNNEL_UNMANNED = { $man } non può ancora proseguire verso { $to }: il { colditz-tunnel } si può usare solo quando { $number ->
        [one] uno dei tuoi uomini è sulla sua prima casella
       *[other] { $number } dei tuoi uomini sono sulle sue prime caselle
    }.
colditz-refusal-TUNNEL_NOT_OPEN = Il { colditz-tunnel } non è aperto, o è già scoperto. Le due carte si giocano insieme solo mentre è aperto.
colditz-refusal-NOT_PERMITTED = { $rule ->
        [r53] Chi ha aperto il { colditz-tunnel } non ha permesso a { $man } di scendere { $to-in }.
       *[other] Nella torre c’è un altro { -ufficiale }, che non ha invitato { $man }.
    }
colditz-refusal-NO_GLIDER_LEFT = L’aliante ha già volato quante volte poteva, e { $man } resta dov’è.
colditz-refusal-NOT_AT_TOWER = { $man } non è davanti alla torre.
colditz-refusal-ONE_MAN_EACH = Un tuo uomo è già nella torre, e { $man } non può raggiungerlo. Ogni { -ufficiale } manda un uomo solo.
colditz-refusal-NOT_IN_TOWER = Nella torre non c’è un tuo uomo, o sei ospite di un altro.
colditz-refusal-GUARDS_HAVE_MOVED = Le due carte si giocano subito dopo il lancio, prima che una guardia muova.
colditz-refusal-NOT_A_START = { $man } non è nel cortile né nelle sue stanze. Una corsa Do or Die parte da lì, non da una cella, da un tunnel o da fuori.
colditz-refusal-NO_WAY = { $man } non può correre: da dov’è nessuna strada porta alla { -meta } per il percorso prescritto.
colditz-refusal-NOT_AT_CAR = { $man } non è accanto all’auto.
colditz-refusal-ROAD_BLOCKED = Sulla strada dell’auto, { $at-in }, c’è un { -prigioniero } e nessuna via libera lo aggira: { $man } non può partire.

## Le regole
##
## Conservano i numeri delle 55 regole classiche del 1973. Il testo dice come le gioca questo motore.

colditz-clause-1 =
    Il gioco si svolge nel castello di Colditz durante la seconda guerra mondiale, quando vi erano tenuti come prigionieri di guerra ufficiali di varie nazioni, che cercavano di uscirne. Un giocatore sorveglia il castello, gli altri progettano evasioni.
    .title = L’ambientazione

colditz-clause-2 =
    Il gioco pubblicato è accompagnato da un libretto sulla storia del castello e sulle vere evasioni. Vale la pena di leggerlo, ma per giocare non serve.
    .title = La storia vera

colditz-clause-3 =
    Questo gioco si vince con un piano e con la pazienza, e con un momento di audacia. Conoscete le carte: ognuna infrange qualche regola. Ciò che fa ciascuna sta in una frase; i due mazzi da cui si pesca contengono queste:

    - carte { -Opportunita } (45), per gli { -ufficiali }: otto { -Spostamenti-rapidi }, ciascuno per una stanza; { -sette-Scambi } (due corde, un tronchese, due chiavi, due { -lasciapassare }); cinque { -Sentinelle-corrotte } (tre per una carta { -Equipaggiamento }, due per due); cinque { -Scarcerazioni }; quattro { -Parti-del-Kit } (due per tipo); tre Tunnel; { -cinque-Nascondigli }; due { -Preavvisi }; due { -Diversivi }; e una sola di { -Ispezione }, { -Sabotaggio }, { -Talismano } e { -Auto-del-comando }.
    - { -carte-Sicurezza } (14): due Appelli; otto { -Perquisizioni }, ciascuna per una stanza; e una sola di { -Tunnel-scoperto }, { -Sparare-a-vista }, { -Arresto-di-chi-usa-una-chiave } e { -Arresto-di-chi-usa-un-lasciapassare }.
    .title = Conoscere le carte

colditz-clause-4 =
    Un giocatore è { -la-Sicurezza } e comanda le guardie. Ciascuno degli altri è l’{ -ufficiale } di una nazione e ne comanda i { -prigionieri }. Gli { -ufficiali } sono in gara: ognuno vuole più evasioni degli altri. { -La-Sicurezza } vuole impedirle tutte.
    .title = I ruoli

colditz-clause-5 =
    Il primo { -ufficiale } con due evasioni riuscite vince, all’istante. Se allo scadere del tempo non c’è riuscito nessuno, vince { -la-Sicurezza }.

    Il tempo è di due ore e mezza, contando un minuto per ogni turno: 75 giri in due giocatori, 50 in tre, 38 in quattro, 30 in cinque e 25 in sei. La partita finisce dopo il turno { -della-Sicurezza } dell’ultimo giro. Prima di cominciare si possono concordare altri obiettivi e altri limiti.

    La partita finisce anche, con la vittoria { -della-Sicurezza }, non appena nessuna squadra ha più un uomo sul tabellone o { -in-isolamento }.
    .title = La vittoria

colditz-clause-6 =
    Nel suo turno un { -ufficiale } lancia i dadi e muove i suoi uomini. Prima raccolgono un { -Kit-di-fuga } ed { -Equipaggiamento } nelle stanze del cortile; le carte { -Opportunita } vengono con i lanci fortunati. Poi si mandano fuori gli uomini, per i tetti, per i varchi, attraverso il reticolato o per i tunnel, verso una { -meta } oltre le mura. Nessuna fuga va annunciata.
    .title = Che cosa fanno gli { -ufficiali }

colditz-clause-7 =
    Nel suo turno { -la-Sicurezza } lancia i dadi e muove le guardie, le schiera e le richiama, pesca e gioca { -carte-Sicurezza }, e arresta { -prigionieri }.
    .title = Che cosa fa { -la-Sicurezza }

colditz-clause-8 =
    Gli { -ufficiali } possono aiutarsi: barattare, unirsi in un tunnel, attirare altrove le guardie, bluffare. Possono parlare quanto vogliono. Ma ognuno muove solo i propri uomini e paga con le proprie carte, e un’evasione conta per la squadra dell’uomo che è evaso.
    .title = Unire le forze

colditz-clause-9 =
    Un uomo che arriva a una { -meta }, da T1 a T7, ha preso il largo se il suo { -ufficiale } ha un { -Kit-di-fuga }: l’evasione conta subito e la sua pedina lascia il tabellone. Non serve il punteggio esatto; si ferma alla { -meta }, e quel che avanza del lancio si può usare per altri uomini.
    .title = Un’evasione riuscita

colditz-clause-10 =
    Il castello è disegnato come una rete di caselle su un solo piano; il disegno è nostro. Ha tre zone: il cortile interno con le sue stanze; il { -presidio }, cioè tutto il resto dentro mura e reticolati, con tetti, terrazze e viali; e l’esterno, oltre quelli.

    - Stanze: sedici, tutte nel cortile. Otto mostrano { -Equipaggiamento }: corde nella Cappella e nel Magazzino, tronchesi nell’Infermeria e nella Cucina, chiavi nelle Docce e nello Studio del dentista, { -lasciapassare } nel Corpo di guardia e negli Alloggi degli attendenti. Otto mostrano parti del { -Kit-di-fuga }: { -travestimento } nel Teatro e nella Lavanderia, bussola negli Alloggi degli ufficiali e nelle Latrine, { -viveri } nell’Ufficio pacchi e nella Mensa, { -documenti } nell’Ufficio e nella Sala colloqui.
    - Caselle bianche: l’{ -area-dell-Appello }. Caselle nere: i posti di guardia, cinque dentro e sette fuori. Caselle blu: i nascondigli, da H1 a H9.
    - Caselle gialle: i riflettori. Caselle { -Chiave } e { -Lasciapassare }: i varchi da K1 a K3 e da P1 a P3; K1 e P1 portano fuori dal cortile, P2 è il cancello principale, P3 porta al parco.
    - Le corde uniscono la cima e il piede di una calata: 30 piedi richiedono una corda, 60 piedi due. Il reticolato si taglia fra due caselle vicine.
    - Caselle marroni: i tunnel della Mensa, della Cappella e del Teatro. Una pedina in un tunnel è sotto la superficie; sopra può camminare qualcun altro.
    - Tre blocchi di celle: A per otto uomini e B per quattro, entrambi nel cortile, e { -le-celle-esterne } per sette, sul viale.
    - { -L-auto-del-comando }, con una casella davanti e una dietro, e le sette { -mete }.
    .title = Il tabellone

colditz-clause-11 =
    Per ogni numero di giocatori c’è uno schema dell’{ -area-dell-Appello }, con una fila di caselle bianche per squadra. Gli { -ufficiali } scelgono la fila in ordine di posto, fra quelle libere. Una squadra sta nella sua fila all’inizio, e di nuovo a ogni Appello.
    .title = Lo schema dell’Appello

colditz-clause-12 =
    I dadi sono due e si lanciano sempre insieme. Tutti vedono ogni lancio.
    .title = I dadi

colditz-clause-13 =
    Ci sono otto { -prigionieri } per ciascuna di cinque nazioni, americani, inglesi, olandesi, francesi e polacchi, e sedici guardie. Quanti prendono parte dipende dal numero di giocatori.
    .title = Le pedine

colditz-clause-14 =
    I mazzi sono cinque:

    - 5 { -Kit-di-fuga }
    - 27 carte { -Equipaggiamento }: 12 corde, 5 tronchesi, 6 chiavi, 4 { -lasciapassare }
    - 45 carte { -Opportunita }
    - 14 { -carte-Sicurezza }
    - 5 carte Do or Die, per tre, quattro, cinque, sei e sette lanci

    Gli uomini evasi o morti non vengono sostituiti.
    .title = I mazzi

colditz-clause-15 =
    Mescolate le carte { -Opportunita-Sicurezza } e Do or Die e mettetele coperte. L’{ -Equipaggiamento } sta scoperto in quattro mazzetti, così tutti vedono quanto ne resta. Nessuno comincia con una carta.
    .title = Le carte in tavola

colditz-clause-16 =
    I giocatori concordano chi è { -la-Sicurezza }. Gli { -ufficiali } scelgono la nazione in ordine di posto, fra quelle libere; il posto 1 è alla sinistra { -della-Sicurezza }.
    .title = Le nazioni

colditz-clause-17 =
    Il numero di uomini dipende dai giocatori, { -Sicurezza-compresa }:

    - due giocatori: 6 guardie, 8 { -prigionieri }
    - tre giocatori: 12 guardie, 7 { -prigionieri } per squadra
    - quattro giocatori: 14 guardie, 6 { -prigionieri } per squadra
    - cinque giocatori: 15 guardie, 5 { -prigionieri } per squadra
    - sei giocatori: 16 guardie, 4 { -prigionieri } per squadra
    .title = Quanti uomini

colditz-clause-18 =
    I { -prigionieri } stanno nelle loro file. Poi { -la-Sicurezza } dispone le guardie su caselle nere: nel cortile esattamente una per squadra, fuori almeno due e al massimo sette. Fino alla conferma può cambiare idea. Tutte le altre guardie sono la sua riserva, { -in-caserma }.
    .title = Le prime guardie

colditz-clause-19 =
    Comincia l’{ -ufficiale } alla sinistra { -della-Sicurezza }. Gli altri seguono in ordine di posto, e { -la-Sicurezza-e-l-ultima }; questo è un giro.

    Nel suo turno un giocatore lancia i dadi una volta, per i punti. Un punto muove una pedina di un passo, su una casella vicina in qualunque direzione. Prima e dopo il lancio può anche fare ciò che non costa punti: prelevare { -Equipaggiamento } o un Kit, giocare e scartare carte, partire con l’auto o per una corsa Do or Die. Il turno lo chiude lui, dopo il lancio.

    A volte qualcuno deve decidere nel turno di un altro: dove si rinchiude un arrestato, quale carta si perde, se si gioca una carta in risposta. La partita aspetta lui e nient’altro.
    .title = Turni e giri

colditz-clause-20 =
    Dopo un doppio si può lanciare ancora una volta e sommare il risultato; un secondo doppio non frutta altro. I punti si sommano prima di muovere. Allo stesso modo, ogni singolo lancio concesso da una carta, per l’auto, per una corsa Do or Die o per uno sparo, può essere seguito da un lancio supplementare.
    .title = I doppi

colditz-clause-21 =
    Spendete i punti su qualunque vostro uomo e in qualunque ordine, tutti su uno o divisi, tornando sullo stesso quante volte volete. Ogni passo costa un punto, che porti su una casella vicina, lungo una corda, attraverso il reticolato, o dentro e lungo un tunnel.
    .title = Spendere i punti

colditz-clause-22 =
    Se il primo lancio per il movimento dà 3, 7 o 11, prima di muovere si può pescare una carta: un { -ufficiale } una carta { -Opportunita }, { -la-Sicurezza } una { -carta-Sicurezza }. Un lancio supplementare non ne frutta mai. Il primo lancio per l’auto o per uno sparo frutta una carta allo stesso modo, se è il primo lancio del turno. Si pesca al massimo una carta per turno, e si può rinunciare. Il lancio vale comunque i suoi punti.
    .title = Pescare una carta

colditz-clause-23 =
    Una casella tiene una pedina, e nessuno passa attraverso o sopra un altro: lo si aggira per caselle libere. Eccezioni:

    - una guardia che arresta, o un uomo che si consegna, entra nella casella dell’altro
    - una { -meta } tiene quanti uomini si vuole
    - i tunnel e la superficie sopra di essi sono luoghi distinti
    - le guardie cedono il passo all’auto e a chi torna { -dalle-celle-esterne }; una corsa Do or Die supera chiunque
    .title = Un uomo per casella

colditz-clause-24 =
    Non è obbligatorio usare i punti. Quelli rimasti alla fine del turno sono persi. Solo chi non può fermarsi dov’è deve proseguire.
    .title = Punti non usati

colditz-clause-25 =
    Qualunque { -prigioniero } può entrare in un nascondiglio (caselle blu) e restarvi. Lì non può essere arrestato, non è tenuto a presentarsi all’Appello e le perquisizioni non lo trovano. Le guardie non entrano mai nei nascondigli.
    .title = I nascondigli

colditz-clause-26 =
    Chi si muove direttamente si muove senza dadi, punti o { -Equipaggiamento }.

    { -Uno-Spostamento-rapido } porta un vostro uomo direttamente su una casella libera della stanza indicata, da qualunque punto della superficie del tabellone, esterno compreso, ma non da una cella o da un tunnel. Se era in fuga, il suo tentativo è finito.
    .title = Muoversi direttamente

colditz-clause-27 =
    Le carte { -Opportunita } si giocano nel proprio turno, in qualunque momento e numero, o si tengono segrete. Il turno si chiude con tre al massimo: se ne avete di più, giocate, scartate, barattate o regalate quelle di troppo. Nessuno può ricevere una carta che per lui sarebbe la quarta. Le carte giocate vanno sotto il mazzo. Alcune carte sono risposte e si giocano fuori turno.
    .title = Le carte { -Opportunita }

colditz-clause-28 =
    { -La-Sicurezza } pesca e tiene le { -carte-Sicurezza } allo stesso modo, tre al massimo alla fine del suo turno. Può giocarle o scartarle, non cederle.
    .title = Le { -carte-Sicurezza }

colditz-clause-29 =
    Per prelevare una carta { -Equipaggiamento } servono due uomini in stanze che la mostrano: entrambi in una delle due stanze, o uno per stanza. Si preleva in qualunque momento del proprio turno e non costa punti. Prendete la carta dal mazzetto e mettete i due uomini direttamente su caselle bianche libere a vostra scelta. In un turno si può prelevare più volte. Finché un mazzetto è vuoto, di quel tipo non si ottiene nulla.

    Una { -carta-Scambio } si scambia con l’{ -Equipaggiamento } che nomina in qualunque momento, nel proprio turno o in quello di altri, se nessuna decisione è aperta; anche mentre si risponde con un { -Preavviso }. Una { -Sentinella-corrotta }, nel proprio turno, dà dai mazzetti una o due carte { -Equipaggiamento } a scelta.

    L’{ -Equipaggiamento } si spende dove il passo di un uomo lo richiede. Una corda lo porta giù o su per una calata da 30 piedi, due corde per una da 60; un tronchese lo porta attraverso il reticolato.
    .title = Ottenere e usare { -Equipaggiamento }

colditz-clause-30 =
    L’{ -Equipaggiamento } è dell’{ -ufficiale }, non degli uomini che l’hanno prelevato. Finché ne ha, tutti i suoi uomini nel cortile possono essere arrestati. Non c’è limite a quanto ne può avere.
    .title = Di chi è l’{ -Equipaggiamento }

colditz-clause-31 =
    Un’evasione conta solo se l’{ -ufficiale } ha un { -Kit-di-fuga } quando il suo uomo raggiunge la { -meta }. Senza, l’uomo aspetta sulla { -meta }, dove può essere arrestato o colpito; può anche andarsene. Appena il suo { -ufficiale } preleva un Kit, ha preso il largo. Un Kit è fatto di quattro parti: { -travestimento }, bussola, { -viveri } e { -documenti }. Un { -ufficiale } ne ha al massimo uno.
    .title = Il { -Kit-di-fuga }

colditz-clause-32 =
    Il Kit si preleva in qualunque momento del proprio turno, senza spendere nulla, quando tutte e quattro le parti ci sono nello stesso istante. Una parte c’è se un vostro uomo è in una stanza che la mostra, o se usate una carta { -Parte-del-Kit }: un tipo vale per { -travestimento } e { -documenti }, l’altro per bussola e { -viveri }. Stanze e carte si possono combinare. Le carte usate vanno sotto il mazzo; una carta che non aggiunge nulla non si usa.
    .title = Prelevare il Kit

colditz-clause-33 =
    Il Kit resta all’{ -ufficiale } per tutta la partita. Serve per tutte le sue evasioni e non si spende, non si baratta, non si scarta e non si confisca mai. Gli uomini che erano nelle stanze restano dove sono.
    .title = Il Kit resta

colditz-clause-34 =
    { -La-Sicurezza } muove le guardie con i punti del suo lancio, come gli { -ufficiali } muovono i loro uomini. Inoltre può schierare, richiamare e arrestare.

    Un arrestato va direttamente in una cella con posto, a scelta { -della-Sicurezza }. Se le celle sono tutte piene va invece su una casella bianca libera, a scelta del suo { -ufficiale }. La guardia che l’ha arrestato va direttamente { -in-caserma }. Una guardia andata { -in-caserma }, nel turno di chiunque, non si può schierare di nuovo finché il turno { -della-Sicurezza } non è finito.
    .title = Che cosa fanno le guardie

colditz-clause-34a =
    Una guardia della riserva si schiera su una casella nera libera per un punto. { -La-Sicurezza } può schierarne quante ne permettono i punti e le caselle nere libere, fino all’ultima riserva. Si schiera sempre prima del primo arresto fatto da una guardia nel turno. Una guardia schierata può proseguire con altri punti.
    .title = Schierare guardie

colditz-clause-34b =
    Una guardia su una casella nera si richiama { -in-caserma } per un punto. In quel turno non si può schierare di nuovo.
    .title = Richiamare guardie

colditz-clause-34c =
    Nel cortile una guardia arresta un uomo entrando nella sua casella, il che costa un punto, se il suo { -ufficiale } ha almeno una carta { -Equipaggiamento }. Nessuno viene arrestato da una guardia in una stanza, in un nascondiglio, in un tunnel o su una casella bianca. Non si perde { -Equipaggiamento }.
    .title = L’arresto nel cortile

colditz-clause-34d =
    Fuori dal cortile una guardia arresta un uomo allo stesso modo, che il suo { -ufficiale } abbia { -Equipaggiamento } o no. L’{ -ufficiale } perde una carta { -Equipaggiamento } a propria scelta, se ne ha; la carta torna nel suo mazzetto.
    .title = L’arresto fuori dal cortile

colditz-clause-34e =
    { -La-Sicurezza } può fare più arresti in un turno, ma ogni guardia uno solo, perché l’arresto la porta { -in-caserma }.
    .title = Un arresto per guardia

colditz-clause-34f =
    Alcuni arresti non richiedono il passo di una guardia: una { -Perquisizione } (regola 44), un tunnel scoperto (regola 53), una chiave o un { -lasciapassare } intercettati (regola 49). Per questi non vale il limite di uno per guardia, e dopo una { -Perquisizione } o un’intercettazione si possono ancora schierare guardie.
    .title = Gli arresti con le carte

colditz-clause-35 =
    Sulle caselle bianche dell’{ -area-dell-Appello } non si arresta nessuno, e le guardie non vi entrano.
    .title = Al sicuro nell’{ -area-dell-Appello }

colditz-clause-36 =
    I { -prigionieri } possono fermarsi sulle caselle nere. Lì possono essere arrestati come in ogni altro punto della stessa zona. Finché qualcuno sta su una casella nera, non vi si può schierare una guardia.
    .title = { -Prigionieri } sulle caselle nere

colditz-clause-37 =
    Un uomo { -in-isolamento } non fa nulla finché non viene scarcerato:

    - Se il primo lancio per il movimento è un doppio, potete scarcerare un vostro uomo al costo di uno dei punti. Un doppio in un lancio supplementare non scarcera nessuno.
    - Una carta { -Scarcerazione } libera gratis un vostro uomo.

    Esce sulla casella della porta. Se è occupata, esce sulla casella libera più vicina della stessa zona su cui possa fermarsi; fra caselle ugualmente vicine sceglie il suo { -ufficiale }. Può camminare, ed essere arrestato, da subito. Le guardie possono attraversare la casella della porta ma non finirvi il turno.
    .title = La scarcerazione

colditz-clause-38 =
    { -La-Sicurezza } gioca un Appello prima di ogni lancio del suo turno. Ogni { -ufficiale } con uomini sul tabellone può rispondere con un { -Preavviso }. Poi tutti i { -prigionieri } vanno direttamente nella loro fila dell’{ -area-dell-Appello }, compresi quelli nel { -presidio } e quelli già su caselle bianche; ogni { -ufficiale }, in ordine di posto, dice chi sta dove. Sono esentati gli uomini in cella, nei nascondigli, nei tunnel e all’esterno. Presentarsi non è una scelta. Chi era in fuga nel { -presidio } non lo è più.
    .title = L’Appello

colditz-clause-39 =
    Un uomo scarcerato { -dalle-celle-esterne } è sulla via del ritorno. Cammina fino alla casella { -Lasciapassare } P1 e di lì entra nel cortile senza { -lasciapassare }; tutti gli altri varchi per lui sono chiusi. Le guardie sul suo cammino si scansano di una casella, dove decide { -la-Sicurezza }; una guardia che non ha posto viene superata.

    Mentre è sulla via del ritorno non può essere arrestato. Questo finisce quando è nel cortile, fa un passo che lo allontana, paga con { -Equipaggiamento }, o finisce un turno del suo { -ufficiale }, compreso quello della scarcerazione, senza essersi avvicinato. Da lì in poi è un fuggiasco come gli altri, libero di evadere e passibile di arresto.
    .title = Il ritorno { -dalle-celle-esterne }

colditz-clause-40 =
    Un uomo che si è calato con una corda o è passato attraverso il reticolato e vuole tornare per la stessa via paga di nuovo, anche nello stesso turno: un pagamento vale per una direzione.
    .title = Tornare indietro

colditz-clause-41 =
    Le caselle { -Chiave } e { -Lasciapassare } non si possono evitare. Un uomo paga la chiave o il { -lasciapassare } con il passo che lo porta sul varco, e a quel punto ha lasciato il cortile, se il varco porta fuori. Lasciare il varco è gratis, da una parte o dall’altra, anche in un turno successivo; rientrarvi costa di nuovo. Le guardie passano i varchi liberamente ma non possono finirvi il turno, salvo sulle caselle nere.
    .title = Chiavi e { -lasciapassare }

colditz-clause-42 =
    Nessun { -prigioniero } si ferma su una casella illuminata. Può entrare nella luce solo se può uscirne con i punti, le carte e le caselle libere che ha; finché non ne è fuori, nessun altro si muove e non si fa altro. Lo stesso vale per ogni casella su cui una pedina non può fermarsi. Alle guardie la luce non dà fastidio.
    .title = I riflettori

colditz-clause-43 =
    Nel vostro turno un uomo può consegnarsi entrando nella casella di una guardia, per un punto e l’{ -Equipaggiamento } che quel passo richiede. Viene arrestato, anche se non avete { -Equipaggiamento }, e la guardia va { -in-caserma }. Non si può fare con una guardia che è in una stanza. Nel cortile non si perde nulla, fuori una carta { -Equipaggiamento }.
    .title = Consegnarsi

colditz-clause-44 =
    Le guardie non entrano nelle stanze, con due eccezioni: la stanza da cui un uomo in fuga si è calato con una corda (regola 46), e la stanza in cui comincia un tunnel scoperto (regola 53). Possono attraversare un’altra stanza se non c’è altra via per arrivarvi. Quelle che alla fine del turno non hanno più un tale motivo vanno { -in-caserma }.

    Una carta { -Perquisizione } non richiede guardie. { -La-Sicurezza } la gioca nel suo turno, prima o dopo il lancio. Gli { -ufficiali } con uomini nella stanza possono rispondere con un { -Preavviso }. Poi tutti gli uomini nella stanza il cui { -ufficiale } ha { -Equipaggiamento } vanno { -in-isolamento }. L’{ -ufficiale } perde una carta { -Equipaggiamento } per ciascuno, finché ne ha, a sua scelta.
    .title = Stanze e perquisizioni

colditz-clause-45 =
    Nel cortile le guardie possono ostacolare ma non rinchiudere. Nessuna guardia finisce il turno { -della-Sicurezza } sull’ingresso di una stanza o di un nascondiglio o su una casella di un passaggio a corsia unica, inseguitrici comprese; né, in nessun luogo, su una casella { -Chiave } o { -Lasciapassare }, sulla porta di una cella o sopra un tunnel. Le caselle nere sono sempre permesse. Una guardia può attraversare quelle caselle se con i punti rimasti può uscirne.

    E tutte le guardie insieme non possono isolare dal resto nessuna stanza, nessun nascondiglio né altra parte del cortile. Se i punti rimasti non bastano a rimediare, { -la-Sicurezza } manda una di quelle guardie { -in-caserma } senza spendere nulla.
    .title = Niente blocchi

colditz-clause-46 =
    Le guardie passano i varchi a piacere, anche verso l’esterno. Per una calata o attraverso il reticolato una guardia può solo seguire un uomo in fuga: dall’apertura che ha usato, nella stessa direzione, senza spendere nulla. Una guardia che ha seguito un’apertura, o è uscita da un varco mentre qualcuno era in fuga, insegue quell’uomo. Va direttamente { -in-caserma }, da una stanza, da un passaggio a corsia unica del cortile o dall’esterno, quando l’uomo è evaso, è stato arrestato o ucciso, o è tornato nel cortile; a meno che un altro uomo in fuga abbia usato la stessa apertura, nel qual caso insegue lui.

    { -Sparare-a-vista } si gioca nel turno { -della-Sicurezza }, prima o dopo il lancio per il movimento. { -La-Sicurezza } indica una guardia sul tabellone e un { -prigioniero } all’esterno e fa un lancio a parte, con un lancio supplementare dopo un doppio. La gittata è il doppio del totale. La distanza è il minor numero di caselle fra i due, attraverso calate, reticolati, varchi e stanze, non per i tunnel; pedine e muri non contano. Se la gittata è almeno pari alla distanza, l’uomo è morto. La guardia va { -in-caserma }, che abbia colpito o mancato.
    .title = Inseguimenti e spari

colditz-clause-47 =
    Le carte si pescano, si giocano e si scartano nel proprio turno, risposte a parte. Le carte usate, scartate e confiscate vanno sotto il loro mazzo, l’{ -Equipaggiamento } nel suo mazzetto, e nulla si usa due volte. Si può scartare anche { -Equipaggiamento }, per esempio per non essere arrestati nel cortile.
    .title = Le carte usate

colditz-clause-48 =
    Gli { -ufficiali } barattano { -Equipaggiamento } e carte { -Opportunita } in qualunque momento, anche nel turno { -della-Sicurezza }: carte qualsiasi contro carte qualsiasi, o contro nulla. Uno fa un’offerta a un altro, che accetta o rifiuta; fino ad allora si può ritirare. Le offerte decadono alla fine del turno.

    Non si baratta mentre una decisione è aperta, come fra un arresto e la perdita di una carta, o mentre un uomo è dove non può fermarsi. Un baratto non può portare una mano oltre le tre carte { -Opportunita }. { -La-Sicurezza } non vede che cosa si offre e si baratta.
    .title = Il baratto

colditz-clause-49 =
    Queste carte sono risposte, giocate fuori turno:

    - { -Arresto-di-chi-usa-una-chiave }, { -Arresto-di-chi-usa-un-lasciapassare }: quando un { -ufficiale } paga una chiave o un { -lasciapassare } per un passo. L’uomo va { -in-isolamento }, la carta pagata è persa e nient’altro, il passo non si fa e il suo punto non si spende.
    - { -Preavviso }: quando si gioca un Appello o una { -Perquisizione }. Chi l’ha manda uomini direttamente su caselle libere dei nascondigli: prima di un Appello chiunque dei suoi sia sulla superficie del tabellone, prima di una { -Perquisizione } quelli nella stanza. Per ciascuno paga l’{ -Equipaggiamento } che la strada a piedi richiederebbe.
    - { -Talismano }: quando si sono lanciati i dadi per uno sparo. La gittata è il lancio, non il doppio.
    - { -carta-Nascondiglio }: quando si perderebbe una carta { -Equipaggiamento } per un arresto o una { -Perquisizione }, nel turno di chiunque. Un { -carta-Nascondiglio } salva una carta.

    Ogni volta lo si chiede a tutti gli interessati, che abbiano la carta o no, così la domanda non rivela nulla a nessuno.
    .title = Le risposte fuori turno

colditz-clause-50 =
    Una corda, un reticolato tagliato, una chiave o un { -lasciapassare } servono a tutta la squadra per il resto del turno in cui si pagano: quanti suoi uomini si vuole possono usare quella calata o quel taglio in quella direzione, o quel varco, finché bastano punti e caselle libere. Le altre squadre pagano per sé.
    .title = Una carta per tutta la squadra

colditz-clause-51 =
    Una volta per partita, in qualunque momento del suo turno, un { -ufficiale } con un { -Kit-di-fuga } può mandare un uomo a una corsa Do or Die. Parte da un punto qualsiasi della superficie del cortile, stanze comprese, ma non da una cella o da un tunnel. Si scopre la prima carta Do or Die; concede da tre a sette lanci, ciascuno con il suo lancio supplementare dopo un doppio, e la corsa va fatta.

    La strada è la più breve dalla sua casella attraverso il { -cortile-del-presidio } e la cantina, giù fino al fossato e alla { -meta } T5. Non richiede { -Equipaggiamento }, nessuno su di essa lo ferma, e { -la-Sicurezza } non può farci nulla. I lanci non fruttano carte e non scarcerano nessuno. Se il totale copre la strada, è evaso. Se no, è morto, e la sua squadra è fuori gioco con tutti gli uomini e le carte. Finita la corsa finisce anche il turno, e i punti rimasti sono persi.
    .title = Do or Die

colditz-clause-52 =
    Un uomo sulla casella davanti o dietro { -l-auto-del-comando } può partire con quella se il suo { -ufficiale } gioca la carta { -Auto-del-comando }. Deve esserci arrivato con punti ed { -Equipaggiamento }, in questo turno o prima. La strada passa per il cancello principale, senza { -lasciapassare }, fino alla { -meta } T4: 39 caselle da davanti, 44 da dietro.

    Ha sei lanci, ciascuno con il suo lancio supplementare dopo un doppio. Se il totale copre la strada, è sulla { -meta }: con un Kit ha preso il largo, senza aspetta. Se no, va { -in-isolamento }, e non si perde nulla. Le guardie sulla strada si scansano. Finché vi si trova un { -prigioniero }, l’auto non può partire. I punti non si aggiungono ai lanci; quelli rimasti si possono usare per altri uomini. Se l’auto parte prima del lancio per il movimento, ne prende il posto.
    .title = { -L-auto-del-comando }

colditz-clause-53 =
    Apertura. Dopo il lancio, giocate la carta di un tunnel chiuso e vuoto e indicate due vostri uomini. I punti devono bastare a farli entrare entrambi, dalla prima casella nella stanza; fateli entrare prima di ogni altra cosa. La carta resta scoperta e non conta nella mano.

    Dentro. Uomini di qualunque squadra possono seguire dalla prima casella. Nessuno supera nessuno. Si esce da entrambi i capi. I tunnel della Mensa e del Teatro finiscono nel { -presidio }, quello della Cappella oltre il reticolato. Chi è in un tunnel non può essere arrestato ed è esente da Appello e perquisizioni.

    Crollo. Alla fine di ogni turno, di chiunque, in un tunnel aperto devono esserci almeno due uomini. Se no, crolla: la carta va sotto il mazzo, nessuno può più entrare, e chi è rimasto dentro deve uscire, prima che si muovano altri della sua squadra. Quando è vuoto, è chiuso e si può riaprire con la sua carta.

    Scoperta. { -La-Sicurezza } gioca { -Tunnel-scoperto } nel suo turno su un tunnel aperto o con dentro qualcuno. La carta resta finché il tunnel non è chiuso. Da quel momento le guardie possono entrare nella stanza in cui comincia, mettere piede sulle sue caselle da qualunque casella accanto, anche sopra un uomo, e aspettare lì. Chi è dentro può uscire, nessuno può entrare. Appena due guardie sono sulle sue caselle, tutti quelli che stanno dentro vanno { -in-isolamento }, senza perdere { -Equipaggiamento }, le guardie che sono sopra e nella stanza vanno { -in-caserma }, e il tunnel è chiuso. Se si svuota prima, la sorte delle guardie e delle carte è la stessa.

    Sopra. In superficie le pedine possono attraversare un tunnel, anche sopra qualcuno, ma non fermarvisi né camminare lungo di esso.
    .title = I tunnel

colditz-clause-54 =
    L’{ -ufficiale } che gioca { -Diversivo } manda direttamente { -in-caserma } una guardia a sua scelta; con { -Ispezione } ne manda due, o una se sul tabellone ce n’è una sola. Non si possono schierare di nuovo finché il turno { -della-Sicurezza } non è finito.

    { -Sabotaggio } fa scartare { -alla-Sicurezza } due carte della mano, a sua scelta, e gliene fa pescare una. Con meno di due scarta quel che ha e non pesca nulla. Una carta { -Tunnel-scoperto } in tavola è al sicuro.
    .title = { -Diversivo }, { -Ispezione }, { -Sabotaggio }

colditz-clause-55 =
    A un tavolo con il tabellone { -la-Sicurezza } tiene l’ordine e può rinchiudere un uomo mosso contro le regole. Qui ci pensa l’arbitro: ciò che le regole non permettono non si esegue, e nessuno è punito per averci provato.
    .title = L’arbitro

colditz-clause-phases =
    Dove le fasi del turno sono fisse, un { -ufficiale } prima baratta carte { -Opportunita }, poi { -Equipaggiamento }, con chi vuole, e in nessun altro momento si baratta. Seguono ciò che si può fare prima del lancio, il lancio con la sua carta, e per ultimi i movimenti, i prelievi e le carte. Dove ogni lancio si spende prima del successivo, un doppio dà un altro lancio solo quando i suoi punti sono stati usati; quelli avanzati sono persi.
    .title = Le fasi fisse del turno

colditz-clause-day-night =
    La partita dura un certo numero di giorni, ciascuno seguito dalla sua notte, contati in giri; giorno e notte cambiano quando { -la-Sicurezza } ha finito il suo turno. Di notte, finché nessun tentativo è in corso, le guardie si muovono con un dado solo, il più alto salvo accordi diversi; per carte e doppi contano sempre entrambi.
    .title = Giorno e notte

colditz-clause-meeting =
    Gli { -ufficiali } possono consultarsi senza { -la-Sicurezza }: quando uno di loro lo chiede, o fra ogni giorno e la sua notte, secondo gli accordi. Parlano, e barattano solo dove è consentito; nulla si muove e non si giocano carte. La riunione finisce quando tutti sono pronti o il tempo è scaduto, e non costa turni.
    .title = Le riunioni segrete

colditz-clause-general-search =
    Dove presentarsi all’Appello è scelta degli { -ufficiali }, ciascuno in ordine di posto dice chi dei suoi ci va; chi è su caselle bianche c’è già. Degli esentati non si chiede conto. Chi resta assente rischia una { -ricerca-generale }: ogni assente che da una guardia non dista più del lancio va { -in-isolamento }, con o senza { -Equipaggiamento }. I passi si contano sul terreno, attraverso stanze e varchi, senza badare alle pedine, ma non attraverso i nascondigli; le guardie { -in-caserma } non trovano nessuno, e nessuna guardia si muove per questo.

    Secondo l’edizione la ricerca prende il posto del movimento, lo precede con lo stesso lancio, o ha un lancio suo che lo segue. Nei primi due casi { -la-Sicurezza } la dichiara, prima o dopo il lancio, e solo se qualcuno è rimasto assente. Quella al posto del movimento si fa quando lo dice (resolve-search); fino ad allora può giocare carte, dopo il turno è finito.
    .title = La { -ricerca-generale }

colditz-clause-out-of-turn =
    Con certe regole { -la-Sicurezza } può perquisire fuori dal suo turno. Quando un { -ufficiale } ha finito il turno si può giocare una { -Perquisizione } o un Appello; allora forse si possono arrestare uomini di una sola squadra, o di metà delle squadre, e { -la-Sicurezza } dice di quali. Quando si preleva { -Equipaggiamento } si può giocare la { -Perquisizione } di una delle stanze: il prelievo è perso e con lui il resto del turno, che la guardia arrivi o no, e si possono arrestare solo gli uomini che lo fanno. Alla fine di un turno interrotto così non segue nessun’altra carta.
    .title = Irruzioni nel turno di un { -ufficiale }

colditz-clause-markers =
    Dove si usano i { -segnalini }, chi paga per una calata o per un taglio nel reticolato mette lì il suo { -segnalino }, dalla parte da cui è venuto. L’apertura è della squadra che ha pagato per ultima: i suoi uomini fanno la stessa strada senza pagare, finché lo dicono le regole sulla condivisione, mentre gli uomini di un proprietario precedente che non sono ancora passati devono pagare di nuovo. Il { -segnalino } si toglie quando nessun uomo del proprietario che l’ha usata è più in fuga.

    Dove le guardie possono togliere i { -segnalini }, lo può fare gratis una guardia che in questo turno è entrata nella casella del { -segnalino } o è passata dal reticolato lì accanto. L’apertura è allora chiusa ai { -prigionieri } e alle altre guardie, e quelle che erano nella stanza solo per questo tornano { -in-caserma }. Lei stessa può ancora passare in questo turno; se lo finisce nella stanza, torna { -in-caserma }.
    .title = Segnalini alle aperture

colditz-clause-body-search =
    Dove all’arresto segue la perquisizione personale, l’{ -ufficiale } e { -la-Sicurezza } lanciano un dado ciascuno. Con il dado più alto l’{ -ufficiale } tiene tutto; altrimenti perde una carta { -Equipaggiamento } a sorte. La parità va { -alla-Sicurezza }, se non si è deciso altro.

    Dove sono in gioco i Kit, un { -ufficiale } senza { -Equipaggiamento } a cui prendono un uomo fuori dal cortile o in un tunnel lancia il dado allo stesso modo per il suo Kit. In Fuga 3.0 la parità è sua di giorno e { -della-Sicurezza } di notte. Un Kit perso torna nella riserva e si può ottenere di nuovo. Le carte che evitano la perdita si giocano dopo aver visto i dadi.
    .title = La perquisizione personale

colditz-clause-attempts =
    Dove i tentativi si annunciano, nessuno lascia il cortile interno in superficie se prima del lancio non sono stati indicati lui e la calata o il varco che userà. Di notte si possono indicare dopo il lancio e la sua carta, finché restano punti. Dove occorre un Kit, il suo { -ufficiale } deve averlo. Di giorno si annuncia allo stesso modo l’uscita dal fondo di un tunnel; l’imbocco è sempre aperto.

    Il lancio, con quelli che seguono un doppio, è allora promesso. Finché non sono usciti tutti gli uomini indicati si fanno solo passi che ne avvicinino uno alla sua uscita, finché ce n’è uno; i punti che nessuno di loro può usare sono liberi, e così ciò che resta quando sono tutti fuori. Lo stesso vale per una carta Tunnel mostrata prima del lancio, finché non sono entrati due uomini dell’{ -ufficiale }: possono andare tutti i suoi, al più due finché non sono dentro entrambi. Se in due non ce la fanno, la carta è persa e chi è dentro risale nella stanza. Una promessa per turno.

    Un tentativo è in corso dall’annuncio, finché l’uomo è fuori dal cortile, e di giorno mentre è sull’ultima casella di un tunnel aperto. Finché ce n’è uno, cadono i limiti ai passi e ai dadi delle guardie. Un annuncio andato a vuoto decade alla fine del turno { -della-Sicurezza }, o di quello dell’{ -ufficiale }, secondo gli accordi.
    .title = Tentativi annunciati

colditz-clause-pursuit =
    Secondo alcune regole, finché nessun tentativo è in corso le guardie fanno solo un certo numero di passi nel { -presidio }, contando insieme tutti i lanci del turno; schierare e richiamare non sono passi.

    Una guardia del cortile insegue attraverso le stanze nel giro dell’uscita, o finché l’uomo è su una terrazza, e non in un turno con una { -Perquisizione } o un Appello: una guardia per uomo, ogni passo sulla via più breve verso la calata che l’uomo ha usato. Su quella via può superare altri { -prigionieri }, senza fermarsi su di loro. A fine turno nessuno resta in una stanza. Oltre la calata va dove vuole.

    Le guardie escono dal castello solo per l’apertura o il varco da cui è uscito un uomo che ora è fuori. Lì la guardia ne indica uno. Da quel momento gli si avvicina o sta ferma, supera gli altri e non arresta nessun altro, e va { -in-caserma } quando quell’uomo non c’è più. Anche un { -prigioniero } all’esterno può solo proseguire: ogni passo lo avvicina a una { -meta }, e nessuna carta lo riporta indietro.
    .title = Inseguimento limitato

colditz-clause-fence-gate =
    Con questo modulo c’è una casella { -Chiave } nel reticolato sopra il tunnel della Cappella. Ai { -prigionieri } serve una chiave. Le guardie la attraversano; dove possono uscire solo dietro a un fuggiasco, deve trattarsi di uno uscito da quel tunnel oltre il reticolato.
    .title = Il varco nel reticolato

colditz-clause-replacement =
    Quando un’evasione o uno sparo lascia a una squadra troppo pochi uomini, se ne aggiungono di nuovi; in quanti giocatori e fino a quale numero, lo si concorda prima. Contano gli uomini sul tabellone e { -in-isolamento }. L’{ -ufficiale } mette subito ogni nuovo uomo su una casella bianca libera a sua scelta, e può usarlo nello stesso turno. Di un colore non ci sono mai più di otto pedine, fra quelle in gioco e quelle evase.
    .title = Uomini nuovi al posto di chi non c’è più

colditz-clause-multi-escape =
    Con questo modulo, chi ha pagato una corda, una chiave o un tronchese per un solo uomo può permettere, alla fine del suo turno, che un { -ufficiale } che gioca dopo di lui nel giro mandi un uomo per la stessa via senza pagare. Quell’uomo ha comunque bisogno del Kit e dell’annuncio, dove sono richiesti. Ogni tipo si divide una volta per giro, fra tutte le squadre; una calata da 60 piedi non si divide. Il permesso finisce con il turno { -della-Sicurezza }.
    .title = La fuga multipla

colditz-clause-glider =
    Con l’aliante, una { -carta-Scambio } della corda porta il segno di un aereo e una della chiave quello di una porta segreta; si possono sempre scambiare. Chi ha un Kit e la porta segreta può mandare un uomo dal fondo della Cappella nella torre nord, per un punto. Invita un { -ufficiale } che gioca più tardi nel giro, o nessuno se ha tutte e due le carte. Anche l’ospite ha bisogno di un Kit e porta un uomo. Nella torre nessuno può essere arrestato, perquisito o contato.

    Si parte quando entra l’ospite, se uno dei due ha l’aereo, o quando lo vuole chi ha tutte e due le carte. Le carte segnate sono spese, e la prima carta Do or Die dice quante volte si lanciano i dadi, senza pescare; poi torna nel mazzo, che si mescola. { -La-Sicurezza } può sparare con { -Sparare-a-vista } da una guardia del { -presidio } che vede il volo: un lancio in meno, e la guardia torna { -in-caserma }. Se il totale basta per il volo, tutti a bordo sono evasi; se no, ciascuno è arrestato come nel { -presidio }. Se non si parte, al turno { -della-Sicurezza } gli uomini sono di nuovo davanti alla torre e le carte restano. L’aliante vola una volta per partita.
    .title = L’aliante

colditz-clause-chapel-combo =
    Con questo modulo { -la-Sicurezza } può giocare insieme { -Tunnel-scoperto } e la { -Perquisizione } della Cappella, dopo il lancio e prima che una guardia si muova, se il tunnel della Cappella è aperto. In quel turno le guardie possono andare dal cortile attraverso la Cappella nel tunnel, e oltrepassare i { -prigionieri } in superficie senza fermarsi su di loro. La { -Perquisizione } non ha altro effetto. Alla fine del turno le guardie rimaste nella Cappella vanno { -in-caserma }, e la via è di nuovo chiusa.
    .title = La combinazione della Cappella

colditz-clause-notation =
    Ogni azione si scrive in un solo modo. Gli uomini hanno la lettera della nazione, in inglese, e un numero: a1 americano, b1 inglese, d1 olandese, f1 francese, p1 polacco; le guardie vanno da g1 a g16. Le caselle hanno nomi come yard-14 o chapel-2; chapel-2/tunnel è la stessa casella sotto la superficie.

    - nation british, row 2: preparazione; place yard-51, take-back yard-51, confirm: le prime guardie
    - roll: lanciare i dadi; reroll o stop dopo un doppio; take o decline per una carta
    - step b3 yard-15: un passo; move b3 yard-14 yard-15: più passi, uno dopo l’altro
    - release b1: con un doppio; surrender b1 g4: b1 si consegna a g4
    - claim rope b1 b3: { -Equipaggiamento }; claim-kit, o claim-kit kit_part_a: il Kit con le carte indicate
    - play move_kitchen b1 kitchen-2, play diversion g7, play release b1, play bribe_one key, play sabotage: carte { -Opportunita }
    - exchange rope: dare la { -carta-Scambio } in cambio di una corda
    - tunnel chapel b1 b2: aprire un tunnel con due uomini; car b1: partire con l’auto; do-or-die b1: correre
    - attempt b1 p1, attempt b1 p1 b2 office-1: annunciare uomini e uscite; mouth b1: annunciare un uomo che uscirà da un tunnel; tunnel chapel: mostrare una carta Tunnel prima del lancio
    - post yard-51, recall g3, arrest g3 b1, remove-marker g3, riot-squad: guardie; return g3: { -in-caserma }, dove non c’è altro rimedio
    - play appel, play search_kitchen, play tunnel_detected chapel, play shoot g3 b1: { -carte-Sicurezza }
    - discard rope: qualunque carta tranne il Kit; end: il turno è finito
    - offer dutch rope for key, offer dutch rope for nothing: un’offerta; accept 2, refuse 2, withdraw 2: con il suo numero
    - meet: chiedere una riunione segreta degli { -ufficiali }; lì talk TESTO, e ready quando hai finito; pass chiude una fase di baratto
    - cell inner-a, lose rope, confiscate rope, stand b1 appel-7, hide b1 h2-1, done, push garrison-4, door lane-9, pursue g3 b1, play hideaway, pass: risposte a domande
    .title = Come si scrivono le azioni

colditz-clause-views =
    Tutti vedono il tabellone, tutti i lanci, tutte le evasioni, i mazzetti dell’{ -Equipaggiamento }, chi ha un { -Kit-di-fuga }, chi ha { -Equipaggiamento }, quante carte { -Opportunita-e-Sicurezza } ha ciascuno, e le carte Tunnel e { -Tunnel-scoperto } in tavola.

    Quali carte { -Opportunita-e-Sicurezza } e quale { -Equipaggiamento } abbia ciascuno lo vede solo lui. Offerte e baratti li conoscono gli { -ufficiali }, non { -la-Sicurezza } e non gli spettatori. L’{ -Equipaggiamento } prelevato, usato o perso si mostra a tutti. Nessuno vede l’ordine di un mazzo, e ciò che è andato sotto non si guarda più.
    .title = Chi vede che cosa

## Perché un bot gioca quello che gioca: che cosa dice un consiglio

colditz-reason-walk = Qualcuno deve muoversi, e per { $man } questo è il passo migliore.
colditz-reason-break = { $man } può uscire adesso dal castello, e ha buone probabilità di farcela.
colditz-reason-approach = Per la fuga c’è tutto; { $man } si avvicina all’uscita e aspetta dadi migliori.
colditz-reason-feint = Qualcuno è pronto a uscire altrove; { $man } si fa vedere a un’altra uscita, per attirarvi le guardie.
colditz-reason-lie-low = { $man } si ferma per strada in un nascondiglio, dove non lo trovano né una guardia né un Appello.
colditz-reason-run = { $man } è fuori: avanti verso una { -meta }, e lontano dalle guardie.
colditz-reason-home = { $man } torna { -dalle-celle-esterne } e finché non è rientrato non può fare altro.
colditz-reason-crawl = Avanti nel tunnel con { $man }: in fondo aspetta il momento buono.
colditz-reason-mouth-of-tunnel = { $man } va all’imbocco del tunnel: lo aprono due uomini, e la carta è in mano.
colditz-reason-to-tower = { $man } va alla torre, perché le due carte dell’aliante sono in mano.
colditz-reason-last-run = Di lì l’ultima corsa è la più breve, se a { $man } toccherà farla.
colditz-reason-walk-kit = Per il { -Kit-di-fuga } servono uomini nelle stanze che ne mostrano le quattro parti; { $man } va dove ce n’è una: { colditz-part }.
colditz-reason-walk-equipment = { $man } va in una stanza con il simbolo «{ $card }»: con due uomini in quelle stanze si preleva la carta.
colditz-reason-cover = Una guardia potrebbe arrestare { $man } dov’è; al riparo no.
colditz-reason-promise = Ciò che si è annunciato prima del lancio va tentato, e tocca a { $man }.
colditz-reason-onward = { $man } prosegue per la strada che ha preso.
colditz-reason-hunt = Da lì { $man } può arrestare qualcuno già in questo turno.
colditz-reason-search-room = C’è una stanza da perquisire, e { $man } è in grado di arrivarci.
colditz-reason-raid = Il tunnel è scoperto: { $man } va a prendere chi è dentro.
colditz-reason-chase = Un uomo è fuori, e { $man } può avvicinarglisi più degli altri.
colditz-reason-patrol = Non c’è nessuno da inseguire; da lì { $man } è presto dove qualcuno potrebbe uscire.
colditz-reason-cordon = Dove sta { $man } non esce nessuno: sbarra una via verso l’aperto.
colditz-reason-pin = Da lì { $man } ha a portata quasi tutti gli uomini.
colditz-reason-roll = Prima i dadi: senza punti nessuno cammina.
colditz-reason-reroll = Un altro lancio porta altri punti.
colditz-reason-take = Una carta non costa nulla e può servire più avanti.
colditz-reason-pass = Qui c’è più da perdere che da guadagnare, e non si fa nulla.
colditz-reason-end = In questo turno non resta nulla di utile da fare.
colditz-reason-claim = Due uomini sono nelle stanze giuste per prelevare «{ $card }», e per uscire serve.
colditz-reason-claim-kit = Le quattro parti ci sono, e senza { -Kit-di-fuga } non evade nessuno.
colditz-reason-release = Un uomo in cella non serve a niente: così esce.
colditz-reason-car = Per la corsa in auto c’è tutto, ed è la via d’uscita più rapida.
colditz-reason-tower = L’uomo è alla torre, ed è probabile che l’aliante arrivi.
colditz-reason-launch = Tutti sono a bordo; chi cade prima è arrestato, e non perde altro.
colditz-reason-do-or-die = Manca un’evasione e il tempo stringe: ora o mai più.
colditz-reason-tunnel = La carta è in mano e gli uomini ci sono; per un tunnel si esce non visti.
colditz-reason-announce = Da questa uscita il lancio ha più probabilità di portarlo fuori, e va annunciata prima.
colditz-reason-hide = In un nascondiglio non lo trova nessuno.
colditz-reason-attend = Lo troverebbero quasi certamente: meglio presentarsi.
colditz-reason-enough = Di più non servirebbe.
colditz-reason-place = Nel cortile ogni squadra ha la sua guardia, e ogni posto fuori accorcia un inseguimento.
colditz-reason-confirm = Le guardie stanno come vogliono le regole, e qualcuna resta { -in-caserma } per dopo.
colditz-reason-take-back = Lì ci sono più guardie di quante le regole ne ammettano all’inizio.
colditz-reason-post = Una guardia { -in-caserma } non prende nessuno; su quella casella può farlo.
colditz-reason-swoop = Una guardia messa lì raggiunge qualcuno in questo stesso turno.
colditz-reason-arrest = Tra quelli che si possono prendere è il più vicino alla fuga.
colditz-reason-remove-marker = Dove la via è di nuovo chiusa non passa più nessuno.
colditz-reason-return = Dov’è non può restare, o serve meno di tutti.
colditz-reason-cell = In quelle celle dà meno fastidio.
colditz-reason-declare-search = Mancano abbastanza uomini perché valga la pena cercarli.
colditz-reason-declare-move = Con il lancio le guardie fanno più di una ricerca.
colditz-reason-name-guard = Ci arriva, e altrove serve meno degli altri.
colditz-reason-pursue = Quell’uomo è il più vicino a una { -meta }.
colditz-reason-discard = La carta di cui si sente meno la mancanza è «{ $card }».
colditz-reason-lose = Di tutto ciò che si ha, la carta che serve meno è «{ $card }».
colditz-reason-keep = La più utile è «{ $card }».
colditz-reason-confiscate = La carta più difficile da riavere è «{ $card }».
colditz-reason-play-search = In quella stanza c’è chi si può arrestare, e «{ $card }» lo trova.
colditz-reason-play-appel = Sono al lavoro in tanti, e «{ $card }» costa loro molti passi.
colditz-reason-play-detected = Nel tunnel c’è gente, e «{ $card }» la chiude dentro.
colditz-reason-play-shoot = È abbastanza vicino perché il lancio lo raggiunga.
colditz-reason-play-intercept = Con «{ $card }» lo si prende sul posto.
colditz-reason-play-bribe = «{ $card }» porta ciò che ancora manca per uscire.
colditz-reason-play-sabotage = { -La-Sicurezza } ha in mano carte che «{ $card }» può far scartare.
colditz-reason-play-move = «{ $card }» fa risparmiare molti passi fino a una stanza che serve.
colditz-reason-play-recall = «{ $card }» manda via guardie che sono d’intralcio.
colditz-reason-play-shield = Senza «{ $card }» si perderebbe ora più di quanto vale la carta.
colditz-reason-choice = Fra le risposte possibili nessuna sembra migliore.
colditz-reason-slip = Un momento di distrazione.

## What one can do, as it is asked for on the board

# A button with what it costs.
colditz-priced = { $label }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
# Whom or where a card is about, if it is.
colditz-do-about = { $who ->
        [none] { $where ->
            [none] {""}
           *[other] {" "}({ $where-the })
        }
       *[other] {" "}({ $who }{ $where ->
            [none] {""}
           *[other] , { $where-the }
        })
    }
colditz-do = { $verb ->
        [roll] Lancia
        [reroll] Rilancia
        [stop] Tieni questo lancio
        [take] Pesca una carta
        [decline] Rifiuta
        [consent] Accetta
        [pass] Passa
        [end] Fine turno
        [done] Fatto
        [confirm] Le guardie sono a posto
        [usual] Prendi i posti soliti
        [nation] Scegli: { $what }
        [row] Fila { $what }
        [place] Schiera una guardia { $where-in }
        [take-back] Riprendi la guardia { $where-from }
        [step] { $who } va { $where-to }
        [move] { $who } va { $where-to }
        [release] Scarcera { $who }
        [claim] Preleva: { $what } ({ $who })
        [claim-kit] Preleva il { -Kit-di-fuga }
        [play] Gioca { $what }{ colditz-do-about }
        [exchange] Scambia con: { $what }
        [tunnel] Apri il { $where }
        [attempt] Annuncia: { $who } { $where-from }
        [mouth] { $who } esce dal tunnel
        [car] { $who } parte con { -l-auto-del-comando }
        [do-or-die] Do or Die: corre { $who }
        [tower] { $who } sale nella torre
        [launch] Fai partire l’aliante
        [permit] Permetti: { $what }
        [combo] Gioca le due carte
        [send] Manda { $who }
        [surrender] { $who } si consegna a { $guard }
        [post] Schiera una guardia { $where-in }
        [recall] Richiama { $who }
        [arrest] { $guard } arresta { $who }
        [return] Rimanda { $who }
        [remove-marker] { $who } chiude l’apertura
        [riot-squad] Chiama la { -squadra-antisommossa }
        [pursue] { $guard } insegue { $who }
        [discard] Scarta: { $what }
        [keep] Tieni: { $what }
        [pick] Prendi la carta { $what }
        [cell] { $where-in }
        [lose] Cedi: { $what }
        [confiscate] Confisca: { $what }
        [stand] { $who } si mette { $where-in }
        [attend] { $who } va all’Appello
        [declare-search] Lancia per una { -ricerca-generale }
        [declare-move] Lancia per muovere
        [resolve-search] Fai la { -ricerca-generale }
        [seize] Porta via { $who }
        [name-guard] Manda { $who }
        [credit] Impiega { $guard } per { $who }
        [team] { $what }
        [hide] Nascondi { $who } { $where-in }
        [push] Fai posto: { $where-to }
        [door] Esci { $where-in }
        [ready] Pronto
        [meet] Chiedi una riunione segreta
        [offer] Fai un’offerta
        [accept] Accetta l’offerta { $what }
        [counter] Fai una controfferta
        [refuse] Rifiuta l’offerta { $what }
        [withdraw] Ritira l’offerta { $what }
       *[talk] Di’ qualcosa
    }
# Che cosa si può fare, prima di dire con chi o con che cosa.
colditz-verb = { $verb ->
        [nation] Scegli una nazione
        [row] Scegli una fila
        [place] Schiera una guardia
        [take-back] Riprendi una guardia
        [step] Cammina
        [move] Cammina
        [release] Scarcera un uomo
        [claim] Preleva { -Equipaggiamento }
        [claim-kit] Preleva un { -Kit-di-fuga }
        [play] Gioca una carta
        [exchange] Scambia una carta
        [tunnel] Apri un tunnel
        [attempt] Annuncia una fuga
        [mouth] Annuncia chi esce dal tunnel
        [car] Prendi { -l-auto-del-comando }
        [do-or-die] Do or Die
        [tower] Sali nella torre
        [permit] Lascia passare altri
        [send] Manda un uomo
        [surrender] Consegna un uomo
        [post] Schiera una guardia
        [recall] Richiama una guardia
        [arrest] Arresta un uomo
        [return] Rimanda una guardia
        [remove-marker] Chiudi un’apertura
        [pursue] Indica chi insegue
        [discard] Scarta una carta
        [keep] Tieni una carta
        [pick] Scegli una carta
        [cell] Scegli le celle
        [lose] Cedi una carta
        [confiscate] Confisca una carta
        [stand] Prendi posto
        [attend] Manda all’Appello
        [seize] Porta via un uomo
        [name-guard] Manda una guardia
        [credit] Impiega una guardia
        [team] Indica una squadra
        [hide] Nascondi un uomo
        [push] Fai posto
        [door] Esci
        [offer] Fai un’offerta
        [accept] Accetta un’offerta
        [counter] Fai una controfferta
        [refuse] Rifiuta un’offerta
        [withdraw] Ritira un’offerta
       *[talk] Di’ qualcosa
    }
# Una risposta che è una parola o un numero.
colditz-answer = { $answer ->
        [all] tutti
        [for] per
        [nothing] niente
        [double] con il doppio
        [card] con la carta
       *[other] { $answer }
    }
# Dov’è un uomo che non è più sul tabellone.
colditz-gone = { $how ->
        [escaped] evaso
        [dead] morto
       *[out-of-play] fuori gioco
    }
# Un luogo dove andare, per chi ci sta.
colditz-beside = Accanto a { $man }
colditz-surrender = Per consegnarsi
colditz-look = { $place }: { $zone ->
        [inner] la parte dei { -prigionieri }
        [lane] il viale d’accesso
        [perimeter] il perimetro del castello
        [garrison] il { -presidio }
        [roof] un tetto
        [outside] fuori dal castello
       *[other] una terrazza
    }.

## What lies on the table, as a terminal and a page tell it

colditz-header = Giro { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}di { $rounds }
    }{ $clock ->
        [none] {""}
       *[other] {" "}· { $clock }
    } · turno: { $who }{ $decides ->
        [none] {""}
       *[other] {" "}· decide: { $decides }
    } · { $phase }
colditz-setting-up = Preparazione · decide: { $who }
colditz-clock = { $night ->
        [yes] notte
       *[no] giorno
    } { $number } di { $count }{ $left ->
        [0] {""}
        [one] , ultimo giro
       *[other] , ancora { $left } giri
    }
colditz-phase = { $phase ->
        [opportunity] baratto di carte { -Opportunita }
        [equipment] baratto di { -Equipaggiamento }
        [meeting] riunione segreta
        [cards] prima delle guardie: { -Perquisizione } o Appello
        [off-turn] { -la-Sicurezza } può intervenire
        [searching] { -la-Sicurezza } perquisisce
        [points] { $points ->
            [one] resta 1 punto
           *[other] restano { $points } punti
        }{ $again ->
            [yes] , poi un altro lancio
           *[no] {""}
        }
       *[roll] dadi ancora da lanciare
    }
colditz-note-attempts = Annunciati: { $men }
colditz-note-tunnel-shown = Mostrato: { $tunnel }{ $men ->
        [none] {""}
       *[other] , per { $men }
    }
colditz-note-laid = { -La-Sicurezza } ha calato: { $cards }
colditz-note-absent = Assenti all’Appello: { $men }
colditz-note-combo = Aperto alle guardie dal cortile: { $tunnel }
colditz-note-credit = I doppi aprono le celle a { $number ->
        [one] un uomo
       *[other] { $number } uomini
    }: release
colditz-note-jailed = In cella fino al giro: { $men }
colditz-note-immune = Da non arrestare in questo giro: { $men }
colditz-note-escapes = Evasi: { $teams } (obiettivo: { $goal ->
        [one] 1 evasione
       *[other] { $goal } evasioni
    })
colditz-note-stolen = { -Equipaggiamento } rubato: { $counts } (arresto nel cortile da { $most ->
        [one] 1 carta
       *[other] { $most } carte
    })
colditz-note-opening = { $what ->
        [rope] corda { $start } → { $to }
       *[wire] reticolato { $start } → { $to }
    }{ $owner ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
colditz-note-openings = Aperti: { $openings }
colditz-note-markers = Segnalini: { $openings }
colditz-note-gates = Varchi pagati: { $gates }
colditz-note-shared = { $guest }, via libera: { $what }
colditz-note-tower = Nella torre: { $host }{ $guest ->
        [none] {""}
       *[other] {" "}con { $guest }
    }
colditz-note-pursuit = All’inseguimento: { $chases }
colditz-note-returning = Sulla via del ritorno: { $men }
colditz-note-aside = { -Parti-del-Kit } messe da parte: { $number }
colditz-note-used-up = Fuori dal gioco: { $cards }
colditz-header-over = Giro { $round } di { $rounds } · la partita è finita
colditz-guards = { $mark ->
        [none] {""}
       *[other] { $mark }{" "}
    }Guardie: { $board } in servizio, { $reserve } { -in-caserma }{ $returned ->
        [0] {""}
        [one] , 1 appena rientrata
       *[other] , { $returned } appena rientrate
    }; { -la-Sicurezza } ha { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
colditz-stacks = Mazzetti: { $stacks }; Kit { $kits }
colditz-decks = Mazzi: { -Opportunita } { $opportunity }, { -mazzo-Sicurezza-solo } { $security }, Do or Die { $dod }
colditz-tunnel-state = { $name } { $state ->
        [open] aperto ({ $owner })
        [collapsed] crollato
       *[closed] chiuso
    }{ $detected ->
        [yes] {" "}SCOPERTO
       *[no] {""}
    }
colditz-tunnels = Tunnel: { $tunnels }
colditz-equipment = Il tuo { -Equipaggiamento }: { $held }
colditz-offer = Offerta { $number }, { $giver } → { $taker }: { $give } contro { $want ->
        [none] nulla
       *[other] { $want }
    }
colditz-heading-escapes = evasioni
# Scritto sui muri della pianta: più è breve, meglio è.
colditz-plan-name = { $place ->
        [chapel] Cappella
        [office] Ufficio
        [sick-bay] Infermeria
        [parcel-office] Ufficio pacchi
        [guard-house] Corpo di guardia
        [showers] Docce
        [theatre] Teatro
        [officers-quarters] Alloggi ufficiali
        [orderlies-quarters] Alloggi attendenti
        [kitchen] Cucina
        [interview-room] Sala colloqui
        [store] Magazzino
        [canteen] Mensa
        [laundry] Lavanderia
        [wc] Latrine
        [dentist] Dentista
        [solitary] Celle
        [barracks] Caserma
        [lane] Viale d’accesso
        [commanders-office] Ufficio del comandante
        [north-tower] Torre nord
       *[other] { $place }
    }
colditz-symbol = { $symbol ->
        [rope] corda
        [cutters] tronchese
        [key] chiave
        [pass] pass
        [disguise] travestimento
        [compass] bussola
        [food] cibo
        [documents] documenti
       *[other] { $symbol }
    }
colditz-too-far = { $to } è a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } da { $man }, e { $points ->
        [0] di punti non ne restano.
        [one] resta un punto.
       *[other] restano { $points } punti.
    }{ $points ->
        [0] {""}
       *[other] { $typed ->
            [yes] {" "}Fin dove bastano: { $man } verso { $word }
           *[no] {""}
        }
    }
colditz-in-the-way = { $who ->
        [own] Il tuo { $by } sbarra la strada a { $man }.
        [guard] La guardia { $by } sbarra la strada a { $man }.
       *[other] { $by } sbarra la strada a { $man }.
    } Su una casella sta un uomo solo, e nessuno gli passa attraverso.
colditz-overfull = Hai in mano { $held } { $deck ->
        [security] { -carte-Sicurezza }
       *[opportunity] carte { -Opportunita }
    }; se ne tengono al massimo { $limit }. { $over ->
        [one] Scartane una.
       *[other] Scartane { $over }.
    }
colditz-towards = verso
colditz-where-to = a { $to }
colditz-beyond = Più lontano, in punti: { $rooms }
colditz-kind-of-place = { $kind ->
        [target] { -meta }
        [gate] varco
        [hideaway] nascondiglio
        [tunnel] tunnel
        [surrender] resa da
       *[other] { $kind }
    }
colditz-beside-man = presso { $man }
colditz-usual = usual dispone d’un colpo quelle abituali.
colditz-zone = { $zone ->
        [inner] cortile
        [lane] viale d’accesso
        [perimeter] camminamento
        [garrison] { -presidio }
        [roof] tetto
        [outside] fuori
       *[other] terrazza
    }
colditz-look-place = { $name }: { $zone ->
        [inner] il lato dei { -prigionieri }
        [lane] il viale d’accesso
        [perimeter] il camminamento intorno al castello
        [garrison] il { -presidio }
        [roof] un tetto
        [outside] fuori dal castello
       *[other] una terrazza
    }, colonna { $column }, riga { $row } della pianta.
colditz-look-room = { $title }. Qui si trova: { $symbols }.
colditz-look-is = { $what ->
        [white] Una casella bianca dell’{ -area-dell-Appello }.
        [post] Una casella nera: qui si schierano le guardie.
        [lit] Illuminata da un riflettore: nessuno può fermarsi qui.
        [hideaway] Un nascondiglio: nessuna guardia entra, nessun Appello ci arriva.
        [key] Un varco che richiede una chiave.
        [pass] Un varco che richiede un { -lasciapassare }.
        [target] Una { -meta }: chi arriva qui con un { -Kit-di-fuga } ha preso il largo.
        [tunnel] Sotto corre un tunnel: nessuno può fermarsi qui sopra.
        [door] La porta delle celle.
        [car] Accanto { -all-auto-del-comando }.
       *[held] Qui non cammina nessuno: si vede solo chi è dentro.
    }
colditz-look-barrier = { $what ->
        [drop] Una calata fino { $to-to }: { $cards ->
            [one] una corda
           *[other] { $cards } corde
        }.
       *[wire] Attraverso il reticolato fino { $to-to }: un tronchese.
    }
colditz-look-who = Qui: { $who }.
colditz-look-near = A un passo: { $near }.
colditz-look-pawn = { $name } ({ $seat }): { $place }.{ $returning ->
        [yes] {" "}Sulla via del ritorno verso il cortile.
       *[no] {""}
    }{ $free ->
        [yes] {" "}In fuga.
       *[no] {""}
    }{ $quarry ->
        [none] {""}
       *[other] {" "}Insegue { $quarry }.
    }
colditz-shown-in = Si trova in: { $rooms }.

## For a player who types

colditz-choose-where = move { $man }: dove? Numero, stanza, colonna,riga, casella, verso LUOGO (Invio: indietro)
colditz-welcome =
    { -Ufficiali }: siate i primi con { $goal } evasioni, entro { $rounds } giri.
    { -Sicurezza-in-elenco }: non lasciar scappare nessuno.
    1. roll               lancia i dadi; { $totals } fruttano una carta
    2. move b1 kitchen    cammina, un punto a passo
    3. claim rope b1 b2   { -Equipaggiamento }, con due uomini nelle stanze che lo
                          mostrano: corde per le finestre, tronchesi per il
                          reticolato, chiavi e { -lasciapassare } per i varchi
    4. claim-kit          { -travestimento }, bussola, { -viveri }, { -documenti }
    5. end                e poi fuori, a una { -meta } da T1 a T7

    I numeri sotto la pianta fanno lo stesso, passo per passo. Inoltre: help,
    reach b1 (dove può andare?), hand, look LUOGO, view LUOGO, whole,
    why AZIONE, offers, log, rules 38, undo, save FILE, quit.
colditz-welcome-security =
    Sei { -la-Sicurezza }: nessuno deve evadere. Un { -ufficiale } vince con { $goal } evasioni
    entro { $rounds } giri{ $wins ->
        [yes] ; se non ci riesce nessuno, hai vinto tu
       *[no] {""}
    }.
    1. usual             dispone le guardie abituali; place e take-back le
                         cambiano, confirm comincia la partita
    2. roll              lancia i dadi; { $totals } fruttano una carta
    3. g1 verso b1       le guardie camminano, un punto a passo; post ne porta
                         una { -dalla-caserma } a una casella nera
    4. arrest g1 b1      chi è fuori dal cortile e, con { -Equipaggiamento } o come
                         vuole l’edizione, chi è dentro. Nelle stanze nessuna
                         guardia arresta: per quelle ci sono le { -Perquisizioni }
    5. hand, play        le tue carte: { -Perquisizione }, Appello e altre
    6. end               e sorveglia corde, reticolato e varchi

    I numeri sotto la pianta fanno lo stesso, passo per passo. Dubbi? hint.
    Inoltre: help, reach g1, look LUOGO, view LUOGO, whole, why AZIONE, log,
    rules 34, undo, save FILE, quit.
colditz-welcome-phases = Il turno ha fasi: baratto di carte { -Opportunita }, poi di { -Equipaggiamento } (pass le chiude), lancio, poi passi, prelievi e carte.
colditz-welcome-between = Dopo un doppio i punti si spendono prima del lancio seguente; end passa a quello.
colditz-welcome-days = Ci sono giorni e notti; l’intestazione dice quale dei due e per quanto ancora.
colditz-welcome-attempts = Chi vuole lasciare il cortile lo dice prima del lancio: attempt b1 p1.
colditz-welcome-meetings = Gli { -ufficiali } possono riunirsi senza { -la-Sicurezza }: asides, poi meet.
colditz-welcome-markers = Corde e reticolati tagliati restano segnati finché non arriva una guardia: remove-marker g3.
colditz-welcome-glider = Nella torre nord c’è un aliante: tower b1, poi launch.
colditz-welcome-two-teams = Un solo { -ufficiale } comanda le due squadre, ognuna con il suo turno e le sue carte.
