// What a player does on the board: picks, sees ways, proposes, bends, does; asks why not. It knows no rules:
// ways, costs, reasons and what can be done come from the server.

import { say } from "../lib/words.js";
import { during } from "../lib/busy.js";
import { seen } from "../lib/dom.js";
import { SMALL } from "../lib/sizes.js";
import { merged } from "../table/buttons.js";
import { Ahead } from "./ahead.js";
import { Asking } from "../board/asking.js";
import { AT_ONCE, ELSEWHERE, OFFERED, POSTING, WALK } from "./gestures.js";
import { called, capitals, mark } from "./tokens.js";
import { bent, by_place, meant, nearest_step, walk_text } from "./walks.js";

/** @typedef {import("./plan.js").Circle} Circle */
/** @typedef {import("./walks.js").Destination} Destination */
/** @typedef {{text: string, verb: string, label: string, pawns: string[], places: string[]}} Spot */
/** @typedef {{pawn: string, guard: string, cost: number, actions: string[], path: string[]}} Arrest */
/**
 * What is about to be done. `texts` are said one after another, the last of them once the others are done.
 * @typedef {{text: string, texts: string[], label: string, pawn: string, place: string, cost: number, left: number,
 *   stop: boolean}} Proposal
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
    /** @type {{can: Arrest[], cannot: any[], wrong: any[]}} */
    this.arrests = /** @type {any} */ (NOBODY);
    this.picked = "";
    /** @type {Map<string, Destination> | null} */
    this.ways = null;
    this.points = 0;
    /** What there is to say of whoever is picked. @type {{title: string, reason: string} | null} */
    this.topic = null;
    /** @type {string[]} */
    this.via = [];
    /** @type {Destination | null} */
    this.goal = null;
    /** Where the keys are. @type {Circle | null} */
    this.cursor = null;
    /** @type {Proposal | null} */
    this.proposal = null;
    /** @type {any} */
    this.why = null;
    this.sending = false;
    /** The rest of the page is about to be told who is picked. */
    this.sharing = false;
    /** The choice that is under way elsewhere, and what was advised: to see when they change. */
    this.chosen = "";
    this.hinted = "";
    /** The run that is weighed. @type {any} */
    this.run = null;
  }

  /** Nothing is open, nobody is picked. */
  clear() {
    this.ahead.clear();
    this.spots = [];
    this.walkers = new Set();
    this.arrests = /** @type {any} */ (NOBODY);
    this.picked = "";
    this.ways = null;
    this.via = [];
    this.goal = null;
    this.cursor = null;
    this.proposal = null;
    this.why = null;
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

  // What is open

  /** Something happened: what was picked is put down, what is open is asked for. */
  async refresh() {
    const { number } = this.stage.store;
    if (number === this.number) return;
    this.number = number;
    this.clear();
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
    this.draw();
    this.ahead.look(this.walkers);
  }

  /** Whoever was picked elsewhere and cannot walk any more is put down there, too. */
  #put_down() {
    const { store } = this.stage;
    if (store.picked && !this.walkers.has(store.picked)) store.pick?.("");
  }

  /** Pawns that something can be done with. */
  get actors() {
    return new Set([...this.walkers, ...this.spots.flatMap((spot) => spot.pawns)]);
  }

  /** What is offered beside somebody: all of it when he is picked, else what cannot wait. @param {string} pawn */
  offers(pawn) {
    return this.spots.filter((spot) => spot.pawns.includes(pawn) && !(spot.places.length && AT_ONCE.has(spot.verb)));
  }

  /**
   * Offers that show themselves, by whom they stand: each once, those alike as one.
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

  /** Places where a press does something at once. @returns {Map<string, Spot>} */
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

  // Picking

  /** Ask for somebody's ways before he is picked. @param {string} pawn */
  expect(pawn) {
    if (this.walkers.has(pawn)) this.ahead.fetch(pawn);
  }

  /** @param {string} pawn "" for nobody */
  async pick(pawn) {
    this.why = null;
    this.via = [];
    this.goal = null;
    this.cursor = null;
    this.ways = null;
    this.picked = this.actors.has(pawn) ? pawn : "";
    this.#propose(null);
    const known = this.ahead.known.get(this.picked);
    if (!known) this.#share();
    if (!this.picked) {
      this.draw();
      return;
    }
    this.stage.look_at_man(pawn);
    if (!known) return this.find();
    this.#lit(known);
    this.stage.draw_now();
    during(this.#share_later());
  }

  /** The rest of the page knows who is picked. */
  #share() {
    const { store } = this.stage;
    if (store.pick && store.picked !== this.picked) store.pick(this.picked);
  }

  /** Once the lights are seen: what is drawn again around the board would keep them waiting. */
  async #share_later() {
    this.sharing = true;
    await seen();
    this.sharing = false;
    this.#share();
    if (this.picked && this.ways) this.stage.store.speakOf?.(this.topic);
  }

  /** @param {import("./ahead.js").Known} known */
  #lit({ ways, points }) {
    this.ways = ways;
    this.points = points;
    this.topic = {
      title: say("castle-reach", { man: called(this.picked), places: ways.size, points }),
      reason: say("castle-reach-why"),
    };
    this.stage.speak(say("castle-picked", { man: called(this.picked), places: ways.size, points }));
  }

  /** Somebody was picked elsewhere, or a choice is under way there. */
  follow() {
    const { store } = this.stage;
    if (!this.sharing && store.picked && store.picked !== this.picked && this.walkers.has(store.picked))
      this.pick(store.picked);
    // A walk that was chosen in the sheet is drawn and counted like one that was chosen here.
    const walks = store.proposal?.words;
    if (walks?.[0] === WALK && walks[1] === this.picked) {
      const to = this.ways?.get(walks[walks.length - 1]);
      if (to) return void this.propose(to);
    }
    if (this.proposal && !store.proposal && !this.sending) {
      this.proposal = null;
      this.goal = null;
    }
    // It was closed in the sheet.
    if (this.why && this.small && !store.verdict) {
      this.why = null;
      this.draw();
    }
    const choosing = store.choosing ? JSON.stringify([store.choosing.words, store.choosing.choices.length]) : "";
    const hint = store.hint?.action ?? "";
    const run = store.proposal?.run ?? null;
    if (choosing === this.chosen && hint === this.hinted && run === this.run) return;
    this.chosen = choosing;
    this.hinted = hint;
    if (run && run !== this.run) this.stage.fit_places(run.places);
    this.run = run;
    this.draw();
  }

  /**
   * Words of a choice that is under way elsewhere, by the circle or the pawn they name.
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

  /** The steps that a hint speaks of: whose, and where. */
  get advice() {
    const [verb, pawn, ...path] = this.hinted.split(" ");
    return verb === WALK && this.stage.men.all.has(pawn) ? { pawn, path } : null;
  }

  async find() {
    const { picked, number } = this;
    const via = [...this.via];
    this.draw();
    if (!this.walkers.has(picked)) return;
    const told = await this.asking.ask("ways", via.length ? { pawn: picked, via } : { pawn: picked });
    if (!told || this.picked !== picked || this.number !== number || this.via.join() !== via.join()) return;
    this.#lit(via.length ? { ways: by_place(told), points: told.points } : this.ahead.keep(picked, told));
    this.stage.store.speakOf?.(this.topic);
    this.draw();
  }

  /** The next of those who can do something. @param {number} by 1 or -1 */
  next(by) {
    const all = [...this.actors].filter((pawn) => this.stage.men.all.has(pawn));
    all.sort((a, b) => a[0].localeCompare(b[0]) || Number(a.slice(1)) - Number(b.slice(1)));
    if (!all.length) return;
    const at = all.indexOf(this.picked);
    this.pick(all[(at + by + all.length) % all.length] ?? all[0]);
  }

  // Proposing and doing

  /** @param {Proposal | null} proposal */
  #propose(proposal) {
    if (!proposal && !this.proposal) return;
    this.proposal = proposal;
    this.stage.propose(proposal);
  }

  /** @param {Destination} to */
  propose(to) {
    this.goal = to;
    this.why = null;
    this.cursor = this.stage.plan.circle(to.place) ?? null;
    const going = this.stage.plan.going_to(to.place);
    const left = this.points - to.cost;
    const text = walk_text(this.picked, to.path);
    const label = say("castle-walk", { man: called(this.picked), to: going });
    this.#propose({
      text,
      texts: [text],
      label,
      pawn: this.picked,
      place: to.place,
      cost: to.cost,
      left,
      stop: false,
    });
    this.stage.speak(say("castle-proposed", { man: called(this.picked), to: going, cost: to.cost, left }));
    this.draw();
  }

  /** @param {Arrest} arrest */
  propose_arrest(arrest) {
    this.picked = arrest.guard;
    this.#share();
    this.ways = null;
    this.via = [];
    const at = this.stage.men.all.get(arrest.pawn)?.place ?? "";
    const path = [...arrest.path, at];
    this.goal = { label: "", place: at, kind: "arrest", name: arrest.pawn, cost: arrest.cost, cards: [], path };
    this.why = null;
    const points = Number(this.stage.store.parts["view/points"] ?? 0);
    const label = say("castle-arrest", { guard: mark(arrest.guard), man: mark(arrest.pawn) });
    this.#propose({
      text: arrest.actions[0],
      texts: arrest.actions,
      label,
      pawn: arrest.guard,
      place: at,
      cost: arrest.cost,
      left: points - arrest.cost,
      stop: true,
    });
    this.stage.speak(`${label} ${say("castle-flag", { cost: arrest.cost, left: points - arrest.cost })}`);
    this.draw();
  }

  /** What is proposed is done. */
  async carry_out() {
    if (!this.proposal) return;
    await this.act(...this.proposal.texts);
  }

  /**
   * Says actions, one after another; what is refused is told where it was tried.
   * @param {...string} texts
   */
  async act(...texts) {
    const { store } = this.stage;
    if (this.sending || store.sending) return;
    this.sending = true;
    const where = this.goal?.place ?? this.proposal?.place ?? "";
    const done = await store.acts(texts);
    this.sending = false;
    if (!done) this.refuse(where, { sentence: store.refused || say("wire-failed"), citation: "" });
  }

  // Why not

  /** @param {string} place @param {any} verdict */
  refuse(place, verdict) {
    this.goal = null;
    this.#propose(null);
    this.explain({ place, verdict, touch: false, towards: "" });
  }

  /** There is no room for a bubble: the sheet says why not. */
  get small() {
    return SMALL.matches;
  }

  /** What goes on from here is called. */
  get onward() {
    const cost = this.why?.verdict.round ?? 0;
    return cost ? say("castle-round", { cost }) : say("castle-towards");
  }

  /** Where the first leg of the way round ends. */
  get #leg() {
    return this.stage.plan.title(this.towards.at(-1) ?? "");
  }

  /** Steps of the first leg of the way round. @returns {string[]} */
  get towards() {
    return String(this.why?.towards ?? "")
      .split(" ")
      .slice(2);
  }

  get first_leg() {
    return say("castle-walk-to", { place: this.#leg });
  }

  /** The way round in two sentences; null where nobody knows how long it is. */
  get way_round() {
    const cost = this.why?.verdict.round ?? 0;
    return cost
      ? { title: say("castle-way", { cost }), leg: say("castle-leg", { cost: this.towards.length, place: this.#leg }) }
      : null;
  }

  /** @param {any} why */
  explain(why) {
    this.why = why;
    if (this.small) {
      const back = this.picked ? say("castle-back-to", { man: called(this.picked) }) : "";
      this.stage.store.tell?.({
        ...why.verdict,
        back,
        ...(why.towards ? { onward: this.first_leg, way: this.way_round, go: () => this.go_towards() } : {}),
      });
      this.stage.keep_all_in_sight([
        this.stage.men.all.get(this.picked),
        this.obstacles[0],
        this.stage.plan.circle(why.place),
      ]);
    }
    this.draw();
  }

  /** What a verdict says is in the way: who stands there, else the circle. @returns {{x: number, y: number}[]} */
  get obstacles() {
    const { verdict } = this.why ?? {};
    const last = verdict?.way?.at(-1);
    if (!last) return [];
    const { men, plan } = this.stage;
    const there = verdict.pawns
      .map((/** @type {string} */ pawn) => men.all.get(pawn))
      .filter((/** @type {any} */ one) => one?.place === last);
    return there.length ? there : [plan.circle(last)].flatMap((circle) => circle ?? []);
  }

  /** Nobody asks any more. */
  unexplain() {
    this.why = null;
    if (this.stage.store.verdict) this.stage.store.tell?.(null);
  }

  /**
   * Why somebody cannot go there; what would be the way.
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
    this.stage.speak(capitals(verdict.remark || verdict.reason || verdict.sentence));
    this.explain({ place: circle.name, verdict, touch, towards: towards?.allowed ? towards.action : "" });
  }

  /** As far as it goes towards what is too far. */
  go_towards() {
    const path = this.towards;
    if (!path.length) return;
    const place = path[path.length - 1];
    const known = this.ways?.get(place);
    this.propose(known ?? { label: "", place, kind: "plain", name: "", cost: path.length, cards: [], path });
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

  // Way-points

  /** @param {string} place @param {number} [at] the step of the walk that was pulled there */
  async bend(place, at) {
    if (!this.ways?.has(place) && !this.via.includes(place)) return;
    const goal = this.goal;
    this.via = bent(this.via, goal?.path ?? [], place, at);
    await this.find();
    const again = goal && goal.place !== place ? this.ways?.get(goal.place) : undefined;
    if (again) this.propose(again);
    else if (goal) {
      this.goal = null;
      this.#propose(null);
      this.draw();
    }
  }

  // Presses

  /**
   * A press on the board.
   * @param {string} pawn who was pressed, or ""
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
    if (pawn && this.reason(pawn)) {
      this.explain({
        place: this.stage.men.all.get(pawn)?.place ?? "",
        verdict: this.reason(pawn),
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

  /** By which word guards are posted now, or "". */
  get posting() {
    return String(this.stage.store.asked?.verbs?.find((/** @type {any} */ one) => POSTING.has(one.word))?.word ?? "");
  }

  /**
   * Nothing but posts is asked for, and this is none.
   * @param {import("./plan.js").Circle} circle
   * @param {boolean} [touch]
   */
  async #why_no_post(circle, touch = false) {
    const { number } = this;
    const verdict = await this.asking.ask("why", { action: `${this.posting} ${circle.name}` });
    if (!verdict || verdict.allowed || this.number !== number) return;
    this.stage.speak(capitals(verdict.remark || verdict.reason || verdict.sentence));
    this.explain({ place: circle.name, verdict, touch, towards: "" });
  }

  /** Esc: one stage back. */
  back() {
    if (this.why) this.unexplain();
    else if (this.goal || this.via.length) {
      this.goal = null;
      this.#propose(null);
      if (this.via.length) {
        this.via = [];
        this.find();
        return true;
      }
    } else if (this.picked) {
      this.pick("");
      return true;
    } else return false;
    this.draw();
    return true;
  }

  /** The walk that is shown: the one proposed, or the one to where the pointer is. @param {Circle | null} hovered */
  shown(hovered) {
    const over = hovered && this.ways ? meant(this.ways, hovered.name) : undefined;
    return this.goal ?? over ?? null;
  }

  /** The way as far as the last way-point, while nothing beyond it is meant. @returns {string[]} */
  get stem() {
    const last = this.via[this.via.length - 1];
    const any = last ? this.ways?.values().next().value : undefined;
    return any ? any.path.slice(0, any.path.indexOf(last) + 1) : [];
  }

  /** The step of the proposed walk that lies under a point; -1 if none. @param {{x: number, y: number}} at */
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
