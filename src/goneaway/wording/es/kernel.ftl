### Lo que dicen todos los juegos: listas, rechazos, resultados y qué falla en reglas y registros.

# Una lista dentro de una frase: «e» ante el sonido i. `letter` es la primera letra del último elemento.
kernel-list = { $most } { $letter ->
        [i] e
       *[other] y
    } { $last }
kernel-list-or = { $letter ->
        [o] { $most } u { $last }
       *[other] { $most } o { $last }
    }
# Una lista en una tabla, y todo menos el último elemento de una lista dentro de una frase.
kernel-list-row = { $most }, { $next }
kernel-refusal = { $reason } (Regla: { $title })
# A rule without a number is cited by its title.
kernel-rule = { $number ->
        [none] Regla: { $title }
       *[other] Regla { $number }
    }
kernel-slot = { $slot ->
        [PAWN] PEÓN
        [PLACE] SITIO
        [CIRCLE] CASILLA
        [NATION] NACIÓN
        [NUMBER] NÚMERO
        [PRISONER] HOMBRE
        [GUARD] GUARDIA
        [TYPE] TIPO
        [CARD] CARTA
        [WORD] PALABRA
        [NAME] NOMBRE
        [EXIT] SALIDA
        [MORE] MÁS
        [BLOCK] CELDAS
        [TEXT] TEXTO
        [WAY] MODO
        [ACTION] ACCIÓN
        [FILE] ARCHIVO
        [TILE] LOSETA
        [CELL] CASILLA
        [ROTATION] ROTACIÓN
        [PILE] MONTÓN
        [COLOUR] COLOR
        [SIDE] LADO
       *[other] { $slot }
    }
kernel-place = { $place }. { $seat }: { $columns }

## Por qué juega así un bot

kernel-reason-lots = Se ha elegido al azar.
kernel-reason-judgement = De todo lo que ahora es posible, esto parece lo mejor.
kernel-reason-words = { $text }

## Reglas con las que no se puede jugar

kernel-rules-unknown-game = No hay ningún juego llamado «{ $game }». Hay: { $known }.
kernel-rules-players = A este juego no { $given ->
        [one] puede jugar una sola persona
       *[other] pueden jugar { $given } personas
    }. Admite de { $least } a { $most }.
kernel-rules-unknown-option = No hay ninguna opción llamada «{ $option }». { $nearest ->
        [none] Pide la lista de opciones para ver sus nombres.
       *[other] ¿Querías decir { $nearest }?
    }
kernel-rules-unknown-value = La opción { $option } no admite «{ $value }». Admite: { $allowed }.
kernel-rules-seats = Los asientos { $seats } no casan con estas reglas.
kernel-rules-no-table = Las reglas de la casa son una tabla de opciones con sus valores, no «{ $given }».
kernel-rules-contributions = Lo que los asientos añaden al secreto es una lista de textos; «{ $given }» no lo es.
kernel-rules-names = Esta mesa tiene { $seats } asientos. Da un nombre a cada jugador, o a ninguno.
kernel-rules-conflict = La opción { $option } = { $value } no casa con { $other } = { $with_ }. Cambia una de las dos.
kernel-rules-unknown-edition = No hay ninguna edición llamada «{ $edition }». { $nearest ->
        [none] Pide la lista de ediciones para ver sus nombres.
       *[other] ¿Querías decir { $nearest }?
    }
kernel-rules-unknown-bundle = No hay ningún paquete de reglas de la casa llamado «{ $bundle }». { $nearest ->
        [none] Pide la lista de paquetes para ver sus nombres.
       *[other] ¿Querías decir { $nearest }?
    }
kernel-rules-option-twice = La opción { $option } se ha dado dos veces ({ $names }). Dala una sola vez.
kernel-rules-missing-options = Estas reglas no están completas. Faltan: { $options }.
kernel-rules-deal = { $option } no puede ser { $value } en esta mesa: el mazo alcanza como mucho para { $most }. Elige un número menor.
kernel-rules-constraint = Estas opciones no casan entre sí: { $options }. El motivo: { $why } (restricción { $number }). Cambia alguna.
kernel-rules-setup-guards = Con { $players } jugadores no se pueden colocar así los guardias: { $inner } dentro (hay { $posts } { -casillas-negras }) y al menos { $outer } fuera, de { $guards } en total. Cambia alguna de estas opciones: { $options }.
kernel-rules-collective-goal = La opción { $option } = { $value } se queda corta para esta mesa. Debe ser al menos { $least }, una fuga por { -oficial }.

## Registros estropeados

kernel-record-line = Línea { $line }: { $reason }
kernel-record-empty = El registro está vacío: no tiene ni cabecera.
kernel-record-too-many-actions = El registro tiene más de { $most } acciones. Un servidor no acepta partidas más largas.
kernel-record-not-a-record = Esto no es el registro de una partida. { $expected ->
        [none] Un registro empieza con su propia línea de cabecera.
       *[other] Su cabecera debería decir { $expected }, pero dice { $format }.
    }
kernel-record-unreadable = Esta línea no se puede leer. Alguien o algo la ha dañado.
kernel-record-truncated = El registro se interrumpe aquí. Faltan las líneas finales, con el secreto y el resultado.
kernel-record-chain-broken = Esta línea, o algo anterior, no está como se escribió: la cadena de resúmenes no se sostiene.
kernel-record-unknown-game = El registro es de un juego llamado «{ $game }», que aquí no se conoce. Se conocen: { $known }.
kernel-record-bad-rules = Con las reglas de la cabecera no se puede jugar. { $why }
kernel-record-illegal = La acción «{ $action }» no estaba permitida en ese momento ({ $refusal }).
kernel-record-outcome-missing = Falta en el registro un resultado del azar que las reglas piden en este punto.
kernel-record-outcome-false = Un resultado del azar ({ $domain }) no es el que da el secreto revelado.
kernel-record-events-differ = Al repetir esta acción ocurren cosas distintas de las que dice el registro.
kernel-record-commitment = El secreto revelado al final no es el que se comprometió al principio.
kernel-record-result = El resultado escrito al final no es el de la partida tras la última acción.
kernel-record-digest = La posición final no es aquella cuyo resumen figura al final.
kernel-record-fields = { $missing ->
        [yes] Aquí falta «{ $field }».
       *[other] Aquí sobra «{ $field }».
    }
kernel-record-names = Hay { $names } nombres para { $seats } asientos. Debe haber uno para cada asiento, o ninguno.
kernel-record-spelling = La acción «{ $action }» no está escrita como en un registro: «{ $right }».
kernel-record-not-canonical = Esta línea no se escribiría así: algo sobra, falta o está en otro sitio.

## Archivos de toda clase

kernel-file-cannot-read = No se puede leer { $file }: { $why }.
kernel-file-cannot-write = No se puede escribir { $file }: { $why }. No se ha guardado nada.
kernel-system = { $error ->
        [ENOENT] no existe tal archivo o carpeta
        [EACCES] falta el permiso
        [EPERM] falta el permiso
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [ENOSPC] el disco está lleno
        [EDQUOT] el disco está lleno
        [EROFS] allí no se puede escribir nada
        [ENAMETOOLONG] el nombre es demasiado largo
        [ELOOP] los enlaces dan vueltas
       *[other] unknown
    }
kernel-system-file = { $file }: { $why }.
kernel-file-folder = { $file } es una carpeta, no un archivo.
kernel-file-no-folder = No se puede escribir { $file }: no existe la carpeta { $folder }. Hay que crearla antes. No se ha guardado nada.
kernel-file-exists = { $file } ya existe. Elige otro nombre o añade --force para reemplazarlo.
kernel-file-too-large = El archivo es demasiado grande. Ninguno de los nuestros pasa de { $most } millones de bytes.
kernel-file-too-long = El texto es demasiado largo: se leen como máximo { $most } caracteres.
kernel-file-not-text = Esto ni siquiera es texto (UTF-8).
kernel-file-byte-order-mark = El archivo empieza con una marca BOM. Guárdalo como UTF-8 sencillo, sin ella.
kernel-file-nul = Contiene un carácter NUL, que ningún texto tiene.
kernel-file-surrogate = Contiene medio carácter, que ningún texto puede tener.
kernel-file-control = Contiene un carácter de control, por ejemplo una secuencia de escape para terminales, que ningún texto puede tener. Hay que quitarlo.
kernel-file-nested = Hay listas o tablas anidadas a más de { $depth } niveles, y ninguna de las nuestras lo está.
kernel-file-number = Un número no es de los sencillos, con un máximo de { $digits } cifras.
kernel-file-repeated = «{ $name }» aparece dos veces. Quita una.
kernel-file-not-json = Esto no es JSON.
kernel-file-not-toml = Esto no es TOML.
kernel-file-field = «{ $field }» debería ser { $expected ->
        [text] un texto
        [texts] una lista de textos
        [number] un número entero adecuado, como 0
        [table] una tabla de nombres y valores
        [digest] una serie de cifras hexadecimales en minúsculas
        [status] «finished» o «adjourned»
        [events] una lista de sucesos, cada uno con su tipo
        [outcome] un resultado del azar: dominio, número de posibilidades, valor
       *[true] true, o faltar
    }.
kernel-file-entry = No existe la entrada «{ $name }». Se conocen: { $known }.

## Reglas de la casa que no son tal archivo

kernel-house = { $file } no es un archivo de reglas de la casa. { $reason }
kernel-house-no-game = No dice para qué juego es (game = …).

# Lo que se pregunta para seguir una acción.
kernel-choose = { $question ->
        [tile] ¿Qué loseta?
        [man] ¿Qué prisionero?
        [to] ¿Adónde?
        [rotation] ¿Cómo se pone?
        [cell] ¿Qué loseta?
        [door] ¿Qué puerta?
        [side] ¿Dónde?
        [pile] ¿De qué montón?
        [destination] ¿Adónde?
        [pawn] ¿Quién?
        [place] ¿Qué casilla?
       *[answer] ¿Qué eliges?
    }
# The same for a player who types, after the words so far.
kernel-choose-typed = { $question ->
        [tile] { $so_far }: ¿qué loseta? Número o código
        [man] { $so_far }: ¿quién? Número o nombre
        [to] { $so_far }: ¿adónde? Número o nombre
        [rotation] { $so_far }: ¿cómo se pone? Escribe la rotación
        [cell] { $so_far }: ¿qué loseta? Número o casilla
        [door] { $so_far }: ¿qué puerta? Número o casilla
        [side] { $so_far }: ¿dónde? Número o casilla@lado
        [pile] { $so_far }: ¿de qué montón?
        [castle-circle] { $so_far }: ¿qué sitio? Número (también en el plano), nombre, habitación o columna,fila
       *[answer] { $so_far }: ¿cuál? Número o palabra
    } (Intro: volver)

## Said by a terminal and a page alike

kernel-undo-none = En este turno no hay nada tuyo que deshacer.
kernel-undo-revealed = Eso no se puede deshacer: desde entonces se ha descubierto algo oculto, o han salido dados o cartas.
kernel-undo-ended = Eso no se puede deshacer: el turno ha acabado.
kernel-nobody = nadie
kernel-none = ninguno
kernel-result-columns = Decide la primera columna; las siguientes deshacen los empates.
