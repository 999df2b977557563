// The words of the notation to which this page has an answer of its own: an icon, a key, a place on the screen.
// Data, no rules: what may be done the server says, and every verb that is not named here works all the same.

/** Said beside the turn, whatever has happened meanwhile. */
export const ASIDES = new Set(["offer", "accept", "counter", "refuse", "withdraw", "meet", "ready", "talk"]);
/** Answers to offers, drawn on the offer itself. */
export const OFFERS = Object.freeze({
  make: "offer",
  accept: "accept",
  counter: "counter",
  refuse: "refuse",
  withdraw: "withdraw",
});
/** To everybody. */
export const ALL = "all";
export const FOR = "for";

export const ROLL = "roll";
/** The first guards stand as they should. */
export const CONFIRM = "confirm";
export const END = "end";
export const PLAY = "play";
/** What a turn offers beside walking: verbs that play a card, and verbs that claim. */
export const PLAYS = new Set([PLAY, "exchange", "tunnel", "car"]);
export const CLAIMS = new Set(["claim", "claim-kit"]);

/** The verb that carries the turn on, the first that is offered: it is the primary button. */
export const FORWARD = [
  "roll",
  "reroll",
  "confirm",
  "usual",
  "take",
  "resolve-search",
  "launch",
  "ready",
  "draw",
  "done",
  "end",
  "pass",
];
/** One word that stands for several actions. */
export const AT_A_STROKE = new Set(["usual"]);
/** What one does with a card only if one must. */
export const QUIET = "discard";
/** Buttons of arrest are red. */
export const STOPS = new Set(["arrest", "seize"]);
/** What is never done at one press: it is looked at first, with what it takes. */
export const GRAVE = new Set(["do-or-die", "discard", "surrender", "skip"]);
/** The question of Security's own turn, and the line that says no more than that a card was played. */
export const WATCH = "security";
export const PLAYED = "played";
/** The one who says this does nothing. */
export const PASS = "pass";

/** Keys by verb. */
export const KEYS = Object.freeze({ r: ["roll", "reroll"], n: ["end", "done", "pass"] });

/** By verb: which card of the hand a word after it stands for (`*`: the word). */
export const CARDS = Object.freeze({
  play: "*",
  discard: "*",
  keep: "*",
  exchange: "exchange_*",
  tunnel: "tunnel_*",
  car: "staff_car",
  "claim-kit": "*",
  lose: "*",
});

/** Kinds of questions that come out of turn: a dialog, not the order sheet. */
export const REACTIONS = new Set([
  "intercept",
  "warning",
  "shield",
  "talisman",
  "claim-window",
  "off-turn",
  "card-phase",
  "consent",
  "glider-shot",
]);
/** The officers among themselves. */
export const MEETING = "meeting";
export const MEET = "meet";
export const READY = "ready";

/** Which card such a question is about, to be drawn beside it. */
export const REACTION_CARDS = Object.freeze({
  warning: "warning",
  shield: "hideaway",
  talisman: "talisman",
  "claim-window": "search",
  "off-turn": "appel",
  "card-phase": "appel",
  "glider-shot": "shoot",
  intercept: "arrest_pass",
});

/** Lines of the log by what they are drawn with. */
export const LINES = Object.freeze({
  step: "stepped",
  dice: "thrown",
  turn: "turn-begun",
  points: "points",
  arrest: "arrested",
  escape: "escaped",
  trade: "traded",
  refused: "refused",
  withdrawn: "withdrawn",
  appel: "searched",
  round: "round-begun",
  over: "game-over",
  dead: "shot",
});
/** Lines that a turn's heading says already. */
export const HUSHED = new Set(["turn-begun", "points"]);
/** Lines that nobody may miss: they stay in sight until somebody has seen them. */
export const NEWS = new Set(["eliminated"]);
/** Lines that are a moment on the board, by what kind of moment it is. @type {Record<string, string>} */
export const MOMENTS = Object.freeze({
  escaped: "good",
  "zone-claimed": "good",
  arrested: "stern",
  searched: "stern",
  "general-searched": "stern",
  "stay-away": "stern",
  shot: "stern",
  eliminated: "stern",
  fight: "stern",
});
/** A card that calls the roll when it is played. */
export const ROLL_CALL = "appel";
/** By whom an answer was given that left no choice. */
export const AUTO = "auto";
/** Lanes of a replay, in their order, by kinds of lines. */
export const LANES = Object.freeze({
  away: ["escaped", "zone-claimed"],
  arrest: ["arrested", "collapsed"],
  call: ["searched", "general-searched", "stay-away", "fight"],
  trade: ["traded", "key-gained"],
});

/** How a man's condition is drawn in his dossier. */
export const PIPS = Object.freeze({
  free: "free",
  tunnel: "free",
  tower: "free",
  cell: "cell",
  escaped: "away",
  dead: "dead",
  "out-of-play": "out",
});

/** Where the men of an island are counted, in their order, and how they are drawn. */
export const ISLAND_PIPS = Object.freeze({
  tunnels: "tunnel",
  hidden: "hidden",
  home: "home",
  green: "green",
  free: "away",
  buried: "dead",
});

/** Who is drawn with a token of his own wherever he is chosen. */
export const NATIONS = new Set(["american", "british", "dutch", "french", "polish"]);

/** Equipment in its order. */
export const EQUIPMENT = ["rope", "cutters", "key", "pass"];
export const KIT = "kit";
