### The page's own sentences. The server words everything about a game.

## Everywhere
nav-play = Play
nav-rules = Rules
shell-nav = Screens
shell-skip = Skip to content
shell-language = Language
shell-theme = { $theme ->
    [light] Light colours
    [dark] Dark colours
    [contrast] High contrast
   *[system] Match system theme
  }
shell-disclaimer = An unofficial, free project. Names of published games are used only to say what is played.
person-guest = Guest
wire-unreachable = The server cannot be reached. Is it running?
wire-failed = That did not work. Please try again.
cancel = Cancel
close = Close
announcements = Announcements
announcement-from = From the people who run this server:
announcement-dismiss = Dismiss this announcement

## Lobby
now-play = Play now
now-side = Or play { $side }
now-set-up = Set up a table
now-watch = Watch a game
now-join = Join with a code
join-label = Code or link of the table
join-go = Join
join-no-code = That is not a table code. A code has six letters and digits, like K7MQ2X.
lobby-list-mine = Your games
lobby-list-open = Tables waiting for players
lobby-nobody = No table is waiting. Set one up and send the link to a friend.
lobby-row-on = Continue
lobby-row-look = View
lobby-row-join = Join
lobby-row-watch = Watch
lobby-row-turn = { $you ->
    [yes] Your turn
   *[no] { $who } to move
  }
name-title = Your name
name-label = Name
name-about = Others at the table see it. No account, no password.
name-keep = Save
elsewhere-title = On another device
elsewhere-about = Open a link there to go on as the same player. It works once, for a few minutes.
elsewhere-link = Copied. Open it on the other device within a few minutes; it works once.
elsewhere-make = Make a link
setup-title = Set up a table
setup-game = Game
setup-edition = Edition
setup-read = Read its rules
edition-whole = full text
edition-reported = from reports
edition-own = Your own
edition-own-about = Open a file of house rules.
setup-house = House rules
setup-all = All { $count }
setup-add = Add a rule
rule-changed = House rule. The edition says: { $was }
rule-number = Rule { $number }
rule-back = Back to: { $was }
rule-back-short = Undo
rule-take-out = Take out
rule-change = Change
rule-another-number = Another number …
rule-for-players = { $players } players:
house-title = House rules
house-search = Search: doubles, tunnel, kit …
house-only = Only what differs
house-bundles = Ready-made
house-nothing = No rule matches.
house-contradiction = These do not go together:
house-because = Because { $why }. Change one of them.
setup-seats = Seats
setup-players = Players
seat-who = Who sits here: { $seat }
sitter-you = You
sitter-bots = Bots
sitter-open = Open for a friend
setup-clock = Clock
choice-clock-none = no clock
choice-clock-game10 = 10 minutes each
choice-clock-game20 = 20 minutes each
choice-clock-game40 = 40 minutes each
choice-clock-turn2 = 2 minutes a turn
choice-clock-rules = as the rules say
choice-clock-slow = one day a turn
setup-watch = Spectators
choice-watch-link = anyone with the link
choice-watch-open = anyone
choice-watch-none = no one
setup-listed = Strangers may take free seats
setup-wrong = These rules contradict each other.
setup-save = Save as a file
setup-open = Open the table
setup-start = Start playing
lobby-row-status = { $status ->
    [gathering] { $free ->
        [0] about to begin
        [one] one seat free
       *[other] { $free } seats free
      }
    [paused] paused
    [ended] over
   *[other] being played
  }
edition-points = { $points ->
    [0] the reference edition
    [one] one point differs
   *[other] { $points } points differ
  }
house-found = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
setup-sum = { $name }{ $house ->
    [0] {""}
    [one] {" "}with one house rule
   *[other] {" "}with { $house } house rules
  }.
setup-sum-seats = { $seats } seats; { $open ->
    [0] no one else to wait for
    [one] one for a friend
   *[other] { $open } for friends
  }.

## A table before the game
gather-lobby = Lobby
gather-open = Free
gather-you = (you)
gather-sit = Sit here
gather-name-sit = Sit down
gather-name = What should the others call you?
gather-any = Take a random seat
gather-leave = Leave the seat
gather-bot = Put a bot here
gather-no-bot = Take the bot away
gather-kick = Remove
gather-fill = Fill free seats with bots
gather-start = Start the game
gather-not-yet = The game begins when every seat is taken.
gather-guests = Waiting for a random seat: { $names }
gather-invite = Invite
gather-invite-about = Send this link. Friends give a name and take a seat: no account, nothing to install.
gather-link = Invitation link
gather-copy = Copy
gather-copied = Copied
gather-code = Code
gather-qr = The link as a QR code for a phone
gather-here-only = This address works on this computer only. For friends on the same network, start with: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Everybody is here. Begin when you like.
       *[other] Everybody is here. Waiting for the host to begin.
      }
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
gather-rules = { $count ->
    [one] One house rule
   *[other] { $count } house rules
  }
house-pointless = { $count ->
    [one] With the other rules as they are, this house rule changes nothing:
   *[other] With the other rules as they are, these house rules change nothing:
  }

## Rules
setup-differs = What differs
rules-of = Rules of { $game }
rules-contents = All rules
rules-no-game = There is no such game here.
rules-search = Search the rules
rules-compare = Compare with the Classic rules
rules-here = In this edition: { $edition }
rules-otherwise = What you can change
rules-questions = Questions
rules-cases = Cases that test this rule
rules-turn = Other rules
rules-differ = { $first } and { $second } differ in { $points ->
    [one] one point
   *[other] { $points } points
  }

## Section X

island-board = The island and the sea around it
island-help = Arrow keys move from cell to cell, Enter selects. Brackets step through the men who can walk, 1 to 3 pick one of your tiles, Q and E rotate it, Escape goes back.
island-prison = Prison
island-zone = Green zone { $zone }
island-race = This round { $green } of { $threshold } · escaped { $out } of { $goal }
island-door-count = Doors: { $supply } in hand, { $board } on the board, { $aside } set aside
island-final = Final round
island-last = Round ends with this turn
island-tiles = Your tiles
island-no-tiles = None in hand
island-piles = Piles
island-draw = Draw a tile
island-others = Other players’ tiles
island-pile = Pile { $number }: { $size ->
    [0] empty
    [one] 1 tile
   *[other] { $size } tiles
}
island-turn = Rotate clockwise
island-turn-back = Rotate back
island-fits = { $now ->
    [0] { $turned ->
        [0] It fits nowhere, however you rotate it.
        [one] It fits nowhere as it lies, but one cell fits when rotated.
       *[other] It fits nowhere as it lies, but { $turned } cells fit when rotated.
      }
    [one] One cell fits as it lies, { $turned ->
        [0] no more
        [one] one more
       *[other] { $turned } more
      } when rotated.
   *[other] { $now } cells fit as it lies, { $turned ->
        [0] no more
        [one] one more
       *[other] { $turned } more
      } when rotated.
  }
island-in-hand = In hand: { $tile }. { $now ->
    [0] No cell fits as it lies, { $turned } when rotated.
    [one] One cell fits, { $turned } more when rotated.
   *[other] { $now } cells fit, { $turned } more when rotated.
  }
island-lay = Lay: { $tile }. { $cells ->
    [0] No cell fits.
    [one] One cell fits.
   *[other] { $cells } cells fit.
  }
island-picked = { $man } can go { $places ->
    [0] nowhere
    [one] to one place
   *[other] to { $places } places
}.
island-picked-why = Press a lit cell to walk there.
island-cost = { $cost ->
    [one] One step
   *[other] { $cost } steps
}, { $left } left.
island-reach = { $cost ->
    [one] One step
   *[other] { $cost } steps
}
island-doors = A door can go on { $sides ->
    [one] one side
   *[other] { $sides } sides
}.
island-alone = fits, with nothing beside it
island-turned = fits when rotated
island-not = does not fit
island-fits-now = fits
island-doomed = { $men ->
    [0] nobody would be buried now
    [one] one man would be buried now
   *[other] { $men } men would be buried now
}
island-stays = hideout, stays
island-all = The whole island
island-danger = Who would be buried now
island-why = Why not
island-collapse = The tunnels collapse.
island-collapse-cause = { $cause ->
    [escape] The tunnels were blown up.
    [tiles] The tiles were used up and the tunnels collapsed.
   *[stall] Nothing had happened for too long and the tunnels collapsed.
}
island-collapse-why = Men in a hideout live; all others below ground are buried.
island-freed = free
island-hidden = in hideouts
island-buried = buried
island-again = Show again
island-go-on = Continue

## The castle
castle-board = Plan of the castle
castle-help = Brackets step through your men, arrows move along the circles; Enter walks, Escape goes back, the question mark lists all keys.
castle-picked = { $man } picked, { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $places ->
    [one] 1 place
   *[other] { $places } places
  } within reach.
castle-reach = { $man } can reach { $places ->
    [one] 1 circle
   *[other] { $places } circles
  } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
castle-reach-why = Press a lit circle to walk there, any other to see why not.
castle-walk = Walk { $man } { $to }
castle-arrest = Guard { $guard } arrests { $man }.
castle-proposed = { $man } { $to }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }, { $left } left. Enter walks.
castle-flag = { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }, { $left } left
castle-costs = { $place }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }{ $cards ->
    [none] .
   *[other] , { $cards }.
  }
castle-points = { $points } points
castle-guard = Guard { $number }
castle-a-guard = A guard
castle-towards = Walk that way
castle-men = Men and guards on the board
castle-stands = { $man }: { $place }{ $may ->
    [yes] , can move.
   *[no] .
  }
castle-walk-to = Walk to: { $place }
castle-way =
    Way round: { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }
castle-leg = { $cost ->
    [one] 1 point gets
   *[other] { $cost } points get
  } you this far: { $place }.
castle-back-to = Back to { $man }
castle-round = Go round: { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
castle-why = Why not
castle-close = Close
castle-tools = View
castle-zoom-in = Zoom in
castle-zoom-out = Zoom out
castle-fit-all = The whole castle
castle-fit-mine = My men
castle-threat = Threat
castle-abroad = a man could come here next turn
castle-exit-held = a way out, guarded
castle-exit-open = a way out, open
castle-legend = Legend
castle-legend-reach = Within reach, with the points it takes. A small card shows what you need.
castle-legend-grid = Circles with the same name are told apart by a number and a letter, printed at the edges: 31K is in column 31, row K.
castle-legend-rooms = Symbols in rooms
castle-keys = Keys
castle-gone-away = Gone away
castle-key-men = step through my men
castle-key-arrows = move along the circles
castle-key-enter = do it
castle-key-escape = one step back
castle-key-zoom = zoom in, zoom out
castle-key-all = the whole castle
castle-key-mine = my men
castle-key-last = what happened since your turn, or what happened last
castle-key-threat = how near guards are
castle-key-overview = the overview
castle-key-list = this list

## At the table
plain-actions = What you can do
back = Back
more = More
rule = Rule
rule-read = Read
do-it = Do it
table-coming = Joining the table …
table-watching = You are watching. All seats are taken by others.
table-refused = You cannot join this table
seat-you = you
seat-bot = bot
seat-open = free
seat-cover = Let a bot play
seat-away-since = { $minutes ->
    [0] Just left
    [one] Away for one minute
   *[other] Away for { $minutes } minutes
  }
seat-covered = bot for { $who }
order-label = What is asked
order-propose = { $label }?
order-another = Or choose something else.
run-takes = { $circles } circles to the end, and the card turned up says how many throws he gets.
run-odds = Chance that the throws are enough
run-throws = { $throws } throws
run-often = { $often } %
risk-discard = The card is discarded and does nothing for you.
risk-surrender = He gives himself up: he goes to a cell.
risk-skip = You neither lay, move nor rotate a tile this turn.
order-answered = There was only one answer: { $sentence }
order-settled = There is only one answer, so it is played for you.
ask-nothing = There is nothing to decide.
ask-paused = The game is paused.
ask-points = { $points ->
    [one] One point left.
   *[other] You have { $points } points.
  }
ask-points-officer = { $also ->
    [none] Pick a man on the board.
    [claim] Pick a man on the board, or claim { -Equipment }.
    [card] Pick a man on the board, or a card.
   *[both] Pick a man or a card, or claim { -Equipment }.
  }
ask-points-security = Pick a guard, a post or a man to arrest.
ask-roll = { $trade ->
    [yes] Roll the dice, or trade first.
   *[no] Roll the dice.
  }
ask-roll-officer = Your turn has begun.{ $also ->
    [none] {""}
    [claim] {" "}You may also claim { -Equipment } first.
    [card] {" "}You may also play a card first.
   *[both] {" "}You may also play a card or claim { -Equipment } first.
  }
ask-roll-security = Your turn has begun, Security.{ $also ->
    [none] {""}
   *[card] {" "}You may also play a card first.
  }
ask-spent = Your points are spent.
ask-spent-why = { $also ->
    [none] End your turn.
    [claim] Claim { -Equipment }, or end your turn.
    [card] Play a card, or end your turn.
   *[both] Claim { -Equipment }, play a card, or end your turn.
  }
ask-draw = { $total ->
    [0] {""}
   *[other] You rolled { $total }.{" "}
  }{ $deck ->
    [security] Draw a Security card?
   *[opportunity] Draw an Opportunity card?
  }
ask-draw-why = This throw earns one.
ask-nation = Which nation do you lead?
ask-nation-why = Its men are yours for the whole game.
ask-row = In which row do your men stand?
ask-row-why = These are the rows of the Appel area; the choice makes little difference.
ask-guards-ready = Enough guards are posted. Confirm, or post more.
ask-guards = Post your first guards.
ask-guards-why = Press a black circle, or take the usual posts.
ask-meeting = The officers meet.
ask-meeting-why = Security is out of the room and hears nothing.
waiting-bot = { $seat }: a bot is thinking.
waiting-person = { $seat }: waiting for { $who }.
choose = { $verb }: { $kind ->
    [pawn] who?
    [place] where?
    [tile] which tile?
    [rotation] which way round?
    [pile] from which pile?
   *[answer] which?
  }
choose-where = Where does { $who } go?
choose-circle = Circle { $number }
choose-more = { $number } more
walk = { $cost ->
    [0] Go
   *[other] Walk { $cost }
  }
points-word = { $number ->
    [one] point
   *[other] points
  }
points-after = after this
points-walk = this walk
points-left = left
steps-word = { $number ->
    [one] step
   *[other] steps
  }
dice-history = Throws so far
lesson = Hint { $number } of { $of }
lesson-away = No more hints
lesson-colditz-aim-officer = Your aim: get your men out of the castle and as far as a numbered target. For that you need { -an-Escape-Kit }, which you claim with men in rooms that show its four parts, and { -Equipment } such as ropes.
lesson-colditz-aim-security = Your aim: let nobody get away before time runs out. Your guards arrest men outside the courtyard, and in it those whose officer holds { -Equipment }.
lesson-colditz-1 = Press one of your pieces with a golden ring: the circles it can reach light up, each with its cost.
lesson-colditz-2 = Press a lit circle to see the way, then the button to walk it. Nothing happens until you do.
lesson-colditz-3 = Press any other circle to see why you cannot go there. The bulb tells what a bot would do; the bent arrow takes your last step back.
lesson-sectionx-aim = Your aim: lead your prisoners through tunnels to the green zones. A prisoner still in a tunnel when the tunnels collapse is lost, unless he is in a hideout.
lesson-sectionx-1 = Press one of your tiles: the cells where it fits light up.
lesson-sectionx-2 = Press a lit cell, rotate the tile with the round arrows, then lay it with the button.
lesson-sectionx-3 = Press one of your prisoners to walk. Press anything else to see what it is, or why not.
hint = What would a bot do?
hint-do = Do this
undo = Take back
undo-none = There is nothing to take back.
why-not = Not now
typed = Type a command
round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
  }
round-of = of { $rounds }
clock-time = { $night ->
    [yes] Night
   *[no] Day
  } { $day } of { $days }
clock-left = { $left ->
    [one] one round left
   *[other] { $left } rounds left
  }
guards-out = { $board ->
    [0] No guards out
    [one] One guard out
   *[other] { $board } guards out
  } · { $reserve } in Barracks
on-table = On the table
pips = { $number } { $state ->
    [tunnel] in tunnels
    [hidden] in a hideout
    [home] at home
    [green] reached green
    [free] free
    [cell] in the cells
    [away] gone away
    [dead] dead
   *[out] waiting
  }
held = { $kind ->
    [tiles] { $many ->
        [one] one tile
       *[other] { $many } tiles
      }
    [rope] { $many ->
        [one] a rope
       *[other] { $many } ropes
      }
    [cutters] { $many ->
        [one] wire cutters
       *[other] { $many } pairs of wire cutters
      }
    [key] { $many ->
        [one] a key
       *[other] { $many } keys
      }
    [pass] { $many ->
        [one] a pass
       *[other] { $many } passes
      }
    [kit] { -an-Escape-Kit }
    [crate] holds { -Equipment }
   *[cards] { $many ->
        [one] one card
       *[other] { $many } cards
      }
  }
held-one = { $kind ->
    [rope] Rope
    [cutters] Wire cutters
    [key] Key
    [pass] Pass
   *[kit] { -Escape-Kit }
  }
effect-rope = One man down or up a 30-foot drop; 60 feet take two. Spent on the step that needs it.
effect-cutters = Through the wire at one place. Spent on the step that needs it.
effect-key = Onto the circles of one Key gate. Spent on the step that needs it.
effect-pass = Onto the circles of one Pass gate. Spent on the step that needs it.
effect-kit = A man of yours who reaches a target with it has gone away.
deck = { $deck ->
    [equipment] { -Equipment }
    [kit] Kit
    [security] Security
    [dod] Do or Die
   *[opportunity] Opportunity
  }
hand-title = Your hand
hand-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $now ->
        [0] none to play now
       *[other] { $now } to play now
    }
hand-play =
    { $man ->
        [none] Play { $card }?
       *[other] Play { $card } on { $man }?
    }
hand-empty = You hold no cards.
card-not-now = It cannot be played now.
tab-log = Log
tab-talk = Talk
tab-barter = Barter
tab-arrests = Arrests
tab-board = Board
tab-hand = Hand
tab-hand-number = Hand { $number }
tab-seats = Seats
tabs = Parts of the table
sheet-size = Size of this sheet
rail-open = Everything beside the board
log-empty = Nothing has happened yet.
log-older = Earlier
log-since = Since you last looked
log-new = { $number ->
    [one] 1 new line
   *[other] { $number } new lines
  }
since = Since your turn
since-first = Before your turn
since-nothing = Nothing moved.
since-more = { $number ->
    [one] and 1 more
   *[other] and { $number } more
  }
since-show = Show
since-replay = Replay all
since-close = Close this summary
moment-skip = Press to continue
entry-started = The game began.
entry-covered = { $seat }: a bot plays.
entry-flagged = { $seat }: time is up, and a bot plays on.
entry-returned = { $seat }: { $who } is back.
entry-resigned = { $seat }: { $who } has given up. A bot plays on.
entry-paused = The game was paused.
entry-resumed = The game was resumed.
entry-undone = { $seat }: a move was taken back.
entry-rewound = All players agreed to go back.
entry-missed = { $seat }: an answer is due, and the player is away.
entry-found = { $seat }: the player is back.
entry-proposed = { $seat }: proposed { $what ->
    [pause] a pause
    [rewind] going back
   *[end] ending the game
  }.
entry-disagreed = { $seat }: did not agree.
entry-ended = { $how ->
    [closed] The people who run this server have ended this game. The dice can now be verified.
   *[other] The game is over. The dice can now be verified.
  }
entry-rematched = A rematch has begun at another table.
talk-empty = No messages yet.
talk-whom = To whom
talk-table = to all
talk-officers = to the officers
talk-to = to { $who }
talk-write = Write to the table
talk-write-private = Only they can read it
talk-send = Send
barter-none = There are no offers.
hand-offer = Offer it in barter
barter-make = Make an offer
barter-not-now = Not now: offers are made between moves.
barter-earlier = Earlier
barter-title = Barter: { $who }
barter-with = Barter with
barter-whom = With whom
barter-all = everybody
barter-how = Both of you agree, then everything changes hands at once.
barter-you-give = You give
barter-gives = { $who }: in return
barter-from-hand = From your hand
barter-ask-for = You ask for
# What everybody can see of a partner: $gear is none, some, hidden (the rules do not show it) or listed.
barter-known = Known: { $gear ->
    [none] no { -Equipment }
    [some] some { -Equipment }
    [hidden] { -Equipment } is hidden
   *[listed] { $list }
  }, { $kit ->
    [yes] { -an-Escape-Kit }
   *[no] no { -Escape-Kit }
  }, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  }.
barter-take-out = Take it out again
barter-nothing = nothing
barter-sum = { $give } for { $want }.
barter-until = Valid
barter-stands = until you withdraw it
barter-clear = Clear
barter-send = Send offer
barter-you-offer = Offer: you to { $who }
barter-offers = Offer: { $who } to { $whom }
barter-accept = Accept
barter-counter = Counter
barter-refuse = Refuse
barter-withdraw = Withdraw
reaction-asked = You are asked
reaction-discreet = You are asked whether or not you hold the card, so passing gives nothing away.
reaction-always = Always pass here from now on
meeting-ready = Ready
meeting-waiting = You are ready. The others are still talking.
meeting-away = out of the room
meeting-out = The officers are meeting without you.
meeting-out-why = You come back when they have finished. You do not see what they say or trade.
arrests-none = Nobody can be arrested now.
arrests-now = Can be arrested now
arrests-not = Not now
arrests-by = { $guard }, { $cost ->
    [one] one point
   *[other] { $cost } points
  }
arrest-label = { $guard } arrests { $man }
menu = Menu
menu-code = code { $code }
menu-pause = Propose a pause
menu-resume = Resume
menu-rewind = Propose to take my last move back
menu-cover = Let a bot play for me
menu-return = Take over from the bot
menu-end = Propose to end the game
menu-resign = Give up
menu-resign-sure = You give up, and a bot plays on for you. This cannot be taken back.
menu-colours = Colours
menu-sound = Sound
menu-invite = Link to this table
menu-copied = Copied.
push-offer = Notify me here when it is my turn
push-on = I am notified here when it is my turn
push-denied = This browser blocks notifications from this page. You can allow them in its settings.
proposal = { $own ->
    [yes] You propose
   *[no] Proposal ({ $who }):
  } { $what ->
    [pause] a pause
    [rewind] going back some moves
   *[end] ending the game
  }.
proposal-agree = Agree
proposal-refuse = No
proposal-withdraw = Withdraw
line-broken = Not connected.{ $pending ->
    [yes] {" "}Your last move is kept.
   *[no] {""}
  } { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
  }
line-hurry = Try now
curtain-title = { $who }, it is your turn
curtain-why = Hand the screen over: { $seat }. Only that player should look now.
curtain-open = I am { $who }
keys = Keys
key-r = roll
key-n = end the turn, done, pass
key-u = take back
key-h = what would a bot do?
key-slash = type a command
key-men = step through my men
key-arrows = move along neighbouring circles
key-enter = do what is proposed
key-enter-cap = Enter
key-escape = one step back
key-escape-cap = Esc
key-zoom = zoom
key-fit = see everything
key-threat = how near guards are
key-overview = overview

## Verbs that need more words
verb-nation = Choose a nation
verb-row = Choose a row
verb-place = Post a guard
verb-take-back = Take a guard back
verb-move = Walk
verb-roll = Roll
verb-end = End turn
verb-release = Release a man
verb-claim = Claim
verb-claim-kit = Claim { -an-Escape-Kit }
verb-play = Play
verb-exchange = Swap
verb-tunnel = Open a tunnel
verb-attempt = Announce an escape
verb-mouth = Out of the tunnel
verb-car = Staff Car
verb-do-or-die = Do or Die
verb-tower = Into the tower
verb-permit = Let others use it
verb-send = Send
verb-surrender = Surrender a man
verb-post = Post a guard
verb-recall = Recall a guard
verb-arrest = Arrest
verb-return = Send a guard back
verb-remove-marker = Close an opening
verb-pursue = Pursue
verb-discard = Discard
verb-keep = Keep
verb-pick = Pick
verb-cell = To the cells
verb-lose = Give up
verb-confiscate = Confiscate
verb-stand = Stand
verb-attend = To the Appel
verb-seize = Bring in
verb-name-guard = Name a guard
verb-credit = Spend a guard
verb-team = Name a team
verb-hide = Hide
verb-push = Make room
verb-door = Come out
verb-usual = Take the usual posts
verb-other = Choose
tile-draw = Draw a tile
tile-place = Lay a tile
tile-swap = Swap tiles
tile-move = Move a tile
tile-rotate = Rotate a tile
tile-skip = No tile
tile-step = Walk
tile-door = Set a door
tile-door-move = Move a door
tile-end = End turn
tile-choose-fight = Decide the fight
tile-choose-key-door = Set a door aside
tile-choose-key-return = Put the door back
over-shared = Shared victory: { $who }.
over-nobody = Nobody has won.
over-abandoned = All players agreed to end the game.
over-closed = The people who run this server have ended this game.
over-share = Share
over-replay = Replay
over-rematch = Rematch, same seats
over-ranking = Ranking
over-ways = How they got away
over-none-away = Nobody got away.
over-arrests = { $game ->
    [sectionx] Collapses by round
   *[other] Arrests by round
}
over-dice = Dice
over-verified = The dice can be verified
over-verified-why = Every throw follows from a secret fixed before the game began; the record reveals it.
over-record = Record
replay-start = The beginning
replay-at = Move { $ply } of { $last } · round { $round } of { $rounds }
replay-rounds = Replay · { $rounds } rounds
replay-link = Link to this move
replay-back = One move back
replay-next = One move forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-watcher = A spectator
replay-round = Round
replay-why = The bot: { $why }
replay-find = Find in the log
lane-away = { $game ->
    [sectionx] Zone
   *[other] Gone away
}
lane-arrest = { $game ->
    [sectionx] Collapse
   *[other] Arrest
}
lane-call = { $game ->
    [sectionx] Fight
   *[other] Roll call
}
lane-trade = { $game ->
    [sectionx] Key
   *[other] Trade
}
over-won = { $you ->
    [yes] You have won.
    [security] Security has won.
   *[other] Winner: { $who }.
  }
meeting-call = Ask for a secret meeting
beside-title = Another player at this screen
beside-why = A curtain falls between your turns, so that nobody sees another player’s cards.
beside-seat = Seat
