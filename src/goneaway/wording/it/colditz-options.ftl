### Le opzioni delle regole di Escape from Colditz: che cosa decide ciascuna.
###
### I nomi dei valori restano quelli inglesi della tabella; qui si dice a che cosa servono, nel loro ordine.

## Giocatori e preparazione

colditz-option-guards_by_player_count = Quante guardie comanda la Sicurezza, secondo il numero di persone al tavolo (Sicurezza compresa).
colditz-option-pows_by_player_count = Quanti prigionieri mette in campo ogni squadra, secondo il numero di persone al tavolo (Sicurezza compresa).
colditz-option-teams_for_single_officer = Quante nazioni comanda l’unico ufficiale di una partita a due.
colditz-option-two_team_count_row = Quando un ufficiale comanda due nazioni: se le tabelle di guardie e prigionieri si leggono alla riga dei due o dei tre giocatori.
colditz-option-nation_choice = Come si prendono le nazioni: liberamente, o con un lancio di dadi fra due ufficiali che vogliono la stessa; vince il totale più alto, e in parità si rilancia.
colditz-option-seat_order = Come gli ufficiali prendono posto, con il primo a giocare alla sinistra della Sicurezza: come vogliono, prima chi lancia più basso (in parità si rilancia), o a sorte con i dadi.
colditz-option-appel_row_assignment = Chi si mette dove all’Appello iniziale: in una fila libera qualsiasi, in file assegnate in ordine di posto nel verso stampato a partire dalle celle interne, o in file assegnate in ordine di posto dal capo scelto dal primo.
colditz-option-setup_inner_guards_per_team = Quante guardie per ogni squadra, né più né meno, si dispongono sui posti interni prima di cominciare.
colditz-option-setup_outer_guards_min = Numero minimo di guardie disposte sui posti esterni prima di cominciare.
colditz-option-setup_outer_guards_max = Numero massimo di guardie disposte sui posti esterni prima di cominciare.
colditz-option-start_kit_cards = Kit di fuga che ogni ufficiale ha all’inizio.
colditz-option-start_opportunity_cards = Carte Opportunità date a ogni ufficiale prima di cominciare.
colditz-option-start_security_cards = Carte Sicurezza date prima di cominciare.
colditz-option-equipment_stacks_face_up = Se l’Equipaggiamento sta in quattro mazzetti scoperti, uno per tipo, così che tutti vedano quante carte restano.
colditz-option-replacement_floor = Quando una perdita lascia a una squadra meno uomini in gioco di così, l’ufficiale ne aggiunge subito su caselle bianche libere fino a questo numero; oltre le otto pedine di un colore non si va. 0 disattiva la regola.
colditz-option-replacement_player_counts = In quanti giocatori si rimpiazzano gli uomini persi.
colditz-option-replacement_triggers = Quali perdite si rimpiazzano: un’evasione, un uomo colpito, o qualunque uscita dal gioco (anche la morte in una corsa Do or Die).
colditz-option-escaped_pawn_display = Dove si mostra la pedina di un evaso, accanto al tabellone o sulla meta. Non intralcia mai nessuno.

## Turno, dadi e carte in mano

colditz-option-turn_phases = Se il turno si gioca in ordine libero o per fasi rigide: baratto di Opportunità, baratto di Equipaggiamento, carte prima del lancio, lancio, pesca e scarto, movimento e uso.
colditz-option-own_cards_window = Quando un giocatore può giocare carte nel proprio turno: per tutto il turno, o solo nella fase di movimento.
colditz-option-cards_per_turn_limit = Quante carte al massimo un giocatore può giocare in un turno; 0 vuol dire nessun limite.
colditz-option-double_sequence = Se i lanci guadagnati con i doppi si sommano prima di muovere, o se ogni lancio si spende prima di fare il successivo.
colditz-option-claim_window = Quando gli uomini nelle stanze possono prelevare Equipaggiamento o Kit: per tutto il turno del loro ufficiale, o solo nella fase di movimento. Un prelievo non costa mai punti.
colditz-option-minutes_per_turn = Minuti che l’orologio della partita conta per il turno di un giocatore, quando i limiti sono in minuti.
colditz-option-max_consecutive_rolls = Quanti lanci di fila al massimo, ciascuno guadagnato con un doppio e contando il primo; 0 vuol dire nessun limite.
colditz-option-reroll_mandatory = Se un doppio obbliga a rilanciare o lo permette soltanto.
colditz-option-double_bonus_on_card_rolls = Se anche nei lanci per l’auto del comando, Do or Die, Sparare a vista e perquisizioni i doppi danno altri lanci.
colditz-option-draw_totals = I totali dei due dadi che fruttano una carta del proprio mazzo.
colditz-option-draw_roll_scope = Quale lancio si confronta con i totali che fanno pescare: il primo, ciascuno, o la somma progressiva.
colditz-option-draw_mandatory = Se una carta guadagnata si deve prendere.
colditz-option-max_draws_per_turn = Quante carte al massimo un giocatore può guadagnare con i dadi in un turno; 0 vuol dire nessun limite.
colditz-option-draw_on_staff_car_rolls = Se i lanci per l’auto del comando possono fruttare una carta: mai, solo il primo della corsa quando prima in quel turno non si è lanciato, o tutti.
colditz-option-draw_on_shoot_roll = Se il lancio per Sparare a vista può fruttare una carta: mai, solo quando è il primo del turno, o sempre. Il successivo lancio per il movimento si giudica a parte.
colditz-option-hand_limit_opportunity = Quante carte Opportunità un ufficiale può tenere in mano.
colditz-option-hand_limit_security = Quante carte Sicurezza si possono tenere in mano.
colditz-option-overflow_deadline = Quando va ridotta una mano oltre il limite: entro la fine del turno, o subito.
colditz-option-overflow_actions = Che cosa vale per ridurre una mano troppo piena. Di queste cose la Sicurezza può solo giocare e scartare.
colditz-option-security_draw_rule = Se la Sicurezza pesca una sola carta, o ne guarda due e ne rimette una sotto il mazzo.
colditz-option-discard_destination = Se le carte Opportunità e Sicurezza usate vanno sotto il loro mazzo o vi si rimescolano.
colditz-option-equipment_hand_limit = Quante carte Equipaggiamento al massimo può avere un ufficiale; 0 vuol dire nessun limite.
colditz-option-equipment_visibility = Che cosa vede la Sicurezza dell’Equipaggiamento di un ufficiale: che ne ha, esattamente quale, o soltanto se un arresto o una Perquisizione sono permessi.
colditz-option-kit_parts_aside_player_counts = In quanti giocatori le carte Parte del Kit restano fuori dal mazzo Opportunità e fanno da premio.

## Movimento

colditz-option-pow_over_pow = Se i prigionieri si sbarrano la strada o possono passare uno sopra l’altro.
colditz-option-pow_push_pow = Se un prigioniero in cammino può far spostare di una casella chi lo intralcia: mai, se è di un’altra squadra e dentro la stanza in questione, o dovunque se l’altro ufficiale è d’accordo.
colditz-option-hideaway_free_seating = Se in un nascondiglio più grande si entra su qualunque casella libera, e se ne esce, per un punto, superando chi sta in mezzo. Per calarsi da lì bisogna comunque trovarsi sulla casella giusta.
colditz-option-appel_area_step_cost = Quanto costa camminare fra le caselle bianche: un punto per casella, o un punto da una qualsiasi a un’altra raggiungibile.
colditz-option-guard_in_appel_area = Se le guardie stanno fuori dalle caselle bianche, possono attraversarle senza fermarsi, o possono anche sostarvi.
colditz-option-key_pass_charge = Quando una casella Chiave o Lasciapassare prende la sua carta: entrandovi, o uscendone dall’altra parte. In questo caso chi torna da dov’è venuto non ha pagato nulla.
colditz-option-guard_stop_on_key_pass = Se alla fine del turno della Sicurezza una guardia può restare su una casella Chiave o Lasciapassare.
colditz-option-free_pass_inward = Chi può tornare dal presidio al cortile interno per i varchi di rientro senza una carta: solo chi torna dalle celle esterne, o chiunque.
colditz-option-return_gates = I varchi interni che fanno rientrare gratis chi torna dalle celle esterne; tutti gli altri per lui sono chiusi.
colditz-option-reverse_opening_cost = Se risalire una corda o ripassare per un reticolato tagliato costa di nuovo la carta.
colditz-option-exterior_one_way = Se un uomo fuori dal castello deve avvicinarsi sempre a qualche meta, e non può né tornare indietro né essere riportato da carte o Appello.
colditz-option-pow_on_garrison_black = Se i prigionieri possono usare i posti di guardia esterni. Se no, non li attraversano e non vi si fermano, ma chi torna dalle celle esterne può attraversarli.
colditz-option-inner_black_block_cap_night = Quanti posti di guardia interni possono occupare di notte i prigionieri di tutte le squadre insieme; oltre quel numero attraversano gli altri ma non vi si fermano. 0 vuol dire nessun limite.
colditz-option-movefast_scope = Di chi è l’uomo mosso da uno Spostamento rapido: proprio, o di qualunque squadra.
colditz-option-movefast_pays_equipment = Se chi si muove con uno Spostamento rapido paga l’Equipaggiamento della strada a piedi più economica. Chi è sulla via del ritorno non paga nulla ai varchi di rientro.
colditz-option-movefast_excludes_solitary = Se uno Spostamento rapido non può prendere un uomo in isolamento.
colditz-option-hideaway_guard_entry = Se le guardie stanno sempre fuori dai nascondigli, o inseguendo possono entrare in quello con la calata.
colditz-option-black_circle_arrest = Se chi sta su un posto di guardia si arresta alle condizioni della zona, o sempre. Cella e perdita seguono comunque la zona.
colditz-option-chapel_tunnel_exit = Dove sbuca il tunnel della Cappella: oltre il reticolato, o prima.
colditz-option-tunnel_surface_stop = Se in superficie una pedina può fermarsi su una casella di un tunnel: mai, o finché il tunnel è chiuso. Le guardie su un tunnel scoperto non vi sono tenute.
colditz-option-tunnel_surface_along = Se in superficie una pedina può seguire un tunnel da una casella all’altra, invece di attraversarlo soltanto.

## Equipaggiamento e Kit

colditz-option-claim_return_count = Quanti degli uomini che hanno prelevato Equipaggiamento vanno direttamente nell’area dell’Appello: entrambi, almeno uno, o nessuno.
colditz-option-claims_per_turn = Quanti prelievi di Equipaggiamento al massimo in un turno; 0 vuol dire nessun limite. Chi è stato mandato via deve prima rientrare a piedi in una stanza.
colditz-option-equipment_after_use = Se l’Equipaggiamento usato o confiscato torna nel mazzetto o esce dal gioco.
colditz-option-share_rope = Chi può usare una corda già pagata: solo l’uomo per cui si è pagata, la sua squadra in quel turno, o la sua squadra finché dura l’apertura. Solo nella direzione pagata.
colditz-option-share_cutters = Chi può usare un taglio nel reticolato già pagato; le stesse scelte che per la corda.
colditz-option-share_key = Chi può usare una casella Chiave già pagata; le stesse scelte che per la corda.
colditz-option-share_pass = Chi può usare una casella Lasciapassare già pagata; le stesse scelte che per la corda.
colditz-option-escape_markers = Se un segnalino colorato mostra ogni corda e ogni taglio aperti; è della squadra che ha pagato lì per ultima.
colditz-option-marker_removed_by_guard = Se una guardia su un’apertura può toglierne il segnalino e così chiuderla a tutti.
colditz-option-exchange_card_timing = Quando una carta Scambio diventa il suo Equipaggiamento, se nel mazzetto ce n’è: in ogni momento fra un’azione e l’altra, nel turno di chi l’ha, o nel suo turno prima del lancio.
colditz-option-bribe_effect = Che cosa compra una Sentinella corrotta: una carta Equipaggiamento con tre delle carte e due con le altre due; sempre una; oppure una parte del Kit, una carta Equipaggiamento per una coppia di Sentinelle corrotte, o uno scudo.
colditz-option-kit_required = Se un’evasione conta solo con un Kit di fuga.
colditz-option-kit_needed_to_leave_inner = Se un uomo può lasciare il cortile interno in superficie solo quando il suo ufficiale ha un Kit.
colditz-option-kit_lifecycle = Se un Kit dura tutta la partita o si consuma con un’evasione.
colditz-option-kit_max_held = Quanti Kit un ufficiale può avere insieme, senza contare quelli consumati.
colditz-option-kit_claim_return = Quanti degli uomini usati per prelevare un Kit devono andare nell’area dell’Appello: nessuno, almeno la metà, o tutti.
colditz-option-kit_covers_same_turn_escapes = Dove i Kit si consumano: se uno solo serve per tutte le evasioni della squadra in quel turno.
colditz-option-kit_shared_same_target = Se le evasioni che si dividono un Kit devono finire sulla stessa meta.
colditz-option-kit_wait_on_target = Se un uomo può aspettare su una meta il Kit del suo ufficiale. Lì può ancora essere arrestato o colpito, e i suoi inseguitori restano all’esterno.
colditz-option-first_escape_award = Che cosa guadagna una squadra con la prima evasione, dove le carte Parte del Kit sono messe da parte: nulla, o una di quelle carte.

## Baratti e incontri

colditz-option-trade_window = Quando gli ufficiali barattano: fra due azioni qualsiasi, anche fra un arresto e la perdita che comporta, in ogni momento fuori dal turno della Sicurezza, o nelle fasi di baratto di un turno. Ogni baratto richiede un accordo e resta nascosto alla Sicurezza.
colditz-option-trade_opportunity = Se gli ufficiali possono barattare fra loro carte Opportunità.
colditz-option-trade_equipment = Se gli ufficiali possono barattare fra loro Equipaggiamento.
colditz-option-trade_cross_kind = Se in uno stesso baratto si possono dare Opportunità contro Equipaggiamento.
colditz-option-gift_opportunity_per_turn = Quante carte Opportunità si possono regalare nel turno di un ufficiale, contando insieme quelle che dà e quelle che riceve; -1 vuol dire nessun limite, e overflow_only permette regali solo per ridurre una mano troppo piena.
colditz-option-gift_equipment = Se un ufficiale può regalare Equipaggiamento.
colditz-option-secret_meeting = Se gli ufficiali possono consultarsi senza la Sicurezza: mai, ogni volta che uno lo chiede, o all’ora fissata fra il giorno e la notte.
colditz-option-secret_meeting_seconds = Quanti secondi dura un incontro segreto. Nel frattempo nulla si muove e nessun turno si consuma.
colditz-option-secret_meeting_trades = Se durante un incontro segreto gli ufficiali possono barattare e regalare.

## Guardie

colditz-option-posting_order = Fino a quando la Sicurezza può schierare guardie: finché una guardia non arresta, finché in quel turno nessuna torna in caserma, o sempre.
colditz-option-riot_squad = Se ogni guardia schierata costa un punto, o se una volta per turno la Sicurezza può rinunciare a tutto il punteggio per schierare tante riserve quanti sono i posti liberi.
colditz-option-returned_guard_lock = Per quanto tempo non si può usare una guardia tornata in caserma: per quel turno, o finché non è finito il turno della Sicurezza di quel giro.
colditz-option-guard_room_entry = Che cosa fa entrare le guardie nelle stanze: una Perquisizione che ne richieda, un tunnel scoperto che comincia lì, o un fuggiasco che si è calato da quella stanza.
colditz-option-rule45_test = Che cosa le guardie devono lasciare aperto alla fine di un turno: ogni casella protetta, un passaggio, un passaggio con le corsie uniche sgombre, solo le caselle segnate sul tabellone, o nulla.
colditz-option-rule45_violation = Che cosa succede se le guardie bloccano: il turno non può finire così, o alcune tornano in caserma finché la via non è aperta.
colditz-option-rule45_covers_hideaways = Se gli accessi ai nascondigli sono protetti come quelli alle stanze.
colditz-option-rule45_pursuit_exempt = Se le guardie inseguitrici possono fermarsi su caselle protette del cortile finché il tentativo non è finito.
colditz-option-guard_on_cell_door = Se le guardie possono sostare sulle porte delle celle, possono solo attraversarle, o possono attraversare solo quelle interne e mai mettere piede su quella esterna.
colditz-option-guard_garrison_step_cap = Quanti passi al massimo fa una guardia nel presidio in un turno, finché nessuno tenta la fuga; 0 vuol dire nessun limite.
colditz-option-guard_exterior_access = Se le guardie escono dai varchi a piacere, o solo dietro a un fuggiasco e per la stessa via che ha preso.
colditz-option-pursuit_target_lock = Se una guardia all’esterno è legata a un solo fuggiasco: si avvicina soltanto a lui, non arresta altri, e va in caserma quando lui non c’è più.
colditz-option-pursuit_pass_over_pows = Se una guardia inseguitrice può passare sopra prigionieri che non sono quello che insegue, senza fermarsi su di loro.
colditz-option-pursuit_window = Quando una guardia del cortile può passare per le stanze dietro a un fuggiasco: finché dura il tentativo, o nel giro dell’uscita o finché l’uomo è su una terrazza, con una guardia per fuggiasco e per turno.
colditz-option-room_arrest_by_guard = Se una guardia che un inseguimento ha portato in una stanza può arrestare chi vi si trova, alle condizioni del cortile e senza perdite.

## Arresti

colditz-option-arrest_contact = Da dove arresta una guardia: dalla casella stessa dell’uomo, o da una vicina.
colditz-option-arrest_adjacent_without_move = Dove si arresta dalla casella vicina: se a una guardia già accanto all’uomo non serve un punto.
colditz-option-arrest_across_drop = Se un arresto dalla casella vicina vale anche attraverso una calata: mai, per un punto attraverso l’apertura del tentativo di quell’uomo, o liberamente. Il reticolato lo impedisce sempre.
colditz-option-arrest_inner_condition = Quando si possono arrestare gli uomini nel cortile: quando il loro ufficiale ha Equipaggiamento, quando ne è stato rubato abbastanza e lui ne ha o quando ha un Kit, o sempre.
colditz-option-stolen_threshold = Quante carte Equipaggiamento devono essere state prelevate nelle stanze prima che comincino gli arresti nel cortile.
colditz-option-stolen_count_scope = Quali prelievi contano come Equipaggiamento rubato: quelli di tutti, o quelli della squadra dell’uomo.
colditz-option-confiscation_inner = Che cosa toglie un arresto nel cortile: nulla, o una carta Equipaggiamento a caso, salvo che il dado dell’ufficiale batta quello della Sicurezza.
colditz-option-confiscation_outer = Chi sceglie la carta Equipaggiamento persa per un arresto nel presidio o all’esterno: chi la possiede, il caso, o la Sicurezza.
colditz-option-kit_loss_outer = Se un ufficiale senza Equipaggiamento mette in gioco il suo Kit in una sfida ai dadi quando un suo uomo è arrestato fuori dal cortile o in un tunnel. Un Kit perso si può prelevare di nuovo.
colditz-option-body_search_equipment_tie = Chi vince una sfida ai dadi per l’Equipaggiamento finita in parità.
colditz-option-body_search_kit_tie_day = Chi vince di giorno una sfida ai dadi per un Kit finita in parità.
colditz-option-body_search_kit_tie_night = Chi vince di notte una sfida ai dadi per un Kit finita in parità.
colditz-option-bribe_shield = Se e quando si può scartare una Sentinella corrotta per salvare Equipaggiamento in un arresto: mai, o di giorno. Non aiuta in perquisizioni, Appelli e tunnel.
colditz-option-forced_arrest = Come si consegna un uomo: entrando nella casella di una guardia, dichiarandolo accanto a una, con un dado lanciato accanto a una, o in nessun modo. La Sicurezza non può rifiutare.
colditz-option-forced_arrest_condition = Se consegnarsi riesce sempre, o solo dove sarebbe permesso un normale arresto.
colditz-option-forced_arrest_zones = Se un uomo può consegnarsi dovunque, o solo nel cortile interno.
colditz-option-forced_arrest_min_die = Il valore più basso con cui riesce il dado per consegnarsi.
colditz-option-forced_arrest_at_night = Se ci si può consegnare di notte.

## Celle e ritorno

colditz-option-cell_choice = In quale cella va un arrestato: in una indicata dalla Sicurezza, o in quelle interne o esterne secondo dov’è stato preso.
colditz-option-cells_full = Che cosa succede quando tutte le celle sono piene: va su una casella bianca libera, lo prendono lo stesso le celle esterne, o non può essere arrestato.
colditz-option-outer_cell_team_cap_day = Quanti uomini di una squadra al massimo finiscono di giorno nelle celle esterne, con i successivi in quelle interne; 0 vuol dire nessun limite.
colditz-option-outer_cell_team_cap_night = Quanti uomini di una squadra al massimo finiscono di notte nelle celle esterne, con i successivi in quelle interne; 0 vuol dire nessun limite.
colditz-option-release_double_scope = Quali doppi nei lanci per il movimento scarcerano un uomo: solo quello del primo lancio, o qualunque.
colditz-option-release_double_cap = Quanti uomini al massimo si scarcerano con i doppi in un turno; 0 vuol dire nessun limite oltre a uno per doppio.
colditz-option-release_double_cost = Quanti punti costa una scarcerazione con un doppio; con one_die costa il valore di un dado.
colditz-option-release_card_cost = Quanti punti costa una scarcerazione con una carta.
colditz-option-release_scope = Di chi è l’uomo che un doppio può scarcerare: proprio, di qualunque squadra con il consenso del suo ufficiale, o di qualunque squadra.
colditz-option-release_card_scope = Di chi è l’uomo che una carta Scarcerazione può liberare: proprio, di qualunque squadra con il consenso del suo ufficiale, o di qualunque squadra.
colditz-option-release_door_blocked = Dove va uno scarcerato quando la casella della porta è occupata: sulla casella libera più vicina della zona, su una casella accanto o, dalle celle interne, sulle caselle bianche, o da nessuna parte.
colditz-option-release_immunity = Se un uomo appena scarcerato è al sicuro dall’arresto finché non è finito il turno della Sicurezza di quel giro. Se interrompe il ritorno, la protezione finisce prima.
colditz-option-timed_release_rounds = Dopo quanti giri interi in cella l’ufficiale può far uscire un suo uomo senza un doppio; 0 disattiva la regola.
colditz-option-timed_release_cost = Quanti punti costa una scarcerazione per pena scontata.
colditz-option-return_liability = Se chi torna dalle celle esterne non può essere arrestato, o può esserlo alle condizioni del cortile: solo se il suo ufficiale ha Equipaggiamento, e senza perdite.
colditz-option-return_min_points = Di quanti passi un uomo deve accorciare il ritorno a ogni turno per restare protetto; all vuol dire con tutti i punti che può usare, 0 che può stare fermo.
colditz-option-return_escape_allowed = Se chi è sulla via del ritorno può farne una fuga ed essere mosso da carte. Se no, tornare è un obbligo.
colditz-option-return_guard_contact = Che cosa fa chi torna davanti a una guardia sul suo cammino: la guardia si scansa, ciascuno può passare sopra l’altro, o l’uomo è bloccato.
colditz-option-return_rearrest_cell = In quale cella va un uomo arrestato sulla via del ritorno: la solita, o prima quelle interne.

## Appello e ricerca generale

colditz-option-appel_timing = Quando la Sicurezza chiama un Appello nel proprio turno: prima di ogni lancio, o dopo il primo lancio e prima che una guardia agisca.
colditz-option-appel_windows = Nei turni di chi si può chiamare un Appello: della Sicurezza, o anche alla fine di quello di un ufficiale.
colditz-option-appel_attendance = Se chi non è esentato deve presentarsi all’Appello, o se decide il suo ufficiale.
colditz-option-general_search = A che cosa porta un’assenza all’Appello: a nulla, o all’arresto degli assenti entro la distanza di un lancio da una guardia; il lancio si spende per questo, vale anche per muovere, o si fa in più.
colditz-option-general_search_declared = Se la Sicurezza si impegna alla ricerca generale prima o dopo il lancio.
colditz-option-general_search_guards = Da quali guardie si misura una ricerca generale: da tutte quelle sul tabellone, o da quelle del cortile interno.
colditz-option-general_search_guard_returns = Se una guardia a cui si ascrive un arresto nella ricerca generale torna in caserma.
colditz-option-general_search_confiscation = Che cosa toglie una ricerca generale: nulla, una carta Equipaggiamento per ogni uomo preso nel presidio, o una sfida ai dadi per ogni squadra con un uomo preso.
colditz-option-general_search_cell = In quali celle vanno gli uomini presi da una ricerca generale: come per ogni arresto, o prima in quelle interne.
colditz-option-general_search_draws_card = Se il lancio di una ricerca generale può fruttare una carta.
colditz-option-appel_exempt = Chi altro è esentato dall’Appello, oltre a chi è in nascondigli, tunnel e celle: chi è fuori dal castello, o chi ha un tentativo in corso.
colditz-option-appel_offturn_team_share = Quante squadre possono perdere uomini per un Appello chiamato nel turno di un ufficiale: tutte, o la metà arrotondata per eccesso, indicate dalla Sicurezza dopo il lancio.

## Perquisizioni e altre carte Sicurezza

colditz-option-search_turn_relaxes_rule45 = Se, in un turno con una Perquisizione o un Appello, le guardie devono lasciare aperte le vie solo alla fine del turno e non già quando sono spesi i punti di movimento.
colditz-option-search_method = Che cosa serve a una Perquisizione: nessuna guardia, una guardia che arrivi alla stanza con i suoi punti, un lancio a parte che vi porti una guardia indicata, o una guardia per ogni uomo.
colditz-option-search_condition = Se una Perquisizione prende solo gli uomini il cui ufficiale ha Equipaggiamento, o tutti quelli nella stanza.
colditz-option-search_condition_eval = Se il possesso di Equipaggiamento si giudica una volta per tutti gli uomini, o di nuovo per ciascuno, nell’ordine scelto dalla Sicurezza.
colditz-option-search_confiscation = Che cosa toglie una Perquisizione: una carta Equipaggiamento per ogni uomo preso, o una sfida ai dadi per ogni squadra.
colditz-option-search_confiscation_chooser = Chi sceglie le carte perse in una Perquisizione: chi le possiede, o il caso.
colditz-option-search_cell = In quali celle vanno gli uomini presi da una Perquisizione: come per ogni arresto, o prima in quelle interne.
colditz-option-search_timing = Quando la Sicurezza gioca una Perquisizione nel proprio turno: in ogni momento, o dopo il primo lancio e prima che una guardia agisca.
colditz-option-search_windows = Dove si può giocare una Perquisizione: nel turno della Sicurezza, alla fine di quello di un ufficiale, o in risposta a un prelievo.
colditz-option-search_on_claim_effect = Che cosa costa una Perquisizione in risposta a un prelievo: prelievo e turno in ogni caso, o solo se arriva alla stanza.
colditz-option-search_offturn_team_scope = Quali squadre può colpire una Perquisizione nel turno di un ufficiale: tutte, o una indicata dalla Sicurezza dopo il lancio.
colditz-option-intercept_cell = In quale cella va un uomo fermato mentre usa una chiave o un lasciapassare: come per ogni arresto, o prima in quelle interne.
colditz-option-tunnel_detected_copies = Quante carte Tunnel scoperto ha il mazzo Sicurezza.
colditz-option-shoot_copies = Quante carte Sparare a vista ha il mazzo Sicurezza.
colditz-option-sabotage_discards = Quante carte Sicurezza costa un Sabotaggio prima di pescarne una.
colditz-option-sabotage_short_hand = Se dopo un Sabotaggio la Sicurezza pesca comunque quando aveva meno carte di così.
colditz-option-sabotage_chooser = Chi sceglie le carte perse in un Sabotaggio.
colditz-option-shoot_line_of_sight = Se la guardia che spara deve vedere il suo uomo, secondo la tabella delle linee di vista del tabellone.
colditz-option-shoot_metric = Come si misura la distanza di uno sparo: lungo la più corta catena di caselle in superficie, o in linea d’aria, in larghezze di casella arrotondate per eccesso.
colditz-option-shoot_doubling = Che cosa si moltiplica per la gittata di uno sparo: la somma di tutti i lanci, o solo il primo.
colditz-option-shoot_multiplier = Per quanto si moltiplica il lancio di uno sparo. Un Talismano lo riduce a 1.
colditz-option-shot_recalls = Chi va in caserma dopo uno sparo: la guardia che ha sparato, o con lei chi inseguiva l’uomo nelle stanze, su caselle a corsia unica del cortile e all’esterno.

## Carte Opportunità

colditz-option-hideaway_card_effect = Che cosa salva la carta Nascondiglio: Equipaggiamento, o il Kit.
colditz-option-hideaway_card_covers = A quali perdite risponde una carta Nascondiglio: per arresto, Perquisizione, ricerca generale, arresto in un tunnel, chiave o lasciapassare intercettati, o arresto durante un tentativo in corso.
colditz-option-shield_turns = Nei turni di chi le carte Nascondiglio e Sentinella corrotta possono parare una perdita.
colditz-option-warning_reacts_to = A che cosa può rispondere un Preavviso: a un Appello, a una Perquisizione, o a nulla in particolare nel turno di chi l’ha.
colditz-option-warning_destination = A quali nascondigli arriva un Preavviso: a tutti quelli con una casella libera, o solo a quelli del cortile interno quando risponde a una carta.
colditz-option-warning_pays_equipment = Se chi si muove con un Preavviso paga l’Equipaggiamento che serve per la strada.
colditz-option-diversion_guards = Quante guardie manda in caserma un Diversivo.
colditz-option-inspection_guards = Quante guardie manda in caserma un’Ispezione.

## Tunnel

colditz-option-tunnel_open_min = Quanti dei suoi uomini deve farvi entrare in quel turno l’ufficiale che apre un tunnel.
colditz-option-tunnel_open_commitment = Come si apre un tunnel: con punti già in mano che bastino per entrambi gli uomini, che poi si muovono per primi, o scartando la carta prima del lancio e perdendola se non riesce.
colditz-option-tunnel_card_state = Dove sta la carta di un tunnel aperto: in mostra e fuori dal limite della mano, già scartata, o in mano.
colditz-option-tunnel_min_occupancy = Quanti uomini tengono aperto un tunnel; con 1 si chiude quando è vuoto.
colditz-option-tunnel_occupancy_check = Quando si contano gli uomini in un tunnel: alla fine di ogni turno, o dopo ogni azione.
colditz-option-tunnel_collapse_effect = Che ne è degli ultimi uomini quando un tunnel si chiude: escono a piedi da un capo o dall’altro prima che il loro ufficiale faccia altro, o vanno in cella senza perdite.
colditz-option-tunnel_join = Chi può seguire in un tunnel aperto: chiunque, o chi è ammesso da chi l’ha aperto.
colditz-option-tunnel_join_deadline = Fino a quando si può ancora entrare in un tunnel aperto: finché resta aperto, o fino al prossimo turno della Sicurezza.
colditz-option-tunnel_exit_needs_kit = Se un uomo esce dal capo lontano di un tunnel solo quando il suo ufficiale ha un Kit.
colditz-option-tunnel_exit_declaration = Se di giorno l’uscita dal capo lontano va annunciata prima del lancio, che poi è vincolato a quella.
colditz-option-tunnel_last_circle_is_attempt = Se di giorno un uomo sull’ultima casella del tunnel conta come in tentativo di fuga. Libera le guardie dai loro limiti, ma non lo espone.
colditz-option-tunnel_detected_guards = Quante guardie devono stare insieme su un tunnel scoperto per sgomberarlo.
colditz-option-tunnel_detected_duration = Per quanto un tunnel resta scoperto: finché non è chiuso, o solo per questo turno.
colditz-option-tunnel_detected_entry = Come le guardie arrivano su un tunnel scoperto: da qualunque casella vicina e attraverso la sua stanza, da qualunque casella vicina ma non dalla stanza, o solo dal presidio.
colditz-option-tunnel_detected_room_arrests = Se le guardie che entrano nella stanza di un tunnel scoperto possono arrestare chi vi si trova, alle condizioni del cortile e senza perdite.
colditz-option-tunnel_arrest_confiscation = Che cosa tolgono gli arresti in un tunnel: nulla, una carta Equipaggiamento per ogni uomo che è sottoterra fuori dal cortile, o una a caso per ogni squadra che è dentro.
colditz-option-tunnel_arrest_cell = In quali celle va chi è preso in un tunnel: come per ogni arresto, secondo la zona che ha sopra, o in quelle esterne fino al loro limite.

## Auto del comando e Do or Die

colditz-option-staff_car_rolls = Quanti lanci ha l’auto del comando, ciascuno con i propri doppi.
colditz-option-staff_car_access = Se nell’auto del comando si sale dalle due caselle accanto o da una sola casella segnata.
colditz-option-staff_car_obstacles = Che cosa fanno le pedine sulla strada dell’auto del comando: si scansano di una casella, o si lasciano passare sopra.
colditz-option-staff_car_clears = Quali pedine cedono il passo all’auto del comando. Se sono solo le guardie, non può partire finché sulla strada davanti c’è un prigioniero.
colditz-option-staff_car_residual_usable = Se i punti rimasti dopo aver raggiunto l’auto del comando si aggiungono alla sua corsa, invece di restare agli altri uomini.
colditz-option-staff_car_double_release = Se un doppio al primo lancio della corsa, quando è anche il primo del turno, scarcera gratis un uomo.
colditz-option-staff_car_failure = A che cosa porta non farcela con l’auto del comando: a una cella senza perdite, a una cella esterna senza perdite, o a un arresto come nel presidio.
colditz-option-staff_car_without_kit = Che cosa vuol dire raggiungere la meta con l’auto del comando senza un Kit: aspettare lì, o fallire.
colditz-option-dod_enabled = Se si gioca con le carte Do or Die.
colditz-option-dod_card_source = Se la carta Do or Die si pesca per il tentativo, o se ogni ufficiale ne ha ricevuta una coperta prima di cominciare.
colditz-option-dod_attempts_per_team = Quanti tentativi Do or Die ha una squadra in una partita.
colditz-option-dod_card_after_use = Se una carta Do or Die usata va sotto il mazzo o vi si rimescola.
colditz-option-dod_start = Da dove può partire una corsa Do or Die: da un punto qualsiasi in superficie del cortile, delle sue stanze e dei suoi nascondigli, o solo dal cortile aperto.
colditz-option-dod_route = Per dove deve passare una corsa Do or Die: per il cortile e la cantina fino al fossato, fino alla meta più vicina, o per il cancello principale.
colditz-option-dod_equipment = Quanto Equipaggiamento costa una corsa Do or Die: nessuno, una chiave, o le corde e i tronchesi della strada indicata.
colditz-option-dod_obstacles = Che cosa fanno le pedine che cedono il passo a una corsa Do or Die: si scansano, o si lasciano passare sopra.
colditz-option-dod_clears = Quali pedine cedono il passo a una corsa Do or Die. Se sono solo le guardie, i prigionieri sono muri e può non restare alcuna strada.
colditz-option-dod_failure = Che cosa costa una corsa Do or Die fallita: tutta la squadra, o l’uomo che ha corso.
colditz-option-dod_window = Quando si può dichiarare una corsa Do or Die: in ogni momento del turno dell’ufficiale, o al posto del suo lancio per il movimento. Chiude il turno.

## Vittoria e durata

colditz-option-escape_goal = Quante evasioni servono a un ufficiale per vincere.
colditz-option-goal_scope = Se ogni ufficiale gioca per le proprie evasioni, o se tutti vincono insieme con la somma.
colditz-option-collective_goal = Quante evasioni servono a tutti gli ufficiali insieme; 0 quando non giocano insieme.
colditz-option-win_check = Quando l’obiettivo raggiunto chiude la partita: subito, con il giro, o allo scadere del tempo.
colditz-option-tie_rule = Chi vince fra più ufficiali arrivati all’obiettivo, o pari allo scadere del tempo: il primo che ci è arrivato, tutti quelli arrivati in quel giro, chi ha più evasioni e poi il primo, o tutti quelli alla pari.
colditz-option-no_goal_outcome = Chi vince se nessuno ha raggiunto l’obiettivo in tempo: la Sicurezza, o l’ufficiale con più evasioni, e la Sicurezza se non ce ne sono.
colditz-option-limit_unit = Se la durata della partita si stabilisce in minuti o in giri.
colditz-option-limit_value = Quanto dura la partita, in quell’unità.
colditz-option-escape_leftover_points = Se i punti avanzati da un’evasione a piedi si possono usare per altri uomini o sono persi.

## Giorno, notte e tentativi

colditz-option-day_night = Se giorno e notte si alternano.
colditz-option-day_count = Quanti giorni, ciascuno con la sua notte, ha una partita.
colditz-option-day_minutes = Quanti minuti dura un giorno.
colditz-option-night_minutes = Quanti minuti dura una notte.
colditz-option-night_guard_dice = Se di notte, finché nessuno tenta la fuga, la Sicurezza muove con tutti e due i dadi o con uno.
colditz-option-night_die_choice = Quale dado vale di notte per le guardie: quello che conviene alla Sicurezza, o il primo.
colditz-option-night_declare_after_roll = Se di notte tentativi e tunnel si possono annunciare dopo il lancio; in tal caso uscire da un tunnel non richiede annunci.
colditz-option-night_search_confiscation = Se di notte Perquisizione e Appello confiscano come di giorno, o tolgono a ogni squadra una carta Equipaggiamento senza dadi.
colditz-option-attempt_declaration = Se lasciare il cortile interno in superficie va annunciato prima del lancio, indicando gli uomini e le loro uscite.
colditz-option-attempt_commits_roll = Se un tentativo annunciato vincola il lancio: finché gli uomini non sono fuori sono ammessi solo i loro passi avanti, per quanto ne abbiano.
colditz-option-attempt_lifts_guard_caps = Se un tentativo in corso libera le guardie dal limite nel presidio e di notte dà loro tutti e due i dadi.
colditz-option-attempt_lapse = Quando finisce un tentativo annunciato che non è riuscito a uscire: con il turno della Sicurezza, o con quello dell’ufficiale.

## Moduli

colditz-option-module_multi_escape = Se un ufficiale può lasciar usare ciò che ha appena pagato a un collega che gioca più tardi nel giro.
colditz-option-multi_escape_types = Quale Equipaggiamento si può condividere in una fuga multipla. Una calata da due corde non si condivide.
colditz-option-multi_escape_per_type_per_round = Quante volte in un giro si può condividere così ogni tipo di Equipaggiamento, tutte le squadre insieme.
colditz-option-multi_escape_pawns = Quanti uomini possono usare un pagamento condiviso, uno per ufficiale.
colditz-option-module_glider = Se si può costruire e far volare l’aliante a due posti.
colditz-option-glider_uses_per_game = Quante volte può decollare l’aliante.
colditz-option-glider_shot_penalty = Quanti lanci toglie al volo dell’aliante uno Sparare a vista.
colditz-option-module_chapel_combo = Se Tunnel scoperto e Perquisizione: Cappella si possono giocare insieme per aprire, in quel turno, la via dal cortile al tunnel della Cappella.
colditz-option-module_fence_gate = Se nel reticolato sopra il tunnel della Cappella c’è un cancello con una casella Chiave.
colditz-option-infringement_policy = Che ne è di un passo o di un prelievo irregolare: viene rifiutato, o l’uomo va in isolamento senza perdite e il turno continua.
