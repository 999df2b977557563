### Section X in italiano.
###
### Il turno è di un giocatore: pescare, azione sulle tessere, prigionieri o porta. Il giro dura fino al
### crollo delle gallerie. Le due parole qui non vogliono mai dire altro; le tessere si ruotano.

## Nomi

# The game that is played at once from the lobby, and its picture there.
sectionx-quick = Gioca con il Blu contro un bot: scava gallerie per lasciare l’isola prigione. Puoi cambiare tutto in seguito.
    .picture = L’isola prigione in mezzo al mare, con le prime gallerie e i prigionieri dentro
sectionx-seat = { $seat ->
        [B] Blu
        [R] Rosso
        [V] Viola
        [Y] Giallo
       *[other] { $seat }
    }
sectionx-colour = { $colour ->
        [B] Blu
        [R] Rosso
        [V] Viola
        [Y] Giallo
       *[other] { $colour }
    }
sectionx-pair = { $seat } { $number }
sectionx-side = { $side ->
        [E] est
        [SE] sud-est
        [SW] sud-ovest
        [W] ovest
        [NW] nord-ovest
        [NE] nord-est
       *[other] { $side }
    }
sectionx-type = { $type ->
        [S] rettilineo
        [W] curva larga
        [B] curva stretta
        [Y] stella a tre vie
        [FL] bivio a sinistra
        [FR] bivio a destra
        [X] incrocio a quattro vie
        [SS] due rettilinei
        [SB] rettilineo e curva stretta
        [WW] due curve larghe
        [BB] due curve strette
        [BBB] tre curve strette
        [SBB] rettilineo e due curve strette
        [SSS] tre rettilinei
        [H1] rifugio a fondo cieco
        [HS] rifugio su rettilineo
        [HW] rifugio su curva larga
       *[other] { $type }
    }
# Che cosa c’è da decidere.
sectionx-decision = { $kind ->
        [choose-fight] quali porte restano.
        [choose-key-door] quale porta mettere da parte per il passe-partout.
       *[choose-key-return] dove rimettere la porta.
    }
# Uno dei tratti di una tessera che ne ha più d’uno.
sectionx-section = { $cell } (tratto { $number })
sectionx-at-side = { $spot }, lato { sectionx-side }
# Dove va un prigioniero: in un tratto, in cella o in una zona verde.
# Men are named like cells: the word tells B1 the man from B1 the cell.
sectionx-man = il prigioniero { $man }
sectionx-to = { $to ->
        [home] la cella
        [zone] la zona verde { $zone }
       *[other] { $to }
    }

## Che cosa si chiede

sectionx-prompt-draw = { sectionx-colour }, pesca una tessera: scegli una pila.
sectionx-prompt-phase-2 = { sectionx-colour }, { $draw ->
        [yes] prima puoi pescare una tessera. Poi posa
       *[no] posa
    }, scambia, sposta o ruota una tessera. Puoi anche non toccarne nessuna e passare subito ai prigionieri o a una porta, o chiudere il turno.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-phase-3 = { sectionx-colour }, { $door ->
        [yes] hai già messo o spostato una porta. Chiudi il turno.
       *[no] { $steps ->
            [0] i passi sono finiti. Chiudi il turno.
            [5] { $walked ->
                [yes] hai ancora tutti e cinque i passi. Continua a camminare, o chiudi il turno.
               *[no] fai camminare i prigionieri, cinque passi in tutto e due a testa, oppure metti o sposta una porta. O chiudi il turno.
            }
            [one] ti resta un passo. Fallo, o chiudi il turno.
           *[other] ti restano { $steps } passi. Continua a camminare, o chiudi il turno.
        }
    }{ sectionx-last }{ sectionx-stall }
sectionx-prompt-free-order = { sectionx-colour }, nell’ordine che vuoi: { $tile ->
        [yes] un’azione sulle tessere
       *[no] nessun’altra azione sulle tessere
    }; { $door ->
        [yes] niente passi, perché hai messo o spostato una porta
       *[no] { $steps ->
            [0] nessun altro passo
            [5] cinque passi in tutto e due a testa, oppure una porta
            [one] ancora un passo
           *[other] ancora { $steps } passi
        }
    }. Poi chiudi il turno.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-choose-fight = { $colours } si contendono la galleria in { $spot } e sono ugualmente forti. Di chi restano le porte?
sectionx-prompt-choose-key-door = Hai ottenuto un passe-partout e in cambio devi mettere da parte una porta. Quale?
sectionx-prompt-choose-key-return = Hai perso il passe-partout e riprendi la tua porta. Dove la metti?
sectionx-last = { $last ->
        [yes] {" "}L’ultima tessera è pescata: dopo questo turno le gallerie crollano.
       *[no] {""}
    }
sectionx-stall = { $stall ->
        [0] {""}
        [one] {" "}Da molto non succede nulla: se continua così, alla fine di questo turno le gallerie crollano.
       *[other] {" "}Da molto non succede nulla: altri { $stall } turni così, compreso questo, e le gallerie crollano.
    }

## Ciò che si può fare, come lo si chiede sul tabellone

sectionx-do = { $verb ->
        [draw] { $pile ->
            [none] Pesca una tessera
           *[other] Pesca dalla pila { $pile }
        }
        [place] { $type ->
            [none] Posa una tessera
           *[other] { $cell ->
                [none] Posa: { sectionx-type }
               *[other] Posa su { $cell }: { sectionx-type }
            }
        }
        [swap] { $cell ->
            [none] Scambia due tessere
           *[other] { $other ->
                [none] Scambia la tessera su { $cell }
               *[other] Scambia le tessere su { $cell } e { $other }
            }
        }
        [move] { $cell ->
            [none] Sposta una tessera
           *[other] { $other ->
                [none] Sposta la tessera su { $cell }
               *[other] Sposta la tessera da { $cell } a { $other }
            }
        }
        [rotate] { $cell ->
            [none] Ruota una tessera
           *[other] Ruota la tessera su { $cell }
        }
        [skip] Nessuna tessera in questo turno
        [step] { $man ->
            [none] Cammina
           *[other] { $to ->
                [none] { sectionx-man } cammina
                [home] { sectionx-man } torna in cella
                [zone] { sectionx-man } entra nella zona verde { $zone }
               *[other] { sectionx-man } va a { $to }
            }
        }
        [door] { $spot ->
            [none] Metti una porta
           *[other] Metti una porta su { $spot }, lato { sectionx-side }
        }
        [door-move] { $spot ->
            [none] Sposta una porta
           *[other] Sposta la porta su { $spot }, lato { sectionx-side }
        }
        [end] Fine turno
        [choose-fight] Restano le porte di { sectionx-colour }
        [choose-key-door] { $spot ->
            [none] Metti da parte una porta
            [supply] Metti da parte la porta nella riserva
           *[other] Metti da parte la porta su { $spot }
        }
       *[choose-key-return] { $spot ->
            [none] Rimetti la porta
           *[other] Rimetti la porta su { $spot }, lato { sectionx-side }
        }
    }

## Che cosa è successo

sectionx-event-round-begun = { $final ->
        [yes] È cominciato il giro { $round }, il giro finale.
       *[no] È cominciato il giro { $round }.
    }
sectionx-event-turn-begun = È cominciato il turno di { sectionx-colour }.
sectionx-event-shuffled = Le tessere sono state mescolate e divise in pile da { $piles }.
sectionx-event-drawn = { $tile ->
        [none] { sectionx-colour } ha pescato una tessera dalla pila { $pile }.
       *[other] { sectionx-colour } ha pescato una tessera ({ sectionx-type }) dalla pila { $pile }.
    }
sectionx-event-last-tile = { sectionx-colour } ha pescato l’ultima tessera: dopo questo turno le gallerie crollano.
sectionx-event-placed = { sectionx-colour } ha posato una tessera ({ sectionx-type }) su { $cell }.
sectionx-event-moved = { sectionx-colour } ha spostato la tessera da { $cell } a { $to }.
sectionx-event-rotated = { sectionx-colour } ha ruotato la tessera su { $cell }.
sectionx-event-swapped = { sectionx-colour } ha scambiato le tessere su { $one } e { $other }.
sectionx-event-skipped = { sectionx-colour } ha rinunciato all’azione sulle tessere.
# Una camminata intera, di quanti passi sia.
sectionx-walked = { $start ->
        [none] { sectionx-man } è andato fino a { $to }
       *[other] { sectionx-man } è andato da { $start } a { $to }
    }: { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.
sectionx-event-stepped = { $to ->
        [home] { sectionx-man } è tornato in cella{ sectionx-via }.
        [zone] { sectionx-man } è evaso nella zona verde { $zone }{ sectionx-via }.
       *[other] { sectionx-man } ha fatto un passo fino a { $to }{ sectionx-via }.
    }
sectionx-via = { $via ->
        [none] {""}
       *[other] , passando oltre { $via }
    }
sectionx-event-zone-claimed = La zona verde { $zone } ora è di { sectionx-colour } per tutta la partita.
sectionx-event-door-placed = { sectionx-colour } ha messo una porta su { $spot }, lato { sectionx-side }.
sectionx-event-door-moved = { sectionx-colour } ha spostato la porta da { $old } a { $spot }, lato { sectionx-side }.
sectionx-event-door-returned = La porta di { sectionx-colour } su { $spot } è tornata nella riserva.
sectionx-event-fight = In { $spot } si sono incontrate gallerie di giocatori diversi. Tessere prima dell’incontro: { $lengths }. { $keep-count ->
        [one] La galleria resta a { $keep }.
       *[other] { $keep } erano ugualmente forti.
    }
sectionx-event-decision = { $question ->
        [choose-fight] { sectionx-colour } ha dovuto decidere di chi restano le porte.
        [choose-key-door] { sectionx-colour } ha dovuto decidere quale porta mettere da parte per il passe-partout.
       *[choose-key-return] { sectionx-colour } ha dovuto decidere dove mettere la porta ripresa.
    }
sectionx-event-decided = { $question ->
        [choose-fight] { sectionx-colour } ha deciso: restano le porte di { sectionx-answer }.
        [choose-key-door] { $answer ->
            [supply] { sectionx-colour } ha messo da parte una porta della riserva.
           *[other] { sectionx-colour } ha messo da parte la porta su { $answer }.
        }
       *[choose-key-return] { sectionx-colour } ha rimesso sul tabellone la porta ripresa.
    }
sectionx-answer = { $answer ->
        [B] Blu
        [R] Rosso
        [V] Viola
        [Y] Giallo
       *[other] { $answer }
    }
sectionx-event-key-gained = { sectionx-colour } ha ottenuto un passe-partout.
sectionx-event-door-aside = Per il passe-partout { sectionx-colour } ha messo da parte la porta { $spot ->
        [supply] nella riserva
       *[other] su { $spot }
    }.
sectionx-event-key-lost = { sectionx-colour } ha perso il passe-partout; la porta messa da parte è tornata.
sectionx-event-threshold = { sectionx-colour } aveva { $escapes } prigionieri nelle zone verdi: la fuga è stata scoperta.
sectionx-event-collapsed = { $cause ->
        [escape] Le gallerie sono state fatte saltare.
        [tiles] Le tessere sono finite e le gallerie sono crollate.
       *[stall] Da troppo tempo non succedeva nulla e le gallerie sono crollate.
    } Sepolti: { $buried ->
        [none] nessuno
       *[other] { $buried }
    }. Liberi: { $freed ->
        [none] nessuno
       *[other] { $freed }
    }. Rifugi rimasti: { $kept ->
        [none] nessuno
       *[other] { $kept }
    }.
sectionx-event-game-over = La partita è finita. { $end ->
        [GOAL] { sectionx-outcome-GOAL }
        [NONE_CAN] { sectionx-outcome-NONE_CAN }
        [FINAL] { sectionx-outcome-FINAL }
       *[STALL] { sectionx-outcome-STALL }
    }

## Com’è finita

sectionx-winners = { $winners-count ->
        [one] Ha vinto { $winners }
       *[other] Vittoria condivisa di { $winners }
    }
sectionx-outcome-GOAL = { sectionx-winners }: erano evasi prigionieri a sufficienza.
sectionx-outcome-NONE_CAN = { sectionx-winners }: nessuno aveva più abbastanza prigionieri vivi per arrivare all’obiettivo.
sectionx-outcome-FINAL = { sectionx-winners }: finito il giro finale, si sono contati i superstiti.
sectionx-outcome-STALL = { sectionx-winners }: in due giri di fila nessuno è stato liberato e nessuno sepolto, e la partita è stata fermata.
sectionx-column-escaped = { $number ->
        [one] 1 evaso
       *[other] { $number } evasi
    }
sectionx-column-free = { $number ->
        [one] 1 libero
       *[other] { $number } liberi
    }
sectionx-column-hidden = { $number } nei rifugi
sectionx-column-alive = { $number ->
        [one] 1 vivo
       *[other] { $number } vivi
    }

## Perché il giocatore semplice gioca così

sectionx-reason-only = Non c’è altro da fare.
sectionx-reason-own-doors = Le tue porte ti servono più di quelle degli altri.
sectionx-reason-spare-door = La porta che hai in riserva è quella che ti manca meno.
sectionx-reason-either = L’una vale l’altra.
sectionx-reason-draw = La pila { $pile } è la più alta, e così le pile durano di più.
sectionx-reason-draw-hideout = In cima alla pila { $pile } c’è un rifugio, e i rifugi salvano.
sectionx-reason-dig = In { $cell } manca il prossimo pezzo della tua via più corta verso una zona verde.
sectionx-reason-dig-rotate = Ruotata, la tessera in { $cell } porta verso una zona verde.
sectionx-reason-dig-move = La tessera in { $cell } lì non serve, ma chiude il vuoto in { $to }.
sectionx-reason-dig-swap = La tessera in { $cell } porta avanti dove quella in { $to } non porta.
sectionx-reason-clear-stock = Nessuna delle tue tessere serve, e con tre in mano non puoi pescarne di migliori.
sectionx-reason-bar = { sectionx-colour } potrebbe chiudere il giro camminando, e { $cell } è sulla sua via.
sectionx-reason-door-bar = { sectionx-colour } potrebbe chiudere il giro camminando, e una porta in { $spot } gli sbarra la via.
sectionx-reason-door-claim = Camminare ora non giova a nessuno, e una porta in { $spot } rende tua la galleria.
sectionx-reason-win = Con questa evasione { sectionx-man } ti fa vincere la partita.
sectionx-reason-escape = { sectionx-man } raggiunge la zona verde { $zone }.
sectionx-reason-end-round = { sectionx-man } chiude il giro nella zona verde { $zone }, ora che ti conviene.
sectionx-reason-nearer = { $to ->
        [home] Dalla cella { sectionx-man } è più vicino al verde.
       *[other] In { $to } { sectionx-man } è più vicino al verde.
    }
sectionx-reason-hide-own = { sectionx-man } resterebbe sepolto quando chiuderai tu il giro, e stai per farlo.
sectionx-reason-hide-crowd = Nelle gallerie ci sono più uomini di quanti questo giro possa liberare, e { sectionx-man } resterebbe solo sepolto.
sectionx-reason-hide-rival = { sectionx-colour } può chiudere il giro prima del tuo prossimo turno, e { sectionx-man } resterebbe sepolto.
sectionx-reason-hide-tiles = Le tessere stanno finendo, e { sectionx-man } resterebbe sepolto.
sectionx-reason-hide-stall = Le gallerie stanno per crollare perché non succede nulla, e { sectionx-man } resterebbe sepolto.
sectionx-reason-stall = Un passo del prigioniero { $man } evita che le gallerie crollino perché non succede nulla.
sectionx-reason-end = Nient’altro migliorerebbe le cose.
sectionx-reason-draw-useful = La tessera in cima alla pila { $pile } è quella che più serve alla tua via.
sectionx-reason-shelter = Un rifugio in { $cell } tiene in vita gli uomini quando le gallerie crollano.
sectionx-reason-hinder = { sectionx-colour } vuole passare per { $cell }, e ora la via è più lunga.
sectionx-reason-door-hinder = { sectionx-colour } vuole passare per { $spot }, e una porta lì gli allunga la via.
sectionx-reason-door-own = Una porta in { $spot } rende tua la galleria, e nessun altro può toccarne le tessere.
sectionx-reason-block = In { $to } { sectionx-man } sbarra il passo, e { sectionx-colour } non va avanti.
sectionx-reason-safer = { $to ->
        [home] In cella { sectionx-man } è più al sicuro.
       *[other] In { $to } { sectionx-man } è più al sicuro.
    }
sectionx-reason-place = { $to ->
        [home] In cella { sectionx-man } è più utile.
       *[other] In { $to } { sectionx-man } è più utile.
    }
sectionx-reason-slip = A prima vista sembrava abbastanza buono.

## Perché no

sectionx-refusal-GAME_OVER = La partita è finita e non c’è altro da fare. Cominciane un’altra.
sectionx-refusal-BAD_ACTION = { $text ->
        [none] Non hai scritto nessuna azione.
       *[other] «{ $text }» non è un’azione che si possa fare qui.
    } Scrivi: { $form }. Caselle, pedine e tratti devono esistere; per una tessera con più tratti serve il numero, come in E7#2.
sectionx-refusal-DECISION_PENDING = Prima { sectionx-colour } deve prendere una decisione: { sectionx-decision } Tutto il resto aspetta.
sectionx-refusal-NOT_YOUR_TURN = È il turno di { sectionx-colour }. Aspetta il tuo.
sectionx-refusal-ROUND_OVER = Il tuo ultimo passo ha chiuso il giro, e con il giro il tuo turno; i passi non usati sono persi. È il turno di { sectionx-colour }.
sectionx-refusal-WRONG_PHASE = { $clause ->
        [draw] Si pesca all’inizio del turno e una volta sola, e tu l’hai già fatto o saltato. Passa a una tessera, ai prigionieri o a una porta, oppure chiudi il turno.
        [expert] Nella variante per esperti non ci sono fasi da saltare. Se l’azione sulle tessere non ti serve, lasciala stare.
        [decisions] Ora nessuno lo chiede. Una risposta così si dà solo quando la domanda è aperta.
       *[turn] { $verb ->
            [skip] In questo turno non c’è più un’azione sulle tessere da saltare. Passa ai prigionieri o a una porta, oppure chiudi il turno.
           *[tile] Le tessere si toccano nella fase 2, e la tua fase 3 è già cominciata. Portala avanti o chiudi il turno; la tessera aspetterà il prossimo.
        }
    }
sectionx-refusal-TILE_ACTION_USED = L’azione sulle tessere è una per turno, e l’hai già fatta. Passa ai prigionieri o a una porta, oppure chiudi il turno.
sectionx-refusal-DRAW_REQUIRED = Prima pesca una tessera: ne hai in mano meno di tre e c’è ancora una pila da cui pescare.
sectionx-refusal-DRAW_STOCK_FULL = Hai già { $limit } tessere in mano, e di più non se ne possono tenere. Vai avanti senza pescare.
sectionx-refusal-DRAW_PILE_EMPTY = La pila { $pile } è vuota. Pesca da un’altra.
sectionx-refusal-TILE_NOT_IN_STOCK = Non hai in mano questa tessera ({ sectionx-type }). Posane una delle tue.
sectionx-refusal-CELL_NOT_SEA = { $cell } non è mare. Le tessere stanno solo sul mare, mai sull’isola o su una zona verde.
sectionx-refusal-CELL_OCCUPIED = Su { $cell } c’è già una tessera. Scegli una casella di mare vuota.
sectionx-refusal-CELL_EMPTY = { $clause ->
        [door-action] Su { $cell } non c’è nessuna tessera, quindi nemmeno posto per una porta. Indica un tratto di una tessera sul tabellone.
       *[handling] Su { $cell } non c’è nessuna tessera. Indica una casella che ne abbia una.
    }
sectionx-refusal-EDGE_MISMATCH = Messa così, la tessera ({ sectionx-type }) non va bene su { $cell }: { $beyond ->
        [none] il lato { sectionx-side } si aprirebbe sul bordo del tabellone. Ruotala in modo che nessuna apertura dia sul bordo, o prova un’altra casella.
       *[other] il lato { sectionx-side } non combacia con { $beyond }. Aperto deve incontrare aperto, e chiuso chiuso; prova un’altra rotazione o un’altra casella.
    }
sectionx-refusal-NOT_CONNECTED = Messa così, la tessera ({ sectionx-type }) su { $cell } non si collega a nulla. Almeno un suo lato aperto deve incontrare un lato aperto, l’isola, una zona verde o il bordo del tabellone.
sectionx-refusal-FOREIGN_TUNNEL = La tessera su { $cell } fa parte della galleria di un altro. Manovra tessere delle tue gallerie, o di gallerie di nessuno.
sectionx-refusal-DOOR_ANCHORED = Sulla tessera in { $cell } c’è una porta, che la tiene ferma. Sposta prima la porta, o manovra un’altra tessera.
sectionx-refusal-TILE_OCCUPIED = { $clause ->
        [rotate] Sulla tessera in { $cell } c’è qualcuno, quindi non si può ruotare, nemmeno se è un tuo rifugio. Ruota una tessera senza prigionieri; un tuo rifugio puoi invece scambiarlo o spostarlo.
       *[handling] Sulla tessera in { $cell } c’è qualcuno. Manovra una tessera senza prigionieri, o un rifugio in cui siano tutti tuoi.
    }
sectionx-refusal-MIXED_HIDEOUT = Il rifugio su { $cell } lo dividi con un altro giocatore, perciò resta dov’è. Un rifugio si porta via solo se i prigionieri che ci stanno sono tutti tuoi.
sectionx-refusal-DISTANCE_RULE = Il rifugio su { $cell } è occupato e si avvicinerebbe al verde: da { $old } caselle di distanza a { $new }, su { $to }. Portalo su una casella distante almeno { $old }.
sectionx-refusal-NO_CHANGE = Così resterebbe tutto com’è. Fai qualcosa che cambi le cose, o lascia stare.
sectionx-refusal-PHASE3_USED = In un turno o cammini o metti mano a una porta, e tu hai già cominciato con una delle due cose. Continua con quella finché si può, o chiudi il turno.
sectionx-refusal-PRISONER_NOT_MOVABLE = { sectionx-man } non può camminare. Scegli un tuo prigioniero che sia in cella o in galleria; chi è in una zona verde, libero o sepolto resta dov’è.
sectionx-refusal-STEP_LIMIT_TOTAL = Sarebbero più dei { $limit } passi che hai in un turno. Chiudi il turno, o trova una strada più corta.
sectionx-refusal-STEP_LIMIT_PRISONER = Sarebbero più dei { $limit } passi che { sectionx-man } ha in un turno. Fai camminare un altro prigioniero, o chiudi il turno.
sectionx-refusal-NO_CONNECTION = { $to ->
        [home] { sectionx-man } non può tornare in cella
        [zone] { sectionx-man } non può entrare nella zona verde { $zone }
       *[other] { sectionx-man } non può arrivare a { $to }
    } con un passo: nessun confine aperto porta lì. Vai in un tratto collegato a questo, in cella da un imbocco, o nel verde da un’uscita.
sectionx-refusal-DOOR_BLOCKED = La porta di un altro giocatore sbarra al prigioniero { $man } la strada verso { sectionx-to }. Prendine un’altra, o procurati un passe-partout.
sectionx-refusal-SECTION_FULL = { $to } è pieno e { sectionx-man } non ci sta. Un tratto tiene un prigioniero e un rifugio due; aspetta che si liberi un posto, o vai altrove.
sectionx-refusal-ZONE_FOREIGN = La zona verde { $zone } è di { sectionx-colour } per tutta la partita. Entra in una tua o in una di nessuno.
sectionx-refusal-ZONE_RESERVED = La zona verde { $zone } va lasciata: { $unowned ->
        [one] c’è una zona sola
       *[other] ci sono { $unowned } zone
    } senza proprietario e { $waiting ->
        [one] un altro giocatore non ne ha ancora una
       *[other] altri { $waiting } giocatori non ne hanno ancora una
    }. Usa una zona che è già tua.
sectionx-refusal-DOOR_NONE_AVAILABLE = Non hai porte nella riserva. Spostane una di quelle sul tabellone.
sectionx-refusal-DOOR_NOT_YOURS = Su { $spot } non c’è nessuna tua porta. Indica il tratto di una delle tue.
sectionx-refusal-DOOR_HIDEOUT = { $spot } è un rifugio, e nei rifugi non si mettono porte. Scegli su un’altra tessera un tratto con due lati aperti.
sectionx-refusal-DOOR_JUNCTION = Su { $spot } la galleria si divide, e a una diramazione non può stare una porta. Scegli un tratto con due lati aperti.
sectionx-refusal-DOOR_NO_OPENING = { $spot } non ha aperture sul lato { sectionx-side }. Una porta sta su un lato aperto del suo tratto.
sectionx-refusal-DOOR_FOREIGN_TUNNEL = { $spot } fa parte della galleria di { sectionx-colour }. Metti le porte in gallerie tue o di nessuno.
sectionx-refusal-DOOR_SECTION_TAKEN = Su { $spot } c’è già una porta, e un tratto ne ammette una sola. Scegli un altro tratto.

## Il regolamento: preparazione

sectionx-clause-set-up =
    Il tabellone è un esagono di caselle esagonali, in undici file: sei caselle in alto e in basso, fino a undici nel mezzo. Le sette caselle al centro sono l’isola della prigione, con un blocco di celle per ogni colore. I sei angoli sono le zone verdi: le sole vie d’uscita. Le altre 78 caselle sono mare, e le tessere delle gallerie stanno lì e da nessun’altra parte. Chi ha scritto queste regole non aveva sottomano tabellone e tessere originali: la forma, la misura del mare e l’assortimento delle tessere sono una ricostruzione.

    Una tessera ha sei lati e porta uno, due o tre tratti di galleria separati. Un tratto unisce certi lati della tessera: quelli sono aperti, tutti gli altri chiusi. Un tratto che unisce tre o più lati è una diramazione. Dieci tessere sono rifugi; una tessera rifugio ha un solo tratto. Le tessere si possono ruotare ma non capovolgere. Sono 54:

    - un tratto: 8 rettilinei, 8 curve larghe, 4 curve strette;
    - un tratto con diramazione: 4 stelle a tre vie, 3 bivi a sinistra, 3 bivi a destra, 2 incroci a quattro vie;
    - due tratti: 2 con due rettilinei, 2 con un rettilineo e una curva stretta, 2 con due curve larghe, 2 con due curve strette;
    - tre tratti: 2 con un rettilineo e due curve strette, 1 con tre curve strette, 1 con tre rettilinei;
    - rifugi: 4 a fondo cieco, 3 su rettilineo, 3 su curva larga.

    Si gioca da due a quattro. Ognuno prende un colore (Blu, Rosso, Viola o Giallo) con otto prigionieri, che partono in cella nel loro blocco, e due porte, che partono davanti al giocatore: quella è la riserva. I blocchi degli altri colori restano vuoti. Mescolate le tessere e dividetele, coperte, in tre pile da 18. Mettete i quattro passe-partout accanto al tabellone. Nessuno ha ancora tessere in mano, e nessuna zona verde ha un proprietario.

    Chi comincia si tira a sorte. Da lì si procede in senso orario.
    .title = La preparazione

sectionx-clause-aim =
    Portate via dall’isola cinque dei vostri otto prigionieri prima degli altri. I prigionieri strisciano per le gallerie dall’isola a una zona verde e sono liberi quando le gallerie alle loro spalle sono crollate. Chi in quel momento è ancora in galleria resta sepolto ed è perso. Nella variante per esperti servono sette prigionieri.
    .title = Lo scopo

## Il regolamento: il turno

sectionx-clause-turn =
    Due parole contano. Il turno è ciò che fa un giocatore prima che tocchi al successivo. Il giro è fatto di molti turni: comincia con il mare vuoto, salvo i rifugi sopravvissuti al giro precedente, e finisce quando le gallerie crollano.

    Un turno ha tre fasi, in quest’ordine:

    - Fase 1: pescare una tessera.
    - Fase 2: un’azione sulle tessere. Posarne una, scambiarne due, spostarne una o ruotarne una.
    - Fase 3: far camminare i prigionieri, oppure mettere o spostare una porta.

    Le fasi 2 e 3 si possono tralasciare. Chi salta la fase 2, o comincia la 3 senza averla fatta, rinuncia per quel turno all’azione sulle tessere; una volta cominciata la fase 3, alle tessere non si torna più. Il turno finisce quando lo dite voi, anche se non resta più nulla da fare. Solo la fine del giro o della partita lo interrompe. Poi il giocatore seguente, in senso orario, comincia con la fase 1. Nella variante per esperti le fasi 2 e 3 si possono mescolare.
    .title = Il turno

sectionx-clause-draw =
    Se avete in mano meno di tre tessere e resta almeno una pila, dovete pescare: prendete la prima tessera di una pila a scelta. Con tre tessere in mano non si pesca. In mano non se ne tengono mai più di tre. Gli altri non le vedono, e non si può scartare nulla.

    Si pesca prima di ogni altra cosa nel turno, e una volta sola.
    .title = Fase 1: pescare

sectionx-clause-decisions =
    Certe azioni pongono una domanda: di chi restano le porte dopo una contesa alla pari, o quale porta si mette da parte per un passe-partout. Si risponde prima che succeda qualunque altra cosa; risponde il giocatore a cui è posta, con una delle risposte previste. Finché nessuna domanda è aperta, non c’è nulla a cui rispondere.
    .title = Decisioni aperte

## Il regolamento: le tessere

sectionx-clause-fit =
    Dovunque una tessera posata o manovrata venga a trovarsi accanto a un’altra, il confine comune deve combaciare: aperto da tutte e due le parti, o chiuso da tutte e due. Nessuna galleria può finire contro un muro, né la vostra né quella vicina. In uno scambio questo vale per entrambe le tessere, e anche fra loro.

    I lati senza una tessera al di là sono liberi. Verso il mare vuoto va bene tutto. Un lato aperto verso l’isola è un imbocco, da cui i prigionieri entrano; verso una zona verde è un’uscita; verso il bordo del tabellone è un vicolo cieco. Una tessera può anche non toccare nulla.
    .title = I confini devono combaciare

sectionx-clause-place =
    Prendete una tessera dalla mano e posatela su una qualsiasi casella di mare vuota, in una rotazione che combaci. Potete unirla alla galleria di un altro giocatore; da quel momento fa parte di quella galleria.
    .title = Posare una tessera

sectionx-clause-handling =
    Scambiare, spostare e ruotare riguardano le tessere sul tabellone. Non potete toccare una tessera se uno qualsiasi dei suoi tratti fa parte della galleria di un altro. Né potete toccare una tessera con dei prigionieri sopra, con un’eccezione: un rifugio in cui i prigionieri siano tutti vostri si può scambiare o spostare, con loro dentro, purché non si avvicini al verde.

    Una porta sulla tessera non è d’ostacolo. Mantiene il suo posto sulla tessera, e quindi viaggia e ruota con lei. Potete spezzare gallerie e lasciare prigionieri tagliati fuori.
    .title = Manovrare le tessere sul tabellone

sectionx-clause-swap =
    Scambiate di posto due tessere sul tabellone. Ciascuna, nel farlo, si può ruotare. Dovete poterle manovrare entrambe, ed entrambe devono combaciare dove vanno a finire. Porte e prigionieri seguono la loro tessera.
    .title = Scambiare due tessere

sectionx-clause-move =
    Prendete una tessera dal tabellone e posatela su una casella di mare vuota, ruotandola se volete. Dovete poterla manovrare, e deve combaciare nel posto nuovo, con quello vecchio ormai vuoto.
    .title = Spostare una tessera

sectionx-clause-rotate =
    Ruotate una tessera lì dov’è. Sopra non deve esserci nessuno; qui nemmeno il vostro rifugio fa eccezione.
    .title = Ruotare una tessera

sectionx-clause-no-change =
    Un’azione su tessere o porte deve cambiare qualcosa che si veda: il tipo di tessera in un punto, come è orientata, dove sta una porta, o quali colori sono dove. Ruotare di mezzo cerchio un rettilineo vuoto non cambia nulla; scambiare due rettilinei vuoti orientati allo stesso modo nemmeno.
    .title = Niente azioni a vuoto

sectionx-clause-distance =
    Un rifugio trasportato con dentro dei prigionieri non può avvicinarsi alla libertà. Contate le caselle in linea retta dalla vecchia casella alla più vicina delle sei zone verdi, di chiunque sia, e fate lo stesso dalla nuova: il secondo numero non deve essere più piccolo. Se uno scambio trasporta due rifugi occupati, la regola vale per entrambi, e quindi le due caselle devono essere ugualmente lontane. I rifugi vuoti vanno dove vogliono.
    .title = La regola della distanza

## Il regolamento: i prigionieri

sectionx-clause-phase-3 =
    Nella fase 3 si sceglie: o camminano i prigionieri, o si mette mano a una porta. Il primo passo esclude la porta, e la porta esclude tutti i passi.
    .title = Fase 3: prigionieri o porta

sectionx-clause-steps =
    Avete fino a cinque passi per turno, e nessun prigioniero ne fa più di due. L’ordine è libero: il passo di un prigioniero può cadere fra i due di un altro.

    Un passo attraversa un confine: dalla cella a un tratto con un imbocco sull’isola, in qualunque blocco stia il prigioniero; da un tratto a uno collegato; da un tratto con un imbocco di nuovo in cella; o da un tratto con un’uscita nella zona verde. Ognuno costa un passo. I prigionieri possono andare avanti e indietro. Camminano solo i vostri prigionieri, in cella o nei tratti.
    .title = Camminare

sectionx-clause-room =
    Un tratto tiene un prigioniero, un rifugio due, di qualunque colore. Una tessera con più tratti può tenerne uno in ciascuno. Nessuno entra in un tratto pieno, e nessuno lo attraversa.
    .title = Posto per i prigionieri

## Il regolamento: gallerie e porte

sectionx-clause-tunnels =
    Due tratti su caselle vicine sono collegati se al confine fra loro sono aperti entrambi. Tutto ciò che è collegato, direttamente o attraverso altri tratti, è una sola galleria. I tratti di una stessa tessera sono separati anche dove uno passa sotto l’altro. Né l’isola né una zona verde collegano gallerie, e una porta non le divide.

    Una galleria è del giocatore che vi ha una porta; senza porte non è di nessuno, chiunque ci sia dentro. La sua lunghezza è il numero di tessere che attraversa, ciascuna contata una volta.
    .title = Le gallerie e i loro proprietari

sectionx-clause-doors =
    Una porta sta in un tratto con esattamente due lati aperti, su uno dei due. Sbarra il confine di quel lato ai prigionieri di tutti gli altri, nei due sensi. Non sbarra altro: chi l’ha già superata, o è entrato da un altro imbocco, cammina liberamente nella galleria. In un tratto con due imbocchi si può entrare da quello senza porta. Un passe-partout apre ogni porta.
    .title = Che cosa fa una porta

sectionx-clause-door-action =
    Mettete sul tabellone una porta della vostra riserva, o spostate altrove una delle vostre già sul tabellone; una porta per turno. Da quel momento tutta la galleria è vostra.

    Il tratto deve avere due lati aperti: niente porte su diramazioni e rifugi. La galleria può essere già vostra o di nessuno, ma non di un altro, e il tratto non deve ancora avere porte. Chi c’è dentro non conta. Una porta non si può riprendere nella riserva a piacere.
    .title = Mettere e spostare porte

sectionx-clause-fight =
    Un’azione sulle tessere può unire gallerie di giocatori diversi. Allora se le contendono. Confrontate quante tessere aveva la galleria di ciascuno appena prima dell’azione; chi aveva porte in più d’una delle gallerie ora unite conta la più lunga. Vince la più lunga: le porte del suo proprietario restano, e tutte le altre nella galleria tornano nelle rispettive riserve.

    Se più giocatori hanno la lunghezza maggiore, chi ha compiuto l’azione dice quale di loro vince, che sia uno di loro o no. Se un’azione unisce gallerie in più punti, ogni contesa si risolve per conto suo, sempre con le lunghezze di prima; le scelte aperte si fanno nell’ordine di lettura del tabellone.
    .title = Le contese per una galleria

## Il regolamento: le zone verdi

sectionx-clause-zones =
    Il primo prigioniero che entra in una zona verde senza proprietario la prende per il suo giocatore, per il resto della partita. I prigionieri degli altri non possono più entrarci. Si possono avere più zone. Un prigioniero in una zona verde è evaso e non si muove più; il prossimo crollo lo rende libero. In una zona c’è posto per tutti.
    .title = Le zone verdi

sectionx-clause-zone-reserve =
    Deve restare una zona per ciascuno. Potete prenderne una solo se quelle ancora senza proprietario, senza contare questa, sono almeno tante quanti gli altri giocatori che non ne hanno ancora. Così una prima zona non è mai negata; una seconda può esserlo.
    .title = Una zona per ciascuno

## Il regolamento: i passe-partout

sectionx-clause-key =
    I prigionieri di chi ha un passe-partout attraversano qualunque porta. I passe-partout sono quattro, al massimo uno per giocatore. Resta a chi l’ha mentre i suoi prigionieri camminano, anche quando lasciano i rifugi. Se uno stesso passo fa ottenere un passe-partout e chiude il giro, prima si chiude il giro, e sarà il crollo a stabilire chi ne ha uno.
    .title = Il passe-partout

sectionx-clause-key-gain =
    Ottenete un passe-partout non appena tutti i vostri prigionieri che non sono né sepolti né liberi né in una zona verde stanno in rifugi, al massimo in due rifugi diversi, e ce n’è almeno uno. In cambio una vostra porta si mette da parte e resta fuori uso: una della riserva se ce n’è, altrimenti una del tabellone, a vostra scelta. La galleria in cui stava non è più vostra, a meno che non vi abbiate un’altra porta.
    .title = Ottenere un passe-partout

sectionx-clause-key-loss =
    Perdete il passe-partout quando un vostro prigioniero entra in una zona verde o torna in cella. La porta messa da parte torna nella riserva. Se dopo quel passo soddisfate ancora la condizione, lo riottenete subito, e di nuovo si mette da parte una porta.
    .title = Perdere un passe-partout

## Il regolamento: i giri

sectionx-clause-round-end =
    Un giro finisce in uno di due modi.

    - Fuga: un giocatore ha tre prigionieri nelle zone verdi, tutte le zone insieme (due prigionieri in una partita a due). Le guardie se ne accorgono, e il giro finisce all’istante, nel mezzo del turno. I passi rimasti sono persi.
    - Tessere: qualcuno ha pescato l’ultima tessera dell’ultima pila. Finisce il suo turno, poi finisce il giro.
    .title = La fine di un giro

sectionx-clause-collapse =
    Quando un giro finisce, le gallerie crollano. In quest’ordine:

    - Ogni prigioniero in un tratto che non è un rifugio resta sepolto ed è fuori gioco, di chiunque fosse il turno.
    - Ogni prigioniero in una zona verde è libero. Le zone mantengono i proprietari.
    - Tutte le porte tornano ai proprietari.
    - Tutte le tessere lasciano il tabellone, tranne i rifugi con dentro prigionieri, che restano come sono. A chi è in cella non succede nulla.
    - I passe-partout si assegnano da capo: chi soddisfa la condizione ne ha uno e una porta da parte, gli altri nessuno.
    - Si guarda se la partita è finita.
    - Si mescolano le tessere del tabellone con quel che resta delle pile e si fanno tre nuove pile, il più possibile uguali. Ognuno conserva le tessere che ha in mano.

    Poi il giro seguente comincia con il giocatore dopo quello di cui era il turno.
    .title = Il crollo

sectionx-clause-final-round =
    Dopo ogni crollo si guarda chi può ancora arrivare all’obiettivo: un giocatore può se i suoi prigionieri non sepolti bastano. Se non può nessuno, la partita è finita. Se alcuni possono e altri no, si gioca ancora un giro, il giro finale, e la partita finisce con quello, anche se a quel punto all’obiettivo non potesse più arrivare nessuno. Chi ci arriva nel giro finale vince come sempre.
    .title = Il giro finale

sectionx-clause-stall =
    Tre limiti fanno sì che ogni partita finisca. Le regole stampate non ne hanno.

    - Passano tre turni per ogni giocatore, uno dopo l’altro, senza che si peschi una tessera o si faccia un passo: il giro finisce come se le tessere fossero esaurite.
    - Passano venti turni per ogni giocatore, uno dopo l’altro, senza che si peschi una tessera o si entri in una zona verde: il giro finisce allo stesso modo.
    - Due giri, uno dopo l’altro, non liberano e non seppelliscono nessuno: la partita è finita.

    I primi due conteggi si guardano alla fine di un turno e ripartono a ogni giro. Posare, scambiare, spostare o ruotare una tessera non li interrompe, e nemmeno mettere una porta. Il crollo è come gli altri: chi è in una galleria e non in un rifugio resta sepolto.

    I conteggi sono sotto gli occhi di tutti. Si avverte quando altri due turni così chiuderebbero il giro; con più giocatori, quando lo chiuderebbero tanti turni quanti sono i giocatori, perché ciascuno lo sappia in un turno suo. Si avverte anche nel giro che sarebbe il secondo a non liberare e non seppellire nessuno.
    .title = Quando non succede nulla

## Il regolamento: la fine

sectionx-clause-game-end =
    La partita finisce

    - all’istante, quando un giocatore raggiunge l’obiettivo, cinque prigionieri liberi o nelle zone verdi (sette nella variante per esperti): quel giocatore vince;
    - dopo un crollo, quando nessuno ha più abbastanza prigionieri vivi per arrivare all’obiettivo;
    - quando è finito il giro finale;
    - quando due giri senza esito l’hanno fermata.

    Da lì in poi nessuna azione è più possibile.
    .title = La fine della partita

sectionx-clause-ranking =
    I posti si confrontano colonna per colonna; di più è meglio, e chi è pari in tutte le colonne divide il posto. Un prigioniero non sepolto è vivo, dovunque sia. Se la partita finisce nel mezzo di un giro, tutto conta così com’è, senza crollo.

    - Qualcuno ha raggiunto l’obiettivo: è primo, e gli altri seguono per prigionieri evasi (liberi o nelle zone verdi), poi nei rifugi, poi vivi.
    - Nessuno può più raggiungerlo: liberi, poi nei rifugi, poi vivi.
    - Dopo il giro finale: vivi, poi liberi, poi nei rifugi.
    - La partita è stata fermata perché non succedeva nulla: liberi, poi nei rifugi, poi vivi.
    .title = Vincitori e posti

## Il regolamento: le varianti

sectionx-clause-two-players =
    In due giocatori un giro finisce non appena uno dei due ha due prigionieri nelle zone verdi, invece di tre. Tutto il resto non cambia: tutte le tessere, sei zone verdi, cinque prigionieri da liberare.
    .title = Due giocatori

sectionx-clause-expert =
    Per chi conosce il gioco:

    - L’obiettivo è di sette prigionieri invece di cinque. Bastano due sepolti perché sia fuori portata.
    - Le pile sono scoperte: la prima tessera di ciascuna si vede prima di pescare. Poiché tutti hanno visto che cosa è stato pescato, anche le tessere in mano sono palesi.
    - Dopo aver pescato, l’azione sulle tessere e i passi si possono fare in qualunque ordine: qualche passo, l’azione, altri passi, per esempio. I limiti restano: un’azione sulle tessere, posare compreso, cinque passi, due a testa. Una porta sostituisce ancora tutti i passi; può venire prima o dopo l’azione sulle tessere. Non ci sono fasi da saltare.

    Il numero di evasioni che chiude un giro non cambia.
    .title = La variante per esperti

## Il regolamento: al tavolo

sectionx-clause-views =
    Tutti vedono il tabellone, i prigionieri, le porte e i passe-partout, di chi è ogni zona, e quante tessere ci sono in ogni pila e in ogni mano. Le tessere in mano le conosce solo chi le ha, le pile nessuno. Uno spettatore vede ciò che vedono tutti i giocatori. Nella variante per esperti le tessere in mano e la cima di ogni pila sono palesi.
    .title = Chi vede che cosa

sectionx-clause-notation =
    Ogni azione è elencata in un solo modo. Una tessera che in due rotazioni appare uguale, porte comprese, è elencata con il numero più piccolo; anche l’altro è capito.

    - draw 2: la prima tessera della pila 2
    - place S F8 0: una tessera di tipo S su F8 con rotazione 0; S-3 indica una tessera precisa
    - swap F9 C4 0 0: la tessera di F9 va su C4 con la prima rotazione, l’altra su F9 con la seconda
    - move H8 G8 1: la tessera di H8 su G8, rotazione 1
    - rotate F8 1: la tessera su F8 nella rotazione 1
    - skip: nessuna azione sulle tessere in questo turno
    - step B1 F8, step B1 home, step B1 zone:E: un passo del prigioniero B1
    - door F9@W: una porta della riserva su F9, lato ovest
    - door-move C4 I4@W: la porta di C4 su I4, lato ovest
    - choose-fight V: restano le porte di Viola
    - choose-key-door F9, choose-key-door supply: la porta messa da parte per il passe-partout
    - choose-key-return C4@W: dove va la porta ripresa, ai tavoli che la rimettono subito sul tabellone
    - end: il turno è finito

    Le file hanno le lettere da A a K, dall’alto; le caselle di una fila si contano da sinistra, a partire da 1. L’isola è E5 E6 F5 F6 F7 G5 G6. Le zone verdi sono NW (A1), NE (A6), E (F11), SE (K6), SW (K1) e W (F1). I prigionieri sono da B1 a B8, da R1 a R8, da V1 a V8 e da Y1 a Y8.

    Una casella ha i lati E, SE, SW, W, NW e NE: le lettere sono quelle inglesi, con W per l’ovest. Le rotazioni da 0 a 5 sono sesti di cerchio, in senso orario. E7#2 è il secondo tratto della tessera su E7; il numero serve solo dove la tessera ne ha più d’uno. Con rotazione 0 i tipi di tessera uniscono questi lati, con i tratti in quest’ordine:

    - S rettilineo E-W; W curva larga E-SW; B curva stretta E-SE
    - Y stella a tre vie E-SW-NW; FL bivio a sinistra E-W-NE; FR bivio a destra E-W-SE; X incrocio a quattro vie E-SE-W-NW
    - SS E-W e SE-NW; SB E-W e SE-SW; WW E-SW e W-NE; BB E-SE e W-NW
    - BBB E-SE, SW-W e NW-NE; SBB E-W, SE-SW e NW-NE; SSS E-W, SE-NW e SW-NE
    - H1 rifugio a fondo cieco E; HS rifugio su rettilineo E-W; HW rifugio su curva larga E-SW
    .title = Come si scrivono le azioni

## Opzioni: che cosa un tavolo può giocare diversamente, e che cosa vuol dire ogni valore

sectionx-option-colours = Quali colori giocano, nell’ordine in cui siedono.
    .any = I posti, in ordine: { $value }.
sectionx-option-variant = Il gioco per tutti, o quello per chi lo conosce già.
    .base = Il gioco base: cinque prigionieri da liberare, pile coperte, fasi in ordine fisso.
    .expert = La variante per esperti: sette prigionieri da liberare, pile scoperte, azione sulle tessere e passi in qualunque ordine.
sectionx-option-firstSeat = Di chi è il primo turno della partita.
    .lot = Si tira a sorte.
    .B = Comincia Blu.
    .R = Comincia Rosso.
    .V = Comincia Viola.
    .Y = Comincia Giallo.
sectionx-option-placement = Che cosa serve a una tessera per essere posata o portata da qualche parte.
    .matchAll = I confini devono combaciare con tutte le tessere vicine; può anche stare da sola.
    .connectOne = Almeno un suo lato aperto deve incontrare un lato aperto, l’isola, una zona verde o il bordo del tabellone. Gli altri confini possono anche non combaciare: un’apertura contro un lato chiuso è un muro.
    .matchAllConnectOne = Tutte e due le cose: i confini devono combaciare con tutte le tessere vicine, e almeno un lato aperto dev’essere collegato a qualcosa.
sectionx-option-stockAtRoundEnd = Che fine fanno le tessere in mano quando finisce un giro.
    .keep = Ognuno tiene le sue.
    .return = Si mescolano con le altre, e tutti cominciano il giro seguente senza tessere.
sectionx-option-edgeMatching = Se una tessera può chiudere un’apertura vicina.
    .strict = No: aperto deve incontrare aperto, e chiuso chiuso.
    .ownOpeningsOnly = Sì: solo le aperture della tessera posata o manovrata devono incontrare aperture.
sectionx-option-distanceMetric = Fino a quali zone verdi misura la regola della distanza.
    .nearestAny = Fino alla più vicina delle sei, di chiunque sia.
    .nearestUsable = Fino alla più vicina che sia del giocatore o di nessuno. Se non ce n’è, il rifugio può andare dovunque.
sectionx-option-tilesEnd = Quando la mancanza di tessere chiude un giro.
    .lastDrawn = Dopo il turno in cui si pesca l’ultima tessera.
    .allPlaced = Dopo un turno alla fine del quale non ci sono più tessere né nelle pile né in mano.
sectionx-option-goalCheck = Quando i prigionieri evasi contano per l’obiettivo.
    .immediate = Appena sono in una zona verde: si può vincere nel mezzo di un turno.
    .roundEnd = Solo dopo il crollo, quando sono liberi. Se più giocatori raggiungono l’obiettivo insieme, precede chi ha più prigionieri liberi, poi chi ne ha di più nei rifugi, poi chi ne ha di più vivi.
sectionx-option-noneCanRanking = Chi vince quando nessuno ha più abbastanza prigionieri vivi per l’obiettivo.
    .freedFirst = Chi ha più prigionieri liberi; poi decidono quelli nei rifugi e quelli vivi.
    .survivorsFirst = Chi ha più prigionieri vivi; poi decidono quelli liberi e quelli nei rifugi.
sectionx-option-finalRound = Se nel giro finale si può ancora raggiungere l’obiettivo.
    .goalFirst = Sì: chi lo raggiunge vince come sempre.
    .survivorsOnly = No: il giro finale si gioca fino in fondo, e decidono i superstiti.
sectionx-option-keyLoss = Quali evasioni costano il passe-partout. Tornare in cella lo costa sempre.
    .anyEscape = Ogni evasione in una zona verde.
    .allEscaped = Solo l’evasione dell’ultimo prigioniero che il giocatore aveva in gioco.
sectionx-option-keyDoor = Quale porta si mette da parte per un passe-partout.
    .supplyFirst = Una della riserva, se ce n’è; altrimenti il giocatore sceglie fra quelle sul tabellone.
    .ownerChooses = Il giocatore sceglie fra tutte, purché ce ne sia una sul tabellone.
sectionx-option-keyReturn = Dove va la porta ripresa quando si perde un passe-partout.
    .supply = Nella riserva.
    .placeNow = Subito sul tabellone, dovunque si possa mettere una porta; non vale come azione con la porta. Nella riserva se non c’è un posto, o se con lo stesso passo il passe-partout si riottiene o il giro finisce.
sectionx-option-doorGeometry = Che cosa sbarra una porta.
    .side = Il confine del lato su cui sta, nei due sensi.
    .section = L’ingresso nel suo tratto da qualunque parte; chi è dentro può uscire. Il lato non ha importanza.
sectionx-option-doorsOnHideouts = Se si possono mettere porte sui rifugi.
    .false = No.
    .true = Sì, su qualunque lato aperto, compreso l’unico di un rifugio a fondo cieco.
sectionx-option-doorTravels = Se si può manovrare una tessera con una porta sopra.
    .true = Sì, e la porta va con lei.
    .false = No: la porta tiene ferma la tessera.
sectionx-option-mixedHideout = Se si può portare via un rifugio diviso con un altro giocatore.
    .blocked = No: i prigionieri che ci stanno devono essere tutti del giocatore.
    .anyOwn = Sì, se almeno uno è del giocatore; gli altri vanno con lui.
sectionx-option-rotateOwnHideout = Se un rifugio con prigionieri si può ruotare lì dov’è.
    .false = No.
    .true = Sì, alle stesse condizioni che per spostarlo.
sectionx-option-passThrough = Se un prigioniero può attraversare un tratto pieno.
    .false = No.
    .true = Sì, dritto fino al posto al di là, con una sola azione che costa due passi: step B1 F8 F9.
sectionx-option-greenStepCost = Che cosa costa il passo in una zona verde.
    .n1 = Un passo, come ogni altro.
    .n0 = Nulla: non conta né per i cinque passi del turno né per i due del prigioniero.
sectionx-option-fightLength = Quanto è forte un giocatore che porta più gallerie in una contesa.
    .longest = Quanto la più lunga.
    .sum = Quanto tutte insieme.
sectionx-option-edgeOpenings = Se una galleria può aprirsi sul bordo del tabellone.
    .allowed = Sì; lì è un vicolo cieco.
    .forbidden = No: una tessera così non va bene.
sectionx-option-drawMandatory = Se chi può pescare deve pescare.
    .true = Sì, prima di ogni altra cosa.
    .false = No: alla prima altra azione del turno si rinuncia a pescare.
sectionx-option-zoneReserve = Se si lascia una zona verde per ogni giocatore.
    .on = Sì: nessuno può prendere una zona che serve ad altri come prima.
    .off = No: si può prendere qualunque zona senza proprietario, e qualcuno può restarne senza.
sectionx-option-openPiles = Quanto si vede delle pile nella variante per esperti. Si pesca comunque solo la prima tessera.
    .top = La prima tessera di ogni pila.
    .all = Tutte le tessere di tutte le pile, nel loro ordine. Vale solo con la variante per esperti.
sectionx-option-stallGuard = Se giri e partite in cui non succede nulla vengono fermati.
    .on = Sì.
    .off = No: una partita può anche non finire mai.

## What lies on the table, as a terminal and a page tell it

sectionx-header = { $final ->
        [yes] GIRO FINALE
       *[no] Giro
    } { $round }, { $who }. { $phase ->
        [draw] Fase 1: si pesca
        [tile] Fase 2: una tessera
        [walk] Fase 3: passi o porta
        [any] Tessera, passi, porta a piacere
       *[decision] Una decisione è aperta
    }. { $tile ->
        [open] Tessera da giocare
        [used] Tessera giocata
       *[gone] Niente tessera
    }, { $steps ->
        [one] resta 1 passo
       *[other] restano { $steps } passi
    }.{ $piles ->
        [none] {""}
       *[other] {" "}Pile: { $piles }.
    }
sectionx-header-over = Giro { $round } · la partita è finita
sectionx-warning-escape = { $who-count ->
        [one] A { $who } manca
       *[other] A ciascuno fra { $who } manca
    } una sola evasione al crollo!
sectionx-warning-tiles = L’ultima tessera è pescata: dopo questo turno le gallerie crollano!
sectionx-warning-stall = { $cause ->
        [idle] Da { $quiet } turni nessuno pesca e nessuno cammina
       *[fruitless] Da { $quiet } turni nessuno pesca e nessuno arriva al verde
    }: { $turns ->
        [one] se continua così, alla fine di questo turno le gallerie crollano!
       *[other] altri { $turns } turni così, compreso questo, e le gallerie crollano!
    }
sectionx-warning-barren = L’ultimo giro non ha liberato né sepolto nessuno: se anche questo finisce così, la partita è finita!
sectionx-danger = Se succedesse ora resterebbero sepolti: { $men }.
sectionx-no-danger = Ora non resterebbe sepolto nessuno.
sectionx-beside = ({ $mark } accanto all’isola, a una zona verde o a una tessera)
sectionx-fight = Messa così ({ $rotation }) porta a una contesa. { $sentence }
sectionx-at-home = in cella
sectionx-man-stands = ({ $spot }, { $steps ->
        [0] nessun passo
        [one] 1 passo
       *[other] { $steps } passi
    })
sectionx-pile = ({ $top ->
        [none] { $number }
       *[other] { $top } in cima, { $number }
    } { $number ->
        [one] tessera
       *[other] tessere
    })
sectionx-look = { $cell } è { $kind ->
        [sea] mare aperto.
        [island] parte dell’isola della prigione.
       *[zone] una zona verde.
    }
sectionx-look-section = { $spot }: { sectionx-type }, lati aperti: { $sides }. { $holder ->
        [none] Galleria di nessuno
       *[other] Galleria di { $holder }
    }, lunga { $length ->
        [one] 1 tessera
       *[other] { $length } tessere
    }; { $room ->
        [0] nessun posto
        [one] posto per 1
       *[other] posto per { $room }
    }.
sectionx-collapse = { $cause ->
        [escape] La fuga è scoperta. Le gallerie saltano in aria.
        [tiles] L’ultima tessera è pescata, il turno è finito. Le gallerie crollano.
       *[stall] Da troppo tempo non succede nulla. Le gallerie crollano (regola: { sectionx-clause-stall.title }).
    }
sectionx-collapse-buried = Sepolti:
sectionx-collapse-freed = Liberi per sempre:
sectionx-collapse-kept = Rifugi che reggono:
sectionx-next-round = Comincia il giro { $round }.{ $final ->
        [yes] {" "}È il giro finale: quando finisce, finisce anche la partita.
       *[no] {""}
    }
sectionx-heading-home = in cella
sectionx-heading-tunnels = gallerie
sectionx-heading-hidden = nei rifugi
sectionx-heading-green = nel verde
sectionx-heading-free = liberi
sectionx-heading-buried = sepolti
sectionx-heading-escaped = evasi
sectionx-heading-alive = vivi
sectionx-nobody-steps = Nessuno dei tuoi prigionieri può fare un passo: da dove sono nessun bordo aperto porta oltre. Posa una tessera o chiudi il turno.
