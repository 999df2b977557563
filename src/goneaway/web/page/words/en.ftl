### The page's own sentences. What concerns a game is worded by the server.

## Everywhere
nav-play = Play
nav-rules = Rules
shell-nav = Screens
shell-skip = To the content
shell-language = Language
shell-theme = { $theme ->
    [light] Light colours
    [dark] Dark colours
    [contrast] High contrast
   *[system] Colours as the system says
  }
shell-disclaimer = An unofficial, free project. Names of published games only say what is played.
person-guest = Guest
wire-unreachable = The server cannot be reached. Is it running?
wire-failed = That did not work. Please try again.
cancel = Cancel
close = Close

## Lobby
now-about = Be the British, against bots, by the Classic rules. You can change everything later.
now-play = Play now
now-set-up = Set up a table
now-join = Join with a code
lobby-picture = The castle: the yard, men of all nations and guards at their posts
join-label = Code or link of the table
join-go = Join
join-no-code = That is no code of a table. It has six letters and digits, like K7MQ2X.
lobby-list-mine = Your games
lobby-list-open = Tables waiting for players
lobby-nobody = No table is waiting. Set one up and send the link to a friend.
lobby-row-on = Play on
lobby-row-look = Look
lobby-row-join = Join
lobby-row-watch = Watch
name-title = What are you called?
name-label = Name
name-about = Others at the table see it. No account, no password.
name-keep = Keep it
elsewhere-title = On another device
elsewhere-about = A link makes you the same person there. It works once, for a few minutes.
elsewhere-link = Copied. Open it on the other device within a few minutes; it works once.
elsewhere-make = Make a link
bot-simple = Simple bot
bot-random = Random bot
bot-other = Bot ({ $bot })
setup-title = Set up a table
setup-game = Game
setup-edition = Edition
setup-read = Read its rules
edition-whole = whole text
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
house-nothing = No rule says that.
house-contradiction = These do not go together:
house-because = Because { $why }. Change one of them.
setup-seats = Seats
setup-players = People
seat-who = Who sits here: { $seat }
sitter-you = You
sitter-open = Open: a friend
setup-clock = Clock
choice-clock-none = no clock
choice-clock-game10 = 10 minutes each
choice-clock-game20 = 20 minutes each
choice-clock-game40 = 40 minutes each
choice-clock-turn2 = 2 minutes a turn
choice-clock-rules = as the rules count
choice-clock-slow = a day for each turn
setup-watch = Watching
choice-watch-link = whoever has the link
choice-watch-open = anybody
choice-watch-none = nobody
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
    [over] over
   *[other] being played
  }
edition-points = { $points ->
    [0] the measure
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
    [0] nobody is waited for
    [one] one for a friend
   *[other] { $open } for friends
  }.

## A table before the game
gather-lobby = Lobby
gather-open = Free
gather-you = (you)
gather-sit = Sit here
gather-any = Sit anywhere, by lot
gather-leave = Get up
gather-bot = Put a bot here
gather-no-bot = Take the bot away
gather-kick = Send away
gather-fill = Bots in the free seats
gather-start = Start the game
gather-not-yet = The game begins when every seat has somebody.
gather-guests = Waiting for the lots: { $names }
gather-invite = Invite
gather-invite-about = Send this link. Whoever opens it sits down at once: no account, nothing to install.
gather-link = Link of invitation
gather-copy = Copy
gather-copied = Copied
gather-code = Code
gather-qr = The link as a square code for a phone
gather-here-only = This address is known on this computer only. For friends in the same network start with: make play HOST=0.0.0.0
gather-waiting = { $free ->
    [0] { $host ->
        [you] Everybody is here. Begin when you like.
       *[other] Everybody is here. The host begins.
      }
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
gather-rules = { $count ->
    [one] One house rule
   *[other] { $count } house rules
  }

## Rules
setup-differs = What differs
rules-of = Rules of { $game }
rules-contents = All rules
rules-no-game = There is no such game here.
rules-search = Search the rules
rules-compare = Compare with the Classic rules
rules-here = As played by { $edition }
rules-otherwise = What can be otherwise
rules-questions = Questions
rules-cases = Cases that hold it
rules-turn = Other rules
rules-differ = { $first } and { $second } differ in { $points ->
    [one] one point
   *[other] { $points } points
  }

## The castle
castle-board = Plan of the castle
castle-help = Brackets go through your men, arrows along the circles; Enter walks, Escape goes back, question mark lists all keys.
castle-picked = { $man } picked, { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $places } places can be reached.
castle-walk = Walk { $man }: { $place }
castle-arrest = Guard { $guard } arrests { $man }.
castle-proposed = { $man } to { $place }: { $cost ->
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
castle-why = Why not
castle-close = Close
castle-tools = View
castle-zoom-in = Nearer
castle-zoom-out = Farther
castle-fit-all = The whole castle
castle-fit-mine = My men
castle-threat = Threat
castle-legend = Legend
castle-legend-reach = Can be reached, for so many points. A small card says what it takes.
castle-legend-rooms = To be had in rooms
castle-keys = Keys
castle-gone-away = Gone away
castle-key-men = through my men
castle-key-arrows = along the circles
castle-key-enter = do it
castle-key-escape = one step back
castle-key-zoom = nearer, farther
castle-key-all = the whole castle
castle-key-mine = my men
castle-key-last = to what happened last
castle-key-threat = how near guards are
castle-key-overview = the overview
castle-key-list = this list
