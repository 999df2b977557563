### Results of simulations.

lab-head = { $finished } of { $games } games of { $game } finished, { $decisions } decisions in { $seconds } s ({ $rate } a second).
lab-interval = 95 % interval
lab-range = { $low } to { $high }
lab-ended = end
lab-games = games
lab-share = share
lab-seat = seat
lab-bot = bot
lab-wins = wins
lab-what = what happened
lab-in-all = in all
lab-a-game = a game
lab-end = { $end ->
        [GOAL] the goal was reached
        [NONE_CAN] nobody could reach it any more
        [FINAL] the final round was over
        [STALL] two rounds without result
        [LIMIT] the rounds were over
        [NOBODY_LEFT] no officer was left
       *[other] { $end }
    }
lab-won = { $bot } ({ $seats }) won { $wins } of { $games } games: { $share }, interval { $interval }.
lab-shared = Games with shared winners: { $games }. Each of them counts as a winner.
lab-first-player = The first player won { $wins ->
        [one] one game
       *[other] { $wins } games
    }: { $share }, interval { $interval }. If it did not matter it would be { $even }.
lab-first-time = { $what ->
        [attempt] First attempt
        [equipment] First Equipment
        [kit] First Escape Kit
       *[escape] First escape
    }: round { $round } on average, in { $games } of { $of } games.
lab-rounds = rounds
lab-turns = turns
lab-escapes = escapes
lab-fights = tunnel fights
lab-keys = master keys won
lab-collapses = collapses
lab-burials = prisoners buried
lab-freed = prisoners freed by a collapse
lab-cause = { $cause ->
        [escape] after an escape
        [tiles] after the last tile
       *[stall] because nothing happened
    }
lab-route = { $route ->
        [car] by Staff Car
        [do-or-die] on a Do or Die run
        [drop] down a rope
        [wire] through the wire
        [glider] by glider
        [tunnel] by tunnel
       *[gate] through a gate
    }
lab-arrests = arrests
lab-arrest = { $cause ->
        [guard] by a guard
        [surrender] gave himself up
        [search] in a search
        [general_search] in a general search
        [tunnel] in a tunnel
        [intercept] at a gate
        [car] in the Staff Car
        [glider] with the glider
        [penalty] as a penalty
       *[other] { $cause }
    }
lab-shot = shot
lab-trades = trades
lab-cards = cards played

## Results of an arena.

lab-arena-title = Arena: { $game }
lab-arena-head = { $finished } of { $games } games of { $game } finished, seed { $seed }.
lab-arena-head-one = { $finished } of { $games } games of { $game } finished ({ $edition ->
        [none] { $players } players
       *[other] { $edition }, { $players } players
    }, seed { $seed }).
lab-arena-table = table
lab-arena-role = { $role ->
        [officers] officers
        [security] Security
       *[player] player
    }
lab-arena-as = role
lab-arena-against = against
lab-arena-than = compared with
lab-arena-met = { $bot } against { $against }
lab-arena-won = { $role ->
        [security] Security won
       *[officers] officers won
    }
lab-arena-even = if all were equal
lab-arena-decisions = decisions
lab-arena-difference = difference
lab-arena-error = standard error
lab-arena-longest = longest
lab-arena-pairings = Who beat whom
lab-arena-lengths = How long games were, on average
lab-arena-routes = Escapes by route
lab-arena-targets = Escapes by target
lab-arena-differences = Compared on the same dice and cards: share won more or less
lab-arena-elo = Elo, the first bot of each role at 1000
lab-arena-edge = { $table }: to be Security is worth { $points } Elo (standard error { $error }).
lab-arena-times = Time to decide, in milliseconds
lab-arena-plot = { $role ->
        [security] Share of the games won by Security, with its 95 % interval
       *[player] Share of the games won by the first named, with its 95 % interval
    }
lab-arena-progress = { $done } of { $games } games
lab-arena-stopped = Stopped after { $done } of { $games } games. { $kept ->
        [yes] The same command goes on from there.
       *[no] Nothing was kept; with --out FILE the same command would go on from there.
    }
lab-arena-problem = { $code ->
        [players] --players takes numbers with commas between, such as 2,3,4; not '{ $given }'.
        [bots-none] An arena needs bots: --bots simple,random.
        [settings-none] An arena needs a table to play at.
        [games] An arena needs at least one game; { $games } is too few.
        [bot-twice] '{ $bot }' appears twice among the bots; once is enough.
        [role-none] { $known ->
            [none] In { $game } everybody has the same role; leave --role out.
           *[other] '{ $role }' is not a role in { $game }. There are: { $known }.
        }
        [role-alone] Whom do they play against? --role { $role } needs --against BOT.
        [against-alone] As what do they play? --against needs --role; there are: { $known }.
        [file-other] { $file } already exists and is not a results file of an arena. Name another file.
        [file-plan] { $file } has results of another arena: { $what } is { $there } there, and { $asked } was asked for. Name another file, or ask for the same.
        [file-broken] { $file }: line { $line } is broken. Only the last line can be left unfinished by an interruption.
        [ray-missing] Ray is not installed here. Install it with: pip install 'goneaway[ray]'
       *[ray-failed] Ray failed: { $why }. Is the address right, and has every node Gone Away { $version }?
    }
lab-dataset-written = { $games } games, { $rows } words: { $file }, described in { $card }.
lab-dataset-problem = { $code ->
        [missing] NumPy is not installed here. Install it with: pip install 'goneaway[rl]'
        [command] A command cannot play for a dataset; name bots, such as veteran.
       *[wrong] That dataset cannot be made: { $why }.
    }
