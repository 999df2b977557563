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
        [NONE_CAN] ya nadie podía alcanzarla
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
lab-trades = intercambios
lab-cards = cartas jugadas
