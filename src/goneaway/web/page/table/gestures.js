// The tokens of the notation that this page treats specially: with an icon, a key, a place on the screen.
// Data only: the server decides which actions are legal, and verbs not named here work all the same.

/** Actions beside the turn, sent whatever has happened meanwhile. */
export const ASIDES = new Set(["offer", "accept", "counter", "refuse", "withdraw", "meet", "ready", "talk"]);
/** Answers to offers, drawn on the offer itself. */
export const OFFERS = Object.freeze({
  make: "offer",
  accept: "accept",
  counter: "counter",
  refuse: "refuse",
  withdraw: "withdraw",
});
/** The token for an offer to all players. */
export const ALL = "all";
export const FOR = "for";

export const ROLL = "roll";
/** The answer that ends the placing of the first guards. */
export const CONFIRM = "confirm";
export const END = "end";
export const PLAY = "play";
/** Verbs of a turn besides walking: those that play a card, and those that claim. */
export const PLAYS = new Set([PLAY, "exchange", "tunnel", "car"]);
export const CLAIMS = new Set(["claim", "claim-kit"]);

/** The verbs that continue the turn; the first one offered is the primary button. */
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
/** Tokens that stand for several actions. */
export const AT_A_STROKE = new Set(["usual"]);
/** What a player does with a card only if forced to. */
export const QUIET = "discard";
/** Verbs of arrest, whose buttons are red. */
export const STOPS = new Set(["arrest", "seize"]);
/** Actions never done at one press: they are shown first, with what they cost. */
export const GRAVE = new Set(["do-or-die", "discard", "surrender", "skip"]);
/** The question of Security's turn, and the log line that only says that a card was played. */
export const WATCH = "security";
export const PLAYED = "played";
/** The answer by which a player declines to act. */
export const PASS = "pass";

/** Keyboard keys by verb. */
export const KEYS = Object.freeze({ r: ["roll", "reroll"], n: ["end", "done", "pass"] });

/** By verb: the card of the hand that a token after it stands for (`*`: the token itself). */
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

/** Kinds of questions asked out of turn, in a dialog instead of the order sheet. */
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
/** The questions of the officers' meeting. */
export const MEETING = "meeting";
export const MEET = "meet";
export const READY = "ready";

/** The card such a question is about, drawn beside it. */
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

/** The icons of log lines. */
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
/** Log lines that repeat a turn's heading. */
export const HUSHED = new Set(["turn-begun", "points"]);
/** Important log lines: they stay visible until the player has seen them. */
export const NEWS = new Set(["eliminated"]);
/** Log lines that get a moment on the board, by the kind of moment. @type {Record<string, string>} */
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
/** The cards that call the roll when played. */
export const ROLL_CALL = "appel";
/** The authors of an answer: a forced one, and one that a person chose. */
export const AUTO = "auto";
export const PERSON = "person";
/** The lanes of a replay, in order, by kinds of log lines. */
export const LANES = Object.freeze({
  away: ["escaped", "zone-claimed"],
  arrest: ["arrested", "collapsed"],
  call: ["searched", "general-searched", "stay-away", "fight"],
  trade: ["traded", "key-gained"],
});

/** How a man's condition is drawn in the dossier. */
export const PIPS = Object.freeze({
  free: "free",
  tunnel: "free",
  tower: "free",
  cell: "cell",
  escaped: "away",
  dead: "dead",
  "out-of-play": "out",
});

/** The places where the men of Section X are counted, in order, and how they are drawn. */
export const ISLAND_PIPS = Object.freeze({
  tunnels: "tunnel",
  hidden: "hidden",
  home: "home",
  green: "green",
  free: "away",
  buried: "dead",
});

/** Nations, each drawn with its own token wherever one is chosen. */
export const NATIONS = new Set(["american", "british", "dutch", "french", "polish"]);

/** Equipment in its usual order. */
export const EQUIPMENT = ["rope", "cutters", "key", "pass"];
export const KIT = "kit";
