### Lo que mostró una simulación.

lab-head = Acabadas { $finished } de { $games } partidas de { $game }, { $decisions } decisiones en { $seconds } s ({ $rate } por segundo).
lab-interval = intervalo del 95 %
lab-range = de { $low } a { $high }
lab-ended = final
lab-games = partidas
lab-share = parte
lab-seat = asiento
lab-bot = jugador automático
lab-wins = victorias
lab-what = qué pasó
lab-in-all = en total
lab-a-game = por partida
lab-end = { $end ->
        [GOAL] se alcanzó el objetivo
        [NONE_CAN] ya nadie podía alcanzarlo
        [FINAL] acabó la última ronda
        [STALL] dos rondas sin resultado
        [LIMIT] se acabaron las rondas
        [NOBODY_LEFT] no quedaba ningún oficial
       *[other] { $end }
    }
lab-won = { $bot } ({ $seats }) ganó { $wins } de { $games } partidas: { $share }, intervalo { $interval }.
lab-shared = Partidas con varios ganadores: { $games }. Cada uno de ellos cuenta como ganador.
lab-first-player = Quien empezó ganó { $wins ->
        [one] una partida
       *[other] { $wins } partidas
    }: { $share }, intervalo { $interval }. Si no importara sería { $even }.
lab-first-time = { $what ->
        [attempt] Primer intento
        [equipment] Primer objeto de equipo
        [kit] Primer kit de evasión
       *[escape] Primera fuga
    }: de media en la ronda { $round }, en { $games } de { $of } partidas.
lab-rounds = rondas
lab-turns = turnos
lab-escapes = fugas
lab-fights = disputas por un túnel
lab-keys = llaves maestras ganadas
lab-collapses = derrumbes
lab-burials = prisioneros sepultados
lab-freed = prisioneros libres tras un derrumbe
lab-cause = { $cause ->
        [escape] tras una fuga
        [tiles] tras la última loseta
       *[stall] porque no pasaba nada
    }
lab-route = { $route ->
        [car] en el coche del comandante
        [do-or-die] en una carrera a vida o muerte
        [drop] bajando por una cuerda
        [wire] a través de la alambrada
        [glider] en el planeador
        [tunnel] por un túnel
       *[gate] por una puerta
    }
lab-arrests = arrestos
lab-arrest = { $cause ->
        [guard] por un guardia
        [surrender] se entregó
        [search] en un registro
        [general_search] en un registro general
        [tunnel] en un túnel
        [intercept] en una puerta
        [car] en el coche del comandante
        [glider] con el planeador
        [penalty] como castigo
       *[other] { $cause }
    }
lab-shot = muertos de un disparo
lab-trades = cambios
lab-cards = cartas jugadas

## Lo que mostró una arena.

lab-arena-title = Arena de { $game }
lab-arena-head = Acabadas { $finished } de { $games } partidas de { $game }, semilla { $seed }.
lab-arena-head-one = Acabadas { $finished } de { $games } partidas de { $game } ({ $edition ->
        [none] { $players } jugadores
       *[other] { $edition }, { $players } jugadores
    }, semilla { $seed }).
lab-arena-table = mesa
lab-arena-role = { $role ->
        [officers] oficiales
        [security] Seguridad
       *[player] jugador
    }
lab-arena-as = papel
lab-arena-against = contra
lab-arena-than = en comparación con
lab-arena-met = { $bot } contra { $against }
lab-arena-won = { $role ->
        [security] ganadas por Seguridad
       *[officers] ganadas por los oficiales
    }
lab-arena-even = si todos fueran iguales
lab-arena-decisions = decisiones
lab-arena-difference = diferencia
lab-arena-error = error típico
lab-arena-longest = la más larga
lab-arena-pairings = Quién ganó a quién
lab-arena-lengths = Lo que duraron las partidas, de media
lab-arena-routes = Fugas por vía
lab-arena-targets = Fugas por meta
lab-arena-differences = Comparados con los mismos dados y cartas: parte ganada de más o de menos
lab-arena-elo = Elo, con el primero de cada papel en 1000
lab-arena-edge = { $table }: ser Seguridad vale { $points } puntos Elo (error típico { $error }).
lab-arena-times = Tiempo para decidir, en milisegundos
lab-arena-plot = { $role ->
        [security] Parte de las partidas ganadas por Seguridad, con su intervalo del 95 %
       *[player] Parte de las partidas ganadas por el primero nombrado, con su intervalo del 95 %
    }
lab-arena-progress = { $done } de { $games } partidas
lab-arena-stopped = Interrumpido tras { $done } de { $games } partidas. { $kept ->
        [yes] La misma orden sigue desde ahí.
       *[no] No se ha guardado nada; con --out FILE la misma orden seguiría desde ahí.
    }
lab-arena-problem = { $code ->
        [players] --players admite números separados por comas, como 2,3,4; «{ $given }» es otra cosa.
        [bots-none] Una arena necesita bots: --bots simple,random.
        [settings-none] Una arena necesita una mesa donde jugar.
        [games] Una arena necesita al menos una partida; { $games } no bastan.
        [bot-twice] «{ $bot }» está dos veces entre los bots; con una basta.
        [role-none] { $known ->
            [none] En { $game } todos tienen el mismo papel; quita --role.
           *[other] «{ $role }» no es un papel de { $game }. Hay: { $known }.
        }
        [role-alone] ¿Contra quién juegan? --role { $role } necesita --against BOT.
        [against-alone] ¿En qué papel juegan? --against necesita --role; hay: { $known }.
        [file-other] { $file } ya existe y no contiene resultados de una arena. Indica otro archivo.
        [file-plan] { $file } contiene resultados de otra arena: { $what } es allí { $there }, y se ha pedido { $asked }. Indica otro archivo, o pide la misma arena.
        [file-broken] { $file }: la línea { $line } está dañada. Una interrupción solo puede dejar a medias la última.
        [ray-missing] Ray no está instalado aquí. Se instala con: pip install 'goneaway[ray]'
       *[ray-failed] Ray ha fallado: { $why }. ¿Es correcta la dirección, y tiene cada nodo Gone Away { $version }?
    }
lab-dataset-written = { $games } partidas, { $rows } palabras: { $file }, descrito en { $card }.
lab-dataset-problem = { $code ->
        [missing] NumPy no está instalado aquí. Se instala con: pip install 'goneaway[rl]'
        [command] Una orden no puede jugar para un conjunto de datos; nombra bots, como veteran.
       *[wrong] Ese conjunto de datos no se puede hacer: { $why }.
    }
