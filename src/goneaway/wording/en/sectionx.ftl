### Section X in English.
###
### A turn is one player's: draw, tile action, prisoners or door. A round lasts until the tunnels
### collapse. The two words are never used for anything else here; tiles are rotated.

## Names

# The game that is played at once from the lobby, and its picture there.
sectionx-quick = Play Blue against a bot: dig tunnels off the prison island. You can change everything later.
    .picture = The prison island in the sea, with the first tunnels and prisoners in them
sectionx-seat = { $seat ->
        [B] Blue
        [R] Red
        [V] Violet
        [Y] Yellow
       *[other] { $seat }
    }
sectionx-colour = { $colour ->
        [B] Blue
        [R] Red
        [V] Violet
        [Y] Yellow
       *[other] { $colour }
    }
sectionx-pair = { $seat } { $number }
sectionx-side = { $side ->
        [E] east
        [SE] south-east
        [SW] south-west
        [W] west
        [NW] north-west
        [NE] north-east
       *[other] { $side }
    }
sectionx-type = { $type ->
        [S] straight
        [W] wide bend
        [B] sharp bend
        [Y] three-way star
        [FL] fork left
        [FR] fork right
        [X] four-way crossing
        [SS] two straights
        [SB] straight and sharp bend
        [WW] two wide bends
        [BB] two sharp bends
        [BBB] three sharp bends
        [SBB] straight and two sharp bends
        [SSS] three straights
        [H1] hideout at a dead end
        [HS] hideout on a straight
        [HW] hideout on a wide bend
       *[other] { $type }
    }
# The decision that a player has to make.
sectionx-decision = { $kind ->
        [choose-fight] whose doors stay.
        [choose-key-door] which door is set aside for the key.
       *[choose-key-return] where the returned door goes.
    }
# One of several tunnels on a tile.
sectionx-section = { $cell } (tunnel { $number })
sectionx-at-side = { $spot }, { sectionx-side } side
# Men are named like cells: the word tells B1 the man from B1 the cell.
sectionx-man = prisoner { $man }
# The destination of a prisoner: a section, home or a green zone.
sectionx-to = { $to ->
        [home] home
        [zone] green zone { $zone }
       *[other] { $to }
    }

## Questions

sectionx-prompt-draw = { sectionx-colour }, draw a tile: pick one of the piles.
sectionx-prompt-phase-2 = { sectionx-colour }, { $draw ->
        [yes] you may draw a tile first. Then lay
       *[no] lay
    }, swap, move or rotate one tile. You may also leave the tiles alone and go straight on to your prisoners or a door, or end your turn.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-phase-3 = { sectionx-colour }, { $door ->
        [yes] your door is set. End your turn.
       *[no] { $steps ->
            [0] all your steps are taken. End your turn.
            [5] { $walked ->
                [yes] you have all five steps left. Go on walking, or end your turn.
               *[no] walk your prisoners, five steps in all and two each, or set or move one door. Or end your turn.
            }
            [one] you have one step left. Take it, or end your turn.
           *[other] you have { $steps } steps left. Go on walking, or end your turn.
        }
    }{ sectionx-last }{ sectionx-stall }
sectionx-prompt-free-order = { sectionx-colour }, in any order: { $tile ->
        [yes] one tile action
       *[no] no further tile action
    }; { $door ->
        [yes] no steps, as you have set a door
       *[no] { $steps ->
            [0] no further steps
            [5] five steps in all and two each, or one door
            [one] one more step
           *[other] { $steps } more steps
        }
    }. Then end your turn.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-choose-fight = The tunnel at { $spot } is fought over by { $colours }, who are equally strong. Whose doors stay?
sectionx-prompt-choose-key-door = You have won a master key and must set a door aside for it. Which one?
sectionx-prompt-choose-key-return = You have lost your master key and get your door back. Where do you put it?
sectionx-last = { $last ->
        [yes] {" "}The last tile is drawn: the tunnels collapse after this turn.
       *[no] {""}
    }
sectionx-stall = { $stall ->
        [0] {""}
        [one] {" "}Nothing has happened for a long time: unless this turn brings something, the tunnels collapse after it.
       *[other] {" "}Nothing has happened for a long time: { $stall } more turns like that, this one included, and the tunnels collapse.
    }

## Actions as labels of buttons

sectionx-do = { $verb ->
        [draw] { $pile ->
            [none] Draw a tile
           *[other] Draw from pile { $pile }
        }
        [place] { $type ->
            [none] Lay a tile
           *[other] { $cell ->
                [none] Lay the { sectionx-type }
               *[other] Lay the { sectionx-type } at { $cell }
            }
        }
        [swap] { $cell ->
            [none] Swap two tiles
           *[other] { $other ->
                [none] Swap the tile at { $cell }
               *[other] Swap the tiles at { $cell } and { $other }
            }
        }
        [move] { $cell ->
            [none] Move a tile
           *[other] { $other ->
                [none] Move the tile at { $cell }
               *[other] Move the tile at { $cell } to { $other }
            }
        }
        [rotate] { $cell ->
            [none] Rotate a tile
           *[other] Rotate the tile at { $cell }
        }
        [skip] No tile this turn
        [step] { $man ->
            [none] Walk
           *[other] { $to ->
                [none] Walk { sectionx-man }
                [home] Walk { sectionx-man } home
                [zone] Walk { sectionx-man } into green zone { $zone }
               *[other] Walk { sectionx-man } to { $to }
            }
        }
        [door] { $spot ->
            [none] Set a door
           *[other] Set a door at { $spot }, { sectionx-side } side
        }
        [door-move] { $spot ->
            [none] Move a door
           *[other] Move the door to { $spot }, { sectionx-side } side
        }
        [end] End turn
        [choose-fight] { sectionx-colour }’s doors stay
        [choose-key-door] { $spot ->
            [none] Set a door aside
            [supply] Set the door in the supply aside
           *[other] Set the door at { $spot } aside
        }
       *[choose-key-return] { $spot ->
            [none] Put the door back
           *[other] Put the door back at { $spot }, { sectionx-side } side
        }
    }

## Events

sectionx-event-round-begun = { $final ->
        [yes] Round { $round } began, the final round.
       *[no] Round { $round } began.
    }
sectionx-event-turn-begun = { sectionx-colour }’s turn began.
sectionx-event-shuffled = The tiles were shuffled and dealt into piles of { $piles }.
sectionx-event-drawn = { $tile ->
        [none] { sectionx-colour } drew a tile from pile { $pile }.
       *[other] { sectionx-colour } drew the { sectionx-type } from pile { $pile }.
    }
sectionx-event-last-tile = { sectionx-colour } drew the last tile: the tunnels will collapse after this turn.
sectionx-event-placed = { sectionx-colour } laid the { sectionx-type } on { $cell }.
sectionx-event-moved = { sectionx-colour } moved the tile on { $cell } to { $to }.
sectionx-event-rotated = { sectionx-colour } rotated the tile on { $cell }.
sectionx-event-swapped = { sectionx-colour } swapped the tiles on { $one } and { $other }.
sectionx-event-skipped = { sectionx-colour } gave up the tile action.
# A whole walk of any number of steps.
sectionx-walked = { $start ->
        [none] { sectionx-man } walked to { $to }
       *[other] { sectionx-man } walked from { $start } to { $to }
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
sectionx-event-stepped = { $to ->
        [home] { sectionx-man } went back home{ sectionx-via }.
        [zone] { sectionx-man } escaped into green zone { $zone }{ sectionx-via }.
       *[other] { sectionx-man } stepped to { $to }{ sectionx-via }.
    }
sectionx-via = { $via ->
        [none] {""}
       *[other] , past { $via }
    }
sectionx-event-zone-claimed = Green zone { $zone } became { sectionx-colour }’s for the whole game.
sectionx-event-door-placed = { sectionx-colour } set a door on { $spot }, { sectionx-side } side.
sectionx-event-door-moved = { sectionx-colour } moved the door on { $old } to { $spot }, { sectionx-side } side.
sectionx-event-door-returned = { sectionx-colour }’s door on { $spot } went back to the supply.
sectionx-event-fight = Tunnels of different players met at { $spot }. Tiles before they met: { $lengths }. { $keep-count ->
        [one] { $keep } kept the tunnel.
       *[other] { $keep } were equally strong.
    }
sectionx-event-decision = { $question ->
        [choose-fight] { sectionx-colour } had to say whose doors stay.
        [choose-key-door] { sectionx-colour } had to say which door is set aside for the key.
       *[choose-key-return] { sectionx-colour } had to say where the returned door goes.
    }
sectionx-event-decided = { $question ->
        [choose-fight] { sectionx-colour } let { sectionx-answer }’s doors stay.
        [choose-key-door] { $answer ->
            [supply] { sectionx-colour } set aside a door from the supply.
           *[other] { sectionx-colour } set aside the door on { $answer }.
        }
       *[choose-key-return] { sectionx-colour } put the returned door on the board.
    }
sectionx-answer = { $answer ->
        [B] Blue
        [R] Red
        [V] Violet
        [Y] Yellow
       *[other] { $answer }
    }
sectionx-event-key-gained = { sectionx-colour } won a master key.
sectionx-event-door-aside = { sectionx-colour } set the door { $spot ->
        [supply] in the supply
       *[other] on { $spot }
    } aside for the key.
sectionx-event-key-lost = { sectionx-colour } lost the master key; the door set aside for it came back.
sectionx-event-threshold = { sectionx-colour } had { $escapes } prisoners in green zones: the escape was noticed.
sectionx-event-collapsed = { $cause ->
        [escape] The tunnels were blown up.
        [tiles] The tiles were used up and the tunnels collapsed.
       *[stall] Nothing had happened for too long and the tunnels collapsed.
    } Buried: { $buried ->
        [none] nobody
       *[other] { $buried }
    }. Freed: { $freed ->
        [none] nobody
       *[other] { $freed }
    }. Hideouts still standing: { $kept }.
sectionx-event-game-over = The game was over. { $end ->
        [GOAL] { sectionx-outcome-GOAL }
        [NONE_CAN] { sectionx-outcome-NONE_CAN }
        [FINAL] { sectionx-outcome-FINAL }
       *[STALL] { sectionx-outcome-STALL }
    }

## The end of the game

sectionx-winners = { $winners-count ->
        [one] { $winners } won
       *[other] { $winners } shared the win
    }
sectionx-outcome-GOAL = { sectionx-winners }: enough prisoners had escaped.
sectionx-outcome-NONE_CAN = { sectionx-winners }: no player had enough living prisoners left to reach the goal.
sectionx-outcome-FINAL = { sectionx-winners }: the final round was over, and the survivors were counted.
sectionx-outcome-STALL = { sectionx-winners }: two rounds in a row freed nobody and buried nobody, so the game was stopped.
sectionx-column-escaped = { $number } escaped
sectionx-column-free = { $number } free
sectionx-column-hidden = { $number } in hideouts
sectionx-column-alive = { $number } alive

## The reasons of the simple bot

sectionx-reason-only = There is nothing else to do.
sectionx-reason-own-doors = Your own doors are worth more to you than other players’ doors.
sectionx-reason-spare-door = The door in your supply is the one you miss least.
sectionx-reason-either = Both are equally good.
sectionx-reason-draw = Pile { $pile } is the largest, so the piles last longest.
sectionx-reason-draw-hideout = A hideout lies on top of pile { $pile }, and hideouts save men.
sectionx-reason-dig = { $cell } is the next missing piece of your shortest way to a green zone.
sectionx-reason-dig-rotate = Rotated, the tile on { $cell } leads on towards a green zone.
sectionx-reason-dig-move = The tile on { $cell } is no use there, but fills the gap on { $to }.
sectionx-reason-dig-swap = The tile on { $cell } leads on where the one on { $to } does not.
sectionx-reason-clear-stock = None of your tiles helps, and with three in hand you cannot draw a better one.
sectionx-reason-bar = { sectionx-colour } could end the round by walking, and { $cell } is on the way.
sectionx-reason-door-bar = { sectionx-colour } could end the round by walking, and a door on { $spot } bars the way.
sectionx-reason-door-claim = No player gains by walking now, and a door on { $spot } makes the tunnel yours.
sectionx-reason-win = { sectionx-man } wins you the game with this escape.
sectionx-reason-escape = { sectionx-man } gets away into green zone { $zone }.
sectionx-reason-end-round = { sectionx-man } ends the round in green zone { $zone }, while it suits you.
sectionx-reason-nearer = { $to ->
        [home] From home { sectionx-man } is nearer to green.
       *[other] { sectionx-man } is nearer to green on { $to }.
    }
sectionx-reason-hide-own = { sectionx-man } would be buried when you end the round yourself, which you are about to do.
sectionx-reason-hide-crowd = More men are in the tunnels than this round can free, and { sectionx-man } would only be buried.
sectionx-reason-hide-rival = { sectionx-colour } can end the round before your next turn, and { sectionx-man } would be buried.
sectionx-reason-hide-tiles = The tiles are running out, and { sectionx-man } would be buried.
sectionx-reason-hide-stall = The tunnels are about to collapse because nothing has happened, and { sectionx-man } would be buried.
sectionx-reason-stall = A step by { sectionx-man } makes something happen, so the tunnels do not collapse yet.
sectionx-reason-end = No other action would improve your position.
sectionx-reason-draw-useful = The tile on top of pile { $pile } serves your way best.
sectionx-reason-shelter = A hideout on { $cell } keeps men alive when the tunnels collapse.
sectionx-reason-hinder = { sectionx-colour } wants to go over { $cell }, and now the way is longer.
sectionx-reason-door-hinder = { sectionx-colour } wants to pass { $spot }, and a door there makes the way longer.
sectionx-reason-door-own = A door on { $spot } makes the tunnel yours, and no other player may handle its tiles.
sectionx-reason-block = { sectionx-man } stands in the way of { sectionx-colour } on { $to }.
sectionx-reason-safer = { $to ->
        [home] { sectionx-man } is safer at home.
       *[other] { sectionx-man } is safer on { $to }.
    }
sectionx-reason-place = { $to ->
        [home] { sectionx-man } is of more use at home.
       *[other] { sectionx-man } is of more use on { $to }.
    }
sectionx-reason-slip = At first sight it looked good enough.

## Refusals

sectionx-refusal-GAME_OVER = The game is over; nothing more can be done in it. Start another one.
sectionx-refusal-BAD_ACTION = { $text ->
        [none] The action is empty.
       *[other] “{ $text }” is not an action that can be made here.
    } Write: { $form }. Cells, pieces and sections must exist; a tile with several sections needs the number, as in E7#2.
sectionx-refusal-DECISION_PENDING = { sectionx-colour } has a decision to make first: { sectionx-decision } Everything else waits for it.
sectionx-refusal-NOT_YOUR_TURN = It is { sectionx-colour }’s turn. Wait for yours.
sectionx-refusal-ROUND_OVER = Your last step ended the round, and your turn with it; unused steps are lost. It is { sectionx-colour }’s turn.
sectionx-refusal-WRONG_PHASE = { $clause ->
        [draw] The draw comes first in a turn and only once. It is behind you; go on with a tile, your prisoners or a door, or end your turn.
        [expert] In the expert variant there is no phase to skip. Leave the tile action out if you do not want it.
        [decisions] That question is not open now. It can be answered only while it is open.
       *[turn] { $verb ->
            [skip] There is no tile action left to skip in this turn. Go on with your prisoners or a door, or end your turn.
           *[tile] Tiles are handled in phase 2, and your phase 3 has begun. Go on with it, or end your turn; the tile has to wait for your next one.
        }
    }
sectionx-refusal-TILE_ACTION_USED = You have had your one tile action for this turn. Go on with your prisoners or a door, or end your turn.
sectionx-refusal-DRAW_REQUIRED = Draw a tile first: you hold fewer than three and there is a pile to draw from.
sectionx-refusal-DRAW_STOCK_FULL = You hold { $limit } tiles already, and more are not allowed. Leave the draw out and go on.
sectionx-refusal-DRAW_PILE_EMPTY = Pile { $pile } is empty. Draw from another.
sectionx-refusal-TILE_NOT_IN_STOCK = You do not hold the { sectionx-type }. Place a tile from your own stock.
sectionx-refusal-CELL_NOT_SEA = { $cell } is not sea. Tiles lie on the sea only, never on the island or a green zone.
sectionx-refusal-CELL_OCCUPIED = A tile already lies on { $cell }. Choose an empty sea cell.
sectionx-refusal-CELL_EMPTY = { $clause ->
        [door-action] No tile lies on { $cell }, so no door can stand there. Name a section of a tile on the board.
       *[handling] No tile lies on { $cell }. Name a cell with a tile.
    }
sectionx-refusal-EDGE_MISMATCH = Laid like this, the { sectionx-type } does not fit on { $cell }: { $beyond ->
        [none] its { sectionx-side } side would open over the edge of the board. Rotate it so that no opening faces the edge, or try another cell.
       *[other] its { sectionx-side } side clashes with { $beyond }. Open side must meet open side and closed side closed side; try another rotation or another cell.
    }
sectionx-refusal-NOT_CONNECTED = Laid like this, the { sectionx-type } joins nothing on { $cell }. At least one of its open sides must meet an open side, the island, a green zone or the edge of the board.
sectionx-refusal-FOREIGN_TUNNEL = The tile on { $cell } is part of another player’s tunnel. Handle tiles of your own tunnels, or of tunnels without an owner.
sectionx-refusal-DOOR_ANCHORED = A door stands on the tile on { $cell } and holds it in place. Move the door first, or handle another tile.
sectionx-refusal-TILE_OCCUPIED = { $clause ->
        [rotate] A prisoner is on the tile on { $cell }, so it cannot be rotated, not even if it is your own hideout. Rotate a tile without prisoners; a hideout of yours can be swapped or moved instead.
       *[handling] A prisoner is on the tile on { $cell }. Handle a tile without prisoners, or a hideout in which all are yours.
    }
sectionx-refusal-MIXED_HIDEOUT = You share the hideout on { $cell } with another player, so it stays where it is. A hideout can be carried only when all prisoners in it are yours.
sectionx-refusal-DISTANCE_RULE = The hideout on { $cell } is occupied and would come closer to green: from { $old ->
        [one] 1 cell
       *[other] { $old } cells
    } away to { $new } on { $to }. Take it to a cell at least { $old } away.
sectionx-refusal-NO_CHANGE = That would leave everything as it is. Choose an action that changes something, or leave it out.
sectionx-refusal-PHASE3_USED = In one turn you either walk or handle one door, and you have begun with one of the two. Go on with that as far as it is left, or end your turn.
sectionx-refusal-PRISONER_NOT_MOVABLE = { sectionx-man } cannot walk. Choose a prisoner of yours who is at home or in a tunnel; those in green zones, free or buried stay where they are.
sectionx-refusal-STEP_LIMIT_TOTAL = That would be more than the { $limit } steps you have in a turn. End your turn, or find a shorter way.
sectionx-refusal-STEP_LIMIT_PRISONER = That would be more than the { $limit } steps { sectionx-man } has in a turn. Walk another prisoner, or end your turn.
sectionx-refusal-NO_CONNECTION = { $to ->
        [home] { sectionx-man } cannot get home
        [zone] { sectionx-man } cannot get into green zone { $zone }
       *[other] { sectionx-man } cannot get to { $to }
    } in one step: no open border leads there. Go to a section joined to this one, home through a mouth, or into green through an exit.
sectionx-refusal-DOOR_BLOCKED = A door of another player bars { sectionx-man } from { sectionx-to }. Take another way, or win a master key.
sectionx-refusal-SECTION_FULL = { $to } is full; there is no room for { sectionx-man }. A section holds one prisoner and a hideout two; wait until there is a place, or go elsewhere.
sectionx-refusal-ZONE_FOREIGN = Green zone { $zone } is { sectionx-colour }’s for the whole game. Enter one of your own or one without an owner.
sectionx-refusal-ZONE_RESERVED = Green zone { $zone } must be kept: { $unowned ->
        [one] one zone is
       *[other] { $unowned } zones are
    } without an owner and { $waiting ->
        [one] one other player still needs a first one
       *[other] { $waiting } other players still need a first one
    }. Use a zone that is yours already.
sectionx-refusal-DOOR_NONE_AVAILABLE = You have no door in your supply. Move one of those on the board instead.
sectionx-refusal-DOOR_NOT_YOURS = No door of yours stands on { $spot }. Name the section of one of your doors.
sectionx-refusal-DOOR_HIDEOUT = { $spot } is a hideout, and hideouts cannot have doors. Choose a section with two open sides on another tile.
sectionx-refusal-DOOR_JUNCTION = The tunnel divides on { $spot }, and a door cannot stand at a junction. Choose a section with two open sides.
sectionx-refusal-DOOR_NO_OPENING = { $spot } has no opening on its { sectionx-side } side. A door stands on an open side of its section.
sectionx-refusal-DOOR_FOREIGN_TUNNEL = { $spot } is part of { sectionx-colour }’s tunnel. Set doors in tunnels that are yours or have no owner.
sectionx-refusal-DOOR_SECTION_TAKEN = A door already stands on { $spot }, and a section has room for only one. Choose another section.

## The rulebook: set-up

sectionx-clause-set-up =
    The board is a hexagon of hexagonal cells, in eleven rows of six cells at the top and bottom and up to eleven in the middle. The seven cells in the middle are the prison island, with a cell block for each colour. The six corners are the green zones: the only ways out. The other 78 cells are sea, and tunnel tiles lie there and nowhere else. The printed board and tiles were not at hand when this was written, so their shape, the size of the sea and the mix of tiles are a reconstruction.

    A tile has six sides and carries one, two or three separate sections of tunnel. A section joins certain sides of its tile: those are open, all others are closed. Where a section joins three sides or more, it is a junction. Ten tiles are hideouts; a hideout tile has a single section. Tiles can be rotated but not flipped. There are 54 tiles:

    - one section: 8 straights, 8 wide bends, 4 sharp bends;
    - one section with a junction: 4 three-way stars, 3 forks left, 3 forks right, 2 four-way crossings;
    - two sections: 2 with two straights, 2 with a straight and a sharp bend, 2 with two wide bends, 2 with two sharp bends;
    - three sections: 2 with a straight and two sharp bends, 1 with three sharp bends, 1 with three straights;
    - hideouts: 4 at a dead end, 3 on a straight, 3 on a wide bend.

    Two to four play. Each takes a colour (Blue, Red, Violet or Yellow) with eight prisoners, who start at home in their cell block, and two doors, which start in front of the player: that is the supply. Cell blocks of other colours stay empty. Shuffle the tiles and deal them face down into three piles of 18. Lay the four master keys beside the board. Nobody holds a tile yet, and no green zone has an owner.

    Lots decide who begins. From there play goes clockwise.
    .title = Setting up

sectionx-clause-aim =
    Be the first to get five of your eight prisoners off the island. They crawl through tunnels from the island to a green zone and are free once the tunnels behind them have collapsed. Whoever is still in a tunnel at that moment is buried and lost. In the expert variant seven prisoners are needed.
    .title = The aim

## The rulebook: the turn

sectionx-clause-turn =
    Two words matter. A turn is what one player does before the next player’s turn. A round is made of many turns: it begins on an empty sea, apart from hideouts that outlived the last round, and ends when the tunnels collapse.

    A turn has three phases, in this order:

    - Phase 1: draw a tile.
    - Phase 2: one tile action. Place a tile, swap two, move one or rotate one.
    - Phase 3: walk your prisoners, or set or move one door.

    You may leave out phases 2 and 3. Skipping phase 2, or beginning phase 3 without it, gives up the tile action of this turn; once phase 3 has begun there is no way back to the tiles. The turn is over when you say so, even if nothing is left to be done. Only the end of the round or of the game cuts a turn short. Then the next player clockwise begins with phase 1. In the expert variant phases 2 and 3 may be mixed.
    .title = The turn

sectionx-clause-draw =
    If you hold fewer than three tiles and any pile is left, you must draw: take the top tile of a pile of your choice. With three tiles in your stock you do not draw. A stock never has more than three tiles. The others do not see it, and nothing can be thrown away.

    Drawing comes before everything else in the turn and happens once.
    .title = Phase 1: the draw

sectionx-clause-decisions =
    Some actions raise a question: whose doors stay after a fight between equals, or which door is set aside for a master key. It is answered before anything else happens, by the player it is put to and with one of the answers on offer. While no such question is open there is nothing to answer.
    .title = Open decisions

## The rulebook: tiles

sectionx-clause-fit =
    Wherever a tile that is laid or handled comes to lie beside another tile, their common border must fit: open on both sides or closed on both. No tunnel may run into a wall, neither yours nor your neighbour’s. In a swap this holds for both tiles, and between them too.

    Sides without a tile beyond them are free. Towards empty sea anything goes. An open side towards the island is a mouth, where prisoners get in; towards a green zone it is an exit; towards the edge of the board it is a dead end. A tile need not touch anything at all.
    .title = Borders must fit

sectionx-clause-place =
    Take a tile from your stock and lay it on any empty sea cell, in any rotation that fits. You may join it to another player’s tunnel; it is then part of that tunnel.
    .title = Placing a tile

sectionx-clause-handling =
    Swap, move and rotate concern tiles on the board. You may not touch a tile if any of its sections is part of another player’s tunnel. Nor may you touch a tile with prisoners on it, with one exception: a hideout in which every prisoner is yours may be swapped or moved, prisoners and all, as long as it comes no closer to green.

    A door on the tile is no obstacle. It keeps its place on the tile, and so travels and rotates with it. You may tear tunnels apart and leave prisoners cut off.
    .title = Handling tiles on the board

sectionx-clause-swap =
    Exchange two tiles on the board. Each may be rotated on the way. Both must be tiles you may handle, and both must fit where they come to lie. Doors and prisoners go with their tile.
    .title = Swapping two tiles

sectionx-clause-move =
    Take a tile from the board and lay it on an empty sea cell, rotated if you like. It must be a tile you may handle, and it must fit the new place with its old one left empty.
    .title = Moving a tile

sectionx-clause-rotate =
    Rotate a tile where it lies. There must be nobody on it; your own hideout is no exception here.
    .title = Rotating a tile

sectionx-clause-no-change =
    An action on tiles or doors must change something that can be seen: the kind of tile somewhere, how it lies, where a door stands, or which colours are where. Rotating a bare straight by half a circle changes nothing; neither does swapping two bare straights that lie the same way.
    .title = No empty actions

sectionx-clause-distance =
    A hideout that is carried with prisoners in it may not come closer to freedom. Count the cells in a straight line from its old cell to the nearest of the six green zones, whoever owns it, and do the same from the new cell: the second number must not be smaller. If a swap carries two occupied hideouts, both must obey, so both cells have to be equally far out. Empty hideouts go where they please.
    .title = The distance rule

## The rulebook: prisoners

sectionx-clause-phase-3 =
    In phase 3 you choose: either your prisoners walk, or you handle one door. The first step rules the door out, and the door rules out all steps.
    .title = Phase 3: prisoners or a door

sectionx-clause-steps =
    You have up to five steps in a turn, and no prisoner takes more than two of them. They may be taken in any order, a step of one prisoner between two of another.

    A step crosses one border: from home into a section at a mouth of the island, whichever cell block the prisoner lives in; from a section into one that is joined to it; from a section with a mouth back home; or from a section with an exit into the green zone. Each costs one step. Prisoners may go forward and back. Only your own prisoners at home or in sections can walk.
    .title = Walking

sectionx-clause-room =
    A section holds one prisoner, a hideout two, of whatever colours. A tile with several sections can hold one prisoner in each. Nobody enters a full section, and nobody walks through it.
    .title = Room for prisoners

## The rulebook: tunnels and doors

sectionx-clause-tunnels =
    Two sections on neighbouring cells are joined if both are open at the border between them. Everything joined, directly or through others, is one tunnel. Sections of the same tile are separate even where one passes under the other. Neither the island nor a green zone joins tunnels, and a door does not cut one.

    A tunnel belongs to the player who has a door in it; without a door it belongs to nobody, whoever may be inside. Its length is the number of tiles it runs through, each counted once.
    .title = Tunnels and their owners

sectionx-clause-doors =
    A door stands in a section with exactly two open sides, at one of these two. It bars the border on that side to the prisoners of everyone else, in both directions. It bars nothing more: whoever is past it, or has come in by another mouth, walks freely in the tunnel. A section with two mouths can be entered by the one without the door. A master key opens every door.
    .title = What a door does

sectionx-clause-door-action =
    Set one door from your supply on the board, or move one of your doors on the board to another place; one door in a turn. From then on its whole tunnel is yours.

    The section must have two open sides: a junction or a hideout cannot have a door. The tunnel may be yours already or nobody’s, but not another player’s, and the section must have no door yet. It does not matter who is inside. A door cannot be taken back into the supply at will.
    .title = Setting and moving doors

sectionx-clause-fight =
    A tile action can join tunnels of different players. Then they fight for the joined tunnel. Compare how many tiles each player’s tunnel had just before the action; a player who had doors in several of the tunnels now joined counts the longest. The longest wins: its owner’s doors stay, and all other players’ doors in the tunnel go back to their supplies.

    If several share the greatest length, the player who made the action says which of them wins, whether or not that player is one of them. If one action joins several sets of tunnels, each is settled by itself, always with the lengths from before; open choices are made in reading order of the board.
    .title = Fights for a tunnel

## The rulebook: green zones

sectionx-clause-zones =
    The first prisoner who enters a green zone without an owner takes it for that player, for the rest of the game. Nobody else’s prisoners may ever enter it. You may own several zones. A prisoner in a green zone has escaped and does not move again; the next collapse sets the prisoner free. A zone has room for everyone.
    .title = Green zones

sectionx-clause-zone-reserve =
    There must be a zone left for everybody. You may take a zone only if the zones still without an owner, not counting that one, are at least as many as the other players who have none yet. So a first zone is never refused; a second one can be.
    .title = A zone for everyone

## The rulebook: master keys

sectionx-clause-key =
    The prisoners of a player with a master key walk through any door. There are four keys, one for each player at most. The key stays with you while your prisoners walk, also when they leave their hideouts. If a step both earns a key and ends the round, the round ends first, and the collapse settles who holds a key.
    .title = The master key

sectionx-clause-key-gain =
    You win a master key as soon as all your prisoners who are neither buried nor free nor in a green zone are in hideouts, in two different hideouts at most, and there is at least one of them. In return one of your doors is set aside and out of use: one from your supply if there is any, otherwise one from the board, of your choice. The tunnel it stood in is no longer yours unless you have another door in it.
    .title = Winning a key

sectionx-clause-key-loss =
    You lose the key when one of your prisoners enters a green zone or comes back home. The door set aside returns to your supply. If you still meet the condition for a key after that step, you win it again at once, and a door is set aside again.
    .title = Losing a key

## The rulebook: rounds

sectionx-clause-round-end =
    A round ends in one of two ways.

    - Escape: a player has three prisoners in green zones, all zones together (two prisoners in a game of two players). The guards notice, and the round ends at once, in the middle of the turn. Steps that were left are lost.
    - Tiles: somebody has drawn the last tile of the last pile. That player finishes the turn, then the round ends.
    .title = The end of a round

sectionx-clause-collapse =
    When a round ends, the tunnels collapse. In this order:

    - Every prisoner in a section that is not a hideout is buried and out of the game, whoever’s turn it was.
    - Every prisoner in a green zone is free. The zones keep their owners.
    - All doors go back to their owners.
    - All tiles leave the board except hideouts with prisoners in them, which stay as they lie. Prisoners at home are not touched.
    - Master keys are dealt anew: whoever meets the condition has one and a door set aside, everybody else has none.
    - See whether the game is over.
    - Shuffle the tiles from the board together with what is left in the piles and deal three new piles, as equal as possible. Everybody keeps the stock in hand.

    Then the next round begins with the player after the one whose turn it was.
    .title = The collapse

sectionx-clause-final-round =
    After each collapse look at who can still reach the goal: a player can if the prisoners not buried are enough for it. If nobody can, the game is over. If some can and some cannot, one more round is played, the final round, and the game is over when it ends, even if by then nobody could reach the goal any more. Reaching the goal in the final round wins as usual.
    .title = The final round

sectionx-clause-stall =
    Three limits see to it that every game ends. The printed rules have none.

    - Three turns for each player pass, one after another, without a tile drawn or a step taken: the round ends as if the tiles had run out.
    - Twenty turns for each player pass, one after another, without a tile drawn or a green zone entered: the round ends in the same way.
    - Two rounds, one after another, neither free nor bury anybody: the game is over.

    The first two counts are looked at when a turn ends and start anew with every round. Laying, swapping, moving or rotating a tile does not break them, nor does setting a door. The collapse is like any other: whoever is in a tunnel and not in a hideout is buried.

    The counts are open to everybody. A warning is given when two more such turns would end the round; with more players when as many would as there are players, so that everybody has it in a turn of his own. It is also given in a round that would be the second to free and bury nobody.
    .title = When nothing happens

## The rulebook: the end

sectionx-clause-game-end =
    The game is over

    - at once when a player has the goal, five prisoners free or in green zones (seven in the expert variant): that player wins;
    - after a collapse when nobody has enough living prisoners left to reach the goal;
    - when the final round has ended;
    - when two rounds without result have stopped it.

    Then no action is possible any more.
    .title = The end of the game

sectionx-clause-ranking =
    Places are compared column by column; more is better, and players equal in all columns share the place. A prisoner who is not buried is alive, wherever he is. If the game ends in the middle of a round, everything counts as it stands, without a collapse.

    - Somebody reached the goal: that player is first, the others follow by prisoners escaped (free or in green zones), then in hideouts, then alive.
    - Nobody can reach the goal: free, then in hideouts, then alive.
    - After the final round: alive, then free, then in hideouts.
    - The game was stopped because nothing happened: free, then in hideouts, then alive.
    .title = Winners and places

## The rulebook: variants

sectionx-clause-two-players =
    With two players a round ends as soon as one of them has two prisoners in green zones, instead of three. Everything else stays: all tiles, six green zones, five prisoners to free.
    .title = Two players

sectionx-clause-expert =
    For players who know the game:

    - The goal is seven prisoners instead of five. Two buried prisoners are enough to put it out of a player’s reach.
    - The piles lie face up, so that the top tile of each is seen before one is drawn. As everybody saw what was drawn, stocks are open too.
    - After the draw the tile action and the steps may come in any order, some steps, the tile action, and more steps, for example. The limits stay: one tile action, placing included, five steps, two for each prisoner. A door still takes the place of all steps; it may come before or after the tile action. There is no phase to skip.

    How many escapes end a round does not change.
    .title = The expert variant

## The rulebook: the table

sectionx-clause-views =
    Everybody sees the board, the prisoners, doors and keys, who owns which zone, and how many tiles are in every pile and stock. A stock is known only to its owner, and the piles to nobody. A spectator sees what all players see. In the expert variant stocks and the top of each pile are open to all.
    .title = Who sees what

sectionx-clause-notation =
    Every action is listed in one spelling. A tile that looks the same in two rotations, the doors on it included, is listed with the smaller number; the other is understood as well.

    - draw 2: the top tile of pile 2
    - place S F8 0: a tile of type S on F8 with rotation 0; S-3 names one tile
    - swap F9 C4 0 0: the tile from F9 goes to C4 with the first rotation, the other to F9 with the second
    - move H8 G8 1: the tile from H8 to G8, rotation 1
    - rotate F8 1: the tile on F8 to rotation 1
    - skip: no tile action in this turn
    - step B1 F8, step B1 home, step B1 zone:E: one step of prisoner B1
    - door F9@W: a door from the supply on F9, west side
    - door-move C4 I4@W: the door on C4 to I4, west side
    - choose-fight V: Violet’s doors stay
    - choose-key-door F9, choose-key-door supply: the door that is set aside for the key
    - choose-key-return C4@W: where the door that came back goes, at tables that put it on the board at once
    - end: the turn is over

    Rows have the letters A to K from the top; the cells of a row are counted from the left, from 1. The island is E5 E6 F5 F6 F7 G5 G6. The green zones are NW (A1), NE (A6), E (F11), SE (K6), SW (K1) and W (F1). Prisoners are B1 to B8, R1 to R8, V1 to V8 and Y1 to Y8.

    A cell has the sides E, SE, SW, W, NW and NE. Rotations 0 to 5 are sixths of a circle, clockwise. E7#2 is the second section of the tile on E7; the number is needed only where the tile has several. With rotation 0 the tile types join these sides, the sections in this order:

    - S straight E-W; W wide bend E-SW; B sharp bend E-SE
    - Y three-way star E-SW-NW; FL fork left E-W-NE; FR fork right E-W-SE; X four-way crossing E-SE-W-NW
    - SS E-W and SE-NW; SB E-W and SE-SW; WW E-SW and W-NE; BB E-SE and W-NW
    - BBB E-SE, SW-W and NW-NE; SBB E-W, SE-SW and NW-NE; SSS E-W, SE-NW and SW-NE
    - H1 hideout at a dead end E; HS hideout on a straight E-W; HW hideout on a wide bend E-SW
    .title = How actions are written

## Options: house rules, and the meaning of each value

sectionx-option-colours = Which colours play, in the order they sit.
    .any = The seats in order: { $value }.
sectionx-option-variant = The game for everyone, or the one for players who know it.
    .base = The base game: five prisoners to free, piles face down, phases in a fixed order.
    .expert = The expert variant: seven prisoners to free, piles face up, tile action and steps in any order.
sectionx-option-firstSeat = Who has the first turn of the game.
    .lot = Lots are drawn.
    .B = Blue begins.
    .R = Red begins.
    .V = Violet begins.
    .Y = Yellow begins.
sectionx-option-placement = What a tile needs to be laid or carried somewhere.
    .matchAll = Its borders must fit all neighbouring tiles; it may also lie alone.
    .connectOne = At least one of its open sides must meet an open side, the island, a green zone or the edge of the board. Other borders need not fit: an opening against a closed side is a wall.
    .matchAllConnectOne = Both: its borders must fit all neighbouring tiles, and at least one open side must be joined to something.
sectionx-option-stockAtRoundEnd = What happens to the tiles in hand when a round ends.
    .keep = Everybody keeps them.
    .return = They are shuffled in with the rest, and everybody starts the next round without tiles.
sectionx-option-edgeMatching = Whether a tile may shut a neighbour’s opening.
    .strict = No: open must meet open and closed must meet closed.
    .ownOpeningsOnly = Yes: only the openings of the tile that is laid or handled must meet openings.
sectionx-option-distanceMetric = Which green zones the distance rule measures to.
    .nearestAny = The nearest of all six, whoever owns it.
    .nearestUsable = The nearest that is the player’s own or nobody’s. If there is none, the hideout may go anywhere.
sectionx-option-tilesEnd = When a lack of tiles ends a round.
    .lastDrawn = After the turn in which the last tile is drawn.
    .allPlaced = After a turn at whose end all piles and all stocks are empty.
sectionx-option-goalCheck = When escaped prisoners count for the goal.
    .immediate = As soon as they are in a green zone: the game can be won in the middle of a turn.
    .roundEnd = Only after the collapse, when they are free. If several players reach the goal together, those with more free prisoners go first, then those with more in hideouts, then those with more alive.
sectionx-option-noneCanRanking = Who wins when nobody has enough living prisoners left for the goal.
    .freedFirst = The player with the most free prisoners; then those in hideouts and those alive decide.
    .survivorsFirst = The player with the most living prisoners; then those free and those in hideouts decide.
sectionx-option-finalRound = Whether the goal can still be reached in the final round.
    .goalFirst = Yes: reaching it wins the game as always.
    .survivorsOnly = No: the final round is played to its end, and the survivors decide.
sectionx-option-keyLoss = Which escapes cost a master key. Coming home always does.
    .anyEscape = Every escape into a green zone.
    .allEscaped = Only the escape of the last prisoner the player had in play.
sectionx-option-keyDoor = Which door is set aside for a master key.
    .supplyFirst = One from the supply if there is one; otherwise the player chooses among those on the board.
    .ownerChooses = The player chooses among all, as long as one is on the board.
sectionx-option-keyReturn = Where the returned door goes when a key is lost.
    .supply = Into the supply.
    .placeNow = Onto the board at once, wherever a door may be set; this does not count as a door action. Into the supply if there is no such place, or if the key is won again or the round ends with the same step.
sectionx-option-doorGeometry = What a door bars.
    .side = The border on the side where it stands, in both directions.
    .section = The way into its section from anywhere; those inside may leave. The side has no meaning.
sectionx-option-doorsOnHideouts = Whether doors may be set on hideouts.
    .false = No.
    .true = Yes, on any open side, the single one of a dead end included.
sectionx-option-doorTravels = Whether a tile with a door on it may be handled.
    .true = Yes, and the door goes with it.
    .false = No: the door holds the tile in place.
sectionx-option-mixedHideout = Whether a hideout shared with another player may be carried.
    .blocked = No: all prisoners in it must be the player’s own.
    .anyOwn = Yes, if one of them is the player’s own; the others go along.
sectionx-option-rotateOwnHideout = Whether a hideout with prisoners may be rotated where it lies.
    .false = No.
    .true = Yes, under the same conditions as for moving it.
sectionx-option-passThrough = Whether a prisoner may walk through a full section.
    .false = No.
    .true = Yes, straight on to the place beyond, in one action that costs two steps: step B1 F8 F9.
sectionx-option-greenStepCost = What the step into a green zone costs.
    .n1 = One step, like any other.
    .n0 = Nothing: it counts neither for the five steps of the turn nor for the two of the prisoner.
sectionx-option-fightLength = How strong a player is who brings several tunnels into a fight.
    .longest = As strong as the longest of them.
    .sum = As strong as all of them together.
sectionx-option-edgeOpenings = Whether a tunnel may open onto the edge of the board.
    .allowed = Yes; it is a dead end there.
    .forbidden = No: such a tile does not fit.
sectionx-option-drawMandatory = Whether a player who can draw must draw.
    .true = Yes, before anything else.
    .false = No: the first other action of the turn gives up the draw.
sectionx-option-zoneReserve = Whether a green zone is kept for every player.
    .on = Yes: nobody may take a zone that others need as their first.
    .off = No: any zone without an owner may be taken, and somebody may find none left.
sectionx-option-openPiles = How much of the piles is seen in the expert variant. Only the top tile can be drawn.
    .top = The top tile of each pile.
    .all = All tiles of all piles, in their order. This needs the expert variant.
sectionx-option-stallGuard = Whether rounds and games in which nothing happens are stopped.
    .on = Yes.
    .off = No: a game need not end.

## What lies on the table, for the terminal and the page

sectionx-header = { $final ->
        [yes] FINAL ROUND
       *[no] Round
    } { $round }, { $who }. { $phase ->
        [draw] Phase 1: draw a tile
        [tile] Phase 2: one tile action
        [walk] Phase 3: walk or door
        [any] Any order: tile, steps, door
       *[decision] A decision is open
    }. { $tile ->
        [open] Tile to play
        [used] Tile used
       *[gone] No tile action
    }, { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }.{ $piles ->
        [none] {""}
       *[other] {" "}Piles: { $piles }.
    }
sectionx-header-over = Round { $round } · the game is over
sectionx-warning-escape = { $who-count ->
        [one] { $who } is
       *[other] { $who } are each
    } one escape short of a collapse!
sectionx-warning-tiles = The last tile is drawn: the tunnels collapse after this turn!
sectionx-warning-stall = { $cause ->
        [idle] For { $quiet } turns no tile was drawn and nobody walked
       *[fruitless] For { $quiet } turns no tile was drawn and nobody reached green
    }: { $turns ->
        [one] unless this turn brings it, the tunnels collapse after it!
       *[other] { $turns } more turns like that, this one included, and the tunnels collapse!
    }
sectionx-warning-barren = The last round freed nobody and buried nobody: if this one ends like it, the game is over!
sectionx-danger = Buried if it happened now: { $men }.
sectionx-no-danger = Nobody would be buried now.
sectionx-beside = ({ $mark } beside the island, a green zone or a tile)
sectionx-fight = Laid this way ({ $rotation }) it brings a fight. { $sentence }
sectionx-at-home = home
sectionx-man-stands = ({ $spot }, { $steps ->
        [0] no step left
        [one] 1 step
       *[other] { $steps } steps
    })
sectionx-pile = ({ $top ->
        [none] { $number }
       *[other] { $top } on top, { $number }
    } tiles)
sectionx-look = { $cell } is { $kind ->
        [sea] open sea.
        [island] part of the prison island.
       *[zone] a green zone.
    }
sectionx-look-section = { $spot }: { sectionx-type }, open to the { $sides }. { $holder ->
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
sectionx-collapse = { $cause ->
        [escape] The escape is noticed. The tunnels are blown up.
        [tiles] The last tile is drawn, the turn is over. The tunnels collapse.
       *[stall] Nothing has happened for too long. The tunnels collapse (rule: { sectionx-clause-stall.title }).
    }
sectionx-collapse-buried = Buried:
sectionx-collapse-freed = Free for good:
sectionx-collapse-kept = Hideouts that hold:
sectionx-next-round = Round { $round } begins.{ $final ->
        [yes] {" "}It is the final round: when it ends, so does the game.
       *[no] {""}
    }
sectionx-heading-home = home
sectionx-heading-tunnels = tunnels
sectionx-heading-hidden = in hideouts
sectionx-heading-green = green
sectionx-heading-free = free
sectionx-heading-buried = buried
sectionx-heading-escaped = escaped
sectionx-heading-alive = alive
sectionx-nobody-steps = Your prisoners cannot step anywhere: no open border leads on from where they are. Lay a tile, or end your turn.
