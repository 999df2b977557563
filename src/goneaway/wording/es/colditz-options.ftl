### La fuga de Colditz en español: qué significa cada opción de las reglas.

## Jugadores

colditz-option-guards_by_player_count = Cuántos guardias manda Seguridad, según el número de personas a la mesa (contando a Seguridad).
colditz-option-pows_by_player_count = Cuántos prisioneros tiene cada nación, según el número de personas a la mesa (contando a Seguridad).
colditz-option-teams_for_single_officer = Cuántas naciones manda el único oficial de una partida de dos jugadores.
colditz-option-two_team_count_row = Cuando un oficial manda dos naciones: si las tablas de guardias y prisioneros se leen por la fila de dos jugadores o por la de tres.
colditz-option-nation_choice = Cómo se toman las naciones: libremente, o con una tirada entre los dos oficiales que quieren la misma; gana el total más alto, y los empates se repiten.
colditz-option-seat_order = Cómo se sientan los oficiales a la mesa, con el primero en jugar a la izquierda de Seguridad: como quieran, empezando por la tirada más baja (los empates se repiten), o al azar con los dados.
colditz-option-appel_row_assignment = Quién forma dónde en el recuento inicial: en cualquier fila libre, en filas repartidas por asiento en el sentido impreso desde las celdas interiores, o en filas repartidas por asiento desde el extremo que elija el primero.
colditz-option-setup_inner_guards_per_team = Guardias que se colocan antes de empezar en casillas negras interiores: exactamente tantos por nación.
colditz-option-setup_outer_guards_min = Mínimo de guardias que se colocan antes de empezar en casillas negras exteriores.
colditz-option-setup_outer_guards_max = Máximo de guardias que se colocan antes de empezar en casillas negras exteriores.
colditz-option-start_kit_cards = Kits de evasión que tiene cada oficial al empezar la partida.
colditz-option-start_opportunity_cards = Cartas de oportunidad que recibe cada oficial antes de empezar.
colditz-option-start_security_cards = Cartas de seguridad que se reparten antes de empezar.
colditz-option-equipment_stacks_face_up = Si el equipo está en cuatro montones a la vista, uno por tipo, de modo que todos ven cuánto queda.
colditz-option-replacement_floor = Cuando una baja deja a una nación con menos hombres en juego que estos, su oficial añade en el acto hombres en casillas blancas libres hasta llegar a este número; los ocho peones de un color son el tope. Con 0 no se aplica.
colditz-option-replacement_player_counts = Con cuántas personas a la mesa se sustituye a los hombres perdidos.
colditz-option-replacement_triggers = Qué bajas se sustituyen: una fuga, un hombre abatido, o cualquier baja (incluida una muerte al correr a vida o muerte).
colditz-option-escaped_pawn_display = Dónde se muestra un peón fugado, junto al tablero o en su meta. Nunca le estorba a nadie.

## Turno

colditz-option-turn_phases = Si el turno se juega en cualquier orden o en fases estrictas: cambiar cartas de oportunidad, cambiar equipo, jugar cartas antes de la tirada, tirar, robar y descartar, mover y usar.
colditz-option-own_cards_window = Cuándo puede jugar cartas un jugador en su turno: durante todo él, o solo en la fase de movimiento.
colditz-option-cards_per_turn_limit = Máximo de cartas que un jugador puede jugar en un turno; con 0 no hay límite.
colditz-option-double_sequence = Si las tiradas que dan los dobles se suman antes de mover, o cada una se gasta antes de hacer la siguiente.
colditz-option-claim_window = Cuándo pueden reclamar equipo o kit los hombres que están en habitaciones: durante todo el turno de su oficial, o solo en la fase de movimiento. Reclamar nunca cuesta puntos.
colditz-option-minutes_per_turn = Minutos que el reloj de la partida cobra por el turno de un jugador cuando los límites se dan en minutos.

## Dados

colditz-option-max_consecutive_rolls = Máximo de tiradas seguidas cuando cada una la dan unos dobles, contando la primera; con 0 no hay límite.
colditz-option-reroll_mandatory = Si unos dobles obligan al jugador a tirar otra vez o solo se lo permiten.
colditz-option-double_bonus_on_card_rolls = Si también dan más tiradas los dobles que salen para el coche del comandante, A vida o muerte, Tirar a matar y los registros.

## Robar cartas

colditz-option-draw_totals = Totales de los dos dados que dan derecho a una carta del propio mazo.
colditz-option-draw_roll_scope = Qué tirada se compara con los totales que dan carta: la primera, todas, o la suma acumulada.
colditz-option-draw_mandatory = Si es obligatorio tomar la carta a la que se tiene derecho.
colditz-option-max_draws_per_turn = Máximo de cartas que los dados pueden dar a un jugador en un turno; con 0 no hay límite.
colditz-option-draw_on_staff_car_rolls = Si las tiradas del coche del comandante pueden dar carta: nunca, solo la primera de la carrera cuando es la primera del turno, o todas.
colditz-option-draw_on_shoot_roll = Si la tirada de Tirar a matar puede dar carta: nunca, solo cuando es la primera del turno, o siempre. La tirada de movimiento posterior se juzga por separado.
colditz-option-hand_limit_opportunity = Cartas de oportunidad que un oficial puede guardar en la mano.
colditz-option-hand_limit_security = Cartas de seguridad que se pueden guardar en la mano.
colditz-option-overflow_deadline = Cuándo hay que reducir una mano que pasa del límite: antes de acabar el turno, o en el acto.
colditz-option-overflow_actions = Qué vale para reducir una mano que pasa del límite. De todo ello, Seguridad solo puede jugar y descartar.
colditz-option-security_draw_rule = Si Seguridad roba una sola carta, o mira dos y deja una en el fondo del mazo.
colditz-option-discard_destination = Si las cartas usadas de oportunidad y de seguridad van al fondo de su mazo o se vuelven a barajar con él.
colditz-option-equipment_hand_limit = Máximo de cartas de equipo que puede tener un oficial; con 0 no hay límite.
colditz-option-equipment_visibility = Qué ve Seguridad del equipo de un oficial: que tiene alguno, exactamente cuál, o nada salvo si cabe un arresto o un registro.
colditz-option-kit_parts_aside_player_counts = Con cuántas personas a la mesa las cartas de parte del kit quedan fuera del mazo de oportunidad y sirven de premio.

## Movimiento

colditz-option-pow_over_pow = Si los prisioneros se cierran el paso unos a otros o pueden pasarse por encima.
colditz-option-pow_push_pow = Si un prisionero que anda puede desplazar una casilla a otro que le estorba: nunca, a un hombre de otra nación dentro de la habitación en cuestión, o en cualquier parte si el otro oficial está de acuerdo.
colditz-option-hideaway_free_seating = Si en un escondite grande se entra en cualquier casilla libre, y se sale de ella, por un punto, sin que importe quién haya en medio. Un desnivel que esté dentro sigue exigiendo su propia casilla.
colditz-option-appel_area_step_cost = Qué cuesta andar entre las casillas blancas: un punto por casilla, o un punto de cualquiera a cualquier otra a la que se pueda llegar.
colditz-option-guard_in_appel_area = Si los guardias no pisan las casillas blancas, si pueden cruzarlas sin detenerse, o si también pueden quedarse.
colditz-option-key_pass_charge = Cuándo cobra su carta una casilla de llave o de pase: al entrar en ella, o al salir por el otro lado. En este caso, quien se vuelve por donde vino no paga nada.
colditz-option-guard_stop_on_key_pass = Si un guardia puede quedarse en una casilla de llave o de pase al acabar el turno de Seguridad.
colditz-option-free_pass_inward = Quién puede volver sin carta de la guarnición al patio interior por las puertas de regreso: solo los hombres que vuelven de la nevera, o cualquiera.
colditz-option-return_gates = Las puertas interiores por las que entra gratis un hombre que vuelve de la nevera; todas las demás están cerradas para él.
colditz-option-reverse_opening_cost = Si volver a subir por una cuerda o a pasar por la alambrada cortada cuesta otra vez la carta.
colditz-option-exterior_one_way = Si un hombre que está fuera del castillo debe acercarse siempre a alguna meta, y ni puede dar la vuelta ni pueden traerlo de vuelta las cartas o un recuento.
colditz-option-pow_on_garrison_black = Si los prisioneros pueden usar las casillas negras exteriores. Si no, ni las cruzan ni se detienen en ellas, aunque los que vuelven de la nevera sí pueden cruzarlas.
colditz-option-inner_black_block_cap_night = Cuántas casillas negras interiores pueden ocupar de noche los prisioneros de todas las naciones juntas; las demás pueden cruzarlas, pero no detenerse en ellas. Con 0 no hay límite.
colditz-option-movefast_scope = A qué hombre mueve una Ida rápida: a uno propio, o a uno de cualquier nación.
colditz-option-movefast_pays_equipment = Si un hombre que va con una Ida rápida paga el equipo del camino a pie más barato. Quien va de regreso no paga nada en las puertas de regreso.
colditz-option-movefast_excludes_solitary = Si una Ida rápida no alcanza a un hombre que está en una celda.

## Zonas

colditz-option-hideaway_guard_entry = Si los guardias no entran nunca en los escondites, o pueden entrar en el que tiene un desnivel mientras persiguen a alguien.
colditz-option-black_circle_arrest = Si a un hombre que está en una casilla negra se le arresta con las condiciones de su zona, o siempre. Su celda y lo que pierde dependen en todo caso de la zona.
colditz-option-chapel_tunnel_exit = Dónde sale a la superficie el túnel de la capilla: más allá de la alambrada, o antes de ella.
colditz-option-tunnel_surface_stop = Si un peón de la superficie puede detenerse en una casilla de túnel: nunca, o mientras ese túnel esté cerrado. Los guardias que están sobre un túnel descubierto no están sujetos a esto.
colditz-option-tunnel_surface_along = Si un peón de la superficie puede seguir un túnel de una de sus casillas a la siguiente, en lugar de solo cruzarlo.

## Equipo

colditz-option-claim_return_count = Cuántos de los hombres que reclaman equipo van directamente a la zona de recuento: los dos, al menos uno, o ninguno.
colditz-option-claims_per_turn = Máximo de reclamaciones de equipo por turno; con 0 no hay límite. Un hombre que ha tenido que irse debe entrar antes de nuevo en una habitación.
colditz-option-equipment_after_use = Si el equipo gastado o confiscado vuelve a su montón o sale de la partida.
colditz-option-share_rope = Quién puede usar una cuerda ya pagada: solo el hombre por el que se pagó, su nación en ese turno, o su nación mientras dure la abertura. Solo en el sentido pagado.
colditz-option-share_cutters = Quién puede usar un corte en la alambrada ya pagado; las mismas posibilidades que con una cuerda.
colditz-option-share_key = Quién puede usar una casilla de llave ya pagada; las mismas posibilidades que con una cuerda.
colditz-option-share_pass = Quién puede usar una casilla de pase ya pagada; las mismas posibilidades que con una cuerda.
colditz-option-escape_markers = Si un marcador de color señala cada cuerda y cada corte abiertos; es de la última nación que pagó allí.
colditz-option-marker_removed_by_guard = Si un guardia que está en una abertura puede quitar su marcador y cerrarla así para todos.
colditz-option-exchange_card_timing = Cuándo se convierte una carta de canje en su equipo, si lo hay en el montón: en cualquier momento entre dos acciones, en el turno de quien la tiene, o en su turno antes de tirar.
colditz-option-bribe_effect = Qué compra un Soborno: una carta de equipo con tres de las cartas y dos con las otras dos; siempre una; o una parte del kit, una carta de equipo por cada dos Sobornos, o una protección.

## Kit

colditz-option-kit_required = Si una fuga solo cuenta cuando se tiene un kit de evasión.
colditz-option-kit_needed_to_leave_inner = Si un hombre solo puede salir del patio interior por la superficie cuando su oficial tiene un kit.
colditz-option-kit_lifecycle = Si un kit dura toda la partida o se gasta con una fuga.
colditz-option-kit_max_held = Kits que un oficial puede tener a la vez, sin contar los gastados.
colditz-option-kit_claim_return = Cuántos de los hombres usados para reclamar un kit deben ir a la zona de recuento: ninguno, al menos la mitad, o todos.
colditz-option-kit_covers_same_turn_escapes = Cuando los kits se gastan: si uno solo vale para todas las fugas que su nación haga en ese turno.
colditz-option-kit_shared_same_target = Si las fugas que comparten un kit deben acabar en la misma meta.
colditz-option-kit_wait_on_target = Si un hombre puede esperar en una meta a que su oficial tenga kit. Allí aún se le puede arrestar o disparar, y sus perseguidores siguen fuera.
colditz-option-first_escape_award = Qué gana una nación con su primera fuga cuando las cartas de parte del kit están apartadas: nada, o una de esas cartas.

## Cambios

colditz-option-trade_window = Cuándo cambian cartas los oficiales: entre dos acciones cualesquiera; incluso entre un arresto y la pérdida que causa; en cualquier momento salvo en el turno de Seguridad; o en las fases de cambio de un turno. Todo trato exige acuerdo y queda oculto a Seguridad.
colditz-option-trade_opportunity = Si los oficiales pueden cambiarse cartas de oportunidad.
colditz-option-trade_equipment = Si los oficiales pueden cambiarse equipo.
colditz-option-trade_cross_kind = Si en un mismo trato se pueden dar cartas de oportunidad por equipo.
colditz-option-gift_opportunity_per_turn = Cartas de oportunidad que se regalan en el turno de un oficial, sumando las que da y las que recibe; con -1 no hay límite, y overflow_only solo permite regalar para reducir una mano que pasa del límite.
colditz-option-gift_equipment = Si un oficial puede regalar equipo.
colditz-option-secret_meeting = Si los oficiales pueden deliberar sin Seguridad: nunca, siempre que uno lo pida, o a la hora fijada entre el día y la noche.
colditz-option-secret_meeting_seconds = Cuánto dura una reunión secreta. Mientras tanto no se mueve nada ni se gasta ningún turno.
colditz-option-secret_meeting_trades = Si los oficiales pueden cambiar y regalar cartas durante una reunión secreta.

## Guardias

colditz-option-posting_order = Hasta cuándo puede Seguridad apostar guardias: hasta que un guardia haga un arresto, hasta que alguno vuelva al cuartel en ese turno, o durante todo el turno.
colditz-option-riot_squad = Si cada guardia que se aposta cuesta un punto, o si Seguridad puede, una vez por turno, renunciar a toda la tirada para apostar tantos de la reserva como casillas negras libres haya.
colditz-option-returned_guard_lock = Cuánto tiempo no está disponible un guardia que ha vuelto al cuartel: ese turno, o hasta que acabe el turno de Seguridad de la ronda.
colditz-option-guard_room_entry = Qué permite a los guardias entrar en habitaciones: un registro que los necesita, un túnel descubierto que empieza allí, o un fugitivo que salió por un desnivel de esa habitación.
colditz-option-rule45_test = Qué deben dejar libre los guardias al acabar un turno: todas las casillas protegidas, un camino, un camino y además los pasos estrechos, solo las casillas marcadas en el tablero, o nada.
colditz-option-rule45_violation = Qué pasa cuando los guardias bloquean: el turno no puede acabar así, o vuelven guardias al cuartel hasta que el camino quede libre.
colditz-option-rule45_covers_hideaways = Si las entradas a los escondites están protegidas como las de las habitaciones.
colditz-option-rule45_pursuit_exempt = Si los guardias que persiguen a alguien pueden detenerse en casillas protegidas del patio hasta que acabe el intento de fuga.
colditz-option-guard_on_cell_door = Si los guardias pueden quedarse en las salidas de las celdas, si solo pueden cruzarlas, o si solo pueden cruzar las interiores y nunca pisan la de la nevera.
colditz-option-guard_garrison_step_cap = Máximo de pasos que da un guardia en la guarnición en un turno mientras nadie intenta fugarse; con 0 no hay límite.
colditz-option-guard_exterior_access = Si los guardias salen por las puertas cuando quieren, o solo tras un fugitivo y por el mismo camino que él.
colditz-option-pursuit_target_lock = Si un guardia que está fuera queda atado a una sola presa: solo se acerca a ella, no arresta a nadie más, y va al cuartel cuando la presa ya no está.
colditz-option-pursuit_pass_over_pows = Si un guardia que persigue a alguien puede pasar por encima de los demás prisioneros, sin detenerse sobre ellos.
colditz-option-pursuit_window = Cuándo puede un guardia del patio cruzar habitaciones tras un fugitivo: mientras dure el intento, o en la ronda de la salida o mientras el hombre esté en una terraza, con un guardia por fugitivo y turno.

## Arrestos

colditz-option-room_arrest_by_guard = Si un guardia al que una persecución ha llevado a una habitación puede arrestar a un hombre que esté en ella, con las condiciones del patio y sin pérdidas.
colditz-option-arrest_contact = Dónde hace un guardia un arresto: en la casilla del hombre, o desde una vecina.
colditz-option-arrest_adjacent_without_move = Cuando se arresta desde una casilla vecina: si un guardia que ya está al lado del hombre no necesita ningún punto.
colditz-option-arrest_across_drop = Si un arresto desde una casilla vecina alcanza al otro lado de un desnivel: nunca, por un punto a través de la abertura del intento de ese mismo hombre, o libremente. La alambrada lo impide siempre.
colditz-option-arrest_inner_condition = Cuándo se puede arrestar a los hombres que están en el patio: cuando su oficial tiene equipo, cuando se ha sustraído bastante y él tiene alguno o cuando tiene un kit, o siempre.
colditz-option-stolen_threshold = Cuántas cartas de equipo tienen que haberse reclamado en habitaciones para que empiecen los arrestos en el patio.
colditz-option-stolen_count_scope = Qué reclamaciones cuentan como equipo sustraído: las de todos, o las de la nación del hombre.
colditz-option-confiscation_inner = Qué cuesta un arresto en el patio: nada, o una carta de equipo al azar si el dado del oficial no supera al de Seguridad.
colditz-option-confiscation_outer = Quién elige la carta de equipo que se pierde por un arresto en la guarnición o en el exterior: su dueño, el azar, o Seguridad.
colditz-option-kit_loss_outer = Si un oficial sin equipo se juega su kit en un cacheo a los dados cuando arrestan a un hombre suyo fuera del patio o en un túnel. Un kit perdido se puede volver a reclamar.
colditz-option-body_search_equipment_tie = Quién gana un empate en un cacheo por equipo.
colditz-option-body_search_kit_tie_day = Quién gana, de día, un empate en un cacheo por un kit.
colditz-option-body_search_kit_tie_night = Quién gana, de noche, un empate en un cacheo por un kit.
colditz-option-bribe_shield = Si se puede descartar un Soborno para salvar equipo en un arresto, y cuándo: nunca, o de día. No sirve en registros, recuentos ni túneles.
colditz-option-forced_arrest = Cómo se entrega un hombre: pasando a la casilla de un guardia, declarándolo al lado de uno, tirando un dado al lado de uno, o de ninguna manera. Seguridad no puede negarse.
colditz-option-forced_arrest_condition = Si entregarse vale siempre, o solo donde cabría un arresto normal.
colditz-option-forced_arrest_zones = Si un hombre puede entregarse en cualquier parte, o solo en el patio interior.
colditz-option-forced_arrest_min_die = Cara más baja del dado con la que un hombre consigue entregarse.
colditz-option-forced_arrest_at_night = Si los hombres pueden entregarse de noche.

## Celdas

colditz-option-cell_choice = A qué celda va un arrestado: a la que diga Seguridad, o a las interiores o a la nevera según dónde lo cogieran.
colditz-option-cells_full = Qué pasa cuando todas las celdas están llenas: el hombre va a una casilla blanca libre, la nevera lo acoge de todos modos, o no se le puede arrestar.
colditz-option-outer_cell_team_cap_day = Máximo de hombres de una nación que van de día a la nevera; el siguiente va a las celdas interiores. Con 0 no hay límite.
colditz-option-outer_cell_team_cap_night = Máximo de hombres de una nación que van de noche a la nevera; el siguiente va a las celdas interiores. Con 0 no hay límite.
colditz-option-release_double_scope = Qué dobles de las tiradas de movimiento sacan a un hombre de su celda: solo los de la primera, o cualesquiera.
colditz-option-release_double_cap = Máximo de hombres que los dobles sacan de las celdas en un turno; con 0 no hay más límite que uno por cada tirada de dobles.
colditz-option-release_double_cost = Puntos que cuesta salir de la celda con dobles; one_die cobra lo que marca un dado.
colditz-option-release_card_cost = Puntos que cuesta salir de la celda con una carta.
colditz-option-release_scope = A qué hombre pueden sacar unos dobles: a uno propio, a uno de cualquier nación con permiso de su oficial, o a uno de cualquier nación.
colditz-option-release_card_scope = A qué hombre puede sacar una Salida de celdas: a uno propio, a uno de cualquier nación con permiso de su oficial, o a uno de cualquier nación.
colditz-option-release_door_blocked = Adónde va un hombre que sale de la celda cuando la casilla de salida está ocupada: a la casilla libre más cercana de la zona, a una vecina o, desde las celdas interiores, a las casillas blancas, o a ninguna parte.
colditz-option-release_immunity = Si un hombre que acaba de salir de la celda está a salvo de arresto hasta que acabe el turno de Seguridad de esa ronda. Si interrumpe su regreso, deja de estarlo antes.
colditz-option-timed_release_rounds = Rondas completas en una celda tras las cuales el oficial de un hombre puede sacarlo sin dobles; con 0 no se aplica.
colditz-option-timed_release_cost = Puntos que cuesta salir de la celda por haber cumplido ese tiempo.
colditz-option-return_liability = Si a un hombre que vuelve de la nevera no se le puede arrestar, o sí, con las condiciones del patio: solo si su oficial tiene equipo, y sin pérdidas.
colditz-option-return_min_points = En cuántos pasos debe acortar un hombre su regreso cada turno para conservar su protección; all es con todos los puntos que pueda usar, y 0, que puede quedarse quieto.
colditz-option-return_escape_allowed = Si un hombre que va de regreso puede convertirlo en una fuga y ser movido por cartas. Si no, volver es una obligación.
colditz-option-return_guard_contact = Qué hace un hombre que va de regreso ante un guardia que le estorba: el guardia se aparta, cada uno puede pasar por encima del otro, o el hombre no puede seguir.
colditz-option-return_rearrest_cell = A qué celda va un hombre arrestado en su regreso: a la de costumbre, o a las interiores mientras quepan.

## Recuento

colditz-option-appel_timing = Cuándo llama Seguridad a recuento en su propio turno: antes de cualquier tirada, o después de la primera y antes de que actúe ningún guardia.
colditz-option-appel_windows = En qué turnos se puede llamar a recuento: en el de Seguridad, o también al final del de un oficial.
colditz-option-appel_attendance = Si los hombres que no están exentos deben acudir al recuento, o lo decide su oficial.
colditz-option-general_search = A qué da lugar una ausencia en el recuento: a nada, o al arresto de los ausentes que estén a la distancia de una tirada de algún guardia; esa tirada se gasta en ello, sirve además para mover, o se hace aparte.
colditz-option-general_search_declared = Si Seguridad se compromete al registro general antes o después de la tirada.
colditz-option-general_search_guards = Desde qué guardias se mide un registro general: desde todos los del tablero, o desde los del patio interior.
colditz-option-general_search_guard_returns = Si vuelve al cuartel el guardia al que se atribuye un arresto en un registro general.
colditz-option-general_search_confiscation = Qué cuesta un registro general: nada, una carta de equipo por cada hombre cogido en la guarnición, o un cacheo a los dados por cada nación con algún hombre cogido.
colditz-option-general_search_cell = A qué celdas van los hombres cogidos en un registro general: como en cualquier arresto, o a las interiores mientras quepan.
colditz-option-general_search_draws_card = Si la tirada de un registro general puede dar carta.
colditz-option-appel_exempt = Quién más no tiene que acudir al recuento, además de los hombres que están en escondites, túneles y celdas: los que están fuera del castillo, o los que tienen un intento de fuga en marcha.
colditz-option-appel_offturn_team_share = Cuántas naciones pueden perder hombres por un recuento en el turno de un oficial: todas, o la mitad redondeando hacia arriba, que Seguridad nombra tras la tirada.
colditz-option-search_turn_relaxes_rule45 = Si, en un turno con registro o recuento, los guardias solo tienen que dejar libres los caminos al acabar el turno, y no ya al gastar los puntos de movimiento.

## Registros

colditz-option-search_method = Qué necesita un registro: ningún guardia, uno que llegue a la habitación con sus puntos, una tirada aparte que lleve allí a un guardia nombrado, o un guardia por hombre.
colditz-option-search_condition = Si un registro solo coge a los hombres cuyo oficial tiene equipo, o a todos los que estén en la habitación.
colditz-option-search_condition_eval = Si tener equipo se comprueba una vez para todos los hombres, o de nuevo para cada uno en el orden que elija Seguridad.
colditz-option-search_confiscation = Qué cuesta un registro: una carta de equipo por cada hombre cogido, o un cacheo a los dados por cada nación.
colditz-option-search_confiscation_chooser = Quién elige las cartas que se pierden en un registro: su dueño, o el azar.
colditz-option-search_cell = A qué celdas van los hombres cogidos en un registro: como en cualquier arresto, o a las interiores mientras quepan.
colditz-option-search_timing = Cuándo juega Seguridad un registro en su propio turno: en cualquier momento, o después de la primera tirada y antes de que actúe ningún guardia.
colditz-option-search_windows = Cuándo se puede jugar un registro: en el turno de Seguridad, al final del de un oficial, o en respuesta a una reclamación.
colditz-option-search_on_claim_effect = Qué le pasa a quien reclama cuando le responden con un registro: pierde la reclamación y el turno en todo caso, o solo si el registro llega a la habitación.
colditz-option-search_offturn_team_scope = A qué naciones puede afectar un registro en el turno de un oficial: a todas, o a una que Seguridad nombra tras la tirada.

## Seguridad

colditz-option-intercept_cell = A qué celda va un hombre interceptado con Llave localizada o Pase localizado: como en cualquier arresto, o a las interiores mientras quepan.
colditz-option-tunnel_detected_copies = Cuántas cartas de Túnel descubierto tiene el mazo de seguridad.
colditz-option-shoot_copies = Cuántas cartas de Tirar a matar tiene el mazo de seguridad.
colditz-option-sabotage_discards = Cuántas cartas de seguridad cuesta un Sabotaje antes de robar una.
colditz-option-sabotage_short_hand = Si Seguridad roba de todos modos tras un Sabotaje cuando tenía menos cartas que esas.
colditz-option-sabotage_chooser = Quién elige las cartas que se pierden con Sabotaje.

## Disparos

colditz-option-shoot_line_of_sight = Si el guardia que dispara debe ver a su hombre, según la tabla de líneas de visión del tablero.
colditz-option-shoot_metric = Cómo se mide la distancia de un disparo: por la cadena más corta de casillas de la superficie, o en línea recta, en anchos de casilla, redondeando hacia arriba.
colditz-option-shoot_doubling = Qué multiplica un disparo para su alcance: la suma de todas sus tiradas, o solo la primera.
colditz-option-shoot_multiplier = Por cuánto se multiplica la tirada de un disparo. Un Amuleto lo deja en 1.
colditz-option-shot_recalls = Quién va al cuartel tras un disparo: el guardia que disparó, o con él los perseguidores del hombre que estén en habitaciones, en pasos estrechos del patio y en el exterior.

## Oportunidad

colditz-option-hideaway_card_effect = Qué salva la carta Escondite: equipo, o el kit.
colditz-option-hideaway_card_covers = A qué pérdidas responde un Escondite: por arresto, por registro, por registro general, por arresto en un túnel, por una llave o un pase localizados, o por arresto en pleno intento de fuga.
colditz-option-shield_turns = En qué turnos pueden evitar una pérdida los Escondites y los Sobornos.
colditz-option-warning_reacts_to = Ante qué se puede jugar un Chivatazo: un recuento, un registro, o nada en particular en el turno de quien lo tiene.
colditz-option-warning_destination = A qué escondites llega un Chivatazo: a cualquiera con una casilla libre, o solo a los del patio interior cuando responde a una carta.
colditz-option-warning_pays_equipment = Si los hombres a los que mueve un Chivatazo pagan el equipo que pida su camino.
colditz-option-diversion_guards = Cuántos guardias manda al cuartel una Distracción.
colditz-option-inspection_guards = Cuántos guardias manda al cuartel una Inspección.

## Túneles

colditz-option-tunnel_open_min = Cuántos hombres suyos debe meter en un túnel, en ese mismo turno, el oficial que lo abre.
colditz-option-tunnel_open_commitment = Cómo se abre un túnel: cuando ya se tienen los puntos que bastan para los dos hombres, que entonces mueven primero, o descartando la carta antes de la tirada y perdiéndola si se fracasa.
colditz-option-tunnel_card_state = Dónde está la carta de un túnel abierto: a la vista y sin contar para el límite de la mano, ya descartada, o en la mano.
colditz-option-tunnel_min_occupancy = Cuántos hombres mantienen abierto un túnel; con 1 se cierra cuando está vacío.
colditz-option-tunnel_occupancy_check = Cuándo se cuenta a los ocupantes de un túnel: al acabar cada turno, o después de cada acción.
colditz-option-tunnel_collapse_effect = Qué es de los últimos hombres cuando un túnel se cierra: salen andando por cualquiera de los extremos antes de que su oficial haga nada más, o van a una celda sin pérdidas.
colditz-option-tunnel_join = Quién puede seguir a otros a un túnel abierto: cualquiera, o aquellos a quienes deje entrar quien lo abrió.
colditz-option-tunnel_join_deadline = Hasta cuándo se puede entrar en un túnel abierto: mientras siga abierto, o hasta el siguiente turno de Seguridad.
colditz-option-tunnel_exit_needs_kit = Si un hombre solo sale de un túnel por el extremo final cuando su oficial tiene un kit.
colditz-option-tunnel_exit_declaration = Si salir de día por el extremo final se debe anunciar antes de la tirada, que queda entonces comprometida.
colditz-option-tunnel_last_circle_is_attempt = Si un hombre que está de día en la última casilla de un túnel cuenta como intento de fuga. Eso libra a los guardias de sus límites, pero a él no lo expone.
colditz-option-tunnel_detected_guards = Cuántos guardias tiene que haber a la vez sobre un túnel descubierto para desalojarlo.
colditz-option-tunnel_detected_duration = Cuánto tiempo sigue descubierto un túnel: hasta que se cierre, o solo este turno.
colditz-option-tunnel_detected_entry = Cómo llegan los guardias a un túnel descubierto: desde cualquier casilla vecina y por su habitación, desde cualquier casilla vecina pero no por la habitación, o solo desde la guarnición.
colditz-option-tunnel_detected_room_arrests = Si los guardias que entran en la habitación de un túnel descubierto pueden arrestar a los hombres que estén en ella, con las condiciones del patio y sin pérdidas.
colditz-option-tunnel_arrest_confiscation = Qué cuestan los arrestos en un túnel: nada, una carta de equipo por cada hombre que esté bajo tierra fuera del patio, o una al azar por cada nación que haya dentro.
colditz-option-tunnel_arrest_cell = A qué celdas van los hombres cogidos en un túnel: como en cualquier arresto, según la zona que tengan encima, o a la nevera hasta su límite.

## Coche

colditz-option-staff_car_rolls = Cuántas tiradas tiene el coche del comandante, cada una con sus propios dobles.
colditz-option-staff_car_access = Si al coche del comandante se sube desde las dos casillas contiguas o desde una sola casilla marcada.
colditz-option-staff_car_obstacles = Qué hacen los peones que estorban al coche del comandante: se apartan una casilla, o el coche les pasa por encima.
colditz-option-staff_car_clears = Qué peones dejan paso al coche del comandante. Si solo lo hacen los guardias, no puede arrancar mientras haya un prisionero en la carretera por delante.
colditz-option-staff_car_residual_usable = Si los puntos que sobran al llegar al coche del comandante se suman a su carrera, en lugar de quedar para los demás hombres.
colditz-option-staff_car_double_release = Si unos dobles en la primera tirada de la carrera, cuando es la primera del turno, sacan gratis a un hombre de su celda.
colditz-option-staff_car_failure = Qué pasa cuando el coche del comandante se queda corto: una celda sin pérdidas, la nevera sin pérdidas, o un arresto como en la guarnición.
colditz-option-staff_car_without_kit = Qué significa llegar sin kit a la meta en el coche del comandante: esperar allí, o fracasar.

## A vida o muerte

colditz-option-dod_enabled = Si se juega A vida o muerte.
colditz-option-dod_card_source = Si la carta A vida o muerte se roba para el intento, o cada oficial recibió una sin mirarla antes de empezar.
colditz-option-dod_attempts_per_team = Cuántos intentos A vida o muerte tiene una nación en la partida.
colditz-option-dod_card_after_use = Si una carta A vida o muerte usada va al fondo de su mazo o se vuelve a barajar.
colditz-option-dod_start = Dónde puede empezar A vida o muerte: en cualquier punto de la superficie del patio y sus habitaciones y escondites, o solo en el patio abierto.
colditz-option-dod_route = Por dónde se corre a vida o muerte: por el patio de la guarnición y el sótano hasta el foso, hasta la meta más cercana, o por la puerta principal.
colditz-option-dod_equipment = Qué equipo cuesta A vida o muerte: ninguno, una llave, o las cuerdas y alicates del camino que se nombre.
colditz-option-dod_obstacles = Qué hacen los peones que dejan paso a quien corre a vida o muerte: se apartan, o el hombre les pasa por encima.
colditz-option-dod_clears = Qué peones dejan paso a quien corre a vida o muerte. Si solo lo hacen los guardias, los prisioneros son muros y puede que no dejen ningún camino.
colditz-option-dod_failure = Qué cuesta fracasar en A vida o muerte: toda la nación, o el hombre que corría.
colditz-option-dod_window = Cuándo se puede declarar A vida o muerte: en cualquier momento del turno del oficial, o en lugar de su tirada de movimiento. Pone fin al turno.

## Victoria

colditz-option-escape_goal = Cuántas fugas necesita un oficial para ganar.
colditz-option-goal_scope = Si cada oficial juega por sus propias fugas, o ganan todos juntos con la suma.
colditz-option-collective_goal = Cuántas fugas necesitan todos los oficiales juntos; 0 cuando no juegan unidos.
colditz-option-win_check = Cuándo pone fin a la partida un objetivo alcanzado: en el acto, con la ronda, o cuando se acabe el tiempo.
colditz-option-tie_rule = Quién gana entre varios oficiales que alcanzan el objetivo, o empatados cuando se acaba el tiempo: el primero en llegar, todos los que llegaron en esa ronda, el que tenga más fugas y después el primero, o todos los empatados.
colditz-option-no_goal_outcome = Quién gana cuando nadie ha alcanzado a tiempo el objetivo: Seguridad, o el oficial con más fugas, y Seguridad si no hay ninguna.
colditz-option-limit_unit = Si la duración de la partida se fija en minutos o en rondas.
colditz-option-limit_value = Cuánto dura la partida, en esa unidad.
colditz-option-escape_leftover_points = Si los puntos que sobran de una fuga a pie los pueden usar otros hombres o se pierden.

## Día y noche

colditz-option-day_night = Si se alternan el día y la noche.
colditz-option-day_count = Cuántas jornadas, cada una con su día y su noche, tiene una partida.
colditz-option-day_minutes = Cuántos minutos dura un día.
colditz-option-night_minutes = Cuántos minutos dura una noche.
colditz-option-night_guard_dice = Si de noche, mientras nadie intenta fugarse, Seguridad mueve con los dos dados o con uno.
colditz-option-night_die_choice = Qué dado cuenta de noche para los guardias: el que prefiera Seguridad, o el primero.
colditz-option-night_declare_after_roll = Si de noche se pueden anunciar intentos y túneles después de la tirada; en tal caso, salir de un túnel no necesita anuncio.
colditz-option-night_search_confiscation = Si registros y recuentos confiscan de noche como de día, o quitan una carta de equipo a cada nación sin dados.

## Intentos de fuga

colditz-option-attempt_declaration = Si salir del patio interior por la superficie se debe anunciar antes de la tirada, nombrando los hombres y por dónde salen.
colditz-option-attempt_commits_roll = Si un intento anunciado compromete la tirada: hasta que los hombres estén fuera solo valen sus pasos hacia delante, mientras tengan alguno.
colditz-option-attempt_lifts_guard_caps = Si un intento en marcha libra a los guardias del límite de la guarnición y les da los dos dados de noche.
colditz-option-attempt_lapse = Cuándo acaba un intento anunciado que no ha llegado a salir: con el turno de Seguridad, o con el del propio oficial.

## Módulos

colditz-option-module_multi_escape = Si un oficial puede dejar que un compañero que juega después en la misma ronda use lo que él acaba de pagar.
colditz-option-multi_escape_types = Qué equipo se puede compartir en una fuga múltiple. Un desnivel de dos cuerdas, no.
colditz-option-multi_escape_per_type_per_round = Cuántas veces por ronda se puede compartir así cada tipo de equipo, entre todas las naciones.
colditz-option-multi_escape_pawns = Cuántos hombres pueden usar un mismo pago compartido, uno por oficial.
colditz-option-module_glider = Si se puede construir y volar el planeador de dos plazas.
colditz-option-glider_uses_per_game = Cuántas veces se puede lanzar el planeador.
colditz-option-glider_shot_penalty = Cuántas tiradas quita Tirar a matar al vuelo del planeador.
colditz-option-module_chapel_combo = Si Túnel descubierto y el Registro de la capilla se pueden jugar juntos para abrir en ese turno el acceso desde el patio al túnel de la capilla.
colditz-option-module_fence_gate = Si en la alambrada, sobre el túnel de la capilla, hay una puerta con una casilla de llave.

## Árbitro

colditz-option-infringement_policy = Qué pasa con un paso o una reclamación ilegales: se rechazan, o el hombre va a una celda sin pérdidas y el turno sigue.
