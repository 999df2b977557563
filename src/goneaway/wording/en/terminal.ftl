### The terminal: labels, help, questions about files.

## Choosing a game

terminal-menu-title = Gone Away: what shall we play?
terminal-menu-own-name = English
terminal-menu-row = { $row ->
        [language] Language
        [game] Game
        [edition] Edition
        [players] Players
        [seat] Your seat
        [bots] The others
       *[saved] Go on with a saved game
    }
terminal-menu-value = { $value ->
        [everybody] everybody at this keyboard, in turn
        [nobody] nobody: watch the bots
       *[other] { $value }
    }
terminal-menu-prompt = Enter begins. A number changes that line, q leaves.{" "}
terminal-menu-which = { $what }: number or name (Enter leaves it as it is){" "}
terminal-menu-what = “{ $word }” is not among these.
terminal-menu-none-saved = There is no saved game in this folder; type the path of one.

## Games that cannot be started

terminal-problem-no-game = There is no game called '{ $name }'. { $near ->
        [none] There are: { $games }.
       *[other] Did you mean { $near }?
    }
terminal-problem-other-game = { $file } has house rules for { $title }, not for { $asked }.
terminal-problem-one-edition = { $title } has only one edition, and no sets of house rules.
terminal-problem-house-rule = A house rule is written option=value, not '{ $word }'.
terminal-problem-bots = { $players } players need { $players } bots, or one name for all; '{ $given }' names { $named }.
terminal-problem-no-bot = No bot called '{ $name }' plays { $game }. There are: { $known }.
terminal-problem-no-seat = There is no seat '{ $name }' at this table. The seats are { $seats }.
terminal-problem-people = { $humans } people do not fit at a table for { $places }.
terminal-problem-no-clause = { $game } has no clause '{ $clause }'. It has: { $known }.
terminal-problem-rules = Type: rules GAME [CLAUSE], rules EDITION, rules diff A B, rules explain WORD, or rules save FILE.
terminal-problem-rules-save = Only `rules save FILE`, which writes house rules to a file, takes these options.
terminal-rules-saved = Saved. Play by these rules: goneaway play { $game } --rules { $file }
terminal-problem-explain = There is no clause, option, card or ambiguity called '{ $word }'.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }

## On the board (a cell has room for eight letters)

terminal-prison = P R I S O N
terminal-zone-open = (open)
terminal-zone-owned = ({ $colour }’s)
terminal-doors = doors:

## Beside the board

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
terminal-stock-line = Your tiles: { $tiles ->
        [none] none
       *[other] { $tiles }
    }
terminal-piles-line = Piles: { $piles } tiles
terminal-tops-line = On top of the piles: { $tiles }

## Choosing

terminal-choices-hint = { $enter ->
        [none] {" "}
       *[other] {" "}Enter: { $enter } ·{" "}
    }{ $short ->
        [yes] help, hint
       *[no] help, hint: advice
    }
terminal-page = page { $page } of { $pages }: type more for the next
terminal-next-page = Enter: next page ({ $left } more) · q: enough{" "}
terminal-not-listed = “{ $word }” is not one of them:
terminal-not-now = { $verb } is not possible now. Possible: { $verbs }.

## Talking to the player

terminal-pause = Press Enter to go on.{" "}
terminal-hand-over = { $who }, it is your turn. Take the keyboard; the others look away.
terminal-unknown = “{ $word }” is nothing I know. { $near ->
        [none] Type help for a list.
       *[other] Did you mean { $near }? Type help for a list.
    }
terminal-look-where = Name a cell, for example: look F8
terminal-allowed = { $action } is allowed.
terminal-hint = Hint: { $action }. { $why }{ $where ->
        [none] {""}
       *[other] {" "}({ $where } on the plan)
    }
terminal-hint-aside = { $action ->
        [none] Hint: there is no need to act now. Press Enter.
       *[other] Hint: { $action }.
    }
terminal-set = { $all ->
        [yes] Every question is asked (set ask needed: only those that leave a choice).
       *[no] Questions with only one answer are answered for you (set ask all: every one is asked).
    }
terminal-why-what = Ask about an action, for example: why place S F8 0
terminal-reach-whom = Ask about a prisoner, for example: reach B1
terminal-reach-nowhere = { $man } cannot walk anywhere now.
terminal-reach = { $man } to { $place }: { $cost ->
        [0] no step
        [one] 1 step
       *[other] { $cost } steps
    } ({ $path })
terminal-undone = Taken back: { $action }
terminal-log-more = ({ $number } earlier lines: type log all)
terminal-rules-hint = Type rules and a name, for example: rules fit
terminal-no-clause = There is no rule called “{ $name }”. { $near ->
        [none] Type rules for the list.
       *[other] Did you mean { $near }? Type rules for the list.
    }
terminal-over =
    save FILE keeps the record · replay shows the game from the beginning · log: the end of it
    again: another game at this table · load FILE resumes a saved one · quit leaves
terminal-over-prompt = save, replay, again or quit?{" "}
terminal-over-unsaved = This game is not saved: save FILE keeps it, Enter once more leaves without.
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
# Words that mean yes, separated by spaces.
terminal-yes = y yes
terminal-overwrite = { $file } holds a recorded game already. Replace it? (y/N){" "}
terminal-drop = The game on the board is not saved. Leave it? (y/N){" "}
terminal-not-ours = { $file } is there already and is no record of a game. Choose another name; nothing was written.
terminal-no-file = { $file } is not a file.
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
terminal-help-hint = what a bot would do in your place, and why
terminal-help-reach = where a prisoner of yours can get to in this turn
terminal-help-undo = take back your last action, unless something hidden has come to light or your turn has ended
terminal-help-log = what happened so far
terminal-help-rules = the rules: a list of all, or one of them
terminal-help-save = keep the game in a file
terminal-help-load = take up a saved game
terminal-help-set = whether questions with only one answer are asked
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

terminal-collapse-title = The collapse

## Tables

terminal-column-place = place
terminal-column-player = player
terminal-result-title = The end

## Beside the turn

terminal-by-itself = { $verb ->
        [pass] { $who }: nothing in answer.
       *[other] { $who }: { $action }. There was no other answer.
    }
terminal-aside = { $none ->
        [yes] You have nothing to offer or to swap now. Enter: the game goes on.
       *[no] Beside the turn you may answer offers, make some, or swap an Exchange card. Enter: the game goes on.
    }
terminal-asides-who = No player of that name is at this keyboard. Here are: { $names }.
terminal-watch = { $on ->
        [yes] The game stops now whenever another turn begins.
       *[no] The game no longer stops between turns.
    }

## Escape from Colditz: beside the castle

terminal-castle-table = On the table
terminal-castle-table-empty = Nothing is announced, laid down or open.
terminal-castle-teams-wide = free cell tun gone dead card eq kit
terminal-castle-teams = on ce tu go de ca eq kit
terminal-castle-yes = { $yes ->
        [yes] ✓
       *[no] –
    }
terminal-castle-hand = Your cards ({ $number } of { $limit })
terminal-castle-kit = { $kit ->
        [yes] Your team has its { -Escape-Kit }.
       *[no] Your team has no { -Escape-Kit } yet. Rooms that show its parts:
    }
terminal-castle-own = Yours: { $pawns }
terminal-castle-at-large = At large: { $pawns }
terminal-castle-news = What happened

## Escape from Colditz: answers

terminal-castle-why-what = Ask about an action, for example: why move b1 kitchen
terminal-castle-rules-hint = Type rules and a number, for example: rules 38
terminal-castle-view-what = Name a place, a room or a pawn, for example: view kitchen, view b1, view 60,20
terminal-castle-reach-whom = Ask about a pawn of yours, for example: reach b1
terminal-castle-reach-nowhere = { $man } cannot walk anywhere now{ $points ->
        [0] : there are no points to walk with
       *[other] {""}
    }.
terminal-castle-more = more: bare circles, nearest first; all of them are on the plan with their points
terminal-castle-look-what = Name a place, a pawn or a card, for example: look kitchen-2, look b1, look staff_car
terminal-castle-no-cards = You hold no cards.
terminal-castle-no-offers = There are no open offers.
terminal-castle-offers-hint = An offer: offer dutch rope for key. A gift: offer dutch rope for nothing. An answer: accept 1, refuse 1, withdraw 1.

## Escape from Colditz: welcome and help

terminal-castle-title = Escape from Colditz
terminal-castle-help-table = how the game stands: time, phase, attempts, { -markers }, stacks, tunnels
terminal-castle-help-view = put the window over a place or a pawn; alone: back to your men
terminal-castle-help-scroll = move the window by half its size
terminal-castle-help-whole = the whole castle at once
terminal-castle-help-reach = mark on the plan where a pawn of yours can get to, with the points it takes
terminal-castle-help-look = what a place, a pawn or a card is about
terminal-castle-help-hand = your cards and what they do, your { -Equipment }, and where more is to be had
terminal-castle-help-offers = the open offers
terminal-castle-help-asides = what you, or another at this keyboard, may say beside the turn: offers, answers, swaps
terminal-castle-help-watch = stop, or do not stop, whenever another turn begins
terminal-castle-help-roll = throw the dice
terminal-castle-help-move = walk: move b1 kitchen, move b1 yard-14, move b1 60,20, move b1 ne n2, move b1 towards chapel. Short: b1 kitchen
terminal-castle-help-step = one step at a time
terminal-castle-help-claim = take { -Equipment } with two men in the rooms that show it: claim rope b1 b2
terminal-castle-help-claim-kit = take { -an-Escape-Kit } with men in the four kinds of rooms, or with kit cards
terminal-castle-help-play = play a card: play move_kitchen b1 kitchen-2
terminal-castle-help-exchange = swap an Exchange card, at almost any time: exchange rope
terminal-castle-help-offer = offer a trade: offer dutch rope for key, offer dutch rope for nothing
terminal-castle-help-accept = accept an offer made to you; also: refuse, withdraw
terminal-castle-help-release = after a double: let a man out of Solitary
terminal-castle-help-tunnel = open a tunnel whose card you hold, with two men: tunnel chapel b1 b2
terminal-castle-help-attempt = say before the throw who means to get out and by what exit: attempt b1 p1
terminal-castle-help-mouth = say before the throw who means to leave a tunnel: mouth b1
terminal-castle-help-car = drive for it, with the Staff Car card
terminal-castle-help-do-or-die = run for it, once; a team that fails is out of the game
terminal-castle-help-surrender = give a man up to a guard beside him
terminal-castle-help-discard = lay a card down
terminal-castle-help-post = Security: bring a guard from Barracks to a black circle
terminal-castle-help-recall = Security: send a guard back to Barracks
terminal-castle-help-arrest = Security: arrest a man outside the courtyard: arrest g3 b1
terminal-castle-help-remove-marker = Security, with { -markers }: close the opening a guard has come to: remove-marker g3
terminal-castle-help-pursue = Security, by some rules: name a guard as a man’s pursuer: pursue g3 b1
terminal-castle-help-riot-squad = Security, by some rules: post any number of reserves for all the points: riot-squad
terminal-castle-help-end = end your turn
terminal-castle-help-usual = Security, at set-up: place the usual guards at once; place and take-back change them
terminal-castle-help-pass = do nothing in answer; with phases of trading, go on to the next phase
terminal-castle-help-tower = send a man up to the glider: tower b1
terminal-castle-help-launch = let the glider fly with the two men in the tower
terminal-castle-help-meet = call the officers together without Security (asides, then meet)
terminal-castle-help-talk = say something in a secret meeting; ready when you have finished
terminal-castle-help-counter = answer an offer with another: counter 1 pass for rope
terminal-castle-help-combo = Security: play together the two cards that open a tunnel from the courtyard
terminal-castle-help-resolve-search = Security: let the guards search with the points thrown
terminal-castle-help-return = Security: send a guard who stands where rule 45 forbids it to Barracks
terminal-castle-help-numbers = An action can be typed whole, or picked from the numbered lists. Words may be shortened as long as there is no doubt. An empty line goes back.
terminal-castle-help-reading = The table of teams counts men free to walk ({ $free }), in cells ({ $cell }), in tunnels ({ $tunnel }), gone away ({ $gone }) and dead ({ $dead }), then cards in hand ({ $cards }); { $equipment } and { $kit } tell who holds { -Equipment } and { -an-Escape-Kit }. Columns are counted above the plan, rows beside it: 60,20 is a circle. Directions are n, s, ne, nw, se, sw; north is to the left.
terminal-castle-sign-pawns = prisoners by nation and number; guards, from the tenth on in capitals (G2 is g12)
terminal-castle-sign-plain = a circle
terminal-castle-sign-white = a white circle of the Appel area
terminal-castle-sign-room = in a room
terminal-castle-sign-hideaway = in a hideaway
terminal-castle-sign-post = black: where guards are posted
terminal-castle-sign-lit = lit by a searchlight: cross it, do not stop
terminal-castle-sign-locked = cells and Barracks
terminal-castle-sign-gate = gates for a key or a pass
terminal-castle-sign-target = a target
terminal-castle-sign-drop = a window with a drop and its feet: a rope for each thirty
terminal-castle-sign-landing = where a rope ends
terminal-castle-sign-tunnel = a tunnel below
terminal-castle-sign-cut = here the wire can be cut
terminal-castle-sign-door = the door of the cells
terminal-castle-sign-car = beside the Staff Car
terminal-castle-sign-opening = a rope hangs, or the wire is cut, where a man has gone
terminal-castle-sign-north = north is to the left of the plan, east on top
