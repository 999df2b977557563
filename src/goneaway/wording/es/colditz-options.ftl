### La fuga de Colditz en español: qué significa cada opción de las reglas.

## Jugadores

colditz-option-guards_by_player_count = Cuántos guardias manda { -Seguridad }, según el número de personas a la mesa (contando { -a-Seguridad }).
    .any = Con dos, tres, cuatro, cinco y seis jugadores, { -Seguridad } manda { $value } guardias.
colditz-option-pows_by_player_count = Cuántos prisioneros tiene cada { -nacion }, según el número de personas a la mesa (contando { -a-Seguridad }).
    .any = Con dos, tres, cuatro, cinco y seis jugadores, cada { -nacion } tiene { $value } hombres.
colditz-option-teams_for_single_officer = { -Cuantas-naciones } manda el único { -oficial } de una partida de dos jugadores.
    .n1 = Entre dos jugadores, el único { -oficial } manda { -una-nacion }.
    .n2 = Entre dos jugadores, el único { -oficial } manda { -dos-naciones-cada-una } con su turno y su mano.
colditz-option-two_team_count_row = Cuando un { -oficial } manda dos { -naciones }: si las tablas de guardias y prisioneros se leen por la fila de dos jugadores o por la de tres.
    .two_player = Con dos { -naciones } al mando de un { -oficial }, hay guardias y hombres como para dos jugadores.
    .three_player = Con dos { -naciones } al mando de un { -oficial }, hay guardias y hombres como para tres jugadores.
colditz-option-nation_choice = Cómo se toman { -las-naciones }: libremente, o con una tirada si dos { -oficiales } coinciden; gana el total más alto, y los empates se repiten.
    .free = Los { -oficiales } toman { -la-nacion } que quieren.
    .dice_on_conflict = Todos los { -oficiales } dicen qué { -nacion } quieren; quienes quieren { -la-misma-nacion } tiran los dados, gana el total más alto, y los demás eligen entre las que nadie tiene.
colditz-option-seat_order = Cómo se sientan los { -oficiales } a la mesa, con el primero en jugar a la izquierda { -de-Seguridad }: como quieran, empezando por la tirada más baja (los empates se repiten), o al azar con los dados.
    .free = Los { -oficiales } se sientan donde quieren.
    .lowest_roll_first = Los { -oficiales } tiran los dos dados por su asiento; el total más bajo juega primero.
    .dice_random = Los asientos se sortean con los dados.
colditz-option-appel_row_assignment = Quién forma dónde en el recuento inicial: en cualquier fila libre, en filas repartidas por asiento en el sentido impreso desde las celdas interiores, o en filas repartidas por asiento desde el extremo que elija el primero.
    .free_rows = Cada { -oficial } forma a sus hombres en cualquier fila libre.
    .fixed_orientation = Las filas se reparten por asiento en el sentido impreso en el tablero, desde las celdas interiores.
    .seat_order = Las filas se reparten por asiento; el primero dice por qué extremo se empieza.
colditz-option-setup_inner_guards_per_team = Guardias que se colocan antes de empezar en { -casillas-negras } interiores: exactamente tantos por { -nacion }.
    .any = { $value ->
        [0] Al empezar no tiene que haber guardias en { -las-casillas-negras } interiores.
        [one] Al empezar hay un guardia por { -nacion } en { -las-casillas-negras } interiores.
       *[other] Al empezar hay { $value } guardias por { -nacion } en { -las-casillas-negras } interiores.
    }
colditz-option-setup_outer_guards_min = Mínimo de guardias que se colocan antes de empezar en { -casillas-negras } exteriores.
    .any = { $value ->
        [0] Al empezar no tiene que haber guardias en { -las-casillas-negras } exteriores.
        [one] Al empezar hay al menos un guardia en { -las-casillas-negras } exteriores.
       *[other] Al empezar hay al menos { $value } guardias en { -las-casillas-negras } exteriores.
    }
colditz-option-setup_outer_guards_max = Máximo de guardias que se colocan antes de empezar en { -casillas-negras } exteriores.
    .any = { $value ->
        [0] Al empezar no puede haber guardias en { -las-casillas-negras } exteriores.
        [one] Al empezar hay como mucho un guardia en { -las-casillas-negras } exteriores.
       *[other] Al empezar hay como mucho { $value } guardias en { -las-casillas-negras } exteriores.
    }
colditz-option-start_kit_cards = { -Kits-de-evasion } que tiene cada { -oficial } al empezar la partida.
    .n0 = Nadie tiene un { -kit-de-evasion } al empezar.
    .n1 = Cada { -oficial } empieza con un { -kit-de-evasion }.
colditz-option-start_opportunity_cards = Cartas de oportunidad que recibe cada { -oficial } antes de empezar.
    .any = { $value ->
        [0] Los { -oficiales } empiezan sin cartas de oportunidad.
        [one] Cada { -oficial } empieza con una carta de oportunidad.
       *[other] Cada { -oficial } empieza con { $value } cartas de oportunidad.
    }
colditz-option-start_security_cards = Cartas de seguridad que se reparten antes de empezar.
    .any = { $value ->
        [0] { -Seguridad-inicial } empieza sin cartas.
        [one] { -Seguridad-inicial } empieza con una carta.
       *[other] { -Seguridad-inicial } empieza con { $value } cartas.
    }
colditz-option-equipment_stacks_face_up = Si el { -equipo } está en cuatro montones a la vista, uno por tipo, de modo que todos ven cuánto queda.
    .true = El { -equipo } está en cuatro montones a la vista; todos ven lo que queda.
    .false = Nadie ve cuánto { -equipo } queda en los montones.
colditz-option-replacement_floor = Cuando una baja deja a { -una-nacion } con menos hombres en juego que estos, su { -oficial } añade en el acto hombres en casillas blancas libres hasta llegar a este número; los ocho peones de un color son el tope. Con 0 no se aplica.
    .n0 = Los hombres perdidos no se sustituyen.
    .any = { -Una-nacion } que se queda con menos de { $value } hombres añade otros en casillas blancas libres.
colditz-option-replacement_player_counts = Con cuántas personas a la mesa se sustituye a los hombres perdidos.
    .none = Nunca se sustituye a nadie, sean cuantos sean los jugadores.
    .any = Se sustituye a los hombres perdidos en mesas de { $either } jugadores.
colditz-option-replacement_triggers = Qué bajas se sustituyen: una fuga, un hombre abatido, o cualquier baja (incluida una muerte al correr a vida o muerte).
    .none = Ninguna baja se sustituye.
    .any = Se sustituye a los hombres tras { $either }.
    .m-escape = una fuga
    .m-shot = un disparo mortal
    .m-any_removal = cualquier baja, también la de quien muere al correr a vida o muerte
colditz-option-escaped_pawn_display = Dónde se muestra un peón fugado, junto al tablero o en su { -meta }. Nunca le estorba a nadie.
    .off_board = Los fugados salen del tablero y quedan delante de su { -oficial }.
    .on_target = Los fugados quedan a la vista en { -la-meta } que alcanzaron.

## Turno

colditz-option-turn_phases = Si el turno se juega en cualquier orden o en fases estrictas: cambiar cartas de oportunidad, cambiar { -equipo }, jugar cartas antes de la tirada, tirar, robar y descartar, mover y usar.
    .free_form = El turno se juega en cualquier orden.
    .fixed = El turno tiene fases fijas: cambiar cartas de oportunidad, cambiar { -equipo }, lo que va antes de la tirada, tirar, robar y descartar, mover.
colditz-option-own_cards_window = Cuándo puede jugar cartas un jugador en su turno: durante todo él, o solo en la fase de movimiento.
    .any_time_own_turn = Las cartas se juegan en cualquier momento del propio turno.
    .movement_phase = Las cartas se juegan en la fase de movimiento.
colditz-option-cards_per_turn_limit = Máximo de cartas que un jugador puede jugar en un turno; con 0 no hay límite.
    .n0 = En un turno se juegan las cartas que se quiera.
    .any = { $value ->
        [one] En un turno se juega una carta como mucho.
       *[other] En un turno se juegan { $value } cartas como mucho.
    }
colditz-option-double_sequence = Si las tiradas que dan los dobles se suman antes de mover, o cada una se gasta antes de hacer la siguiente.
    .sum_then_move = Todas las tiradas se suman antes de mover.
    .move_between_rolls = Cada tirada se gasta antes de hacer la siguiente.
colditz-option-claim_window = Cuándo pueden reclamar { -equipo } o kit los hombres que están en habitaciones: durante todo el turno de su { -oficial }, o solo en la fase de movimiento. Reclamar nunca cuesta { -puntos }.
    .any_time_own_turn = El { -equipo } y los kits se reclaman en cualquier momento del propio turno.
    .movement_phase = El { -equipo } y los kits se reclaman en la fase de movimiento.
colditz-option-minutes_per_turn = Minutos que el reloj de la partida cobra por el turno de un jugador cuando los límites se dan en minutos.
    .any = El reloj cuenta { $value } { $value ->
        [one] minuto
       *[other] minutos
    } por el turno de cada jugador.

## Dados

colditz-option-max_consecutive_rolls = Máximo de tiradas seguidas cuando cada una la dan unos dobles, contando la primera; con 0 no hay límite.
    .n0 = Unos dobles dan otra tirada, cuantas veces salgan.
    .n1 = Unos dobles no dan otra tirada.
    .any = Unos dobles dan otra tirada, pero son { $value } tiradas seguidas como mucho.
colditz-option-reroll_mandatory = Si unos dobles obligan al jugador a tirar otra vez o solo se lo permiten.
    .true = Tras unos dobles hay que tirar otra vez.
    .false = Tras unos dobles se puede tirar otra vez o dejarlo.
colditz-option-double_bonus_on_card_rolls = Si también dan más tiradas los dobles que salen para el coche del comandante, A vida o muerte, Tirar a matar y los registros.
    .true = Los dobles dan otra tirada también en las del coche, A vida o muerte, los disparos y los registros.
    .false = Los dobles no dan nada en las tiradas del coche, A vida o muerte, los disparos y los registros.

## Robar cartas

colditz-option-draw_totals = Totales de los dos dados que dan derecho a una carta del propio mazo.
    .none = Ninguna tirada da carta.
    .any = Dan carta las tiradas de { $value }.
colditz-option-draw_roll_scope = Qué tirada se compara con los totales que dan carta: la primera, todas, o la suma acumulada.
    .first_roll = Solo puede dar carta la primera de las tiradas.
    .each_roll = Cada tirada puede dar carta.
    .accumulated_total = Que haya carta lo decide la suma de las tiradas hechas hasta entonces.
colditz-option-draw_mandatory = Si es obligatorio tomar la carta a la que se tiene derecho.
    .true = La carta que da la tirada hay que tomarla.
    .false = La carta que da la tirada se puede rechazar.
colditz-option-max_draws_per_turn = Máximo de cartas que los dados pueden dar a un jugador en un turno; con 0 no hay límite.
    .n0 = En un turno no hay límite a las cartas que dan los dados.
    .any = { $value ->
        [one] En un turno los dados dan una carta como mucho.
       *[other] En un turno los dados dan { $value } cartas como mucho.
    }
colditz-option-draw_on_staff_car_rolls = Si las tiradas del coche del comandante pueden dar carta: nunca, solo la primera de la carrera cuando es la primera del turno, o todas.
    .never = Las tiradas del coche no dan carta.
    .if_first_roll_of_turn = La primera tirada del coche puede dar carta si antes no se ha tirado en ese turno.
    .every_roll = Cada tirada del coche puede dar carta.
colditz-option-draw_on_shoot_roll = Si la tirada de Tirar a matar puede dar carta: nunca, solo cuando es la primera del turno, o siempre. La tirada de movimiento posterior se juzga por separado.
    .never = La tirada de un disparo no da carta.
    .if_first_roll_of_turn = La tirada de un disparo puede dar carta si es la primera del turno.
    .every_roll = La tirada de un disparo puede dar carta siempre.
colditz-option-hand_limit_opportunity = Cartas de oportunidad que un { -oficial } puede guardar en la mano.
    .any = { $value ->
        [one] Un { -oficial } guarda una carta de oportunidad como mucho.
       *[other] Un { -oficial } guarda { $value } cartas de oportunidad como mucho.
    }
colditz-option-hand_limit_security = Cartas de seguridad que se pueden guardar en la mano.
    .any = { $value ->
        [one] { -Seguridad-inicial } guarda una carta como mucho.
       *[other] { -Seguridad-inicial } guarda { $value } cartas como mucho.
    }
colditz-option-overflow_deadline = Cuándo hay que reducir una mano que pasa del límite: antes de acabar el turno, o en el acto.
    .end_of_turn = Una mano que pasa del límite hay que reducirla antes de acabar el turno.
    .immediate = Una mano que pasa del límite hay que reducirla en el acto.
colditz-option-overflow_actions = Qué vale para reducir una mano que pasa del límite. De todo ello, { -Seguridad } solo puede jugar y descartar.
    .none = Nada reduce una mano que pasa del límite.
    .any = Para reducir una mano que pasa del límite se puede { $either }.
    .m-play = jugar
    .m-discard = descartar
    .m-trade = cambiar
    .m-give = regalar
colditz-option-security_draw_rule = Si { -Seguridad } roba una sola carta, o mira dos y deja una en el fondo del mazo.
    .draw_one = { -Seguridad-inicial } roba una carta y se la queda.
    .draw_two_keep_one = { -Seguridad-inicial } mira dos cartas, se queda con una y deja la otra en el fondo del mazo.
colditz-option-discard_destination = Si las cartas usadas de oportunidad y de seguridad van al fondo de su mazo o se vuelven a barajar con él.
    .bottom = Las cartas usadas van al fondo de su mazo.
    .shuffle_in = Las cartas usadas se vuelven a barajar con su mazo.
colditz-option-equipment_hand_limit = Máximo de cartas de { -equipo } que puede tener un { -oficial }; con 0 no hay límite.
    .n0 = Un { -oficial } puede tener cuantas cartas de { -equipo } quiera.
    .any = { $value ->
        [one] Un { -oficial } tiene una carta de { -equipo } como mucho.
       *[other] Un { -oficial } tiene { $value } cartas de { -equipo } como mucho.
    }
colditz-option-equipment_visibility = Qué ve { -Seguridad } del { -equipo } de un { -oficial }: que tiene alguno, exactamente cuál, o nada salvo si cabe un arresto o un registro.
    .presence_public = Todos ven si un { -oficial } tiene { -equipo }, pero no cuál.
    .public = Todos ven qué { -equipo } tiene cada { -oficial }.
    .hidden = El { -equipo } está oculto; { -Seguridad } solo sabe si cabe un arresto o un registro.
colditz-option-kit_parts_aside_player_counts = Con cuántas personas a la mesa las cartas de parte del kit quedan fuera del mazo de oportunidad y sirven de premio.
    .none = Las partes del kit están en el mazo de oportunidad.
    .any = En mesas de { $either } jugadores las partes del kit quedan apartadas como premio.

## Movimiento

colditz-option-pow_over_pow = Si los prisioneros se cierran el paso unos a otros o pueden pasarse por encima.
    .blocked = Los prisioneros se cierran el paso unos a otros.
    .free = Los prisioneros pueden pasarse por encima, pero no detenerse en la misma casilla.
colditz-option-pow_over_pow_below = Donde los prisioneros pueden pasarse por encima: si también pueden hacerlo en los túneles.
    .true = Los prisioneros también pueden pasarse por encima en los túneles.
    .false = En los túneles los prisioneros se cierran el paso unos a otros.
colditz-option-pow_push_pow = Si un prisionero que anda puede desplazar una casilla a otro que le estorba: nunca, a un hombre de { -otra-nacion } dentro de la habitación en cuestión, o en cualquier parte si el otro { -oficial } está de acuerdo.
    .none = Nadie tiene que hacer sitio a nadie.
    .in_rooms = En una habitación, un hombre de { -otra-nacion } hace sitio apartándose una casilla.
    .by_consent = El hombre de otro { -oficial } hace sitio apartándose una casilla si su { -oficial } está de acuerdo.
colditz-option-hideaway_free_seating = Si en un { -escondite } grande se entra en cualquier casilla libre, y se sale de ella, por un { -punto }, sin que importe quién haya en medio. Un desnivel que esté dentro sigue exigiendo su propia casilla.
    .true = En un { -escondite } se entra en cualquier casilla libre, y se sale de ella, por un { -punto }, haya quien haya en medio.
    .false = En un { -escondite } se anda casilla a casilla y no se adelanta a nadie.
colditz-option-appel_area_step_cost = Qué cuesta andar entre las casillas blancas: un { -punto } por casilla, o un { -punto } de cualquiera a cualquier otra a la que se pueda llegar.
    .per_circle = Cada casilla blanca cuesta un { -punto }.
    .one_point = De una casilla blanca a cualquier otra a la que se pueda llegar, un { -punto }.
colditz-option-guard_in_appel_area = Si los guardias no pisan las casillas blancas, si pueden cruzarlas sin detenerse, o si también pueden quedarse.
    .forbidden = Los guardias no pisan las casillas blancas.
    .transit_only = Los guardias pueden cruzar las casillas blancas, pero no detenerse en ellas.
    .allowed = Los guardias pueden cruzar las casillas blancas y quedarse en ellas.
colditz-option-key_pass_charge = Cuándo cobra su carta una casilla de llave o de pase: al entrar en ella, o al salir por el otro lado. En este caso, quien se vuelve por donde vino no paga nada.
    .on_enter = La carta se paga al entrar en una casilla de llave o de pase.
    .on_cross = En una casilla de llave o de pase se puede estar sin carta; se paga al salir por el otro lado.
colditz-option-guard_stop_on_key_pass = Si un guardia puede quedarse en una casilla de llave o de pase al acabar el turno { -de-Seguridad }.
    .true = Los guardias pueden quedarse en casillas de llave y de pase.
    .false = Los guardias no pueden acabar el turno en casillas de llave o de pase.
colditz-option-free_pass_inward = Quién puede volver sin carta { -de-la-guarnicion } al patio interior por las puertas de regreso: solo los hombres que vuelven de { -la-nevera }, o cualquiera.
    .released_only = Solo los que salen de { -la-nevera } vuelven a entrar sin carta.
    .anyone = Cualquiera vuelve a entrar sin carta en el patio por las puertas de regreso.
colditz-option-return_gates = Las puertas interiores por las que entra gratis un hombre que vuelve de { -la-nevera }; todas las demás están cerradas para él.
    .none = Ninguna puerta deja entrar gratis a los que vuelven de { -la-nevera }.
    .any = Los que vuelven de { -la-nevera } entran gratis por { $either }.
    .m-pass = la puerta de pase
    .m-key = la puerta de llave
colditz-option-reverse_opening_cost = Si volver a subir por una cuerda o a pasar por la alambrada cortada cuesta otra vez la carta.
    .true = Volver por una cuerda o por la alambrada cortada cuesta otra vez la carta.
    .false = Volver por una cuerda o por la alambrada cortada es gratis.
colditz-option-exterior_one_way = Si un hombre que está fuera del castillo debe acercarse siempre a { -alguna-meta }, y ni puede dar la vuelta ni pueden traerlo de vuelta las cartas o un recuento.
    .true = Fuera del castillo cada paso debe acercar al hombre a { -una-meta }; nada lo trae de vuelta.
    .false = Fuera del castillo los hombres andan por donde quieren, y pueden volver.
colditz-option-pow_on_garrison_black = Si los prisioneros pueden usar { -las-casillas-negras } exteriores. Si no, ni cruzan por allí ni se detienen, aunque los que vuelven de { -la-nevera } sí pueden cruzar.
    .allowed = Los prisioneros pueden estar en { -las-casillas-negras } exteriores.
    .forbidden = Los prisioneros no pisan { -las-casillas-negras } exteriores; por allí solo pueden cruzar los que vuelven de { -la-nevera }.
colditz-option-inner_black_block_cap_night = { -Cuantas-casillas-negras } interiores pueden ocupar de noche los prisioneros, entre { -todas-las-naciones }; por las que pasen de ahí se puede cruzar, pero no detenerse. Con 0 no hay límite.
    .n0 = También de noche los prisioneros pueden ocupar { -todas-las-casillas-negras } interiores.
    .any = { $value ->
        [one] De noche los prisioneros ocupan como mucho { -una-casilla-negra } interior, entre { -todas-las-naciones }.
       *[other] De noche los prisioneros ocupan como mucho { $value } { -casillas-negras } interiores, entre { -todas-las-naciones }.
    }
colditz-option-movefast_scope = A qué hombre mueve una Ida rápida: a uno propio, o a uno de cualquier { -nacion }.
    .own = La Ida rápida mueve a un hombre propio.
    .any_team = La Ida rápida mueve a un hombre de cualquier { -nacion }.
colditz-option-movefast_pays_equipment = Si un hombre que va con una Ida rápida paga el { -equipo } del camino a pie más barato. Quien va de regreso no paga nada en las puertas de regreso.
    .true = Con la Ida rápida se paga el { -equipo } del camino.
    .false = Con la Ida rápida no se paga nada.
colditz-option-movefast_excludes_solitary = Si una Ida rápida no alcanza a un hombre que está en una celda.
    .true = La Ida rápida no alcanza a quien está en una celda.
    .false = La Ida rápida también saca a un hombre de su celda.

## Zonas

colditz-option-hideaway_guard_entry = Si los guardias no entran nunca en los { -escondites }, o pueden entrar en el que tiene un desnivel mientras persiguen a alguien.
    .never = Los guardias nunca entran en un { -escondite }.
    .rope_hideaway_in_pursuit = Un perseguidor puede entrar en el { -escondite } que tiene el desnivel.
colditz-option-black_circle_arrest = Si a un hombre que está en { -una-casilla-negra } se le arresta con las condiciones de su zona, o siempre. Su celda y lo que pierde dependen en todo caso de la zona.
    .zone_conditions = En { -una-casilla-negra } se arresta como en el resto de su zona.
    .always = A quien está en { -una-casilla-negra } se le puede arrestar siempre.
colditz-option-chapel_tunnel_exit = Dónde sale a la superficie el túnel de la capilla: más allá de la alambrada, o antes de ella.
    .beyond_wire = El túnel de la capilla sale más allá de la alambrada.
    .before_wire = El túnel de la capilla sale antes de la alambrada, que aún hay que cortar.
colditz-option-tunnel_surface_stop = Si un peón de la superficie puede detenerse en una casilla de túnel: nunca, o mientras ese túnel esté cerrado. Los guardias que están sobre un túnel descubierto no están sujetos a esto.
    .never = Por encima de un túnel se puede cruzar, pero nunca detenerse.
    .only_when_closed = Sobre un túnel uno puede detenerse mientras esté cerrado.
colditz-option-tunnel_surface_along = Si un peón de la superficie puede seguir un túnel de una de sus casillas a la siguiente, en lugar de solo cruzarlo.
    .true = Por la superficie se puede andar a lo largo de un túnel.
    .false = Por la superficie se puede cruzar un túnel, pero no andar a lo largo de él.

## Equipo

colditz-option-claim_return_count = Cuántos de los hombres que reclaman { -equipo } van directamente a la zona de recuento: los dos, al menos uno, o ninguno.
    .both = Los dos hombres que reclaman { -equipo } van a la zona de recuento.
    .at_least_one = Al menos uno de los dos hombres que reclaman { -equipo } va a la zona de recuento.
    .none = Los dos hombres que reclaman { -equipo } se quedan en la habitación.
colditz-option-claims_per_turn = Máximo de reclamaciones de { -equipo } por turno; con 0 no hay límite. Un hombre que ha tenido que irse debe entrar antes de nuevo en una habitación.
    .n0 = En un turno se puede reclamar { -equipo } cuantas veces se quiera.
    .any = { $value ->
        [one] En un turno se puede reclamar { -equipo } una vez.
       *[other] En un turno se puede reclamar { -equipo } { $value } veces.
    }
colditz-option-equipment_after_use = Si el { -equipo } gastado o confiscado vuelve a su montón o sale de la partida.
    .return_to_stack = El { -equipo } usado o confiscado vuelve a su montón.
    .removed = El { -equipo } usado o confiscado queda fuera de la partida.
colditz-option-share_rope = Quién puede usar una cuerda ya pagada: solo el hombre por el que se pagó, su { -nacion } en ese turno, o su { -nacion } mientras dure la abertura. Solo en el sentido pagado.
    .single_pawn = Una cuerda sirve solo al hombre por el que se pagó.
    .team_turn = Una cuerda sirve { -a-toda-la-nacion } en ese turno.
    .team_attempt = Una cuerda sirve { -a-toda-la-nacion } mientras dure la abertura.
colditz-option-share_cutters = Quién puede usar un corte en la alambrada ya pagado; las mismas posibilidades que con una cuerda.
    .single_pawn = Un corte en la alambrada sirve solo al hombre por el que se pagó.
    .team_turn = Un corte en la alambrada sirve { -a-toda-la-nacion } en ese turno.
    .team_attempt = Un corte en la alambrada sirve { -a-toda-la-nacion } mientras siga abierto.
colditz-option-share_key = Quién puede usar una casilla de llave ya pagada; las mismas posibilidades que con una cuerda.
    .single_pawn = Con una llave pasa un solo hombre.
    .team_turn = Con una llave pasa { -toda-la-nacion } en ese turno.
    .team_attempt = Con una llave pasa { -toda-la-nacion } mientras dure el intento.
colditz-option-share_pass = Quién puede usar una casilla de pase ya pagada; las mismas posibilidades que con una cuerda.
    .single_pawn = Con un pase pasa un solo hombre.
    .team_turn = Con un pase pasa { -toda-la-nacion } en ese turno.
    .team_attempt = Con un pase pasa { -toda-la-nacion } mientras dure el intento.
colditz-option-card_walk_payment = Si el { -equipo } pagado en un trayecto que hace hacer una carta (Chivatazo, Ida rápida) sirve en ese turno a los demás hombres { -de-la-nacion }, como a pie, o si cada hombre paga el suyo.
    .shared = El { -equipo } pagado en el trayecto de una carta sirve en ese turno a los demás hombres { -de-la-nacion }, como a pie.
    .each_man = En el trayecto de una carta cada hombre paga su propio { -equipo }.
colditz-option-escape_markers = Si un marcador de color señala cada cuerda y cada corte abiertos; es { -de-la-ultima-nacion } que pagó allí.
    .true = Un marcador señala cada cuerda y cada corte abiertos, con el color { -de-la-ultima-nacion } que pagó.
    .false = Las cuerdas y los cortes no llevan marcador.
colditz-option-marker_removed_by_guard = Si un guardia que está en una abertura puede quitar su marcador y cerrarla así para todos.
    .true = Un guardia que está en una abertura puede quitar su marcador y cerrarla así.
    .false = Los guardias no pueden cerrar una abertura.
colditz-option-exchange_card_timing = Cuándo se convierte una carta de canje en su { -equipo }, si lo hay en el montón: en cualquier momento entre dos acciones, en el turno de quien la tiene, o en su turno antes de tirar.
    .any_time = Una carta de canje se canjea en cualquier momento.
    .own_turn = Una carta de canje se canjea en el turno de quien la tiene.
    .own_turn_before_roll = Una carta de canje se canjea en el turno de quien la tiene, antes de tirar.
colditz-option-bribe_effect = Qué compra un Soborno: una carta de { -equipo } con tres de las cartas y dos con las otras dos; siempre una; o una parte del kit, una carta de { -equipo } por cada dos Sobornos, o una protección.
    .one_or_two = Tres de los Sobornos compran una carta de { -equipo }, y los otros dos, dos.
    .one = Un Soborno compra una carta de { -equipo }.
    .kit_part_or_pair = Un Soborno vale por una parte del kit, y dos compran una carta de { -equipo }.

## Kit

colditz-option-kit_required = Si una fuga solo cuenta cuando se tiene un { -kit-de-evasion }.
    .true = Una fuga requiere un { -kit-de-evasion }.
    .false = Las fugas no requieren kit.
colditz-option-kit_needed_to_leave_inner = Si un hombre solo puede salir del patio interior por la superficie cuando su { -oficial } tiene un kit.
    .true = Nadie sale del patio interior por la superficie si su { -oficial } no tiene kit.
    .false = Del patio interior se puede salir sin kit.
colditz-option-kit_lifecycle = Si un kit dura toda la partida o se gasta con una fuga.
    .permanent = Un kit, una vez reunido, vale para toda la partida.
    .consumed = Cada fuga gasta un kit.
colditz-option-kit_max_held = Kits que un { -oficial } puede tener a la vez, sin contar los gastados.
    .any = { $value ->
        [0] Ningún { -oficial } puede tener un kit.
        [one] Un { -oficial } tiene un kit como mucho.
       *[other] Un { -oficial } tiene { $value } kits como mucho.
    }
colditz-option-kit_claim_return = Cuántos de los hombres usados para reclamar un kit deben ir a la zona de recuento: ninguno, al menos la mitad, o todos.
    .none = Los hombres con los que se reclama un kit se quedan donde están.
    .half = Al menos la mitad de los hombres con los que se reclama un kit van a la zona de recuento.
    .all = Todos los hombres con los que se reclama un kit van a la zona de recuento.
colditz-option-kit_covers_same_turn_escapes = Cuando los kits se gastan: si uno solo vale para todas las fugas que su { -nacion } haga en ese turno.
    .true = Un solo kit vale para todas las fugas { -de-la-nacion } en un mismo turno.
    .false = Donde los kits se gastan, cada fuga pide el suyo.
colditz-option-kit_shared_same_target = Si las fugas que comparten un kit deben acabar en { -la-misma-meta }.
    .true = Los hombres que comparten un kit deben llegar { -a-la-misma-meta }.
    .false = Los hombres que comparten un kit pueden llegar a { -metas-distintas }.
colditz-option-kit_wait_on_target = Si un hombre puede esperar en { -una-meta } a que su { -oficial } tenga kit. Allí aún se le puede arrestar o disparar, y sus perseguidores siguen fuera.
    .true = Un hombre puede esperar en { -la-meta } a que su { -oficial } tenga kit.
    .false = Sin kit nadie puede pisar { -una-meta }.
colditz-option-first_escape_award = Qué gana { -una-nacion } con su primera fuga cuando las cartas de parte del kit están apartadas: nada, o una de esas cartas.
    .none = La primera fuga de { -una-nacion } no da nada más.
    .kit_part_card = La primera fuga de { -una-nacion } le da una de las partes del kit apartadas.

## Cambios

colditz-option-trade_window = Cuándo cambian cartas los { -oficiales }: entre dos acciones cualesquiera; incluso entre un arresto y la pérdida que causa; en cualquier momento salvo en el turno { -de-Seguridad }; o en las fases de cambio de un turno. Todo trato exige acuerdo y queda oculto { -a-Seguridad }.
    .any_time = Los { -oficiales } cambian cartas en cualquier momento, también en el turno { -de-Seguridad }.
    .any_time_reactive = Los { -oficiales } cambian cartas en cualquier momento, incluso entre un arresto y la pérdida que trae.
    .not_in_security_turn = Los { -oficiales } cambian cartas en cualquier momento, salvo en el turno { -de-Seguridad }.
    .own_turn_phases = Los { -oficiales } cambian cartas en las dos fases de cambio con que empieza el turno de cada uno.
colditz-option-trade_in_windows = Si los { -oficiales } pueden cambiar cartas también mientras se pregunta a alguien si reacciona: a un arresto, un disparo, un registro, un recuento, un robo, una llave o un pase.
    .true = Los { -oficiales } pueden cambiar cartas mientras se pregunta a alguien si reacciona.
    .false = Nadie cambia cartas mientras se pregunta a alguien si reacciona.
colditz-option-trade_opportunity = Si los { -oficiales } pueden cambiarse cartas de oportunidad.
    .true = Las cartas de oportunidad se pueden cambiar.
    .false = Las cartas de oportunidad no cambian de mano.
colditz-option-trade_equipment = Si los { -oficiales } pueden cambiarse { -equipo }.
    .true = El { -equipo } se puede cambiar.
    .false = El { -equipo } no cambia de mano.
colditz-option-trade_cross_kind = Si en un mismo trato se pueden dar cartas de oportunidad por { -equipo }.
    .true = Se pueden cambiar cartas de oportunidad por { -equipo }.
    .false = Se cambia igual por igual: oportunidad por oportunidad, { -equipo } por { -equipo }.
colditz-option-gift_opportunity_per_turn = Cartas de oportunidad que se regalan en el turno de un { -oficial }, sumando las que da y las que recibe; con -1 no hay límite. También se puede permitir solo para reducir una mano que pasa del límite.
    .n-1 = Las cartas de oportunidad se regalan sin límite.
    .n0 = Las cartas de oportunidad no se regalan.
    .any = { $value ->
        [one] En el turno de un { -oficial } se puede regalar una carta de oportunidad.
       *[other] En el turno de un { -oficial } se pueden regalar { $value } cartas de oportunidad.
    }
    .overflow_only = Las cartas de oportunidad solo se regalan para reducir una mano que pasa del límite.
colditz-option-gift_equipment = Si un { -oficial } puede regalar { -equipo }.
    .true = El { -equipo } se puede regalar.
    .false = El { -equipo } nunca se regala.
colditz-option-secret_meeting = Si los { -oficiales } pueden deliberar sin { -Seguridad }: nunca, siempre que uno lo pida, o a la hora fijada entre el día y la noche.
    .none = Los { -oficiales } no pueden retirarse a deliberar.
    .on_request = Cualquier { -oficial } puede pedir una reunión sin { -Seguridad }, que no puede negarse.
    .scheduled = Los { -oficiales } se reúnen sin { -Seguridad } entre el día y la noche.
colditz-option-secret_meeting_seconds = Cuánto dura una reunión secreta. Mientras tanto no se mueve nada ni se gasta ningún turno.
    .n0 = Las reuniones no tienen tiempo fijado.
    .any = { $value ->
        [one] Una reunión dura un segundo.
       *[other] Una reunión dura { $value } segundos.
    }
colditz-option-secret_meeting_trades = Si los { -oficiales } pueden cambiar y regalar cartas durante una reunión secreta.
    .true = En una reunión los { -oficiales } pueden cambiar cartas.
    .false = En una reunión los { -oficiales } hablan, pero no cambian cartas.

## Guardias

colditz-option-posting_order = Hasta cuándo puede { -Seguridad } apostar guardias: hasta que un guardia haga un arresto, hasta que alguno vuelva al cuartel en ese turno, o durante todo el turno.
    .before_arrests = Los guardias se apostan antes de que ninguno haya hecho un arresto en ese turno.
    .no_posting_after_return = No se aposta a nadie desde que un guardia ha ido al cuartel en ese turno.
    .unrestricted = Los guardias se apostan antes y después de los arrestos.
colditz-option-riot_squad = Si cada guardia que se aposta cuesta un { -punto }, o si { -Seguridad } puede, una vez por turno, renunciar a toda la tirada para apostar tantos de la reserva como { -casillas-negras } libres haya.
    .within_points = Cada guardia que se aposta cuesta un { -punto }.
    .all_reserves = Una vez por turno { -Seguridad } puede renunciar a sus { -puntos } y apostar de la reserva tantos guardias como { -casillas-negras } libres haya.
colditz-option-returned_guard_lock = Cuánto tiempo no está disponible un guardia que ha vuelto al cuartel: ese turno, o hasta que acabe el turno { -de-Seguridad } de la ronda.
    .same_turn = Un guardia que ha vuelto al cuartel se puede apostar de nuevo al turno siguiente.
    .until_security_turn_end = Un guardia que ha vuelto al cuartel no se puede apostar hasta que acabe el turno { -de-Seguridad } de esa ronda.
colditz-option-guard_room_entry = Qué permite a los guardias entrar en habitaciones: un registro que los necesita, un túnel descubierto que empieza allí, o un fugitivo que salió por un desnivel de esa habitación.
    .none = Los guardias nunca entran en las habitaciones.
    .any = Los guardias pueden entrar en una habitación por { $either }.
    .m-search = un registro
    .m-tunnel_detected = un túnel descubierto que empieza en ella
    .m-pursuit = la persecución de quien salió por su desnivel
colditz-option-rule45_test = Qué deben dejar libre los guardias al acabar un turno: todas las casillas protegidas, un camino, un camino y además los pasos estrechos, solo las casillas marcadas en el tablero, o nada.
    .strict = Al acabar el turno, ningún guardia puede estar en la entrada de una habitación o { -escondite } ni en un paso de una casilla de ancho, y entre dos no pueden cerrar un camino.
    .connectivity = Al acabar el turno, los guardias pueden estar en cualquier parte mientras quede abierto algún camino a cada habitación.
    .connectivity_lanes = Al acabar el turno, debe quedar abierto algún camino a cada habitación, y libres los pasos de una casilla de ancho.
    .marked_circles = Al acabar el turno, no puede haber guardias en las casillas marcadas en el tablero; nada más está protegido.
    .none = Los guardias pueden bloquear entradas y pasos a su gusto.
colditz-option-rule45_violation = Qué pasa cuando los guardias bloquean: el turno no puede acabar así, o vuelven guardias al cuartel hasta que el camino quede libre.
    .illegal = { -Seguridad-inicial } no puede acabar el turno con guardias que bloquean.
    .auto_return = Los guardias que bloquean al acabar el turno van al cuartel.
colditz-option-rule45_covers_hideaways = Si las entradas a los { -escondites } están protegidas como las de las habitaciones.
    .true = Las entradas de los { -escondites } están protegidas como las de las habitaciones.
    .false = Las entradas de los { -escondites } se pueden bloquear.
colditz-option-rule45_garrison_hideaways = Si también están protegidas las entradas a los { -escondites } de fuera del patio.
    .true = También fuera del patio las entradas de los { -escondites } están protegidas.
    .false = Fuera del patio las entradas de los { -escondites } se pueden bloquear.
colditz-option-rule45_pursuit_exempt = Si los guardias que persiguen a alguien pueden detenerse en casillas protegidas del patio hasta que acabe el intento de fuga.
    .true = Un perseguidor puede detenerse en casillas protegidas hasta que acabe el intento.
    .false = Los perseguidores dejan libres las casillas protegidas como los demás.
colditz-option-guard_on_cell_door = Si los guardias pueden quedarse en las salidas de las celdas, si solo pueden cruzarlas, o si solo pueden cruzar las interiores y nunca pisan la de { -la-nevera }.
    .allowed = Los guardias pueden quedarse en las salidas de las celdas.
    .transit_only = Los guardias pueden cruzar las salidas de las celdas, pero no quedarse en ellas.
    .outer_closed = Los guardias no pisan la salida de { -la-nevera }; las de las celdas interiores pueden cruzarlas.
colditz-option-guard_garrison_step_cap = Máximo de pasos que da un guardia en { -la-guarnicion } en un turno mientras nadie intenta fugarse; con 0 no hay límite.
    .n0 = En { -la-guarnicion } un guardia anda hasta donde den los { -puntos }.
    .any = { $value ->
        [one] Mientras nadie intente fugarse, un guardia da en { -la-guarnicion } un paso por turno como mucho.
       *[other] Mientras nadie intente fugarse, un guardia da en { -la-guarnicion } { $value } pasos por turno como mucho.
    }
colditz-option-guard_exterior_access = Si los guardias salen por las puertas cuando quieren, o solo tras un fugitivo y por el mismo camino que él.
    .free = Los guardias pueden salir del castillo por las puertas en cualquier momento.
    .pursuit_only = Los guardias solo salen del castillo tras un fugitivo y por donde él salió.
colditz-option-pursuit_target_lock = Si un guardia que está fuera queda atado a una sola presa: solo se acerca a ella, no arresta a nadie más, y va al cuartel cuando la presa ya no está.
    .true = Un guardia que está fuera nombra a su presa, solo se acerca a ella, y va al cuartel cuando ya no está.
    .false = Un guardia que está fuera puede ir a por cualquier fugitivo.
colditz-option-pursuit_pass_over_pows = Si un guardia que persigue a alguien puede pasar por encima de los demás prisioneros, sin detenerse sobre ellos.
    .true = Un perseguidor puede pasar por encima de los hombres que no son su presa.
    .false = Los prisioneros cierran el paso a un perseguidor.
colditz-option-pursuit_window = Cuándo puede un guardia del patio cruzar habitaciones tras un fugitivo: mientras dure el intento, o en la ronda de la salida o mientras el hombre esté en una terraza, con un guardia por fugitivo y turno.
    .any_time = Un guardia puede seguir a un hombre por una habitación mientras dure el intento.
    .same_round_or_terrace = Un guardia solo puede seguir a un hombre por una habitación en la ronda de la salida o mientras siga en una terraza.

## Arrestos

colditz-option-room_arrest_by_guard = Si un guardia al que una persecución ha llevado a una habitación puede arrestar a un hombre que esté en ella, con las condiciones del patio y sin pérdidas.
    .never = Un guardia no arresta a nadie en una habitación.
    .when_entered = Un guardia al que una persecución ha llevado a una habitación puede arrestar a los que estén en ella.
colditz-option-arrest_contact = Dónde hace un guardia un arresto: en la casilla del hombre, o desde una vecina.
    .same_circle = Un guardia arresta pasando a la casilla del hombre.
    .adjacent = Un guardia arresta desde la casilla de al lado.
colditz-option-arrest_adjacent_without_move = Cuando se arresta desde una casilla vecina: si un guardia que ya está al lado del hombre no necesita ningún { -punto }.
    .true = Un guardia que ya está al lado de un hombre lo arresta sin gastar ningún { -punto }.
    .false = Un guardia que ya está al lado de un hombre necesita un { -punto } para arrestarlo.
colditz-option-arrest_across_drop = Si un arresto desde una casilla vecina alcanza al otro lado de un desnivel: nunca, por un { -punto } a través de la abertura del intento de ese mismo hombre, o libremente. La alambrada lo impide siempre.
    .never = No se arresta a nadie a través de un desnivel.
    .pursuer_extra_point = Un perseguidor arresta a su hombre a través del desnivel por el que salió, por un { -punto } más.
    .free = A través de un desnivel se arresta como en cualquier casilla vecina.
colditz-option-arrest_inner_condition = Cuándo se puede arrestar a los hombres que están en el patio: cuando su { -oficial } tiene { -equipo }, cuando se ha sustraído bastante y él tiene alguno o cuando tiene un kit, o siempre.
    .holds_equipment = En el patio se puede arrestar a un hombre si su { -oficial } tiene { -equipo }.
    .stolen_or_kit = En el patio se puede arrestar a un hombre cuando ya se ha sustraído bastante { -equipo } y su { -oficial } tiene alguno, o si tiene un kit.
    .always = En el patio se puede arrestar siempre.
colditz-option-stolen_threshold = Cuántas cartas de { -equipo } tienen que haberse reclamado en habitaciones para que empiecen los arrestos en el patio.
    .n0 = Para arrestar en el patio no hace falta que se haya sustraído nada.
    .any = { $value ->
        [one] Los arrestos en el patio por tener { -equipo } empiezan con la primera carta sustraída.
       *[other] Los arrestos en el patio por tener { -equipo } empiezan cuando se han sustraído { $value } cartas.
    }
colditz-option-stolen_count_scope = Qué reclamaciones cuentan como { -equipo } sustraído: las de todos, o las { -de-la-nacion } del hombre.
    .all_teams = Cuentan juntas las cartas sustraídas por { -todas-las-naciones }.
    .own_team = Para cada { -nacion } cuentan las cartas que ha sustraído.
colditz-option-confiscation_inner = Qué cuesta un arresto en el patio: nada, o una carta de { -equipo } al azar si el dado del { -oficial } no supera al { -de-Seguridad }.
    .none = Un arresto en el patio no cuesta { -equipo }.
    .body_search = Tras un arresto en el patio, el { -oficial } y { -Seguridad } tiran un dado cada uno; si el del { -oficial } no es más alto, pierde una carta de { -equipo } al azar.
colditz-option-confiscation_outer = Quién elige la carta de { -equipo } que se pierde por un arresto en { -la-guarnicion } o en { -el-exterior }: su dueño, el azar, o { -Seguridad }.
    .owner_choice = La carta de { -equipo } que se pierde fuera del patio la elige su dueño.
    .random = La carta de { -equipo } que se pierde fuera del patio se saca al azar.
    .security_choice = La carta de { -equipo } que se pierde fuera del patio la elige { -Seguridad }.
colditz-option-kit_loss_outer = Si un { -oficial } sin { -equipo } se juega su kit en un cacheo a los dados cuando arrestan a un hombre suyo fuera del patio o en un túnel. Un kit perdido se puede volver a reclamar.
    .never = Un arresto nunca cuesta el kit.
    .body_search_if_no_equipment = Un { -oficial } sin { -equipo } se juega su kit en un cacheo cuando arrestan a un hombre suyo fuera del patio o en un túnel.
colditz-option-body_search_equipment_tie = Quién gana un empate en un cacheo por { -equipo }.
    .security = En un cacheo por { -equipo }, el empate favorece { -a-Seguridad }.
    .officer = En un cacheo por { -equipo }, el empate favorece al { -oficial }.
colditz-option-body_search_kit_tie_day = Quién gana, de día, un empate en un cacheo por un kit.
    .security = { $days ->
        [no] En un cacheo por el kit, el empate favorece { -a-Seguridad }.
       *[yes] De día, en un cacheo por el kit, el empate favorece { -a-Seguridad }.
    }
    .officer = { $days ->
        [no] En un cacheo por el kit, el empate favorece al { -oficial }.
       *[yes] De día, en un cacheo por el kit, el empate favorece al { -oficial }.
    }
colditz-option-body_search_kit_tie_night = Quién gana, de noche, un empate en un cacheo por un kit.
    .security = De noche, en un cacheo por el kit, el empate favorece { -a-Seguridad }.
    .officer = De noche, en un cacheo por el kit, el empate favorece al { -oficial }.
colditz-option-bribe_shield = Si se puede descartar un Soborno para salvar { -equipo } en un arresto, y cuándo: nunca, o de día. No sirve en registros, recuentos ni túneles.
    .never = Un Soborno no protege de ninguna pérdida.
    .day_only = { $days ->
        [no] Se puede descartar un Soborno para salvar { -equipo } en un arresto.
       *[yes] De día se puede descartar un Soborno para salvar { -equipo } en un arresto.
    }
colditz-option-forced_arrest = Cómo se entrega un hombre: pasando a la casilla de un guardia, declarándolo al lado de uno, tirando un dado al lado de uno, o de ninguna manera. { -Seguridad-inicial } no puede negarse.
    .same_circle = Un hombre se entrega pasando a la casilla de un guardia.
    .adjacent_declared = Un hombre que está al lado de un guardia se entrega con solo decirlo.
    .adjacent_roll = Un hombre llevado con { -puntos } al lado de un guardia se entrega si su dado es lo bastante alto.
    .forbidden = Nadie puede entregarse.
colditz-option-forced_arrest_condition = Si entregarse vale siempre, o solo donde cabría un arresto normal.
    .always = Quien se entrega queda arrestado, tenga { -equipo } o no su { -oficial }.
    .zone_conditions = Uno solo puede entregarse donde un guardia podría arrestarlo.
colditz-option-forced_arrest_zones = Si un hombre puede entregarse en cualquier parte, o solo en el patio interior.
    .anywhere = Uno puede entregarse en cualquier parte.
    .inner_only = Uno solo puede entregarse en el patio interior.
colditz-option-forced_arrest_min_die = Cara más baja del dado con la que un hombre consigue entregarse.
    .any = Para entregarse hay que sacar un { $value } o más.
colditz-option-forced_arrest_at_night = Si los hombres pueden entregarse de noche.
    .true = También de noche puede entregarse un hombre.
    .false = De noche nadie puede entregarse.

colditz-option-surrender_intercepted = Si { -Seguridad } puede responder a la llave o al pase que paga un hombre para entregarse.
    .true = { -Seguridad-inicial } puede responder a la llave o al pase que paga un hombre para entregarse.
    .false = { -Seguridad-inicial } no puede responder a la llave o al pase que paga un hombre para entregarse.
colditz-option-surrender_last_point = Si un hombre puede entrar con su último { -punto } en una casilla donde nadie se detiene para entregarse allí a un guardia contiguo.
    .true = Un hombre puede entrar con su último { -punto } en una casilla donde nadie se detiene para entregarse a un guardia contiguo.
    .false = En una casilla donde nadie se detiene hace falta que quede un { -punto }, aunque el hombre se entregue allí.
colditz-option-surrender_at_tunnel_mouth = Si un hombre en la primera casilla de un túnel puede entregarse a un guardia que está en la habitación donde empieza, cuando quien está en la habitación no puede.
    .true = Un hombre en la primera casilla de un túnel puede entregarse a un guardia que está en la habitación donde empieza.
    .false = Un hombre en la primera casilla de un túnel no puede entregarse a un guardia que está en la habitación donde empieza, salvo que allí los guardias puedan arrestar.
## Celdas

colditz-option-cell_choice = A qué celda va un arrestado: a la que diga { -Seguridad }, o a las interiores o a { -la-nevera } según dónde lo arrestaran.
    .security = La celda la elige { -Seguridad }.
    .by_zone = El arrestado en el patio va a las celdas interiores; los demás, a { -la-nevera }.
colditz-option-cells_full = Qué pasa cuando todas las celdas están llenas: el hombre va a una casilla blanca libre, va a { -la-nevera } de todos modos, o no se le puede arrestar.
    .appel_area = Con todas las celdas llenas, un arrestado va a la zona de recuento.
    .outer_over_capacity = Con todas las celdas llenas, se va a { -la-nevera } de todos modos.
    .no_arrest = Con todas las celdas llenas no se puede arrestar a nadie.
colditz-option-outer_cell_team_cap_day = Máximo de hombres de { -una-nacion } que van de día a { -la-nevera }; el siguiente va a las celdas interiores. Con 0 no hay límite.
    .n0 = { $days ->
        [no] Puede haber en { -la-nevera } cuantos hombres de { -una-nacion } se quiera.
       *[yes] De día puede haber en { -la-nevera } cuantos hombres de { -una-nacion } se quiera.
    }
    .any = { $days ->
        [no] { $value ->
            [one] Va a { -la-nevera } un hombre por { -nacion }; los siguientes van a las celdas interiores.
           *[other] Van a { -la-nevera } { $value } hombres por { -nacion }; los siguientes van a las celdas interiores.
        }
       *[yes] { $value ->
            [one] De día va a { -la-nevera } un hombre por { -nacion }; los siguientes van a las celdas interiores.
           *[other] De día van a { -la-nevera } { $value } hombres por { -nacion }; los siguientes van a las celdas interiores.
        }
    }
colditz-option-outer_cell_team_cap_night = Máximo de hombres de { -una-nacion } que van de noche a { -la-nevera }; el siguiente va a las celdas interiores. Con 0 no hay límite.
    .n0 = De noche puede haber en { -la-nevera } cuantos hombres de { -una-nacion } se quiera.
    .any = { $value ->
        [one] De noche va a { -la-nevera } un hombre por { -nacion }; los siguientes van a las celdas interiores.
       *[other] De noche van a { -la-nevera } { $value } hombres por { -nacion }; los siguientes van a las celdas interiores.
    }
colditz-option-release_double_scope = Qué dobles de las tiradas de movimiento sacan a un hombre de su celda: solo los de la primera, o cualesquiera.
    .first_roll = Solo los dobles de la primera tirada sacan a un hombre de la celda.
    .any_roll = Los dobles de cualquier tirada de movimiento sacan a un hombre de la celda.
colditz-option-release_double_cap = Máximo de hombres que los dobles sacan de las celdas en un turno; con 0 no hay más límite que uno por cada tirada de dobles.
    .n0 = Cada vez que salen dobles, un hombre puede dejar la celda.
    .any = { $value ->
        [one] Los dobles sacan de las celdas a un hombre por turno como mucho.
       *[other] Los dobles sacan de las celdas a { $value } hombres por turno como mucho.
    }
colditz-option-release_double_cost = { -Puntos } que cuesta salir de la celda con dobles: un número fijo, o lo que marca un dado.
    .n0 = Salir de la celda con dobles no cuesta nada.
    .any = { $value ->
        [one] Salir de la celda con dobles cuesta un { -punto }.
       *[other] Salir de la celda con dobles cuesta { $value } { -puntos }.
    }
    .one_die = Salir de la celda con dobles cuesta lo que marca uno de los dados.
colditz-option-release_card_cost = { -Puntos } que cuesta salir de la celda con una carta.
    .n0 = Salir de la celda con una carta no cuesta nada.
    .any = { $value ->
        [one] Salir de la celda con una carta cuesta un { -punto }.
       *[other] Salir de la celda con una carta cuesta { $value } { -puntos }.
    }
colditz-option-release_scope = A qué hombre pueden sacar unos dobles: a uno propio, a uno de cualquier { -nacion } con permiso de su { -oficial }, o a uno de cualquier { -nacion }.
    .own = Los dobles sacan de la celda a un hombre propio.
    .any_with_consent = Los dobles sacan de la celda a un hombre de cualquier { -nacion }, si su { -oficial } está de acuerdo.
    .any = Los dobles sacan de la celda a un hombre de cualquier { -nacion }.
colditz-option-release_card_scope = A qué hombre puede sacar la carta { -Salida-de-celdas }: a uno propio, a uno de cualquier { -nacion } con permiso de su { -oficial }, o a uno de cualquier { -nacion }.
    .own = La carta { -Salida-de-celdas } saca a un hombre propio.
    .any_with_consent = La carta { -Salida-de-celdas } saca a un hombre de cualquier { -nacion }, si su { -oficial } está de acuerdo.
    .any = La carta { -Salida-de-celdas } saca a un hombre de cualquier { -nacion }.
colditz-option-release_door_blocked = Adónde va un hombre que sale de la celda cuando la casilla de salida está ocupada: a la casilla libre más cercana de la zona, a una vecina o, desde las celdas interiores, a las casillas blancas, o a ninguna parte.
    .nearest_free = Si la salida está ocupada, el hombre va a la casilla libre más cercana.
    .adjacent_or_appel = Si la salida está ocupada, el hombre va a una casilla contigua o, desde las celdas interiores, a la zona de recuento.
    .stays_in = Si la salida está ocupada, no sale nadie.
colditz-option-release_immunity = Si un hombre que acaba de salir de la celda está a salvo de arresto hasta que acabe el turno { -de-Seguridad } de esa ronda. Si interrumpe su regreso, deja de estarlo antes.
    .none = A un hombre que acaba de salir de la celda se le puede arrestar como a cualquiera.
    .current_round = Un hombre que acaba de salir de la celda está a salvo hasta que acabe el turno { -de-Seguridad } de esa ronda.
colditz-option-timed_release_rounds = Rondas completas en una celda tras las cuales el { -oficial } de un hombre puede sacarlo sin dobles; con 0 no se aplica.
    .n0 = Nadie sale de la celda por el tiempo cumplido.
    .any = { $value ->
        [one] Tras una ronda completa en la celda, un hombre puede salir sin dobles.
       *[other] Tras { $value } rondas completas en la celda, un hombre puede salir sin dobles.
    }
colditz-option-timed_release_cost = { -Puntos } que cuesta salir de la celda por haber cumplido ese tiempo.
    .any = { $value ->
        [0] Salir por el tiempo cumplido no cuesta nada.
        [one] Salir por el tiempo cumplido cuesta un { -punto }.
       *[other] Salir por el tiempo cumplido cuesta { $value } { -puntos }.
    }
colditz-option-return_liability = Si a un hombre que vuelve de { -la-nevera } no se le puede arrestar, o sí, con las condiciones del patio: solo si su { -oficial } tiene { -equipo }, y sin pérdidas.
    .immune_while_returning = A quien vuelve de { -la-nevera } no se le puede arrestar.
    .liable_if_equipment = A quien vuelve de { -la-nevera } se le puede arrestar si su { -oficial } tiene { -equipo }, sin pérdidas.
colditz-option-return_min_points = En cuántos pasos debe acortar un hombre su regreso cada turno para conservar su protección: un número fijo (con 0 puede quedarse quieto), o tantos como { -puntos } pueda usar.
    .n0 = Quien vuelve de { -la-nevera } sigue protegido aunque se quede quieto.
    .any = { $value ->
        [one] Quien vuelve de { -la-nevera } debe acercarse al menos un paso cada turno.
       *[other] Quien vuelve de { -la-nevera } debe acercarse al menos { $value } pasos cada turno.
    }
    .all = Quien vuelve de { -la-nevera } anda todo lo que den los { -puntos } antes de que se mueva nadie más.
colditz-option-return_escape_allowed = Si un hombre que va de regreso puede convertirlo en una fuga y ser movido por cartas. Si no, volver es una obligación.
    .true = Quien vuelve de { -la-nevera } puede dar la vuelta e intentar fugarse.
    .false = Quien vuelve de { -la-nevera } debe ir al patio; ni puede desviarse ni lo mueven las cartas.
colditz-option-return_ends_on_gate = Donde las puertas se pagan al cruzarlas: si quien vuelve de { -la-nevera } está en el patio en cuanto pisa la casilla de la puerta.
    .true = Quien vuelve de { -la-nevera } ha llegado en cuanto pisa la casilla de la puerta del patio.
    .false = Quien vuelve de { -la-nevera } no ha llegado hasta que cruza la puerta del patio.
colditz-option-return_guard_contact = Qué hace un hombre que va de regreso ante un guardia que le estorba: el guardia se aparta, cada uno puede pasar por encima del otro, o el hombre no puede seguir.
    .push_aside = Un guardia que estorba a quien vuelve de { -la-nevera } se aparta.
    .pass_over = Quien vuelve de { -la-nevera } y un guardia pueden pasarse por encima.
    .blocked = Un guardia cierra el paso a quien vuelve de { -la-nevera }.
colditz-option-return_rearrest_cell = A qué celda va un hombre arrestado en su regreso: a la de costumbre, o a las interiores mientras quepan.
    .normal = Si lo arrestan al volver de { -la-nevera }, va adonde cualquier arrestado.
    .inner = Si lo arrestan al volver de { -la-nevera }, va a las celdas interiores.
colditz-option-return_entry = Cómo vuelve al patio interior un hombre sacado de { -la-nevera }: solo por las puertas que en su regreso no le cuestan nada, o por cualquier camino que pague.
    .return_gates = Un hombre sacado de { -la-nevera } solo vuelve al patio interior por las puertas de su regreso.
    .any_way = Un hombre sacado de { -la-nevera } también puede volver al patio interior por caminos que pague.

## Recuento

colditz-option-appel_timing = Cuándo llama { -Seguridad } a recuento en su propio turno: antes de cualquier tirada, o después de la primera y antes de que actúe ningún guardia.
    .before_roll = A recuento se llama antes de cualquier tirada del turno { -de-Seguridad }.
    .after_roll_before_move = A recuento se llama tras la primera tirada { -de-Seguridad } y antes de que actúe ningún guardia.
colditz-option-appel_windows = En qué turnos se puede llamar a recuento: en el { -de-Seguridad }, o también al final del de un { -oficial }.
    .none = Nunca se llama a recuento.
    .any = Se puede llamar a recuento { $either }.
    .m-security_turn = en el turno { -de-Seguridad }
    .m-end_of_officer_turn = al final del turno de un { -oficial }
colditz-option-appel_attendance = Si los hombres que no están exentos deben acudir al recuento, o lo decide su { -oficial }.
    .mandatory = Al recuento acuden todos los que no están exentos.
    .officer_choice = Cada { -oficial } decide quién acude al recuento y quién no.
colditz-option-general_search = A qué da lugar una ausencia en el recuento: a nada, o al arresto de los ausentes que estén a la distancia de una tirada de algún guardia; esa tirada se gasta en ello, sirve además para mover, o se hace aparte.
    .none = No hay { -registro-general }.
    .instead_of_move = { -Seguridad-inicial } puede usar su tirada para buscar a los ausentes en lugar de mover.
    .before_move_same_roll = { -Seguridad-inicial } puede usar su tirada para buscar a los ausentes y después mover también con ella.
    .extra_roll = { -Seguridad-inicial } busca a los ausentes con otra tirada después de mover.
colditz-option-general_search_declared = Si { -Seguridad } se compromete { -al-registro-general } antes o después de la tirada.
    .before_roll = { -Seguridad-inicial } dice antes de tirar si hará { -un-registro-general }.
    .after_roll = { -Seguridad-inicial } dice después de tirar si hará { -un-registro-general }.
colditz-option-general_search_guards = Desde qué guardias se mide { -un-registro-general }: desde todos los del tablero, o desde los del patio interior.
    .all_deployed = { -El-registro-general } se mide desde todos los guardias del tablero.
    .inner_only = { -El-registro-general } se mide desde los guardias del patio interior.
colditz-option-general_search_guard_returns = Si vuelve al cuartel el guardia al que se atribuye un arresto en { -un-registro-general }.
    .true = El guardia que encuentra a alguien en { -el-registro-general } va al cuartel.
    .false = Tras { -el-registro-general } los guardias se quedan donde están.
colditz-option-general_search_confiscation = Qué cuesta { -un-registro-general }: nada, una carta de { -equipo } por cada hombre arrestado en { -la-guarnicion }, o un cacheo a los dados por cada { -nacion } con algún hombre arrestado.
    .none = { -El-registro-general } no cuesta { -equipo }.
    .outer_pows = { -El-registro-general } cuesta una carta de { -equipo } por cada hombre arrestado en { -la-guarnicion }.
    .body_search_per_team = Tras { -el-registro-general } hay un cacheo por cada { -nacion } con algún hombre arrestado, por una carta de { -equipo }.
colditz-option-general_search_cell = A qué celdas van los hombres arrestados en { -un-registro-general }: como en cualquier arresto, o a las interiores mientras quepan.
    .cell_choice = Los arrestados en { -el-registro-general } van adonde cualquier otro.
    .inner = Los arrestados en { -el-registro-general } van a las celdas interiores.
colditz-option-general_search_draws_card = Si { -la-tirada-del-registro-general } puede dar carta.
    .true = { -La-tirada-del-registro-general } puede dar carta.
    .false = { -La-tirada-del-registro-general } no da carta.
colditz-option-appel_exempt = Quién más no tiene que acudir al recuento, además de los hombres que están en { -escondites }, túneles y celdas: los que están fuera del castillo, o los que tienen un intento de fuga en marcha.
    .none = Aparte de { -escondites }, túneles y celdas, nada exime del recuento.
    .any = También están exentos del recuento { $value }.
    .m-exterior = los que están fuera del castillo
    .m-live_attempt = los que tienen un intento en marcha
colditz-option-appel_offturn_team_share = { -Cuantas-naciones } pueden perder hombres por un recuento en el turno de un { -oficial }: el total, o la mitad redondeando hacia arriba, que { -Seguridad } nombra tras la tirada.
    .all = Un recuento en el turno de un { -oficial } puede afectar { -a-todas-las-naciones }.
    .half_rounded_up = Un recuento en el turno de un { -oficial } afecta a la mitad de { -las-naciones }, redondeando hacia arriba, que nombra { -Seguridad }.
colditz-option-search_turn_relaxes_rule45 = Si, en un turno con registro o recuento, los guardias solo tienen que dejar libres los caminos al acabar el turno, y no ya al gastar los { -puntos } de movimiento.
    .true = En un turno con registro o recuento, los guardias pueden bloquear hasta que acabe el turno.
    .false = Gastados los { -puntos } de movimiento, los guardias no pueden bloquear, tampoco en un turno con registro o recuento.

## Registros

colditz-option-search_method = Qué necesita un registro: ningún guardia, uno que llegue a la habitación con sus { -puntos }, una tirada aparte que lleve allí a un guardia nombrado, o un guardia por hombre.
    .no_guard = Un registro no necesita guardias: basta la carta.
    .one_guard_enters = Para un registro, un guardia debe llegar a la habitación con sus { -puntos }.
    .search_roll = Para un registro, una tirada aparte debe llevar a la habitación a un guardia nombrado.
    .guard_per_pow = Para un registro debe entrar en la habitación un guardia por cada arrestado.
colditz-option-search_condition = Si un registro solo alcanza a los hombres cuyo { -oficial } tiene { -equipo }, o a todos los que estén en la habitación.
    .holds_equipment = Un registro alcanza a los hombres cuyo { -oficial } tiene { -equipo }.
    .none = Un registro alcanza a todos los que están en la habitación.
colditz-option-search_condition_eval = Si tener { -equipo } se comprueba una vez para todos los hombres, o de nuevo para cada uno en el orden que elija { -Seguridad }.
    .once = Se comprueba una sola vez, al empezar el registro, si un { -oficial } tiene { -equipo }.
    .sequential = Los hombres se comprueban uno tras otro; quien ya no tiene { -equipo } no pierde más hombres.
colditz-option-search_confiscation = Qué cuesta un registro: una carta de { -equipo } por cada hombre arrestado, o un cacheo a los dados por cada { -nacion }.
    .one_per_pow = Un registro cuesta una carta de { -equipo } por cada hombre arrestado.
    .body_search_per_team = Tras un registro hay un cacheo por cada { -nacion } con algún hombre arrestado, por una carta de { -equipo }.
colditz-option-search_confiscation_chooser = Quién elige las cartas que se pierden en un registro: su dueño, o el azar.
    .owner = Lo que se pierde en un registro lo elige su dueño.
    .random = Lo que se pierde en un registro se saca al azar.
colditz-option-search_cell = A qué celdas van los hombres arrestados en un registro: como en cualquier arresto, o a las interiores mientras quepan.
    .cell_choice = Los arrestados en un registro van adonde cualquier otro.
    .inner = Los arrestados en un registro van a las celdas interiores.
colditz-option-search_timing = Cuándo juega { -Seguridad } un registro en su propio turno: en cualquier momento, o después de la primera tirada y antes de que actúe ningún guardia.
    .any_time_own_turn = Un registro se juega en cualquier momento del turno { -de-Seguridad }.
    .after_roll_before_move = Un registro se juega tras la primera tirada { -de-Seguridad } y antes de que actúe ningún guardia.
colditz-option-search_windows = Cuándo se puede jugar un registro: en el turno { -de-Seguridad }, al final del de un { -oficial }, o en respuesta a una reclamación.
    .none = Nunca se juega un registro.
    .any = Se puede jugar un registro { $either }.
    .m-security_turn = en el turno { -de-Seguridad }
    .m-end_of_officer_turn = al final del turno de un { -oficial }
    .m-on_claim = cuando se reclama { -equipo } en la habitación
colditz-option-search_on_claim_effect = Qué le pasa a quien reclama cuando le responden con un registro: pierde la reclamación y el turno en todo caso, o solo si el registro llega a la habitación.
    .cancel_claim_and_turn = Un registro contra una reclamación acaba en todo caso con ella y con el turno del { -oficial }.
    .cancel_if_search_succeeds = Un registro contra una reclamación solo acaba con ella si se llega a la habitación.
colditz-option-search_offturn_team_scope = A quién puede afectar un registro en el turno de un { -oficial }: { -a-todas-las-naciones }, o { -a-una-nacion } que { -Seguridad } nombra tras la tirada.
    .all = Un registro en el turno de un { -oficial } afecta { -a-todas-las-naciones } que estén en la habitación.
    .one_team = Un registro en el turno de un { -oficial } afecta a { -una-nacion }, que { -Seguridad } nombra tras la tirada.

## Seguridad

colditz-option-intercept_cell = A qué celda va un hombre interceptado con Llave localizada o Pase localizado: como en cualquier arresto, o a las interiores mientras quepan.
    .cell_choice = El interceptado con una llave o un pase va adonde cualquier arrestado.
    .inner = El interceptado con una llave o un pase va a las celdas interiores.
colditz-option-tunnel_detected_copies = Cuántas cartas de Túnel descubierto tiene el mazo de seguridad.
    .any = { $value ->
        [0] No hay ninguna carta de Túnel descubierto.
        [one] Hay una carta de Túnel descubierto.
       *[other] Hay { $value } cartas de Túnel descubierto.
    }
colditz-option-shoot_copies = Cuántas cartas de Tirar a matar tiene el mazo de seguridad.
    .any = { $value ->
        [0] No hay ninguna carta de Tirar a matar.
        [one] Hay una carta de Tirar a matar.
       *[other] Hay { $value } cartas de Tirar a matar.
    }
colditz-option-sabotage_discards = Cuántas cartas de seguridad cuesta un Sabotaje antes de robar una.
    .any = { $value ->
        [one] Un Sabotaje le cuesta { -a-Seguridad } una carta; después roba una.
       *[other] Un Sabotaje le cuesta { -a-Seguridad } { $value } cartas; después roba una.
    }
colditz-option-sabotage_short_hand = Si { -Seguridad } roba de todos modos tras un Sabotaje cuando tenía menos cartas que esas.
    .discard_no_draw = Si { -Seguridad } tiene menos cartas de las que cuesta el Sabotaje, las pierde todas y no roba.
    .discard_and_draw = Si { -Seguridad } tiene menos cartas de las que cuesta el Sabotaje, las pierde todas y roba una.
colditz-option-sabotage_chooser = Quién elige las cartas que se pierden con Sabotaje.
    .security = Las cartas que se pierden con Sabotaje las elige { -Seguridad }.
    .officer = Las cartas que se pierden con Sabotaje las elige el { -oficial }.

## Disparos

colditz-option-shoot_line_of_sight = Si el guardia que dispara debe ver a su hombre, según la tabla de líneas de visión del tablero.
    .true = Un guardia solo dispara a quien ve.
    .false = Un guardia dispara sin tener que ver a su hombre.
colditz-option-shoot_metric = Cómo se mide la distancia de un disparo: por la cadena más corta de casillas de la superficie, o en línea recta, en anchos de casilla, redondeando hacia arriba.
    .circle_path = La distancia de un disparo se cuenta por las casillas.
    .straight_line = La distancia de un disparo se mide en línea recta.
colditz-option-shoot_doubling = Qué multiplica un disparo para su alcance: la suma de todas sus tiradas, o solo la primera.
    .total = Se multiplica la suma de todas las tiradas de un disparo.
    .first_roll = Solo se multiplica la primera tirada de un disparo.
colditz-option-shoot_multiplier = Por cuánto se multiplica la tirada de un disparo. Un Amuleto lo deja en 1.
    .any = { $value ->
        [one] La tirada de un disparo cuenta tal cual.
        [2] La tirada de un disparo cuenta el doble.
       *[other] La tirada de un disparo cuenta { $value } veces.
    }
colditz-option-shot_recalls = Quién va al cuartel tras un disparo: el guardia que disparó, o con él los perseguidores del hombre que estén en habitaciones, en pasos estrechos del patio y en { -el-exterior }.
    .shooter = Tras un disparo va al cuartel el guardia que disparó.
    .all_pursuers = Tras un disparo van al cuartel el guardia que disparó y todos los que perseguían a ese hombre.

## Oportunidad

colditz-option-hideaway_card_effect = Qué salva la carta { -carta-Escondite }: { -equipo }, o el kit.
    .protect_equipment = Un { -carta-Escondite } salva una carta de { -equipo }.
    .protect_kit = Un { -carta-Escondite } salva el kit.
colditz-option-hideaway_card_covers = A qué pérdidas responde un { -carta-Escondite }: por arresto, por registro, por { -registro-general }, por arresto en un túnel, por una llave o un pase localizados, o por arresto en pleno intento de fuga.
    .none = Un { -carta-Escondite } no salva nada.
    .any = Un { -carta-Escondite } responde a { $either }.
    .m-arrest = un arresto
    .m-search = un registro
    .m-general_search = { -un-registro-general }
    .m-tunnel_arrest = un arresto en un túnel
    .m-intercept = la pérdida de una llave o un pase recién usados
    .m-attempt_arrest = un arresto en pleno intento
colditz-option-shield_turns = En qué turnos pueden evitar una pérdida { -los-Escondites } y los Sobornos.
    .none = Nada evita una pérdida.
    .any = Una pérdida se puede evitar { $either }.
    .m-security_turn = en el turno { -de-Seguridad }
    .m-officer_turn = en el turno de un { -oficial }
colditz-option-warning_reacts_to = Ante qué se puede jugar un Chivatazo: un recuento, un registro, o nada en particular en el turno de quien lo tiene.
    .none = El Chivatazo no se puede jugar.
    .any = El Chivatazo se juega { $either }.
    .m-appel = ante un recuento
    .m-search = ante un registro
    .m-own_turn = en el propio turno
colditz-option-warning_search_scope = A quién pone a salvo un Chivatazo que responde a un registro: a los hombres de la habitación registrada, o a cualquiera de los de su dueño.
    .searched_room = Ante un registro, el Chivatazo salva a hombres de la habitación registrada.
    .all_men = Ante un registro, el Chivatazo salva a todos o parte de los hombres de su { -oficial }.
colditz-option-warning_destination = A qué { -escondites } llega un Chivatazo: a cualquiera con una casilla libre, o solo a los del patio interior cuando responde a una carta.
    .any_hideaway = El Chivatazo lleva a los hombres a cualquier { -escondite } libre.
    .inner_hideaways_in_reaction = El Chivatazo, en respuesta a una carta, solo lleva a los hombres a los { -escondites } del patio interior.
colditz-option-warning_pays_equipment = Si los hombres a los que mueve un Chivatazo pagan el { -equipo } que pida su camino.
    .true = Los que se esconden con un Chivatazo pagan el { -equipo } del camino.
    .false = Los que se esconden con un Chivatazo no pagan nada.
colditz-option-warning_from_hideaway = Si el Chivatazo lleva a otro { -escondite } también a quien ya está en uno.
    .true = Con un Chivatazo, quien ya está en un { -escondite } puede pasar a otro.
    .false = Con un Chivatazo, quien ya está en un { -escondite } se queda en él.
colditz-option-diversion_guards = Cuántos guardias manda al cuartel una Distracción.
    .any = { $value ->
        [one] Una Distracción manda al cuartel a un guardia.
       *[other] Una Distracción manda al cuartel a { $value } guardias.
    }
colditz-option-inspection_guards = Cuántos guardias manda al cuartel una Inspección.
    .any = { $value ->
        [one] Una Inspección manda al cuartel a un guardia.
       *[other] Una Inspección manda al cuartel a { $value } guardias.
    }

## Túneles

colditz-option-tunnel_open_min = Cuántos hombres suyos debe meter en un túnel, en ese mismo turno, el { -oficial } que lo abre.
    .any = { $value ->
        [one] Quien abre un túnel mete en él, en ese turno, al menos a uno de sus hombres.
       *[other] Quien abre un túnel mete en él, en ese turno, al menos a { $value } de sus hombres.
    }
colditz-option-tunnel_open_commitment = Cómo se abre un túnel: cuando ya se tienen los { -puntos } que bastan para los dos hombres, que entonces mueven primero, o descartando la carta antes de la tirada y perdiéndola si se fracasa.
    .when_possible = Un túnel se abre después de la tirada, si los { -puntos } bastan para meter a los hombres.
    .commit_before_roll = Un túnel se abre antes de la tirada; si esta no basta, se pierde la carta.
colditz-option-tunnel_card_state = Dónde está la carta de un túnel abierto: a la vista y sin contar para el límite de la mano, ya descartada, o en la mano.
    .displayed = La carta de un túnel abierto queda a la vista y no cuenta en la mano.
    .discarded_on_open = La carta de un túnel se descarta al abrirlo.
    .in_hand = La carta de un túnel abierto sigue en la mano y cuenta en ella.
colditz-option-tunnel_min_occupancy = Cuántos hombres mantienen abierto un túnel; con 1 se cierra cuando está vacío.
    .n1 = Un túnel sigue abierto mientras haya alguien en él.
    .any = Un túnel sigue abierto mientras haya al menos { $value } hombres en él.
colditz-option-tunnel_occupancy_check = Cuándo se cuenta a los ocupantes de un túnel: al acabar cada turno, o después de cada acción.
    .end_of_any_turn = A los hombres de un túnel se les cuenta al acabar cada turno.
    .continuous = A los hombres de un túnel se les cuenta después de cada acción.
colditz-option-tunnel_collapse_effect = Qué es de los últimos hombres cuando un túnel se cierra: salen andando por cualquiera de los extremos antes de que su { -oficial } haga nada más, o van a una celda sin pérdidas.
    .lone_walks_out = Cuando un túnel se derrumba, quien queda dentro sale andando.
    .lone_to_solitary = Cuando un túnel se derrumba, quien queda dentro va a una celda.
colditz-option-tunnel_join = Quién puede seguir a otros a un túnel abierto: cualquiera, o aquellos a quienes deje entrar quien lo abrió.
    .anyone = En un túnel abierto pueden entrar hombres de cualquier { -nacion }.
    .opener_permission = En un túnel abierto los demás solo entran si lo permite quien lo abrió.
colditz-option-tunnel_join_deadline = Hasta cuándo se puede entrar en un túnel abierto: mientras siga abierto, o hasta el siguiente turno { -de-Seguridad }.
    .while_open = En un túnel se puede entrar mientras esté abierto.
    .until_security_turn = En un túnel solo se puede entrar hasta el siguiente turno { -de-Seguridad }.
colditz-option-tunnel_exit_needs_kit = Si un hombre solo sale de un túnel por el extremo final cuando su { -oficial } tiene un kit.
    .true = Nadie sale de un túnel por el extremo final si su { -oficial } no tiene kit.
    .false = De un túnel se puede salir por el extremo final sin kit.
colditz-option-tunnel_exit_declaration = Si salir de día por el extremo final se debe anunciar antes de la tirada, que queda entonces comprometida.
    .true = { $days ->
        [no] Quien quiere salir de un túnel por el extremo final lo anuncia antes de la tirada.
       *[yes] De día, quien quiere salir de un túnel por el extremo final lo anuncia antes de la tirada.
    }
    .false = Salir de un túnel no se anuncia.
colditz-option-tunnel_last_circle_is_attempt = Si un hombre que está de día en la última casilla de un túnel cuenta como intento de fuga. Eso libra a los guardias de sus límites, pero a él no lo expone.
    .true = { $days ->
        [no] Un hombre en la última casilla de un túnel cuenta como intento de fuga.
       *[yes] De día, un hombre en la última casilla de un túnel cuenta como intento de fuga.
    }
    .false = Un hombre en un túnel no cuenta como intento de fuga.
colditz-option-tunnel_detected_guards = Cuántos guardias tiene que haber a la vez sobre un túnel descubierto para desalojarlo.
    .any = { $value ->
        [one] Un guardia sobre un túnel descubierto basta para desalojarlo.
       *[other] Hacen falta { $value } guardias sobre un túnel descubierto para desalojarlo.
    }
colditz-option-tunnel_detected_duration = Cuánto tiempo sigue descubierto un túnel: hasta que se cierre, o solo este turno.
    .until_closed = Un túnel sigue descubierto hasta que se cierra.
    .this_turn = Un túnel solo está descubierto en este turno.
colditz-option-tunnel_detected_in_passing = Si { -Seguridad } puede jugar Túnel descubierto mientras un guardia está pasando por encima de ese túnel; entonces puede quedarse allí.
    .true = Túnel descubierto se puede jugar mientras un guardia está pasando por encima de ese túnel.
    .false = Túnel descubierto no se puede jugar mientras un guardia está pasando por encima de un túnel.
colditz-option-tunnel_detected_entry = Cómo llegan los guardias a un túnel descubierto: desde cualquier casilla vecina y por su habitación, desde cualquier casilla vecina pero no por la habitación, o solo desde { -la-guarnicion }.
    .any_circle_and_room = Los guardias entran en un túnel descubierto desde cualquier casilla vecina y por su habitación.
    .any_circle = Los guardias entran en un túnel descubierto desde cualquier casilla vecina, pero no por su habitación.
    .garrison_only = Los guardias entran en un túnel descubierto solo desde { -la-guarnicion }.
colditz-option-tunnel_detected_room_arrests = Si los guardias que entran en la habitación de un túnel descubierto pueden arrestar a los hombres que estén en ella, con las condiciones del patio y sin pérdidas.
    .true = Los guardias que entran en la habitación de un túnel descubierto pueden arrestar a los que estén en ella.
    .false = En la habitación de un túnel descubierto no se arresta a nadie.
colditz-option-tunnel_arrest_confiscation = Qué cuestan los arrestos en un túnel: nada, una carta de { -equipo } por cada hombre que esté bajo tierra fuera del patio, o una al azar por cada { -nacion } que haya dentro.
    .none = Los arrestos en un túnel no cuestan { -equipo }.
    .pow_beyond_inner = Los arrestos en un túnel cuestan una carta de { -equipo } por cada hombre que ya estaba fuera del patio.
    .one_random_per_team = Los arrestos en un túnel cuestan una carta de { -equipo } al azar a cada { -nacion } que esté dentro.
colditz-option-tunnel_arrest_cell = A qué celdas van los hombres arrestados en un túnel: como en cualquier arresto, según la zona que tengan encima, o a { -la-nevera } hasta su límite.
    .cell_choice = Los arrestados en un túnel van adonde cualquier otro.
    .by_position = Los arrestados en un túnel van a las celdas de la zona que tienen encima.
    .outer = Los arrestados en un túnel van a { -la-nevera }, hasta el límite de cada { -nacion }.

## Coche

colditz-option-staff_car_rolls = Cuántas tiradas tiene el coche del comandante, cada una con sus propios dobles.
    .any = { $value ->
        [one] El coche tiene una tirada.
       *[other] El coche tiene { $value } tiradas.
    }
colditz-option-staff_car_access = Si al coche del comandante se sube desde las dos casillas contiguas o desde una sola casilla marcada.
    .two_adjacent = Al coche se sube desde la casilla de delante o la de detrás.
    .one_marked = Al coche se sube desde una casilla marcada.
colditz-option-staff_car_obstacles = Qué hacen los peones que estorban al coche del comandante: se apartan una casilla, o el coche les pasa por encima.
    .push_aside = Los peones que están en la carretera se apartan ante el coche.
    .pass_over = El coche pasa por encima de los peones como si no estuvieran.
colditz-option-staff_car_clears = Qué peones dejan paso al coche del comandante. Si solo lo hacen los guardias, rodea a los prisioneros por el camino libre más corto, y sin él no puede arrancar.
    .guards = Solo los guardias dejan paso al coche; a los prisioneros los rodea por el camino libre más corto, y sin él no puede arrancar.
    .all_pawns = Guardias y prisioneros dejan paso al coche.
colditz-option-staff_car_residual_usable = Si los { -puntos } que sobran al llegar al coche del comandante se suman a su carrera, en lugar de quedar para los demás hombres.
    .true = { -Los-puntos } que sobran al subir al coche se suman a sus tiradas.
    .false = { -Los-puntos } que sobran al subir al coche quedan para los demás hombres.
colditz-option-staff_car_double_release = Si unos dobles en la primera tirada de la carrera, cuando es la primera del turno, sacan gratis a un hombre de su celda.
    .never = Los dobles del coche no sacan a nadie de la celda.
    .if_first_roll_of_turn = Unos dobles en la primera tirada del coche sacan a un hombre de la celda, si es la primera del turno.
colditz-option-staff_car_failure = Qué pasa cuando el coche del comandante se queda corto: una celda sin pérdidas, { -la-nevera } sin pérdidas, o un arresto como en { -la-guarnicion }.
    .solitary_no_loss = Si el coche se queda corto, el hombre va a una celda sin pérdidas.
    .outer_no_loss = Si el coche se queda corto, el hombre va a { -la-nevera } sin pérdidas.
    .outer_garrison_arrest = Si el coche se queda corto, al hombre se le arresta como en { -la-guarnicion }, con la pérdida que eso trae.
colditz-option-staff_car_without_kit = Qué significa llegar sin kit { -a-la-meta } en el coche del comandante: esperar allí, o fracasar.
    .wait_on_target = Quien llega en el coche sin kit espera en { -la-meta }.
    .failure = Quien llega en el coche sin kit ha fracasado.

## A vida o muerte

colditz-option-dod_enabled = Si se juega A vida o muerte.
    .true = Se juega A vida o muerte.
    .false = No hay A vida o muerte.
colditz-option-dod_card_source = Si la carta A vida o muerte se roba para el intento, o cada { -oficial } recibió una sin mirarla antes de empezar.
    .top_of_deck = La carta A vida o muerte se roba al empezar la carrera.
    .dealt_face_down = Cada { -oficial } tiene delante desde el principio una carta A vida o muerte, sin mirarla.
colditz-option-dod_attempts_per_team = Cuántos intentos de A vida o muerte tiene { -una-nacion } en la partida.
    .any = { $value ->
        [one] Cada { -nacion } tiene un intento de A vida o muerte.
       *[other] Cada { -nacion } tiene { $value } intentos de A vida o muerte.
    }
colditz-option-dod_card_after_use = Si una carta A vida o muerte usada va al fondo de su mazo o se vuelve a barajar.
    .bottom = La carta A vida o muerte usada va al fondo del mazo.
    .reshuffle = La carta A vida o muerte usada se vuelve a barajar.
colditz-option-dod_start = Dónde puede empezar A vida o muerte: en cualquier punto de la superficie del patio y sus habitaciones y { -escondites }, o solo en el patio abierto.
    .grey_and_rooms = A vida o muerte empieza en cualquier punto del patio, con sus habitaciones y { -escondites }.
    .grey_only = A vida o muerte empieza en el patio abierto.
colditz-option-dod_route = Por dónde se corre a vida o muerte: por { -el-patio-de-la-guarnicion } y el sótano hasta el foso, hasta { -la-meta-mas-cercana }, o por la puerta principal.
    .reid_moat = A vida o muerte se corre por { -el-patio-de-la-guarnicion } y el sótano hasta el foso.
    .any_target = A vida o muerte se corre hasta { -la-meta-mas-cercana }.
    .main_gate = A vida o muerte se corre por la puerta principal.
colditz-option-dod_climbs_ropes = Si el camino a vida o muerte también puede subir por una cuerda, y ser así más corto.
    .true = A vida o muerte también se puede subir por una cuerda.
    .false = A vida o muerte las cuerdas solo se bajan.
colditz-option-dod_equipment = Qué { -equipo } cuesta A vida o muerte: ninguno, una llave, o las cuerdas y alicates del camino que se nombre.
    .none = Correr a vida o muerte no cuesta { -equipo }.
    .key_only = Correr a vida o muerte cuesta una llave.
    .rope_and_cutters = Correr a vida o muerte cuesta las cuerdas y los alicates del camino.
colditz-option-dod_key_spent = Donde A vida o muerte exige una llave: si la llave se gasta, o basta con tenerla.
    .true = La llave para correr a vida o muerte se gasta.
    .false = Para correr a vida o muerte basta con tener la llave.
colditz-option-dod_obstacles = Qué hacen los peones que dejan paso a quien corre a vida o muerte: se apartan, o el hombre les pasa por encima.
    .push_aside = Los peones que estorban a quien corre a vida o muerte se apartan.
    .pass_over = Quien corre a vida o muerte pasa por encima de los peones.
colditz-option-dod_clears = Qué peones dejan paso a quien corre a vida o muerte. Si solo lo hacen los guardias, los prisioneros son muros y puede que no dejen ningún camino.
    .guards = Solo los guardias dejan paso a quien corre a vida o muerte; los demás prisioneros le estorban.
    .all_pawns = Todos dejan paso a quien corre a vida o muerte.
colditz-option-dod_failure = Qué cuesta fracasar en A vida o muerte: { -toda-la-nacion }, o el hombre que corría.
    .team_eliminated = Si la carrera a vida o muerte fracasa, { -toda-la-nacion } queda fuera de la partida.
    .pow_killed = Si la carrera a vida o muerte fracasa, solo queda fuera de la partida quien corría.
colditz-option-dod_window = Cuándo se puede declarar A vida o muerte: en cualquier momento del turno del { -oficial }, o en lugar de su tirada de movimiento. Pone fin al turno.
    .any_time_own_turn = A vida o muerte se declara en cualquier momento del propio turno, y lo acaba.
    .instead_of_roll = A vida o muerte se declara en lugar de tirar, y acaba el turno.

## Victoria

colditz-option-escape_goal = Cuántas fugas necesita un { -oficial } para ganar.
    .any = { $value ->
        [one] Un { -oficial } necesita una fuga.
       *[other] Un { -oficial } necesita { $value } fugas.
    }
colditz-option-goal_scope = Si cada { -oficial } juega por sus propias fugas, o ganan todos juntos con la suma.
    .individual = Cada { -oficial } juega por sus propias fugas.
    .collective = Los { -oficiales } ganan juntos con la suma de sus fugas.
colditz-option-collective_goal = Cuántas fugas necesitan todos los { -oficiales } juntos; 0 cuando no juegan unidos.
    .n0 = No hay objetivo común.
    .any = Entre todos, los { -oficiales } necesitan { $value } fugas.
colditz-option-win_check = Cuándo pone fin a la partida un objetivo alcanzado: en el acto, con la ronda, o cuando se acabe el tiempo.
    .immediate = La partida acaba en cuanto se alcanza el objetivo.
    .end_of_round = Alcanzado el objetivo, la ronda se juega hasta el final.
    .end_of_time = La partida dura siempre hasta que se acaba el tiempo.
colditz-option-tie_rule = Quién gana entre varios { -oficiales } que alcanzan el objetivo, o empatados cuando se acaba el tiempo: el primero en llegar, todos los que llegaron en esa ronda, el que tenga más fugas y después el primero, o todos los empatados.
    .first_wins = Gana el primer { -oficial } que alcanza el objetivo.
    .shared_same_round = Los { -oficiales } que alcanzan el objetivo en la misma ronda comparten la victoria.
    .most_then_first = Gana quien tenga más fugas; entre iguales, quien alcanzó antes el objetivo.
    .shared = Los { -oficiales } empatados cuando se acaba el tiempo comparten la victoria.
colditz-option-no_goal_outcome = Quién gana cuando nadie ha alcanzado a tiempo el objetivo: { -Seguridad }, o el { -oficial } con más fugas, y { -Seguridad } si no hay ninguna.
    .security_wins = Si nadie alcanza el objetivo a tiempo, gana { -Seguridad }.
    .most_escapes_else_security = Si nadie alcanza el objetivo a tiempo, gana quien tenga más fugas; si no hay ninguna, { -Seguridad }.
colditz-option-limit_unit = Si la duración de la partida se fija en minutos o en rondas.
    .minutes = El límite de la partida se cuenta en minutos.
    .rounds = El límite de la partida se cuenta en rondas.
colditz-option-limit_value = Cuánto dura la partida, en esa unidad.
    .any = { $unit ->
        [minutes] { $value ->
            [one] El límite es un minuto.
           *[other] El límite es de { $value } minutos.
        }
        [rounds] { $value ->
            [one] El límite es una ronda.
           *[other] El límite es de { $value } rondas.
        }
       *[other] El límite es de { $value } minutos o rondas, según qué se cuente.
    }
colditz-option-escape_leftover_points = Si los { -puntos } que sobran de una fuga a pie los pueden usar otros hombres o se pierden.
    .usable = { -Los-puntos } que sobran de una fuga los pueden usar otros hombres.
    .forfeit = { -Los-puntos } que sobran de una fuga se pierden.

## Día y noche

colditz-option-day_night = Si se alternan el día y la noche.
    .true = El día y la noche se alternan.
    .false = No hay día ni noche.
colditz-option-day_count = Cuántas jornadas, cada una con su día y su noche, tiene una partida.
    .n0 = Las jornadas no se cuentan.
    .any = { $value ->
        [one] La partida dura una jornada, día y noche.
       *[other] La partida dura { $value } jornadas, cada una con su día y su noche.
    }
colditz-option-day_minutes = Cuántos minutos dura un día.
    .n0 = El día no tiene una duración fija.
    .any = { $value ->
        [one] El día dura un minuto.
       *[other] El día dura { $value } minutos.
    }
colditz-option-night_minutes = Cuántos minutos dura una noche.
    .n0 = La noche no tiene una duración fija.
    .any = { $value ->
        [one] La noche dura un minuto.
       *[other] La noche dura { $value } minutos.
    }
colditz-option-night_guard_dice = Si de noche, mientras nadie intenta fugarse, { -Seguridad } mueve con los dos dados o con uno.
    .both = También de noche los guardias mueven con los dos dados.
    .one = De noche los guardias mueven con un dado mientras nadie intente fugarse.
colditz-option-night_die_choice = Qué dado cuenta de noche para los guardias: el que prefiera { -Seguridad }, o el primero.
    .security_choice = De noche cuenta para los guardias el dado más alto.
    .first_die = De noche cuenta para los guardias el primer dado.
colditz-option-night_declare_after_roll = Si de noche se pueden anunciar intentos y túneles después de la tirada; en tal caso, salir de un túnel no necesita anuncio.
    .true = De noche los intentos y los túneles se pueden anunciar después de la tirada.
    .false = Los intentos y los túneles se anuncian antes de la tirada, de día y de noche.
colditz-option-night_search_confiscation = Si registros y recuentos confiscan de noche como de día, o quitan una carta de { -equipo } a cada { -nacion } sin dados.
    .as_day = Registros y recuentos confiscan de noche como de día.
    .direct = De noche, registros y recuentos quitan sin dados una carta de { -equipo } a cada { -nacion }.

## Intentos de fuga

colditz-option-attempt_declaration = Si salir del patio interior por la superficie se debe anunciar antes de la tirada, nombrando los hombres y por dónde salen.
    .none = Nadie anuncia que va a salir del patio.
    .before_roll = Quien quiere salir del patio lo anuncia antes de la tirada, nombrando al hombre y su salida.
colditz-option-attempt_commits_roll = Si un intento anunciado compromete la tirada: hasta que los hombres estén fuera solo valen sus pasos hacia delante, mientras tengan alguno.
    .true = Un intento anunciado compromete la tirada hasta que el hombre esté fuera.
    .false = Un intento anunciado no compromete a nada.
colditz-option-attempt_lifts_guard_caps = Si un intento en marcha libra a los guardias del límite { -de-la-guarnicion } y les da los dos dados de noche.
    .true = Mientras alguien intenta fugarse, los guardias tienen los dos dados y andan cuanto quieren.
    .false = Los límites de los guardias valen también mientras alguien intenta fugarse.
colditz-option-attempt_lapse = Cuándo acaba un intento anunciado que no ha llegado a salir: con el turno { -de-Seguridad }, o con el del propio { -oficial }.
    .end_of_security_turn = Un intento anunciado que no ha llegado a salir caduca tras el turno { -de-Seguridad }.
    .end_of_own_turn = Un intento anunciado que no ha llegado a salir caduca al final del turno del { -oficial }.

## Módulos

colditz-option-module_multi_escape = Si un { -oficial } puede dejar que un compañero que juega después en la misma ronda use lo que él acaba de pagar.
    .true = Un { -oficial } puede dejar que otro que juega después en la ronda use lo que él ha pagado.
    .false = Cada cual paga su propio camino.
colditz-option-multi_escape_types = Qué { -equipo } se puede compartir en una fuga múltiple. Un desnivel de dos cuerdas, no.
    .none = En una fuga múltiple no se comparte nada.
    .any = En una fuga múltiple se puede compartir { $value }.
    .m-rope = una cuerda
    .m-key = una llave
    .m-cutters = un corte en la alambrada
    .m-pass = un pase
colditz-option-multi_escape_per_type_per_round = Cuántas veces por ronda se puede compartir así cada tipo de { -equipo }, entre { -todas-las-naciones }.
    .n0 = Ningún tipo se comparte en una ronda.
    .any = { $value ->
        [one] Cada tipo se comparte una vez por ronda.
       *[other] Cada tipo se comparte { $value } veces por ronda.
    }
colditz-option-multi_escape_pawns = Cuántos hombres pueden usar un mismo pago compartido, uno por { -oficial }.
    .n0 = Nadie usa un pago compartido.
    .any = { $value ->
        [one] Un hombre puede usar un pago compartido.
       *[other] { $value } hombres, uno por { -oficial }, pueden usar un pago compartido.
    }
colditz-option-module_glider = Si se puede construir y volar el { -planeador } de dos plazas.
    .true = Se puede volar el { -planeador } de la torre.
    .false = No hay { -planeador }.
colditz-option-glider_uses_per_game = Cuántas veces se puede lanzar el { -planeador }.
    .n0 = El { -planeador } no vuela nunca.
    .any = { $value ->
        [one] El { -planeador } vuela una vez por partida.
       *[other] El { -planeador } vuela hasta { $value } veces por partida.
    }
colditz-option-glider_shot_penalty = Cuántas tiradas quita Tirar a matar al vuelo del { -planeador }.
    .n0 = Un disparo no afecta al { -planeador }.
    .any = { $value ->
        [one] Un disparo le cuesta al { -planeador } una tirada.
       *[other] Un disparo le cuesta al { -planeador } { $value } tiradas.
    }
colditz-option-module_chapel_combo = Si Túnel descubierto y el Registro de la capilla se pueden jugar juntos para abrir en ese turno el acceso desde el patio al túnel de la capilla.
    .true = Túnel descubierto y el Registro de la capilla se pueden jugar juntos para abrir el paso por la capilla.
    .false = Túnel descubierto y el Registro de la capilla son dos cartas aparte.
colditz-option-module_fence_gate = Si en la alambrada, sobre el túnel de la capilla, hay una puerta con una casilla de llave.
    .true = En la alambrada, sobre el túnel de la capilla, hay una puerta con una casilla de llave.
    .false = En la alambrada no hay ninguna puerta.

## Árbitro

colditz-option-infringement_policy = Qué pasa con un paso o una reclamación ilegales: se rechazan, o el hombre va a una celda sin pérdidas y el turno sigue.
    .engine_rejects = Un paso o una reclamación ilegales se rechazan.
    .solitary_penalty = Un paso o una reclamación ilegales mandan al hombre a una celda.
