### Players that are programs: what each is called, and how it plays.

bot-random = Random
    .about = Does anything that is allowed.
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
