# Everything a player of Pebbles reads. A language without a file is told in English.

pebbles-welcome = A heap of pebbles, a die, and a card of your own. Take pebbles, roll the die, or show your card once to put pebbles back.
pebbles-seat = { $seat ->
        [player-1] First player
        [player-2] Second player
       *[player-3] Third player
    }
pebbles-table = { $heap ->
        [one] One pebble is left.
       *[other] { $heap } pebbles are left.
    }
pebbles-table-seat = { $cards ->
        [0] { $seat }: a hidden card
       *[other] { $seat }: card { $cards }{ $shown ->
            [yes] , shown
           *[no] {""}
        }
    }
pebbles-prompt-turn = Take pebbles, roll the die, or show your card?
pebbles-do = { $verb ->
        [take] { $word ->
            [none] Take pebbles
            [1] Take one pebble
           *[other] Take { $word } pebbles
        }
        [roll] Roll the die
       *[show] Show your card
    }

pebbles-event-dealt = Your card is { $card }.
pebbles-event-taken = { pebbles-seat } takes { $number }.
pebbles-event-rolled = { pebbles-seat } rolls the die and takes { $number }.
pebbles-event-shown = { pebbles-seat } shows a { $card } and puts { $card } back.
pebbles-event-game-over = { pebbles-seat } has taken the last pebble.
pebbles-outcome-LAST = { $winner ->
        [player-1] First player wins.
        [player-2] Second player wins.
       *[player-3] Third player wins.
    }
pebbles-column-card = card { $number }
    .title = Card

pebbles-refusal-BAD_ACTION = “{ $text }” is not an action. Write take 1 to take 3, roll, or show.
pebbles-refusal-GAME_OVER = The game is over.
pebbles-refusal-NOT_YOUR_TURN = It is the turn of { pebbles-seat }.
pebbles-refusal-SHOWN_BEFORE = You have shown your card already.
pebbles-refusal-TOO_FEW = Only { $heap } are left.

pebbles-clause-aim = Whoever takes the last pebble wins, or loses if the table agrees so.
    .title = The last pebble
pebbles-clause-turn = In your turn take one, two or three pebbles, or roll the die and take as many as it shows.
    .title = Your turn
pebbles-clause-card = Once in the game you may show your card instead and put as many pebbles back.
    .title = The hidden card
pebbles-option-last = Does the last pebble win or lose?
    .wins = Whoever takes the last pebble wins.
    .loses = Whoever takes the last pebble loses.
