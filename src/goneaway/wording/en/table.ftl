### Why a table declines a command.

table-declined-no-such-table = There is no table { $table }. Check the code, or ask for the link again.
table-declined-not-seated = You are not seated at this table. Take a seat first.
table-declined-not-host = Only the host of this table may do that.
table-declined-not-your-seat = That is not your seat.
table-declined-not-for-watching = This game has no spectators. Only its players can see it.
table-declined-no-such-seat = Unknown seat; this table has { $seats }.
table-declined-no-such-bot = There is no bot called “{ $level }” for this game. Known: { $known }.
table-declined-bad-name = A name has 1 to { $most } visible characters.
table-declined-bad-text = The text has no visible characters, or more than { $most } characters.
table-declined-bad-contribution = A contribution to the dice has at most { $most } visible characters.
table-declined-bad-request = A request id has 1 to { $most } characters.
table-declined-started = The game has begun already.
table-declined-not-started = The game has not begun yet.
table-declined-ended = The game is over.
table-declined-not-ended = The game is not over yet.
table-declined-paused = The game is paused. Resume it first.
table-declined-not-paused = The game is not paused.
table-declined-stale = Something happened that you had not seen. Look again, then decide.
table-declined-expect-missing = Include the last number you saw (expect).
table-declined-table-full = All seats are taken.
table-declined-seat-taken = That seat is taken. Take another one.
table-declined-seats-empty = Still free: { $seats }. Wait for players, or put bots there.
table-declined-no-undo = You cannot take this back: { $why ->
        [nothing-done] you have done nothing since.
        [ended] the turn is over.
        [chance] dice or cards have been revealed since.
        [hidden] another player has seen something new since.
       *[another] another player has decided since. All players together can agree to go back.
    }
table-declined-undo-off = Moves cannot be taken back at this table.
table-declined-no-such-moment = This game has no such move.
table-declined-no-such-proposal = That is not up for decision any more.
table-declined-proposed-already = That has been proposed already. Answer it.
table-declined-no-such-window = “{ $window }” is not a question that can be answered in advance.
table-declined-no-order = You had no standing answer for “{ $window }”.
table-declined-secret-talk = The rules do not let you talk to each other in secret now.
table-declined-nobody-hears = This message has no recipient. Choose one.
table-declined-covered = A bot is playing for this seat. Take it back first.
table-declined-not-covered = No bot is playing for this seat.
table-declined-not-missing = The player in that seat is present.
table-declined-resigned = The player in that seat has given up.
table-declined-out-of-time = This seat’s time is up; a bot plays on.
table-declined-no-such-way = Notices cannot be sent by “{ $way }” here. Known: { $known }.
table-declined-bad-address = That is not a valid address for notices of this kind ({ $way }).
table-declined-too-many-subscriptions = You have { $most } addresses for notices already. Remove one first.
table-declined-too-many-webhooks = You have { $most } web hooks already. Remove one first.
table-declined-not-written = It could not be saved, so it was not done. Try again.
table-declined-busy = The server is busy. Nothing was done; try again in a moment.
table-declined-damaged = This table’s log is corrupt, so the game cannot go on. Tell the host of the server.
table-declined-other-engine = This game was begun under version { $written }, which plays differently from { $here }, the version running here. It can be finished where that version runs.
table-declined-too-many-tables = You have { $most } unfinished tables. Finish one first.
table-declined-draining = The server is being stopped. Nothing is lost; come back in a moment.
table-declined-server-full = The server is almost full: it accepts no new tables, guests, devices or chat at the moment. Running games go on; try again later.
table-declined-journal-full = This table’s log is full ({ $most } entries). Finish the game, or start a new table.
table-declined-removed = This table was deleted by the people who run this server.
