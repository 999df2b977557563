### Las frases de la página. Lo que concierne a un juego lo dice el servidor.

## En todas partes
nav-play = Jugar
nav-rules = Reglas
shell-nav = Secciones
shell-skip = Ir al contenido
shell-language = Idioma
shell-theme = { $theme ->
    [light] Colores claros
    [dark] Colores oscuros
    [contrast] Alto contraste
   *[system] Tema del sistema
  }
shell-disclaimer = Un proyecto libre y no oficial. Los nombres de juegos publicados solo dicen a qué se juega.
person-guest = Invitado
wire-unreachable = No se puede conectar con el servidor. ¿Está en marcha?
wire-failed = No ha funcionado. Inténtalo de nuevo.
cancel = Cancelar
close = Cerrar
announcements = Avisos
announcement-from = De quienes administran este servidor:
announcement-dismiss = Cerrar este aviso

## Vestíbulo
now-play = Jugar ya
now-side = O juega como { $side }
now-set-up = Preparar una mesa
now-watch = Ver una partida
now-join = Entrar con un código
join-label = Código o enlace de la mesa
join-go = Entrar
join-no-code = Eso no es el código de una mesa. Un código tiene seis letras y cifras, como K7MQ2X.
lobby-list-mine = Tus partidas
lobby-list-open = Mesas que esperan jugadores
lobby-nobody = Ninguna mesa busca jugadores. Prepara una y envía el enlace a un amigo.
lobby-row-on = Seguir
lobby-row-look = Ver
lobby-row-join = Entrar
lobby-row-watch = Mirar
lobby-row-turn = { $you ->
    [yes] Te toca
   *[no] Turno: { $who }
  }
name-title = Tu nombre
name-label = Nombre
name-about = Lo ven los demás en la mesa. Sin cuenta ni contraseña.
name-keep = Guardar
elsewhere-title = En otro dispositivo
elsewhere-about = Abre un enlace allí para seguir como el mismo jugador. Vale una vez, durante unos minutos.
elsewhere-link = Copiado. Ábrelo en el otro dispositivo en unos minutos; vale una sola vez.
elsewhere-make = Crear un enlace
setup-title = Preparar una mesa
setup-game = Juego
setup-edition = Edición
setup-read = Leer sus reglas
edition-whole = texto completo
edition-reported = según otros textos
edition-own = La tuya
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
rule-another-number = Otro número…
rule-for-players = { $players } jugadores:
house-title = Reglas de la casa
house-search = Busca: dobles, túnel, kit…
house-only = Solo lo que cambia
house-bundles = Listas para usar
house-nothing = Ninguna regla coincide.
house-contradiction = Estas no pueden ir juntas:
house-because = Porque { $why }. Cambia una de ellas.
setup-seats = Asientos
setup-players = Jugadores
seat-who = Quién se sienta aquí: { $seat }
sitter-you = Tú
sitter-bots = Bots
sitter-open = Libre para un amigo
setup-clock = Reloj
choice-clock-none = sin reloj
choice-clock-game10 = 10 minutos cada uno
choice-clock-game20 = 20 minutos cada uno
choice-clock-game40 = 40 minutos cada uno
choice-clock-turn2 = 2 minutos por turno
choice-clock-rules = como dicen las reglas
choice-clock-slow = un día por turno
setup-watch = Espectadores
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
    [ended] terminada
   *[other] en juego
  }
edition-points = { $points ->
    [0] la edición de referencia
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
    [0] no hay que esperar a nadie
    [one] uno para un amigo
   *[other] { $open } para amigos
  }.

## Una mesa antes de la partida
gather-lobby = Vestíbulo
gather-open = Libre
gather-you = (tú)
gather-sit = Sentarse aquí
gather-name-sit = Sentarse
gather-name = ¿Cómo te llamarán los demás?
gather-any = Ocupar un asiento al azar
gather-leave = Dejar el asiento
gather-bot = Poner aquí un bot
gather-no-bot = Quitar el bot
gather-kick = Expulsar
gather-fill = Llenar los asientos libres con bots
gather-start = Empezar la partida
gather-not-yet = La partida empieza cuando todos los asientos están ocupados.
gather-guests = Esperan un asiento al azar: { $names }
gather-invite = Invitar
gather-invite-about = Envía este enlace. Tus amigos escriben un nombre y se sientan: sin cuenta y sin instalar nada.
gather-link = Enlace de invitación
gather-copy = Copiar
gather-copied = Copiado
gather-code = Código
gather-qr = El enlace como código QR para el teléfono
gather-here-only = Esta dirección solo funciona en este ordenador. Para amigos en la misma red, arranca con: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Están todos. Empieza cuando quieras.
       *[other] Están todos. Falta que el anfitrión empiece.
      }
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
  }
gather-rules = { $count ->
    [one] Una regla de la casa
   *[other] { $count } reglas de la casa
  }
house-pointless = { $count ->
    [one] Esta regla de la casa no cambia nada junto a las demás:
   *[other] Estas reglas de la casa no cambian nada junto a las demás:
  }

## Reglas
setup-differs = Qué cambia
rules-of = Reglas de { $game }
rules-contents = Todas las reglas
rules-no-game = Aquí no está ese juego.
rules-search = Buscar en las reglas
rules-compare = Comparar con las reglas clásicas
rules-here = Cómo se juega: { $edition }
rules-otherwise = Qué se puede cambiar
rules-questions = Preguntas
rules-cases = Casos que prueban esta regla
rules-turn = Otras reglas
rules-differ = { $first } y { $second }: { $points ->
    [one] un punto distinto
   *[other] { $points } puntos distintos
  }

## Section X

island-board = La isla y el mar que la rodea
island-help = Las flechas van de casilla en casilla, Intro pulsa. Los corchetes recorren los hombres que pueden andar, del 1 al 3 eliges una de tus losetas, Q y E la giran, Esc vuelve atrás.
island-prison = Prisión
island-zone = Zona verde { $zone }
island-race = Esta ronda { $green } de { $threshold } · fugados { $out } de { $goal }
island-door-count = Puertas: { $supply } en la reserva, { $board } en el tablero, { $aside } apartadas
island-final = Ronda final
island-last = La ronda acaba con este turno
island-tiles = Tus losetas
island-no-tiles = Ninguna en la mano
island-piles = Montones
island-draw = Roba una loseta
island-others = Losetas de los demás
island-pile = Montón { $number }: { $size ->
    [0] vacío
    [one] 1 loseta
   *[other] { $size } losetas
}
island-turn = Girar a la derecha
island-turn-back = Girar a la izquierda
island-fits = { $now ->
    [0] { $turned ->
        [0] No encaja en ninguna casilla, ni siquiera girada
        [one] Tal como está no encaja; girada encaja en una casilla
       *[other] Tal como está no encaja; girada encaja en { $turned } casillas
      }
    [one] { $turned ->
        [0] Tal como está encaja en una casilla; girada, en ninguna más
        [one] Tal como está encaja en una casilla; girada, en otra
       *[other] Tal como está encaja en una casilla; girada, en otras { $turned }
      }
   *[other] { $turned ->
        [0] Tal como está encaja en { $now } casillas; girada, en ninguna más
        [one] Tal como está encaja en { $now } casillas; girada, en otra
       *[other] Tal como está encaja en { $now } casillas; girada, en otras { $turned }
      }
}.
island-in-hand = En la mano: { $tile }. { $now ->
    [0] { $turned ->
        [0] No encaja en ninguna casilla, ni siquiera girada
        [one] Tal como está no encaja; girada encaja en una casilla
       *[other] Tal como está no encaja; girada encaja en { $turned } casillas
      }
    [one] { $turned ->
        [0] Tal como está encaja en una casilla; girada, en ninguna más
        [one] Tal como está encaja en una casilla; girada, en otra
       *[other] Tal como está encaja en una casilla; girada, en otras { $turned }
      }
   *[other] { $turned ->
        [0] Tal como está encaja en { $now } casillas; girada, en ninguna más
        [one] Tal como está encaja en { $now } casillas; girada, en otra
       *[other] Tal como está encaja en { $now } casillas; girada, en otras { $turned }
      }
  }.
island-lay = Colocar: { $tile }. { $cells ->
    [0] No encaja en ninguna casilla.
    [one] Encaja en una casilla.
   *[other] Encaja en { $cells } casillas.
  }
island-picked = { $places ->
    [0] { $man } no puede ir a ningún sitio
    [one] { $man } puede ir a un sitio
   *[other] { $man } puede ir a { $places } sitios
}.
island-picked-why = Pulsa una casilla iluminada para ir hasta ella.
island-cost = { $cost ->
    [one] Un paso
   *[other] { $cost } pasos
}, quedan { $left }.
island-reach = { $cost ->
    [one] Un paso
   *[other] { $cost } pasos
}
island-doors = Una puerta cabe en { $sides ->
    [one] un lado
   *[other] { $sides } lados
}.
island-alone = encaja, pero queda aislada
island-turned = encaja si se gira
island-not = no encaja
island-fits-now = encaja
island-doomed = { $men ->
    [0] ahora nadie quedaría sepultado
    [one] ahora un hombre quedaría sepultado
   *[other] ahora { $men } hombres quedarían sepultados
}
island-stays = refugio, se queda
island-all = Toda la isla
island-danger = Quién quedaría sepultado ahora
island-why = Por qué no
island-collapse = Los túneles se derrumban.
island-collapse-cause = { $cause ->
    [escape] Los túneles saltaron por los aires.
    [tiles] Se acabaron las losetas y los túneles se derrumbaron.
   *[stall] Llevaba demasiado tiempo sin pasar nada y los túneles se derrumbaron.
}
island-collapse-why = Quien está en un refugio vive; los demás bajo tierra quedan sepultados.
island-freed = libres
island-hidden = en refugios
island-buried = sepultados
island-again = Verlo otra vez
island-go-on = Seguir

## The castle
castle-board = Plano del castillo
castle-help = Los corchetes recorren tus hombres, las flechas las casillas; Intro camina, Esc vuelve atrás, el signo de interrogación muestra las teclas.
castle-picked = { $man }, { $points ->
    [one] 1 { -punto }
   *[other] { $points } { -puntos }
  }: { $places ->
    [0] ningún lugar
    [one] 1 lugar
   *[other] { $places } lugares
  } a su alcance.
castle-reach = { $man } puede llegar a { $places ->
    [one] 1 casilla
   *[other] { $places } casillas
  } con { $points ->
    [one] 1 { -punto }
   *[other] { $points } { -puntos }
  }.
castle-reach-why = Pulsa una casilla iluminada para ir, o cualquier otra para saber por qué no.
castle-walk = { $man } va { $to }
castle-arrest = El guardia { $guard } arresta a { $man }.
castle-proposed = { $man } va { $to }: { $cost ->
    [one] 1 { -punto }
   *[other] { $cost } { -puntos }
  }, quedan { $left }. Intro camina.
castle-flag = { $cost ->
    [one] 1 { -punto }
   *[other] { $cost } { -puntos }
  }, quedan { $left }
castle-costs = { $place }: { $cost ->
    [one] 1 { -punto }
   *[other] { $cost } { -puntos }
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points ->
    [one] 1 { -punto }
   *[other] { $points } { -puntos }
  }
castle-guard = Guardia { $number }
castle-a-guard = Un guardia
castle-towards = Ir en esa dirección
castle-men = Hombres y guardias en el tablero
castle-stands = { $man }: { $place }{ $may ->
    [yes] , se puede mover.
   *[no] .
  }
castle-walk-to = Ir a: { $place }
castle-way =
    Rodeo: { $cost ->
        [one] 1 { -punto }
       *[other] { $cost } { -puntos }
    }
castle-leg = Con { $cost } llegas hasta aquí: { $place }.
castle-back-to = Volver a { $man }
castle-round = Dar un rodeo: { $cost ->
    [one] 1 { -punto }
   *[other] { $cost } { -puntos }
  }
castle-why = Por qué no
castle-close = Cerrar
castle-tools = Vista
castle-zoom-in = Acercar
castle-zoom-out = Alejar
castle-fit-all = Todo el castillo
castle-fit-mine = Mis hombres
castle-threat = Amenaza
castle-abroad = aquí puede llegar un hombre el próximo turno
castle-exit-held = una salida vigilada
castle-exit-open = una salida libre
castle-legend = Leyenda
castle-legend-reach = A su alcance, con los { -puntos } que cuesta. Una carta pequeña muestra qué hace falta.
castle-legend-grid = Las casillas del mismo nombre llevan un número y una letra, escritos en los bordes: 31K está en la columna 31, fila K.
castle-legend-rooms = Lo que hay en las habitaciones
castle-keys = Teclas
castle-gone-away = Fugado
castle-key-men = de un hombre mío a otro
castle-key-arrows = de una casilla a otra
castle-key-enter = hacerlo
castle-key-escape = un paso atrás
castle-key-zoom = acercar, alejar
castle-key-all = todo el castillo
castle-key-mine = mis hombres
castle-key-last = lo que ha pasado desde tu turno, o lo último que ha pasado
castle-key-threat = lo cerca que están los guardias
castle-key-overview = la vista general
castle-key-list = esta lista

## At the table
plain-actions = Qué puedes hacer
back = Atrás
more = Más
rule = Regla
rule-read = Leer
do-it = Hacerlo
table-coming = Entrando en la mesa…
table-watching = Estás de espectador: todos los asientos están ocupados.
table-refused = No puedes entrar en esta mesa
seat-you = tú
seat-bot = bot
seat-open = libre
seat-cover = Que juegue un bot
seat-away-since = { $minutes ->
    [0] Ausente desde hace un momento
    [one] Ausente desde hace un minuto
   *[other] Ausente desde hace { $minutes } minutos
  }
seat-covered = bot por { $who }
order-label = Lo que tienes que decidir
order-propose = ¿{ $label }?
order-another = O elige otra cosa.
run-takes = { $circles } casillas hasta el final, y la carta que se descubre dice cuántas tiradas tiene.
run-odds = Cuántas veces bastan las tiradas
run-throws = { $throws } tiradas
run-often = { $often } %
risk-discard = La carta se descarta y no te sirve de nada.
risk-surrender = Se entrega: va a una celda.
risk-skip = En este turno no colocas, mueves ni giras ninguna loseta.
order-answered = Solo había una respuesta: { $sentence }
order-settled = Solo hay una respuesta, así que se juega sola.
ask-nothing = No hay nada que decidir.
ask-paused = La partida está en pausa.
ask-points = { $points ->
    [one] Te queda un { -punto }.
   *[other] Tienes { $points } { -puntos }.
  }
ask-points-officer = { $also ->
    [none] Elige un hombre en el tablero.
    [claim] Elige un hombre en el tablero o reclama { -equipo }.
    [card] Elige un hombre en el tablero, o una carta.
   *[both] Elige un hombre o una carta, o reclama { -equipo }.
  }
ask-points-security = Elige un guardia, { -una-casilla-negra } o un hombre al que arrestar.
ask-roll = { $trade ->
    [yes] Tira los dados, o cambia cartas antes.
   *[no] Tira los dados.
  }
ask-roll-officer = Es tu turno.{ $also ->
    [none] {""}
    [claim] {" "}Antes también puedes reclamar { -equipo }.
    [card] {" "}Antes también puedes jugar una carta.
   *[both] {" "}Antes también puedes jugar una carta o reclamar { -equipo }.
  }
ask-roll-security = Es tu turno.{ $also ->
    [none] {""}
   *[card] {" "}Antes también puedes jugar una carta.
  }
ask-spent = Has gastado tus { -puntos }.
ask-spent-why = { $also ->
    [none] Termina el turno.
    [claim] Reclama { -equipo } o termina el turno.
    [card] Juega una carta o termina el turno.
   *[both] Reclama { -equipo }, juega una carta o termina el turno.
  }
ask-draw = { $total ->
    [0] {""}
   *[other] Has sacado { $total }.{" "}
  }{ $deck ->
    [security] ¿Robas una carta de seguridad?
   *[opportunity] ¿Robas una carta de oportunidad?
  }
ask-draw-why = Con esta tirada te corresponde.
ask-nation = ¿Qué { -nacion } diriges?
ask-nation-why = Sus hombres son tuyos toda la partida.
ask-row = ¿En qué fila forman tus hombres?
ask-row-why = Las filas de la zona de recuento; importa poco.
ask-guards-ready = Ya hay bastantes guardias. Confirma, o coloca más.
ask-guards = Aposta a tus primeros guardias.
ask-guards-why = Pulsa { -una-casilla-negra }, o elige los puestos habituales.
ask-meeting = Los { -oficiales } se reúnen.
ask-meeting-why = { -Seguridad-inicial } está fuera de la sala y no oye nada.
waiting-bot = { $seat }: un bot está pensando.
waiting-person = { $seat }: se espera a { $who }.
choose = { $verb }: { $kind ->
    [pawn] ¿quién?
    [place] ¿dónde?
    [tile] ¿qué loseta?
    [rotation] ¿girada cómo?
    [pile] ¿de qué montón?
   *[answer] ¿cuál?
  }
choose-where = ¿Adónde va { $who }?
choose-circle = Casilla { $number }
choose-more = { $number } más
walk = { $cost ->
    [0] Ir
   *[other] Andar { $cost }
  }
points-word = { $number ->
    [one] { -punto }
   *[other] { -puntos }
  }
points-after = después
points-walk = este camino
points-left = quedan
steps-word = { $number ->
    [one] paso
   *[other] pasos
  }
dice-history = Tiradas hasta ahora
lesson = Consejo { $number } de { $of }
lesson-away = No mostrar más consejos
lesson-colditz-aim-officer = El objetivo: sacar a tus hombres del castillo hasta { -una-meta } con número. Necesitas un { -kit-de-evasion }, que reclamas con hombres en las habitaciones que muestran sus cuatro partes, y { -equipo } como las cuerdas.
lesson-colditz-aim-security = El objetivo: que nadie se fugue antes de que se acabe el tiempo. Tus guardias arrestan a los hombres fuera del patio y, dentro de él, a aquellos cuyo oficial tiene { -equipo }.
lesson-colditz-1 = Pulsa uno de tus hombres con anillo dorado: las casillas que alcanza se iluminan, cada una con su coste.
lesson-colditz-2 = Pulsa una casilla iluminada para ver el camino y luego el botón para recorrerlo. Antes no pasa nada.
lesson-colditz-3 = Pulsa cualquier otra casilla para saber por qué no puedes ir. La bombilla dice qué haría un bot; la flecha curva vuelve un paso atrás.
lesson-sectionx-aim = El objetivo: llevar a tus prisioneros por los túneles hasta las zonas verdes. Quien siga en un túnel cuando se derrumben está perdido, salvo en un escondite.
lesson-sectionx-1 = Pulsa una de tus losetas: las casillas donde encaja se iluminan.
lesson-sectionx-2 = Pulsa una casilla iluminada, gira la loseta con las flechas redondas y colócala con el botón.
lesson-sectionx-3 = Pulsa uno de tus prisioneros para andar. Pulsa cualquier otra cosa para saber qué es, o por qué no.
hint = ¿Qué haría un bot?
hint-do = Hacerlo así
undo = Deshacer
undo-none = No hay nada que deshacer.
why-not = Ahora no
typed = Escribir una orden
round = Ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
  }
round-of = de { $rounds }
clock-time = { $night ->
    [yes] Noche
   *[no] Día
  } { $day } de { $days }
clock-left = { $left ->
    [one] queda una ronda
   *[other] quedan { $left } rondas
  }
guards-out = { $board ->
    [0] Ningún guardia fuera
    [one] Un guardia fuera
   *[other] { $board } guardias fuera
  } · { $reserve } en el cuartel
on-table = Sobre la mesa
pips = { $number } { $state ->
    [tunnel] en túneles
    [hidden] { $number ->
        [one] en un refugio
       *[other] en refugios
      }
    [home] en casa
    [green] en la zona verde
    [free] { $number ->
        [one] libre
       *[other] libres
      }
    [cell] en las celdas
    [away] { $number ->
        [one] fugado
       *[other] fugados
      }
    [dead] { $number ->
        [one] muerto
       *[other] muertos
      }
   *[out] en espera
  }
held = { $kind ->
    [tiles] { $many ->
        [one] una loseta
       *[other] { $many } losetas
      }
    [rope] { $many ->
        [one] una cuerda
       *[other] { $many } cuerdas
      }
    [cutters] { $many ->
        [one] unos alicates
       *[other] { $many } alicates
      }
    [key] { $many ->
        [one] una llave
       *[other] { $many } llaves
      }
    [pass] { $many ->
        [one] un pase
       *[other] { $many } pases
      }
    [kit] un { -kit-de-evasion }
    [crate] tiene { -equipo }
   *[cards] { $many ->
        [one] una carta
       *[other] { $many } cartas
      }
  }
held-one = { $kind ->
    [rope] Cuerda
    [cutters] Alicates
    [key] Llave
    [pass] Pase
   *[kit] Kit
  }
effect-rope = Un hombre baja o sube 30 pies; para 60 hacen falta dos. Se gasta en el paso que la necesita.
effect-cutters = Abren paso por la alambrada en un sitio. Se gastan en el paso que los necesita.
effect-key = Deja entrar en las casillas de una puerta de llave. Se gasta en el paso que la necesita.
effect-pass = Deja entrar en las casillas de una puerta de pase. Se gasta en el paso que lo necesita.
effect-kit = Un hombre tuyo que llega con él a { -una-meta } se ha fugado.
deck = { $deck ->
    [equipment] { -Equipo }
    [kit] Kit
    [security] Seguridad
    [dod] A vida o muerte
   *[opportunity] Oportunidad
  }
hand-title = Tu mano
hand-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } · { $now ->
        [0] ninguna para jugar ahora
        [one] 1 para jugar ahora
       *[other] { $now } para jugar ahora
    }
hand-play =
    { $man ->
        [none] ¿Juegas { $card }?
       *[other] ¿Juegas { $card } con { $man }?
    }
hand-empty = No tienes cartas.
card-not-now = Ahora no se puede jugar.
tab-log = Crónica
tab-talk = Chat
tab-barter = Trueque
tab-arrests = Arrestos
tab-board = Tablero
tab-hand = Mano
tab-hand-number = Mano { $number }
tab-seats = Asientos
tabs = Partes de la mesa
sheet-size = Altura de este panel
rail-open = Jugadores, crónica y trueque
log-empty = Aún no ha pasado nada.
log-older = Ver lo anterior
log-since = Desde la última vez que miraste
log-new = { $number ->
    [one] 1 línea nueva
   *[other] { $number } líneas nuevas
  }
since = Desde tu turno
since-first = Antes de tu turno
since-nothing = No se ha movido nada.
since-more = { $number ->
    [one] y 1 más
   *[other] y { $number } más
  }
since-show = Ver
since-replay = Repetir todo
since-close = Cerrar el resumen
moment-skip = Pulsa para seguir
entry-started = La partida comenzó.
entry-covered = { $seat }: juega un bot.
entry-flagged = { $seat }: se acabó el tiempo y sigue un bot.
entry-returned = { $seat }: { $who } está de vuelta.
entry-resigned = { $seat }: { $who } abandona la partida. Sigue un bot.
entry-paused = La partida se puso en pausa.
entry-resumed = La partida se reanudó.
entry-undone = { $seat }: jugada deshecha.
entry-rewound = Todos de acuerdo: se vuelve atrás.
entry-missed = { $seat }: se espera una respuesta, pero el jugador no está.
entry-found = { $seat }: el jugador ha vuelto.
entry-proposed = { $seat }: propuesta de { $what ->
    [pause] hacer una pausa
    [rewind] volver atrás
   *[end] acabar la partida
  }.
entry-disagreed = { $seat }: no está de acuerdo.
entry-ended = { $how ->
    [closed] Quienes administran este servidor han cerrado la partida. Ahora se pueden verificar los dados.
   *[other] La partida ha terminado. Ahora se pueden verificar los dados.
  }
entry-rematched = La revancha se juega en otra mesa.
talk-empty = Nadie ha dicho nada aún.
talk-whom = A quién
talk-table = a todos
talk-officers = a los { -oficiales }
talk-to = solo: { $who }
talk-write = Escribe a la mesa
talk-write-private = Solo lo leen ellos
talk-send = Enviar
barter-none = Nadie ofrece nada.
hand-offer = Ofrecerla en el trueque
barter-make = Hacer una oferta
barter-not-now = Ahora no: se ofrece entre jugadas.
barter-earlier = Ofertas anteriores
barter-title = Trueque: { $who }
barter-with = Trueque con
barter-whom = Con quién
barter-all = todos
barter-how = Si los dos aceptáis, todo cambia de manos a la vez.
barter-you-give = Tú das
barter-gives = { $who }: a cambio
barter-from-hand = De tu mano
barter-ask-for = Pides
barter-known = Se sabe: { $gear ->
    [none] sin { -equipo }
    [some] tiene { -equipo }
    [hidden] { -equipo } oculto
   *[listed] { $list }
  }, { $kit ->
    [yes] un { -kit-de-evasion }
   *[no] ningún { -kit-de-evasion }
  }, { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
  }.
barter-take-out = Quitar
barter-nothing = nada
barter-sum = { $give } por { $want }.
barter-until = Vale
barter-stands = hasta que la retires
barter-clear = Vaciar
barter-send = Enviar la oferta
barter-you-offer = Tu oferta → { $who }
barter-offers = Oferta: { $who } → { $whom }
barter-accept = Aceptar
barter-counter = Contraoferta
barter-refuse = Rechazar
barter-withdraw = Retirar
reaction-asked = Se espera tu respuesta
reaction-discreet = Se pregunta tengas o no la carta: tu silencio no dice nada.
reaction-always = Pasar siempre aquí de ahora en adelante
meeting-ready = Listo
meeting-waiting = Estás listo. Los demás siguen hablando.
meeting-away = fuera de la sala
meeting-out = Los { -oficiales } se reúnen sin ti.
meeting-out-why = Vuelves cuando acaben. No ves lo que dicen ni lo que cambian.
arrests-none = Ahora no se puede arrestar a nadie.
arrests-now = Se les puede arrestar ahora
arrests-not = Ahora no
arrests-by = { $guard }, { $cost ->
    [one] un { -punto }
   *[other] { $cost } { -puntos }
  }
arrest-label = { $guard } arresta a { $man }
menu = Menú
menu-code = código { $code }
menu-pause = Proponer una pausa
menu-resume = Reanudar
menu-rewind = Proponer deshacer mi última jugada
menu-cover = Que un bot juegue por mí
menu-return = Vuelvo a jugar yo
menu-end = Proponer acabar la partida
menu-resign = Abandonar
menu-resign-sure = Abandonas y un bot sigue por ti. No se puede deshacer.
menu-colours = Colores
menu-sound = Sonido
menu-invite = Enlace a esta mesa
menu-copied = Copiado.
push-offer = Avísame aquí cuando me toque
push-on = Recibo aquí un aviso cuando me toca
push-denied = Este navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
proposal = { $own ->
    [yes] Propones
   *[no] { $who }: propuesta de
  } { $what ->
    [pause] hacer una pausa
    [rewind] volver atrás unas jugadas
   *[end] acabar la partida
  }.
proposal-agree = De acuerdo
proposal-refuse = No
proposal-withdraw = Retirar
line-broken = Sin conexión. { $pending ->
    [yes] Tu última jugada se conserva.
   *[no] {""}
  } { $seconds ->
    [0] Se intenta de nuevo…
   *[other] Se intenta de nuevo en { $seconds } s.
  }
line-hurry = Reintentar ya
curtain-title = { $who }, te toca
curtain-why = Pasa la pantalla: { $seat }. Nadie más debería mirar.
curtain-open = Soy { $who }
keys = Teclas
key-r = tirar
key-n = fin del turno, hecho, pasar
key-u = deshacer
key-h = ¿qué haría un bot?
key-slash = escribir una orden
key-men = de un hombre mío a otro
key-arrows = de una casilla a otra
key-enter = hacer lo propuesto
key-enter-cap = Intro
key-escape = un paso atrás
key-escape-cap = Esc
key-zoom = ampliar
key-fit = verlo todo
key-threat = adónde pueden llegar los guardias
key-overview = vista general

## Verbs that need more words
verb-nation = Elegir { -una-nacion }
verb-row = Elegir una fila
verb-place = Apostar un guardia
verb-take-back = Recoger un guardia
verb-move = Andar
verb-roll = Tirar
verb-end = Fin del turno
verb-release = Sacar a un hombre de la celda
verb-claim = Reclamar { -equipo }
verb-claim-kit = Reclamar el { -kit-de-evasion }
verb-play = Jugar
verb-exchange = Canjear
verb-tunnel = Abrir un túnel
verb-attempt = Anunciar una fuga
verb-mouth = Fuera del túnel
verb-car = Coche del comandante
verb-do-or-die = A vida o muerte
verb-tower = A la torre
verb-permit = Dejar pasar a otros
verb-send = Enviar
verb-surrender = Entregar a un hombre
verb-post = Apostar un guardia
verb-recall = Retirar un guardia
verb-arrest = Arrestar
verb-return = Devolver un guardia
verb-remove-marker = Cerrar una abertura
verb-pursue = Perseguir
verb-discard = Descartar
verb-keep = Quedarse
verb-pick = Elegir
verb-cell = A las celdas
verb-lose = Entregar
verb-confiscate = Confiscar
verb-stand = Ponerse
verb-attend = Al recuento
verb-seize = Llevarse
verb-name-guard = Mandar a un guardia
verb-credit = Elegir un guardia
verb-team = Nombrar { -una-nacion }
verb-hide = Esconder
verb-push = Hacer sitio
verb-door = Salir
verb-usual = Elegir los puestos habituales
verb-other = Elegir
tile-draw = Robar una loseta
tile-place = Colocar una loseta
tile-swap = Intercambiar losetas
tile-move = Mover una loseta
tile-rotate = Girar una loseta
tile-skip = Ninguna loseta
tile-step = Andar
tile-door = Poner una puerta
tile-door-move = Mover una puerta
tile-end = Fin del turno
tile-choose-fight = Decidir la disputa
tile-choose-key-door = Apartar una puerta
tile-choose-key-return = Devolver la puerta
over-shared = Victoria compartida: { $who }.
over-nobody = Nadie ha ganado.
over-abandoned = Todos aceptaron acabar la partida.
over-closed = Quienes administran este servidor han cerrado la partida.
over-share = Compartir
over-replay = Repetición
over-rematch = Revancha, mismos asientos
over-ranking = Clasificación
over-ways = Cómo se fugaron
over-none-away = Nadie se fugó.
over-arrests = { $game ->
    [sectionx] Derrumbes por ronda
   *[other] Arrestos por ronda
}
over-dice = Dados
over-verified = Los dados se pueden verificar
over-verified-why = Cada tirada sale de un secreto fijado antes de empezar; el acta lo revela.
over-record = Acta
replay-start = El comienzo
replay-at = Jugada { $ply } de { $last } · ronda { $round } de { $rounds }
replay-rounds = Repetición · { $rounds } rondas
replay-link = Enlace a esta jugada
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Visto por
replay-watcher = Un espectador
replay-round = Ronda
replay-why = El bot: { $why }
replay-find = Buscar en la crónica
lane-away = { $game ->
    [sectionx] Zona
   *[other] Fugados
}
lane-arrest = { $game ->
    [sectionx] Derrumbe
   *[other] Arresto
}
lane-call = { $game ->
    [sectionx] Disputa
   *[other] Recuento
}
lane-trade = { $game ->
    [sectionx] Llave
   *[other] Trueque
}
over-won = { $you ->
    [yes] Has ganado.
    [security] Ha ganado { -Seguridad }.
   *[other] Victoria: { $who }.
  }
meeting-call = Pedir una reunión secreta
beside-title = Otro jugador en esta pantalla
beside-why = Entre uno y otro cae un telón: nadie ve las cartas del otro.
beside-seat = Asiento
