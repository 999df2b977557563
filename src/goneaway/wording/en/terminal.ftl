### What the game in the terminal says of itself: labels, help, questions about files.

## Around the board

terminal-header = Round { $round }{ $final ->
        [yes] {" "}· FINAL ROUND
       *[no] {""}
    } · { $who }’s turn · { $phase ->
        [draw] phase 1 of 3: draw
        [tile] phase 2 of 3: one tile
        [walk] phase 3 of 3: walk, or a door
        [any] tile, steps or door in any order
       *[decision] a decision is open
    } · tile action { $tile ->
        [open] open
        [used] used
       *[gone] given up
    } · { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    } · piles { $piles }
terminal-header-over = Round { $round } · the game is over
terminal-panel-name = { $mark }{ $name } ({ $letter }){ $you ->
        [yes] {" "}you
       *[no] {" "}
    }
terminal-panel-in = home { $home }  tunnels { $tunnels }
terminal-panel-lost = hidden { $hidden } buried { $buried }
terminal-panel-green = green { $number } of { $threshold }
terminal-panel-out = out { $number } of { $goal }
terminal-panel-doors = doors { $supply }, set { $board }
terminal-panel-tiles = tiles { $number }
terminal-panel-key = { $master ->
        [yes] KEY aside { $aside }
       *[no] no key
    }
terminal-player-line = { $name } home { $home } tun { $tunnels } hid { $hidden } green { $green }/{ $threshold } free { $free }/{ $goal } bur { $buried } doors { $doors } { $master ->
        [yes] KEY
       *[no] key-
    } tiles { $tiles }
terminal-stock = Your tiles
terminal-tops = Top of piles
terminal-stock-line = Your tiles: { $tiles }
terminal-tops-line = On top of the piles: { $tiles }
terminal-warning-escape = { $who-count ->
        [one] { $who } is
       *[other] { $who } are each
    } one escape short of a collapse!
terminal-warning-tiles = The last tile is drawn: the tunnels collapse after this turn!
terminal-danger = Buried if it happened now: { $men }.
terminal-no-danger = Nobody would be buried now.
