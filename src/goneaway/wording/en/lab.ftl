### What a simulation showed.

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
lab-first-player = Whoever began won { $wins ->
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
