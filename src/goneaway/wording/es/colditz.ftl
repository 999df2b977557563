### La fuga de Colditz en español.
###
### Los oficiales mandan prisioneros; Seguridad manda guardias. Una tirada es lanzar una vez los dos dados,
### un turno es de un jugador, una ronda es un turno de cada uno. Estas palabras no se usan para nada más.
###
### Equipo: solo el de fuga (cuerdas, alicates, llaves, pases). Nación: los hombres de un color.
### Celda: cualquiera; la nevera son las celdas exteriores. Meta: donde acaba una fuga; objetivo: cuántas
### hacen falta. Detenerse es quedarse en una casilla; arrestar es otra cosa.

## Nombres

# The game that is played at once from the lobby, and its picture there.
colditz-quick = Juega con los británicos contra bots, con las reglas clásicas. Después puedes cambiarlo todo.
    .picture = El castillo: el patio, hombres de varios países y guardias en sus puestos
colditz-seat = { $seat ->
        [american] Americanos
        [british] Británicos
        [dutch] Holandeses
        [french] Franceses
        [polish] Polacos
        [security] { -Seguridad-en-lista }
        [officer-1] { -Oficial } 1
        [officer-2] { -Oficial } 2
        [officer-3] { -Oficial } 3
        [officer-4] { -Oficial } 4
        [officer-5] { -Oficial } 5
       *[other] { $seat }
    }
# Un jugador al principio de una frase. Las naciones van en plural; Seguridad, en singular.
colditz-who = { $seat ->
        [american] Los americanos
        [british] Los británicos
        [dutch] Los holandeses
        [french] Los franceses
        [polish] Los polacos
        [security] { -Seguridad-inicial }
        [officer-1] El { -oficial } 1
        [officer-2] El { -oficial } 2
        [officer-3] El { -oficial } 3
        [officer-4] El { -oficial } 4
        [officer-5] El { -oficial } 5
       *[other] { colditz-seat }
    }
# Un jugador tras el verbo «tocar», con su preposición.
colditz-whom = { $seat ->
        [american] a los americanos
        [british] a los británicos
        [dutch] a los holandeses
        [french] a los franceses
        [polish] a los polacos
        [security] { -a-Seguridad }
        [officer-1] al { -oficial } 1
        [officer-2] al { -oficial } 2
        [officer-3] al { -oficial } 3
        [officer-4] al { -oficial } 4
        [officer-5] al { -oficial } 5
       *[other] a { colditz-seat }
    }
colditz-giver = { $giver ->
        [american] Los americanos
        [british] Los británicos
        [dutch] Los holandeses
        [french] Los franceses
        [polish] Los polacos
       *[other] { $giver }
    }
colditz-taker = { $taker ->
        [american] los americanos
        [british] los británicos
        [dutch] los holandeses
        [french] los franceses
        [polish] los polacos
       *[other] { $taker }
    }
# Va siempre tras «los».
colditz-nation = { $nation ->
        [american] americanos
        [british] británicos
        [dutch] holandeses
        [french] franceses
        [polish] polacos
       *[other] { $nation }
    }
colditz-tunnel = { $tunnel ->
        [canteen] túnel de la cantina
        [chapel] túnel de la capilla
        [theatre] túnel del teatro
       *[other] túnel «{ $tunnel }»
    }
colditz-cell = { $cell ->
        [inner-a] las celdas interiores A
        [inner-b] las celdas interiores B
        [outer] { -la-nevera }
        [appel] la zona de recuento, pues todas las celdas están llenas
       *[other] { $cell }
    }
# De qué se compone un kit de evasión.
colditz-part = { $part ->
        [disguise] disfraz
        [compass] brújula
        [food] { -viveres }
        [documents] { -documentos }
       *[other] { $part }
    }
# Una carta dentro de una frase: el equipo con su artículo, las demás por su nombre.
colditz-a-card = { $card-id ->
        [rope] una cuerda
        [cutters] unos alicates
        [key] una llave
        [pass] un pase
       *[other] «{ $card }»
    }
# Varias cartas de equipo de un mismo tipo.
colditz-price = { $number ->
        [one] { colditz-a-card }
        [0] { colditz-a-card }
        [2] { $card-id ->
            [rope] dos cuerdas
            [cutters] dos alicates
            [key] dos llaves
            [pass] dos pases
           *[other] dos cartas «{ $card }»
        }
       *[other] { $number } cartas «{ $card }»
    }
# Lo que muestran las habitaciones: equipo o una parte del kit.
colditz-room-pair = { $card-id ->
        [rope] la capilla o el almacén
        [cutters] la enfermería o la cocina
        [key] las duchas o la consulta del dentista
        [pass] { -el-cuerpo-de-guardia } o { -los-dormitorios-de-ordenanzas }
       *[other] las habitaciones que muestran su símbolo
    }
colditz-decision = { $kind ->
        [nation] un { -oficial } elige su { -nacion }
        [row] un { -oficial } elige su fila en el recuento
        [again] después de unos dobles, tirar otra vez o dejarlo
        [draw] la tirada ha dado derecho a una carta
        [cell] { -Seguridad } dice a qué celdas va un arrestado
        [stand] un hombre ocupa su sitio en una casilla blanca
        [lose] un { -oficial } entrega una carta de { -equipo }
        [confiscate] { -Seguridad } dice qué { -equipo } se queda
        [shield] un { -oficial } puede salvar una carta de la confiscación
        [intercept] { -Seguridad } puede arrestar a quien usa la llave o el pase
        [talisman] puede responder el { -oficial } del hombre al que han disparado
        [warning] un { -oficial } puede responder al recuento o registro
        [hide] un { -oficial } avisado manda hombres a los { -escondites }
        [push] el dueño de un peón que debe hacer sitio dice adónde va
        [door] la salida de las celdas está ocupada y hay que elegir una casilla cercana
        [consent] se pide el consentimiento de un { -oficial }
        [pursue] { -Seguridad } dice a quién persigue un guardia
        [attend] un { -oficial } dice quién acude al recuento
        [search-or-move] { -Seguridad } dice para qué es la tirada
        [credit] { -Seguridad } dice qué guardia ha encontrado a un hombre
        [seize] { -Seguridad } dice a quién se lleva
        [name-guard] { -Seguridad } envía a un guardia a registrar
        [choose-team] { -Seguridad } nombra { -una-nacion }
        [claim-window] { -Seguridad } puede responder con un registro
        [card-phase] { -Seguridad } puede mostrar un registro o un recuento
        [off-turn] { -Seguridad } puede intervenir al final de un turno
        [guard-back] { -Seguridad } dice qué guardia vuelve al cuartel
        [riot-squad] { -Seguridad } aposta a sus reservas
        [sabotage-choice] { -Seguridad } entrega una carta
        [sabotage-pick] un { -oficial } elige a ciegas una carta { -de-Seguridad }
        [keep] { -Seguridad } se queda con una de dos cartas
        [award] un { -oficial } toma una carta por su primera fuga
        [replacement] un hombre nuevo ocupa una casilla blanca
        [overflow] hay que reducir una mano que pasa del límite
        [security-overflow] { -Seguridad } reduce su mano al límite
        [guards] { -Seguridad } coloca los primeros guardias
        [permit-tunnel] quien abrió el túnel dice quién puede entrar
        [permit-way] un { -oficial } puede compartir la salida que pagó
        [permit-tower] el { -oficial } de la torre invita a alguien
        [glider-shot] { -Seguridad } puede disparar al { -planeador }
        [cell-split] un { -oficial } dice quién va a { -la-nevera }
        [car-release] unos dobles pueden liberar a alguien
        [meeting] los { -oficiales } están reunidos
       *[other] { $kind }
    }
# Por qué un guardia no puede detenerse en una casilla, según la regla.
colditz-no-stop = { $rule ->
        [r23] hay alguien a quien solo puede rebasar
        [r25] es un { -escondite }
        [r35] es una casilla blanca de la zona de recuento
        [r37] es la puerta de una celda
        [r39] hay un hombre de vuelta
        [r41] es una casilla de llave o de pase
        [r44] está en una habitación
        [r53] está sobre un túnel
       *[other] cerraría una entrada o un paso
    }
colditz-points-left = { $points ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { $points }
    }

## Cartas

colditz-card-rope = cuerda
    .does = Permite a tus hombres bajar o subir un desnivel de 30 pies durante el resto de tu turno; uno de 60 pies pide dos.
colditz-card-cutters = alicates
    .does = Permiten a tus hombres atravesar la alambrada por un sitio, en un sentido, durante el resto de tu turno.
colditz-card-key = llave
    .does = Permite a tus hombres entrar en las casillas de una puerta de llave durante el resto de tu turno.
colditz-card-pass = pase
    .does = Permite a tus hombres entrar en las casillas de una puerta de pase durante el resto de tu turno.
colditz-card-kit = { -kit-de-evasion }
    .does = Convierte en fuga la llegada de cualquier hombre tuyo a { -una-meta }.
colditz-card-do_or_die = A vida o muerte
    .does = Da a un hombre de tres a siete tiradas para correr hasta { -una-meta }, y a quien no llega lo matan a tiros.
colditz-card-move_library = Ida rápida: { -sala-de-visitas }
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre de la { -sala-de-visitas }, sin gastar { -puntos }.
colditz-card-move_kitchen = Ida rápida: cocina
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre de la cocina, sin gastar { -puntos }.
colditz-card-move_post = Ida rápida: { -paqueteria }
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre { -de-la-paqueteria }, sin gastar { -puntos }.
colditz-card-move_guardhouse = Ida rápida: { -cuerpo-de-guardia }
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre { -del-cuerpo-de-guardia }, sin gastar { -puntos }.
colditz-card-move_office = Ida rápida: { -dormitorios-de-ordenanzas }
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre { -de-los-dormitorios-de-ordenanzas }, sin gastar { -puntos }.
colditz-card-move_showers = Ida rápida: duchas
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre de las duchas, sin gastar { -puntos }.
colditz-card-move_dentist = Ida rápida: dentista
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre de la consulta del dentista, sin gastar { -puntos }.
colditz-card-move_officers = Ida rápida: dormitorios de oficiales
    .does = Un hombre tuyo que esté en el tablero va directamente a cualquier casilla libre de los dormitorios de oficiales, sin gastar { -puntos }.
colditz-card-exchange_rope = Canje por cuerda
    .does = Canjéala por una cuerda, mientras quede alguna en el montón.
colditz-card-exchange_cutters = Canje por alicates
    .does = Canjéala por unos alicates, mientras queden en el montón.
colditz-card-exchange_key = Canje por llave
    .does = Canjéala por una llave, mientras quede alguna en el montón.
colditz-card-exchange_pass = Canje por pase
    .does = Canjéala por un pase, mientras quede alguno en el montón.
colditz-card-exchange_aeroplane = Canje por cuerda (marca de aeroplano)
    .does = La canjeas por una cuerda, o la guardas: con la puerta secreta hace despegar el { -planeador }.
colditz-card-exchange_secret_door = Canje por llave (marca de puerta secreta)
    .does = La canjeas por una llave, o la guardas: con un kit abre la torre del { -planeador }.
colditz-card-bribe_one = Soborno: una carta
    .does = Toma de los montones una carta de { -equipo } cualquiera.
colditz-card-bribe_two = Soborno: dos cartas
    .does = Toma de los montones dos cartas de { -equipo } cualesquiera, iguales o distintas; solo una si no hay más.
colditz-card-bribe_fuga = Soborno
    .does = Vale por una parte cualquiera de un { -kit-de-evasion }; con dos se compra una carta de { -equipo } a elección; de día evita que te confisquen { -equipo } en un arresto.
colditz-card-release = { -Salida-de-celdas }
    .does = Un hombre tuyo sale de su celda.
colditz-card-staff_car = Coche del comandante
    .does = Un hombre tuyo que esté junto al coche se lo lleva: seis tiradas para recorrer la carretera hasta { -la-meta }, más allá de la puerta principal.
colditz-card-kit_part_a = Parte del kit: disfraz y { -documentos }
    .does = Vale por un disfraz y { -documentos } cuando reclamas un { -kit-de-evasion }.
colditz-card-kit_part_b = Parte del kit: brújula y { -viveres }
    .does = Vale por una brújula y { -viveres } cuando reclamas un { -kit-de-evasion }.
colditz-card-sabotage = Sabotaje
    .does = { -Seguridad-inicial } descarta dos cartas a su elección y roba una; si tiene menos de dos, descarta lo que tenga y no roba.
colditz-card-diversion = Distracción
    .does = Un guardia de tu elección va directamente al cuartel.
colditz-card-inspection = Inspección del Alto Mando
    .does = Dos guardias de tu elección van directamente al cuartel.
colditz-card-tunnel_canteen = Túnel: cantina
    .does = Abre el túnel de la cantina para dos de tus hombres y para quien los siga.
colditz-card-tunnel_chapel = Túnel: capilla
    .does = Abre el túnel de la capilla para dos de tus hombres y para quien los siga.
colditz-card-tunnel_theatre = Túnel: teatro
    .does = Abre el túnel del teatro para dos de tus hombres y para quien los siga.
colditz-card-hideaway = { -carta-Escondite }
    .does = Salva una carta que te quitaría { -Seguridad }.
colditz-card-talisman = Amuleto
    .does = Un disparo contra un hombre tuyo no se duplica; se juega cuando ya se han visto los dados.
colditz-card-warning = Chivatazo
    .does = Antes de un recuento o un registro, tus hombres van directamente a casillas libres de los { -escondites }, pagando el { -equipo } del camino: los que quieras del tablero ante un recuento, los de la habitación ante un registro.
colditz-card-appel = Recuento
    .does = Llama a su fila de la zona de recuento a todo prisionero que no esté en una celda, un { -escondite }, un túnel o { -el-exterior }.
colditz-card-search_store = Registro: almacén
    .does = Hace registrar el almacén: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_chapel = Registro: capilla
    .does = Hace registrar la capilla: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_kitchen = Registro: cocina
    .does = Hace registrar la cocina: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_dentist = Registro: dentista
    .does = Hace registrar la consulta del dentista: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_showers = Registro: duchas
    .does = Hace registrar las duchas: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_sickbay = Registro: enfermería
    .does = Hace registrar la enfermería: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_guardhouse = Registro: { -cuerpo-de-guardia }
    .does = Hace registrar { -el-cuerpo-de-guardia }: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-search_office = Registro: { -dormitorios-de-ordenanzas }
    .does = Hace registrar { -los-dormitorios-de-ordenanzas }: los prisioneros que estén allí pueden ir a una celda, y se puede perder { -equipo }.
colditz-card-tunnel_detected = Túnel descubierto
    .does = Queda sobre un túnel: los guardias pueden entrar en él y, en cuanto hay dos en sus casillas, todos los que están dentro van a una celda.
colditz-card-shoot = Tirar a matar
    .does = Un guardia del tablero dispara a un prisionero que está fuera del castillo: acierta si el doble de la tirada cubre la distancia.
colditz-card-arrest_key = Llave localizada
    .does = Un prisionero que está usando una llave va a una celda, y la llave se pierde.
colditz-card-arrest_pass = Pase localizado
    .does = Un prisionero que está usando un pase va a una celda, y el pase se pierde.

## Lo que se pregunta

colditz-prompt-nation = Elige tu { -nacion }.
colditz-prompt-row = Elige la fila de la zona de recuento en la que forman tus hombres.
colditz-prompt-guards = Coloca tus primeros guardias en { -casillas-negras } (de momento, { $inner } en el patio y { $outer } fuera de él): uno en el patio por { -nacion } y de dos a siete fuera. Después, confirma.
colditz-prompt-officer = { $bound ->
        [none] { $rolled ->
            [opportunity] Tu turno: cambia cartas de oportunidad si quieres, y después pasa.
            [equipment] Cambia { -equipo } si quieres, y después pasa.
            [announcing] Tu turno: tira los dados. Antes puedes canjear cartas por { -equipo }, anunciar una fuga, mostrar una carta de túnel o jugártela a vida o muerte.
            [no] Tu turno: tira los dados. Antes también puedes reclamar y jugar cartas.
           *[yes] { $points ->
                [0] No quedan { -puntos }. Reclama, juega cartas, o termina el turno.
                [one] Te queda un { -punto }. Mueve a un hombre, reclama, juega cartas, o termina el turno.
               *[other] Tienes { $points } { -puntos }. Mueve a tus hombres, reclama, juega cartas, o termina el turno.
            }
        }
       *[other] { $bound } no puede detenerse donde está. Sigue moviéndolo: { $points ->
            [one] queda un { -punto }
           *[other] quedan { $points } { -puntos }
        }.
    }
colditz-prompt-security = { $bound ->
        [none] { $rolled ->
            [bare] Tu turno, { -Seguridad-en-lista }: tira los dados. Las cartas se juegan después de tirar.
            [no] Tu turno, { -Seguridad-en-lista }: tira los dados. Un recuento hay que jugarlo antes de tirar; otras cartas también se pueden jugar entonces.
           *[yes] { $points ->
                [0] No quedan { -puntos }. Juega cartas, o termina el turno.
                [one] Te queda un { -punto }. Mueve, aposta, retira o arresta, juega cartas, o termina el turno.
               *[other] Tienes { $points } { -puntos }. Mueve, aposta y retira guardias, arresta, juega cartas, o termina el turno.
            }
        }
       *[other] { $bound } no puede detenerse donde está. Sigue moviéndolo: { $points ->
            [one] queda un { -punto }
           *[other] quedan { $points } { -puntos }
        }.
    }
colditz-prompt-again = Dobles: puedes tirar otra vez y sumarlo. ¿Tiras otra vez o te quedas con la tirada?
colditz-prompt-draw = { $free ->
        [yes] Esa tirada da derecho a una carta. ¿La robas o la rechazas?
       *[no] Esa tirada da derecho a una carta: róbala.
    }
colditz-prompt-cell = { $man } está arrestado. ¿A qué celdas va?
colditz-prompt-stand = { $men-count ->
        [one] { $man } tiene que ocupar una casilla blanca de la zona de recuento. ¿Cuál?
       *[other] { $man } tienen que ocupar casillas blancas de la zona de recuento. ¿Quién se pone dónde?
    }
colditz-prompt-lose = Te confiscan una carta de { -equipo }. ¿Cuál entregas?
colditz-prompt-confiscate = { colditz-who } pierden una carta de { -equipo }. ¿Qué tipo nombras?
colditz-prompt-shield = Estás a punto de perder { $prize ->
        [kit] el { -kit-de-evasion }
       *[other] una carta de { -equipo }
    }. { $shield ->
        [bribe_fuga] ¿Lo evitas con un Soborno, o pasas?
        [either] ¿Lo evitas con un { -carta-Escondite } o un Soborno, o pasas?
       *[other] ¿Lo evitas con un { -carta-Escondite }, o pasas?
    }
colditz-prompt-intercept = { $man } está a punto de usar { colditz-a-card }. ¿Lo arrestas con la carta correspondiente, o pasas?
colditz-prompt-talisman = Un guardia ha disparado a tu hombre, y la tirada cuenta doble. ¿Juegas el Amuleto, o pasas?
colditz-prompt-permit-tunnel = Tu turno ha terminado y el { colditz-tunnel } está abierto. ¿Quién de los demás puede entrar hasta el turno { -de-Seguridad }? Nómbralos uno tras otro; después di «hecho».
colditz-prompt-permit-way = Un hombre tuyo salió por { $at-the }. ¿Dejas que otro { -oficial } mande a un hombre por ahí en esta ronda? Nómbralo, o pasa.
colditz-prompt-permit-tower = Tu hombre está en la torre. ¿A quién invitas? Con las dos cartas marcadas también puedes pasar y volar solo.
colditz-prompt-glider-shot = El { -planeador } vuela, y un guardia { -de-la-guarnicion } lo ve. ¿Le haces disparar, o pasas?
colditz-prompt-cell-split = En { -la-nevera } no caben todos tus hombres del túnel. ¿Quién va allí?
colditz-prompt-car-release = Dobles en la primera tirada del turno. ¿A quién liberas? También puedes pasar.
colditz-prompt-warning = { $room ->
        [none] Llaman a recuento. ¿Juegas un Chivatazo para esconder a tus hombres, o pasas?
       *[other] Van a registrar { $room-the }. ¿Juegas un Chivatazo para esconder a los hombres que tienes dentro, o pasas?
    }
colditz-prompt-hide = ¿Qué hombres tuyos van a los { -escondites }? Nombra un hombre y una casilla libre, uno tras otro; después di «hecho».
colditz-prompt-push = { $pawn } debe hacer sitio. ¿A qué casilla?
colditz-prompt-door = La salida de las celdas está ocupada. ¿A cuál de las casillas libres más cercanas sale { $man }?
colditz-prompt-consent = { $purpose ->
        [push] Otro { -oficial } pide permiso para apartar a { $man }. ¿Aceptas o rechazas?
       *[other] Otro { -oficial } ofrece sacar a { $man } de su celda. ¿Aceptas o rechazas?
    }
colditz-prompt-attend = Toca recuento. ¿Quiénes de los tuyos acuden? Nómbralos uno tras otro; después di «hecho», y los demás se quedan donde están.
colditz-prompt-search-or-move = Faltaron al recuento: { $men }. ¿La tirada es para { -un-registro-general } o se mueven los guardias?
colditz-prompt-credit = Varios guardias alcanzan a { $man }. ¿Cuál se ocupa de él y vuelve al cuartel?
colditz-prompt-seize = ¿A cuál de los hombres encontrados te llevas ahora?
colditz-prompt-name-guard = { $room ->
        [none] En este tablero no existe esa habitación. ¿A qué guardia envías? Vuelve al cuartel en cualquier caso.
       *[other] Con { $total } pasos hay que alcanzar { $room-the }. ¿A qué guardia envías? Vuelve al cuartel en cualquier caso.
    }
colditz-prompt-choose-team = Fuera de tu turno no puedes arrestar a hombres de { -todas-las-naciones }. ¿Cuál nombras?
colditz-prompt-claim-window = { $men } van a hacerse con { colditz-a-card }. ¿Registras una de las habitaciones, o pasas?
colditz-prompt-card-phase = Antes de que se muevan los guardias: ¿muestras un registro o un recuento, o pasas?
colditz-prompt-off-turn = { colditz-who } han terminado su turno. ¿Intervienes con un registro o un recuento, o pasas?
colditz-prompt-pursue = Hay varios prisioneros en fuga. ¿A quién persigue este guardia?
colditz-prompt-guard-back = Tus guardias dejan aislada una parte del patio. ¿Cuál de ellos vuelve al cuartel?
colditz-prompt-riot-squad = Sale el pelotón antidisturbios. ¿En qué { -casillas-negras } apostas a los guardias? Uno tras otro; después di «hecho».
colditz-prompt-sabotage-choice = Sabotaje: ¿qué carta tuya entregas?
colditz-prompt-sabotage-pick = Sabotaje: { -Seguridad } tiene { $number } cartas. ¿Cuál entrega, elegida por el dorso?
colditz-prompt-keep = Has robado dos cartas. ¿Con cuál te quedas? La otra va debajo del mazo.
colditz-prompt-award = Tu primera fuga te vale una de las partes del kit apartadas. ¿Cuál tomas?
colditz-prompt-replacement = Un hombre nuevo, { $man }, se une a los tuyos. ¿En qué casilla blanca lo pones?
colditz-prompt-overflow = { $free ->
        [yes] Tienes demasiadas cartas. ¿Cuál descartas, o usas?
       *[no] Tienes demasiadas cartas. ¿Cuál descartas?
    }
colditz-prompt-security-overflow = { $free ->
        [yes] Tienes demasiadas cartas. ¿Cuál descartas, o juegas?
       *[no] Tienes demasiadas cartas. ¿Cuál descartas?
    }
colditz-prompt-meeting = Los { -oficiales } se reúnen sin { -Seguridad } durante { $seconds } segundos. Habladlo{ $trades ->
        [yes] , cambiad cartas si queréis,
       *[no] {""}
    } y decid que estáis listos.

## Lo que pasó

colditz-event-nation = El { -oficial } { $seat } tomó el mando de los { colditz-nation }.
colditz-event-nation-named = El { -oficial } { $seat } pidió el mando de los { colditz-nation }.
colditz-event-row = { colditz-who } formaron en la fila { $row } de la zona de recuento.
colditz-event-set-up = Los guardias ocuparon sus puestos y empezó la partida.
colditz-event-posted = { $guard } quedó apostado { $to-in }.
colditz-event-taken-back = { $guard } volvió { $at-from } a la reserva.
colditz-event-turn-begun = Ronda { $round }: { $seat ->
        [security] le
       *[other] les
    } toca { colditz-whom }.
colditz-event-thrown = { colditz-who } { $seat ->
        [security] sacó
        [officer-1] sacó
        [officer-2] sacó
        [officer-3] sacó
        [officer-4] sacó
        [officer-5] sacó
       *[other] sacaron
    } { $dice }.
colditz-event-points = { colditz-who } { $seat ->
        [security] tenía
       *[other] tenían
    } { $points ->
        [one] 1 { -punto }
       *[other] { $points } { -puntos }
    } para gastar.
colditz-event-drawn = { colditz-who } { $seat ->
        [security] robó
       *[other] robaron
    } { $card ->
        [none] una carta
       *[other] «{ $card }»
    }.
colditz-event-played = { colditz-who } { $seat ->
        [security] jugó
       *[other] jugaron
    } «{ $card }»{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
colditz-event-discarded = { colditz-who } { $seat ->
        [security] descartó
       *[other] descartaron
    } { colditz-a-card }.
colditz-event-put-under = { colditz-who } volvió a poner { $card ->
        [none] una de las dos cartas
       *[other] «{ $card }»
    } debajo del mazo.
colditz-event-awarded = { colditz-who } tomaron { $card ->
        [none] una de las partes del kit apartadas
       *[other] «{ $card }»
    } por su primera fuga.
colditz-event-replaced = Un hombre nuevo, { $man }, entró en juego { $at-in }.
colditz-event-seated = A partir de la izquierda { -de-Seguridad } se sientan: { $seats }.
colditz-event-paid = { colditz-who } usaron { colditz-price }.
colditz-event-claimed = { colditz-who } reclamaron { colditz-a-card } con { $men }.
colditz-event-kit-claimed = { $cards-count ->
        [0] { colditz-who } reclamaron un { -kit-de-evasion }.
       *[other] { colditz-who } reclamaron un { -kit-de-evasion } con estas cartas: { $cards }.
    }
colditz-event-equipment-taken = { colditz-who } tomaron de los montones: { $cards }.
colditz-event-exchanged = { colditz-who } canjearon una carta por { colditz-a-card }.
colditz-event-confiscated = { -Seguridad-inicial } confiscó { colditz-a-card } { colditz-whom }.
colditz-event-body-search = { colditz-who } sacaron { $die } contra { $against } en el cacheo. { $won ->
        [yes] No se encontró nada.
       *[no] { $prize ->
            [kit] Se encontró el { -kit-de-evasion }.
           *[other] Se encontró { -equipo }.
        }
    }
colditz-event-kit-lost = { -Seguridad-inicial } confiscó el { -kit-de-evasion } { colditz-whom }.
colditz-event-not-held = { colditz-who } no tenían ninguna carta de «{ $card }».
colditz-event-kept = { colditz-who } conservaron { colditz-a-card } a pesar de todo.
colditz-event-offered-himself = { $man } se ofreció a { $guard }; el dado dio { $die }. { $taken ->
        [yes] Le tomaron la palabra.
       *[no] Nadie le hizo caso.
    }
colditz-event-offered = { colditz-giver } hicieron la oferta { $number } a { colditz-taker }: { $give }{ $want-count ->
        [0] , como regalo
       *[other] {" "}a cambio de { $want }
    }.
colditz-event-traded = { $want-count ->
        [0] { colditz-giver } dieron a { colditz-taker }: { $give } (oferta { $number }).
       *[other] { colditz-giver } y { colditz-taker } cambiaron: { $give } por { $want } (oferta { $number }).
    }
colditz-event-refused = La oferta { $number } se rechazó. { colditz-giver } ofrecían a { colditz-taker }: { $give }{ $want-count ->
        [0] , como regalo
       *[other] {" "}a cambio de { $want }
    }.
colditz-event-withdrawn = { colditz-giver } retiraron la oferta { $number } a { colditz-taker }: { $give }{ $want-count ->
        [0] , como regalo
       *[other] {" "}a cambio de { $want }
    }.
colditz-event-night-falls = Ronda { $round }: cayó la noche.
colditz-event-day-breaks = Ronda { $round }: se hizo de día.
colditz-event-meeting-begun = { -Seguridad-inicial } salió durante { $seconds } segundos: los { -oficiales } se reunieron.
colditz-event-meeting-ended = Los { -oficiales } terminaron, y { -Seguridad } volvió.
colditz-event-said = { colditz-who }: «{ $speech }».
colditz-event-stepped = { $man } pasó { $to-to }.
# Una caminata entera, de cuantos pasos sea.
colditz-walked = { $man } anduvo{ $within ->
        [yes] {" "}{ $to-in }
       *[no] { $start-from ->
            [none] {" "}{ $to-to }
           *[other] {" "}{ $start-from } { $to-to }
        }
    }: { $points ->
        [one] 1 { -punto }
       *[other] { $points } { -puntos }
    }.
colditz-walked-guard = El guardia { colditz-walked }
colditz-event-moved-fast = { $man } fue directamente { $to-to }.
colditz-event-guard-stepped = { $guard } pasó { $to-to }.
colditz-event-aside = { $pawn } se apartó { $to-to }.
colditz-event-stands = { $man } ocupó su sitio { $at-in }.
colditz-event-hides = { $man } se escondió { $at-in }.
colditz-event-searched = { $room ->
        [none] En este tablero no existe esa habitación, así que no se registró a nadie.
       *[other] Registraron { $room-the } y { $found ->
            [none] no encontraron a nadie a quien arrestar
           *[other] encontraron a { $found }
        }.
    }
colditz-event-stay-away = { colditz-who } no enviaron al recuento a { $men }.
colditz-event-declared-errand = { -Seguridad-inicial } declaró para qué era la tirada: { $errand ->
        [search] { -un-registro-general }.
       *[move] mover a los guardias.
    }
colditz-event-general-searched = { -El-registro-general } llegó a { $radius } pasos de los guardias y { $found ->
        [none] no encontró a nadie
       *[other] encontró a { $found }
    }.
colditz-event-guard-sent = { $guard } fue enviado a registrar con { $total } pasos. { $reached ->
        [yes] Llegó a la habitación.
       *[no] No llegó.
    }
colditz-event-claim-stopped = { colditz-who } se quedaron sin lo que reclamaban.
# Said before a question about what the arrest costs; with a guard, and without.
colditz-arresting = { $guard } arresta a { $man } { $at-in }.
colditz-arresting-else = { $man } queda arrestado { $at-in }.
colditz-event-arrested = { $cause ->
        [guard] { $man } fue arrestado por { colditz-guard } { $at-in } y llevado a { colditz-cell }.
        [surrender] { $man } se entregó a { colditz-guard } { $at-in } y fue llevado a { colditz-cell }.
        [search] El registro llevó a { $man } { $at-from } a { colditz-cell }.
        [tunnel] { $man } fue sacado del túnel y llevado a { colditz-cell }.
        [intercept] { $man } fue interceptado en la puerta y llevado a { colditz-cell }.
        [car] El coche no logró pasar: { $man } fue llevado a { colditz-cell }.
        [glider] El { -planeador } cayó: { $man } fue llevado a { colditz-cell }.
        [penalty] Por ello { -Seguridad } mandó a { $man } a { colditz-cell }.
       *[other] { $man } fue llevado a { colditz-cell }.
    }
colditz-guard = { $guard ->
        [none] un guardia
       *[other] { $guard }
    }
colditz-event-to-barracks = { $guard } volvió al cuartel.
colditz-event-marker-removed = { $guard } quitó el marcador { $at-from }: la abertura queda cerrada.
colditz-event-riot-squad = { -Seguridad-inicial } hizo salir al pelotón antidisturbios.
colditz-event-pursues = { $guard } fue nombrado perseguidor de { $man }.
colditz-event-released = { $man } salió de la celda { $at-to }.{ $returning ->
        [yes] {" "}Va de regreso al patio y no se le puede arrestar mientras siga ese camino.
       *[no] {""}
    }
colditz-event-strays = { $man } no se acercó al patio: desde ahora cuenta como fugitivo.
colditz-event-consent-refused = { colditz-who } negaron su consentimiento para { $man }.
colditz-event-infringed = { $man } se movió contra las reglas.
colditz-event-shot = { $guard } disparó a { $man }: alcance de { $range ->
        [one] 1 casilla
       *[other] { $range } casillas
    }, distancia de { $distance ->
        [one] 1 casilla
       *[other] { $distance } casillas
    }. { $hit ->
        [yes] Le dio, y queda fuera de la partida.
       *[no] Falló.
    }
colditz-event-tunnel-opened = { colditz-who } abrieron el { colditz-tunnel }.
colditz-event-tunnel-collapsed = El { colditz-tunnel } se derrumbó al no quedar dos hombres en él.
colditz-event-tunnel-closed = El { colditz-tunnel } quedó cerrado.
colditz-event-tunnel-permitted = { colditz-giver } dejaron a { colditz-taker } entrar en el { colditz-tunnel }.
colditz-event-way-permitted = { colditz-giver } dejaron a { colditz-taker } mandar a un hombre por { $at-the }.
colditz-event-tower-permitted = { colditz-giver } invitaron a { colditz-taker } a la torre.
colditz-event-tower-entered = { $man } subió a la torre norte.
colditz-event-tower-left = { $man } bajó de la torre y está { $at-in }.
colditz-event-glider-launched = El { -planeador } despega con { $men } a bordo. La carta «A vida o muerte» da { $throws } tiradas.
colditz-event-glider-landed = El vuelo de { $men } llegó a { $total } de { $way } casillas. { $reached ->
        [yes] Aterrizaron a salvo.
       *[no] Cayeron antes de tiempo.
    }
colditz-event-detection-over = El { colditz-tunnel } ya no está descubierto.
colditz-event-combo-played = { -Seguridad-inicial } jugó a la vez Registro y Túnel descubierto: en este turno se llega desde el patio al { colditz-tunnel }.
colditz-event-declared = { $man } quedó anunciado: quiere salir por { $exit-the }.
colditz-event-lapsed = El intento anunciado de { $man } ha caducado.
colditz-event-climbed-out = { $man } salió del túnel { $at-to }: entraron demasiado pocos.
colditz-event-car-started = { $man } arrancó el coche del comandante: { $road } casillas por delante.
colditz-event-car-stopped = El coche tuvo { $total } { -puntos } para { $road } casillas. { $reached ->
        [yes] { $man } está más allá de la puerta principal.
       *[no] A { $man } lo pararon en la carretera.
    }
colditz-event-dod-revealed = { $man } echa a correr. La carta «A vida o muerte» le da { $throws } tiradas.
colditz-event-dod-run = { $man } sacó { $total } { -puntos } para un camino de { $way } casillas. { $reached ->
        [yes] Ha alcanzado { -la-meta }.
       *[no] No alcanzó { -la-meta } y lo mataron a tiros.
    }
colditz-event-target-reached = { $man } alcanzó { $target-the }.
colditz-event-waits = { $man } no tiene { -kit-de-evasion } con el que seguir y espera en { -la-meta }.
colditz-event-escaped = { $man } se ha fugado{ $route ->
        [car] {" "}en el coche del comandante
        [do-or-die] {" "}en una carrera a vida o muerte
        [drop] {" "}bajando por una cuerda
        [wire] {" "}a través de la alambrada
        [glider] {" "}en el { -planeador }
        [tunnel] {" "}por un túnel
       *[gate] {" "}por una puerta
    }. { colditz-who } llevan { $escapes ->
        [one] 1 fuga
       *[other] { $escapes } fugas
    }.
colditz-event-eliminated = { colditz-who } quedan fuera de la partida.
colditz-event-game-over = La partida terminó. { $end ->
        [GOAL] { colditz-outcome-GOAL }
        [LIMIT] { colditz-outcome-LIMIT }
       *[NOBODY_LEFT] { colditz-outcome-NOBODY_LEFT }
    }

## Cómo acabó

colditz-winners = { $winners-count ->
        [one] Victoria: { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
colditz-outcome-GOAL = { colditz-winners } Se han fugado suficientes hombres suyos.
colditz-outcome-LIMIT = { colditz-winners } { $winner ->
        [security] El tiempo se acabó antes de que nadie alcanzara el objetivo.
       *[other] Se acabó el tiempo, y nadie tenía más fugas.
    }
colditz-outcome-NOBODY_LEFT = { colditz-winners } A ningún { -oficial } le quedaba un hombre que enviar.
colditz-column-escapes = { $seat ->
        [security] montó guardia
       *[other] { $number ->
            [0] ninguna fuga
            [one] 1 fuga
           *[other] { $number } fugas
        }
    }

## Por qué no

# Los títulos de las reglas llevan su número.
colditz-edition-gibson = Las reglas clásicas, 1973 (Gibson)
    .short = Clásico 1973
    .character = Las reglas con las que crecieron casi todas las mesas.
colditz-edition-parker = Las reglas clásicas, 1973 (Parker)
    .short = Parker
    .character = La otra caja de aquel año: una carta de A vida o muerte está ante ti desde el principio.
colditz-edition-martelli = Las 55 reglas revisadas (Martelli)
    .short = Martelli
    .character = El texto revisado en 55 reglas: lo que se abre queda a la vista.
colditz-edition-devir = La edición española (NAC, Devir)
    .short = Devir
    .character = La caja vendida en España: con dobles se vuelve a tirar siempre, y cualquier tirada puede dar carta.
colditz-edition-fuga3 = La fuga de Colditz 3.0
    .short = Fuga 3.0
    .character = Días y noches, intentos anunciados, redadas y un vuelo desde el tejado.
colditz-edition-osprey = Osprey, 2016
    .short = Osprey 2016
    .character = La reedición: todos empiezan con algo en la mano.
colditz-edition-clipper = Clipper, Países Bajos
    .short = Clipper
    .character = La caja vendida en los Países Bajos: los hombres se adelantan unos a otros, los guardias pueden bloquear.
colditz-cite = { $form ->
        [rule] Regla { $place }
        [commentary] Comentario a la regla { $place }
       *[section] «{ $place }»
    } ({ $edition })
# Un título del texto de una edición, en la lengua de quien lee.
colditz-heading = { $heading ->
        [devir-a-la-vie] Cartas a vida o muerte
        [devir-appel] Recuento
        [devir-arrestations] Arrestos
        [devir-cachettes] Escondites
        [devir-cases-noires] Casillas negras
        [devir-cellules] Celdas de aislamiento
        [devir-collaboration] Colaboración entre Oficiales de evasión
        [devir-deroulement] Desarrollo del juego
        [devir-gardiens] Los guardias
        [devir-kit] Cartas de kit de fuga
        [devir-materiel] Cartas de equipo
        [devir-objectifs] Objetivos de evasión
        [devir-projecteurs] Focos
        [devir-preparation] Preparación del juego
        [devir-se-constituer] Entregarse
        [devir-tirer] Tirar a matar
        [devir-tunnel-decouvert] Túnel descubierto
        [devir-tunnels] Túneles
        [devir-voiture] Coche del comandante
        [fuga3-a-vida-o-muerte] Cartas a vida o muerte
        [fuga3-aeroplano] Fuga con aeroplano
        [fuga3-cartas-de-oportunidad] Cartas de oportunidad
        [fuga3-cartas-de-recuento] Cartas de recuento
        [fuga3-cartas-de-registro] Cartas de registro
        [fuga3-cartas-de-seguridad] Cartas de seguridad
        [fuga3-cartas-de-tunel] Cartas de túnel
        [fuga3-componentes] Componentes
        [fuga3-condiciones] Condiciones de victoria
        [fuga3-equipo-de-fuga] Equipo de fuga
        [fuga3-exteriores] Exteriores del castillo
        [fuga3-fases] Fases de cada turno
        [fuga3-fuga-multiple] Intento de fuga múltiple
        [fuga3-jornadas] Jornadas: ciclos de día y noche
        [fuga3-kit-de-evasion] Kit de evasión
        [fuga3-movimiento] Movimiento: conceptos generales
        [fuga3-patio-de-guarnicion] Patio de guarnición y terrazas
        [fuga3-patio-interior] Patio interior
        [fuga3-preparativos] Preparativos del juego
       *[other] { $place }
    }
colditz-refusal = { $reason } { $citation ->
        [none] ({ $title })
       *[other] [{ $citation }: { $title }]
    }
colditz-instead = { $reason } Ahora puedes: { $actions }.
colditz-asked = { $question } [{ $citation }]

colditz-refusal-BAD_ACTION = { $text ->
        [none] No has escrito ninguna acción.
       *[other] «{ $text }» no es una acción que se pueda hacer aquí.
    } Escribe: { $form }. Los hombres, guardias, casillas y cartas que nombres deben existir.
colditz-refusal-GAME_OVER = La partida ha terminado y ya no se puede hacer nada en ella. Empieza otra.
colditz-refusal-NOT_YOUR_TURN = { $rule ->
        [r27] Las cartas de oportunidad se usan en el propio turno, salvo las que responden a algo. Ahora { $seat ->
            [american] les
            [british] les
            [dutch] les
            [french] les
            [polish] les
           *[other] le
        } toca { colditz-whom }; espera tu turno.
        [r47] { -Seguridad-inicial } usa y descarta sus cartas en su propio turno, salvo las que responden a algo. Ahora { $seat ->
            [american] les
            [british] les
            [dutch] les
            [french] les
            [polish] les
           *[other] le
        } toca { colditz-whom }; espera tu turno.
       *[other] Ahora { $seat ->
            [american] les
            [british] les
            [dutch] les
            [french] les
            [polish] les
           *[other] le
        } toca { colditz-whom }. Espera tu turno, o a que te pregunten.
    }
colditz-refusal-DECISION_PENDING = { $rule ->
        [r48] No se puede cambiar ni canjear nada mientras hay una decisión pendiente: { colditz-decision }.
       *[other] { $seat ->
            [none] Eso no responde a lo que se pregunta ahora: { colditz-decision }. Todo lo demás espera.
           *[other] Antes { $seat ->
                    [american] les
                    [british] les
                    [dutch] les
                    [french] les
                    [polish] les
                   *[other] le
                } toca decidir { colditz-whom }: { colditz-decision }. Después sigue tu turno.
        }
    }
colditz-refusal-ROLL_FIRST = Tira primero: antes de la tirada no hay { -puntos }.
colditz-refusal-ALREADY_ROLLED = Ya has hecho la tirada de este turno.
colditz-refusal-THROW_UNSPENT = Primero se gastan los { -puntos } de esta tirada; la tirada que dan los dobles viene después.
colditz-refusal-NOT_NOW = { $rule ->
        [r18] «{ $verb }» no viene al caso mientras se colocan los primeros guardias.
        [r29] En esta mesa, una carta de canje se canjea en el turno de quien la tiene.
       *[other] «{ $verb }» no se puede hacer en este turno, o nadie lo espera ahora.
    }
colditz-refusal-NATION_TAKEN = Otro { -oficial } manda ya a los { colditz-nation }. Elige { -una-nacion } libre.
colditz-refusal-ROW_TAKEN = En la fila { $row } ya forma { -otra-nacion }. Elige una fila libre.
colditz-refusal-INNER_GUARDS = { $placed ->
        [0] No hay ningún guardia
        [one] Hay un guardia
       *[other] Hay { $placed } guardias
    } en { -las-casillas-negras } del patio. { $wanted ->
        [one] Debe ser exactamente un guardia
       *[other] Deben ser exactamente { $wanted } guardias
    }, uno por { -nacion }.
colditz-refusal-OUTER_GUARDS = { $placed ->
        [0] No hay ningún guardia
        [one] Hay un guardia
       *[other] Hay { $placed } guardias
    } en { -las-casillas-negras } de fuera del patio. Deben ser de { $least } a { $most } guardias.
colditz-refusal-NO_GUARD = { $to-in } no hay ningún guardia.
colditz-refusal-NOT_A_POST = { $rule ->
        [r18] { $to } no es { -una-casilla-negra }. Los guardias solo empiezan en { -casillas-negras }.
        [r34b] { $guard } está { $to-in }, que no es { -una-casilla-negra }. Los guardias solo se retiran desde { -casillas-negras }.
       *[other] { $to } no es { -una-casilla-negra }. Los guardias solo se apostan en { -casillas-negras } libres.
    }
colditz-refusal-NO_RESERVE = { $rule ->
        [r18] Ya están colocados todos los guardias y no queda ninguno para { $to }.
       *[other] No hay ningún guardia en la reserva para { $to }. Los que han vuelto al cuartel no se pueden apostar de nuevo hasta que acabe tu turno.
    }
colditz-refusal-POST_BEFORE_ARRESTS = Un guardia ha hecho ya un arresto en este turno, así que no se puede apostar a nadie más. Aposta a los nuevos antes del primer arresto.
colditz-refusal-POST_BEFORE_RETURNS = Un guardia ha vuelto ya al cuartel en este turno, así que no se puede apostar a nadie más. Aposta a los nuevos antes de que vuelva ninguno.
colditz-refusal-RIOT_SQUAD_OUT = El pelotón antidisturbios sale una vez por turno, mientras haya guardias en la reserva y { -casillas-negras } libres. Esta vez no puede.
colditz-refusal-NO_MARKER = { $guard } no está junto a ningún marcador al que haya llegado en este turno. Un guardia quita un marcador tras entrar en su casilla, o tras pasar por la alambrada junto a él.
colditz-refusal-NO_PURSUER = { $guard } no puede ser nombrado perseguidor de { $man }. Un perseguidor estorba en el patio y no persigue todavía a nadie; su hombre es un prisionero en fuga.
colditz-refusal-OCCUPIED = { $rule ->
        [r18] { $to-in } ya hay un guardia, y en una casilla no caben dos.
        [r26] { $to-in } ya hay alguien, y la carta solo lleva a un hombre a una casilla libre.
        [r34a] { $to-in } ya hay un guardia. A los guardias nuevos se les aposta solo en { -casillas-negras } libres.
        [r36] Hay un prisionero { $to-in }, así que no se puede apostar ahí a un guardia. A los guardias se les aposta solo en { -casillas-negras } libres.
        [r53] { $to-in } ya hay alguien, y en un túnel los prisioneros no pueden pasarse por encima.
       *[other] { $to-in } ya hay alguien, y nadie atraviesa a otro.
    }
colditz-refusal-GUARD_THERE = { $to-in } está el guardia { $guard }, y { $man } no puede atravesarlo.
colditz-refusal-GUARD_BELOW = { $to-in } hay un guardia. { $man } no puede pasar por ahí; puede esperar donde está o ir hacia el otro lado.
colditz-refusal-NOT_YOUR_MAN = { $rule ->
        [r21] { $man } no es uno de tus hombres. Un { -oficial } mueve a los suyos.
        [r26] { $man } no es uno de tus hombres. La carta mueve a un hombre de tu { -nacion }.
        [r29] { $man } no es uno de tus hombres. El { -equipo } se reclama con dos hombres propios.
        [r37] { $man } no es uno de tus hombres. Un { -oficial } saca de la celda a un hombre de su { -nacion }.
        [r43] { $man } no es uno de tus hombres. Solo puede entregarse un hombre de tu { -nacion }.
        [r51] { $man } no es uno de tus hombres. A vida o muerte corre un hombre de tu { -nacion }.
        [r52] { $man } no es uno de tus hombres. El coche lo conduce un hombre de tu { -nacion }.
        [rattempts] { $man } no es uno de tus hombres. Solo se anuncian hombres de la propia { -nacion }.
       *[other] { $man } no es uno de tus hombres.
    }
colditz-refusal-NOT_ON_BOARD = { $rule ->
        [r26] { $man } no está en la superficie del tablero, desde donde podría moverlo la carta.
        [r34a] { $guard } no está en el tablero. Antes de andar, un guardia viene de la reserva a { -una-casilla-negra }.
        [r34b] { $guard } no está en el tablero, así que no se le puede retirar.
        [r34c] { $guard } no está en el tablero, así que no puede arrestar a nadie en el patio.
        [r34d] { $guard } no está en el tablero, así que no puede arrestar a nadie fuera del patio.
        [r37] { $man } está en una celda y no hace nada hasta que salga, con unos dobles o con una carta.
        [r43] { $man } no puede entregarse a { $guard }: uno de los dos no está en la superficie del tablero.
        [r54] { $guard } no está en el tablero, así que no se le puede mandar al cuartel.
       *[other] { $man } no está en el tablero, así que no puede andar.
    }
colditz-refusal-NO_POINTS = { $rule ->
        [rattempts] Gastados los { -puntos } ya no se anuncia nada.
        [r34a] Apostar un guardia { $to-in } cuesta un { -punto }, y no queda ninguno.
        [r34b] Retirar a { $guard } cuesta un { -punto }, y no queda ninguno.
        [r34c] { $contact ->
            [adjacent] Para arrestar a { $man } al otro lado del desnivel { $guard } necesita un { -punto } más, y no queda ninguno.
           *[same_circle] { $guard } necesita un { -punto } para pasar a la casilla de { $man }, y no queda ninguno.
        }
        [r34d] { $contact ->
            [adjacent] Para arrestar a { $man } al otro lado del desnivel, fuera del patio, { $guard } necesita un { -punto } más, y no queda ninguno.
           *[same_circle] { $guard } necesita un { -punto } para pasar a la casilla de { $man }, fuera del patio, y no queda ninguno.
        }
        [r37] Sacar a { $man } de la celda cuesta { $cost ->
            [one] un { -punto }
           *[other] { $cost } { -puntos }
        }, y { colditz-points-left }.
        [r43] { $man } necesita un { -punto } para pasar a la casilla de { $guard }, y no queda ninguno.
       *[other] { $points ->
            [0] Un paso cuesta un { -punto }, y no queda ninguno.
           *[other] Para llegar { $to-to } hacen falta más { -puntos }: { colditz-points-left }.
        }
    }
colditz-refusal-NOT_ADJACENT = { $rule ->
        [r34] { $guard } no puede llegar { $to-to } de un paso. Un guardia anda de una casilla a otra vecina.
        [r34c] { $contact ->
            [adjacent] { $guard } no está junto a { $man }. Un guardia arresta desde una casilla vecina.
           *[same_circle] { $guard } no puede pasar de un paso a la casilla de { $man }, y así es como arresta.
        }
        [r34d] { $contact ->
            [adjacent] { $guard } no está junto a { $man }, que está fuera del patio. Un guardia arresta desde una casilla vecina.
           *[same_circle] { $guard } no puede pasar de un paso a la casilla de { $man }, que está fuera del patio, y así es como arresta.
        }
        [r43] { $contact ->
            [same_circle] { $man } no puede pasar de un paso a la casilla de { $guard }, y así es como se entrega.
           *[other] { $man } no está junto a { $guard }. Uno se entrega en una casilla vecina.
        }
        [r46] { $guard } no puede llegar { $to-to } de un paso. Los desniveles y la alambrada solo los cruza un guardia por donde ha ido un hombre en fuga, y en el mismo sentido.
       *[other] { $man } no puede llegar { $to-to } de un paso. Un paso va a una casilla vecina, baja o sube por una cuerda, atraviesa la alambrada o entra en la primera casilla de un túnel.
    }
colditz-refusal-NO_WAY_OFF = { $guard ->
        [none] { $rule ->
            [r23] { $to-in } hay otro hombre, y { $man } no podría dejarlo atrás con lo que queda. Detente antes, o pasa con más { -puntos }.
            [r36] { $to } es un puesto: { $man } puede cruzarlo pero no detenerse en él, y no podría salir de ahí con lo que queda. Detente antes, o crúzalo con más { -puntos }.
            [r39] { $to-in } hay un guardia que no puede apartarse, y a { $man } no le llegan los { -puntos } para dejarlo atrás. Espera a tener más { -puntos }.
            [r42] { $to } está bajo un reflector, y { $man } no podría salir de la luz con lo que queda. Detente antes, o cruza con más { -puntos }.
            [rday-night] Ya hay tantos puestos del patio ocupados por hombres como se permite de noche, y { $man } no podría salir { $to-from } con lo que queda. Detente antes, o crúzalo con más { -puntos }.
           *[other] { $to } está sobre un túnel, donde nadie puede detenerse, y { $man } no podría salir de ahí con lo que queda. Detente antes, o crúzalo con más { -puntos }.
        }
       *[other] { $guard } no puede detenerse { $to-in }: { colditz-no-stop }. No podría salir de ahí con los { -puntos } que quedan; elige otro camino.
    }
colditz-refusal-OTHER_MAN_BOUND = { $pawn-kind ->
        [guard] { $bound } está donde un guardia no puede detenerse: { colditz-no-stop }. Hay que seguir moviéndolo antes de hacer nada más.
       *[man] { $rule ->
            [r23] { $bound } está pasando por encima de otro hombre, y dos no pueden detenerse en la misma casilla. Hay que seguir moviéndolo antes de hacer nada más.
            [r36] { $bound } está en un puesto donde no puede detenerse. Hay que seguir moviéndolo antes de hacer nada más.
            [r39] { $bound } está sobre un guardia que no encontró adónde apartarse. Hay que seguir moviéndolo antes de hacer nada más.
            [r53] { $bound } está sobre un túnel, donde nadie puede detenerse. Hay que seguir moviéndolo antes de hacer nada más.
            [rday-night] { $bound } está en un puesto del patio, y ya hay tantos ocupados por hombres como se permite de noche. Hay que seguir moviéndolo antes de hacer nada más.
            [r42] { $bound } está bajo un reflector. Hay que sacarlo de la luz antes de hacer nada más.
           *[other] { $bound } está donde nadie puede detenerse. Hay que seguir moviéndolo antes de hacer nada más.
        }
    }
colditz-refusal-NO_EQUIPMENT = { $rule ->
        [r26] De camino { $to-to }, { $man } necesita { colditz-price }, y no lo tienes.
        [r40] { $man } necesita otra vez { colditz-price } para volver { $to-to }.
        [r41] { $through ->
            [yes] { $man } necesita { colditz-price } para pasar por { $gate-the } { $to-to }.
           *[no] { $man } necesita { colditz-price } para poner el pie { $to-in }.
        }
        [r43] { $man } necesita { colditz-price } para llegar hasta { $guard }.
        [r51] { $man } necesita { colditz-price } para la carrera.
       *[other] { $man } necesita { colditz-price } para llegar { $to-to }.
    }
colditz-refusal-NO_WAY_IN = { $man } salió de { -la-nevera }, y por { $to-the } no puede volver al patio. Entra por la casilla de pase del callejón.
colditz-refusal-GATE_SHUT = { $man } salió de { -la-nevera }, y { $gate-the } está cerrada para él. Entra por la casilla de pase del callejón.
colditz-refusal-KIT_NEEDED = { $man } no puede salir por { $to-the } mientras no tengas un { -kit-de-evasion }.
colditz-refusal-NOT_DECLARED = Nadie anunció que { $man } saldría por aquí.
colditz-refusal-BEFORE_THE_ROLL = Los intentos y los túneles se anuncian antes de la tirada. Espera a tu próximo turno.
colditz-refusal-ONE_PROMISE = La tirada de este turno ya está comprometida. A un intento solo se suman hombres antes de gastar { -puntos }.
colditz-refusal-NOT_IN_COURTYARD = { $rule ->
        [r53] { $man } no está en la superficie del patio, desde donde se entra en un túnel.
       *[other] { $man } no está en la superficie del patio, y solo se anuncia a los que están allí.
    }
colditz-refusal-NOT_AN_EXIT = Por { $exit } no se sale del patio. Nombra lo alto de un desnivel o la casilla de una puerta que lleve fuera.
colditz-refusal-ALREADY_DECLARED = { $man } ya está anunciado. Nombra a cada hombre una vez, con una sola salida.
colditz-refusal-NOT_IN_TUNNEL = { $man } no está en un túnel, y así solo se anuncia a los que están en uno.
colditz-refusal-PROMISED_FIRST = La tirada está comprometida, y { $man } aún puede dar un paso hacia lo anunciado. { -Los-puntos } que ninguno de los anunciados pueda usar quedan libres después.
colditz-refusal-ONE_WAY = Fuera del castillo cada paso debe acercar a { $man } a { -una-meta }, y { $to } no lo hace.
colditz-refusal-GUARDS_ONLY = { $to } es un puesto { -de-la-guarnicion }, cerrado a los prisioneros. Lleva a { $man } dando un rodeo.
colditz-refusal-MARCHED_ENOUGH = { $guard } ya ha dado sus { $limit } pasos por { -la-guarnicion } en este turno. El límite cesa mientras alguien intenta fugarse.
colditz-refusal-NOT_HIS_WAY = { $guard } solo puede salir del castillo por donde ha salido un hombre en fuga, por el mismo borde o la misma puerta.
colditz-refusal-AFTER_QUARRY = { $guard } persigue a { $man } y solo puede acercarse a él, por el camino que tomó.
colditz-refusal-NOT_HIS_QUARRY = { $guard } ha señalado a { $quarry } y fuera no arresta a nadie más.
colditz-refusal-RETURNING = { $man } ha salido de { -la-nevera } y vuelve andando al patio, así que no se le puede arrestar.
colditz-refusal-ALONG_TUNNEL = { $to } y la casilla anterior están sobre el mismo túnel. Crúzalo hacia una casilla de al lado; por la superficie nadie anda a lo largo de un túnel.
colditz-refusal-TUNNEL_CLOSED = { $to } es parte del { colditz-tunnel }, en el que ahora no se puede entrar. { $guard ->
        [none] Debe estar abierto y sin descubrir, y se entra por su primera casilla.
       *[other] Los guardias solo entran en un túnel si sobre él está la carta Túnel descubierto.
    }
colditz-refusal-OVER_TUNNEL = { $man } está encima de un túnel abierto, donde nadie puede permanecer.
colditz-refusal-TUNNEL_FIRST = Un túnel tiene prioridad: hay hombres camino de él, o uno se ha quedado solo dentro. Se mueven antes ellos, y de modo que aún lleguen; todo lo demás espera.
colditz-refusal-TUNNEL_IN_USE = El { colditz-tunnel } ya está abierto, o todavía hay alguien dentro.
colditz-refusal-TUNNEL_TOO_FAR = { $needed ->
        [0] Ningún camino libre lleva a estos hombres juntos al { colditz-tunnel }.
       *[other] Para entrar en el { colditz-tunnel } estos hombres necesitan { $needed } { -puntos }, y { colditz-points-left }.
    }
colditz-refusal-NOT_FOR_GUARDS = { $rule ->
        [r37] { $to } es la salida de { -la-nevera }. Los guardias no la pisan.
        [r25] { $to } es un { -escondite }. Los guardias nunca entran en los { -escondites }.
        [r35] { $to } es una casilla blanca de la zona de recuento. Los guardias no la pisan.
        [r53] { $to } es del túnel, y { $guard } no puede pisarlo desde donde está. Llega por el lado que permiten las reglas.
       *[other] { $to } está en una habitación. { $guard } solo puede entrar tras un hombre en fuga que haya salido de ella por una cuerda, o si está descubierto el túnel que empieza ahí.
    }
colditz-refusal-NOT_ARRESTABLE = { $rule ->
        [r53] { $man } está en un túnel. A los que están en túneles solo se les captura con Túnel descubierto.
       *[other] { $man } no está en la superficie del tablero, donde arrestan los guardias.
    }
colditz-refusal-SAFE_IN_APPEL = { $man } está en una casilla blanca. En la zona de recuento no se arresta a nadie; espera a que salga.
colditz-refusal-SAFE_IN_HIDEAWAY = { $man } está en un { -escondite }, donde no se le puede arrestar. Espera a que salga.
colditz-refusal-SAFE_IN_ROOM = { $man } está en una habitación donde ahora ningún guardia puede arrestarlo.
colditz-refusal-NO_EQUIPMENT_HELD = { $rule ->
        [r39] { colditz-who } no tienen { -equipo }, así que a { $man } no se le puede arrestar de vuelta de { -la-nevera }. Espera a que lo tengan, o a que se desvíe.
       *[other] { colditz-who } no tienen { -equipo }, así que a { $man } no se le puede arrestar en el patio ni en sus pasillos. Espera a que lo tengan, o a que salga de allí.
    }
colditz-refusal-NO_ARREST = { $rule ->
        [r39] A { $man } no se le puede arrestar ahora en su camino de vuelta. No se dice más: lo que tienen los { -oficiales } está oculto.
       *[other] A { $man } no se le puede arrestar ahora. No se dice más: lo que tienen los { -oficiales } está oculto.
    }
colditz-refusal-TOO_LITTLE_STOLEN = { $number ->
        [0] Hasta ahora no se ha sustraído ninguna carta de { -equipo }
        [one] Hasta ahora se ha sustraído una carta de { -equipo }
       *[other] Hasta ahora se han sustraído { $number } cartas de { -equipo }
    }; mientras no sean { $least } cartas, a { $man } no se le puede arrestar en el patio, salvo que su { -oficial } tenga un { -kit-de-evasion }.
colditz-refusal-GUARD_NOT_MOVED = { $rule ->
        [r34d] { $guard } ya estaba junto a { $man }, fuera del patio, antes de este turno. Solo arresta quien ha gastado un { -punto } en este turno.
       *[other] { $guard } ya estaba junto a { $man } antes de este turno. Solo arresta quien ha gastado un { -punto } en este turno.
    }
colditz-refusal-NO_SURRENDER = { $bar ->
        [forbidden] En esta mesa nadie puede entregarse.
        [night] De noche nadie puede entregarse. Espera al día.
        [zone] { $man } solo puede entregarse en el patio.
        [room] { $man } no puede salir del túnel para entregarse: el guardia está en una habitación donde ahora no puede arrestarlo.
        [moved] A { $man } no se lo ha llevado junto al guardia con { -puntos } de este turno.
       *[thrown] Ya se ha tirado el dado por { $man } en este turno. Podrá ofrecerse de nuevo en el próximo.
    }
colditz-refusal-COURTYARD_BLOCKED = Entre todos, tus guardias aíslan una parte del patio, una habitación o un { -escondite }, y tienen que quedar { -puntos } para abrirla. Al acabar el turno se debe poder llegar a todas partes.
colditz-refusal-GUARD_IN_THE_WAY = { $guard } está { $at-in }, donde ningún guardia puede acabar el turno: { colditz-no-stop }.
colditz-refusal-NOT_RETURNABLE = { $guard } no puede volver gratis al cuartel. Eso es solo para un guardia que bloquea y no puede apartarse con los { -puntos } que quedan.
colditz-refusal-NOT_IN_ROOM = { $man } no está en una habitación que muestre { $card-id ->
        [cutters] alicates
       *[other] { colditz-a-card }
    }. Los dos hombres deben estar en { colditz-room-pair }: juntos en una de las dos, o uno en cada una.
colditz-refusal-STACK_EMPTY = El montón de { $card-id ->
        [rope] cuerdas
        [cutters] alicates
        [key] llaves
        [pass] pases
       *[other] «{ $card }»
    } está vacío. { $by ->
        [claim] Tus hombres pueden quedarse donde están hasta que vuelva alguna carta.
       *[other] Tu carta se puede guardar hasta que vuelva alguna.
    }
colditz-refusal-ONE_BRIBE = Una sola carta «{ $card }» no compra { -equipo }: hacen falta dos.
colditz-refusal-NO_HIDEAWAY = Ninguno de tus hombres puede llegar ahora a un { -escondite } libre.
colditz-refusal-EQUIPMENT_LIMIT = Nadie puede tener más de { $limit } cartas de { -equipo }.
colditz-refusal-CLAIMS_MADE = { $limit ->
        [one] En un turno se puede reclamar { -equipo } una sola vez
       *[other] En un turno se puede reclamar { -equipo } { $limit } veces como mucho
    }, y ya lo has hecho.
colditz-refusal-KIT_HELD = Ya tienes un { -kit-de-evasion }, y más de uno no se puede tener.
colditz-refusal-TARGET_NEEDS_KIT = { $man } no puede entrar { $to-in } sin { -kit-de-evasion }: nadie lo espera allí.
colditz-refusal-NO_KIT_LEFT = No queda ningún { -kit-de-evasion }. Espera a que vuelva alguno.
colditz-refusal-KIT_INCOMPLETE = Para un { -kit-de-evasion } todavía te falta: { $missing }. Hace falta un hombre en una habitación que muestre cada parte, todos a la vez, o cartas de parte del kit.
colditz-refusal-CARD_NOT_NEEDED = «{ $card }» no aporta nada a esta reclamación.
colditz-refusal-KIT_STAYS = Un { -kit-de-evasion } no se cambia, ni se regala, ni se descarta.
colditz-refusal-CARD_NOT_HELD = { $rule ->
        [r28] No tienes { colditz-a-card }. { -Seguridad-inicial } juega de su propia mano.
        [r29] No tienes { colditz-a-card }. Una carta de canje solo se canjea por el tipo que indica.
        [r32] No tienes { colditz-a-card } para esta reclamación, o no tantas veces como la nombras.
        [r47] No tienes { colditz-a-card }, así que no se puede descartar.
        [r48] Quien debe dar { colditz-a-card } no tiene esa carta. Las cartas solo se ofrecen y se dan mientras se tienen.
        [r52] No tienes { colditz-a-card }. El coche solo se puede usar con esa carta.
        [r53] No tienes { colditz-a-card }. Un túnel se abre con su propia carta.
        [rglider] No tienes { colditz-a-card }. La torre pide la carta marcada de llave, y el despegue también la de cuerda.
        [rchapel-combo] No tienes { colditz-a-card }. Hacen falta las dos cartas, jugadas a la vez.
       *[other] No tienes { colditz-a-card }. Un { -oficial } juega de su propia mano.
    }
colditz-refusal-HAND_OVER_LIMIT = { $rule ->
        [r28] En la mano no se pueden guardar más de { $limit } cartas de seguridad.
       *[other] En una mano no se pueden guardar más de { $limit } cartas de oportunidad.
    }
colditz-refusal-WRONG_TIME = { $use ->
        [exchange] «{ $card }» no se juega: se canjea por { -equipo }.
        [tunnel] «{ $card }» no se juega: abre su túnel.
        [car] «{ $card }» no se juega: la usa un hombre que está junto al coche.
        [kit] «{ $card }» no se juega: cuenta al reclamar un kit.
        [hideaway] «{ $card }» es una respuesta, para cuando te vayan a quitar algo.
        [talisman] «{ $card }» es una respuesta, para cuando un guardia haya disparado a un hombre tuyo.
        [warning] «{ $card }» es una respuesta, para cuando se anuncie un recuento o un registro.
       *[intercept] «{ $card }» es una respuesta, para cuando un prisionero use una carta de esas.
    }
colditz-refusal-NO_SUCH_TARGET = { $rule ->
        [r26] «{ $card }» no se puede jugar así. Pide un hombre tuyo que esté en la superficie del tablero y una casilla libre de la habitación.
        [r29] «{ $card }» no se puede jugar así. Pide { -equipo } que haya en los montones: una carta o dos, según diga esta.
        [r37] «{ $card }» no se puede jugar así. Pide un hombre que esté en una celda.
        [r38] «{ $card }» no se puede jugar así. No pide nada más: es para todos.
        [r44] «{ $card }» no se puede jugar así. No pide nada más: la carta dice qué habitación es.
        [r46] «{ $card }» no se puede jugar así. Pide un guardia del tablero y un prisionero que esté fuera del castillo.
        [r49] «{ $card }» no se puede jugar así. No pide nada más: después se pregunta quién se esconde.
        [r53] «{ $card }» no se puede jugar así. Pide un túnel que esté abierto o tenga hombres dentro y aún no esté descubierto.
       *[other] «{ $card }» no se puede jugar así. { $card-id ->
            [sabotage] No pide nada más: lo que se entrega se elige después.
           *[other] Pide tantos guardias del tablero como la carta manda al cuartel.
        }
    }
colditz-refusal-APPEL_AFTER_DICE = En este turno ya se han tirado los dados, y un recuento va antes de cualquier tirada. Guarda «{ $card }» para tu próximo turno.
colditz-refusal-SEARCH_DECLARED = Tu tirada es para { -el-registro-general }, así que en este turno no se mueve ningún guardia.
colditz-refusal-BEFORE_GUARDS_MOVE = «{ $card }» se muestra después de la primera tirada de un turno, antes de que un guardia se haya movido, haya sido apostado o retirado, o haya arrestado a alguien. Guárdala para ese momento.
colditz-refusal-ONE_RAID = En un turno solo se muestra un registro o un recuento, y ya has mostrado el tuyo. Guarda «{ $card }» para otro.
colditz-refusal-WRONG_TURN = «{ $card }» no se juega aquí en el turno { -de-Seguridad }. Guárdala para el turno de un { -oficial }.
colditz-refusal-NOT_IN_CELL = { $man } no está en una celda.
colditz-refusal-NO_DOUBLE = { $man } sigue en su celda: no hay dobles con los que sacarlo, o ya se han usado. { $first ->
        [yes] Solo los dobles de la primera tirada del turno abren una celda.
       *[no] Cada tirada de dobles le abre la celda a un solo hombre.
    }
colditz-refusal-DOOR_BLOCKED = La casilla de salida está ocupada, así que { $man } no puede salir.
colditz-refusal-CONSENT_REFUSED = En este turno su { -oficial } se ha negado a que salga { $man }.
colditz-refusal-NOT_SERVED = { $man } aún no ha cumplido en la celda el tiempo necesario para salir.
colditz-refusal-JUST_RELEASED = { $man } ha salido de su celda en esta ronda y no se le puede arrestar en ella. Espera a la siguiente.
colditz-refusal-NO_CELL_FREE = Todas las celdas están ocupadas, y sin celda para { $man } no se le arresta.
colditz-refusal-PUSH_REFUSED = Ahí está { $man }, y en este turno su { -oficial } se ha negado a que lo aparten.
colditz-refusal-RETURN_FIRST = { $points ->
        [one] { $man } vuelve de { -la-nevera } y antes debe seguir su camino: le corresponde un { -punto } de esta tirada.
       *[other] { $man } vuelve de { -la-nevera } y antes debe seguir su camino: le corresponden { $points } { -puntos } de esta tirada.
    }
colditz-refusal-NOT_HOMEWARD = { $man } vuelve de { -la-nevera }: no puede alejarse del patio ni lo mueve ninguna carta.
colditz-refusal-OUT_OF_SIGHT = Desde donde está, { $guard } no ve a { $man }.
colditz-refusal-OFFICERS_ONLY = Los cambios son cosa de los { -oficiales }. { -Seguridad-inicial } no participa.
colditz-refusal-ELIMINATED = Tu { -nacion } está fuera de la partida, así que ya no participas en esto.
colditz-refusal-NOT_IN_SECURITY_TURN = En esta mesa no se cambia nada en el turno { -de-Seguridad }. Espera al turno de un { -oficial }.
colditz-refusal-WRONG_PHASE = Eso no cabe en esta fase del turno.
colditz-refusal-NOT_WITH_HIM = En estas fases solo cambia cartas el { -oficial } que tiene el turno.
colditz-refusal-CARD_LIMIT = En esta mesa nadie juega más de { $limit } cartas por turno.
colditz-refusal-EXCHANGE_BEFORE_ROLL = En esta mesa una carta de canje se canjea antes de tirar, en el turno de quien la tiene.
colditz-refusal-IN_MEETING = Los { -oficiales } están reunidos. Entretanto no se mueve nada ni se juegan cartas, y estas solo cambian de mano donde las reglas lo permiten.
colditz-refusal-NO_MEETING = Ahora no hay reunión de { -oficiales }, y no se puede pedir ninguna.
colditz-refusal-READY_ALREADY = Ya has dicho que estás listo. Espera a los demás.
colditz-refusal-MEETING_JUST_HELD = Los { -oficiales } acaban de reunirse. Antes de pedir otra reunión tiene que pasar algo.
colditz-refusal-MEETING_OF_OFFICERS = La reunión es de los { -oficiales }. { -Seguridad-inicial } espera fuera.
colditz-refusal-NO_SUCH_OFFER = No hay ninguna oferta abierta con el número { $number }. Las ofertas caducan al acabar el turno en que se hicieron; haz una nueva.
colditz-refusal-NOT_YOUR_OFFER = No te corresponde responder a la oferta { $number }. La acepta o rechaza quien la recibió, y la retira quien la hizo.
colditz-refusal-NO_SUCH_PARTNER = «{ $nation }» no es nadie con quien puedas cambiar.
colditz-refusal-NO_SUCH_CARD = «{ $card }» no es una carta que se cambie.
colditz-refusal-NOT_TRADED = { $what ->
        [equipment] En esta mesa el { -equipo } no cambia así de manos.
        [cross-kind] En esta mesa no se cambia { -equipo } por cartas de oportunidad, ni al revés.
       *[opportunity] En esta mesa las cartas de oportunidad no cambian así de manos.
    }
colditz-refusal-GIFT_LIMIT = { $limit ->
        [one] En el turno de un { -oficial } se puede regalar una sola carta de oportunidad
       *[other] En el turno de un { -oficial } se pueden regalar { $limit } cartas de oportunidad como mucho
    }, de él o a él.
colditz-refusal-ONLY_SURPLUS = Las cartas de oportunidad solo se regalan de una mano de más de { $limit } cartas, y solo las que sobran.
colditz-refusal-OFFERED_ALREADY = Ya has hecho esta oferta, y sigue abierta.
colditz-refusal-NO_ATTEMPT_LEFT = { $man } no puede correr: tu { -nacion } ya ha tenido su intento de A vida o muerte, o en esta partida no los hay.
colditz-refusal-NO_KIT = { $rule ->
        [r51] { $man } no puede correr: no tienes { -kit-de-evasion }.
       *[other] { $man } no puede subir a la torre: no tienes { -kit-de-evasion }.
    }
colditz-refusal-TUNNEL_SHUT = Desde que se abrió el { colditz-tunnel } ha llegado el turno { -de-Seguridad }: { $man } ya no puede bajar { $to-in }.
colditz-refusal-TUNNEL_UNMANNED = { $man } todavía no puede seguir hacia { $to }: el { colditz-tunnel } solo se puede usar cuando { $number ->
        [one] uno de tus hombres está en su primera casilla
       *[other] { $number } de tus hombres están en sus primeras casillas
    }.
colditz-refusal-TUNNEL_NOT_OPEN = El { colditz-tunnel } no está abierto, o ya está descubierto. Las dos cartas solo se juegan a la vez mientras está abierto.
colditz-refusal-NOT_PERMITTED = { $rule ->
        [r53] Quien abrió el { colditz-tunnel } no ha dejado a { $man } bajar { $to-in }.
       *[other] En la torre hay otro { -oficial }, que no ha invitado a { $man }.
    }
colditz-refusal-NO_GLIDER_LEFT = El { -planeador } ya ha volado las veces que podía, y { $man } se queda donde está.
colditz-refusal-NOT_AT_TOWER = { $man } no está ante la torre.
colditz-refusal-ONE_MAN_EACH = Ya hay un hombre tuyo en la torre, y { $man } no puede unirse. Cada { -oficial } manda a uno.
colditz-refusal-NOT_IN_TOWER = Ningún hombre tuyo está en la torre como anfitrión.
colditz-refusal-GUARDS_HAVE_MOVED = Las dos cartas se ponen nada más tirar, antes de que se mueva un guardia.
colditz-refusal-NOT_A_START = { $man } no está en el patio ni en sus habitaciones. A vida o muerte se empieza ahí, no en una celda, un túnel o fuera.
colditz-refusal-NO_WAY = { $man } no puede correr: desde donde está, ningún camino lleva { -a-la-meta } por la ruta fijada.
colditz-refusal-NOT_AT_CAR = { $man } no está junto al coche.
colditz-refusal-ROAD_BLOCKED = En el camino del coche, { $at-in }, hay un prisionero y no queda camino libre para rodearlo: { $man } no puede arrancar.

## Las reglas
##
## Conservan los números de las 55 reglas clásicas de 1973. Aquí se dice cómo las juega este motor.

colditz-clause-1 =
    El juego transcurre en el castillo de Colditz durante la Segunda Guerra Mundial, cuando estaban presos allí oficiales de varias naciones que intentaban salir. Un jugador vigila el castillo; los demás planean cómo fugarse de él.
    .title = El escenario

colditz-clause-2 =
    El juego publicado trae un folleto sobre la historia del castillo y las fugas que hubo en realidad. Merece la pena leerlo, pero para jugar no hace falta nada de él.
    .title = La historia real

colditz-clause-3 =
    Este juego se gana con planes y paciencia, y con un momento de audacia. Conoce las cartas: cada una rompe alguna regla. Lo que hace cada cual cabe en una frase; los dos mazos de los que se roba contienen estas:

    - Cartas de oportunidad (45), para los { -oficiales }: ocho de Ida rápida, cada una para una habitación; siete de canje (dos por cuerda, una por alicates, dos por llave, dos por pase); cinco Sobornos (tres por una carta de { -equipo }, dos por dos); cinco { -Salidas-de-celdas }; cuatro Partes del kit (dos de cada clase); tres Túneles; { -cinco-Escondites }; dos Chivatazos; dos Distracciones; y, de cada una de estas, una: Inspección, Sabotaje, Amuleto y Coche del comandante.
    - Cartas de seguridad (14): dos Recuentos; ocho Registros, cada uno de una habitación; y, de cada una de estas, una: Túnel descubierto, Tirar a matar, Llave localizada y Pase localizado.
    .title = Conocer las cartas

colditz-clause-4 =
    Un jugador es { -Seguridad } y manda a los guardias. Cada uno de los demás es el { -oficial } de { -una-nacion } y manda a sus prisioneros. Los { -oficiales } compiten entre sí: cada uno quiere más fugas que los otros. { -Seguridad-inicial } quiere impedirlas todas.
    .title = Quién juega qué

colditz-clause-5 =
    El primer { -oficial } que logra dos fugas gana en el acto. Si nadie lo ha conseguido cuando se acaba el tiempo, gana { -Seguridad }.

    El tiempo son dos horas y media, a razón de un minuto por turno: 75 rondas para dos jugadores, 50 para tres, 38 para cuatro, 30 para cinco y 25 para seis. La partida termina tras el turno { -de-Seguridad } de la última ronda. Antes de empezar se pueden acordar otros objetivos y límites.

    La partida también termina, y gana { -Seguridad }, en cuanto a { -ninguna-nacion } le queda un hombre en el tablero o en una celda.
    .title = Cómo se gana

colditz-clause-6 =
    En su turno, un { -oficial } tira los dados y mueve a sus hombres. Primero reúnen un { -kit-de-evasion } y { -equipo } en las habitaciones del patio; las cartas de oportunidad llegan con las tiradas afortunadas. Después se envía a los hombres fuera, por los tejados o a través de puertas, alambradas o túneles, hasta { -una-meta } más allá de los muros. No hace falta anunciar ninguna fuga.
    .title = Qué hacen los { -oficiales }

colditz-clause-7 =
    En su turno, { -Seguridad } tira los dados y mueve guardias, los aposta y los retira, roba y juega cartas de seguridad, y arresta prisioneros.
    .title = Qué hace { -Seguridad }

colditz-clause-8 =
    Los { -oficiales } pueden ayudarse: cambiar cartas, compartir un túnel, atraer a los guardias, ir de farol. Pueden hablar cuanto quieran. Pero cada cual mueve solo a sus hombres y paga con sus cartas, y una fuga cuenta para { -la-nacion } del hombre que se fugó.
    .title = Unir fuerzas

colditz-clause-9 =
    Un hombre que llega a { -una-meta }, t1 a t7, se ha fugado si su { -oficial } tiene un { -kit-de-evasion }: la fuga cuenta en el acto y su peón sale del tablero. { -Los-puntos } no tienen que ser exactos; se detiene en { -la-meta }, y lo que sobre de la tirada se puede usar para otros hombres.
    .title = Una fuga lograda

colditz-clause-10 =
    El castillo está dibujado con casillas en un solo nivel; el dibujo es nuestro. Tiene tres zonas: el patio interior con sus habitaciones; { -la-guarnicion }, que es todo lo demás que queda dentro de muros y alambradas, con tejados, terrazas y callejones; y, más allá, { -el-exterior }.

    - Habitaciones: dieciséis, todas en el patio. Ocho muestran { -equipo }: cuerdas en la capilla y el almacén, alicates en la enfermería y la cocina, llaves en las duchas y la consulta del dentista, pases en { -el-cuerpo-de-guardia } y { -los-dormitorios-de-ordenanzas }. Ocho muestran partes del { -kit-de-evasion }: el disfraz en el teatro y la lavandería, la brújula en los dormitorios de oficiales y los aseos, { -los-viveres } en { -la-paqueteria } y la cantina, { -los-documentos } en { -la-oficina } y la { -sala-de-visitas }.
    - Casillas blancas: la zona de recuento, donde se pasa lista. { -Casillas-negras }: puestos de guardia, cinco dentro y siete fuera. { -casillas-azules-escondites }, h1 a h9.
    - Casillas amarillas: los reflectores. Casillas de llave y de pase: las puertas k1 a k3 y p1 a p3; k1 y p1 salen del patio, p2 es la puerta principal, p3 da al parque.
    - Las cuerdas unen lo alto y el pie de un desnivel: uno de 30 pies pide una cuerda, uno de 60 pies, dos. La alambrada se corta entre dos casillas vecinas.
    - Casillas marrones: los túneles de la cantina, la capilla y el teatro. Un peón que está en un túnel está bajo la superficie; por encima puede andar otro.
    - Tres bloques de celdas: las interiores A, para ocho hombres, y las interiores B, para cuatro, ambas en el patio, y { -la-nevera }, para siete, en el callejón.
    - El coche del comandante, con una casilla delante y otra detrás, y { -las-siete-metas }.
    .title = El tablero

colditz-clause-11 =
    Para cada número de jugadores hay un diagrama de la zona de recuento con una fila de casillas blancas por { -nacion }. Los { -oficiales } eligen fila por orden de asiento, cualquiera que esté libre. { -La-nacion } forma en su fila al empezar, y de nuevo en cada recuento.
    .title = El diagrama del recuento

colditz-clause-12 =
    Hay dos dados, y siempre se tiran juntos. Todos ven todas las tiradas.
    .title = Los dados

colditz-clause-13 =
    Hay ocho prisioneros de { -cada-una-de-cinco-naciones } (americanos, británicos, holandeses, franceses y polacos) y dieciséis guardias. Cuántos participan depende del número de jugadores.
    .title = Los peones

colditz-clause-14 =
    Hay cinco mazos:

    - 5 { -kits-de-evasion }
    - 27 cartas de { -equipo }: 12 cuerdas, 5 alicates, 6 llaves, 4 pases
    - 45 cartas de oportunidad
    - 14 cartas de seguridad
    - 5 cartas A vida o muerte, de tres, cuatro, cinco, seis y siete tiradas

    A los hombres fugados o muertos no se les sustituye.
    .title = Los mazos

colditz-clause-15 =
    Se barajan las cartas de oportunidad, de seguridad y A vida o muerte, y se dejan boca abajo. El { -equipo } queda a la vista en cuatro montones, de modo que todos ven cuánto queda. Nadie empieza con cartas.
    .title = Disponer las cartas

colditz-clause-16 =
    Los jugadores acuerdan quién es { -Seguridad }. Los { -oficiales } eligen { -nacion } por orden de asiento, cualquiera que esté libre; el asiento 1 está a la izquierda { -de-Seguridad }.
    .title = { -Las-naciones }

colditz-clause-17 =
    El número de hombres depende del de jugadores, contando { -a-Seguridad }:

    - dos jugadores: 6 guardias, 8 prisioneros
    - tres jugadores: 12 guardias, 7 prisioneros por { -nacion }
    - cuatro jugadores: 14 guardias, 6 prisioneros por { -nacion }
    - cinco jugadores: 15 guardias, 5 prisioneros por { -nacion }
    - seis jugadores: 16 guardias, 4 prisioneros por { -nacion }
    .title = Cuántos hombres

colditz-clause-18 =
    Los prisioneros forman en sus filas. Después, { -Seguridad } coloca guardias en { -casillas-negras }: en el patio, exactamente uno por { -nacion }; fuera de él, dos como mínimo y siete como máximo. Puede cambiar de idea hasta que confirme. Los demás guardias son su reserva, en el cuartel.
    .title = Los primeros guardias

colditz-clause-19 =
    Empieza el { -oficial } que está a la izquierda { -de-Seguridad }. Los demás siguen por orden de asiento, y { -Seguridad } juega en último lugar; eso es una ronda.

    En su turno, un jugador tira los dados una vez y obtiene { -puntos }. Un { -punto } mueve un peón un paso, a una casilla vecina en cualquier dirección. Antes y después de la tirada también puede hacer lo que no cuesta { -puntos }: reclamar { -equipo } o un kit, jugar y descartar cartas, arrancar el coche o correr a vida o muerte. Él mismo da por terminado el turno, después de la tirada.

    A veces alguien tiene que decidir en el turno de otro: dónde se encierra a un arrestado, qué carta se pierde, si se juega una carta en respuesta. La partida lo espera a él y a nada más.
    .title = Turnos y rondas

colditz-clause-20 =
    Después de unos dobles puedes tirar una vez más y sumar el resultado; unos segundos dobles ya no dan nada. { -Los-puntos } se suman antes de mover. Cada una de las tiradas que concede una carta, para el coche, para correr a vida o muerte o para un disparo, puede tener del mismo modo una tirada extra.
    .title = Dobles

colditz-clause-21 =
    Gasta los { -puntos } en tus propios hombres y en cualquier orden, todos en uno o repartidos, volviendo al mismo hombre cuantas veces quieras. Cada paso cuesta un { -punto }, ya sea a una casilla vecina, por una cuerda, a través de la alambrada, o para entrar en un túnel y recorrerlo.
    .title = Gastar { -puntos }

colditz-clause-22 =
    Si la primera tirada de tu movimiento es 3, 7 u 11, puedes robar una carta antes de mover: un { -oficial }, una de oportunidad; { -Seguridad }, una de seguridad. Una tirada extra nunca da carta. La primera tirada para el coche o para un disparo da carta del mismo modo si es la primera del turno. Como mucho se roba una carta por turno, y no es obligatorio tomarla. La tirada sigue contando para sus { -puntos }.
    .title = Robar una carta

colditz-clause-23 =
    En una casilla cabe un peón, y nadie atraviesa a otro ni le pasa por encima: hay que rodearlo por casillas libres. Excepciones:

    - un guardia que arresta, o un hombre que se entrega, pasa a la casilla del otro
    - en { -una-meta } cabe cualquier número de hombres
    - los túneles y la superficie que tienen encima son sitios distintos
    - los guardias dejan paso al coche y al hombre que vuelve de { -la-nevera }; a quien corre a vida o muerte no lo frena nadie
    .title = Uno por casilla

colditz-clause-24 =
    No es obligatorio usar los { -puntos }. Los que sobran al acabar el turno se pierden. Solo hay que seguir moviendo a un hombre que no puede detenerse donde está.
    .title = { -Puntos } sin usar

colditz-clause-25 =
    Cualquier prisionero puede entrar en { -un-escondite-casillas-azules } y quedarse. Allí no se le puede arrestar, no tiene que acudir al recuento y no lo encuentran los registros. Los guardias nunca entran en los { -escondites }.
    .title = { -Escondites }

colditz-clause-26 =
    Ir directamente es ir sin dados, sin { -puntos } y sin { -equipo }.

    Una Ida rápida lleva directamente a un hombre tuyo a cualquier casilla libre de su habitación, desde cualquier punto de la superficie del tablero, { -incluido-el-exterior }, pero no desde una celda ni desde un túnel. Si estaba en fuga, su intento ha acabado.
    .title = Ir directamente

colditz-clause-27 =
    Las cartas de oportunidad se juegan en tu turno, en cualquier momento y en cualquier número, o se guardan en secreto. Puedes terminar tu turno con tres como máximo: si tienes más, juega, descarta, cambia o regala lo que sobre. Nadie puede recibir una carta que sería la cuarta. Las cartas jugadas van al fondo del mazo. Algunas son respuestas, que se juegan fuera del propio turno.
    .title = Cartas de oportunidad

colditz-clause-28 =
    { -Seguridad-inicial } roba y guarda cartas de seguridad del mismo modo, tres como máximo al terminar su turno. Puede jugarlas o descartarlas, no regalarlas.
    .title = Cartas de seguridad

colditz-clause-29 =
    Para reclamar una carta de { -equipo } necesitas dos hombres en habitaciones que la muestren: los dos en una de las dos habitaciones, o uno en cada una. Reclama en cualquier momento de tu turno; no cuesta { -puntos }. Toma la carta de su montón, y pon a los dos hombres directamente en casillas blancas libres de tu elección. Puedes reclamar más de una vez por turno. Mientras un montón esté vacío, no hay nada de ese tipo.

    Una carta de canje se canjea por el { -equipo } que indica en cualquier momento, en tu turno o en el de otro, cuando no hay una decisión pendiente; también mientras respondes con un Chivatazo. Un Soborno, en tu turno, te da una o dos cartas de { -equipo } de los montones, a tu elección.

    El { -equipo } se gasta donde el paso de un hombre lo requiere. Una cuerda lo baja o sube por un desnivel de 30 pies; dos cuerdas, por uno de 60; los alicates le abren la alambrada.
    .title = Conseguir y usar { -equipo }

colditz-clause-30 =
    El { -equipo } es del { -oficial }, no de los hombres que lo reclamaron. Mientras tenga alguno, se puede arrestar a todos los hombres que tenga en el patio. No hay límite al { -equipo } que puede tener.
    .title = Quién tiene el { -equipo }

colditz-clause-31 =
    Una fuga solo cuenta si el { -oficial } tiene un { -kit-de-evasion } cuando su hombre alcanza { -la-meta }. Sin él, el hombre espera en { -la-meta }, donde se le puede arrestar o disparar; también puede irse de allí. En cuanto su { -oficial } reclama un kit, se ha fugado. Un kit tiene cuatro partes: disfraz, brújula, { -viveres } y { -documentos }. Un { -oficial } tiene uno como máximo.
    .title = El { -kit-de-evasion }

colditz-clause-32 =
    Reclama el kit en cualquier momento de tu turno, sin coste, cuando estén las cuatro partes a la vez. Una parte está si un hombre tuyo se halla en una habitación que la muestra, o si usas una carta de parte del kit: una clase vale por disfraz y { -documentos }, la otra, por brújula y { -viveres }. Se pueden combinar habitaciones y cartas. Las cartas usadas van al fondo del mazo; una que no aporte nada no se usa.
    .title = Reclamar el kit

colditz-clause-33 =
    El { -oficial } conserva el kit toda la partida. Vale para todas sus fugas, y ni se gasta, ni se cambia, ni se descarta, ni se confisca. Los hombres que estaban en las habitaciones se quedan donde están.
    .title = El kit se conserva

colditz-clause-34 =
    { -Seguridad-inicial } mueve a sus guardias con los { -puntos } de su tirada, como los { -oficiales } a sus hombres. Además puede apostar, retirar y arrestar.

    Un arrestado va directamente a una celda con sitio, a elección { -de-Seguridad }. Si todas están llenas, va a una casilla blanca libre, a elección de su { -oficial }. El guardia que lo arrestó va directamente al cuartel. Un guardia que ha ido al cuartel, en el turno de quien sea, no se puede apostar de nuevo hasta que acabe el turno { -de-Seguridad }.
    .title = Qué hacen los guardias

colditz-clause-34a =
    Un guardia de la reserva se aposta en { -una-casilla-negra } libre por un { -punto }. { -Seguridad-inicial } puede apostar tantos como permitan los { -puntos } y { -las-casillas-negras } libres, hasta agotar la reserva. Hay que apostarlos a todos antes del primer arresto que haga un guardia en el turno. Un guardia recién apostado puede seguir andando con más { -puntos }.
    .title = Apostar guardias

colditz-clause-34b =
    Un guardia que está en { -una-casilla-negra } se retira al cuartel por un { -punto }. En ese turno no se le puede apostar de nuevo.
    .title = Retirar guardias

colditz-clause-34c =
    En el patio, un guardia arresta a un hombre pasando a su casilla, lo que cuesta un { -punto }, si el { -oficial } de ese hombre tiene al menos una carta de { -equipo }. Un guardia no arresta a nadie en una habitación, en un { -escondite }, en un túnel ni en una casilla blanca. No se pierde { -equipo }.
    .title = Arresto en el patio

colditz-clause-34d =
    Fuera del patio, un guardia arresta del mismo modo, tenga o no { -equipo } el { -oficial } del hombre. El { -oficial } pierde una carta de { -equipo }, a su elección, si tiene alguna; vuelve a su montón.
    .title = Arresto fuera del patio

colditz-clause-34e =
    { -Seguridad-inicial } puede hacer varios arrestos en un turno, pero cada guardia, solo uno, puesto que el arresto lo lleva al cuartel.
    .title = Un arresto por guardia

colditz-clause-34f =
    Algunos arrestos no requieren el paso de un guardia: un registro (regla 44), un túnel descubierto (regla 53), una llave o un pase localizados (regla 49). No se limitan a uno por guardia, y ni un registro ni una llave o un pase localizados impiden seguir apostando guardias.
    .title = Arrestos con cartas

colditz-clause-35 =
    En las casillas blancas de la zona de recuento no se arresta a nadie, y los guardias no entran en ella.
    .title = A salvo en la zona de recuento

colditz-clause-36 =
    Los prisioneros pueden detenerse en { -casillas-negras }. Se les puede arrestar en ellas como en cualquier otro sitio de la misma zona. Mientras haya alguien en { -una-casilla-negra }, no se puede apostar allí a un guardia.
    .title = Prisioneros en { -casillas-negras }

colditz-clause-37 =
    Un hombre que está en una celda no hace nada hasta que sale:

    - Si la primera tirada de tu movimiento son dobles, puedes sacar a un hombre tuyo por uno de sus { -puntos }. Unos dobles en una tirada extra no sacan a nadie.
    - La carta { -Salida-de-celdas } saca a un hombre tuyo sin coste.

    Aparece en la casilla de salida de las celdas. Si está ocupada, aparece en la casilla libre más cercana de la misma zona en la que pueda detenerse; entre las igual de cercanas elige su { -oficial }. Puede andar, y ser arrestado, de inmediato. Los guardias pueden cruzar la casilla de salida, pero no acabar el turno en ella.
    .title = Salir de las celdas

colditz-clause-38 =
    { -Seguridad-inicial } juega una carta de recuento antes de cualquier tirada de su turno. Todo { -oficial } con hombres en el tablero puede responder con un Chivatazo. Después, todos los prisioneros van directamente a su fila de la zona de recuento, incluidos los que están en { -la-guarnicion } y los que ya están en casillas blancas; cada { -oficial }, por orden de asiento, dice quién se pone en cada sitio. Están exentos los hombres que se hallan en celdas, { -escondites } y túneles, y los que están en { -el-exterior }. Acudir no es voluntario. Quien estaba en fuga en { -la-guarnicion } deja de estarlo.
    .title = Recuento

colditz-clause-39 =
    Un hombre que sale de { -la-nevera } va de regreso. Anda hasta la casilla de pase p1 y entra por ella en el patio sin pase; todas las demás puertas están cerradas para él. Los guardias que encuentra en su camino se apartan una casilla, adonde { -Seguridad } elija; a un guardia que no tiene sitio se le pasa por encima.

    Mientras va de regreso no se le puede arrestar. Eso acaba cuando está en el patio, da un paso que lo aleja de él, paga con { -equipo }, o termina un turno de su propio { -oficial }, incluido el de su salida, sin haberse acercado. Desde entonces es un fugitivo como cualquier otro: puede escapar y pueden arrestarlo.
    .title = El regreso de { -la-nevera }

colditz-clause-40 =
    Un hombre que ha bajado por una cuerda o atravesado la alambrada y quiere volver por el mismo camino paga otra vez, aunque sea en el mismo turno: cada pago vale para un sentido.
    .title = Volver atrás

colditz-clause-41 =
    Las casillas de llave y de pase no se pueden evitar. Un hombre paga la llave o el pase con el paso que lo lleva a la puerta, y con eso ha salido ya del patio, si la puerta sale de él. Dejar la puerta es gratis, hacia cualquiera de los dos lados, también en un turno posterior; volver a entrar en ella cuesta otra vez. Los guardias pasan libremente por las puertas, pero no pueden acabar el turno en ellas, salvo en { -casillas-negras }.
    .title = Llaves y pases

colditz-clause-42 =
    Ningún prisionero se detiene en una casilla iluminada. Solo puede entrar en la luz si puede salir de ella con los { -puntos }, las cartas y las casillas libres que hay; hasta que esté fuera, nadie más se mueve y no se hace nada más. Lo mismo vale para toda casilla donde un peón no puede detenerse. A los guardias la luz no los molesta.
    .title = Reflectores

colditz-clause-43 =
    En tu turno, un hombre puede entregarse pasando a la casilla de un guardia, por un { -punto } y el { -equipo } que pida el paso. Queda arrestado, aunque no tengas { -equipo }, y el guardia va al cuartel. No se puede hacer con un guardia que esté en una habitación. Dentro del patio no se pierde nada; fuera, una carta de { -equipo }.
    .title = Entregarse

colditz-clause-44 =
    Los guardias no entran en las habitaciones, con dos excepciones: la habitación de la que salió por una cuerda un hombre en fuga (regla 46) y aquella en la que empieza un túnel descubierto (regla 53). Pueden cruzar otra habitación si no hay más camino hasta ella. Quien al acabar el turno ya no tenga un motivo así va al cuartel.

    Una carta de registro no necesita guardias. { -Seguridad-inicial } la juega en su turno, antes o después de la tirada. Los { -oficiales } con hombres en la habitación pueden responder con un Chivatazo. Después, todos los hombres de la habitación cuyo { -oficial } tiene { -equipo } van a una celda. El { -oficial } pierde una carta de { -equipo } por cada hombre, mientras le queden, y elige cuáles.
    .title = Habitaciones y registros

colditz-clause-45 =
    En el patio los guardias pueden estorbar, pero no encerrar. Ningún guardia acaba el turno { -de-Seguridad } en la entrada de una habitación o de un { -escondite } ni en una casilla de un paso estrecho, aunque persiga a alguien; ni, en ninguna parte, en una casilla de llave o de pase, en la salida de unas celdas o sobre un túnel. En { -las-casillas-negras } se puede siempre. Por las demás puede pasar si puede salir de ellas con los { -puntos } que quedan.

    Y entre todos, los guardias no pueden dejar aislada ninguna habitación, ningún { -escondite } ni ninguna otra parte del patio. Si los { -puntos } que quedan no bastan para arreglarlo, { -Seguridad } manda al cuartel, sin coste, a un guardia de los que bloquean.
    .title = No bloquear

colditz-clause-46 =
    Los guardias pasan por las puertas a voluntad, también { -al-exterior }. Por un desnivel o una alambrada, un guardia solo puede seguir a un hombre en fuga: por la abertura que usó, en el mismo sentido, sin coste. Un guardia que ha pasado así por una abertura, o ha salido por una puerta mientras había alguien en fuga, persigue a ese hombre. Va directamente al cuartel, desde una habitación, un paso estrecho del patio o { -el-exterior }, cuando el hombre se ha fugado, ha sido arrestado o abatido, o ha vuelto al patio; a no ser que otro hombre en fuga haya usado la misma abertura, y entonces lo persigue a él.

    Tirar a matar se juega en el turno { -de-Seguridad }, antes o después de la tirada de movimiento. { -Seguridad-inicial } nombra un guardia del tablero y un prisionero que esté en { -el-exterior } y hace una tirada aparte, con tirada extra si saca dobles. El alcance es el doble del total. La distancia es el menor número de casillas entre ambos, por desniveles, alambradas, puertas y habitaciones, no por túneles; ni los peones ni los muros importan. Si el alcance llega a la distancia, el hombre muere. El guardia va al cuartel, acierte o falle.
    .title = Persecución y disparos

colditz-clause-47 =
    Las cartas se roban, se juegan y se descartan en el propio turno, salvo las respuestas. Las usadas, descartadas y confiscadas van al fondo de su mazo, el { -equipo } a su montón, y nada se usa dos veces. También puedes descartar { -equipo }; por ejemplo, para que no te arresten por él en el patio.
    .title = Cartas usadas

colditz-clause-48 =
    Los { -oficiales } cambian cartas de { -equipo } y de oportunidad en cualquier momento, incluido el turno { -de-Seguridad }: cualesquiera por cualesquiera, o a cambio de nada. Uno hace una oferta a otro, que la acepta o la rechaza; mientras tanto se puede retirar. Las ofertas caducan al acabar el turno.

    No se cambia nada mientras hay una decisión pendiente, como entre un arresto y la pérdida de una carta, ni mientras un hombre está donde no puede detenerse. Un cambio no puede dejar a nadie con más de tres cartas de oportunidad. { -Seguridad-inicial } no ve lo que se ofrece ni lo que se cambia.
    .title = Cambios

colditz-clause-49 =
    Estas cartas son respuestas, que se juegan fuera del propio turno:

    - Llave localizada, Pase localizado: cuando un { -oficial } paga una llave o un pase por un paso. El hombre va a una celda, se pierde la carta pagada y nada más, el paso no se da y su { -punto } no se gasta.
    - Chivatazo: cuando se juega un recuento o un registro. Quien lo tiene manda hombres directamente a casillas libres de los { -escondites }: ante un recuento, los que quiera de la superficie del tablero; ante un registro, los que estén en la habitación. Cada hombre paga el { -equipo } que pediría el camino a pie.
    - Amuleto: cuando se ha hecho la tirada de un disparo. El alcance es la tirada, no el doble.
    - { -carta-Escondite }: cuando se iba a perder una carta de { -equipo } por un arresto o un registro, en el turno de quien sea. Un { -carta-Escondite } salva una carta.

    Cada vez se pregunta a todos los afectados, tengan o no la carta, de modo que la pregunta no le dice nada a nadie.
    .title = Respuestas fuera de turno

colditz-clause-50 =
    Una cuerda, un corte en la alambrada, una llave o un pase sirven { -a-toda-la-nacion } durante el resto del turno en que se pagan: cualquier número de sus hombres puede usar ese desnivel o esa alambrada en ese sentido, o esa puerta, hasta donde den los { -puntos } y las casillas libres. { -Las-demas-naciones } pagan lo suyo.
    .title = Una carta para { -toda-la-nacion }

colditz-clause-51 =
    Una vez en la partida, en cualquier momento de su turno, un { -oficial } con { -kit-de-evasion } puede hacer que un hombre corra a vida o muerte. Sale de cualquier punto de la superficie del patio, incluidas las habitaciones, pero no de una celda ni de un túnel. Se descubre la primera carta A vida o muerte; da de tres a siete tiradas, cada una con su tirada extra si salen dobles, y ya no hay vuelta atrás.

    El camino es el más corto desde su casilla por { -el-patio-de-la-guarnicion } y el sótano, bajando al foso, hasta { -la-meta } t5. No pide { -equipo }, nadie que esté en él lo detiene, y { -Seguridad } no puede hacer nada. Las tiradas no dan cartas ni sacan a nadie de las celdas. Si su total cubre el camino, se ha fugado. Si no, ha muerto, y su { -nacion } queda fuera de la partida con todos sus hombres y cartas. En cualquier caso el turno acaba tras la carrera, y los { -puntos } que quedaran se pierden.
    .title = A vida o muerte

colditz-clause-52 =
    Un hombre que está en la casilla de delante o en la de detrás del coche del comandante puede irse en él si su { -oficial } juega la carta Coche del comandante. Debe haber llegado allí con { -puntos } y { -equipo }, en este turno o antes. La carretera lleva por la puerta principal, sin pase, hasta { -la-meta } t4: 39 casillas desde delante, 44 desde detrás.

    Tiene seis tiradas, cada una con su tirada extra si salen dobles. Si el total cubre la carretera, está en { -la-meta }: fugado si hay kit, a la espera si no lo hay. Si no la cubre, va a una celda, y no se pierde nada. Los guardias que estén en la carretera se apartan. Mientras haya en ella un prisionero, el coche no puede arrancar. { -Los-puntos } no se suman a las tiradas; los que queden se pueden usar para otros hombres. Arrancar el coche antes de la tirada de movimiento la sustituye.
    .title = El coche del comandante

colditz-clause-53 =
    Apertura. Después de tu tirada, juega la carta de un túnel que esté cerrado y vacío y nombra a dos de tus hombres. { -Los-puntos } deben bastar para meter a los dos por su primera casilla, la que está en la habitación; mételos antes de hacer nada más. La carta queda a la vista y no cuenta en tu mano.

    Dentro. Hombres de cualquier { -nacion } pueden seguirlos por la primera casilla. Nadie adelanta a nadie. Se sale por cualquiera de los dos extremos. Los túneles de la cantina y del teatro acaban en { -la-guarnicion }; el de la capilla, más allá de la alambrada. A los hombres que están en un túnel no se les puede arrestar, y están exentos de recuentos y registros.

    Derrumbe. Al acabar cada turno, sea de quien sea, debe haber al menos dos hombres en un túnel abierto. Si no, se derrumba: la carta va al fondo del mazo, nadie puede entrar, y quien quede dentro tiene que salir andando, antes de que se muevan otros hombres de su { -nacion }. Cuando está vacío, queda cerrado y se puede volver a abrir con su carta.

    Descubrimiento. { -Seguridad-inicial } juega Túnel descubierto en su turno sobre un túnel abierto o con hombres dentro. La carta se queda hasta que el túnel esté cerrado. Los guardias pueden ahora entrar en la habitación donde empieza y pasar a sus casillas desde cualquiera contigua, también encima de un hombre, y esperar allí. Los que están dentro pueden salir; nadie puede entrar. En cuanto hay dos guardias en casillas suyas, todos los hombres de dentro van a una celda, sin perder { -equipo }, los guardias que están sobre él y en su habitación van al cuartel, y el túnel queda cerrado. Si se vacía antes, a guardias y cartas les pasa lo mismo.

    Encima. Por la superficie, los peones pueden cruzar un túnel, también por encima de alguien, pero ni detenerse sobre él ni andar a lo largo de él.
    .title = Túneles

colditz-clause-54 =
    El { -oficial } que juega Distracción manda directamente al cuartel a un guardia de su elección; con Inspección manda a dos, o a uno si no hay más en el tablero. No se les puede apostar de nuevo hasta que acabe el turno { -de-Seguridad }.

    Sabotaje hace que { -Seguridad } descarte dos cartas de su mano, a su elección, y robe una. Si tiene menos de dos, descarta lo que tenga y no roba. Un Túnel descubierto que esté en la mesa está a salvo.
    .title = Distracción, Inspección, Sabotaje

colditz-clause-55 =
    En una mesa con tablero, { -Seguridad } mantiene el orden y puede encerrar a un hombre al que se ha movido contra las reglas. Aquí lo hace el árbitro: lo que las reglas no permiten no se lleva a cabo, y a nadie se le castiga por intentarlo.
    .title = El árbitro

colditz-clause-phases =
    Donde las fases del turno son fijas, un { -oficial } cambia primero cartas de oportunidad y después { -equipo }, con quien quiera, y en ningún otro momento se cambia nada. Siguen lo que se puede hacer antes de tirar, la tirada con su carta y, por último, sus movimientos, reclamaciones y cartas. Donde cada tirada se gasta antes de la siguiente, unos dobles dan otra tirada solo cuando sus { -puntos } se han usado; los que sobran se pierden.
    .title = Las fases fijas del turno

colditz-clause-day-night =
    La partida dura un número de días, cada uno seguido de su noche, contados en rondas; el día y la noche cambian cuando { -Seguridad } ha terminado su turno. De noche, mientras no haya ningún intento en marcha, los guardias solo mueven con un dado, el más alto salvo que se acuerde otra cosa; para cartas y dobles siguen contando los dos.
    .title = Día y noche

colditz-clause-meeting =
    Los { -oficiales } pueden conferenciar sin { -Seguridad }: cuando uno de ellos lo pide, o entre cada día y su noche, según lo acordado. Hablan, y solo cambian cartas donde está permitido; nada se mueve y no se juegan cartas. La reunión acaba cuando todos están listos o se agota el tiempo, y no cuesta turno.
    .title = Reuniones secretas

colditz-clause-general-search =
    Donde acudir al recuento es decisión de los { -oficiales }, cada uno, por orden de asiento, dice quiénes de los suyos acuden; los que están en casillas blancas ya están allí. Por los exentos no se pregunta. Quien falta se arriesga a { -un-registro-general }: todo ausente que no esté de un guardia más lejos que la tirada va a una celda, tenga o no { -equipo } su { -oficial }. Los pasos se cuentan por el suelo, a través de habitaciones y puertas, sin atender a los peones, pero no a través de { -escondites }; los guardias del cuartel no encuentran a nadie, y ningún guardia se mueve para ello.

    Según la edición, el registro sustituye al movimiento, lo precede con la misma tirada o tiene después una tirada propia. En los dos primeros casos { -Seguridad } lo declara, antes o después de la tirada, y solo si alguien ha faltado. El registro en lugar del movimiento se hace cuando { -Seguridad } lo dice; hasta entonces puede jugar cartas, y después el turno ha terminado.
    .title = { -El-registro-general }

colditz-clause-out-of-turn =
    Con algunas reglas { -Seguridad } puede registrar fuera de su turno. Cuando un { -oficial } ha terminado el suyo se puede jugar un registro o un recuento; entonces quizá solo se pueda arrestar a hombres de { -una-nacion }, o de la mitad de { -las-naciones }, y { -Seguridad } dice de cuáles. Cuando se reclama { -equipo } en las habitaciones se puede jugar el registro de una de ellas: se pierde la reclamación y también el resto del turno, llegue o no el guardia, y solo se puede arrestar a los hombres que reclaman. Al final de un turno interrumpido así no sigue ninguna otra carta.
    .title = Redadas en el turno de un { -oficial }

colditz-clause-markers =
    Donde se usan marcadores, quien paga por un descenso o por un corte en la alambrada pone allí su marcador, en el lado del que venía. La abertura es { -de-la-ultima-nacion } que pagó: sus hombres siguen el mismo camino sin pagar, mientras lo digan las reglas sobre compartir, y los hombres de un dueño anterior que aún no han pasado tienen que pagar de nuevo. El marcador se retira cuando ya no está en fuga ningún hombre de su dueño que la haya usado.

    Donde los guardias pueden quitar marcadores, puede hacerlo sin coste un guardia que en este turno ha entrado en la casilla del marcador o ha pasado por la alambrada junto a él. La abertura queda entonces cerrada para los prisioneros y para los demás guardias, y los que estaban en la habitación solo por ella vuelven al cuartel. Él mismo aún puede pasar en este turno; si lo termina en la habitación, vuelve al cuartel.
    .title = Marcadores en las aberturas

colditz-clause-body-search =
    Donde al arresto sigue un cacheo, el { -oficial } y { -Seguridad } tiran un dado cada uno. Con el dado más alto el { -oficial } lo conserva todo; si no, pierde una carta de { -equipo } al azar. El empate favorece { -a-Seguridad }, salvo que se acuerde otra cosa.

    Donde se juegan los kits, un { -oficial } sin { -equipo } a quien le arrestan un hombre fuera del patio o en un túnel tira del mismo modo por su kit. En Fuga 3.0 el empate lo favorece de día, y { -a-Seguridad } de noche. Un kit perdido vuelve a la reserva y se puede reclamar otra vez. Las cartas que evitan la pérdida se juegan después de ver los dados.
    .title = El cacheo

colditz-clause-attempts =
    Donde los intentos se anuncian, nadie sale del patio interior por la superficie si antes de la tirada no se le nombró, con el desnivel o la puerta que usará. De noche se pueden nombrar después de la tirada y su carta, mientras queden { -puntos }. Donde hace falta un kit, su { -oficial } debe tenerlo. De día se anuncia del mismo modo la salida por el fondo de un túnel; la boca está siempre abierta.

    La tirada, con las que siguen a unos dobles, queda entonces comprometida. Hasta que hayan salido todos los nombrados solo se dan pasos que acerquen a uno de ellos a su salida, mientras haya uno; los { -puntos } que ninguno pueda usar son libres, y también lo que sobre cuando estén todos fuera. Lo mismo vale para una carta de túnel mostrada antes de tirar, hasta que hayan entrado dos hombres del { -oficial }: puede ir cualquiera de los suyos, dos como mucho hasta que ambos estén dentro. Si no entran dos, la carta se pierde y quien esté dentro sale a la habitación. Un compromiso por turno.

    Un intento está en marcha desde el anuncio, mientras el hombre está fuera del patio, y de día mientras está en la última casilla de un túnel abierto. Mientras haya uno, caen los límites a los pasos y dados de los guardias. Un anuncio fallido caduca al final del turno { -de-Seguridad }, o del propio { -oficial }, según se acuerde.
    .title = Intentos anunciados

colditz-clause-pursuit =
    Según algunas reglas, mientras no haya un intento en marcha, los guardias solo dan cierto número de pasos en { -la-guarnicion }, contando juntas todas las tiradas del turno; apostar y retirar no son pasos.

    Un guardia del patio persigue por las habitaciones en la ronda de la huida, o mientras el hombre esté en una terraza, y no en un turno con registro o recuento: un guardia por hombre, cada paso por el camino más corto hacia su abertura. En ese camino puede pasar por encima de otros prisioneros, sin detenerse en ellos. Al final del turno nadie se queda en una habitación. Pasada la abertura va adonde quiera.

    Los guardias salen del castillo solo por el mismo paso o puerta por donde salió un hombre que ahora está fuera. Allí el guardia señala a uno. Desde entonces se acerca a él o se queda quieto, pasa por encima de los demás y no arresta a nadie más, y va al cuartel cuando ese hombre ya no está. También un prisionero de fuera solo sigue adelante: cada paso lo acerca a { -una-meta }, y ninguna carta lo trae de vuelta.
    .title = Persecución limitada

colditz-clause-fence-gate =
    Con este módulo hay una casilla de llave en la alambrada sobre el túnel de la capilla. Los prisioneros necesitan una llave. Los guardias la cruzan; donde solo siguen a fugitivos, tras un hombre que salió de ese túnel más allá de la alambrada.
    .title = La puerta en la alambrada

colditz-clause-replacement =
    { -Una-nacion } a la que una fuga o un disparo deja con demasiado pocos hombres recibe otros nuevos, en las mesas y hasta el número acordados. Cuentan los hombres del tablero y los de las celdas. El { -oficial } pone cada hombre nuevo al momento en una casilla blanca libre, la que quiera, y puede usarlo en el mismo turno. Nunca hay más de ocho peones de un color en juego o fugados.
    .title = Hombres nuevos por los que ya no están

colditz-clause-multi-escape =
    Con este módulo, quien pagó una cuerda, una llave o unos alicates para un solo hombre puede permitir, al acabar su turno, que un { -oficial } que juega después en la ronda mande a un hombre por la misma salida sin pagar. Ese hombre sigue necesitando el kit y el anuncio donde se pidan. Cada tipo se comparte una vez por ronda, entre { -todas-las-naciones }; un desnivel de 60 pies no se comparte. El permiso termina con el turno { -de-Seguridad }.
    .title = Fugas múltiples

colditz-clause-glider =
    Con el { -planeador }, una carta de canje por cuerda lleva la marca de un aeroplano y una por llave la de una puerta secreta; se pueden canjear igualmente. Quien tiene un kit y la puerta secreta puede mandar a un hombre desde el fondo de la capilla a la torre norte, por un { -punto }. Invita a un { -oficial } que juegue más tarde en la ronda, o a nadie si tiene las dos cartas. El invitado también necesita un kit y lleva a un hombre. En la torre nadie puede ser arrestado, registrado ni contado.

    Se despega cuando entra el invitado, si uno de los dos tiene el aeroplano, o cuando quiere quien tiene las dos cartas. Las cartas marcadas se gastan, y la primera carta «A vida o muerte» dice cuántas veces se tiran los dados, sin dar cartas; después se baraja con las demás. { -Seguridad-inicial } puede disparar con Tirar a matar desde un guardia { -de-la-guarnicion } que vea el vuelo: una tirada menos, y el guardia vuelve al cuartel. Si el total alcanza, todos los de a bordo se han fugado; si no, cada uno queda arrestado como en { -la-guarnicion }. Si no se despega, al llegar el turno { -de-Seguridad } los hombres están otra vez ante la torre y conservan las cartas. El { -planeador } vuela una vez por partida.
    .title = El { -planeador }

colditz-clause-chapel-combo =
    Con este módulo, { -Seguridad } puede jugar a la vez Túnel descubierto y el Registro de la capilla, tras su tirada y antes de que se mueva un guardia, si el túnel de la capilla está abierto. En ese turno los guardias pueden ir desde el patio por la capilla al túnel, y pasar por encima de los prisioneros de la superficie sin detenerse en ellos. El Registro no tiene otro efecto. Al final del turno los guardias que queden en la capilla van al cuartel, y el paso se cierra de nuevo.
    .title = La combinación de la capilla

colditz-clause-notation =
    Cada acción se escribe de una sola manera. Los hombres llevan la letra de su { -nacion } y un número: a1 americano, b1 británico, d1 holandés, f1 francés, p1 polaco; los guardias son g1 a g16. Las casillas tienen nombres como yard-14 o chapel-2; chapel-2/tunnel es la misma casilla bajo la superficie.

    - nation british, row 2: preparación; place yard-51, take-back yard-51, confirm: los primeros guardias
    - roll: tirar los dados; reroll o stop después de unos dobles; take o decline ante una carta
    - step b3 yard-15: un paso; move b3 yard-14 yard-15: varios, uno tras otro
    - release b1: sacarlo de la celda con unos dobles; surrender b1 g4: b1 se entrega a g4
    - claim rope b1 b3: { -equipo }; claim-kit, o claim-kit kit_part_a: el kit, con las cartas que se nombran
    - play move_kitchen b1 kitchen-2, play diversion g7, play release b1, play bribe_one key, play sabotage: cartas de oportunidad
    - exchange rope: canjear la carta de canje por lo que indica
    - tunnel chapel b1 b2: abrir un túnel con dos hombres; car b1: irse en el coche; do-or-die b1: correr a vida o muerte
    - attempt b1 p1, attempt b1 p1 b2 office-1: anunciar hombres y salidas; mouth b1: anunciar a un hombre que saldrá de un túnel; tunnel chapel: mostrar una carta de túnel antes de la tirada
    - post yard-51, recall g3, arrest g3 b1, remove-marker g3, riot-squad: guardias; return g3: al cuartel, cuando no hay otro remedio
    - play appel, play search_kitchen, play tunnel_detected chapel, play shoot g3 b1: cartas de seguridad
    - discard rope: cualquier carta menos el kit; end: el turno ha acabado
    - offer dutch rope for key, offer dutch rope for nothing: una oferta; accept 2, refuse 2, withdraw 2: por su número
    - meet: pedir una reunión secreta de los { -oficiales }; en ella talk TEXTO, y ready al terminar; pass cierra una fase de cambios
    - cell inner-a, lose rope, confiscate rope, stand b1 appel-7, hide b1 h2-1, done, push garrison-4, door lane-9, pursue g3 b1, play hideaway, pass: respuestas a preguntas
    .title = Cómo se escriben las acciones

colditz-clause-views =
    Todos ven el tablero, todas las tiradas, todas las fugas, los montones de { -equipo }, quién tiene un { -kit-de-evasion }, quién tiene algo de { -equipo }, cuántas cartas de oportunidad y de seguridad tiene cada cual, y las cartas de túnel y de Túnel descubierto que hay en la mesa.

    Solo quien las tiene ve sus cartas de oportunidad o de seguridad y qué { -equipo } guarda. Las ofertas y los cambios los conocen los { -oficiales }, no { -Seguridad } ni los espectadores. El { -equipo } que se reclama, se usa o se pierde se enseña a todos. Nadie ve el orden de un mazo, y lo que ha ido al fondo no se vuelve a mirar.
    .title = Quién ve qué

## Por qué un bot juega lo que juega: lo que dice un consejo

colditz-reason-walk = Alguien tiene que moverse, y para { $man } este es el mejor paso.
colditz-reason-break = { $man } puede salir ahora del castillo, y tiene buenas posibilidades de escapar.
colditz-reason-approach = Para la fuga está todo; { $man } se acerca a la salida y espera mejores dados.
colditz-reason-feint = Alguien está listo para salir por otro lado; { $man } se deja ver en otra salida, para atraer allí a los guardias.
colditz-reason-lie-low = { $man } se detiene por el camino en un { -escondite }, donde no lo encuentra ni un guardia ni un recuento.
colditz-reason-run = { $man } está fuera: adelante hacia { -una-meta }, y lejos de los guardias.
colditz-reason-home = { $man } vuelve de { -la-nevera } y hasta llegar no puede hacer otra cosa.
colditz-reason-crawl = Por el túnel con { $man }: al final espera el momento propicio.
colditz-reason-mouth-of-tunnel = { $man } va a la boca del túnel: lo abren dos hombres, y la carta está en la mano.
colditz-reason-to-tower = { $man } va a la torre, pues las dos cartas del { -planeador } están en la mano.
colditz-reason-last-run = Desde allí la última carrera es la más corta, si { $man } tiene que hacerla.
colditz-reason-walk-kit = { $man } va adonde hay { colditz-part }; para el { -kit-de-evasion } hacen falta hombres en las habitaciones que muestran las cuatro partes.
colditz-reason-walk-equipment = { $man } va a una habitación que muestra «{ $card }»: dos hombres en habitaciones así consiguen esa carta.
colditz-reason-cover = Un guardia podría arrestar a { $man } donde está; a cubierto, no.
colditz-reason-promise = Lo que se anunció antes de la tirada hay que intentarlo, y le toca a { $man }.
colditz-reason-onward = { $man } sigue el camino que ha empezado.
colditz-reason-hunt = Desde allí { $man } puede arrestar a alguien en este mismo turno.
colditz-reason-search-room = Hay un registro sobre la mesa, y { $man } está bastante cerca para hacerlo.
colditz-reason-raid = El túnel está descubierto: { $man } va a por quien esté dentro.
colditz-reason-chase = Hay un hombre fuera, y { $man } puede acercársele más que los otros.
colditz-reason-patrol = No hay nadie a quien perseguir; desde allí { $man } llega pronto adonde alguien podría salir.
colditz-reason-cordon = Donde está { $man } no sale nadie: cierra un camino al campo abierto.
colditz-reason-pin = Desde allí { $man } tiene a su alcance a la mayoría de los hombres.
colditz-reason-roll = Primero los dados: sin { -puntos } nadie anda.
colditz-reason-reroll = Otra tirada da más { -puntos }.
colditz-reason-take = Una carta no cuesta nada y puede servir más tarde.
colditz-reason-pass = Aquí hay más que perder que ganar, así que no se hace nada.
colditz-reason-end = En este turno no queda nada útil que hacer.
colditz-reason-claim = Dos hombres están donde se consigue «{ $card }», y para salir hace falta.
colditz-reason-claim-kit = Están las cuatro partes, y sin { -kit-de-evasion } no se fuga nadie.
colditz-reason-release = Un hombre en una celda no sirve de nada: así sale.
colditz-reason-car = Para ir en coche está todo, y es la salida más rápida.
colditz-reason-tower = El hombre está junto a la torre, y es probable que el { -planeador } llegue.
colditz-reason-launch = Todos están a bordo; quien cae antes es arrestado, y no pierde nada más.
colditz-reason-do-or-die = Falta una fuga y el tiempo se acaba: ahora o nunca.
colditz-reason-tunnel = La carta está en la mano y los hombres están allí; por un túnel se sale sin ser visto.
colditz-reason-announce = Por esta salida es más probable que la tirada lo saque, y hay que decirlo antes.
colditz-reason-hide = En un { -escondite } no lo encuentra nadie.
colditz-reason-attend = Lo encontrarían casi seguro: mejor presentarse.
colditz-reason-enough = Más no serviría de nada.
colditz-reason-place = En el patio cada { -nacion } tiene su guardia, y cada puesto de fuera acorta una persecución.
colditz-reason-confirm = Los guardias están como piden las reglas, y algunos quedan en el cuartel para luego.
colditz-reason-take-back = Allí hay más guardias de los que las reglas permiten al empezar.
colditz-reason-post = Un guardia en el cuartel no arresta a nadie; en esa casilla puede.
colditz-reason-swoop = Un guardia puesto ahí alcanza a alguien en este mismo turno.
colditz-reason-arrest = De todos a los que se puede arrestar, es el que más cerca está de fugarse.
colditz-reason-remove-marker = Donde el paso se cierra de nuevo nadie sigue.
colditz-reason-return = Donde está no puede quedarse, o es el que menos falta hace.
colditz-reason-cell = En esas celdas da menos trabajo.
colditz-reason-declare-search = Faltan bastantes hombres para que valga la pena buscarlos.
colditz-reason-declare-move = Con la tirada los guardias hacen más que una búsqueda.
colditz-reason-name-guard = Llega allí y en otra parte es el que menos falta hace.
colditz-reason-pursue = Ese hombre es el más cercano a { -una-meta }.
colditz-reason-discard = La carta que menos falta hace es «{ $card }».
colditz-reason-lose = De todo lo que se tiene, «{ $card }» es lo que menos falta hace.
colditz-reason-keep = La más útil es «{ $card }».
colditz-reason-confiscate = Lo que más cuesta recuperar es «{ $card }».
colditz-reason-play-search = En esa habitación hay a quien arrestar, y «{ $card }» lo encuentra.
colditz-reason-play-appel = Hay tantos hombres ocupados que «{ $card }» les cuesta muchos pasos.
colditz-reason-play-detected = Hay gente en el túnel, y «{ $card }» la deja encerrada.
colditz-reason-play-shoot = Está bastante cerca para que la tirada lo alcance.
colditz-reason-play-intercept = Con «{ $card }» se le arresta en el acto.
colditz-reason-play-bribe = «{ $card }» trae lo que aún falta para salir.
colditz-reason-play-sabotage = Hay cartas enemigas que «{ $card }» puede quitar.
colditz-reason-play-move = «{ $card }» ahorra muchos pasos hasta una habitación que hace falta.
colditz-reason-play-recall = «{ $card }» aparta guardias que estorban.
colditz-reason-play-shield = Sin «{ $card }» se perdería ahora más de lo que vale la carta.
colditz-reason-choice = De lo que aquí se puede responder, nada parece mejor.
colditz-reason-slip = Un momento de descuido.

## What one can do, as it is asked for on the board

# A button with what it costs.
colditz-priced = { $label }: { $points ->
        [one] 1 { -punto }
       *[other] { $points } { -puntos }
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
        [roll] Tirar
        [reroll] Tirar otra vez
        [stop] Quedarse con la tirada
        [take] Robar una carta
        [decline] Rechazar
        [consent] Aceptar
        [pass] Pasar
        [end] Fin del turno
        [done] Hecho
        [confirm] Confirmar los guardias
        [usual] Elegir los puestos habituales
        [nation] Elegir: { $what }
        [row] Fila { $what }
        [place] Apostar un guardia { $where-in }
        [take-back] Recoger el guardia { $where-from }
        [step] { $who } va { $where-to }
        [move] { $who } va { $where-to }
        [release] Sacar a { $who } de la celda
        [claim] Reclamar: { $what } ({ $who })
        [claim-kit] Reclamar el { -kit-de-evasion }
        [play] Jugar { $what }{ colditz-do-about }
        [exchange] Canjear por: { $what }
        [tunnel] Abrir el { $where }
        [attempt] Anunciar: { $who } por { $where-the }
        [mouth] Anunciar: { $who } sale del túnel
        [car] { $who } se va en el coche
        [do-or-die] A vida o muerte: corre { $who }
        [tower] { $who } a la torre
        [launch] Lanzar el { -planeador }
        [permit] Permitir: { $what }
        [combo] Jugar las dos cartas
        [send] Mandar a { $who }
        [surrender] { $who } se entrega a { $guard }
        [post] Apostar un guardia { $where-in }
        [recall] Retirar a { $who }
        [arrest] { $guard } arresta a { $who }
        [return] Devolver a { $who } al cuartel
        [remove-marker] { $who } cierra la abertura
        [riot-squad] Llamar al pelotón antidisturbios
        [pursue] { $guard } persigue a { $who }
        [discard] Descartar { $what }
        [keep] Quedarse con { $what }
        [pick] Tomar el número { $what }
        [cell] { $where-to }
        [lose] Entregar: { $what }
        [confiscate] Confiscar: { $what }
        [stand] { $who } se pone { $where-in }
        [attend] { $who } acude al recuento
        [declare-search] Tirar para { -un-registro-general }
        [declare-move] Tirar para mover
        [resolve-search] Hacer el registro
        [seize] Llevarse a { $who }
        [name-guard] Mandar a { $who }
        [credit] { $guard } se ocupa de { $who }
        [team] { $what }
        [hide] Esconder a { $who } { $where-in }
        [push] Hacer sitio: { $where-to }
        [door] Salir { $where-to }
        [ready] Listo
        [meet] Pedir una reunión
        [offer] Proponer un cambio
        [accept] Aceptar la oferta { $what }
        [counter] Hacer otra oferta
        [refuse] Rechazar la oferta { $what }
        [withdraw] Retirar la oferta { $what }
       *[talk] Decir algo
    }
# Lo que se puede hacer, antes de decir con quién o con qué.
colditz-verb = { $verb ->
        [nation] Elegir { -nacion }
        [row] Elegir una fila
        [place] Apostar un guardia
        [take-back] Recoger un guardia
        [step] Andar
        [move] Andar
        [release] Sacar a un hombre de la celda
        [claim] Reclamar { -equipo }
        [claim-kit] Reclamar un { -kit-de-evasion }
        [play] Jugar una carta
        [exchange] Canjear una carta
        [tunnel] Abrir un túnel
        [attempt] Anunciar una fuga
        [mouth] Anunciar quién sale del túnel
        [car] Tomar el coche
        [do-or-die] A vida o muerte
        [tower] Subir a la torre
        [permit] Dejar pasar a otros
        [send] Mandar a un hombre
        [surrender] Entregar a un hombre
        [post] Apostar un guardia
        [recall] Retirar un guardia
        [arrest] Arrestar a un hombre
        [return] Devolver un guardia
        [remove-marker] Cerrar una abertura
        [pursue] Nombrar un perseguidor
        [discard] Descartar una carta
        [keep] Quedarse con una carta
        [pick] Elegir una carta
        [cell] Elegir las celdas
        [lose] Entregar una carta
        [confiscate] Confiscar una carta
        [stand] Ocupar un sitio
        [attend] Acudir al recuento
        [seize] Llevarse a un hombre
        [name-guard] Mandar a un guardia
        [credit] Elegir un guardia
        [team] Nombrar { -nacion }
        [hide] Esconder a un hombre
        [push] Hacer sitio
        [door] Salir
        [offer] Proponer un cambio
        [accept] Aceptar una oferta
        [counter] Hacer otra oferta
        [refuse] Rechazar una oferta
        [withdraw] Retirar una oferta
       *[talk] Decir algo
    }
# Una respuesta que es una palabra o un número.
colditz-answer = { $answer ->
        [all] todos
        [for] por
        [nothing] nada
        [double] con los dobles
        [card] con la carta
       *[other] { $answer }
    }
# Dónde está un hombre que ya no está en el tablero.
colditz-gone = { $how ->
        [escaped] fugado
        [dead] muerto
       *[out-of-play] fuera de juego
    }
# Un sitio adonde ir, por quien está allí.
colditz-beside = Junto a { $man }
colditz-surrender = Para entregarse
colditz-look = { $place }: { $zone ->
        [inner] el lado de los prisioneros
        [lane] el callejón de acceso
        [perimeter] el camino que rodea el castillo
        [garrison] { -la-guarnicion }
        [roof] un tejado
        [outside] fuera del castillo
       *[other] una terraza
    }.

## What lies on the table, as a terminal and a page tell it

colditz-header = Ronda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}de { $rounds }
    }{ $clock ->
        [none] {""}
       *[other] {" "}· { $clock }
    } · turno: { $who }{ $decides ->
        [none] {""}
       *[other] {" "}· decide: { $decides }
    } · { $phase }
colditz-setting-up = Preparación · decide: { $who }
colditz-clock = { $night ->
        [yes] noche
       *[no] día
    } { $number } de { $count }{ $left ->
        [0] {""}
        [one] , última ronda
       *[other] , quedan { $left } rondas
    }
colditz-phase = { $phase ->
        [opportunity] cambio de cartas de oportunidad
        [equipment] cambio de { -equipo }
        [meeting] reunión secreta
        [cards] antes de los guardias: registro o recuento
        [off-turn] { -Seguridad } puede intervenir
        [searching] { -Seguridad } registra
        [points] { $points ->
            [one] queda 1 { -punto }
           *[other] quedan { $points } { -puntos }
        }{ $again ->
            [yes] , luego otra tirada
           *[no] {""}
        }
       *[roll] dados sin tirar
    }
colditz-note-attempts = Anunciados: { $men }
colditz-note-tunnel-shown = Mostrado: { $tunnel }{ $men ->
        [none] {""}
       *[other] , para { $men }
    }
colditz-note-laid = { -Seguridad-inicial } ha puesto en la mesa: { $cards }
colditz-note-absent = Ausentes del recuento: { $men }
colditz-note-combo = Abierto a los guardias desde el patio: { $tunnel }
colditz-note-credit = Los dobles abren las celdas a { $number ->
        [one] un hombre
       *[other] { $number } hombres
    }.
colditz-note-jailed = En la celda hasta la ronda: { $men }
colditz-note-immune = No se les puede arrestar en esta ronda: { $men }
colditz-note-escapes = Fugados: { $teams } (objetivo: { $goal ->
        [one] 1 fuga
       *[other] { $goal } fugas
    })
colditz-note-stolen = { -Equipo } sustraído: { $counts } (arresto en el patio desde { $most ->
        [one] 1 carta
       *[other] { $most } cartas
    })
colditz-note-opening = { $what ->
        [rope] cuerda { $start } → { $to }
       *[wire] alambrada { $start } → { $to }
    }{ $owner ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
colditz-note-openings = Abiertos: { $openings }
colditz-note-markers = Marcadores: { $openings }
colditz-note-gates = Puertas pagadas: { $gates }
colditz-note-shared = Paso libre para { $guest }: { $what }
colditz-note-tower = En la torre: { $host }{ $guest ->
        [none] {""}
       *[other] {" "}con { $guest }
    }
colditz-note-pursuit = En persecución: { $chases }
colditz-note-returning = De vuelta al patio: { $men }
colditz-note-aside = Partes del kit apartadas: { $number }
colditz-note-used-up = Fuera del juego: { $cards }
colditz-header-over = Ronda { $round } de { $rounds } · la partida ha terminado
colditz-guards = { $mark ->
        [none] {""}
       *[other] { $mark }{" "}
    }Guardias: { $board } en el tablero, { $reserve } en el cuartel{ $returned ->
        [0] {""}
       *[other] , { $returned } de vuelta
    }; { -Seguridad } tiene { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
colditz-stacks = Montones: { $stacks }; kits { $kits }
colditz-decks = Mazos: oportunidad { $opportunity }, seguridad { $security }, A vida o muerte { $dod }
colditz-tunnel-state = { $name } { $state ->
        [open] abierto ({ $owner })
        [collapsed] derrumbado
       *[closed] cerrado
    }{ $detected ->
        [yes] {" "}DESCUBIERTO
       *[no] {""}
    }
colditz-tunnels = Túneles: { $tunnels }
colditz-equipment = Tu { -equipo }: { $held }
colditz-offer = Oferta { $number }: { $giver } a { $taker }: { $give } por { $want ->
        [none] nada
       *[other] { $want }
    }
colditz-heading-escapes = fugas
# Escrito en los muros del plano: cuanto más corto, mejor.
colditz-plan-name = { $place ->
        [chapel] Capilla
        [office] Oficina
        [sick-bay] Enfermería
        [parcel-office] Paquetería
        [guard-house] Cuerpo de guardia
        [showers] Duchas
        [theatre] Teatro
        [officers-quarters] Oficiales
        [orderlies-quarters] Ordenanzas
        [kitchen] Cocina
        [interview-room] Sala de visitas
        [store] Almacén
        [canteen] Cantina
        [laundry] Lavandería
        [wc] Aseos
        [dentist] Dentista
        [solitary] Celdas
        [barracks] Cuartel
        [lane] Callejón de acceso
        [commanders-office] Despacho del comandante
        [north-tower] Torre norte
       *[other] { $place }
    }
colditz-symbol = { $symbol ->
        [rope] cuerda
        [cutters] alicates
        [key] llave
        [pass] pase
        [disguise] disfraz
        [compass] brújula
        [food] { -viveres }
        [documents] documentos
       *[other] { $symbol }
    }
colditz-too-far = { $to } está a { $steps } pasos de { $man }, y { $points ->
        [0] no quedan { -puntos }.
        [one] queda un { -punto }.
       *[other] quedan { $points } { -puntos }.
    }{ $points ->
        [0] {""}
       *[other] { $typed ->
            [yes] {" "}Hasta donde alcancen: { $man } hacia { $word }
           *[no] {""}
        }
    }
colditz-in-the-way = { $who ->
        [own] Tu { $by } le cierra el paso a { $man }.
        [guard] El guardia { $by } le cierra el paso a { $man }.
       *[other] { $by } le cierra el paso a { $man }.
    } En una casilla cabe un solo hombre y nadie pasa a través de él.
colditz-overfull = Tienes { $held } cartas de { $deck ->
        [security] seguridad
       *[opportunity] oportunidad
    } y solo se permiten { $limit }. { $over ->
        [one] Descarta una.
       *[other] Descarta { $over }.
    }
colditz-towards = hacia
colditz-where-to = a { $to }
colditz-beyond = Más lejos, en { -puntos }: { $rooms }
colditz-kind-of-place = { $kind ->
        [target] { -meta }
        [gate] puerta
        [hideaway] { -escondite }
        [tunnel] túnel
        [surrender] entregarse desde
       *[other] { $kind }
    }
colditz-beside-man = junto a { $man }
colditz-usual = usual coloca de una vez los de costumbre.
colditz-zone = { $zone ->
        [inner] patio
        [lane] callejón de acceso
        [perimeter] camino exterior
        [garrison] guarnición
        [roof] tejado
        [outside] fuera
       *[other] terraza
    }
colditz-look-place = { $name }: { $zone ->
        [inner] el lado de los prisioneros
        [lane] el callejón de acceso
        [perimeter] el camino que rodea el castillo
        [garrison] { -la-guarnicion }
        [roof] un tejado
        [outside] fuera del castillo
       *[other] una terraza
    }, columna { $column }, fila { $row } del plano.
colditz-look-room = { $title }: aquí se consigue { $symbols }.
colditz-look-is = { $what ->
        [white] Una casilla blanca de la zona de recuento.
        [post] { -Una-casilla-negra }: aquí se apostan guardias.
        [lit] Iluminada por un reflector: nadie puede detenerse aquí.
        [hideaway] Un { -escondite }: no entran guardias ni llega el recuento.
        [key] Una puerta que pide una llave.
        [pass] Una puerta que pide un pase.
        [target] { -Una-meta }: quien llega aquí con un { -kit-de-evasion } se ha fugado.
        [tunnel] Por debajo pasa un túnel: nadie puede detenerse encima.
        [door] La salida de las celdas.
        [car] Junto al coche del comandante.
       *[held] Por aquí no anda nadie: muestra quién está dentro.
    }
colditz-look-barrier = { $what ->
        [drop] Un desnivel que lleva { $to-to }: { $cards ->
            [one] una cuerda
           *[other] { $cards } cuerdas
        }.
       *[wire] Por la alambrada { $to-to }: alicates.
    }
colditz-look-who = Aquí: { $who }.
colditz-look-near = A un paso: { $near }.
colditz-look-pawn = { $name } ({ $seat }): { $place }.{ $returning ->
        [yes] {" "}De regreso al patio.
       *[no] {""}
    }{ $free ->
        [yes] {" "}En fuga.
       *[no] {""}
    }{ $quarry ->
        [none] {""}
       *[other] {" "}Persigue a { $quarry }.
    }
colditz-shown-in = Se consigue en: { $rooms }.

## For a player who types

colditz-choose-where = move { $man }: ¿adónde? Número, habitación, columna,fila, casilla, hacia SITIO (Intro: volver)
colditz-welcome =
    { -Oficiales }: el primero con { $goal } hombres fugados gana; hay { $rounds } rondas.
    { -Seguridad-en-lista }: que no se fugue nadie.
    1. roll               tira los dados; { $totals } dan carta
    2. move b1 kitchen    anda, un { -punto } por paso
    3. claim rope b1 b2   { -equipo }, con hombres donde se muestra:
                          cuerdas para ventanas, alicates para alambradas,
                          llaves y pases para las puertas
    4. claim-kit          disfraz, brújula, { -viveres } y { -documentos }:
                          sin { -kit-de-evasion } no hay fuga
    5. end                y fuera, a { -una-meta } T1 a T7,
                          burlando a los guardias

    Los números bajo el plano hacen lo mismo, paso a paso. Además: help,
    reach b1 (¿adónde puede ir?), hand, look SITIO, view SITIO, whole,
    why ACCIÓN, offers, log, rules 38, undo, save ARCHIVO, quit.
colditz-welcome-security =
    Eres { -Seguridad }: que no se fugue nadie.
    Un { -oficial } gana con { $goal } hombres fugados en { $rounds } rondas.{ $wins ->
        [yes] {"\u000A"}Si no lo logra ninguno, ganas tú.
       *[no] {""}
    }
    1. usual             coloca los guardias de costumbre; place y take-back
                         los cambian, confirm empieza la partida
    2. roll              tira los dados; { $totals } dan carta
    3. g1 hacia b1       los guardias andan, un { -punto } por paso; post lleva
                         uno del cuartel a { -una-casilla-negra }
    4. arrest g1 b1      a quien está fuera del patio y, si hay { -equipo }
                         o según la edición, dentro. En las habitaciones
                         los guardias no arrestan: para ellas están
                         los registros
    5. hand, play        tus cartas: registros, recuento y otras
    6. end               y vigila cuerdas, alambrada y puertas

    Los números bajo el plano hacen lo mismo, paso a paso. ¿Dudas? hint.
    Además: help, reach g1, look SITIO, view SITIO, whole, why ACCIÓN, log,
    rules 34, undo, save ARCHIVO, quit.
colditz-welcome-phases = El turno tiene fases: se cambian cartas de oportunidad, luego { -equipo } (pass cierra cada una), se tira, y después se anda, se reclama y se juegan cartas.
colditz-welcome-between = Tras unos dobles se gastan los { -puntos } antes de la tirada siguiente; end pasa a ella.
colditz-welcome-days = Hay días y noches; el encabezado dice cuál de los dos es y cuánto queda.
colditz-welcome-attempts = Quien quiera salir del patio lo anuncia antes de tirar: attempt b1 p1.
colditz-welcome-meetings = Los { -oficiales } pueden reunirse sin { -Seguridad }: asides y luego meet.
colditz-welcome-markers = Las cuerdas y la alambrada cortada quedan marcadas hasta que llega un guardia: remove-marker g3.
colditz-welcome-glider = En la torre norte hay un { -planeador }: tower b1 y luego launch.
colditz-welcome-two-teams = Un solo { -oficial } manda { -dos-naciones-cada-una } con su turno y sus cartas.
