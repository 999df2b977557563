### What the game in the terminal says of itself: labels, help, questions about files.

## On the board (a cell has room for eight letters)

terminal-prison = P R I S O N
terminal-zone-open = (open)
terminal-zone-owned = ({ $colour }’s)
terminal-doors = doors:

## Beside the board

terminal-header = { $final ->
        [yes] FINAL ROUND
       *[no] Round
    } { $round } · { $who } · { $phase ->
        [draw] phase 1: draw
        [tile] phase 2: one tile
        [walk] phase 3: walk or door
        [any] tile, steps, door
       *[decision] a decision is open
    } · { $tile ->
        [open] tile action open
        [used] tile action used
       *[gone] no tile action
    } · steps { $steps }{ $piles ->
        [none] {""}
       *[other] {" "}· piles { $piles }
    }
terminal-header-over = Round { $round } · the game is over
terminal-panel-name = { $mark }{ $name } ({ $letter }){ $you ->
        [yes] {" "}you
       *[no] {""}
    }
terminal-panel-in = home { $home }  tunnels { $tunnels }
terminal-panel-lost = hidden { $hidden } buried { $buried }
terminal-panel-green = green { $number } of { $threshold }
terminal-panel-out = escaped { $number } of { $goal }
terminal-panel-free = free { $number }
terminal-panel-doors = doors { $supply }, set { $board }
terminal-panel-tiles = tiles { $number }
terminal-panel-key = { $master ->
        [yes] KEY aside { $aside }
       *[no] no key
    }
terminal-players = home tunnels hidden green escaped free buried doors key tiles
terminal-key = { $master ->
        [yes] yes
       *[no] no
    }
terminal-stock = Your tiles
terminal-tops = Top of piles
terminal-stock-line = Your tiles: { $tiles }
terminal-piles-line = Piles: { $piles } tiles
terminal-tops-line = On top of the piles: { $tiles }
terminal-warning-escape = { $who-count ->
        [one] { $who } is
       *[other] { $who } are each
    } one escape short of a collapse!
terminal-warning-tiles = The last tile is drawn: the tunnels collapse after this turn!
terminal-danger = Buried if it happened now: { $men }.
terminal-no-danger = Nobody would be buried now.

## Choosing

terminal-choices-hint = {" "}help
terminal-choose = { $question ->
        [tile] { $so_far }: which tile? Number or code
        [man] { $so_far }: who? Number or name
        [to] { $so_far }: where to? Number or name
        [rotation] { $so_far }: how shall it lie? Type the rotation
        [cell] { $so_far }: which tile? Number or cell
        [door] { $so_far }: which door? Number or cell
        [side] { $so_far }: where? Number or cell@side
        [pile] { $so_far }: from which pile?
       *[answer] { $so_far }: which? Number or word
    } (Enter goes back)
terminal-beside = ({ $mark } beside the island, a green zone or a tile)
terminal-fight = Rotation { $rotation } brings a fight. { $sentence }
terminal-page = page { $page } of { $pages }: type more for the next
terminal-at-home = home
terminal-man = ({ $spot }, { $steps ->
        [0] no step left
        [one] 1 step
       *[other] { $steps } steps
    })
terminal-pile = ({ $top ->
        [none] { $number }
       *[other] { $top } on top, { $number }
    } tiles)

## Talking to the player

terminal-pause = Press Enter to go on.{" "}
terminal-hand-over = { $who }, it is your turn. Take the keyboard; the others look away.
terminal-unknown = “{ $word }” is nothing I know. { $near ->
        [none] Type help for a list.
       *[other] Did you mean { $near }? Type help for a list.
    }
terminal-look-where = Name a cell, for example: look F8
terminal-look = { $cell } is { $kind ->
        [sea] open sea.
        [island] part of the prison island.
       *[zone] a green zone.
    }
terminal-look-section = { $spot }: { $tile }, rotation { $rotation }, open to { $sides }. { $holder ->
        [none] Nobody’s tunnel
       *[other] { $holder }’s tunnel
    }, { $length ->
        [one] 1 tile
       *[other] { $length } tiles
    } long; { $room ->
        [0] no room
        [one] room for 1
       *[other] room for { $room }
    }.
terminal-allowed = { $action } is allowed.
terminal-why-what = Ask about an action, for example: why place S F8 0
terminal-reach-whom = Ask about a prisoner, for example: reach B1
terminal-reach-nowhere = { $man } cannot walk anywhere now.
terminal-reach = { $man } to { $place }: { $cost ->
        [0] no step
        [one] 1 step
       *[other] { $cost } steps
    } ({ $path })
terminal-undone = Taken back: { $action }
terminal-undo-none = There is nothing of yours to take back in this turn.
terminal-undo-revealed = That cannot be taken back: something hidden has come to light since, or chance has spoken.
terminal-undo-ended = That cannot be taken back: the turn is over.
terminal-log-more = ({ $number } earlier lines: type log all)
terminal-rules-hint = Type rules and a name, for example: rules fit
terminal-no-clause = There is no rule called “{ $name }”. { $near ->
        [none] Type rules for the list.
       *[other] Did you mean { $near }? Type rules for the list.
    }
terminal-keep = Type save FILE to keep the record, log to read it over, or Enter to leave.{" "}
terminal-part = This game is not saved. A file name saves it, Enter leaves without:{" "}
terminal-bye = Goodbye.

## Files

terminal-save-where = Say where to, for example: save evening.jsonl
terminal-load-what = Say which file, for example: load evening.jsonl
terminal-saved = Saved to { $file }. Go on with it by: goneaway play --load { $file }
terminal-not-saved = Nothing was written.
terminal-not-loaded = You stay in this game.
terminal-loaded = The saved game goes on after { $number ->
        [one] one action
       *[other] { $number } actions
    }.
terminal-overwrite = { $file } holds a recorded game already. Replace it? (y/N){" "}
terminal-drop = The game on the board is not saved. Leave it? (y/N){" "}
terminal-not-ours = { $file } is there already and is no record of a game. Choose another name; nothing was written.
terminal-no-file = { $file } is no file.
terminal-load-over = The game in { $file } is over. Look at it with: goneaway replay { $file }

## Welcome and help

terminal-welcome =
    Free { $goal } of your eight prisoners: through tunnels from the island to a green corner.
    1. Draw a tile                  draw 1
    2. Lay it, to build a tunnel    place S F8 0      (tile, cell, rotation)
    3. Walk, five steps a turn      step B1 F8        (two for each prisoner), then: end
    4. Beware: at { $threshold } escapes of one player all tunnels collapse. Only hideouts [··] hold.

    The numbers below the board do the same, step by step. Also: help, why ACTION, reach B1,
    undo, log, rules, save FILE, quit.
terminal-welcome-title = Section X

terminal-help-help = this page
terminal-help-board = draw the board again
terminal-help-look = a cell close up: its tile, whose tunnel it is and how long
terminal-help-why = whether an action is allowed, and if not, by which rule
terminal-help-reach = where a prisoner of yours can get to in this turn
terminal-help-undo = take back your last action, until something hidden came to light or your turn ended
terminal-help-log = what happened so far
terminal-help-rules = the rules: a list of all, or one of them
terminal-help-save = keep the game in a file
terminal-help-load = take up a saved game
terminal-help-quit = leave
terminal-help-draw = take the top tile of a pile
terminal-help-place = lay a tile of yours: place S F8 0
terminal-help-swap = exchange two tiles on the board, each with its new rotation
terminal-help-move = carry a tile to an empty cell
terminal-help-rotate = rotate a tile where it lies
terminal-help-skip = no tile action this time
terminal-help-step = walk one prisoner across one border: step B1 F8, step B1 E7#2, step B1 zone:E, step B1 home. Short: B1 F8
terminal-help-door = set a door from your supply: door F8@W
terminal-help-door-move = carry one of your doors elsewhere: door-move F8 F9@E
terminal-help-end = end your turn
terminal-help-numbers = An action can be typed whole, or picked from the numbered lists. Begin with any part of it (place, place S, place S F8) and the list shows how it can go on. An empty line goes back.
terminal-help-straight = a tunnel, B1 in it
terminal-help-junction = a junction
terminal-help-hideout = a hideout, one seat free
terminal-help-sections = two sections; B4 in #2
terminal-help-doors = Red’s door and tunnel
terminal-help-edge = × leads nowhere
terminal-help-reading = Walls are closed sides, gaps are open ones. The sides are called NW, NE, E, SE, SW and W; rotation 1 is one side clockwise, and your tiles are shown in rotation 0. F8 at the bottom names the cell (10 in row F is F10). A small letter at the top tells whose tunnel it is; a marked name tells that something happened there since your last turn.

## The end of a round

terminal-collapse = { $cause ->
        [escape] The escape is noticed. The tunnels are blown up.
        [tiles] The last tile is drawn, the turn is over. The tunnels collapse.
       *[stall] Nothing has happened for too long. The tunnels collapse.
    }
terminal-collapse-title = The collapse
terminal-collapse-buried = Buried:
terminal-collapse-freed = Free for good:
terminal-collapse-kept = Hideouts that hold:
terminal-nobody = nobody
terminal-nothing = none
terminal-next-round = Round { $round } begins.{ $final ->
        [yes] {" "}It is the final round: when it ends, so does the game.
       *[no] {""}
    }

## Tables

terminal-column-place = place
terminal-column-player = player
terminal-column-home = home
terminal-column-tunnels = tunnels
terminal-column-hidden = in hideouts
terminal-column-green = green
terminal-column-free = free
terminal-column-buried = buried
terminal-column-escaped = escaped
terminal-column-alive = alive
terminal-result-title = The end
terminal-result-columns = The first column decides; the next ones break ties.
