### Messages of every game: lists, refusals, results, and errors in rules and records.

# A list in a sentence. For languages that need it, `letter` is the first letter of the last item.
kernel-list = { $most } and { $last }
kernel-list-or = { $most } or { $last }
# A list in a table; also all items but the last of a list in a sentence.
kernel-list-row = { $most }, { $next }
kernel-refusal = { $reason } (Rule: { $title })
# A rule without a number is cited by its title.
kernel-rule = { $number ->
        [none] Rule: { $title }
       *[other] Rule { $number }
    }
kernel-slot = { $slot ->
        [PAWN] PAWN
        [PLACE] PLACE
        [CIRCLE] CIRCLE
        [NATION] NATION
        [NUMBER] NUMBER
        [PRISONER] PRISONER
        [GUARD] GUARD
        [TYPE] TYPE
        [CARD] CARD
        [WORD] WORD
        [NAME] NAME
        [EXIT] EXIT
        [MORE] MORE
        [BLOCK] BLOCK
        [TEXT] TEXT
        [WAY] WAY
        [ACTION] ACTION
        [FILE] FILE
        [TILE] TILE
        [CELL] CELL
        [ROTATION] ROTATION
        [PILE] PILE
        [COLOUR] COLOUR
        [SIDE] SIDE
       *[other] { $slot }
    }
kernel-place = { $place }. { $seat }: { $columns }

## The reasons of a bot

kernel-reason-lots = It was picked at random.
kernel-reason-judgement = Of all that is possible now, this looks best.
kernel-reason-words = { $text }

## Invalid rules

kernel-rules-unknown-game = There is no game called “{ $game }”. Known: { $known }.
kernel-rules-players = This game cannot be played by { $given ->
        [one] one player
       *[other] { $given } players
    }. It takes { $least } to { $most }.
kernel-rules-unknown-option = There is no option called “{ $option }”. { $nearest ->
        [none] Ask for the list of options to see their names.
       *[other] Did you mean { $nearest }?
    }
kernel-rules-unknown-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
kernel-rules-seats = The seats { $seats } do not go with these rules.
kernel-rules-no-table = House rules are a table of options with their values, not “{ $given }”.
kernel-rules-contributions = The seats’ contributions to the secret must be a list of texts; “{ $given }” does not fit.
kernel-rules-names = This table has { $seats } seats. Name a player for each of them, or no players at all.
kernel-rules-conflict = The option { $option } = { $value } does not go with { $other } = { $with_ }. Change one of the two.
kernel-rules-unknown-edition = There is no edition called “{ $edition }”. { $nearest ->
        [none] Ask for the list of editions to see their names.
       *[other] Did you mean { $nearest }?
    }
kernel-rules-unknown-bundle = There is no bundle of house rules called “{ $bundle }”. { $nearest ->
        [none] Ask for the list of bundles to see their names.
       *[other] Did you mean { $nearest }?
    }
kernel-rules-option-twice = The option { $option } was given twice ({ $names }). Give it once.
kernel-rules-missing-options = These rules are not complete. Missing: { $options }.
kernel-rules-deal = { $option } cannot be { $value } at this table: the deck has cards for { $most } at most. Choose a smaller number.
kernel-rules-constraint = These options do not go together: { $options }. The reason: { $why } (constraint { $number }). Change one of them.
kernel-rules-setup-guards = Guards cannot be set up like this for { $players } players: { $inner } inside (there are { $posts } black circles) and at least { $outer } outside, of { $guards } in all. Change one of { $options }.
kernel-rules-collective-goal = The option { $option } = { $value } is too low for this table. It must be at least { $least }, one escape for each officer.

## Broken records

kernel-record-line = Line { $line }: { $reason }
kernel-record-empty = The record is empty: even the header is missing.
kernel-record-too-many-actions = The record has more than { $most } actions, the most that a server accepts.
kernel-record-not-a-record = This is not the record of a game. { $expected ->
        [none] A record begins with a header line of its own.
       *[other] Its header should say { $expected }, but says { $format }.
    }
kernel-record-unreadable = This line cannot be read: it is damaged.
kernel-record-truncated = The record breaks off here. Its closing lines, with the secret and the result, are missing.
kernel-record-chain-broken = This line, or one before it, was changed: the chain of hashes is broken.
kernel-record-unknown-game = The record is of a game called “{ $game }”, which is not known here. Known: { $known }.
kernel-record-bad-rules = The rules in the header cannot be played. { $why }
kernel-record-illegal = The action “{ $action }” was not allowed there ({ $refusal }).
kernel-record-outcome-missing = An outcome of chance that the rules ask for at this point is not in the record.
kernel-record-outcome-false = An outcome of chance ({ $domain }) is not the one that the revealed secret yields.
kernel-record-events-differ = Replaying this action leads to other events than those in the record.
kernel-record-commitment = The secret revealed at the end is not the one that was committed to at the start.
kernel-record-result = The result at the end does not match the position after the last action.
kernel-record-digest = The final position does not match the digest at the end.
kernel-record-fields = { $missing ->
        [yes] “{ $field }” is missing here.
       *[other] “{ $field }” has no place here.
    }
kernel-record-names = There are { $names } names for { $seats } seats. There must be one for each, or no names at all.
kernel-record-spelling = The action “{ $action }” is not spelt as a record writes it: “{ $right }”.
kernel-record-not-canonical = This line is not written as a record writes it: something is extra, missing or out of place.

## Files of any kind

kernel-file-cannot-read = Cannot read { $file }: { $why }.
kernel-file-cannot-write = Cannot write { $file }: { $why }. Nothing was saved.
kernel-system = { $error ->
        [ENOENT] there is no such file or folder
        [EACCES] permission denied
        [EPERM] permission denied
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is not a folder
        [ENOSPC] the disk is full
        [EDQUOT] the disk is full
        [EROFS] nothing can be written there
        [ENAMETOOLONG] the name is too long
        [ELOOP] the links form a loop
       *[other] the reason is unknown
    }
kernel-system-file = { $file }: { $why }.
kernel-file-folder = { $file } is a folder, not a file.
kernel-file-no-folder = Cannot write { $file }: there is no folder { $folder }. Create it first. Nothing was saved.
kernel-file-exists = { $file } already exists. Choose another name, or add --force to replace it.
kernel-file-too-large = The file is too large: at most { $most } million bytes are allowed.
kernel-file-too-long = This text is too long: at most { $most } characters are allowed.
kernel-file-not-text = This is not text (UTF-8).
kernel-file-byte-order-mark = The file begins with a byte order mark. Save it as plain UTF-8 without one.
kernel-file-nul = It contains a NUL character, which text may not have.
kernel-file-surrogate = It contains half a character (an unpaired surrogate), which text may not have.
kernel-file-control = It contains a control character, such as an escape sequence for terminals, which text may not have. Remove it.
kernel-file-nested = Lists or tables are nested too deep: at most { $depth } levels are allowed.
kernel-file-number = A number must be a plain one of at most { $digits } digits.
kernel-file-repeated = “{ $name }” appears twice. Remove one of them.
kernel-file-not-json = This is not JSON.
kernel-file-not-toml = This is not TOML.
kernel-file-field = “{ $field }” should be { $expected ->
        [text] a text
        [texts] a list of texts
        [number] a whole number within range, such as 0
        [table] a table with names and values
        [digest] hexadecimal digits in lower case
        [status] “finished” or “adjourned”
        [events] a list of events, each with its kind
        [outcome] an outcome of chance: domain, number of possibilities, value
       *[true] true, or left out
    }.
kernel-file-entry = There is no entry “{ $name }”. Known: { $known }.

## Files of house rules

kernel-house = { $file } is not a file of house rules. { $reason }
kernel-house-no-game = It does not say which game it is for (game = …).

# The question for the next part of an action.
kernel-choose = { $question ->
        [tile] Which tile?
        [man] Which prisoner?
        [to] Where to?
        [rotation] Which way round?
        [cell] Which tile?
        [door] Which door?
        [side] Where?
        [pile] From which pile?
        [destination] Where to?
        [pawn] Who?
        [place] Which place?
       *[answer] Which one?
    }
# The same for players who type, after the tokens so far.
kernel-choose-typed = { $question ->
        [tile] { $so_far }: which tile? Number or code
        [man] { $so_far }: who? Number or name
        [to] { $so_far }: where to? Number or name
        [rotation] { $so_far }: how shall it lie? Type the rotation
        [cell] { $so_far }: which tile? Number or cell
        [door] { $so_far }: which door? Number or cell
        [side] { $so_far }: where? Number or cell@side
        [pile] { $so_far }: from which pile?
        [castle-circle] { $so_far }: which place? Number (on the plan, too), name, room, or column,row
       *[answer] { $so_far }: which? Number or word
    } (Enter goes back)

## Shared by the terminal and the page

kernel-undo-none = There is nothing of yours to take back in this turn.
kernel-undo-revealed = That cannot be taken back: something hidden has come to light since, or chance has spoken.
kernel-undo-ended = You cannot take that back: the turn is over.
kernel-nobody = nobody
kernel-none = none
kernel-result-columns = The first column decides; the next ones break ties.
