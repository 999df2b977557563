// A table being set up: the choices so far, and the request to the server that results.

/** The value of a rule. @typedef {import("../lib/messages.js").Value} Value */
/** Who sits in a seat: "you", "open", or the name of a bot. @typedef {string} Sitter */

/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {string} edition
 * @property {number} players
 * @property {string} title
 * @property {Record<string, Value>} rules changed options, by name
 * @property {string[]} bundles
 * @property {Sitter[]} sitters by seat
 * @property {string} clock one of CLOCKS
 * @property {"none" | "link" | "open"} watch
 * @property {boolean} listed
 */

/** The clocks offered, in seconds; 0 means no limit. @type {Record<string, import("../lib/messages.js").Pace>} */
export const CLOCKS = {
  none: {},
  game10: { game: 600 },
  game20: { game: 1200 },
  game40: { game: 2400 },
  turn2: { turn: 120 },
  rules: { by_rules: true },
  slow: { kind: "slow", turn: 86_400, absent: 0 },
};

/**
 * @param {import("../lib/messages.js").Game} game as the server describes it
 * @param {string} [edition]
 * @returns {Draft}
 */
export function fresh(game, edition = game.edition) {
  const players = Math.min(4, game.players[1]);
  return {
    game: game.name,
    edition,
    players,
    title: "",
    rules: {},
    bundles: [],
    sitters: [],
    clock: "none",
    watch: "link",
    listed: false,
  };
}

/**
 * Fill the seats once they are known: choices stay, the first free seat is yours, bots take the rest. A bot that is
 * no longer offered is replaced by the default one.
 * @param {Draft} draft
 * @param {number} seats
 * @param {{bots: {name: string}[], bot: string}} game its bots, and the default one
 * @returns {Draft}
 */
export function seated(draft, seats, game) {
  const known = new Set(["you", "open", ...game.bots.map((bot) => bot.name)]);
  const sitters = Array.from({ length: seats }, (_, seat) =>
    known.has(draft.sitters[seat]) ? draft.sitters[seat] : game.bot,
  );
  if (seats && !draft.sitters.length) sitters[0] = "you";
  return { ...draft, sitters };
}

/**
 * Put a player in a seat; "you" can have only one.
 * @param {Draft} draft
 * @param {number} seat
 * @param {Sitter} sitter
 * @param {string} bot
 * @returns {Draft}
 */
export function seat(draft, seat, sitter, bot) {
  const sitters = draft.sitters.map((other) => (sitter === "you" && other === "you" ? bot : other));
  sitters[seat] = sitter;
  return { ...draft, sitters };
}

/**
 * Change a rule, or reset it to the edition's value.
 * @param {Draft} draft
 * @param {import("../lib/messages.js").Rule} rule
 * @param {Value} value
 * @returns {Draft}
 */
export function ruled(draft, rule, value) {
  const rules = { ...draft.rules };
  if (same(value, rule.value)) delete rules[rule.option];
  else rules[rule.option] = value;
  return { ...draft, rules };
}

/**
 * @param {Value} one
 * @param {Value} other
 */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The rules to request, in the form a game takes. @param {Draft} draft */
export function asked(draft) {
  return {
    ...(draft.edition && { edition: draft.edition }),
    ...(draft.bundles.length && { bundles: draft.bundles.join(",") }),
    ...draft.rules,
  };
}

/** The table to request. @param {Draft} draft @returns {import("../lib/messages.js").Settings} */
export function settings(draft) {
  /** @type {Record<number, string>} */
  const bots = {};
  draft.sitters.forEach((sitter, seat) => {
    if (sitter !== "you" && sitter !== "open") bots[seat] = sitter;
  });
  return {
    game: draft.game,
    players: draft.players,
    rules: asked(draft),
    title: draft.title.trim(),
    bots,
    pace: CLOCKS[draft.clock] ?? {},
    watch: draft.watch,
    listed: draft.listed,
  };
}
