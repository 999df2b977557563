### Las frases de la página. Lo que concierne a un juego lo dice el servidor.

## En todas partes
nav-play = Jugar
nav-rules = Reglas
shell-nav = Pantallas
shell-skip = Ir al contenido
shell-language = Idioma
shell-theme = { $theme ->
    [light] Colores claros
    [dark] Colores oscuros
    [contrast] Alto contraste
   *[system] Colores del sistema
  }
shell-disclaimer = Un proyecto libre y no oficial. Los nombres de juegos publicados solo dicen a qué se juega.
person-guest = Invitado
wire-unreachable = No se puede llegar al servidor. ¿Está en marcha?
wire-failed = No ha funcionado. Inténtalo de nuevo.
cancel = Cancelar
close = Cerrar

## Vestíbulo
now-about = Eres los británicos, contra bots, con las reglas clásicas. Más tarde puedes cambiarlo todo.
now-play = Jugar ya
now-set-up = Preparar una mesa
now-join = Entrar con un código
lobby-picture = El castillo: el patio, hombres de todas las naciones y guardias en sus puestos
join-label = Código o enlace de la mesa
join-go = Entrar
join-no-code = Eso no es el código de una mesa. Tiene seis letras y cifras, como K7MQ2X.
lobby-list-mine = Tus partidas
lobby-list-open = Mesas que esperan jugadores
lobby-nobody = Ninguna mesa espera. Prepara una y envía el enlace a un amigo.
lobby-row-on = Seguir
lobby-row-look = Ver
lobby-row-join = Entrar
lobby-row-watch = Mirar
name-title = ¿Cómo te llamas?
name-label = Nombre
name-about = Lo ven los demás en la mesa. Sin cuenta ni contraseña.
name-keep = Guardar
elsewhere-title = En otro dispositivo
elsewhere-about = Un enlace te hace la misma persona allí. Funciona una vez, unos minutos.
elsewhere-link = Copiado. Ábrelo en el otro dispositivo en unos minutos; funciona una vez.
elsewhere-make = Crear un enlace
bot-simple = Bot sencillo
bot-random = Bot al azar
bot-other = Bot ({ $bot })
setup-title = Preparar una mesa
setup-game = Juego
setup-edition = Edición
setup-read = Leer sus reglas
edition-whole = texto entero
edition-reported = por informes
edition-own = Las tuyas
edition-own-about = Abre un archivo de reglas de la casa.
setup-house = Reglas de la casa
setup-all = Todas { $count }
setup-add = Añadir una regla
rule-changed = Regla de la casa. La edición dice: { $was }
rule-number = Regla { $number }
rule-back = Volver a: { $was }
rule-back-short = Deshacer
rule-take-out = Quitar
rule-change = Cambiar
rule-another-number = Otro número …
rule-for-players = { $players } jugadores:
house-title = Reglas de la casa
house-search = Busca: dobles, túnel, kit …
house-only = Solo lo que cambia
house-bundles = Ya hechas
house-nothing = Ninguna regla dice eso.
house-contradiction = Estas no van juntas:
house-because = Porque { $why }. Cambia una de ellas.
setup-seats = Asientos
setup-players = Personas
seat-who = Quién se sienta aquí: { $seat }
sitter-you = Tú
sitter-open = Libre: un amigo
setup-clock = Reloj
choice-clock-none = sin reloj
choice-clock-game10 = 10 minutos cada uno
choice-clock-game20 = 20 minutos cada uno
choice-clock-game40 = 40 minutos cada uno
choice-clock-turn2 = 2 minutos por turno
choice-clock-rules = como cuentan las reglas
choice-clock-slow = un día por turno
setup-watch = Público
choice-watch-link = quien tenga el enlace
choice-watch-open = cualquiera
choice-watch-none = nadie
setup-listed = Los desconocidos pueden ocupar los asientos libres
setup-wrong = Estas reglas se contradicen.
setup-save = Guardar en un archivo
setup-open = Abrir la mesa
setup-start = Empezar a jugar
lobby-row-status = { $status ->
    [gathering] { $free ->
        [0] a punto de empezar
        [one] un asiento libre
       *[other] { $free } asientos libres
      }
    [paused] en pausa
    [over] terminada
   *[other] en juego
  }
edition-points = { $points ->
    [0] la medida
    [one] un punto distinto
   *[other] { $points } puntos distintos
  }
house-found = { $count ->
    [one] Una regla
   *[other] { $count } reglas
  }
setup-sum = { $name }{ $house ->
    [0] {""}
    [one] {" "}con una regla de la casa
   *[other] {" "}con { $house } reglas de la casa
  }.
setup-sum-seats = { $seats } asientos; { $open ->
    [0] no se espera a nadie
    [one] uno para un amigo
   *[other] { $open } para amigos
  }.

## Una mesa antes de la partida
gather-lobby = Vestíbulo
gather-open = Libre
gather-you = (tú)
gather-sit = Sentarse aquí
gather-any = Sentarse por sorteo
gather-leave = Levantarse
gather-bot = Poner aquí un bot
gather-no-bot = Quitar el bot
gather-kick = Echar
gather-fill = Bots en los asientos libres
gather-start = Empezar la partida
gather-not-yet = La partida empieza cuando cada asiento tiene a alguien.
gather-guests = Esperan el sorteo: { $names }
gather-invite = Invitar
gather-invite-about = Envía este enlace. Quien lo abre se sienta enseguida: sin cuenta, sin instalar nada.
gather-link = Enlace de invitación
gather-copy = Copiar
gather-copied = Copiado
gather-code = Código
gather-qr = El enlace como código cuadrado para el teléfono
gather-here-only = Esta dirección solo vale en este ordenador. Para amigos en la misma red empieza con: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Están todos. Empieza cuando quieras.
       *[other] Están todos. Empieza el anfitrión.
      }
    [one] Un asiento está libre.
   *[other] { $free } asientos están libres.
  }
gather-rules = { $count ->
    [one] Una regla de la casa
   *[other] { $count } reglas de la casa
  }

## Reglas
setup-differs = Qué cambia
rules-of = Reglas de { $game }
rules-contents = Todas las reglas
rules-no-game = Aquí no hay tal juego.
rules-search = Buscar en las reglas
rules-compare = Comparar con las reglas clásicas
rules-here = Como se juega: { $edition }
rules-otherwise = Qué puede ser distinto
rules-questions = Preguntas
rules-cases = Casos que la prueban
rules-turn = Otras reglas
rules-differ = { $first } y { $second }: { $points ->
    [one] un punto distinto
   *[other] { $points } puntos distintos
  }

## The castle
castle-board = Plano del castillo
castle-help = Los corchetes recorren tus hombres, las flechas los círculos; Intro camina, Escape vuelve atrás, el signo de interrogación lista las teclas.
castle-picked = Elegido { $man }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }: { $places } lugares a su alcance.
castle-walk = { $man } va: { $place }
castle-arrest = El guardia { $guard } arresta a { $man }.
castle-proposed = { $man } hacia { $place }: { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
  }, quedan { $left }. Intro camina.
castle-flag = { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
  }, quedan { $left }
castle-costs = { $place }: { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points } puntos
castle-guard = Guardia { $number }
castle-a-guard = Un guardia
castle-towards = Ir en esa dirección
castle-why = Por qué no
castle-close = Cerrar
castle-tools = Vista
castle-zoom-in = Más cerca
castle-zoom-out = Más lejos
castle-fit-all = Todo el castillo
castle-fit-mine = Mis hombres
castle-threat = Amenaza
castle-legend = Leyenda
castle-legend-reach = Al alcance por tantos puntos. Una carta pequeña dice qué hace falta.
castle-legend-rooms = Se consigue en las salas
castle-keys = Teclas
castle-gone-away = Fugado
castle-key-men = recorre mis hombres
castle-key-arrows = por los círculos
castle-key-enter = hacerlo
castle-key-escape = un paso atrás
castle-key-zoom = más cerca, más lejos
castle-key-all = todo el castillo
castle-key-mine = mis hombres
castle-key-last = a lo último que pasó
castle-key-threat = lo cerca que están los guardias
castle-key-overview = la vista general
castle-key-list = esta lista
