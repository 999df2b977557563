### Section X en español.
###
### Un turno es de un jugador: robar, acción de loseta, prisioneros o puerta. Una ronda dura hasta que
### se derrumban los túneles. Las dos palabras no se usan aquí para nada más.
###
### Lado: de una casilla o loseta. Borde: solo el del tablero. Mano: las losetas de un jugador.
### Reserva: sus puertas fuera del tablero.

## Nombres

# The game that is played at once from the lobby, and its picture there.
sectionx-quick = Juega con el Azul contra un bot: excava túneles para salir de la isla prisión. Después puedes cambiarlo todo.
    .picture = La isla prisión en el mar, con los primeros túneles y prisioneros en ellos
sectionx-seat = { $seat ->
        [B] Azul
        [R] Rojo
        [V] Violeta
        [Y] Amarillo
       *[other] { $seat }
    }
sectionx-colour = { $colour ->
        [B] Azul
        [R] Rojo
        [V] Violeta
        [Y] Amarillo
       *[other] { $colour }
    }
sectionx-pair = { $seat } { $number }
sectionx-side = { $side ->
        [E] este
        [SE] sureste
        [SW] suroeste
        [W] oeste
        [NW] noroeste
        [NE] noreste
       *[other] { $side }
    }
sectionx-type = { $type ->
        [S] recta
        [W] curva abierta
        [B] curva cerrada
        [Y] estrella de tres brazos
        [FL] bifurcación a la izquierda
        [FR] bifurcación a la derecha
        [X] cruce de cuatro brazos
        [SS] dos rectas
        [SB] recta y curva cerrada
        [WW] dos curvas abiertas
        [BB] dos curvas cerradas
        [BBB] tres curvas cerradas
        [SBB] recta y dos curvas cerradas
        [SSS] tres rectas
        [H1] refugio ciego
        [HS] refugio en recta
        [HW] refugio en curva abierta
       *[other] { $type }
    }
# Lo que hay que decidir.
sectionx-decision = { $kind ->
        [choose-fight] qué puertas se quedan.
        [choose-key-door] qué puerta se aparta por la llave.
       *[choose-key-return] dónde vuelve a poner la puerta.
    }
# Uno de los túneles de una loseta que tiene varios.
sectionx-section = { $cell } (túnel { $number })
sectionx-at-side = { $spot }, lado { sectionx-side }
# Adónde va un prisionero: un tramo, su casa o una zona verde. Sigue siempre a «el paso a».
# Men are named like cells: the word tells B1 the man from B1 the cell.
sectionx-man = el prisionero { $man }
sectionx-to = { $to ->
        [home] casa
        [zone] la zona verde { $zone }
       *[other] { $to }
    }

## Lo que se pregunta

sectionx-prompt-draw = { sectionx-colour }, roba una loseta: elige uno de los montones.
sectionx-prompt-phase-2 = { sectionx-colour }, { $draw ->
        [yes] si quieres, roba antes una loseta. Después coloca
       *[no] coloca
    }, intercambia, mueve o gira una loseta. También puedes no tocar ninguna y pasar ya a tus prisioneros o a una puerta, o terminar el turno.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-phase-3 = { sectionx-colour }, { $door ->
        [yes] ya has puesto tu puerta. Termina el turno.
       *[no] { $steps ->
            [0] ya has dado todos tus pasos. Termina el turno.
            [5] { $walked ->
                [yes] te quedan los cinco pasos. Sigue andando, o termina el turno.
               *[no] mueve a tus prisioneros, cinco pasos en total y dos cada uno, o pon o mueve una puerta. O termina el turno.
            }
            [one] te queda un paso. Dalo, o termina el turno.
           *[other] te quedan { $steps } pasos. Sigue andando, o termina el turno.
        }
    }{ sectionx-last }{ sectionx-stall }
sectionx-prompt-free-order = { sectionx-colour }, en el orden que quieras: { $tile ->
        [yes] una acción de loseta
       *[no] ninguna acción de loseta más
    }; { $door ->
        [yes] ningún paso, pues has puesto una puerta
       *[no] { $steps ->
            [0] ningún paso más
            [5] cinco pasos en total y dos cada prisionero, o una puerta
            [one] un paso más
           *[other] { $steps } pasos más
        }
    }. Después, termina el turno.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-choose-fight = El túnel de { $spot } se lo disputan { $colours }, con la misma fuerza. ¿De quién son las puertas que se quedan?
sectionx-prompt-choose-key-door = Has ganado una llave maestra y debes apartar por ella una puerta. ¿Cuál?
sectionx-prompt-choose-key-return = Has perdido tu llave maestra y recuperas tu puerta. ¿Dónde la pones?
sectionx-last = { $last ->
        [yes] {" "}Se ha robado la última loseta: los túneles se derrumban al acabar este turno.
       *[no] {""}
    }
sectionx-stall = { $stall ->
        [0] {""}
        [one] {" "}Hace mucho que no pasa nada: si no pasa en este turno, al acabarlo se derrumban los túneles.
       *[other] {" "}Hace mucho que no pasa nada: { $stall } turnos más así, contando este, y los túneles se derrumban.
    }

## Lo que se puede hacer, como se pide en el tablero

sectionx-do = { $verb ->
        [draw] { $pile ->
            [none] Robar una loseta
           *[other] Robar del montón { $pile }
        }
        [place] { $type ->
            [none] Colocar una loseta
           *[other] { $cell ->
                [none] Colocar: { sectionx-type }
               *[other] Colocar en { $cell }: { sectionx-type }
            }
        }
        [swap] { $cell ->
            [none] Intercambiar dos losetas
           *[other] { $other ->
                [none] Intercambiar la loseta de { $cell }
               *[other] Intercambiar las losetas de { $cell } y { $other }
            }
        }
        [move] { $cell ->
            [none] Mover una loseta
           *[other] { $other ->
                [none] Mover la loseta de { $cell }
               *[other] Mover la loseta de { $cell } a { $other }
            }
        }
        [rotate] { $cell ->
            [none] Girar una loseta
           *[other] Girar la loseta de { $cell }
        }
        [skip] Ninguna loseta en este turno
        [step] { $man ->
            [none] Andar
           *[other] { $to ->
                [none] { sectionx-man } anda
                [home] { sectionx-man } vuelve a casa
                [zone] { sectionx-man } a la zona verde { $zone }
               *[other] { sectionx-man } va a { $to }
            }
        }
        [door] { $spot ->
            [none] Poner una puerta
           *[other] Poner una puerta en { $spot }, lado { sectionx-side }
        }
        [door-move] { $spot ->
            [none] Mover una puerta
           *[other] Mover la puerta a { $spot }, lado { sectionx-side }
        }
        [end] Fin del turno
        [choose-fight] Se quedan las puertas de { sectionx-colour }
        [choose-key-door] { $spot ->
            [none] Apartar una puerta
            [supply] Apartar la puerta de la reserva
           *[other] Apartar la puerta de { $spot }
        }
       *[choose-key-return] { $spot ->
            [none] Devolver la puerta al tablero
           *[other] Devolver la puerta a { $spot }, lado { sectionx-side }
        }
    }

## Lo que pasó

sectionx-event-round-begun = { $final ->
        [yes] Empezó la ronda { $round }, la ronda final.
       *[no] Empezó la ronda { $round }.
    }
sectionx-event-turn-begun = Empezó el turno de { sectionx-colour }.
sectionx-event-shuffled = Se mezclaron las losetas y se repartieron en montones de { $piles }.
sectionx-event-drawn = { $tile ->
        [none] { sectionx-colour } robó una loseta del montón { $pile }.
       *[other] { sectionx-colour } robó una loseta ({ sectionx-type }) del montón { $pile }.
    }
sectionx-event-last-tile = { sectionx-colour } robó la última loseta: los túneles se derrumbarán al acabar este turno.
sectionx-event-placed = { sectionx-colour } colocó una loseta ({ sectionx-type }) en { $cell }.
sectionx-event-moved = { sectionx-colour } movió la loseta de { $cell } a { $to }.
sectionx-event-rotated = { sectionx-colour } giró la loseta de { $cell }.
sectionx-event-swapped = { sectionx-colour } intercambió las losetas de { $one } y { $other }.
sectionx-event-skipped = { sectionx-colour } renunció a la acción de loseta.
# Una caminata entera, de cuantos pasos sea.
sectionx-walked = { $start ->
        [none] { sectionx-man } anduvo hasta { $to }
       *[other] { sectionx-man } anduvo de { $start } a { $to }
    }: { $steps } pasos.
sectionx-event-stepped = { $to ->
        [home] { sectionx-man } volvió a casa{ sectionx-via }.
        [zone] { sectionx-man } se fugó a la zona verde { $zone }{ sectionx-via }.
       *[other] { sectionx-man } pasó a { $to }{ sectionx-via }.
    }
sectionx-via = { $via ->
        [none] {""}
       *[other] , atravesando { $via }
    }
sectionx-event-zone-claimed = La zona verde { $zone } pasó a ser de { sectionx-colour } para toda la partida.
sectionx-event-door-placed = { sectionx-colour } puso una puerta en { $spot }, lado { sectionx-side }.
sectionx-event-door-moved = { sectionx-colour } movió la puerta de { $old } a { $spot }, lado { sectionx-side }.
sectionx-event-door-returned = La puerta de { sectionx-colour } en { $spot } volvió a la reserva.
sectionx-event-fight = En { $spot } se encontraron túneles de distintos jugadores. Losetas antes de encontrarse: { $lengths }. { $keep-count ->
        [one] { $keep } se quedó con el túnel.
       *[other] { $keep } tenían la misma fuerza.
    }
sectionx-event-decision = { $question ->
        [choose-fight] { sectionx-colour } tuvo que decir de quién eran las puertas que se quedaban.
        [choose-key-door] { sectionx-colour } tuvo que decir qué puerta se apartaba por la llave.
       *[choose-key-return] { sectionx-colour } tuvo que decir dónde ponía la puerta recuperada.
    }
sectionx-event-decided = { $question ->
        [choose-fight] { sectionx-colour } dejó en su sitio las puertas de { sectionx-answer }.
        [choose-key-door] { $answer ->
            [supply] { sectionx-colour } apartó una puerta de la reserva.
           *[other] { sectionx-colour } apartó la puerta de { $answer }.
        }
       *[choose-key-return] { sectionx-colour } puso en el tablero la puerta recuperada.
    }
sectionx-answer = { $answer ->
        [B] Azul
        [R] Rojo
        [V] Violeta
        [Y] Amarillo
       *[other] { $answer }
    }
sectionx-event-key-gained = { sectionx-colour } ganó una llave maestra.
sectionx-event-door-aside = { sectionx-colour } apartó por la llave la puerta de { $spot ->
        [supply] la reserva
       *[other] { $spot }
    }.
sectionx-event-key-lost = { sectionx-colour } perdió la llave maestra; recuperó la puerta apartada por ella.
sectionx-event-threshold = { sectionx-colour } tenía { $escapes } prisioneros en zonas verdes: se descubrió la fuga.
sectionx-event-collapsed = { $cause ->
        [escape] Los túneles saltaron por los aires.
        [tiles] Se acabaron las losetas y los túneles se derrumbaron.
       *[stall] Llevaba demasiado tiempo sin pasar nada y los túneles se derrumbaron.
    } Sepultados: { $buried ->
        [none] nadie
       *[other] { $buried }
    }. Libres: { $freed ->
        [none] nadie
       *[other] { $freed }
    }. Refugios que siguen en pie: { $kept ->
        [none] ninguno
       *[other] { $kept }
    }.
sectionx-event-game-over = La partida terminó. { $end ->
        [GOAL] { sectionx-outcome-GOAL }
        [NONE_CAN] { sectionx-outcome-NONE_CAN }
        [FINAL] { sectionx-outcome-FINAL }
       *[STALL] { sectionx-outcome-STALL }
    }

## Cómo acabó

sectionx-winners = { $winners-count ->
        [one] Ganó { $winners }
       *[other] { $winners } compartieron la victoria
    }
sectionx-outcome-GOAL = { sectionx-winners }: se habían fugado suficientes prisioneros.
sectionx-outcome-NONE_CAN = { sectionx-winners }: a nadie le quedaban suficientes prisioneros vivos para alcanzar el objetivo.
sectionx-outcome-FINAL = { sectionx-winners }: acabó la ronda final y se contaron los supervivientes.
sectionx-outcome-STALL = { sectionx-winners }: en dos rondas seguidas nadie quedó libre ni sepultado, y la partida se detuvo.
sectionx-column-escaped = { $number ->
        [one] { $number } fugado
       *[other] { $number } fugados
    }
sectionx-column-free = { $number ->
        [one] { $number } libre
       *[other] { $number } libres
    }
sectionx-column-hidden = { $number } en refugios
sectionx-column-alive = { $number ->
        [one] { $number } vivo
       *[other] { $number } vivos
    }

## Por qué juega así el jugador sencillo

sectionx-reason-only = No hay otra cosa que hacer.
sectionx-reason-own-doors = Tus puertas te sirven más que las de los demás.
sectionx-reason-spare-door = La puerta de tu reserva es la que menos echarás en falta.
sectionx-reason-either = Tanto da una como otra.
sectionx-reason-draw = El montón { $pile } es el mayor, y así los montones duran más.
sectionx-reason-draw-hideout = Encima del montón { $pile } hay un refugio, y los refugios salvan.
sectionx-reason-dig = En { $cell } falta la próxima pieza de tu camino más corto a una zona verde.
sectionx-reason-dig-rotate = Girada, la loseta de { $cell } lleva hacia una zona verde.
sectionx-reason-dig-move = La loseta de { $cell } no sirve allí, pero llena el hueco de { $to }.
sectionx-reason-dig-swap = La loseta de { $cell } te hace avanzar donde la de { $to } no.
sectionx-reason-clear-stock = Ninguna de tus losetas ayuda, y con tres en la mano no puedes robar otra mejor.
sectionx-reason-bar = { sectionx-colour } podría acabar la ronda andando, y { $cell } está en su camino.
sectionx-reason-door-bar = { sectionx-colour } podría acabar la ronda andando, y una puerta en { $spot } le cierra el camino.
sectionx-reason-door-claim = Ahora andar no le sirve a nadie, y una puerta en { $spot } hace tuyo el túnel.
sectionx-reason-win = Con esta fuga { sectionx-man } te da la partida.
sectionx-reason-escape = { sectionx-man } llega a la zona verde { $zone }.
sectionx-reason-end-round = { sectionx-man } acaba la ronda en la zona verde { $zone }, ahora que te conviene.
sectionx-reason-nearer = { $to ->
        [home] Desde casa { sectionx-man } está más cerca del verde.
       *[other] En { $to } { sectionx-man } está más cerca del verde.
    }
sectionx-reason-hide-own = { sectionx-man } quedaría sepultado cuando acabes tú la ronda, y estás a punto de hacerlo.
sectionx-reason-hide-crowd = Hay más hombres en los túneles de los que esta ronda puede liberar, y { sectionx-man } solo quedaría sepultado.
sectionx-reason-hide-rival = { sectionx-colour } puede acabar la ronda antes de tu próximo turno, y { sectionx-man } quedaría sepultado.
sectionx-reason-hide-tiles = Las losetas se acaban, y { sectionx-man } quedaría sepultado.
sectionx-reason-hide-stall = Los túneles están a punto de derrumbarse porque no pasa nada, y { sectionx-man } quedaría sepultado.
sectionx-reason-stall = Un paso del prisionero { $man } evita que los túneles se derrumben porque no pasa nada.
sectionx-reason-end = Ninguna otra cosa mejoraría nada.
sectionx-reason-draw-useful = La loseta de encima del montón { $pile } es la que más sirve a tu camino.
sectionx-reason-shelter = Un refugio en { $cell } mantiene con vida a los hombres cuando se derrumban los túneles.
sectionx-reason-hinder = { sectionx-colour } quiere pasar por { $cell }, y ahora el camino es más largo.
sectionx-reason-door-hinder = { sectionx-colour } quiere pasar por { $spot }, y una puerta allí le alarga el camino.
sectionx-reason-door-own = Una puerta en { $spot } hace tuyo el túnel, y nadie más puede tocar sus losetas.
sectionx-reason-block = En { $to } { sectionx-man } cierra el paso, y { sectionx-colour } no avanza.
sectionx-reason-safer = { $to ->
        [home] En casa { sectionx-man } está más seguro.
       *[other] En { $to } { sectionx-man } está más seguro.
    }
sectionx-reason-place = { $to ->
        [home] En casa { sectionx-man } es más útil.
       *[other] En { $to } { sectionx-man } es más útil.
    }
sectionx-reason-slip = A primera vista parecía lo bastante bueno.

## Por qué no

sectionx-refusal-GAME_OVER = La partida ha terminado y ya no se puede hacer nada en ella. Empieza otra.
sectionx-refusal-BAD_ACTION = { $text ->
        [none] No has escrito ninguna acción.
       *[other] «{ $text }» no es una acción que se pueda hacer aquí.
    } Escribe: { $form }. Las casillas, las piezas y los tramos deben existir; si una loseta tiene varios tramos, hace falta el número, como en E7#2.
sectionx-refusal-DECISION_PENDING = Antes tiene que decidir { sectionx-colour }: { sectionx-decision } Todo lo demás espera.
sectionx-refusal-NOT_YOUR_TURN = Es el turno de { sectionx-colour }. Espera al tuyo.
sectionx-refusal-ROUND_OVER = Tu último paso puso fin a la ronda y, con ella, a tu turno; los pasos sin usar se pierden. Es el turno de { sectionx-colour }.
sectionx-refusal-WRONG_PHASE = { $clause ->
        [draw] Se roba al principio del turno y una sola vez. Eso ya ha pasado; sigue con una loseta, tus prisioneros o una puerta, o termina el turno.
        [expert] En la variante experta no hay fase que saltarse. Si no quieres la acción de loseta, no la hagas.
        [decisions] Nadie lo pregunta ahora. Una respuesta así solo se da cuando la pregunta está abierta.
       *[turn] { $verb ->
            [skip] En este turno ya no queda ninguna acción de loseta que saltarse. Sigue con tus prisioneros o una puerta, o termina el turno.
           *[tile] Las losetas son cosa de la fase 2, y tu fase 3 ya ha empezado. Sigue con ella, o termina el turno; la loseta tendrá que esperar al próximo.
        }
    }
sectionx-refusal-TILE_ACTION_USED = Ya has hecho la única acción de loseta de este turno. Sigue con tus prisioneros o una puerta, o termina el turno.
sectionx-refusal-DRAW_REQUIRED = Primero roba una loseta: tienes menos de tres y queda algún montón del que robar.
sectionx-refusal-DRAW_STOCK_FULL = Ya tienes { $limit } losetas en la mano, y no se permiten más. Continúa sin robar.
sectionx-refusal-DRAW_PILE_EMPTY = El montón { $pile } está vacío. Roba de otro.
sectionx-refusal-TILE_NOT_IN_STOCK = No tienes esa loseta ({ sectionx-type }). Coloca una de tu mano.
sectionx-refusal-CELL_NOT_SEA = { $cell } no es mar. Las losetas solo van en el mar, nunca en la isla ni en una zona verde.
sectionx-refusal-CELL_OCCUPIED = En { $cell } ya hay una loseta. Elige una casilla de mar vacía.
sectionx-refusal-CELL_EMPTY = { $clause ->
        [door-action] En { $cell } no hay loseta, así que no puede haber puerta. Nombra un tramo de una loseta del tablero.
       *[handling] En { $cell } no hay loseta. Nombra una casilla que la tenga.
    }
sectionx-refusal-EDGE_MISMATCH = Así puesta, la loseta ({ sectionx-type }) no encaja en { $cell }: { $beyond ->
        [none] su lado { sectionx-side } se abriría al borde del tablero. Gírala para que ninguna abertura dé al borde, o prueba en otra casilla.
       *[other] su lado { sectionx-side } choca con { $beyond }. Un lado abierto debe dar a otro abierto, y uno cerrado, a otro cerrado; prueba otra rotación u otra casilla.
    }
sectionx-refusal-NOT_CONNECTED = Así puesta, la loseta ({ sectionx-type }) no se une a nada en { $cell }. Al menos uno de sus lados abiertos debe dar a un lado abierto, a la isla, a una zona verde o al borde del tablero.
sectionx-refusal-FOREIGN_TUNNEL = La loseta de { $cell } forma parte del túnel de otro jugador. Manipula losetas de tus túneles o de túneles sin dueño.
sectionx-refusal-DOOR_ANCHORED = En la loseta de { $cell } hay una puerta que la sujeta. Mueve antes la puerta, o manipula otra loseta.
sectionx-refusal-TILE_OCCUPIED = { $clause ->
        [rotate] Hay alguien en la loseta de { $cell }, así que no se puede girar, ni siquiera si es un refugio tuyo. Gira una loseta sin prisioneros; un refugio tuyo sí se puede intercambiar o mover.
       *[handling] Hay alguien en la loseta de { $cell }. Manipula una loseta sin prisioneros, o un refugio en el que todos sean tuyos.
    }
sectionx-refusal-MIXED_HIDEOUT = Compartes con otro jugador el refugio de { $cell }, así que no se mueve de ahí. Un refugio solo se traslada si todos los prisioneros que hay en él son tuyos.
sectionx-refusal-DISTANCE_RULE = El refugio de { $cell } está ocupado y se acercaría al verde: de { $old } casillas de distancia pasaría a { $new } en { $to }. Llévalo a una casilla que esté al menos a { $old }.
sectionx-refusal-NO_CHANGE = Eso lo dejaría todo como está. Haz algo que cambie las cosas, o no hagas nada.
sectionx-refusal-PHASE3_USED = En un turno, o andas o te ocupas de una puerta, y ya has empezado con una de las dos cosas. Sigue con ella mientras quede algo, o termina el turno.
sectionx-refusal-PRISONER_NOT_MOVABLE = { sectionx-man } no puede andar. Elige un prisionero tuyo que esté en casa o en un túnel; los que están en zonas verdes, libres o sepultados no se mueven.
sectionx-refusal-STEP_LIMIT_TOTAL = Eso pasaría de los { $limit } pasos que tienes por turno. Termina el turno, o busca un camino más corto.
sectionx-refusal-STEP_LIMIT_PRISONER = Eso pasaría de los { $limit } pasos que { sectionx-man } tiene por turno. Mueve a otro prisionero, o termina el turno.
sectionx-refusal-NO_CONNECTION = { $to ->
        [home] { sectionx-man } no puede llegar a casa
        [zone] { sectionx-man } no puede llegar a la zona verde { $zone }
       *[other] { sectionx-man } no puede llegar a { $to }
    } de un paso: ningún lado abierto lleva hasta ahí. Ve a un tramo unido a este, a casa por una boca, o al verde por una salida.
sectionx-refusal-DOOR_BLOCKED = Una puerta de otro jugador le cierra al prisionero { $man } el paso a { sectionx-to }. Toma otro camino, o gana una llave maestra.
sectionx-refusal-SECTION_FULL = El tramo { $to } está lleno y { sectionx-man } no cabe. En un tramo cabe un prisionero, y en un refugio, dos; espera a que haya sitio, o ve a otra parte.
sectionx-refusal-ZONE_FOREIGN = La zona verde { $zone } es de { sectionx-colour } para toda la partida. Entra en una tuya o en una sin dueño.
sectionx-refusal-ZONE_RESERVED = La zona verde { $zone } debe quedar reservada: { $unowned ->
        [one] queda una zona
       *[other] quedan { $unowned } zonas
    } sin dueño y { $waiting ->
        [one] otro jugador aún necesita la primera
       *[other] otros { $waiting } jugadores aún necesitan la primera
    }. Usa una zona que ya sea tuya.
sectionx-refusal-DOOR_NONE_AVAILABLE = No tienes ninguna puerta en la reserva. Mueve una de las que están en el tablero.
sectionx-refusal-DOOR_NOT_YOURS = En { $spot } no hay ninguna puerta tuya. Nombra el tramo de una de tus puertas.
sectionx-refusal-DOOR_HIDEOUT = { $spot } es un refugio, y los refugios no admiten puertas. Elige en otra loseta un tramo con dos lados abiertos.
sectionx-refusal-DOOR_JUNCTION = El túnel se divide en { $spot }, y en un cruce no puede haber puerta. Elige un tramo con dos lados abiertos.
sectionx-refusal-DOOR_NO_OPENING = { $spot } no tiene abertura en el lado { sectionx-side }. Una puerta va en un lado abierto de su tramo.
sectionx-refusal-DOOR_FOREIGN_TUNNEL = { $spot } forma parte de un túnel de { sectionx-colour }. Pon puertas en túneles tuyos o sin dueño.
sectionx-refusal-DOOR_SECTION_TAKEN = En { $spot } ya hay una puerta, y un tramo solo admite una. Elige otro tramo.

## El reglamento: preparación

sectionx-clause-set-up =
    El tablero es un hexágono de casillas hexagonales, en once filas que van de seis casillas, arriba y abajo, a once en el centro. Las siete casillas centrales son la isla prisión, con un bloque de celdas para cada color. Las seis esquinas son las zonas verdes: las únicas salidas. Las otras 78 casillas son mar, y las losetas de túnel van ahí y en ningún otro sitio. Al escribir esto no se tenían a mano ni el tablero ni las losetas originales, de modo que su forma, el tamaño del mar y el surtido de losetas son una reconstrucción.

    Una loseta tiene seis lados y lleva uno, dos o tres tramos de túnel separados. Cada tramo une ciertos lados de su loseta: esos están abiertos, y los demás, cerrados. Un tramo que une tres lados o más es un cruce. Diez losetas son refugios; una loseta de refugio tiene un solo tramo. Las losetas se pueden girar, pero no voltear. Hay 54:

    - de un tramo: 8 rectas, 8 curvas abiertas, 4 curvas cerradas;
    - de un tramo con cruce: 4 estrellas de tres brazos, 3 bifurcaciones a la izquierda, 3 bifurcaciones a la derecha, 2 cruces de cuatro brazos;
    - de dos tramos: 2 con dos rectas, 2 con recta y curva cerrada, 2 con dos curvas abiertas, 2 con dos curvas cerradas;
    - de tres tramos: 2 con recta y dos curvas cerradas, 1 con tres curvas cerradas, 1 con tres rectas;
    - refugios: 4 ciegos, con una sola abertura, 3 en recta, 3 en curva abierta.

    Juegan de dos a cuatro personas. Cada una toma un color (Azul, Rojo, Violeta o Amarillo) con ocho prisioneros, que empiezan en casa, en su bloque de celdas, y dos puertas, que empiezan delante de su dueño: esa es la reserva. Los bloques de los otros colores quedan vacíos. Se mezclan las losetas y se reparten boca abajo en tres montones de 18. Las cuatro llaves maestras se dejan junto al tablero. Nadie tiene aún losetas, y ninguna zona verde tiene dueño.

    La suerte decide quién empieza. A partir de ahí se juega en el sentido de las agujas del reloj.
    .title = Preparación

sectionx-clause-aim =
    Sé el primero en sacar de la isla a cinco de tus ocho prisioneros. Se arrastran por túneles desde la isla hasta una zona verde, y son libres cuando los túneles se han derrumbado a su espalda. Quien en ese momento siga en un túnel queda sepultado y se pierde. En la variante experta hacen falta siete.
    .title = Objetivo

## El reglamento: el turno

sectionx-clause-turn =
    Hay dos palabras importantes. Un turno es lo que hace un jugador hasta que le toca al siguiente. Una ronda se compone de muchos turnos: empieza con el mar vacío, salvo los refugios que hayan sobrevivido a la anterior, y acaba cuando se derrumban los túneles.

    Un turno tiene tres fases, en este orden:

    - Fase 1: roba una loseta.
    - Fase 2: una acción de loseta. Coloca una, intercambia dos, mueve una o gira una.
    - Fase 3: mueve a tus prisioneros, o pon o mueve una puerta.

    Puedes prescindir de las fases 2 y 3. Si te saltas la fase 2, o empiezas la 3 sin ella, renuncias a la acción de loseta de este turno; empezada la fase 3, ya no se vuelve a las losetas. El turno acaba cuando tú lo dices, aunque no quede nada por hacer. Solo lo interrumpe el final de la ronda o de la partida. Después, el siguiente jugador, en el sentido de las agujas del reloj, empieza por la fase 1. En la variante experta las fases 2 y 3 se pueden mezclar.
    .title = El turno

sectionx-clause-draw =
    Si tienes menos de tres losetas y queda algún montón, debes robar: toma la loseta superior del montón que quieras. Con tres losetas en la mano no robas. Nunca se tienen más de tres. Los demás no ven tu mano, y no se puede descartar nada.

    Se roba antes que ninguna otra cosa del turno, y una sola vez.
    .title = Fase 1: robar

sectionx-clause-decisions =
    Algunas acciones plantean una pregunta: de quién son las puertas que se quedan tras una disputa entre iguales, o qué puerta se aparta por una llave maestra. Se responde antes de que ocurra nada más; responde el jugador al que se pregunta, con una de las respuestas que se ofrecen. Mientras no haya una pregunta abierta, no hay nada que responder.
    .title = Decisiones pendientes

## El reglamento: losetas

sectionx-clause-fit =
    Allí donde una loseta que se coloca o manipula queda junto a otra, el lado común debe encajar: abierto por ambas partes o cerrado por ambas. Ningún túnel puede dar contra una pared, ni el tuyo ni el del vecino. En un intercambio esto vale para las dos losetas, y también entre ellas.

    Los lados que no dan a otra loseta son libres. Hacia el mar vacío vale todo. Un lado abierto hacia la isla es una boca, por donde entran los prisioneros; hacia una zona verde es una salida; hacia el borde del tablero no lleva a ninguna parte. Una loseta no tiene por qué tocar nada.
    .title = Los lados deben encajar

sectionx-clause-place =
    Toma una loseta de tu mano y ponla en cualquier casilla de mar vacía, en cualquier rotación que encaje. Puedes unirla al túnel de otro jugador; entonces pasa a formar parte de ese túnel.
    .title = Colocar una loseta

sectionx-clause-handling =
    Intercambiar, mover y girar atañen a las losetas del tablero. No puedes tocar una loseta si alguno de sus tramos forma parte del túnel de otro jugador. Tampoco una loseta con prisioneros, con una excepción: un refugio en el que todos los prisioneros sean tuyos se puede intercambiar o mover, con ellos dentro, siempre que no se acerque al verde.

    Que haya una puerta en la loseta no importa. Conserva su sitio en ella, de modo que viaja y gira con ella. Puedes partir túneles y dejar prisioneros aislados.
    .title = Manipular losetas del tablero

sectionx-clause-swap =
    Intercambia dos losetas del tablero. Cada una se puede girar de paso. Ambas deben ser losetas que puedas manipular, y ambas deben encajar en su nuevo sitio. Las puertas y los prisioneros van con su loseta.
    .title = Intercambiar dos losetas

sectionx-clause-move =
    Toma una loseta del tablero y ponla en una casilla de mar vacía, girada si quieres. Debe ser una loseta que puedas manipular, y debe encajar en su nuevo sitio, contando como vacío el antiguo.
    .title = Mover una loseta

sectionx-clause-rotate =
    Gira una loseta sin moverla de su casilla. No debe haber nadie en ella; aquí tu propio refugio no es una excepción.
    .title = Girar una loseta

sectionx-clause-no-change =
    Una acción con losetas o puertas debe cambiar algo que se vea: qué clase de loseta hay en un sitio, cómo está puesta, dónde hay una puerta o qué colores hay en cada lugar. Girar media vuelta una recta sin nada encima no cambia nada; tampoco intercambiar dos rectas sin nada encima que están puestas igual.
    .title = Nada de acciones vacías

sectionx-clause-distance =
    Un refugio que se traslada con prisioneros dentro no puede acercarse a la libertad. Cuenta las casillas en línea recta desde su antigua casilla hasta la más cercana de las seis zonas verdes, sea de quien sea, y haz lo mismo desde la nueva: el segundo número no puede ser menor. Si un intercambio traslada dos refugios ocupados, ambos deben cumplirlo, así que las dos casillas han de estar a la misma distancia. Los refugios vacíos van adonde quieras.
    .title = La regla de la distancia

## El reglamento: prisioneros

sectionx-clause-phase-3 =
    En la fase 3 eliges: o andan tus prisioneros, o te ocupas de una puerta. El primer paso excluye la puerta, y la puerta excluye todos los pasos.
    .title = Fase 3: prisioneros o una puerta

sectionx-clause-steps =
    Tienes hasta cinco pasos por turno, y ningún prisionero da más de dos. Se dan en cualquier orden; un prisionero puede dar uno entre dos de otro.

    Un paso cruza un lado: de casa a un tramo por una boca de la isla, sea cual sea el bloque de celdas del prisionero; de un tramo a otro unido a él; de un tramo con boca a casa; o de un tramo con salida a la zona verde. Cada uno cuesta un paso. Los prisioneros pueden avanzar y retroceder. Solo andan los tuyos que estén en casa o en un tramo.
    .title = Andar

sectionx-clause-room =
    En un tramo cabe un prisionero, y en un refugio, dos, sean del color que sean. Una loseta con varios tramos puede alojar un prisionero en cada uno. Nadie entra en un tramo lleno, ni lo atraviesa.
    .title = Sitio para los prisioneros

## El reglamento: túneles y puertas

sectionx-clause-tunnels =
    Dos tramos en casillas vecinas están unidos si ambos están abiertos por el lado que comparten. Todo lo que está unido, directamente o a través de otros tramos, es un solo túnel. Los tramos de una misma loseta son independientes, aunque uno pase por debajo de otro. Ni la isla ni las zonas verdes unen túneles, y una puerta no los corta.

    Un túnel es del jugador que tiene una puerta en él; sin puertas no es de nadie, esté quien esté dentro. Su longitud es el número de losetas por las que pasa, sin contar ninguna dos veces.
    .title = Los túneles y sus dueños

sectionx-clause-doors =
    Una puerta está en un tramo con exactamente dos lados abiertos, en uno de ellos. Cierra ese lado a los prisioneros de todos los demás, en ambos sentidos. No cierra nada más: quien ya la ha pasado, o ha entrado por otra boca, anda libremente por el túnel. En un tramo con dos bocas se puede entrar por la que no tiene puerta. Una llave maestra abre todas las puertas.
    .title = Para qué sirve una puerta

sectionx-clause-door-action =
    Pon en el tablero una puerta de tu reserva, o mueve a otro sitio una de las que ya tienes en él; una puerta por turno. Desde ese momento, todo su túnel es tuyo.

    El tramo debe tener dos lados abiertos: ni los cruces ni los refugios admiten puertas. El túnel puede ser ya tuyo o no tener dueño, pero no puede ser de otro, y el tramo no debe tener puerta. Da igual quién esté dentro. Una puerta no se puede devolver a la reserva por gusto.
    .title = Poner y mover puertas

sectionx-clause-fight =
    Una acción de loseta puede unir túneles de distintos jugadores. Entonces se disputan el túnel resultante. Se compara cuántas losetas tenía el túnel de cada uno justo antes de la acción; quien tuviera puertas en varios de los túneles ahora unidos cuenta el más largo. Gana el más largo: las puertas de su dueño se quedan, y las de los demás jugadores en ese túnel vuelven a sus reservas.

    Si varios comparten la longitud mayor, el jugador que hizo la acción dice cuál de ellos gana, esté o no entre ellos. Si una acción une varios grupos de túneles, cada uno se resuelve por separado, siempre con las longitudes de antes; lo que haya que elegir se elige en el orden de lectura del tablero.
    .title = Disputas por un túnel

## El reglamento: zonas verdes

sectionx-clause-zones =
    El primer prisionero que entra en una zona verde sin dueño la toma para su jugador, hasta el final de la partida. Ningún prisionero de otro podrá entrar jamás en ella. Puedes tener varias zonas. Un prisionero en una zona verde se ha fugado y no vuelve a moverse; el siguiente derrumbe lo deja libre. En una zona hay sitio para todos.
    .title = Zonas verdes

sectionx-clause-zone-reserve =
    Debe quedar una zona para cada cual. Solo puedes tomar una zona si las que siguen sin dueño, sin contar esa, son al menos tantas como los otros jugadores que aún no tienen ninguna. Así, la primera zona nunca se niega; la segunda, puede que sí.
    .title = Una zona para cada cual

## El reglamento: llaves maestras

sectionx-clause-key =
    Los prisioneros de un jugador con llave maestra atraviesan cualquier puerta. Hay cuatro llaves, una como mucho por jugador. Conservas la llave mientras tus prisioneros andan, también cuando dejan sus refugios. Si un mismo paso gana una llave y pone fin a la ronda, primero acaba la ronda, y el derrumbe decide quién tiene llave.
    .title = La llave maestra

sectionx-clause-key-gain =
    Ganas una llave maestra en cuanto todos tus prisioneros que no están sepultados, ni libres, ni en una zona verde se hallan en refugios, en dos refugios distintos como mucho, y hay al menos uno. A cambio se aparta una de tus puertas, que queda fuera de uso: una de tu reserva si la hay; si no, una del tablero, a tu elección. El túnel en el que estaba deja de ser tuyo, a no ser que tengas otra puerta en él.
    .title = Ganar una llave

sectionx-clause-key-loss =
    Pierdes la llave cuando uno de tus prisioneros entra en una zona verde o vuelve a casa. La puerta apartada regresa a tu reserva. Si después de ese paso sigues cumpliendo la condición de la llave, la ganas de nuevo en el acto, y vuelve a apartarse una puerta.
    .title = Perder una llave

## El reglamento: rondas

sectionx-clause-round-end =
    Una ronda acaba de una de estas dos maneras.

    - Fuga: un jugador tiene tres prisioneros en zonas verdes, sumándolas todas (dos, si juegan dos personas). Los guardias se dan cuenta, y la ronda acaba en el acto, en mitad del turno. Los pasos que quedaran se pierden.
    - Losetas: alguien ha robado la última loseta del último montón. Ese jugador completa su turno, y entonces acaba la ronda.
    .title = El final de una ronda

sectionx-clause-collapse =
    Cuando acaba una ronda, los túneles se derrumban. Por este orden:

    - Todo prisionero que esté en un tramo que no sea refugio queda sepultado y fuera de la partida, sea de quien sea el turno.
    - Todo prisionero que esté en una zona verde queda libre. Las zonas conservan a sus dueños.
    - Todas las puertas vuelven a sus dueños.
    - Todas las losetas se retiran del tablero, salvo los refugios con prisioneros dentro, que se quedan como están. A los prisioneros que están en casa no les pasa nada.
    - Las llaves maestras se reparten de nuevo: quien cumple la condición tiene una, y una puerta apartada; los demás, ninguna.
    - Se mira si la partida ha terminado.
    - Las losetas del tablero se mezclan con las que queden en los montones y se hacen tres montones nuevos, tan iguales como sea posible. Cada cual conserva su mano.

    La siguiente ronda la empieza el jugador que va después de aquel cuyo turno era.
    .title = El derrumbe

sectionx-clause-final-round =
    Después de cada derrumbe se mira quién puede alcanzar aún el objetivo: puede quien tenga para ello suficientes prisioneros sin sepultar. Si nadie puede, la partida ha terminado. Si unos pueden y otros no, se juega una ronda más, la ronda final, y la partida termina con ella, aunque para entonces ya nadie pueda alcanzar el objetivo. Alcanzarlo en la ronda final da la victoria como siempre.
    .title = La ronda final

sectionx-clause-stall =
    Tres límites garantizan que toda partida termine. Las reglas impresas no tienen ninguno.

    - Pasan seguidos tres turnos por jugador sin que se robe una loseta ni se dé un paso: la ronda acaba como si se hubieran agotado las losetas.
    - Pasan seguidos veinte turnos por jugador sin que se robe una loseta ni se entre en una zona verde: la ronda acaba del mismo modo.
    - En dos rondas seguidas nadie queda libre ni sepultado: la partida ha terminado.

    Las dos primeras cuentas se miran al acabar cada turno y empiezan de nuevo con cada ronda. Colocar, intercambiar, mover o girar una loseta no las interrumpe, ni tampoco poner una puerta. El derrumbe es como cualquier otro: quien está en un túnel y no en un refugio queda sepultado.

    Las cuentas están a la vista de todos. Se avisa cuando dos turnos más así acabarían la ronda; con más jugadores, cuando la acabarían tantos turnos como jugadores hay, para que cada uno lo sepa en un turno suyo. También se avisa en la ronda que sería la segunda sin liberar ni sepultar a nadie.
    .title = Cuando no pasa nada

## El reglamento: el final

sectionx-clause-game-end =
    La partida termina

    - en el acto, cuando un jugador alcanza el objetivo, cinco prisioneros libres o en zonas verdes (siete en la variante experta): ese jugador gana;
    - tras un derrumbe, cuando a nadie le quedan suficientes prisioneros vivos para alcanzar el objetivo;
    - cuando ha acabado la ronda final;
    - cuando dos rondas sin resultado la han detenido.

    Desde entonces ya no es posible ninguna acción.
    .title = El final de la partida

sectionx-clause-ranking =
    Los puestos se comparan columna por columna; más es mejor, y quienes empatan en todas comparten el puesto. Un prisionero que no está sepultado está vivo, esté donde esté. Si la partida termina en mitad de una ronda, todo cuenta tal como está, sin derrumbe.

    - Alguien alcanzó el objetivo: ese jugador es el primero, y los demás siguen por prisioneros fugados (libres o en zonas verdes), luego en refugios, luego vivos.
    - Nadie puede alcanzar el objetivo: libres, luego en refugios, luego vivos.
    - Tras la ronda final: vivos, luego libres, luego en refugios.
    - La partida se detuvo porque no pasaba nada: libres, luego en refugios, luego vivos.
    .title = Ganadores y puestos

## El reglamento: variantes

sectionx-clause-two-players =
    Con dos jugadores, una ronda acaba en cuanto uno de ellos tiene dos prisioneros en zonas verdes, en lugar de tres. Lo demás no cambia: todas las losetas, seis zonas verdes, cinco prisioneros que liberar.
    .title = Dos jugadores

sectionx-clause-expert =
    Para quienes ya conocen el juego:

    - El objetivo son siete prisioneros en lugar de cinco. Bastan dos sepultados para que quede fuera del alcance de un jugador.
    - Los montones están boca arriba, de modo que se ve la loseta superior de cada uno antes de robar. Como todos han visto lo que se robaba, también las manos están a la vista.
    - Después de robar, la acción de loseta y los pasos pueden venir en cualquier orden; por ejemplo, unos pasos, la acción de loseta y más pasos. Los límites se mantienen: una acción de loseta, incluida la de colocar, cinco pasos, dos por prisionero. Una puerta sigue ocupando el lugar de todos los pasos; puede ir antes o después de la acción de loseta. No hay fase que saltarse.

    El número de fugas que pone fin a una ronda no cambia.
    .title = La variante experta

## El reglamento: la mesa

sectionx-clause-views =
    Todos ven el tablero, los prisioneros, las puertas y las llaves, de quién es cada zona y cuántas losetas hay en cada montón y en cada mano. Una mano solo la conoce su dueño, y los montones, nadie. Un espectador ve lo que ven todos los jugadores. En la variante experta, las manos y la loseta superior de cada montón están a la vista de todos.
    .title = Quién ve qué

sectionx-clause-notation =
    Cada acción figura en la lista de una sola manera. Una loseta que se ve igual en dos rotaciones, puertas incluidas, figura con el número menor; el otro también se entiende.

    - draw 2: la loseta superior del montón 2
    - place S F8 0: una loseta de tipo S en F8 con rotación 0; S-3 nombra una loseta concreta
    - swap F9 C4 0 0: la loseta de F9 va a C4 con la primera rotación, y la otra, a F9 con la segunda
    - move H8 G8 1: la loseta de H8 a G8, rotación 1
    - rotate F8 1: la loseta de F8 a la rotación 1
    - skip: ninguna acción de loseta en este turno
    - step B1 F8, step B1 home, step B1 zone:E: un paso del prisionero B1
    - door F9@W: una puerta de la reserva en F9, lado oeste
    - door-move C4 I4@W: la puerta de C4 a I4, lado oeste
    - choose-fight V: se quedan las puertas de Violeta
    - choose-key-door F9, choose-key-door supply: la puerta que se aparta por la llave
    - choose-key-return C4@W: adónde va la puerta recuperada, en las mesas que la ponen enseguida en el tablero
    - end: el turno ha acabado

    Las filas llevan las letras de la A a la K, desde arriba; las casillas de cada fila se cuentan desde la izquierda, a partir del 1. La isla es E5 E6 F5 F6 F7 G5 G6. Las zonas verdes son NW (A1), NE (A6), E (F11), SE (K6), SW (K1) y W (F1). Los prisioneros de cada color son B1 a B8, R1 a R8, V1 a V8, Y1 a Y8.

    Una casilla tiene los lados E, SE, SW, W, NW y NE. Las rotaciones 0 a 5 son sextos de vuelta, en el sentido de las agujas del reloj. E7#2 es el segundo tramo de la loseta de E7; el número solo hace falta si la loseta tiene varios. Con rotación 0, los tipos de loseta unen estos lados, con los tramos en este orden:

    - S recta E-W; W curva abierta E-SW; B curva cerrada E-SE
    - Y estrella de tres brazos E-SW-NW; FL bifurcación a la izquierda E-W-NE; FR bifurcación a la derecha E-W-SE; X cruce de cuatro brazos E-SE-W-NW
    - SS E-W y SE-NW; SB E-W y SE-SW; WW E-SW y W-NE; BB E-SE y W-NW
    - BBB E-SE, SW-W y NW-NE; SBB E-W, SE-SW y NW-NE; SSS E-W, SE-NW y SW-NE
    - H1 refugio ciego E; HS refugio en recta E-W; HW refugio en curva abierta E-SW
    .title = Cómo se escriben las acciones

## Opciones: lo que una mesa puede jugar de otro modo, y qué significa cada valor

sectionx-option-colours = Qué colores juegan, por orden de asiento.
    .any = Los asientos, por orden: { $value }.
sectionx-option-variant = El juego para todos, o el de quienes ya lo conocen.
    .base = El juego básico: cinco prisioneros que liberar, montones boca abajo, fases en orden fijo.
    .expert = La variante experta: siete prisioneros que liberar, montones boca arriba, acción de loseta y pasos en cualquier orden.
sectionx-option-firstSeat = De quién es el primer turno de la partida.
    .lot = Se echa a suertes.
    .B = Empieza Azul.
    .R = Empieza Rojo.
    .V = Empieza Violeta.
    .Y = Empieza Amarillo.
sectionx-option-placement = Qué necesita una loseta para colocarse o trasladarse a un sitio.
    .matchAll = Sus lados deben encajar con todas las losetas vecinas; también puede quedar sola.
    .connectOne = Al menos uno de sus lados abiertos debe dar a un lado abierto, a la isla, a una zona verde o al borde del tablero. Los demás lados no tienen que encajar: una abertura contra un lado cerrado es una pared.
    .matchAllConnectOne = Ambas cosas: sus lados deben encajar con todas las losetas vecinas, y al menos un lado abierto debe unirse a algo.
sectionx-option-stockAtRoundEnd = Qué pasa con las losetas de la mano cuando acaba una ronda.
    .keep = Cada cual conserva las suyas.
    .return = Se mezclan con las demás, y todos empiezan sin losetas la siguiente ronda.
sectionx-option-edgeMatching = Si una loseta puede tapar la abertura de una vecina.
    .strict = No: abierto debe dar a abierto, y cerrado, a cerrado.
    .ownOpeningsOnly = Sí: solo las aberturas de la loseta que se coloca o manipula deben dar a aberturas.
sectionx-option-distanceMetric = Hasta qué zonas verdes mide la regla de la distancia.
    .nearestAny = Hasta la más cercana de las seis, sea de quien sea.
    .nearestUsable = Hasta la más cercana que sea del jugador o no tenga dueño. Si no hay ninguna, el refugio puede ir a cualquier parte.
sectionx-option-tilesEnd = Cuándo la falta de losetas pone fin a una ronda.
    .lastDrawn = Después del turno en el que se roba la última loseta.
    .allPlaced = Después de un turno a cuyo final todos los montones y todas las manos están vacíos.
sectionx-option-goalCheck = Cuándo cuentan para el objetivo los prisioneros fugados.
    .immediate = En cuanto están en una zona verde: se puede ganar en mitad de un turno.
    .roundEnd = Solo tras el derrumbe, cuando son libres. Si varios jugadores alcanzan juntos el objetivo, van delante los que tienen más prisioneros libres, luego los que tienen más en refugios, luego los que tienen más vivos.
sectionx-option-noneCanRanking = Quién gana cuando a nadie le quedan suficientes prisioneros vivos para el objetivo.
    .freedFirst = Quien tenga más prisioneros libres; después deciden los que están en refugios y los vivos.
    .survivorsFirst = Quien tenga más prisioneros vivos; después deciden los libres y los que están en refugios.
sectionx-option-finalRound = Si en la ronda final aún se puede alcanzar el objetivo.
    .goalFirst = Sí: alcanzarlo da la victoria como siempre.
    .survivorsOnly = No: la ronda final se juega hasta el final, y deciden los supervivientes.
sectionx-option-keyLoss = Qué fugas cuestan una llave maestra. Volver a casa la cuesta siempre.
    .anyEscape = Toda fuga a una zona verde.
    .allEscaped = Solo la fuga del último prisionero que el jugador tenía en juego.
sectionx-option-keyDoor = Qué puerta se aparta por una llave maestra.
    .supplyFirst = Una de la reserva, si la hay; si no, el jugador elige entre las del tablero.
    .ownerChooses = El jugador elige entre todas, siempre que haya alguna en el tablero.
sectionx-option-keyReturn = Adónde va la puerta que se recupera al perder una llave.
    .supply = A la reserva.
    .placeNow = Al tablero en el acto, a cualquier sitio donde se pueda poner una puerta; no cuenta como acción de puerta. A la reserva si no hay tal sitio, o si con el mismo paso se gana de nuevo la llave o acaba la ronda.
sectionx-option-doorGeometry = Qué cierra una puerta.
    .side = El lado en el que está, en ambos sentidos.
    .section = La entrada a su tramo desde cualquier parte; los que están dentro pueden salir. El lado no significa nada.
sectionx-option-doorsOnHideouts = Si se pueden poner puertas en los refugios.
    .false = No.
    .true = Sí, en cualquier lado abierto, incluido el único de un refugio ciego.
sectionx-option-doorTravels = Si se puede manipular una loseta con una puerta encima.
    .true = Sí, y la puerta va con ella.
    .false = No: la puerta sujeta la loseta.
sectionx-option-mixedHideout = Si se puede trasladar un refugio compartido con otro jugador.
    .blocked = No: todos los prisioneros que hay en él deben ser del jugador.
    .anyOwn = Sí, si uno de ellos es del jugador; los demás van con él.
sectionx-option-rotateOwnHideout = Si se puede girar en su casilla un refugio con prisioneros.
    .false = No.
    .true = Sí, con las mismas condiciones que para moverlo.
sectionx-option-passThrough = Si un prisionero puede atravesar un tramo lleno.
    .false = No.
    .true = Sí, directo al sitio de más allá, en una sola acción que cuesta dos pasos: step B1 F8 F9.
sectionx-option-greenStepCost = Qué cuesta el paso a una zona verde.
    .n1 = Un paso, como cualquier otro.
    .n0 = Nada: no cuenta ni entre los cinco pasos del turno ni entre los dos del prisionero.
sectionx-option-fightLength = Qué fuerza tiene quien llega a una disputa con varios túneles.
    .longest = La del más largo de ellos.
    .sum = La de todos ellos juntos.
sectionx-option-edgeOpenings = Si un túnel puede abrirse al borde del tablero.
    .allowed = Sí; ahí no lleva a ninguna parte.
    .forbidden = No: una loseta así no encaja.
sectionx-option-drawMandatory = Si quien puede robar está obligado a hacerlo.
    .true = Sí, antes que ninguna otra cosa.
    .false = No: la primera acción distinta del turno supone renunciar a robar.
sectionx-option-zoneReserve = Si se guarda una zona verde para cada jugador.
    .on = Sí: nadie puede tomar una zona que otros necesitan como primera.
    .off = No: se puede tomar cualquier zona sin dueño, y puede que a alguien no le quede ninguna.
sectionx-option-openPiles = Cuánto se ve de los montones en la variante experta. Solo se puede robar la loseta superior.
    .top = La loseta superior de cada montón.
    .all = Todas las losetas de todos los montones, en su orden. Requiere la variante experta.
sectionx-option-stallGuard = Si se detienen las rondas y partidas en las que no pasa nada.
    .on = Sí.
    .off = No: una partida puede no acabar nunca.

## What lies on the table, as a terminal and a page tell it

sectionx-header = { $final ->
        [yes] RONDA FINAL
       *[no] Ronda
    } { $round }, { $who }. { $phase ->
        [draw] Fase 1: robar
        [tile] Fase 2: una loseta
        [walk] Fase 3: andar o puerta
        [any] Sin orden: loseta, pasos, puerta
       *[decision] Hay una decisión pendiente
    }. { $tile ->
        [open] Loseta por jugar
        [used] Loseta jugada
       *[gone] Sin loseta
    }, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }.{ $piles ->
        [none] {""}
       *[other] {" "}Montones: { $piles }.
    }
sectionx-header-over = Ronda { $round } · la partida ha terminado
sectionx-warning-escape = { $who-count ->
        [one] ¡A { $who } le falta una fuga para provocar un derrumbe!
       *[other] ¡A { $who } les falta una fuga a cada uno para provocar un derrumbe!
    }
sectionx-warning-tiles = ¡Se ha robado la última loseta: los túneles se derrumban al acabar este turno!
sectionx-warning-stall = { $cause ->
        [idle] Llevamos { $quiet } turnos sin que nadie robe ni camine
       *[fruitless] Llevamos { $quiet } turnos sin que nadie robe ni llegue al verde
    }: { $turns ->
        [one] ¡si no ocurre en este turno, al acabarlo se derrumban los túneles!
       *[other] ¡{ $turns } turnos más así, contando este, y los túneles se derrumban!
    }
sectionx-warning-barren = La última ronda no liberó ni sepultó a nadie: ¡si esta acaba igual, la partida ha terminado!
sectionx-danger = Sepultados si ocurriera ahora: { $men }.
sectionx-no-danger = Ahora no quedaría nadie sepultado.
sectionx-beside = ({ $mark } junto a la isla, una zona verde o una loseta)
sectionx-fight = Puesta así ({ $rotation }) provoca una disputa. { $sentence }
sectionx-at-home = en casa
sectionx-man-stands = ({ $spot }, { $steps ->
        [0] sin pasos
        [one] 1 paso
       *[other] { $steps } pasos
    })
sectionx-pile = ({ $top ->
        [none] { $number }
       *[other] { $top } encima, { $number }
    } losetas)
sectionx-look = { $cell } es { $kind ->
        [sea] mar abierto.
        [island] parte de la isla prisión.
       *[zone] una zona verde.
    }
sectionx-look-section = { $spot }: { sectionx-type }, lados abiertos: { $sides }. { $holder ->
        [none] Túnel sin dueño
       *[other] Túnel de { $holder }
    }, de { $length ->
        [one] 1 loseta
       *[other] { $length } losetas
    }; { $room ->
        [0] no cabe nadie
        [one] cabe 1
       *[other] caben { $room }
    }.
sectionx-collapse = { $cause ->
        [escape] Se ha descubierto la fuga. Los túneles saltan por los aires.
        [tiles] Se ha robado la última loseta y el turno ha acabado. Los túneles se derrumban.
       *[stall] Lleva demasiado tiempo sin pasar nada. Los túneles se derrumban (regla: { sectionx-clause-stall.title }).
    }
sectionx-collapse-buried = Sepultados:
sectionx-collapse-freed = Libres para siempre:
sectionx-collapse-kept = Refugios en pie:
sectionx-next-round = Empieza la ronda { $round }.{ $final ->
        [yes] {" "}Es la ronda final: cuando acabe, acaba la partida.
       *[no] {""}
    }
sectionx-heading-home = en casa
sectionx-heading-tunnels = túneles
sectionx-heading-hidden = en refugios
sectionx-heading-green = verde
sectionx-heading-free = libres
sectionx-heading-buried = sepultados
sectionx-heading-escaped = fugados
sectionx-heading-alive = vivos
sectionx-nobody-steps = Ninguno de tus prisioneros puede dar un paso: desde donde están, ningún borde abierto lleva más allá. Coloca una loseta o termina el turno.
