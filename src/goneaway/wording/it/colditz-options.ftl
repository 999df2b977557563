### Le opzioni delle regole di Escape from Colditz: che cosa decide ciascuna.
###
### Sotto ciascuna, una frase per ogni valore: parole col loro nome inglese, sì e no come .true e .false, numeri come
### .any (con { $value }) o, dove un numero ha un senso suo, .n0 e simili; insiemi come .any con i membri .m-MEMBRO,
### e .none se vuoti.

## Giocatori e preparazione

colditz-option-guards_by_player_count = Quante guardie comanda { -la-Sicurezza }, secondo il numero di persone al tavolo ({ -Sicurezza-compresa }).
    .any = In due, tre, quattro, cinque e sei giocatori { -la-Sicurezza } comanda { $value } guardie.
colditz-option-pows_by_player_count = Quanti { -prigionieri } mette in campo ogni squadra, secondo il numero di persone al tavolo ({ -Sicurezza-compresa }).
    .any = In due, tre, quattro, cinque e sei giocatori ogni squadra ha { $value } uomini.
colditz-option-teams_for_single_officer = Quante nazioni comanda l’unico { -ufficiale } di una partita a due.
    .n1 = In due giocatori l’unico { -ufficiale } comanda una nazione.
    .n2 = In due giocatori l’unico { -ufficiale } comanda due nazioni, ciascuna con il suo turno e la sua mano.
colditz-option-two_team_count_row = Quando un { -ufficiale } comanda due nazioni: se le tabelle di guardie e { -prigionieri } si leggono alla riga dei due o dei tre giocatori.
    .two_player = Con due nazioni sotto un solo { -ufficiale }, guardie e uomini sono quelli di due giocatori.
    .three_player = Con due nazioni sotto un solo { -ufficiale }, guardie e uomini sono quelli di tre giocatori.
colditz-option-nation_choice = Come si prendono le nazioni: liberamente, o con un lancio di dadi fra due { -ufficiali } che vogliono la stessa; vince il totale più alto, e in parità si rilancia.
    .free = Gli { -ufficiali } prendono le nazioni che vogliono.
    .dice_on_conflict = Tutti gli { -ufficiali } nominano una nazione; chi vuole la stessa lancia i dadi, la prende il totale più alto, e gli altri scelgono fra quelle che nessuno ha.
colditz-option-seat_order = Come gli { -ufficiali } prendono posto, con il primo a giocare alla sinistra { -della-Sicurezza }: come vogliono, prima chi lancia più basso (in parità si rilancia), o a sorte con i dadi.
    .free = Gli { -ufficiali } si siedono dove vogliono.
    .lowest_roll_first = Gli { -ufficiali } lanciano due dadi per il posto; il totale più basso gioca per primo.
    .dice_random = I posti si sorteggiano con i dadi.
colditz-option-appel_row_assignment = Chi si mette dove all’Appello iniziale: in una fila libera qualsiasi, in file assegnate in ordine di posto nel verso stampato a partire { -dalle-celle-interne }, o in file assegnate in ordine di posto dal capo scelto dal primo.
    .free_rows = Ogni { -ufficiale } schiera i suoi in una fila libera qualsiasi.
    .fixed_orientation = Le file si assegnano in ordine di posto nel verso stampato sul tabellone, a partire { -dalle-celle-interne }.
    .seat_order = Le file si assegnano in ordine di posto; il primo dice da quale capo si comincia.
colditz-option-setup_inner_guards_per_team = Quante guardie per ogni squadra, né più né meno, si dispongono sui posti interni prima di cominciare.
    .any = { $value ->
        [0] All’inizio nessuna guardia deve stare sui posti interni.
        [one] All’inizio sui posti interni sta una guardia per ogni squadra.
       *[other] All’inizio sui posti interni stanno { $value } guardie per ogni squadra.
    }
colditz-option-setup_outer_guards_min = Numero minimo di guardie disposte sui posti esterni prima di cominciare.
    .any = All’inizio sui posti esterni { $value ->
        [one] sta almeno una guardia
       *[other] stanno almeno { $value } guardie
    }.
colditz-option-setup_outer_guards_max = Numero massimo di guardie disposte sui posti esterni prima di cominciare.
    .any = All’inizio sui posti esterni { $value ->
        [one] sta al massimo una guardia
       *[other] stanno al massimo { $value } guardie
    }.
colditz-option-start_kit_cards = { -Kit-di-fuga } che ogni { -ufficiale } ha all’inizio.
    .n0 = All’inizio nessuno ha un { -Kit-di-fuga }.
    .n1 = Ogni { -ufficiale } comincia con un { -Kit-di-fuga }.
colditz-option-start_opportunity_cards = Carte { -Opportunita } date a ogni { -ufficiale } prima di cominciare.
    .any = { $value ->
        [0] Gli { -ufficiali } cominciano senza carte { -Opportunita }.
        [one] Ogni { -ufficiale } comincia con una carta { -Opportunita }.
       *[other] Ogni { -ufficiale } comincia con { $value } carte { -Opportunita }.
    }
colditz-option-start_security_cards = { -Carte-Sicurezza } date prima di cominciare.
    .any = { $value ->
        [0] { -La-Sicurezza } comincia senza carte.
        [one] { -La-Sicurezza } comincia con una carta.
       *[other] { -La-Sicurezza } comincia con { $value } carte.
    }
colditz-option-equipment_stacks_face_up = Se l’{ -Equipaggiamento } sta in quattro mazzetti scoperti, uno per tipo, così che tutti vedano quante carte restano.
    .true = L’{ -Equipaggiamento } sta in quattro mazzetti scoperti; tutti vedono che cosa resta.
    .false = Quanto { -Equipaggiamento } resti nei mazzetti non lo vede nessuno.
colditz-option-replacement_floor = Quando una perdita lascia a una squadra meno uomini in gioco di così, l’{ -ufficiale } ne aggiunge subito su caselle bianche libere fino a questo numero; oltre le otto pedine di un colore non si va. 0 disattiva la regola.
    .n0 = Gli uomini persi non si rimpiazzano.
    .any = Una squadra rimasta con meno di { $value } uomini ne aggiunge di nuovi su caselle bianche libere.
colditz-option-replacement_player_counts = In quanti giocatori si rimpiazzano gli uomini persi.
    .none = Gli uomini non si rimpiazzano mai, in quanti che si giochi.
    .any = Gli uomini si rimpiazzano in { $either } giocatori.
colditz-option-replacement_triggers = Quali perdite si rimpiazzano: un’evasione, un uomo colpito, o qualunque uscita dal gioco (anche la morte in una corsa Do or Die).
    .none = Nessuna perdita si rimpiazza.
    .any = Gli uomini si rimpiazzano dopo { $either }.
    .m-escape = un’evasione
    .m-shot = uno sparo mortale
    .m-any_removal = qualunque perdita, compresa la morte in una corsa Do or Die
colditz-option-escaped_pawn_display = Dove si mostra la pedina di un evaso, accanto al tabellone o sulla { -meta }. Non intralcia mai nessuno.
    .off_board = Gli evasi lasciano il tabellone e stanno davanti al loro { -ufficiale }.
    .on_target = Gli evasi restano in mostra sulla { -meta } raggiunta.

## Turno, dadi e carte in mano

colditz-option-turn_phases = Se il turno si gioca in ordine libero o per fasi rigide: baratto di { -Opportunita }, baratto di { -Equipaggiamento }, carte prima del lancio, lancio, pesca e scarto, movimento e uso.
    .free_form = Il turno si gioca nell’ordine che si vuole.
    .fixed = Il turno ha fasi fisse: baratto di { -Opportunita }, baratto di { -Equipaggiamento }, ciò che precede il lancio, lancio, pesca e scarto, movimento.
colditz-option-own_cards_window = Quando un giocatore può giocare carte nel proprio turno: per tutto il turno, o solo nella fase di movimento.
    .any_time_own_turn = Le carte si giocano in qualunque momento del proprio turno.
    .movement_phase = Le carte si giocano nella fase di movimento.
colditz-option-cards_per_turn_limit = Quante carte al massimo un giocatore può giocare in un turno; 0 vuol dire nessun limite.
    .n0 = In un turno si gioca qualunque numero di carte.
    .any = { $value ->
        [one] In un turno si gioca al massimo una carta.
       *[other] In un turno si giocano al massimo { $value } carte.
    }
colditz-option-double_sequence = Se i lanci guadagnati con i doppi si sommano prima di muovere, o se ogni lancio si spende prima di fare il successivo.
    .sum_then_move = Tutti i lanci si sommano prima che qualcuno muova.
    .move_between_rolls = Ogni lancio si spende prima di fare il successivo.
colditz-option-claim_window = Quando gli uomini nelle stanze possono prelevare { -Equipaggiamento } o Kit: per tutto il turno del loro { -ufficiale }, o solo nella fase di movimento. Un prelievo non costa mai punti.
    .any_time_own_turn = { -Equipaggiamento } e Kit si prelevano in qualunque momento del proprio turno.
    .movement_phase = { -Equipaggiamento } e Kit si prelevano nella fase di movimento.
colditz-option-minutes_per_turn = Minuti che l’orologio della partita conta per il turno di un giocatore, quando i limiti sono in minuti.
    .any = Per il turno di un giocatore l’orologio conta { $value ->
        [one] un minuto
       *[other] { $value } minuti
    }.
colditz-option-max_consecutive_rolls = Quanti lanci di fila al massimo, ciascuno guadagnato con un doppio e contando il primo; 0 vuol dire nessun limite.
    .n0 = Un doppio dà un altro lancio, tutte le volte che esce.
    .n1 = Un doppio non dà altri lanci.
    .any = Un doppio dà un altro lancio, ma al massimo { $value } lanci di fila.
colditz-option-reroll_mandatory = Se un doppio obbliga a rilanciare o lo permette soltanto.
    .true = Dopo un doppio si deve rilanciare.
    .false = Dopo un doppio si può rilanciare o fermarsi.
colditz-option-double_bonus_on_card_rolls = Se anche nei lanci per { -l-auto-del-comando }, Do or Die, { -Sparare-a-vista } e perquisizioni i doppi danno altri lanci.
    .true = I doppi danno altri lanci anche per { -auto-del-comando }, Do or Die, spari e perquisizioni.
    .false = Nei lanci per { -auto-del-comando }, Do or Die, spari e perquisizioni i doppi non danno nulla.
colditz-option-draw_totals = I totali dei due dadi che fruttano una carta del proprio mazzo.
    .none = Nessun lancio frutta una carta.
    .any = Un lancio di { $either } frutta una carta.
colditz-option-draw_roll_scope = Quale lancio si confronta con i totali che fanno pescare: il primo, ciascuno, o la somma progressiva.
    .first_roll = Può fruttare una carta solo il primo lancio per il movimento.
    .each_roll = Ogni lancio può fruttare una carta.
    .accumulated_total = Se c’è una carta lo decide la somma dei lanci fatti fin lì.
colditz-option-draw_mandatory = Se una carta guadagnata si deve prendere.
    .true = La carta guadagnata si deve prendere.
    .false = Alla carta guadagnata si può rinunciare.
colditz-option-max_draws_per_turn = Quante carte al massimo un giocatore può guadagnare con i dadi in un turno; 0 vuol dire nessun limite.
    .n0 = Le carte guadagnate con i dadi in un turno non hanno limite.
    .any = { $value ->
        [one] In un turno i dadi fruttano al massimo una carta.
       *[other] In un turno i dadi fruttano al massimo { $value } carte.
    }
colditz-option-draw_on_staff_car_rolls = Se i lanci per { -l-auto-del-comando } possono fruttare una carta: mai, solo il primo della corsa quando prima in quel turno non si è lanciato, o tutti.
    .never = I lanci per { -l-auto-del-comando } non fruttano carte.
    .if_first_roll_of_turn = Il primo lancio per { -l-auto-del-comando } può fruttare una carta se prima, in quel turno, non si è lanciato.
    .every_roll = Ogni lancio per { -l-auto-del-comando } può fruttare una carta.
colditz-option-draw_on_shoot_roll = Se il lancio per { -Sparare-a-vista } può fruttare una carta: mai, solo quando è il primo del turno, o sempre. Il successivo lancio per il movimento si giudica a parte.
    .never = Il lancio di uno sparo non frutta carte.
    .if_first_roll_of_turn = Il lancio di uno sparo può fruttare una carta se è il primo del turno.
    .every_roll = Il lancio di uno sparo può sempre fruttare una carta.
colditz-option-hand_limit_opportunity = Quante carte { -Opportunita } un { -ufficiale } può tenere in mano.
    .any = Un { -ufficiale } tiene al massimo { $value ->
        [one] una carta { -Opportunita }
       *[other] { $value } carte { -Opportunita }
    }.
colditz-option-hand_limit_security = Quante { -carte-Sicurezza } si possono tenere in mano.
    .any = { -La-Sicurezza } tiene al massimo { $value ->
        [one] una carta
       *[other] { $value } carte
    }.
colditz-option-overflow_deadline = Quando va ridotta una mano oltre il limite: entro la fine del turno, o subito.
    .end_of_turn = Una mano oltre il limite va ridotta entro la fine del turno.
    .immediate = Una mano oltre il limite va ridotta subito.
colditz-option-overflow_actions = Che cosa vale per ridurre una mano troppo piena. Di queste cose { -la-Sicurezza } può solo giocare e scartare.
    .none = Delle carte di troppo non ci si può liberare.
    .any = Le carte di troppo si possono { $either }.
    .m-play = giocare
    .m-discard = scartare
    .m-trade = barattare
    .m-give = regalare
colditz-option-security_draw_rule = Se { -la-Sicurezza } pesca una sola carta, o ne guarda due e ne rimette una sotto il mazzo.
    .draw_one = { -La-Sicurezza } pesca una carta e la tiene.
    .draw_two_keep_one = { -La-Sicurezza } guarda due carte, ne tiene una e rimette l’altra sotto il mazzo.
colditz-option-discard_destination = Se le carte { -Opportunita-e-Sicurezza } usate vanno sotto il loro mazzo o vi si rimescolano.
    .bottom = Le carte usate vanno sotto il loro mazzo.
    .shuffle_in = Le carte usate si rimescolano nel loro mazzo.
colditz-option-equipment_hand_limit = Quante carte { -Equipaggiamento } al massimo può avere un { -ufficiale }; 0 vuol dire nessun limite.
    .n0 = Un { -ufficiale } può avere quante carte { -Equipaggiamento } vuole.
    .any = Un { -ufficiale } ha al massimo { $value ->
        [one] una carta { -Equipaggiamento }
       *[other] { $value } carte { -Equipaggiamento }
    }.
colditz-option-equipment_visibility = Che cosa vede { -la-Sicurezza } dell’{ -Equipaggiamento } di un { -ufficiale }: che ne ha, esattamente quale, o soltanto se un arresto o una { -Perquisizione } sono permessi.
    .presence_public = Tutti vedono se un { -ufficiale } ha { -Equipaggiamento }, ma non quale.
    .public = Tutti vedono quale { -Equipaggiamento } ha un { -ufficiale }.
    .hidden = L’{ -Equipaggiamento } è nascosto; { -la-Sicurezza } viene a sapere solo se un arresto o una { -Perquisizione } sono permessi.
colditz-option-kit_parts_aside_player_counts = In quanti giocatori le carte { -Parte-del-Kit } restano fuori dal mazzo { -Opportunita } e fanno da premio.
    .none = Le carte { -Parte-del-Kit } sono nel mazzo { -Opportunita }.
    .any = In { $either } giocatori le carte { -Parte-del-Kit } stanno da parte e fanno da premio.

## Movimento

colditz-option-pow_over_pow = Se i { -prigionieri } si sbarrano la strada o possono passare uno sopra l’altro.
    .blocked = I { -prigionieri } non si possono superare.
    .free = I { -prigionieri } si possono superare, ma non fermarsi sulla stessa casella.
colditz-option-pow_over_pow_below = Dove i { -prigionieri } si possono superare: se possono farlo anche nei tunnel.
    .true = I { -prigionieri } si possono superare anche nei tunnel.
    .false = Nei tunnel i { -prigionieri } non si possono superare.
colditz-option-pow_push_pow = Se un { -prigioniero } in cammino può far spostare di una casella chi lo intralcia: mai, se è di un’altra squadra e dentro la stanza in questione, o dovunque se l’altro { -ufficiale } è d’accordo.
    .none = Nessuno deve scansarsi per nessuno.
    .in_rooms = In una stanza un uomo di un’altra squadra si scansa di una casella.
    .by_consent = L’uomo di un altro { -ufficiale } si scansa di una casella, se quello è d’accordo.
colditz-option-hideaway_free_seating = Se in un nascondiglio più grande si entra su qualunque casella libera, e se ne esce, per un punto, superando chi sta in mezzo. Per calarsi da lì bisogna comunque trovarsi sulla casella giusta.
    .true = In un nascondiglio si entra su qualunque casella libera, e se ne esce, per un punto, superando chi sta in mezzo.
    .false = In un nascondiglio si cammina casella per casella e non si supera nessuno.
colditz-option-appel_area_step_cost = Quanto costa camminare fra le caselle bianche: un punto per casella, o un punto da una qualsiasi a un’altra raggiungibile.
    .per_circle = Ogni casella bianca costa un punto.
    .one_point = Da una casella bianca a qualunque altra raggiungibile si va con un punto.
colditz-option-guard_in_appel_area = Se le guardie stanno fuori dalle caselle bianche, possono attraversarle senza fermarsi, o possono anche sostarvi.
    .forbidden = Le guardie stanno fuori dalle caselle bianche.
    .transit_only = Le guardie possono attraversare le caselle bianche, ma non fermarvisi.
    .allowed = Le guardie possono attraversare le caselle bianche e sostarvi.
colditz-option-key_pass_charge = Quando una casella { -Chiave } o { -Lasciapassare } prende la sua carta: entrandovi, o uscendone dall’altra parte. In questo caso chi torna da dov’è venuto non ha pagato nulla.
    .on_enter = La carta si paga entrando su una casella { -Chiave } o { -Lasciapassare }.
    .on_cross = Su una casella { -Chiave } o { -Lasciapassare } si può stare senza carta; si paga uscendone dall’altra parte.
colditz-option-guard_stop_on_key_pass = Se alla fine del turno { -della-Sicurezza } una guardia può restare su una casella { -Chiave } o { -Lasciapassare }.
    .true = Le guardie possono restare sulle caselle { -Chiave } e { -Lasciapassare }.
    .false = Le guardie non possono finire il turno sulle caselle { -Chiave } e { -Lasciapassare }.
colditz-option-free_pass_inward = Chi può tornare dal { -presidio } al cortile interno per i varchi di rientro senza una carta: solo chi torna { -dalle-celle-esterne }, o chiunque.
    .released_only = Solo chi è scarcerato { -dalle-celle-esterne } rientra senza carta.
    .anyone = Chiunque rientra nel cortile senza carta per i varchi di rientro.
colditz-option-return_gates = I varchi interni che fanno rientrare gratis chi torna { -dalle-celle-esterne }; tutti gli altri per lui sono chiusi.
    .none = Nessun varco fa rientrare gratis gli scarcerati.
    .any = Gli scarcerati rientrano gratis { $either }.
    .m-pass = dal varco { -Lasciapassare }
    .m-key = dal varco { -Chiave }
colditz-option-reverse_opening_cost = Se risalire una corda o ripassare per un reticolato tagliato costa di nuovo la carta.
    .true = Il ritorno per una corda o per un taglio costa di nuovo una carta.
    .false = Il ritorno per una corda o per un taglio è gratis.
colditz-option-exterior_one_way = Se un uomo fuori dal castello deve avvicinarsi sempre a qualche { -meta }, e non può né tornare indietro né essere riportato da carte o Appello.
    .true = Fuori dal castello ogni passo deve avvicinare a una { -meta }; nulla riporta indietro un uomo.
    .false = Fuori dal castello gli uomini vanno dove vogliono, e possono rientrare.
colditz-option-pow_on_garrison_black = Se i { -prigionieri } possono usare i posti di guardia esterni. Se no, non li attraversano e non vi si fermano, ma chi torna { -dalle-celle-esterne } può attraversarli.
    .allowed = I { -prigionieri } possono fermarsi sui posti di guardia esterni.
    .forbidden = I { -prigionieri } stanno fuori dai posti di guardia esterni; solo gli scarcerati possono attraversarli.
colditz-option-inner_black_block_cap_night = Quanti posti di guardia interni possono occupare di notte i { -prigionieri } di tutte le squadre insieme; oltre quel numero attraversano gli altri ma non vi si fermano. 0 vuol dire nessun limite.
    .n0 = Anche di notte i { -prigionieri } possono occupare tutti i posti di guardia interni.
    .any = Di notte i { -prigionieri } possono occupare al massimo { $value ->
        [one] un posto di guardia interno
       *[other] { $value } posti di guardia interni
    }, tutte le squadre insieme.
colditz-option-movefast_scope = Di chi è l’uomo mosso da { -uno-Spostamento-rapido }: proprio, o di qualunque squadra.
    .own = { -Uno-Spostamento-rapido } muove un uomo proprio.
    .any_team = { -Uno-Spostamento-rapido } muove un uomo di qualunque squadra.
colditz-option-movefast_pays_equipment = Se chi si muove con { -uno-Spostamento-rapido } paga l’{ -Equipaggiamento } della strada a piedi più economica. Chi è sulla via del ritorno non paga nulla ai varchi di rientro.
    .true = Chi si muove con { -uno-Spostamento-rapido } paga l’{ -Equipaggiamento } della strada.
    .false = Chi si muove con { -uno-Spostamento-rapido } non paga nulla.
colditz-option-movefast_excludes_solitary = Se { -uno-Spostamento-rapido } non può prendere un uomo { -in-isolamento }.
    .true = { -Uno-Spostamento-rapido } non vale per chi è { -in-isolamento }.
    .false = { -Uno-Spostamento-rapido } fa uscire un uomo anche { -dall-isolamento }.
colditz-option-hideaway_guard_entry = Se le guardie stanno sempre fuori dai nascondigli, o inseguendo possono entrare in quello con la calata.
    .never = Le guardie non entrano mai in un nascondiglio.
    .rope_hideaway_in_pursuit = Una guardia inseguitrice può entrare nel nascondiglio con la calata.
colditz-option-black_circle_arrest = Se chi sta su un posto di guardia si arresta alle condizioni della zona, o sempre. Cella e perdita seguono comunque la zona.
    .zone_conditions = Su un posto di guardia si è arrestati come altrove in quella zona.
    .always = Chi sta su un posto di guardia può sempre essere arrestato.
colditz-option-chapel_tunnel_exit = Dove sbuca il tunnel della Cappella: oltre il reticolato, o prima.
    .beyond_wire = Il tunnel della Cappella sbuca oltre il reticolato.
    .before_wire = Il tunnel della Cappella sbuca prima del reticolato, che resta da tagliare.
colditz-option-tunnel_surface_stop = Se in superficie una pedina può fermarsi su una casella di un tunnel: mai, o finché il tunnel è chiuso. Le guardie su un tunnel scoperto non vi sono tenute.
    .never = Sopra un tunnel si può passare, mai fermarsi.
    .only_when_closed = Sulle caselle di un tunnel ci si può fermare finché è chiuso.
colditz-option-tunnel_surface_along = Se in superficie una pedina può seguire un tunnel da una casella all’altra, invece di attraversarlo soltanto.
    .true = In superficie si può camminare lungo un tunnel.
    .false = In superficie un tunnel si può attraversare, ma non percorrere.

## Equipaggiamento e Kit

colditz-option-claim_return_count = Quanti degli uomini che hanno prelevato { -Equipaggiamento } vanno direttamente nell’{ -area-dell-Appello }: entrambi, almeno uno, o nessuno.
    .both = I due uomini che hanno prelevato { -Equipaggiamento } vanno entrambi nell’{ -area-dell-Appello }.
    .at_least_one = Almeno uno dei due uomini che hanno prelevato { -Equipaggiamento } va nell’{ -area-dell-Appello }.
    .none = I due uomini che hanno prelevato { -Equipaggiamento } restano nella stanza.
colditz-option-claims_per_turn = Quanti prelievi di { -Equipaggiamento } al massimo in un turno; 0 vuol dire nessun limite. Chi è stato mandato via deve prima rientrare a piedi in una stanza.
    .n0 = In un turno si può prelevare { -Equipaggiamento } quante volte si vuole.
    .any = { $value ->
        [one] In un turno si può prelevare { -Equipaggiamento } una volta sola.
       *[other] In un turno si può prelevare { -Equipaggiamento } { $value } volte.
    }
colditz-option-equipment_after_use = Se l’{ -Equipaggiamento } usato o confiscato torna nel mazzetto o esce dal gioco.
    .return_to_stack = L’{ -Equipaggiamento } usato o confiscato torna nel suo mazzetto.
    .removed = L’{ -Equipaggiamento } usato o confiscato è fuori gioco.
colditz-option-share_rope = Chi può usare una corda già pagata: solo l’uomo per cui si è pagata, la sua squadra in quel turno, o la sua squadra finché dura l’apertura. Solo nella direzione pagata.
    .single_pawn = Una corda serve solo all’uomo per cui si è pagata.
    .team_turn = Una corda serve a tutti gli uomini della squadra in quel turno.
    .team_attempt = Una corda serve a tutti gli uomini della squadra finché dura l’apertura.
colditz-option-share_cutters = Chi può usare un taglio nel reticolato già pagato; le stesse scelte che per la corda.
    .single_pawn = Un taglio nel reticolato serve solo all’uomo per cui si è pagato.
    .team_turn = Un taglio nel reticolato serve a tutti gli uomini della squadra in quel turno.
    .team_attempt = Un taglio nel reticolato serve a tutti gli uomini della squadra finché resta aperto.
colditz-option-share_key = Chi può usare una casella { -Chiave } già pagata; le stesse scelte che per la corda.
    .single_pawn = Una chiave fa passare un solo uomo.
    .team_turn = Una chiave fa passare tutti gli uomini della squadra in quel turno.
    .team_attempt = Una chiave fa passare tutti gli uomini della squadra finché dura il tentativo.
colditz-option-share_pass = Chi può usare una casella { -Lasciapassare } già pagata; le stesse scelte che per la corda.
    .single_pawn = Un { -lasciapassare } fa passare un solo uomo.
    .team_turn = Un { -lasciapassare } fa passare tutti gli uomini della squadra in quel turno.
    .team_attempt = Un { -lasciapassare } fa passare tutti gli uomini della squadra finché dura il tentativo.
colditz-option-card_walk_payment = Se l’{ -Equipaggiamento } pagato lungo un cammino che una carta fa fare ({ -Preavviso }, { -Spostamento-rapido }) serve in quel turno anche agli altri uomini della squadra, come a piedi, o se ogni uomo paga il suo.
    .shared = L’{ -Equipaggiamento } pagato lungo il cammino di una carta serve in quel turno agli altri uomini della squadra, come a piedi.
    .each_man = Lungo il cammino di una carta ogni uomo paga il proprio { -Equipaggiamento }.
colditz-option-escape_markers = Se un { -segnalino } colorato mostra ogni corda e ogni taglio aperti; è della squadra che ha pagato lì per ultima.
    .true = Un { -segnalino } mostra ogni corda e ogni taglio aperti, nel colore della squadra che ha pagato per ultima.
    .false = Non ci sono { -segnalini } su corde e tagli.
colditz-option-marker_removed_by_guard = Se una guardia su un’apertura può toglierne il { -segnalino } e così chiuderla a tutti.
    .true = Una guardia su un’apertura può toglierne il { -segnalino } e così chiuderla.
    .false = Le guardie non possono chiudere un’apertura.
colditz-option-exchange_card_timing = Quando una { -carta-Scambio } diventa il suo { -Equipaggiamento }, se nel mazzetto ce n’è: in ogni momento fra un’azione e l’altra, nel turno di chi l’ha, o nel suo turno prima del lancio.
    .any_time = Una { -carta-Scambio } si scambia con il suo { -Equipaggiamento } in qualunque momento.
    .own_turn = Una { -carta-Scambio } si scambia nel proprio turno.
    .own_turn_before_roll = Una { -carta-Scambio } si scambia nel proprio turno, prima del lancio.
colditz-option-bribe_effect = Che cosa compra una { -Sentinella-corrotta }: una carta { -Equipaggiamento } con tre delle carte e due con le altre due; sempre una; oppure una parte del Kit, una carta { -Equipaggiamento } per una coppia di { -Sentinelle-corrotte }, o uno scudo.
    .one_or_two = Tre { -Sentinelle-corrotte } comprano ciascuna una carta { -Equipaggiamento }, le altre due ne comprano due.
    .one = Una { -Sentinella-corrotta } compra una carta { -Equipaggiamento }.
    .kit_part_or_pair = Una Corruzione vale una parte del Kit, due comprano una carta { -Equipaggiamento }.
colditz-option-kit_required = Se un’evasione conta solo con un { -Kit-di-fuga }.
    .true = Per un’evasione serve un { -Kit-di-fuga }.
    .false = Si evade senza Kit.
colditz-option-kit_needed_to_leave_inner = Se un uomo può lasciare il cortile interno in superficie solo quando il suo { -ufficiale } ha un Kit.
    .true = Nessuno lascia il cortile interno in superficie se il suo { -ufficiale } non ha un Kit.
    .false = Si può lasciare il cortile interno senza Kit.
colditz-option-kit_lifecycle = Se un Kit dura tutta la partita o si consuma con un’evasione.
    .permanent = Un Kit, una volta ottenuto, serve per tutta la partita.
    .consumed = Ogni evasione consuma un Kit.
colditz-option-kit_max_held = Quanti Kit un { -ufficiale } può avere insieme, senza contare quelli consumati.
    .any = { $value ->
        [0] Nessun { -ufficiale } può avere un Kit.
        [one] Un { -ufficiale } ha al massimo un Kit.
       *[other] Un { -ufficiale } ha al massimo { $value } Kit.
    }
colditz-option-kit_claim_return = Quanti degli uomini usati per prelevare un Kit devono andare nell’{ -area-dell-Appello }: nessuno, almeno la metà, o tutti.
    .none = Gli uomini che hanno prelevato un Kit restano dove sono.
    .half = Almeno la metà degli uomini che hanno prelevato un Kit va nell’{ -area-dell-Appello }.
    .all = Tutti gli uomini che hanno prelevato un Kit vanno nell’{ -area-dell-Appello }.
colditz-option-kit_covers_same_turn_escapes = Dove i Kit si consumano: se uno solo serve per tutte le evasioni della squadra in quel turno.
    .true = Un Kit serve per tutte le evasioni della squadra nello stesso turno.
    .false = Dove i Kit si consumano, ogni evasione vuole il suo.
colditz-option-kit_shared_same_target = Se le evasioni che si dividono un Kit devono finire sulla stessa { -meta }.
    .true = Chi si divide un Kit deve raggiungere la stessa { -meta }.
    .false = Chi si divide un Kit può raggiungere { -mete } diverse.
colditz-option-kit_wait_on_target = Se un uomo può aspettare su una { -meta } il Kit del suo { -ufficiale }. Lì può ancora essere arrestato o colpito, e i suoi inseguitori restano all’esterno.
    .true = Un uomo può aspettare su una { -meta } che il suo { -ufficiale } abbia un Kit.
    .false = Senza Kit nessuno mette piede su una { -meta }.
colditz-option-first_escape_award = Che cosa guadagna una squadra con la prima evasione, dove le carte { -Parte-del-Kit } sono messe da parte: nulla, o una di quelle carte.
    .none = La prima evasione di una squadra non frutta altro.
    .kit_part_card = La prima evasione di una squadra frutta una delle carte { -Parte-del-Kit } messe da parte.

## Baratti e riunioni

colditz-option-trade_window = Quando gli { -ufficiali } barattano: fra due azioni qualsiasi, anche fra un arresto e la perdita che comporta, in ogni momento fuori dal turno { -della-Sicurezza }, o nelle fasi di baratto di un turno. Ogni baratto richiede un accordo e resta nascosto { -alla-Sicurezza }.
    .any_time = Gli { -ufficiali } barattano in qualunque momento, anche nel turno { -della-Sicurezza }.
    .any_time_reactive = Gli { -ufficiali } barattano in qualunque momento, perfino fra un arresto e la perdita che comporta.
    .not_in_security_turn = Gli { -ufficiali } barattano in qualunque momento, tranne nel turno { -della-Sicurezza }.
    .own_turn_phases = Gli { -ufficiali } barattano nelle due fasi di baratto che aprono il turno di un { -ufficiale }.
colditz-option-trade_in_windows = Se gli { -ufficiali } possono barattare anche mentre si chiede a qualcuno se reagisce: a un arresto, uno sparo, una { -Perquisizione }, un Appello, un prelievo, una chiave o un { -lasciapassare }.
    .true = Gli { -ufficiali } possono barattare anche mentre si chiede a qualcuno se reagisce.
    .false = Nessuno baratta mentre si chiede a qualcuno se reagisce.
colditz-option-trade_opportunity = Se gli { -ufficiali } possono barattare fra loro carte { -Opportunita }.
    .true = Le carte { -Opportunita } si possono barattare.
    .false = Le carte { -Opportunita } non passano di mano.
colditz-option-trade_equipment = Se gli { -ufficiali } possono barattare fra loro { -Equipaggiamento }.
    .true = L’{ -Equipaggiamento } si può barattare.
    .false = L’{ -Equipaggiamento } non passa di mano.
colditz-option-trade_cross_kind = Se in uno stesso baratto si possono dare { -Opportunita } contro { -Equipaggiamento }.
    .true = Si possono barattare { -Opportunita } contro { -Equipaggiamento }.
    .false = Si baratta solo alla pari: { -Opportunita } con { -Opportunita }, { -Equipaggiamento } con { -Equipaggiamento }.
colditz-option-gift_opportunity_per_turn = Quante carte { -Opportunita } si possono regalare nel turno di un { -ufficiale }, contando insieme quelle che dà e quelle che riceve; -1 vuol dire nessun limite. Si possono anche permettere regali solo per ridurre una mano troppo piena.
    .n-1 = Le carte { -Opportunita } si regalano liberamente.
    .n0 = Le carte { -Opportunita } non si regalano.
    .any = { $value ->
        [one] Nel turno di un { -ufficiale } si può regalare una carta { -Opportunita }.
       *[other] Nel turno di un { -ufficiale } si possono regalare { $value } carte { -Opportunita }.
    }
    .overflow_only = Le carte { -Opportunita } si regalano solo per ridurre una mano oltre il limite.
colditz-option-gift_equipment = Se un { -ufficiale } può regalare { -Equipaggiamento }.
    .true = L’{ -Equipaggiamento } si può regalare.
    .false = L’{ -Equipaggiamento } non si regala mai.
colditz-option-secret_meeting = Se gli { -ufficiali } possono consultarsi senza { -la-Sicurezza }: mai, ogni volta che uno lo chiede, o all’ora fissata fra il giorno e la notte.
    .none = Gli { -ufficiali } non possono appartarsi a consultarsi.
    .on_request = Qualunque { -ufficiale } può chiedere una riunione senza { -la-Sicurezza }, che non può rifiutare.
    .scheduled = Gli { -ufficiali } si riuniscono senza { -la-Sicurezza } fra il giorno e la notte.
colditz-option-secret_meeting_seconds = Quanti secondi dura una riunione segreta. Nel frattempo nulla si muove e nessun turno si consuma.
    .n0 = Le riunioni non hanno una durata stabilita.
    .any = Una riunione dura { $value ->
        [one] un secondo
       *[other] { $value } secondi
    }.
colditz-option-secret_meeting_trades = Se durante una riunione segreta gli { -ufficiali } possono barattare e regalare.
    .true = In riunione gli { -ufficiali } possono barattare.
    .false = In riunione gli { -ufficiali } parlano ma non barattano.

## Guardie

colditz-option-posting_order = Fino a quando { -la-Sicurezza } può schierare guardie: finché una guardia non arresta, finché in quel turno nessuna torna { -in-caserma }, o sempre.
    .before_arrests = Le guardie si schierano prima che una guardia abbia fatto un arresto in quel turno.
    .no_posting_after_return = Dopo che in quel turno una guardia è andata { -in-caserma } non se ne schierano altre.
    .unrestricted = Le guardie si schierano prima e dopo gli arresti.
colditz-option-riot_squad = Se ogni guardia schierata costa un punto, o se una volta per turno { -la-Sicurezza } può rinunciare a tutti i punti per schierare tante riserve quanti sono i posti liberi.
    .within_points = Ogni guardia schierata costa un punto.
    .all_reserves = Una volta per turno { -la-Sicurezza } può rinunciare ai punti e schierare tante riserve quanti sono i posti liberi.
colditz-option-returned_guard_lock = Per quanto tempo non si può usare una guardia tornata { -in-caserma }: per quel turno, o finché non è finito il turno { -della-Sicurezza } di quel giro.
    .same_turn = Una guardia tornata { -in-caserma } si può schierare di nuovo già nel turno successivo.
    .until_security_turn_end = Una guardia tornata { -in-caserma } non si può schierare finché non è finito il turno { -della-Sicurezza } di quel giro.
colditz-option-guard_room_entry = Che cosa fa entrare le guardie nelle stanze: una { -Perquisizione } che ne richieda, un tunnel scoperto che comincia lì, o un fuggiasco che si è calato da quella stanza.
    .none = Le guardie non entrano mai nelle stanze.
    .any = Le guardie possono entrare in una stanza per { $either }.
    .m-search = una { -Perquisizione }
    .m-tunnel_detected = un tunnel scoperto che comincia lì
    .m-pursuit = l’inseguimento di chi si è calato da lì
colditz-option-rule45_test = Che cosa le guardie devono lasciare aperto alla fine di un turno: ogni casella protetta, un passaggio, un passaggio con le corsie uniche sgombre, solo le caselle segnate sul tabellone, o nulla.
    .strict = A fine turno nessuna guardia può stare sull’ingresso di una stanza o di un nascondiglio o in un passaggio a corsia unica, e nemmeno due insieme possono chiudere una via.
    .connectivity = A fine turno le guardie possono stare dovunque, purché a ogni stanza resti aperta una via.
    .connectivity_lanes = A fine turno a ogni stanza deve restare aperta una via, e i passaggi a corsia unica devono essere sgombri.
    .marked_circles = A fine turno le guardie devono stare fuori dalle caselle segnate sul tabellone; nient’altro è protetto.
    .none = Le guardie possono bloccare ingressi e passaggi come vogliono.
colditz-option-rule45_violation = Che cosa succede se le guardie bloccano: il turno non può finire così, o alcune tornano { -in-caserma } finché la via non è aperta.
    .illegal = { -La-Sicurezza } non può chiudere il turno con guardie che bloccano.
    .auto_return = Le guardie che a fine turno bloccano vanno { -in-caserma }.
colditz-option-rule45_covers_hideaways = Se gli accessi ai nascondigli sono protetti come quelli alle stanze.
    .true = Gli ingressi dei nascondigli sono protetti come quelli delle stanze.
    .false = Gli ingressi dei nascondigli si possono bloccare.
colditz-option-rule45_garrison_hideaways = Se sono protetti anche gli accessi ai nascondigli fuori dal cortile.
    .true = Anche fuori dal cortile gli ingressi dei nascondigli sono protetti.
    .false = Fuori dal cortile gli ingressi dei nascondigli si possono bloccare.
colditz-option-rule45_pursuit_exempt = Se le guardie inseguitrici possono fermarsi su caselle protette del cortile finché il tentativo non è finito.
    .true = Una guardia inseguitrice può fermarsi su caselle protette finché il tentativo non è finito.
    .false = Le guardie inseguitrici lasciano libere le caselle protette come le altre.
colditz-option-guard_on_cell_door = Se le guardie possono sostare sulle porte delle celle, possono solo attraversarle, o possono attraversare solo quelle interne e mai mettere piede su quella esterna.
    .allowed = Le guardie possono sostare davanti alle porte delle celle.
    .transit_only = Le guardie possono passare davanti alle porte delle celle, ma non restarvi.
    .outer_closed = Nessuna guardia mette piede davanti alla porta { -delle-celle-esterne }; davanti a quelle interne può passare.
colditz-option-guard_garrison_step_cap = Quanti passi al massimo fa una guardia nel { -presidio } in un turno, finché nessuno tenta la fuga; 0 vuol dire nessun limite.
    .n0 = Nel { -presidio } una guardia va fin dove arrivano i punti.
    .any = Finché nessuno tenta la fuga, una guardia fa nel { -presidio } al massimo { $value ->
        [one] un passo
       *[other] { $value } passi
    } per turno.
colditz-option-guard_exterior_access = Se le guardie escono dai varchi a piacere, o solo dietro a un fuggiasco e per la stessa via che ha preso.
    .free = Le guardie possono uscire dal castello per i varchi quando vogliono.
    .pursuit_only = Le guardie escono dal castello solo dietro a un fuggiasco, e per la via che ha preso.
colditz-option-pursuit_target_lock = Se una guardia all’esterno è legata a un solo fuggiasco: si avvicina soltanto a lui, non arresta altri, e va { -in-caserma } quando lui non c’è più.
    .true = All’esterno una guardia indica il suo uomo, può solo avvicinarglisi, e va { -in-caserma } quando lui non c’è più.
    .false = All’esterno una guardia può dare la caccia a qualunque fuggiasco.
colditz-option-pursuit_pass_over_pows = Se una guardia inseguitrice può passare sopra { -prigionieri } che non sono quello che insegue, senza fermarsi su di loro.
    .true = Una guardia inseguitrice può superare chi non è il suo uomo.
    .false = I { -prigionieri } sbarrano il passo a una guardia inseguitrice.
colditz-option-pursuit_window = Quando una guardia del cortile può passare per le stanze dietro a un fuggiasco: finché dura il tentativo, o nel giro dell’uscita o finché l’uomo è su una terrazza, con una guardia per fuggiasco e per turno.
    .any_time = Una guardia può inseguire attraverso una stanza finché dura il tentativo.
    .same_round_or_terrace = Una guardia può inseguire attraverso una stanza solo nel giro dell’uscita, o finché l’uomo è ancora su una terrazza.
colditz-option-room_arrest_by_guard = Se una guardia che un inseguimento ha portato in una stanza può arrestare chi vi si trova, alle condizioni del cortile e senza perdite.
    .never = Una guardia in una stanza non vi arresta nessuno.
    .when_entered = Una guardia entrata in una stanza inseguendo può arrestare chi vi si trova.

## Arresti

colditz-option-arrest_contact = Da dove arresta una guardia: dalla casella stessa dell’uomo, o da una vicina.
    .same_circle = Una guardia arresta entrando nella casella dell’uomo.
    .adjacent = Una guardia arresta dalla casella accanto all’uomo.
colditz-option-arrest_adjacent_without_move = Dove si arresta dalla casella vicina: se a una guardia già accanto all’uomo non serve un punto.
    .true = A una guardia già accanto all’uomo l’arresto non costa punti.
    .false = A una guardia già accanto all’uomo l’arresto costa un punto.
colditz-option-arrest_across_drop = Se un arresto dalla casella vicina vale anche attraverso una calata: mai, per un punto attraverso l’apertura del tentativo di quell’uomo, o liberamente. Il reticolato lo impedisce sempre.
    .never = Attraverso una calata non si arresta nessuno.
    .pursuer_extra_point = Una guardia inseguitrice arresta un uomo attraverso la calata che ha usato, per un punto.
    .free = Attraverso una calata si arresta come da ogni casella accanto.
colditz-option-arrest_inner_condition = Quando si possono arrestare gli uomini nel cortile: quando il loro { -ufficiale } ha { -Equipaggiamento }, quando ne è stato rubato abbastanza e lui ne ha o quando ha un Kit, o sempre.
    .holds_equipment = Nel cortile un uomo può essere arrestato se il suo { -ufficiale } ha { -Equipaggiamento }.
    .stolen_or_kit = Nel cortile un uomo può essere arrestato quando è stato rubato abbastanza { -Equipaggiamento } e il suo { -ufficiale } ne ha, o quando l’{ -ufficiale } ha un Kit.
    .always = Nel cortile un uomo può sempre essere arrestato.
colditz-option-stolen_threshold = Quante carte { -Equipaggiamento } devono essere state prelevate nelle stanze prima che comincino gli arresti nel cortile.
    .n0 = Per gli arresti nel cortile non serve nessun furto.
    .any = Gli arresti nel cortile per { -Equipaggiamento } cominciano con il furto della carta numero { $value }.
colditz-option-stolen_count_scope = Quali prelievi contano come { -Equipaggiamento } rubato: quelli di tutti, o quelli della squadra dell’uomo.
    .all_teams = I furti di tutte le squadre si contano insieme.
    .own_team = I furti di ogni squadra contano per i suoi uomini.
colditz-option-confiscation_inner = Che cosa toglie un arresto nel cortile: nulla, o una carta { -Equipaggiamento } a caso, salvo che il dado dell’{ -ufficiale } batta quello { -della-Sicurezza }.
    .none = Un arresto nel cortile non toglie { -Equipaggiamento }.
    .body_search = Dopo un arresto nel cortile l’{ -ufficiale } e { -la-Sicurezza } lanciano un dado ciascuno; se il suo non è più alto, l’{ -ufficiale } perde una carta { -Equipaggiamento } a sorte.
colditz-option-confiscation_outer = Chi sceglie la carta { -Equipaggiamento } persa per un arresto nel { -presidio } o all’esterno: chi la possiede, il caso, o { -la-Sicurezza }.
    .owner_choice = La carta { -Equipaggiamento } persa fuori dal cortile la sceglie chi la perde.
    .random = La carta { -Equipaggiamento } persa fuori dal cortile si tira a sorte.
    .security_choice = La carta { -Equipaggiamento } persa fuori dal cortile la sceglie { -la-Sicurezza }.
colditz-option-kit_loss_outer = Se un { -ufficiale } senza { -Equipaggiamento } rischia il suo Kit in una perquisizione personale quando un suo uomo è arrestato fuori dal cortile o in un tunnel. Un Kit perso si può prelevare di nuovo.
    .never = Un arresto non costa mai il Kit.
    .body_search_if_no_equipment = Un { -ufficiale } senza { -Equipaggiamento } lancia il dado per il suo Kit quando gli arrestano un uomo fuori dal cortile o in un tunnel.
colditz-option-body_search_equipment_tie = A chi va la parità nella perquisizione personale per l’{ -Equipaggiamento }.
    .security = Per l’{ -Equipaggiamento } la parità va { -alla-Sicurezza }.
    .officer = Per l’{ -Equipaggiamento } la parità va all’{ -ufficiale }.
colditz-option-body_search_kit_tie_day = A chi va di giorno la parità nella perquisizione personale per un Kit.
    .security = { $days ->
        [no] Per il Kit, la parità va { -alla-Sicurezza }.
       *[yes] Di giorno, per il Kit, la parità va { -alla-Sicurezza }.
    }
    .officer = { $days ->
        [no] Per il Kit, la parità va all’{ -ufficiale }.
       *[yes] Di giorno, per il Kit, la parità va all’{ -ufficiale }.
    }
colditz-option-body_search_kit_tie_night = A chi va di notte la parità nella perquisizione personale per un Kit.
    .security = Di notte, per il Kit, la parità va { -alla-Sicurezza }.
    .officer = Di notte, per il Kit, la parità va all’{ -ufficiale }.
colditz-option-bribe_shield = Se e quando si può scartare una { -Sentinella-corrotta } per salvare { -Equipaggiamento } in un arresto: mai, o di giorno. Non aiuta in perquisizioni, Appelli e tunnel.
    .never = Una { -Sentinella-corrotta } non evita nessuna perdita.
    .day_only = { $days ->
        [no] Si può scartare una Corruzione per salvare { -Equipaggiamento } in un arresto.
       *[yes] Di giorno si può scartare una Corruzione per salvare { -Equipaggiamento } in un arresto.
    }
colditz-option-forced_arrest = Come si consegna un uomo: entrando nella casella di una guardia, dichiarandolo accanto a una, con un dado lanciato accanto a una, o in nessun modo. { -La-Sicurezza } non può rifiutare.
    .same_circle = Un uomo si consegna entrando nella casella di una guardia.
    .adjacent_declared = Un uomo accanto a una guardia si consegna dichiarandolo.
    .adjacent_roll = Un uomo portato con dei punti accanto a una guardia si consegna se il dado è abbastanza alto.
    .forbidden = Nessuno può consegnarsi.
colditz-option-forced_arrest_condition = Se consegnarsi riesce sempre, o solo dove sarebbe permesso un normale arresto.
    .always = Chi si consegna viene preso, con o senza { -Equipaggiamento }.
    .zone_conditions = Ci si può consegnare solo dove una guardia potrebbe fare l’arresto.
colditz-option-forced_arrest_zones = Se un uomo può consegnarsi dovunque, o solo nel cortile interno.
    .anywhere = Ci si può consegnare dovunque.
    .inner_only = Ci si può consegnare solo nel cortile interno.
colditz-option-forced_arrest_min_die = Il valore più basso con cui riesce il dado per consegnarsi.
    .any = Il dado per consegnarsi riesce con { $value } o più.
colditz-option-forced_arrest_at_night = Se ci si può consegnare di notte.
    .true = Ci si può consegnare anche di notte.
    .false = Di notte nessuno può consegnarsi.

colditz-option-surrender_intercepted = Se { -la-Sicurezza } può rispondere alla chiave o al { -lasciapassare } che un uomo paga per consegnarsi.
    .true = { -La-Sicurezza } può rispondere alla chiave o al { -lasciapassare } che un uomo paga per consegnarsi.
    .false = { -La-Sicurezza } non può rispondere alla chiave o al { -lasciapassare } che un uomo paga per consegnarsi.
colditz-option-surrender_last_point = Se un uomo può entrare con l’ultimo punto in una casella dove nessuno si ferma, per consegnarsi lì a una guardia accanto.
    .true = Un uomo può entrare con l’ultimo punto in una casella dove nessuno si ferma, per consegnarsi a una guardia accanto.
    .false = In una casella dove nessuno si ferma serve ancora un punto, anche a chi lì si consegna.
colditz-option-surrender_at_tunnel_mouth = Se chi è nella prima casella di un tunnel può consegnarsi a una guardia nella stanza da cui il tunnel parte, dove chi è nella stanza non può.
    .true = Chi è nella prima casella di un tunnel può consegnarsi a una guardia nella stanza da cui il tunnel parte.
    .false = Chi è nella prima casella di un tunnel non può consegnarsi a una guardia nella stanza da cui il tunnel parte, a meno che lì le guardie non possano arrestare.
## Celle e ritorno

colditz-option-cell_choice = In quale cella va un arrestato: in una indicata { -dalla-Sicurezza }, o { -nelle-celle-interne } o { -nelle-celle-esterne } secondo dov’è stato preso.
    .security = La cella la indica { -la-Sicurezza }.
    .by_zone = Chi è preso nel cortile va { -nelle-celle-interne }, chiunque altro { -nelle-celle-esterne }.
colditz-option-cells_full = Che cosa succede quando tutte le celle sono piene: l’arrestato va su una casella bianca libera, va lo stesso { -nelle-celle-esterne }, o non può essere arrestato.
    .appel_area = Quando tutte le celle sono piene, l’arrestato va nell’{ -area-dell-Appello }.
    .outer_over_capacity = Quando tutte le celle sono piene, l’arrestato va lo stesso { -nelle-celle-esterne }.
    .no_arrest = Quando tutte le celle sono piene, nessuno può essere arrestato.
colditz-option-outer_cell_team_cap_day = Quanti uomini di una squadra al massimo finiscono di giorno { -nelle-celle-esterne }, con i successivi { -nelle-celle-interne }; 0 vuol dire nessun limite.
    .n0 = { $days ->
        [no] Una squadra può avere quanti uomini si vuole { -nelle-celle-esterne }.
       *[yes] Di giorno una squadra può avere quanti uomini si vuole { -nelle-celle-esterne }.
    }
    .any = { $days ->
        [no] { $value ->
            [one] { -Nelle-celle-esterne } va un uomo per squadra; i successivi vanno { -nelle-celle-interne }.
           *[other] { -Nelle-celle-esterne } vanno { $value } uomini per squadra; i successivi vanno { -nelle-celle-interne }.
        }
       *[yes] { $value ->
            [one] Di giorno { -nelle-celle-esterne } va un uomo per squadra; i successivi vanno { -nelle-celle-interne }.
           *[other] Di giorno { -nelle-celle-esterne } vanno { $value } uomini per squadra; i successivi vanno { -nelle-celle-interne }.
        }
    }
colditz-option-outer_cell_team_cap_night = Quanti uomini di una squadra al massimo finiscono di notte { -nelle-celle-esterne }, con i successivi { -nelle-celle-interne }; 0 vuol dire nessun limite.
    .n0 = Di notte una squadra può avere quanti uomini si vuole { -nelle-celle-esterne }.
    .any = { $value ->
        [one] Di notte { -nelle-celle-esterne } va un uomo per squadra; i successivi vanno { -nelle-celle-interne }.
       *[other] Di notte { -nelle-celle-esterne } vanno { $value } uomini per squadra; i successivi vanno { -nelle-celle-interne }.
    }
colditz-option-release_double_scope = Quali doppi nei lanci per il movimento scarcerano un uomo: solo quello del primo lancio, o qualunque.
    .first_roll = Solo un doppio al primo lancio scarcera un uomo.
    .any_roll = Qualunque doppio nei lanci per il movimento scarcera un uomo.
colditz-option-release_double_cap = Quanti uomini al massimo si scarcerano con i doppi in un turno; 0 vuol dire nessun limite oltre a uno per doppio.
    .n0 = Ogni doppio scarcera un uomo.
    .any = { $value ->
        [one] In un turno i doppi scarcerano al massimo un uomo.
       *[other] In un turno i doppi scarcerano al massimo { $value } uomini.
    }
colditz-option-release_double_cost = Quanti punti costa una scarcerazione con un doppio: un numero fisso, o il valore di uno dei dadi.
    .n0 = Una scarcerazione con un doppio non costa nulla.
    .any = { $value ->
        [one] Una scarcerazione con un doppio costa un punto.
       *[other] Una scarcerazione con un doppio costa { $value } punti.
    }
    .one_die = Una scarcerazione con un doppio costa i punti di uno dei suoi dadi.
colditz-option-release_card_cost = Quanti punti costa una scarcerazione con una carta.
    .n0 = Una scarcerazione con una carta non costa nulla.
    .any = { $value ->
        [one] Una scarcerazione con una carta costa un punto.
       *[other] Una scarcerazione con una carta costa { $value } punti.
    }
colditz-option-release_scope = Di chi è l’uomo che un doppio può scarcerare: proprio, di qualunque squadra con il consenso del suo { -ufficiale }, o di qualunque squadra.
    .own = Un doppio scarcera un uomo proprio.
    .any_with_consent = Un doppio scarcera un uomo di qualunque squadra, se il suo { -ufficiale } è d’accordo.
    .any = Un doppio scarcera un uomo di qualunque squadra.
colditz-option-release_card_scope = Di chi è l’uomo che una carta { -Scarcerazione } può liberare: proprio, di qualunque squadra con il consenso del suo { -ufficiale }, o di qualunque squadra.
    .own = Una carta { -Scarcerazione } libera un uomo proprio.
    .any_with_consent = Una carta { -Scarcerazione } libera un uomo di qualunque squadra, se il suo { -ufficiale } è d’accordo.
    .any = Una carta { -Scarcerazione } libera un uomo di qualunque squadra.
colditz-option-release_door_blocked = Dove va uno scarcerato quando la casella della porta è occupata: sulla casella libera più vicina della zona, su una casella accanto o, { -dalle-celle-interne }, sulle caselle bianche, o da nessuna parte.
    .nearest_free = Se davanti alla porta c’è qualcuno, lo scarcerato va sulla casella libera più vicina.
    .adjacent_or_appel = Se davanti alla porta c’è qualcuno, lo scarcerato va su una casella accanto o, { -dalle-celle-interne }, nell’{ -area-dell-Appello }.
    .stays_in = Se davanti alla porta c’è qualcuno, non si scarcera nessuno.
colditz-option-release_immunity = Se un uomo appena scarcerato è al sicuro dall’arresto finché non è finito il turno { -della-Sicurezza } di quel giro. Se interrompe il ritorno, la protezione finisce prima.
    .none = Chi è appena scarcerato può essere arrestato come gli altri.
    .current_round = Chi è appena scarcerato è al sicuro finché non è finito il turno { -della-Sicurezza } di quel giro.
colditz-option-timed_release_rounds = Dopo quanti giri interi in cella l’{ -ufficiale } può far uscire un suo uomo senza un doppio; 0 disattiva la regola.
    .n0 = La pena scontata non scarcera nessuno.
    .any = { $value ->
        [one] Dopo un giro intero in cella un uomo può uscire senza un doppio.
       *[other] Dopo { $value } giri interi in cella un uomo può uscire senza un doppio.
    }
colditz-option-timed_release_cost = Quanti punti costa una scarcerazione per pena scontata.
    .any = { $value ->
        [0] La scarcerazione per pena scontata non costa nulla.
        [one] La scarcerazione per pena scontata costa un punto.
       *[other] La scarcerazione per pena scontata costa { $value } punti.
    }
colditz-option-return_liability = Se chi torna { -dalle-celle-esterne } non può essere arrestato, o può esserlo alle condizioni del cortile: solo se il suo { -ufficiale } ha { -Equipaggiamento }, e senza perdite.
    .immune_while_returning = Sulla via del ritorno { -dalle-celle-esterne } un uomo non può essere arrestato.
    .liable_if_equipment = Sulla via del ritorno { -dalle-celle-esterne } un uomo può essere arrestato se il suo { -ufficiale } ha { -Equipaggiamento }, senza perdite.
colditz-option-return_min_points = Di quanti passi un uomo deve accorciare il ritorno a ogni turno per restare protetto: di un numero fisso (con 0 può stare fermo), o con tutti i punti che può usare.
    .n0 = Chi è sulla via del ritorno resta protetto anche se sta fermo.
    .any = { $value ->
        [one] Chi è sulla via del ritorno deve avvicinarsi a ogni turno di almeno un passo.
       *[other] Chi è sulla via del ritorno deve avvicinarsi a ogni turno di almeno { $value } passi.
    }
    .all = Chi è sulla via del ritorno va fin dove arrivano i punti, prima che si muova chiunque altro.
colditz-option-return_escape_allowed = Se chi è sulla via del ritorno può farne una fuga ed essere mosso da carte. Se no, tornare è un obbligo.
    .true = Chi è sulla via del ritorno può cambiare strada e tentare la fuga.
    .false = Chi è sulla via del ritorno deve rientrare; non può deviare né essere mosso da carte.
colditz-option-return_ends_on_gate = Dove i varchi si pagano attraversandoli: se chi torna { -dalle-celle-esterne } è nel cortile appena sta sulla casella del varco.
    .true = Chi torna { -dalle-celle-esterne } è arrivato appena sta sulla casella del varco del cortile.
    .false = Chi torna { -dalle-celle-esterne } è arrivato solo oltre il varco del cortile.
colditz-option-return_guard_contact = Che cosa fa chi torna davanti a una guardia sul suo cammino: la guardia si scansa, ciascuno può passare sopra l’altro, o l’uomo è bloccato.
    .push_aside = Una guardia sulla via di chi torna si scansa.
    .pass_over = Chi torna e una guardia si possono superare a vicenda.
    .blocked = Una guardia sulla via di chi torna lo blocca.
colditz-option-return_rearrest_cell = In quale cella va un uomo arrestato sulla via del ritorno: la solita, o prima quelle interne.
    .normal = Chi è arrestato sulla via del ritorno va dove va ogni arrestato.
    .inner = Chi è arrestato sulla via del ritorno va { -nelle-celle-interne }.
colditz-option-return_entry = Come rientra nel cortile interno chi è uscito { -dalle-celle-esterne }: solo dai varchi che al ritorno non gli costano nulla, o per qualunque via che paghi.
    .return_gates = Chi è uscito { -dalle-celle-esterne } rientra nel cortile interno solo dai varchi del suo ritorno.
    .any_way = Chi è uscito { -dalle-celle-esterne } può rientrare nel cortile interno anche per vie che paga.

## Appello e ricerca generale

colditz-option-appel_timing = Quando { -la-Sicurezza } chiama un Appello nel proprio turno: prima di ogni lancio, o dopo il primo lancio e prima che una guardia agisca.
    .before_roll = L’Appello si chiama prima di ogni lancio del turno { -della-Sicurezza }.
    .after_roll_before_move = L’Appello si chiama dopo il primo lancio { -della-Sicurezza } e prima che una guardia agisca.
colditz-option-appel_windows = Nei turni di chi si può chiamare un Appello: { -della-Sicurezza }, o anche alla fine di quello di un { -ufficiale }.
    .none = L’Appello non si chiama mai.
    .any = L’Appello si può chiamare { $either }.
    .m-security_turn = nel turno { -della-Sicurezza }
    .m-end_of_officer_turn = alla fine del turno di un { -ufficiale }
colditz-option-appel_attendance = Se chi non è esentato deve presentarsi all’Appello, o se decide il suo { -ufficiale }.
    .mandatory = Chi non è esentato si presenta all’Appello.
    .officer_choice = Ogni { -ufficiale } decide chi si presenta all’Appello e chi no.
colditz-option-general_search = A che cosa porta un’assenza all’Appello: a nulla, o all’arresto degli assenti entro la distanza di un lancio da una guardia; il lancio si spende per questo, vale anche per muovere, o si fa in più.
    .none = La { -ricerca-generale } non c’è.
    .instead_of_move = { -La-Sicurezza } può usare il lancio per una ricerca degli assenti invece di muovere.
    .before_move_same_roll = { -La-Sicurezza } può usare il lancio per una ricerca degli assenti e poi muovere con lo stesso.
    .extra_roll = { -La-Sicurezza } fa la ricerca degli assenti con un lancio in più, dopo aver mosso.
colditz-option-general_search_declared = Se { -la-Sicurezza } si impegna alla { -ricerca-generale } prima o dopo il lancio.
    .before_roll = { -La-Sicurezza } dice prima del lancio se farà la ricerca.
    .after_roll = { -La-Sicurezza } dice dopo il lancio se farà la ricerca.
colditz-option-general_search_guards = Da quali guardie si misura una { -ricerca-generale }: da tutte quelle sul tabellone, o da quelle del cortile interno.
    .all_deployed = La { -ricerca-generale } parte da tutte le guardie sul tabellone.
    .inner_only = La { -ricerca-generale } parte dalle guardie del cortile interno.
colditz-option-general_search_guard_returns = Se una guardia a cui si ascrive un arresto nella { -ricerca-generale } torna { -in-caserma }.
    .true = La guardia che prende qualcuno nella { -ricerca-generale } va { -in-caserma }.
    .false = Dopo la { -ricerca-generale } le guardie restano dove sono.
colditz-option-general_search_confiscation = Che cosa toglie una { -ricerca-generale }: nulla, una carta { -Equipaggiamento } per ogni uomo preso nel { -presidio }, o una perquisizione personale per ogni squadra con un uomo preso.
    .none = Una { -ricerca-generale } non toglie { -Equipaggiamento }.
    .outer_pows = Una { -ricerca-generale } toglie una carta { -Equipaggiamento } per ogni uomo preso nel { -presidio }.
    .body_search_per_team = Dopo una { -ricerca-generale } ogni { -ufficiale } con uomini presi lancia il dado contro { -la-Sicurezza } per una carta { -Equipaggiamento }.
colditz-option-general_search_cell = In quali celle vanno gli uomini presi da una { -ricerca-generale }: come per ogni arresto, o prima { -nelle-celle-interne }.
    .cell_choice = Chi è preso da una { -ricerca-generale } va dove va ogni arrestato.
    .inner = Chi è preso da una { -ricerca-generale } va { -nelle-celle-interne }.
colditz-option-general_search_draws_card = Se il lancio di una { -ricerca-generale } può fruttare una carta.
    .true = Il lancio di una { -ricerca-generale } può fruttare una carta.
    .false = Il lancio di una { -ricerca-generale } non frutta carte.
colditz-option-appel_exempt = Chi altro è esentato dall’Appello, oltre a chi è in nascondigli, tunnel e celle: chi è fuori dal castello, o chi ha un tentativo in corso.
    .none = A parte nascondigli, tunnel e celle, nulla esenta dall’Appello.
    .any = L’Appello lascia stare anche { $value }.
    .m-exterior = chi è fuori dal castello
    .m-live_attempt = chi ha un tentativo in corso
colditz-option-appel_offturn_team_share = Quante squadre possono perdere uomini per un Appello chiamato nel turno di un { -ufficiale }: tutte, o la metà arrotondata per eccesso, indicate { -dalla-Sicurezza } dopo il lancio.
    .all = Un Appello nel turno di un { -ufficiale } può colpire tutte le squadre.
    .half_rounded_up = Un Appello nel turno di un { -ufficiale } colpisce metà delle squadre, per eccesso, a scelta { -della-Sicurezza }.

## Perquisizioni e altre carte Sicurezza

colditz-option-search_turn_relaxes_rule45 = Se, in un turno con una { -Perquisizione } o un Appello, le guardie devono lasciare aperte le vie solo alla fine del turno e non già quando sono spesi i punti di movimento.
    .true = In un turno con { -Perquisizione } o Appello le guardie possono bloccare fino alla fine del turno.
    .false = A punti di movimento spesi le guardie non possono bloccare, nemmeno in un turno con { -Perquisizione } o Appello.
colditz-option-search_method = Che cosa serve a una { -Perquisizione }: nessuna guardia, una guardia che arrivi alla stanza con i suoi punti, un lancio a parte che vi porti una guardia indicata, o una guardia per ogni uomo.
    .no_guard = Per una { -Perquisizione } non servono guardie: alla stanza basta la carta.
    .one_guard_enters = Per una { -Perquisizione } una guardia deve arrivare alla stanza con i suoi punti.
    .search_roll = Per una { -Perquisizione } un lancio a parte deve portare alla stanza una guardia indicata.
    .guard_per_pow = Per una { -Perquisizione } deve entrare nella stanza una guardia per ogni arrestato.
colditz-option-search_condition = Se una { -Perquisizione } prende solo gli uomini il cui { -ufficiale } ha { -Equipaggiamento }, o tutti quelli nella stanza.
    .holds_equipment = Una { -Perquisizione } prende gli uomini il cui { -ufficiale } ha { -Equipaggiamento }.
    .none = Una { -Perquisizione } prende tutti quelli che sono nella stanza.
colditz-option-search_condition_eval = Se il possesso di { -Equipaggiamento } si giudica una volta per tutti gli uomini, o di nuovo per ciascuno, nell’ordine scelto { -dalla-Sicurezza }.
    .once = Se un { -ufficiale } ha { -Equipaggiamento } si giudica una volta, all’inizio della { -Perquisizione }.
    .sequential = Gli uomini si giudicano uno dopo l’altro; chi resta senza { -Equipaggiamento } non perde altri uomini.
colditz-option-search_confiscation = Che cosa toglie una { -Perquisizione }: una carta { -Equipaggiamento } per ogni uomo preso, o una perquisizione personale per ogni squadra.
    .one_per_pow = Una { -Perquisizione } toglie una carta { -Equipaggiamento } per ogni uomo preso.
    .body_search_per_team = Dopo una { -Perquisizione } ogni { -ufficiale } con uomini presi lancia il dado contro { -la-Sicurezza } per una carta { -Equipaggiamento }.
colditz-option-search_confiscation_chooser = Chi sceglie le carte perse in una { -Perquisizione }: chi le possiede, o il caso.
    .owner = Quel che toglie una { -Perquisizione } lo sceglie chi lo perde.
    .random = Quel che toglie una { -Perquisizione } si tira a sorte.
colditz-option-search_cell = In quali celle vanno gli uomini presi da una { -Perquisizione }: come per ogni arresto, o prima { -nelle-celle-interne }.
    .cell_choice = Chi è preso da una { -Perquisizione } va dove va ogni arrestato.
    .inner = Chi è preso da una { -Perquisizione } va { -nelle-celle-interne }.
colditz-option-search_timing = Quando { -la-Sicurezza } gioca una { -Perquisizione } nel proprio turno: in ogni momento, o dopo il primo lancio e prima che una guardia agisca.
    .any_time_own_turn = Una { -Perquisizione } si gioca in qualunque momento del turno { -della-Sicurezza }.
    .after_roll_before_move = Una { -Perquisizione } si gioca dopo il primo lancio { -della-Sicurezza } e prima che una guardia agisca.
colditz-option-search_windows = Dove si può giocare una { -Perquisizione }: nel turno { -della-Sicurezza }, alla fine di quello di un { -ufficiale }, o in risposta a un prelievo.
    .none = Le { -Perquisizioni } non si giocano mai.
    .any = Una { -Perquisizione } si può giocare { $either }.
    .m-security_turn = nel turno { -della-Sicurezza }
    .m-end_of_officer_turn = alla fine del turno di un { -ufficiale }
    .m-on_claim = quando si preleva { -Equipaggiamento } nella stanza
colditz-option-search_on_claim_effect = Che cosa costa una { -Perquisizione } in risposta a un prelievo: prelievo e turno in ogni caso, o solo se arriva alla stanza.
    .cancel_claim_and_turn = Una { -Perquisizione } contro un prelievo lo annulla in ogni caso, e con esso il turno dell’{ -ufficiale }.
    .cancel_if_search_succeeds = Una { -Perquisizione } contro un prelievo lo annulla solo se arriva alla stanza.
colditz-option-search_offturn_team_scope = Quali squadre può colpire una { -Perquisizione } nel turno di un { -ufficiale }: tutte, o una indicata { -dalla-Sicurezza } dopo il lancio.
    .all = Una { -Perquisizione } nel turno di un { -ufficiale } colpisce tutte le squadre nella stanza.
    .one_team = Una { -Perquisizione } nel turno di un { -ufficiale } colpisce una sola squadra, indicata { -dalla-Sicurezza } dopo il lancio.
colditz-option-intercept_cell = In quale cella va un uomo fermato mentre usa una chiave o un { -lasciapassare }: come per ogni arresto, o prima { -nelle-celle-interne }.
    .cell_choice = Chi è fermato con una chiave o un { -lasciapassare } va dove va ogni arrestato.
    .inner = Chi è fermato con una chiave o un { -lasciapassare } va { -nelle-celle-interne }.
colditz-option-tunnel_detected_copies = Quante carte { -Tunnel-scoperto } ha il { -mazzo-Sicurezza }.
    .any = { $value ->
        [0] Non c’è nessuna carta { -Tunnel-scoperto }.
        [one] C’è una carta { -Tunnel-scoperto }.
       *[other] Ci sono { $value } carte { -Tunnel-scoperto }.
    }
colditz-option-shoot_copies = Quante carte { -Sparare-a-vista } ha il { -mazzo-Sicurezza }.
    .any = { $value ->
        [0] Non c’è nessuna carta { -Sparare-a-vista }.
        [one] C’è una carta { -Sparare-a-vista }.
       *[other] Ci sono { $value } carte { -Sparare-a-vista }.
    }
colditz-option-sabotage_discards = Quante { -carte-Sicurezza } costa un { -Sabotaggio } prima di pescarne una.
    .any = { $value ->
        [one] Un { -Sabotaggio } costa { -alla-Sicurezza } una carta; poi ne pesca una.
       *[other] Un { -Sabotaggio } costa { -alla-Sicurezza } { $value } carte; poi ne pesca una.
    }
colditz-option-sabotage_short_hand = Se dopo un { -Sabotaggio } { -la-Sicurezza } pesca comunque quando aveva meno carte di quante doveva scartarne.
    .discard_no_draw = Se { -la-Sicurezza } ha meno carte di quante ne costa un { -Sabotaggio }, le perde tutte e non pesca.
    .discard_and_draw = Se { -la-Sicurezza } ha meno carte di quante ne costa un { -Sabotaggio }, le perde tutte e ne pesca una.
colditz-option-sabotage_chooser = Chi sceglie le carte perse in un { -Sabotaggio }.
    .security = Le carte perse per { -Sabotaggio } le sceglie { -la-Sicurezza }.
    .officer = Le carte perse per { -Sabotaggio } le sceglie l’{ -ufficiale }.
colditz-option-shoot_line_of_sight = Se la guardia che spara deve vedere il suo uomo, secondo la tabella delle linee di vista del tabellone.
    .true = Una guardia spara solo a chi vede.
    .false = Una guardia spara senza dover vedere il suo uomo.
colditz-option-shoot_metric = Come si misura la distanza di uno sparo: lungo la più corta catena di caselle in superficie, o in linea d’aria, in larghezze di casella arrotondate per eccesso.
    .circle_path = La distanza di uno sparo si conta lungo le caselle.
    .straight_line = La distanza di uno sparo si misura in linea d’aria.
colditz-option-shoot_doubling = Che cosa si moltiplica per la gittata di uno sparo: la somma di tutti i lanci, o solo il primo.
    .total = Si moltiplica la somma di tutti i lanci di uno sparo.
    .first_roll = Si moltiplica solo il primo lancio di uno sparo.
colditz-option-shoot_multiplier = Per quanto si moltiplica il lancio di uno sparo. Un { -Talismano } lo riduce a 1.
    .any = { $value ->
        [one] Il lancio di uno sparo vale com’è.
        [2] Il lancio di uno sparo vale doppio.
       *[other] Il lancio di uno sparo si moltiplica per { $value }.
    }
colditz-option-shot_recalls = Chi va { -in-caserma } dopo uno sparo: la guardia che ha sparato, o con lei chi inseguiva l’uomo nelle stanze, su caselle a corsia unica del cortile e all’esterno.
    .shooter = Dopo uno sparo va { -in-caserma } la guardia che ha sparato.
    .all_pursuers = Dopo uno sparo vanno { -in-caserma } la guardia che ha sparato e tutte quelle che inseguono quell’uomo.

## Carte Opportunità

colditz-option-hideaway_card_effect = Che cosa salva la carta { -carta-Nascondiglio }: { -Equipaggiamento }, o il Kit.
    .protect_equipment = Una carta { -carta-Nascondiglio } salva una carta { -Equipaggiamento }.
    .protect_kit = Una carta { -carta-Nascondiglio } salva il Kit.
colditz-option-hideaway_card_covers = A quali perdite risponde una carta { -carta-Nascondiglio }: per arresto, { -Perquisizione }, { -ricerca-generale }, arresto in un tunnel, chiave o { -lasciapassare } intercettati, o arresto durante un tentativo in corso.
    .none = Una carta { -carta-Nascondiglio } non salva nulla.
    .any = Una carta { -carta-Nascondiglio } risponde { $either }.
    .m-arrest = a un arresto
    .m-search = a una { -Perquisizione }
    .m-general_search = a una { -ricerca-generale }
    .m-tunnel_arrest = a un arresto in un tunnel
    .m-intercept = alla perdita di una chiave o di un { -lasciapassare } appena giocati
    .m-attempt_arrest = a un arresto durante un tentativo
colditz-option-shield_turns = Nei turni di chi le carte { -carta-Nascondiglio } e { -Sentinella-corrotta } possono parare una perdita.
    .none = Nulla evita una perdita.
    .any = Una perdita si può evitare { $either }.
    .m-security_turn = nel turno { -della-Sicurezza }
    .m-officer_turn = nel turno di un { -ufficiale }
colditz-option-warning_reacts_to = A che cosa può rispondere un { -Preavviso }: a un Appello, a una { -Perquisizione }, o a nulla in particolare nel turno di chi l’ha.
    .none = Il { -Preavviso } non si può giocare.
    .any = Il { -Preavviso } si gioca { $either }.
    .m-appel = contro un Appello
    .m-search = contro una { -Perquisizione }
    .m-own_turn = nel proprio turno
colditz-option-warning_search_scope = Chi mette in salvo un { -Preavviso } che risponde a una { -Perquisizione }: gli uomini della stanza perquisita, o chiunque sia del suo giocatore.
    .searched_room = Con una { -Perquisizione }, un { -Preavviso } salva uomini della stanza perquisita.
    .all_men = Con una { -Perquisizione }, un { -Preavviso } salva tutti gli uomini del suo { -ufficiale } o una parte.
colditz-option-warning_destination = A quali nascondigli arriva un { -Preavviso }: a tutti quelli con una casella libera, o solo a quelli del cortile interno quando risponde a una carta.
    .any_hideaway = Un { -Preavviso } porta gli uomini in qualunque nascondiglio libero.
    .inner_hideaways_in_reaction = In risposta a una carta, un { -Preavviso } porta gli uomini solo nei nascondigli del cortile interno.
colditz-option-warning_pays_equipment = Se chi si muove con un { -Preavviso } paga l’{ -Equipaggiamento } che serve per la strada.
    .true = Chi si nasconde con un { -Preavviso } paga l’{ -Equipaggiamento } della strada.
    .false = Chi si nasconde con un { -Preavviso } non paga nulla.
colditz-option-warning_from_hideaway = Se un { -Preavviso } porta in un altro nascondiglio anche chi è già nascosto.
    .true = Con un { -Preavviso } anche chi è in un nascondiglio può passare in un altro.
    .false = Con un { -Preavviso } chi è già in un nascondiglio resta dov’è.
colditz-option-diversion_guards = Quante guardie manda { -in-caserma } { -un-Diversivo }.
    .any = { $value ->
        [one] { -Un-Diversivo } manda { -in-caserma } una guardia.
       *[other] { -Un-Diversivo } manda { -in-caserma } { $value } guardie.
    }
colditz-option-inspection_guards = Quante guardie manda { -in-caserma } un’{ -Ispezione }.
    .any = { $value ->
        [one] Un’{ -Ispezione } manda { -in-caserma } una guardia.
       *[other] Un’{ -Ispezione } manda { -in-caserma } { $value } guardie.
    }

## Tunnel

colditz-option-tunnel_open_min = Quanti dei suoi uomini deve farvi entrare in quel turno l’{ -ufficiale } che apre un tunnel.
    .any = { $value ->
        [one] Chi apre un tunnel vi fa entrare in quel turno almeno uno dei suoi.
       *[other] Chi apre un tunnel vi fa entrare in quel turno almeno { $value } dei suoi.
    }
colditz-option-tunnel_open_commitment = Come si apre un tunnel: con punti già in mano che bastino per entrambi gli uomini, che poi si muovono per primi, o scartando la carta prima del lancio e perdendola se non riesce.
    .when_possible = Un tunnel si apre dopo il lancio, se i punti bastano a farvi entrare gli uomini.
    .commit_before_roll = Un tunnel si apre prima del lancio; se questo non basta, la carta è persa.
colditz-option-tunnel_card_state = Dove sta la carta di un tunnel aperto: in mostra e fuori dal limite della mano, già scartata, o in mano.
    .displayed = La carta di un tunnel aperto sta scoperta e non conta nella mano.
    .discarded_on_open = La carta di un tunnel si scarta aprendolo.
    .in_hand = La carta di un tunnel aperto resta in mano e vi conta.
colditz-option-tunnel_min_occupancy = Quanti uomini tengono aperto un tunnel; con 1 si chiude quando è vuoto.
    .n1 = Un tunnel resta aperto finché dentro c’è qualcuno.
    .any = Un tunnel resta aperto finché dentro ci sono almeno { $value } uomini.
colditz-option-tunnel_occupancy_check = Quando si contano gli uomini in un tunnel: alla fine di ogni turno, o dopo ogni azione.
    .end_of_any_turn = Gli uomini in un tunnel si contano quando finisce un turno.
    .continuous = Gli uomini in un tunnel si contano dopo ogni azione.
colditz-option-tunnel_collapse_effect = Che ne è degli ultimi uomini quando un tunnel si chiude: escono a piedi da un capo o dall’altro prima che il loro { -ufficiale } faccia altro, o vanno in cella senza perdite.
    .lone_walks_out = Quando un tunnel crolla, chi è rimasto dentro esce a piedi.
    .lone_to_solitary = Quando un tunnel crolla, chi è rimasto dentro va { -in-isolamento }.
colditz-option-tunnel_join = Chi può seguire in un tunnel aperto: chiunque, o chi è ammesso da chi l’ha aperto.
    .anyone = In un tunnel aperto può seguire chiunque.
    .opener_permission = In un tunnel aperto gli altri seguono solo con il permesso di chi l’ha aperto.
colditz-option-tunnel_join_deadline = Fino a quando si può ancora entrare in un tunnel aperto: finché resta aperto, o fino al prossimo turno { -della-Sicurezza }.
    .while_open = In un tunnel si può entrare finché è aperto.
    .until_security_turn = In un tunnel si può entrare solo fino al prossimo turno { -della-Sicurezza }.
colditz-option-tunnel_exit_needs_kit = Se un uomo esce dal capo lontano di un tunnel solo quando il suo { -ufficiale } ha un Kit.
    .true = Nessuno esce dal fondo di un tunnel se il suo { -ufficiale } non ha un Kit.
    .false = Dal fondo di un tunnel si può uscire senza Kit.
colditz-option-tunnel_exit_declaration = Se di giorno l’uscita dal capo lontano va annunciata prima del lancio, che poi è vincolato a quella.
    .true = { $days ->
        [no] Chi vuole uscire dal fondo di un tunnel lo annuncia prima del lancio.
       *[yes] Di giorno chi vuole uscire dal fondo di un tunnel lo annuncia prima del lancio.
    }
    .false = Per uscire da un tunnel non serve annunciarlo.
colditz-option-tunnel_last_circle_is_attempt = Se di giorno un uomo sull’ultima casella del tunnel conta come in tentativo di fuga. Libera le guardie dai loro limiti, ma non lo espone.
    .true = { $days ->
        [no] Un uomo sull’ultima casella di un tunnel conta come in fuga.
       *[yes] Di giorno un uomo sull’ultima casella di un tunnel conta come in fuga.
    }
    .false = Un uomo in un tunnel non conta come in fuga.
colditz-option-tunnel_detected_guards = Quante guardie devono stare insieme su un tunnel scoperto per sgomberarlo.
    .any = { $value ->
        [one] Per sgomberare un tunnel scoperto basta una guardia sulle sue caselle.
       *[other] Per sgomberare un tunnel scoperto servono { $value } guardie sulle sue caselle.
    }
colditz-option-tunnel_detected_duration = Per quanto un tunnel resta scoperto: finché non è chiuso, o solo per questo turno.
    .until_closed = Un tunnel resta scoperto finché non è chiuso.
    .this_turn = Un tunnel è scoperto solo per questo turno.
colditz-option-tunnel_detected_in_passing = Se { -la-Sicurezza } può giocare { -Tunnel-scoperto } mentre una guardia sta passando sopra quel tunnel; la guardia può allora fermarsi lì.
    .true = { -Tunnel-scoperto } si può giocare mentre una guardia sta passando sopra quel tunnel.
    .false = { -Tunnel-scoperto } non si può giocare mentre una guardia sta passando sopra un tunnel.
colditz-option-tunnel_detected_entry = Come le guardie arrivano su un tunnel scoperto: da qualunque casella vicina e attraverso la sua stanza, da qualunque casella vicina ma non dalla stanza, o solo dal { -presidio }.
    .any_circle_and_room = Le guardie entrano in un tunnel scoperto da qualunque casella accanto, e passando per la sua stanza.
    .any_circle = Le guardie entrano in un tunnel scoperto da qualunque casella accanto, ma non per la sua stanza.
    .garrison_only = Le guardie entrano in un tunnel scoperto solo dal { -presidio }.
colditz-option-tunnel_detected_room_arrests = Se le guardie che entrano nella stanza di un tunnel scoperto possono arrestare chi vi si trova, alle condizioni del cortile e senza perdite.
    .true = Le guardie che entrano nella stanza di un tunnel scoperto possono arrestare chi vi si trova.
    .false = Nella stanza di un tunnel scoperto non si arresta nessuno.
colditz-option-tunnel_arrest_confiscation = Che cosa tolgono gli arresti in un tunnel: nulla, una carta { -Equipaggiamento } per ogni uomo che è sottoterra fuori dal cortile, o una a caso per ogni squadra che è dentro.
    .none = Gli arresti in un tunnel non tolgono { -Equipaggiamento }.
    .pow_beyond_inner = Gli arresti in un tunnel tolgono una carta { -Equipaggiamento } per ogni uomo che era già oltre il cortile.
    .one_random_per_team = Gli arresti in un tunnel tolgono una carta { -Equipaggiamento } a sorte a ogni squadra che è dentro.
colditz-option-tunnel_arrest_cell = In quali celle va chi è preso in un tunnel: come per ogni arresto, secondo la zona che ha sopra, o in quelle esterne fino al loro limite.
    .cell_choice = Chi è preso in un tunnel va dove va ogni arrestato.
    .by_position = Chi è preso in un tunnel va nelle celle della zona che ha sopra.
    .outer = Chi è preso in un tunnel va { -nelle-celle-esterne }, fino al limite della squadra.

## Auto del comando e Do or Die

colditz-option-staff_car_rolls = Quanti lanci ha { -l-auto-del-comando }, ciascuno con i propri doppi.
    .any = { $value ->
        [one] { -L-auto-del-comando } ha un lancio.
       *[other] { -L-auto-del-comando } ha { $value } lanci.
    }
colditz-option-staff_car_access = Se { -nell-auto-del-comando } si sale dalle due caselle accanto o da una sola casella segnata.
    .two_adjacent = { -Sull-auto-del-comando } si sale dalla casella davanti o da quella dietro.
    .one_marked = { -Sull-auto-del-comando } si sale da una sola casella segnata.
colditz-option-staff_car_obstacles = Che cosa fanno le pedine sulla strada { -dell-auto-del-comando }: si scansano di una casella, o si lasciano passare sopra.
    .push_aside = Le pedine sulla strada si scansano davanti { -all-auto-del-comando }.
    .pass_over = { -L-auto-del-comando } supera le pedine sulla strada come se non ci fossero.
colditz-option-staff_car_clears = Quali pedine cedono il passo { -all-auto-del-comando }. Se sono solo le guardie, aggira i { -prigionieri } per la via libera più corta, e senza questa non può partire.
    .guards = { -All-auto-del-comando } cedono il passo solo le guardie; i { -prigionieri } li aggira per la via libera più corta, e senza questa non parte.
    .all_pawns = { -All-auto-del-comando } cedono il passo guardie e { -prigionieri }.
colditz-option-staff_car_residual_usable = Se i punti rimasti dopo aver raggiunto { -l-auto-del-comando } si aggiungono alla sua corsa, invece di restare agli altri uomini.
    .true = I punti avanzati salendo sull’auto si aggiungono ai suoi lanci.
    .false = I punti avanzati salendo sull’auto restano agli altri uomini.
colditz-option-staff_car_double_release = Se un doppio al primo lancio della corsa, quando è anche il primo del turno, scarcera gratis un uomo.
    .never = I doppi { -dell-auto-del-comando } non scarcerano nessuno.
    .if_first_roll_of_turn = Un doppio al primo lancio { -dell-auto-del-comando } scarcera un uomo, se è il primo lancio del turno.
colditz-option-staff_car_failure = A che cosa porta non farcela con { -l-auto-del-comando }: a una cella senza perdite, a una cella esterna senza perdite, o a un arresto come nel { -presidio }.
    .solitary_no_loss = Se { -l-auto-del-comando } non ce la fa, il suo uomo va { -in-isolamento } senza perdite.
    .outer_no_loss = Se { -l-auto-del-comando } non ce la fa, il suo uomo va { -nelle-celle-esterne } senza perdite.
    .outer_garrison_arrest = Se { -l-auto-del-comando } non ce la fa, il suo uomo è arrestato come nel { -presidio }, con la perdita che ne segue.
colditz-option-staff_car_without_kit = Che cosa vuol dire raggiungere la { -meta } con { -l-auto-del-comando } senza un Kit: aspettare lì, o fallire.
    .wait_on_target = Chi arriva con { -l-auto-del-comando } senza Kit aspetta sulla { -meta }.
    .failure = Chi arriva con { -l-auto-del-comando } senza Kit ha fallito.
colditz-option-dod_enabled = Se si gioca con le carte Do or Die.
    .true = Si gioca con Do or Die.
    .false = Do or Die non c’è.
colditz-option-dod_card_source = Se la carta Do or Die si pesca per il tentativo, o se ogni { -ufficiale } ne ha ricevuta una coperta prima di cominciare.
    .top_of_deck = La carta Do or Die si pesca all’inizio della corsa.
    .dealt_face_down = Ogni { -ufficiale } ha davanti dall’inizio una carta Do or Die coperta, che non ha visto.
colditz-option-dod_attempts_per_team = Quanti tentativi Do or Die ha una squadra in una partita.
    .any = { $value ->
        [one] Ogni squadra ha una corsa Do or Die.
       *[other] Ogni squadra ha { $value } corse Do or Die.
    }
colditz-option-dod_card_after_use = Se una carta Do or Die usata va sotto il mazzo o vi si rimescola.
    .bottom = Una carta Do or Die usata va sotto il mazzo.
    .reshuffle = Una carta Do or Die usata si rimescola nel mazzo.
colditz-option-dod_start = Da dove può partire una corsa Do or Die: da un punto qualsiasi in superficie del cortile, delle sue stanze e dei suoi nascondigli, o solo dal cortile aperto.
    .grey_and_rooms = Una corsa Do or Die parte da qualunque punto del cortile, delle sue stanze e dei suoi nascondigli.
    .grey_only = Una corsa Do or Die parte dal cortile aperto.
colditz-option-dod_route = Per dove deve passare una corsa Do or Die: per il cortile e la cantina fino al fossato, fino alla { -meta } più vicina, o per il cancello principale.
    .reid_moat = Una corsa Do or Die passa per il { -cortile-del-presidio } e la cantina, fino al fossato.
    .any_target = Una corsa Do or Die va alla { -meta } più vicina.
    .main_gate = Una corsa Do or Die esce dal cancello principale.
colditz-option-dod_climbs_ropes = Se la strada di una corsa Do or Die può anche risalire una corda, ed essere così più breve.
    .true = Una corsa Do or Die può anche risalire una corda.
    .false = In una corsa Do or Die le corde si scendono soltanto.
colditz-option-dod_equipment = Quanto { -Equipaggiamento } costa una corsa Do or Die: nessuno, una chiave, o le corde e i tronchesi della strada indicata.
    .none = Una corsa Do or Die non costa { -Equipaggiamento }.
    .key_only = Una corsa Do or Die costa una chiave.
    .rope_and_cutters = Una corsa Do or Die costa le corde e i tronchesi della sua strada.
colditz-option-dod_key_spent = Dove una corsa Do or Die richiede una chiave: se la chiave si consuma, o basta averla.
    .true = La chiave di una corsa Do or Die si consuma.
    .false = Per una corsa Do or Die basta avere la chiave.
colditz-option-dod_obstacles = Che cosa fanno le pedine che cedono il passo a una corsa Do or Die: si scansano, o si lasciano passare sopra.
    .push_aside = Le pedine sul percorso si scansano davanti a una corsa Do or Die.
    .pass_over = Una corsa Do or Die supera le pedine sul percorso.
colditz-option-dod_clears = Quali pedine cedono il passo a una corsa Do or Die. Se sono solo le guardie, i { -prigionieri } sono muri e può non restare alcuna strada.
    .guards = A una corsa Do or Die cedono il passo solo le guardie; gli altri { -prigionieri } la intralciano.
    .all_pawns = A una corsa Do or Die cedono tutti il passo.
colditz-option-dod_failure = Che cosa costa una corsa Do or Die fallita: tutta la squadra, o l’uomo che ha corso.
    .team_eliminated = Se una corsa Do or Die fallisce, tutta la squadra è fuori gioco.
    .pow_killed = Se una corsa Do or Die fallisce, è fuori gioco l’uomo che ha corso.
colditz-option-dod_window = Quando si può dichiarare una corsa Do or Die: in ogni momento del turno dell’{ -ufficiale }, o al posto del suo lancio per il movimento. Chiude il turno.
    .any_time_own_turn = Una corsa Do or Die si dichiara in qualunque momento del proprio turno, e lo chiude.
    .instead_of_roll = Una corsa Do or Die si dichiara al posto del lancio, e chiude il turno.

## Vittoria e durata

colditz-option-escape_goal = Quante evasioni servono a un { -ufficiale } per vincere.
    .any = { $value ->
        [one] A un { -ufficiale } serve un’evasione.
       *[other] A un { -ufficiale } servono { $value } evasioni.
    }
colditz-option-goal_scope = Se ogni { -ufficiale } gioca per le proprie evasioni, o se tutti vincono insieme con la somma.
    .individual = Ogni { -ufficiale } gioca per le proprie evasioni.
    .collective = Gli { -ufficiali } vincono insieme con la somma delle evasioni.
colditz-option-collective_goal = Quante evasioni servono a tutti gli { -ufficiali } insieme; 0 quando non giocano insieme.
    .n0 = Non c’è un obiettivo comune.
    .any = { $value ->
        [one] A tutti gli { -ufficiali } insieme serve un’evasione.
       *[other] A tutti gli { -ufficiali } insieme servono { $value } evasioni.
    }
colditz-option-win_check = Quando l’obiettivo raggiunto chiude la partita: subito, con il giro, o allo scadere del tempo.
    .immediate = La partita finisce appena l’obiettivo è raggiunto.
    .end_of_round = Raggiunto l’obiettivo, il giro si gioca fino in fondo.
    .end_of_time = La partita dura sempre fino allo scadere del tempo.
colditz-option-tie_rule = Chi vince fra più { -ufficiali } arrivati all’obiettivo, o pari allo scadere del tempo: il primo che ci è arrivato, tutti quelli arrivati in quel giro, chi ha più evasioni e poi il primo, o tutti quelli alla pari.
    .first_wins = Vince l’{ -ufficiale } che raggiunge l’obiettivo per primo.
    .shared_same_round = Gli { -ufficiali } che raggiungono l’obiettivo nello stesso giro si dividono la vittoria.
    .most_then_first = Vince chi ha più evasioni; a parità, chi ha raggiunto l’obiettivo per primo.
    .shared = Gli { -ufficiali } alla pari allo scadere del tempo si dividono la vittoria.
colditz-option-no_goal_outcome = Chi vince se nessuno ha raggiunto l’obiettivo in tempo: { -la-Sicurezza }, o l’{ -ufficiale } con più evasioni, e { -la-Sicurezza } se non ce ne sono.
    .security_wins = Se nessuno raggiunge l’obiettivo in tempo, vince { -la-Sicurezza }.
    .most_escapes_else_security = Se nessuno raggiunge l’obiettivo in tempo, vince chi ha più evasioni; se non ce ne sono, { -la-Sicurezza }.
colditz-option-limit_unit = Se la durata della partita si stabilisce in minuti o in giri.
    .minutes = La durata della partita è in minuti.
    .rounds = La durata della partita è in giri.
colditz-option-limit_value = Quanto dura la partita, in quell’unità.
    .any = { $unit ->
        [minutes] { $value ->
            [one] Il limite è un minuto.
           *[other] Il limite è di { $value } minuti.
        }
        [rounds] { $value ->
            [one] Il limite è un giro.
           *[other] Il limite è di { $value } giri.
        }
       *[other] Il limite è di { $value } minuti o giri, secondo che cosa si conta.
    }
colditz-option-escape_leftover_points = Se i punti avanzati da un’evasione a piedi si possono usare per altri uomini o sono persi.
    .usable = I punti avanzati da un’evasione si possono usare per altri uomini.
    .forfeit = I punti avanzati da un’evasione sono persi.

## Giorno, notte e tentativi

colditz-option-day_night = Se giorno e notte si alternano.
    .true = Giorno e notte si alternano.
    .false = Giorno e notte non ci sono.
colditz-option-day_count = Quanti giorni, ciascuno con la sua notte, ha una partita.
    .n0 = I giorni non si contano.
    .any = { $value ->
        [one] La partita dura un giorno con la sua notte.
       *[other] La partita dura { $value } giorni con le loro notti.
    }
colditz-option-day_minutes = Quanti minuti dura un giorno.
    .n0 = Il giorno non ha una durata stabilita.
    .any = Un giorno dura { $value ->
        [one] un minuto
       *[other] { $value } minuti
    }.
colditz-option-night_minutes = Quanti minuti dura una notte.
    .n0 = La notte non ha una durata stabilita.
    .any = Una notte dura { $value ->
        [one] un minuto
       *[other] { $value } minuti
    }.
colditz-option-night_guard_dice = Se di notte, finché nessuno tenta la fuga, { -la-Sicurezza } muove con tutti e due i dadi o con uno.
    .both = Anche di notte le guardie muovono con tutti e due i dadi.
    .one = Di notte le guardie muovono con un dado solo, finché nessuno tenta la fuga.
colditz-option-night_die_choice = Quale dado vale di notte per le guardie: quello che conviene { -alla-Sicurezza }, o il primo.
    .security_choice = Di notte per le guardie vale il dado più alto.
    .first_die = Di notte per le guardie vale il primo dado.
colditz-option-night_declare_after_roll = Se di notte tentativi e tunnel si possono annunciare dopo il lancio; in tal caso uscire da un tunnel non richiede annunci.
    .true = Di notte tentativi e tunnel si possono annunciare dopo il lancio.
    .false = Tentativi e tunnel si annunciano prima del lancio, di giorno e di notte.
colditz-option-night_search_confiscation = Se di notte { -Perquisizione } e Appello confiscano come di giorno, o tolgono a ogni squadra una carta { -Equipaggiamento } senza dadi.
    .as_day = Di notte { -Perquisizione } e Appello tolgono { -Equipaggiamento } come di giorno.
    .direct = Di notte { -Perquisizione } e Appello tolgono a ogni squadra una carta { -Equipaggiamento }, senza dadi.
colditz-option-attempt_declaration = Se lasciare il cortile interno in superficie va annunciato prima del lancio, indicando gli uomini e le loro uscite.
    .none = Nessuno annuncia che lascerà il cortile.
    .before_roll = Chi vuole lasciare il cortile lo annuncia prima del lancio, con l’uomo e la sua uscita.
colditz-option-attempt_commits_roll = Se un tentativo annunciato vincola il lancio: finché gli uomini non sono fuori sono ammessi solo i loro passi avanti, per quanto ne abbiano.
    .true = Un tentativo annunciato vincola il lancio finché l’uomo non è fuori.
    .false = Un tentativo annunciato non vincola nessuno.
colditz-option-attempt_lifts_guard_caps = Se un tentativo in corso libera le guardie dal limite nel { -presidio } e di notte dà loro tutti e due i dadi.
    .true = Finché qualcuno tenta la fuga, le guardie hanno tutti e due i dadi e vanno lontano quanto vogliono.
    .false = I limiti delle guardie valgono anche mentre qualcuno tenta la fuga.
colditz-option-attempt_lapse = Quando finisce un tentativo annunciato che non è riuscito a uscire: con il turno { -della-Sicurezza }, o con quello dell’{ -ufficiale }.
    .end_of_security_turn = Un tentativo annunciato e non riuscito decade dopo il turno { -della-Sicurezza }.
    .end_of_own_turn = Un tentativo annunciato e non riuscito decade alla fine del turno dell’{ -ufficiale }.

## Moduli

colditz-option-module_multi_escape = Se un { -ufficiale } può lasciar usare ciò che ha appena pagato a un collega che gioca più tardi nel giro.
    .true = Un { -ufficiale } può lasciare che chi gioca più tardi nel giro usi ciò che lui ha pagato.
    .false = Ognuno paga la propria via.
colditz-option-multi_escape_types = Quale { -Equipaggiamento } si può condividere in una fuga multipla. Una calata da due corde non si condivide.
    .none = In una fuga multipla non si divide nulla.
    .any = In una fuga multipla si può dividere il pagamento di { $value }.
    .m-rope = una corda
    .m-key = una chiave
    .m-cutters = un taglio nel reticolato
    .m-pass = un { -lasciapassare }
colditz-option-multi_escape_per_type_per_round = Quante volte in un giro si può condividere così ogni tipo di { -Equipaggiamento }, tutte le squadre insieme.
    .n0 = In un giro nessun tipo si divide.
    .any = { $value ->
        [one] In un giro ogni tipo si divide una volta.
       *[other] In un giro ogni tipo si divide { $value } volte.
    }
colditz-option-multi_escape_pawns = Quanti uomini possono usare un pagamento condiviso, uno per { -ufficiale }.
    .n0 = Nessuno usa un pagamento diviso.
    .any = { $value ->
        [one] Un pagamento diviso lo usa un uomo.
       *[other] Un pagamento diviso lo usano { $value } uomini, uno per { -ufficiale }.
    }
colditz-option-module_glider = Se si può costruire e far volare l’aliante a due posti.
    .true = L’aliante nella torre può volare.
    .false = L’aliante non c’è.
colditz-option-glider_uses_per_game = Quante volte può decollare l’aliante.
    .n0 = L’aliante non vola mai.
    .any = { $value ->
        [one] L’aliante vola una volta per partita.
       *[other] L’aliante vola fino a { $value } volte per partita.
    }
colditz-option-glider_shot_penalty = Quanti lanci toglie al volo dell’aliante una carta { -Sparare-a-vista }.
    .n0 = Uno sparo non nuoce all’aliante.
    .any = { $value ->
        [one] Uno sparo costa all’aliante un lancio.
       *[other] Uno sparo costa all’aliante { $value } lanci.
    }
colditz-option-module_chapel_combo = Se { -Tunnel-scoperto } e la { -Perquisizione } della Cappella si possono giocare insieme per aprire, in quel turno, la via dal cortile al tunnel della Cappella.
    .true = { -Tunnel-scoperto } e la { -Perquisizione } della Cappella si possono giocare insieme per aprire la via attraverso la Cappella.
    .false = { -Tunnel-scoperto } e la { -Perquisizione } della Cappella sono due carte separate.
colditz-option-module_fence_gate = Se nel reticolato sopra il tunnel della Cappella c’è un varco con una casella { -Chiave }.
    .true = Nel reticolato sopra il tunnel della Cappella c’è un varco con una casella { -Chiave }.
    .false = Nel reticolato non c’è nessun varco.
colditz-option-infringement_policy = Che ne è di un passo o di un prelievo irregolare: viene rifiutato, o l’uomo va { -in-isolamento } senza perdite e il turno continua.
    .engine_rejects = Un passo o un prelievo irregolare viene rifiutato.
    .solitary_penalty = Un passo o un prelievo irregolare manda l’uomo { -in-isolamento }.
