### Players that are programs: the name of each, and how it plays.

bot-random = Random
    .about = Plays any legal move, at random.
bot-simple = Simple
    .about = Plays sensibly, without great plans.
bot-recruit = Recruit
    .about = Makes mistakes.
bot-regular = Regular
    .about = Has good habits.
bot-veteran = Veteran
    .about = Plans ahead.
bot-ace = Ace
    .about = Thinks for a second about every decision.
bot-budget = { $bot } ({ $budget })

## External bots: errors

bots-trouble-plug-in = The bot { $name } of { $distribution } ({ $entry }) cannot be seated: { $why }
bots-trouble-no-start = The bot of seat { $seat } cannot be started: { $command }: { $why }
bots-trouble-left = The bot of seat { $seat } has left the game: { $command } ended with { $status }. It was asked: { $asked }.
bots-trouble-closed = The bot of seat { $seat } has closed its output: { $command }. It was asked: { $asked }.
bots-trouble-silent = The bot of seat { $seat } has not answered in { $limit } seconds: { $command }. It was asked: { $asked }.
bots-trouble-too-long = The bot of seat { $seat } has answered with more than { $most } bytes in a line: { $command }. It was asked: { $asked }. It began: { $came }
bots-trouble-garbage = The bot of seat { $seat } has given an answer that cannot be understood: { $command }. It was asked: { $asked }. It said: { $came }
bots-trouble-version = The bot of seat { $seat } speaks protocol { $came }, not { $ours }: { $command }.
bots-trouble-illegal = The bot of seat { $seat } has chosen an illegal action: { $command }. It was asked: { $asked }. It said: { $came } ({ $why })
bots-trouble-unasked = The bot of seat { $seat } sent output without being asked: { $command }. Before: { $asked }. It said: { $came }
bots-trouble-said = On its standard error: { $said }

## Bots by name

bots-list-game = { $game }: { $names }
bots-list-plugin = { $name }, of { $distribution }
bots-list-refused = { $name }, of { $distribution }, is refused: { $why ->
        [built-in] a bot of that name is built in.
        [reserved] the word means something else where a bot is named.
        [twice] more than one distribution brings a bot of that name.
       *[name] a name has letters, digits, dots, hyphens and underscores.
    }
bots-list-command = exec:COMMAND, any program that speaks the protocol
bots-problem-command = '{ $name }' is not a command for a bot. Write exec:COMMAND, or exec:5s:COMMAND for five seconds an answer.
bots-problem-list = '{ $given }' is not a list of bots: separate names with commas, and put a name with a comma or a quote in it in double quotes.
bots-problem-protocol = Name a bot only with --protocol; without it all bots are listed.
bots-problem-no-bot = No bot is called '{ $name }'. There are: { $known }.
bots-problem-no-idea = Bot '{ $name }' has no idea called '{ $idea }'. { $known ->
    [none] This bot has no ideas that can be switched off.
   *[other] It has: { $known }.
 }
bots-misunderstood = This is not the protocol: { $why }
