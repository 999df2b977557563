// What a player does on the board: select, see ways, propose, bend, confirm, ask why not. It knows no rules:
// ways, costs, reasons and legal actions come from the server.

import { say } from "../lib/words.js";
import { during } from "../lib/busy.js";
import { seen } from "../lib/dom.js";
import { SMALL } from "../lib/sizes.js";
import { merged } from "../table/buttons.js";
import { Ahead } from "./ahead.js";
import { Asking } from "../board/asking.js";
import { IDLE, explain, forget, pick } from "../board/interaction.js";
import { AT_ONCE, ELSEWHERE, OFFERED, POSTING, WALK } from "./gestures.js";
import { back, head_for, pass_by, point, reach, seize, walking } from "./interaction.js";
import { called, mark } from "./tokens.js";
import { bent, by_place, meant, nearest_step, walk_text } from "./walks.js";

/** @typedef {import("./plan.js").Circle} Circle */
/** @typedef {import("./walks.js").Destination} Destination */
/** @typedef {import("../lib/messages.js").Spot} Spot */
/** @typedef {import("../lib/messages.js").Arrestable} Arrest */
/** @typedef {import("../board/interaction.js").Verdict} Verdict */
/**
 * What is about to be done. `texts` are actions sent one after another, the last once the others are done.
 * @typedef {{text: string, texts: string[], label: string, pawn: string, place: string, cost: number, left: number,
 *   stop: boolean, goal?: Destination | null}} Proposal
 */
/**
 * A verdict, the place its bubble hangs at, and the first leg of the way round.
 * @typedef {{place: string, verdict: Verdict, touch: boolean, towards: string}} Why
 */

const NOBODY = Object.freeze({ can: [], cannot: [], wrong: [] });

export class Playing {
  /** @param {import("./stage.js").CastleStage} stage */
  constructor(stage) {
    this.stage = stage;
    this.asking = new Asking(() => stage.store);
    this.ahead = new Ahead(this.asking, (ways) => stage.prepare(ways));
    this.number = -1;
    /** @type {Spot[]} */
    this.spots = [];
    /** @type {Set<string>} */
    this.walkers = new Set();
    /** @type {import("../lib/messages.js").Arrests} */
    this.arrests = NOBODY;
    /** The interaction when it was last drawn. */
    this.drawn = IDLE;
    /** The pawn whose ways are requested, and the way-points. */
    this.finding = "";
  }

  /** The legal actions that were known are out of date. */
  clear() {
    this.ahead.clear();
    this.finding = "";
    this.spots = [];
    this.walkers = new Set();
    this.arrests = NOBODY;
  }

  // The interaction, which is kept in the table's store

  get doing() {
    return this.stage.store?.doing ?? IDLE;
  }

  get picked() {
    return this.doing.picked;
  }

  /** Where the selected pawn can go; null until known. */
  get ways() {
    return walking(this.doing).ways;
  }

  get points() {
    return walking(this.doing).points;
  }

  get via() {
    return walking(this.doing).via;
  }

  /** The circle that the arrow keys point at. */
  get cursor() {
    return walking(this.doing).cursor;
  }

  /** The proposal on the board. @returns {Proposal | null} */
  get proposal() {
    const { proposal } = this.doing;
    return proposal?.place === undefined ? null : /** @type {Proposal} */ (proposal);
  }

  get goal() {
    return this.proposal?.goal ?? null;
  }

  /** @returns {Why | null} */
  get why() {
    return /** @type {Why | null} */ (this.doing.at);
  }

  get asked() {
    return this.stage.store.parts.asked;
  }

  get mine() {
    return Boolean(this.stage.store.mine ?? this.asked?.mine);
  }

  get security() {
    return this.stage.store.parts["view/seat"] === "security";
  }

  // What can be done

  /** After an event: forget what was known and ask for the legal actions. */
  async refresh() {
    const { number } = this.stage.store;
    if (number === this.number) return;
    this.number = number;
    this.clear();
    this.stage.store.change(forget, undefined, { quiet: true });
    this.draw();
    if (!this.mine) {
      this.#put_down();
      return;
    }
    const found = await this.asking.ask("spots");
    if (this.number !== number) return;
    if (found) {
      this.spots = found.spots ?? [];
      this.walkers = new Set(found.walkers ?? []);
      this.stage.show_asked([...this.actors]);
    }
    this.#put_down();
    if (this.security && this.walkers.size) {
      const arrests = await this.asking.ask("arrests");
      if (this.number !== number) return;
      if (arrests) this.arrests = arrests;
    }
    this.follow();
    this.draw();
    this.ahead.look(this.walkers);
  }

  /** Deselects a pawn that cannot walk any more. */
  #put_down() {
    const { store } = this.stage;
    if (store.picked && !this.walkers.has(store.picked)) store.pick("");
  }

  /** Pawns that can act. */
  get actors() {
    return new Set([...this.walkers, ...this.spots.flatMap((spot) => spot.pawns)]);
  }

  /** The actions offered beside a pawn; those done by pressing a place are left out. @param {string} pawn */
  offers(pawn) {
    return this.spots.filter((spot) => spot.pawns.includes(pawn) && !(spot.places.length && AT_ONCE.has(spot.verb)));
  }

  /**
   * The offers to show, by the pawn they are shown at; equal ones are merged.
   * @returns {Map<string, ReturnType<typeof merged>>}
   */
  get standing() {
    const out = new Map();
    if (this.picked && !this.offers(this.picked).length) return out;
    const anchor = (/** @type {Spot} */ spot) =>
      this.picked && spot.pawns.includes(this.picked) ? this.picked : (spot.pawns[0] ?? "");
    const open = this.spots.filter((spot) =>
      this.picked
        ? anchor(spot) === this.picked && !AT_ONCE.has(spot.verb) && !ELSEWHERE.has(spot.verb)
        : OFFERED.has(spot.verb),
    );
    for (const one of merged(open.filter(anchor)))
      out.set(anchor(one.deed), [...(out.get(anchor(one.deed)) ?? []), one]);
    return out;
  }

  /** Places where a press acts at once, with the action. @returns {Map<string, Spot>} */
  get places() {
    const out = new Map();
    for (const spot of this.spots) {
      if (!AT_ONCE.has(spot.verb) || !spot.places.length) continue;
      if (spot.pawns.length && this.picked && !spot.pawns.includes(this.picked)) continue;
      if (spot.pawns.length && !this.picked && new Set(this.spots.flatMap((one) => one.pawns)).size > 1) continue;
      for (const circle of this.stage.plan.all(spot.places[spot.places.length - 1])) out.set(circle.name, spot);
    }
    return out;
  }

  // Selecting

  /** Request the ways of a pawn that is likely to be selected. @param {string} pawn */
  expect(pawn) {
    if (this.walkers.has(pawn)) this.ahead.fetch(pawn);
  }

  /** @param {string} pawn "" to deselect */
  async pick(pawn) {
    const wanted = this.actors.has(pawn) ? pawn : "";
    const known = this.ahead.known.get(wanted);
    this.stage.store.change(pick, wanted, { quiet: Boolean(known) });
    if (!wanted) return this.draw();
    this.stage.look_at_man(pawn);
    if (!known) return this.find();
    this.#lit(known);
    this.drawn = this.doing;
    this.stage.draw_now();
    during(this.#announced());
  }

  /** Notify the rest of the page after the lights are drawn: redrawing the page first would delay them. */
  async #announced() {
    await seen();
    this.stage.store.announce();
  }

  /** @param {import("./ahead.js").Known} known */
  #lit({ ways, points }) {
    const told = { man: called(this.picked), places: ways.size, points };
    const topic = { title: say("castle-reach", told), reason: say("castle-reach-why") };
    this.stage.store.change(reach, { ways, points, topic }, { quiet: true });
    this.stage.speak(say("castle-picked", told));
  }

  /** Follow an interaction that began elsewhere on the page. */
  follow() {
    const { doing, drawn } = this;
    if (this.picked && !this.ways && this.walkers.has(this.picked) && this.finding !== this.#wanted) {
      this.stage.look_at_man(this.picked);
      this.find();
    }
    if (doing === drawn) return;
    this.drawn = doing;
    // A walk chosen in the sheet is drawn and counted like one chosen on the board.
    const walks = doing.proposal?.words;
    if (walks?.[0] === WALK && walks[1] === this.picked) {
      const to = this.ways?.get(walks[walks.length - 1]);
      if (to) return void this.propose(to);
    }
    const run = doing.proposal?.run;
    if (run && run !== drawn.proposal?.run) this.stage.fit_places(run.places);
    this.draw();
  }

  /** A key for the choice made elsewhere, to see whether it has changed. */
  get chosen() {
    const { choosing } = this.doing;
    return choosing ? JSON.stringify([choosing.words, choosing.choices.length]) : "";
  }

  /**
   * Tokens of a choice in progress elsewhere on the page, by the circle or pawn they name.
   * @returns {Map<string, string[]>}
   */
  get choices() {
    const { choosing } = this.stage.store;
    const out = new Map();
    if (!choosing || (choosing.words[0] === WALK && choosing.words.length > 1)) return out;
    for (const { word } of choosing.choices) {
      const words = [...choosing.words, word];
      if (this.stage.men.all.has(word)) out.set(word, words);
      else for (const circle of this.stage.plan.all(word)) out.set(circle.name, words);
    }
    return out;
  }

  /** The walk that a hint suggests: the pawn and its path. */
  get advice() {
    const [verb, pawn, ...path] = (this.doing.hint?.action ?? "").split(" ");
    return verb === WALK && this.stage.men.all.has(pawn) ? { pawn, path } : null;
  }

  /** The pawn whose ways are wanted now, and the way-points. */
  get #wanted() {
    return [this.number, this.picked, ...this.via].join(" ");
  }

  async find() {
    const { picked } = this;
    const via = [...this.via];
    const wanted = this.#wanted;
    this.draw();
    if (!this.walkers.has(picked)) return;
    this.finding = wanted;
    const told = await this.asking.ask("ways", via.length ? { pawn: picked, via } : { pawn: picked });
    if (!told || wanted !== this.#wanted) return;
    this.#lit(via.length ? { ways: by_place(told), points: told.points ?? 0 } : this.ahead.keep(picked, told));
    this.stage.store.announce();
    this.draw();
  }

  /** Select the next pawn that can act. @param {number} by 1 or -1 */
  next(by) {
    const all = [...this.actors].filter((pawn) => this.stage.men.all.has(pawn));
    all.sort((a, b) => a[0].localeCompare(b[0]) || Number(a.slice(1)) - Number(b.slice(1)));
    if (!all.length) return;
    const at = all.indexOf(this.picked);
    this.pick(all[(at + by + all.length) % all.length] ?? all[0]);
  }

  // Proposing and confirming

  /** Withdraw the proposal on the board. */
  #withdraw() {
    if (this.proposal) this.stage.store.propose(null);
  }

  /** @param {Destination} to */
  propose(to) {
    const going = this.stage.plan.going_to(to.place);
    const left = this.points - to.cost;
    const text = walk_text(this.picked, to.path);
    const label = say("castle-walk", { man: called(this.picked), to: going });
    const { place, cost } = to;
    const proposal = { text, texts: [text], label, pawn: this.picked, place, cost, left, stop: false, goal: to };
    this.stage.store.change(head_for, { proposal, cursor: this.stage.plan.circle(place) ?? null });
    this.stage.speak(say("castle-proposed", { man: called(this.picked), to: going, cost: to.cost, left }));
    this.draw();
  }

  /** @param {Arrest} arrest */
  propose_arrest(arrest) {
    const at = this.stage.men.all.get(arrest.pawn)?.place ?? "";
    const path = [...arrest.path, at];
    const goal = { place: at, kind: "arrest", name: arrest.pawn, cost: arrest.cost, cards: [], path };
    const points = Number(this.stage.store.parts["view/points"] ?? 0);
    const label = say("castle-arrest", { guard: mark(arrest.guard), man: mark(arrest.pawn) });
    this.stage.store.change(seize, {
      text: arrest.actions[0],
      texts: arrest.actions,
      label,
      pawn: arrest.guard,
      place: at,
      cost: arrest.cost,
      left: points - arrest.cost,
      stop: true,
      goal,
    });
    this.stage.speak(`${label} ${say("castle-flag", { cost: arrest.cost, left: points - arrest.cost })}`);
    this.draw();
  }

  /** Confirm the proposal. */
  async carry_out() {
    if (!this.proposal) return;
    await this.act(...this.proposal.texts);
  }

  /**
   * Send actions one after another; a refusal is shown where the action was tried.
   * @param {...string} texts
   */
  async act(...texts) {
    const { store } = this.stage;
    if (store.sending) return;
    const where = this.goal?.place ?? this.proposal?.place ?? "";
    const done = await store.acts(texts);
    if (!done)
      this.refuse(where, this.doing.refusal ?? { sentence: store.refused || say("wire-failed"), citation: "" });
  }

  // Why not

  /** @param {string} place @param {Verdict} verdict */
  refuse(place, verdict) {
    this.#withdraw();
    this.explain({ place, verdict, touch: false, towards: "" });
  }

  /** Whether there is no room for a bubble; the sheet then says why not. */
  get small() {
    return SMALL.matches;
  }

  /** The label of the button that goes as far as possible. */
  get onward() {
    const cost = this.why?.verdict.round ?? 0;
    return cost ? say("castle-round", { cost }) : say("castle-towards");
  }

  /** Steps of the first leg of the way round. @returns {string[]} */
  get towards() {
    return first_leg(this.why);
  }

  /** @param {Why} why */
  explain(why) {
    const { store, plan, men } = this.stage;
    /** @type {import("../board/interaction.js").Verdict} */
    const verdict = { ...why.verdict };
    if (this.picked) verdict.back = say("castle-back-to", { man: called(this.picked) });
    if (why.towards) {
      const leg = first_leg(why);
      const place = plan.title(leg.at(-1) ?? "");
      const cost = verdict.round ?? 0;
      verdict.onward = say("castle-walk-to", { place });
      // Two sentences if the length of the way is known.
      verdict.leads = cost
        ? { title: say("castle-way", { cost }), leg: say("castle-leg", { cost: leg.length, place }) }
        : null;
      verdict.go = () => this.go_towards();
    }
    store.change(explain, { verdict, at: why }, { quiet: !this.small });
    if (this.small)
      this.stage.keep_all_in_sight([men.all.get(this.picked), this.obstacles[0], plan.circle(why.place)]);
    this.draw();
  }

  /** What a verdict says is in the way: the pawns there, or else the circle. @returns {{x: number, y: number}[]} */
  get obstacles() {
    const { way, pawns = [] } = this.why?.verdict ?? {};
    const last = way?.at(-1);
    if (!last) return [];
    const { men, plan } = this.stage;
    const there = pawns.map((pawn) => men.all.get(pawn)).flatMap((one) => (one?.place === last ? one : []));
    return there.length ? there : [plan.circle(last)].flatMap((circle) => circle ?? []);
  }

  /** Hide the explanation. */
  unexplain() {
    this.stage.store.tell(null);
  }

  /**
   * Ask why the selected pawn cannot go there, and for the way round.
   * @param {Circle} circle
   * @param {boolean} touch
   */
  async ask_why(circle, touch) {
    const { picked, number } = this;
    if (!picked || !this.walkers.has(picked)) return;
    const verdict = await this.asking.ask("why", { action: `${WALK} ${picked} ${circle.name}` });
    if (!verdict || verdict.allowed || this.picked !== picked || this.number !== number) return;
    const towards = await this.asking.ask("why", { action: `${WALK} ${picked} towards ${circle.name}` });
    if (this.picked !== picked || this.number !== number) return;
    this.stage.speak(verdict.remark || verdict.reason || verdict.sentence);
    this.explain({ place: circle.name, verdict, touch, towards: towards?.allowed ? towards.action : "" });
  }

  /** Propose the first leg towards a place that is out of reach. */
  go_towards() {
    const path = this.towards;
    if (!path.length) return;
    const place = path[path.length - 1];
    const known = this.ways?.get(place);
    this.propose(known ?? { place, kind: "plain", name: "", cost: path.length, cards: [], path });
  }

  /**
   * Why this man cannot be arrested, or why this guard is in the way; null if there is nothing to say.
   * @param {string} pawn
   */
  reason(pawn) {
    const found =
      this.arrests.cannot.find((one) => one.pawn === pawn) ?? this.arrests.wrong.find((one) => one.guard === pawn);
    return found?.verdict ?? null;
  }

  // Way-points, by which a walk is bent

  /** @param {string} place @param {number} [at] the step of the walk that was dragged there */
  async bend(place, at) {
    if (!this.ways?.has(place) && !this.via.includes(place)) return;
    const goal = this.goal;
    this.stage.store.change(pass_by, bent([...this.via], goal?.path ?? [], place, at), { quiet: true });
    await this.find();
    const again = goal && goal.place !== place ? this.ways?.get(goal.place) : undefined;
    if (again) this.propose(again);
    else if (goal) {
      this.#withdraw();
      this.draw();
    }
  }

  // Presses

  /**
   * A press on the board.
   * @param {string} pawn the pawn that was pressed, or ""
   * @param {Circle | null} circle
   * @param {{touch: boolean, shift: boolean, twice: boolean}} how
   */
  press(pawn, circle, how) {
    const destination = circle && this.ways ? meant(this.ways, circle.name) : undefined;
    if (circle && how.shift && destination) {
      this.bend(destination.place);
      return;
    }
    const chosen = this.choices.get(pawn) ?? this.choices.get(circle?.name ?? "");
    if (chosen) {
      this.stage.store.choose(chosen);
      return;
    }
    const arrest = this.arrests.can.find((one) => one.pawn === pawn);
    if (arrest) {
      if (
        how.twice ||
        this.proposal?.texts[this.proposal.texts.length - 1] === arrest.actions[arrest.actions.length - 1]
      )
        this.carry_out();
      else this.propose_arrest(arrest);
      return;
    }
    if (this.goal && circle?.name === this.stage.plan.circle(this.goal.place)?.name && this.proposal) {
      this.carry_out();
      return;
    }
    const spot = circle ? this.places.get(circle.name) : undefined;
    if (spot && (!pawn || spot.places.includes(circle?.name ?? ""))) {
      this.act(spot.text);
      return;
    }
    if (pawn && pawn !== this.picked && this.actors.has(pawn)) {
      this.pick(pawn);
      return;
    }
    if (destination && !(pawn === this.picked && pawn)) {
      this.propose(destination);
      if (how.twice) this.carry_out();
      return;
    }
    if (pawn && pawn === this.picked) {
      if (!how.twice) this.pick("");
      return;
    }
    const reason = pawn ? this.reason(pawn) : null;
    if (reason) {
      this.explain({
        place: this.stage.men.all.get(pawn)?.place ?? "",
        verdict: reason,
        touch: how.touch,
        towards: "",
      });
      return;
    }
    if (this.picked && circle && this.walkers.has(this.picked)) {
      if (how.twice && this.why?.towards) this.go_towards();
      else this.ask_why(circle, how.touch);
      return;
    }
    if (!circle) this.back();
    else if (!pawn && !this.walkers.size && this.posting) this.#why_no_post(circle, how.touch);
    else this.stage.tell(circle, pawn);
  }

  /** The verb with which guards are posted now, or "". */
  get posting() {
    return String(this.stage.store.asked?.verbs?.find((one) => POSTING.has(one.word))?.word ?? "");
  }

  /**
   * Explain why no guard can be posted on this circle.
   * @param {import("./plan.js").Circle} circle
   * @param {boolean} [touch]
   */
  async #why_no_post(circle, touch = false) {
    const { number } = this;
    const verdict = await this.asking.ask("why", { action: `${this.posting} ${circle.name}` });
    if (!verdict || verdict.allowed || this.number !== number) return;
    this.stage.speak(verdict.remark || verdict.reason || verdict.sentence);
    this.explain({ place: circle.name, verdict, touch, towards: "" });
  }

  /** Go one stage back (Esc). */
  back() {
    const { doing, via } = this;
    this.stage.store.change(back, undefined);
    if (this.doing === doing) return false;
    if (via.length && !this.via.length) this.find();
    this.draw();
    return true;
  }

  /** Move the cursor to a circle. @param {Circle} circle */
  point(circle) {
    this.stage.store.change(point, circle, { quiet: true });
  }

  /**
   * The walk to show: the one proposed, or the one to the circle under the pointer.
   * @param {Circle | null} hovered
   */
  shown(hovered) {
    const over = hovered && this.ways ? meant(this.ways, hovered.name) : undefined;
    return this.goal ?? over ?? null;
  }

  /** The way up to the last way-point, while no goal beyond it is chosen. @returns {string[]} */
  get stem() {
    const last = this.via[this.via.length - 1];
    const any = last ? this.ways?.values().next().value : undefined;
    return any ? any.path.slice(0, any.path.indexOf(last) + 1) : [];
  }

  /** The step of the proposed walk at a point; -1 if there is none. @param {{x: number, y: number}} at */
  grabbed(at) {
    if (!this.goal || this.goal.kind === "arrest") return -1;
    const points = this.stage.points(this.picked, this.goal.path);
    const { number, far } = nearest_step(points, at);
    return far < 11 && number > 0 && number < points.length - 1 ? number : -1;
  }

  draw() {
    this.stage.draw();
  }
}

/** Steps of the first leg of the way round. @param {Why | null} why */
const first_leg = (why) => (why?.towards ?? "").split(" ").slice(2);
