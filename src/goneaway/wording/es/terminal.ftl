### Lo que el juego en la terminal dice de sí mismo: rótulos, ayuda, preguntas sobre archivos.

## Qué se juega

terminal-menu-title = Gone Away: ¿a qué jugamos?
terminal-menu-own-name = Español
terminal-menu-row = { $row ->
        [language] Idioma
        [game] Juego
        [edition] Edición
        [players] Jugadores
        [seat] Tu asiento
        [bots] Los demás
       *[saved] Sigue una partida guardada
    }
terminal-menu-value = { $value ->
        [everybody] todos en este teclado, por turno
        [nobody] nadie: mira jugar a los bots
       *[other] { $value }
    }
terminal-menu-prompt = Intro empieza. Un número cambia esa línea, q sale.{" "}
terminal-menu-which = { $what }: número o nombre (Intro lo deja como está){" "}
terminal-menu-what = «{ $word }» no está entre estos.
terminal-menu-none-saved = En esta carpeta no hay ninguna partida guardada; escribe dónde hay una.

## Lo que no se puede empezar

terminal-problem-no-game = No hay ningún juego llamado «{ $name }». { $near ->
        [none] Hay: { $games }.
       *[other] ¿Quizá { $near }?
    }
terminal-problem-other-game = { $file } tiene reglas de la casa para { $title }, no para { $asked }.
terminal-problem-one-edition = { $title } tiene una sola edición y ningún conjunto de reglas de la casa.
terminal-problem-house-rule = Una regla de la casa se escribe opción=valor, no «{ $word }».
terminal-problem-bots = Para { $players } jugadores hacen falta { $players } bots, o un nombre para todos; «{ $given }» indica { $named }.
terminal-problem-no-bot = Ningún bot llamado «{ $name }» juega a { $game }. Hay: { $known }.
terminal-problem-no-seat = En esta mesa no hay ningún asiento «{ $name }». Los asientos son { $seats }.
terminal-problem-people = { $humans } personas no caben en una mesa de { $places }.
terminal-problem-no-clause = { $game } no tiene la cláusula «{ $clause }». Tiene: { $known }.
terminal-problem-rules = Escribe: rules JUEGO [CLÁUSULA], rules EDICIÓN, rules diff A B, rules explain PALABRA, o rules save ARCHIVO.
terminal-problem-rules-save = Estas opciones son solo de `rules save ARCHIVO`, que guarda las reglas de la casa en un archivo.
terminal-rules-saved = Guardado. Para jugar con estas reglas: goneaway play { $game } --rules { $file }
terminal-problem-explain = No hay cláusula, opción, carta ni cuestión abierta llamada «{ $word }».{ $near ->
        [none] {""}
       *[other] {" "}¿Quizá { $near }?
    }

## En el tablero (en una casilla caben ocho letras)

terminal-prison = P R I S I Ó N
terminal-zone-open = (libre)
terminal-zone-owned = (de { $colour })
terminal-doors = puertas:

## Junto al tablero

terminal-panel-name = { $mark }{ $name } ({ $letter }){ $you ->
        [yes] {" "}tú
       *[no] {""}
    }
terminal-panel-in = casa { $home }  túneles { $tunnels }
terminal-panel-lost = refug. { $hidden } sepult. { $buried }
terminal-panel-green = verde { $number } de { $threshold }
terminal-panel-out = fugados { $number } de { $goal }
terminal-panel-free = libres { $number }
terminal-panel-doors = puert. { $supply }, uso { $board }
terminal-panel-tiles = losetas { $number }
terminal-panel-key = { $master ->
        [yes] LLAVE ap. { $aside }
       *[no] sin llave
    }
terminal-players = casa túnel refug verde fugas libre sepult puerta llave losetas
terminal-key = { $master ->
        [yes] sí
       *[no] no
    }
# Una palabra por línea, de cinco letras como mucho.
terminal-stock = Tu mano
terminal-tops = A la vista
terminal-stock-line = Tus losetas: { $tiles ->
        [none] ninguna
       *[other] { $tiles }
    }
terminal-piles-line = Montones: { $piles } losetas
terminal-tops-line = Encima de los montones: { $tiles }

## Elegir

terminal-choices-hint = { $enter ->
        [none] {" "}
       *[other] {" "}Intro: { $enter } ·{" "}
    }{ $short ->
        [yes] help, hint
       *[no] help: ayuda, hint: consejo
    }
terminal-page = página { $page } de { $pages }: escribe more para ver la siguiente
terminal-next-page = Intro: página siguiente (quedan { $left }) · q: basta{" "}
terminal-not-listed = «{ $word }» no está entre ellas:
terminal-not-now = { $verb } no es posible ahora. Lo son: { $verbs }.

## Hablar con el jugador

terminal-pause = Pulsa Intro para seguir.{" "}
terminal-hand-over = { $who }, es tu turno. Ponte al teclado; los demás, que no miren.
terminal-unknown = Orden desconocida: «{ $word }». { $near ->
        [none] Escribe help para ver una lista.
       *[other] ¿Querías decir { $near }? Escribe help para ver una lista.
    }
terminal-look-where = Nombra una casilla, por ejemplo: look F8
terminal-allowed = { $action } está permitido.
terminal-hint = Consejo: { $action }. { $why }{ $where ->
        [none] {""}
       *[other] {" "}({ $where } en el plano)
    }
terminal-hint-aside = { $action ->
        [none] Consejo: ahora no hace falta decir nada. Pulsa Intro.
       *[other] Consejo: { $action }.
    }
terminal-set = { $all ->
        [yes] Se pregunta todo (set ask needed: solo donde hay elección).
       *[no] Las preguntas con una sola respuesta se responden solas (set ask all: se pregunta todo).
    }
terminal-why-what = Pregunta por una acción, por ejemplo: why place S F8 0
terminal-reach-whom = Pregunta por un prisionero, por ejemplo: reach B1
terminal-reach-nowhere = { $man } no puede ir ahora a ninguna parte.
terminal-reach = { $man } a { $place }: { $cost ->
        [0] ningún paso
        [one] 1 paso
       *[other] { $cost } pasos
    } ({ $path })
terminal-undone = Deshecho: { $action }
terminal-log-more = ({ $number } líneas anteriores: escribe log all)
terminal-rules-hint = Escribe rules y un nombre, por ejemplo: rules fit
terminal-no-clause = No hay ninguna regla llamada «{ $name }». { $near ->
        [none] Escribe rules para ver la lista.
       *[other] ¿Querías decir { $near }? Escribe rules para ver la lista.
    }
terminal-over =
    save ARCHIVO guarda el registro · replay cuenta la partida desde el principio · log: el final
    again: otra partida en esta mesa · load ARCHIVO retoma una guardada · quit sale
terminal-over-prompt = ¿save, replay, again o quit?{" "}
terminal-over-unsaved = Esta partida no está guardada: save ARCHIVO la guarda, Intro otra vez sale sin guardar.
terminal-part = Esta partida no está guardada. Un nombre de archivo la guarda, Intro sale sin guardar:{" "}
terminal-bye = Hasta la próxima.

## Archivos

terminal-save-where = Di dónde, por ejemplo: save tarde.jsonl
terminal-load-what = Di qué archivo, por ejemplo: load tarde.jsonl
terminal-saved = Guardada en { $file }. Para seguir con ella: goneaway play --load { $file }
terminal-not-saved = No se ha escrito nada.
terminal-not-loaded = Sigues en esta partida.
terminal-loaded = La partida guardada continúa tras { $number ->
        [one] una acción
       *[other] { $number } acciones
    }.
# Lo que vale por un sí, separado por espacios.
terminal-yes = s si sí
terminal-overwrite = En { $file } ya hay una partida registrada. ¿Reemplazarla? (s/N){" "}
terminal-drop = La partida del tablero no está guardada. ¿Abandonarla? (s/N){" "}
terminal-not-ours = { $file } ya existe y no es el registro de una partida. Elige otro nombre; no se ha escrito nada.
terminal-no-file = { $file } no es un archivo.
terminal-load-over = La partida de { $file } ha terminado. Puedes verla con: goneaway replay { $file }

## Bienvenida y ayuda

terminal-welcome =
    Libera a { $goal } de tus ocho prisioneros: por túneles, de la isla a una esquina verde.
    1. Roba una loseta              draw 1
    2. Colócala y haz un túnel      place S F8 0      (loseta, casilla, rotación)
    3. Anda, cinco pasos por turno  step B1 F8        (dos por prisionero), y después: end
    4. Ojo: a las { $threshold } fugas de un jugador se hunde todo. Solo aguantan los refugios [··].

    Los números bajo el tablero hacen lo mismo, paso a paso. Además: help, why ACCIÓN,
    reach B1, undo, log, rules, save ARCHIVO, quit.
terminal-welcome-title = Section X

terminal-help-help = esta página
terminal-help-board = dibuja de nuevo el tablero
terminal-help-look = una casilla de cerca: su loseta, de quién es el túnel y cuánto mide
terminal-help-why = si una acción está permitida y, si no, por qué regla
terminal-help-hint = lo que haría un bot en tu lugar, y por qué
terminal-help-reach = adónde puede llegar en este turno un prisionero tuyo
terminal-help-undo = deshace tu última acción, mientras no haya salido a la luz algo oculto ni acabado tu turno
terminal-help-log = lo que ha pasado hasta ahora
terminal-help-rules = las reglas: la lista de todas, o una de ellas
terminal-help-save = guarda la partida en un archivo
terminal-help-load = retoma una partida guardada
terminal-help-set = si se hacen también las preguntas con una sola respuesta
terminal-help-quit = salir
terminal-help-draw = toma la loseta superior de un montón
terminal-help-place = coloca una loseta tuya: place S F8 0
terminal-help-swap = intercambia dos losetas del tablero, cada una con su nueva rotación
terminal-help-move = lleva una loseta a una casilla vacía
terminal-help-rotate = gira una loseta en su casilla
terminal-help-skip = esta vez, ninguna acción de loseta
terminal-help-step = un prisionero cruza un lado: step B1 F8, step B1 E7#2, step B1 zone:E, step B1 home. Abreviado: B1 F8
terminal-help-door = pon una puerta de tu reserva: door F8@W
terminal-help-door-move = lleva a otro sitio una de tus puertas: door-move F8 F9@E
terminal-help-end = termina tu turno
terminal-help-numbers = Una acción se puede escribir entera, o elegir en las listas numeradas. Empieza por cualquier parte de ella (place, place S, place S F8) y la lista muestra cómo puede seguir. Una línea vacía vuelve atrás.
terminal-help-straight = un túnel, con B1 dentro
terminal-help-junction = un cruce
terminal-help-hideout = un refugio, con un sitio libre
terminal-help-sections = dos tramos; B4 en #2
terminal-help-doors = puerta y túnel de Rojo
terminal-help-edge = × no lleva a ninguna parte
terminal-help-reading = Las paredes son lados cerrados; los huecos, abiertos. Los lados se llaman NW, NE, E, SE, SW y W; la rotación 1 es un lado en el sentido de las agujas del reloj, y tus losetas se muestran en rotación 0. F8, abajo, nombra la casilla (10 en la fila F es F10). Una letra pequeña arriba dice de quién es el túnel; un nombre marcado dice que allí ha pasado algo desde tu último turno.

## El final de una ronda

terminal-collapse-title = El derrumbe

## Tablas

terminal-column-place = puesto
terminal-column-player = jugador
terminal-result-title = El final

## Al margen del turno

terminal-by-itself = { $verb ->
        [pass] { $who }: ninguna respuesta.
       *[other] { $who }: { $action }. No había otra respuesta.
    }
terminal-aside = { $none ->
        [yes] Ahora no hay nada que ofrecer ni que canjear. Intro: la partida sigue.
       *[no] Al margen del turno puedes responder a ofertas, hacerlas, o canjear una carta de canje. Intro: la partida sigue.
    }
terminal-asides-who = Nadie con ese nombre se sienta a este teclado. Están: { $names }.
terminal-watch = { $on ->
        [yes] Ahora la partida se detiene cada vez que empieza otro turno.
       *[no] La partida ya no se detiene entre turnos.
    }

## La fuga de Colditz: junto al castillo

terminal-castle-table = Sobre la mesa
terminal-castle-table-empty = No hay nada anunciado, puesto en la mesa ni abierto.
terminal-castle-teams-wide = tab celd tún fuga mue cart eq kit
terminal-castle-teams = ta ce tú fu mu ca eq kit
terminal-castle-yes = { $yes ->
        [yes] ✓
       *[no] –
    }
terminal-castle-hand = Tus cartas ({ $number } de { $limit })
terminal-castle-kit = { $kit ->
        [yes] Tu { -nacion } tiene su { -kit-de-evasion }.
       *[no] Tu { -nacion } aún no tiene { -kit-de-evasion }. Habitaciones donde está lo que hace falta:
    }
terminal-castle-own = Tuyos: { $pawns }
terminal-castle-at-large = En fuga: { $pawns }
terminal-castle-news = Lo que ha pasado

## La fuga de Colditz: respuestas

terminal-castle-why-what = Pregunta por una acción, por ejemplo: why move b1 kitchen
terminal-castle-rules-hint = Escribe rules y un número, por ejemplo: rules 38
terminal-castle-view-what = Nombra un sitio, una habitación o un peón, por ejemplo: view kitchen, view b1, view 60,20
terminal-castle-reach-whom = Pregunta por un peón tuyo, por ejemplo: reach b1
terminal-castle-reach-nowhere = { $man } no puede ir ahora a ninguna parte{ $points ->
        [0] : no hay { -puntos } con los que andar
       *[other] {""}
    }.
terminal-castle-more = more: las simples casillas, las más cercanas primero; en el plano están todas, con sus { -puntos }
terminal-castle-look-what = Nombra un sitio, un peón o una carta, por ejemplo: look kitchen-2, look b1, look staff_car
terminal-castle-no-cards = No tienes cartas.
terminal-castle-no-offers = No hay ofertas abiertas.
terminal-castle-offers-hint = Una oferta: offer dutch rope for key. Un regalo: offer dutch rope for nothing. Una respuesta: accept 1, refuse 1, withdraw 1.

## La fuga de Colditz: bienvenida y ayuda

terminal-castle-title = La fuga de Colditz
terminal-castle-help-table = cómo está la partida: tiempo, fase, intentos, marcadores, montones, túneles
terminal-castle-help-view = pone la ventana sobre un sitio o un peón; sin nada más, vuelve a tus hombres
terminal-castle-help-scroll = mueve la ventana la mitad de su tamaño
terminal-castle-help-whole = el castillo entero de una vez
terminal-castle-help-reach = marca en el plano adónde puede llegar un peón tuyo, con los { -puntos } que cuesta
terminal-castle-help-look = qué es un sitio, un peón o una carta
terminal-castle-help-hand = tus cartas y lo que hacen, tu { -equipo }, y dónde conseguir más
terminal-castle-help-offers = las ofertas abiertas
terminal-castle-help-asides = lo que tú, u otro a este teclado, podéis decir al margen del turno: ofertas, respuestas, canjes
terminal-castle-help-watch = detenerse, o no, cada vez que empieza otro turno
terminal-castle-help-roll = tira los dados
terminal-castle-help-move = anda: move b1 cocina, move b1 yard-14, move b1 60,20, move b1 ne n2, move b1 hacia capilla. Abreviado: b1 cocina
terminal-castle-help-step = paso a paso
terminal-castle-help-claim = toma { -equipo } con dos hombres en las habitaciones que lo muestran: claim rope b1 b2
terminal-castle-help-claim-kit = toma un { -kit-de-evasion } con hombres en las cuatro clases de habitación, o con partes del kit
terminal-castle-help-play = juega una carta: play move_kitchen b1 kitchen-2
terminal-castle-help-exchange = canjea una carta de canje, casi en cualquier momento: exchange rope
terminal-castle-help-offer = ofrece un cambio: offer dutch rope for key, offer dutch rope for nothing
terminal-castle-help-accept = acepta una oferta que te han hecho; también: refuse, withdraw
terminal-castle-help-release = después de unos dobles: saca a un hombre de su celda
terminal-castle-help-tunnel = abre con dos hombres un túnel del que tienes la carta: tunnel chapel b1 b2
terminal-castle-help-attempt = di antes de tirar quién quiere salir y por dónde: attempt b1 p1
terminal-castle-help-mouth = di antes de tirar quién quiere salir de un túnel: mouth b1
terminal-castle-help-car = huye al volante, con la carta Coche del comandante
terminal-castle-help-do-or-die = corre a vida o muerte, una sola vez; quien falla queda fuera de la partida
terminal-castle-help-surrender = entrega a un hombre al guardia que tiene al lado
terminal-castle-help-discard = descarta una carta
terminal-castle-help-post = { -Seguridad-en-lista }: lleva un guardia del cuartel a { -una-casilla-negra }
terminal-castle-help-recall = { -Seguridad-en-lista }: devuelve un guardia al cuartel
terminal-castle-help-arrest = { -Seguridad-en-lista }: arresta a un hombre fuera del patio: arrest g3 b1
terminal-castle-help-remove-marker = { -Seguridad-en-lista }, con marcadores: cierra la abertura a la que ha llegado un guardia: remove-marker g3
terminal-castle-help-pursue = { -Seguridad-en-lista }, con algunas reglas: nombra a un guardia perseguidor de un hombre: pursue g3 b1
terminal-castle-help-riot-squad = { -Seguridad-en-lista }, con algunas reglas: aposta cuantos guardias de reserva quieras a cambio de todos los { -puntos }: riot-squad
terminal-castle-help-end = termina tu turno
terminal-castle-help-usual = { -Seguridad-en-lista }, al preparar: coloca de una vez los guardias de costumbre; place y take-back los cambian
terminal-castle-help-pass = no hacer nada como respuesta; con fases de cambio, pasar a la fase siguiente
terminal-castle-help-tower = enviar un hombre arriba, al { -planeador }: tower b1
terminal-castle-help-launch = hacer volar el { -planeador } con los dos hombres de la torre
terminal-castle-help-meet = reunir a los { -oficiales } sin { -Seguridad } (asides y luego meet)
terminal-castle-help-talk = decir algo en una reunión secreta; ready cuando hayas terminado
terminal-castle-help-counter = responder a una oferta con otra: counter 1 pass for rope
terminal-castle-help-combo = { -Seguridad-en-lista }: jugar juntas las dos cartas que abren un túnel desde el patio
terminal-castle-help-resolve-search = { -Seguridad-en-lista }: que los guardias registren con los { -puntos } tirados
terminal-castle-help-return = { -Seguridad-en-lista }: enviar al cuartel a un guardia que está donde la regla 45 lo prohíbe
terminal-castle-help-numbers = Una acción se puede escribir entera, o elegir en las listas numeradas. Las palabras se pueden acortar mientras no haya duda. Una línea vacía vuelve atrás.
terminal-castle-help-reading = La tabla de { -naciones } cuenta los hombres que están en el tablero ({ $free }), en celdas ({ $cell }), en túneles ({ $tunnel }), fugados ({ $gone }) y muertos ({ $dead }), y las cartas en la mano ({ $cards }); { $equipment } y { $kit } dicen quién tiene { -equipo } y { -kit-de-evasion }. Las columnas se cuentan sobre el plano, las filas al lado: 60,20 es una casilla. Las direcciones son n, s, ne, no, se, so; el norte está a la izquierda.
terminal-castle-sign-pawns = prisioneros, por { -nacion } y número; guardias, desde el décimo en mayúscula (G2 es g12)
terminal-castle-sign-plain = una casilla
terminal-castle-sign-white = una casilla blanca de la zona de recuento
terminal-castle-sign-room = en una habitación
terminal-castle-sign-hideaway = en un { -escondite }
terminal-castle-sign-post = negra: donde se apostan guardias
terminal-castle-sign-lit = iluminada por un reflector: crúzala, no te detengas
terminal-castle-sign-locked = celdas y cuartel
terminal-castle-sign-gate = puertas de llave o de pase
terminal-castle-sign-target = { -una-meta }
terminal-castle-sign-drop = una ventana con un desnivel de tantos pies: una cuerda por cada treinta
terminal-castle-sign-landing = donde acaba una cuerda
terminal-castle-sign-tunnel = un túnel por debajo
terminal-castle-sign-cut = aquí se puede cortar la alambrada
terminal-castle-sign-door = la salida de las celdas
terminal-castle-sign-car = junto al coche del comandante
terminal-castle-sign-opening = cuelga una cuerda, o está cortada la alambrada, por donde ha ido alguien
terminal-castle-sign-north = el norte está a la izquierda del plano, el este arriba
