// What a player does on the island: take, rotate and lay tiles, walk men, set doors, ask why not.
// It knows no rules: what fits, costs and reasons come from the server.

import { Asking } from "../board/asking.js";
import { IDLE, explain, forget, pick } from "../board/interaction.js";
import { say } from "../lib/words.js";
import { cell_of } from "./chart.js";
import { CARRY, DOOR, DOOR_AWAY, DOOR_BACK, DOOR_ELSEWHERE, DRAW, HOME, LAY, SWAP, TURN, WALK } from "./gestures.js";
import { fits_there, next_rotation, next_swap } from "./hand.js";
import {
  back,
  drop,
  fit,
  foresee,
  handling,
  hang,
  head_for,
  hold,
  hush,
  look,
  reach,
  seek,
  take,
  withdraw,
} from "./interaction.js";

/** @typedef {import("./chart.js").Cell} Cell */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("../lib/messages.js").Way} Way */
/** @typedef {{x: number, y: number, verdict: import("../board/interaction.js").Verdict}} Hung */
/**
 * The target of a press.
 * @typedef {{cell: Cell | null, man: string, place: string, side: string, block: string}} Under
 */

/** @typedef {Omit<import("../lib/messages.js").SectionXSpots, "walkers" | "spots">} Open */

/** @type {Open} */
const NOTHING = Object.freeze({ men: [], tiles: [], cells: [], doors: [], carried: {} });

export class Playing {
  /** @param {import("./stage.js").IslandStage} stage */
  constructor(stage) {
    this.stage = stage;
    this.asking = new Asking(() => stage.store);
    this.number = -1;
    /**
     * Everything that can be moved or played now.
     * @type {Open}
     */
    this.open = NOTHING;
    /** The interaction last followed, and the man whose ways are requested. */
    this.followed = IDLE;
    this.finding = "";
  }

  get store() {
    return this.stage.store;
  }

  get mine() {
    return Boolean(this.store.mine);
  }

  /** @param {string} verb */
  may(verb) {
    return this.mine && (this.store.asked?.verbs ?? []).some((one) => one.word === verb);
  }

  // The interaction, which is kept in the table's store

  get doing() {
    return this.store?.doing ?? IDLE;
  }

  get picked() {
    return this.doing.picked;
  }

  get ways() {
    return handling(this.doing).ways;
  }

  get goal() {
    return handling(this.doing).goal;
  }

  get hand() {
    return handling(this.doing).hand;
  }

  /** The door in hand, and where it can go. */
  get doors() {
    return handling(this.doing).doors;
  }

  /** The preview of an action. */
  get preview() {
    return handling(this.doing).preview;
  }

  /** The verdict that is shown, and the place its bubble hangs at. @returns {Hung | null} */
  get why() {
    return /** @type {Hung | null} */ (this.doing.at);
  }

  /** The description of a cell. */
  get told() {
    return handling(this.doing).told;
  }

  // What can be done

  /** After an event: ask for the legal actions; a man in the middle of a walk stays selected. */
  async refresh() {
    const { number } = this.store;
    if (number === this.number) return;
    this.number = number;
    this.finding = "";
    this.open = NOTHING;
    this.store.change(forget, undefined, { quiet: true });
    this.stage.draw();
    if (!this.mine) return;
    const found = await this.asking.ask("spots");
    if (this.number !== number || !found?.men) return;
    this.open = /** @type {Open} */ (found);
    if (this.picked) await (found.men.includes(this.picked) ? this.find() : this.pick(""));
    if (this.may(DOOR_BACK)) {
      const texts = await this.asking.ask("legal", { verb: DOOR_BACK });
      if (this.number === number)
        this.store.change(seek, {
          words: [DOOR_BACK],
          sides: (texts ?? []).map((text) => text.split(" ")[1]),
          chosen: "",
        });
    }
    this.stage.draw();
  }

  /** Continues on the board a choice begun beside it, and shows the ways of a man selected there. */
  follow() {
    const { doing, followed } = this;
    this.followed = doing;
    if (this.picked && !this.ways && this.open.men.includes(this.picked) && this.finding !== this.#wanted) this.find();
    const { choosing } = doing;
    if (!choosing || choosing === followed.choosing || !this.mine) return;
    const [verb, first] = choosing.words;
    if (verb === DOOR_ELSEWHERE && first) return this.seek([verb, first], this.open.carried[first] ?? []);
    const tile = verb === LAY && first;
    const cell = (verb === CARRY || verb === TURN || verb === SWAP) && first;
    const door = verb === DOOR && !this.doors;
    if (!tile && !cell && !door) return;
    this.store.leave();
    if (door) this.seek([DOOR], this.open.doors);
    else this.take(tile || "", cell || "");
  }

  // Men

  /** @param {string} man "" to deselect */
  async pick(man) {
    this.store.change(pick, man);
    this.stage.draw();
    if (man) await this.find();
  }

  /** A key of the ways wanted now. */
  get #wanted() {
    return `${this.number} ${this.picked}`;
  }

  /** Find where the selected man can go. */
  async find() {
    const { picked: man } = this;
    const wanted = this.#wanted;
    this.finding = wanted;
    const told = await this.asking.ask("ways", { pawn: man });
    if (wanted !== this.#wanted) return;
    const ways = new Map((told?.ways ?? []).map((/** @type {Way} */ way) => [way.to, way]));
    const title = say("island-picked", { man, places: ways.size });
    this.stage.speak(title);
    this.store.change(reach, { ways, topic: { title, reason: say("island-picked-why") } });
    this.stage.draw();
  }

  /** Select the next man who can go somewhere. @param {number} by */
  next(by) {
    const { men } = this.open;
    if (!men.length) return;
    const at = men.indexOf(this.picked);
    this.pick(men[(at + by + men.length) % men.length] ?? men[0]);
  }

  /** @param {Way} way @param {boolean} [at_once] */
  async go(way, at_once = false) {
    if (at_once || this.goal === way) {
      if (this.store.proposal && this.goal === way) return this.store.carry();
    }
    this.store.change(head_for, way, { quiet: true });
    const left = (this.store.parts["board/status"]?.steps ?? way.cost) - way.cost;
    const label = await this.label(way.actions[way.actions.length - 1]);
    if (this.goal !== way) return;
    this.propose({
      texts: way.actions,
      label,
      cost: way.cost,
      left,
      note: way.lines.join(" ") || undefined,
      stop: way.buried.length > 0,
    });
    this.stage.speak(`${label}. ${say("island-cost", { cost: way.cost, left })} ${way.lines.join(" ")}`);
    this.stage.draw();
    if (at_once) await this.store.carry();
  }

  // Tiles

  /**
   * Take one of your tiles in hand, or the tile on a cell.
   * @param {string} tile
   * @param {string} cell
   */
  async take(tile, cell) {
    const { hand: held, number } = this;
    if (held && held.tile === tile && held.cell === cell) {
      this.store.change(drop, undefined);
      this.propose(null);
      this.stage.draw();
      return;
    }
    const lying = this.stage.tile_at(cell);
    const rotation = lying?.rotation ?? 0;
    const code = tile || lying?.tile || "";
    this.store.change(take, { tile, cell, code, rotation, at: "", other: 0, fits: null });
    const { hand } = this;
    this.stage.draw();
    const found = await this.asking.ask("fits", tile ? { tile } : { cell });
    if (this.hand !== hand || this.number !== number) return;
    /** @type {import("../lib/messages.js").Fits} */
    const fits = found?.cells ? found : { tile, cell, cells: {}, turns: [], swaps: {}, beside: [], distances: {} };
    const kind = this.stage.chart.kinds[code];
    const places = Object.keys(fits.cells);
    const now = places.filter((name) => fits_there(kind, fits.cells[name], rotation)).length;
    this.stage.speak(say("island-in-hand", { tile: kind?.title ?? code, now, turned: places.length - now }));
    const title = say("island-lay", { tile: kind?.title ?? code, cells: places.length });
    const reason = say("island-fits", { now, turned: places.length - now });
    this.store.change(fit, { fits, topic: { title, reason } });
    this.stage.draw();
  }

  /** The number of cells the tile fits, as it is and rotated. */
  get counted() {
    const { hand } = this;
    if (!hand?.fits) return { now: 0, turned: 0 };
    const kind = this.stage.chart.kinds[hand.code];
    const all = Object.values(hand.fits.cells);
    const now = all.filter((/** @type {number[]} */ some) => fits_there(kind, some, hand.rotation)).length;
    return { now, turned: all.length - now };
  }

  /**
   * Rotate the tile in hand.
   * @param {number} by 1 clockwise, -1 back
   * @param {boolean} [other] in a swap, rotate the other tile
   */
  turn(by, other = false) {
    const { hand } = this;
    if (!hand?.fits) return;
    const kind = this.stage.chart.kinds[hand.code];
    const { at, cell, fits } = hand;
    if (at && fits.swaps[at]) {
      const [rotation, turned] = next_swap(fits.swaps[at], hand.rotation, hand.other, by, other);
      this.#hold({ rotation, other: turned });
    } else {
      const where =
        at && at !== cell
          ? fits.cells[at]
          : cell && (!at || at === cell)
            ? [...fits.turns, this.stage.tile_at(cell)?.rotation ?? 0]
            : null;
      this.#hold({ rotation: next_rotation(kind, hand.rotation, by, where), at: at || cell });
    }
    this.settle();
  }

  /** @param {Partial<Hand>} how */
  #hold(how) {
    this.store.change(hold, how, { quiet: true });
  }

  /** Hold the tile over a cell, as a proposal. @param {string} cell @param {boolean} [at_once] */
  async put(cell, at_once = false) {
    const { hand } = this;
    if (!hand?.fits) return;
    if (hand.at === cell && this.store.proposal) {
      await this.store.carry();
      return;
    }
    const kind = this.stage.chart.kinds[hand.code];
    const swaps = hand.fits.swaps[cell];
    let { rotation, other } = hand;
    if (swaps) {
      const lying = this.stage.tile_at(cell)?.rotation ?? 0;
      const kept = swaps.find((/** @type {[number, number]} */ [one, two]) => one === rotation && two === lying);
      [rotation, other] = kept ?? swaps[0];
    } else if (cell !== hand.cell && !fits_there(kind, hand.fits.cells[cell], rotation)) {
      rotation = next_rotation(kind, rotation, 1, hand.fits.cells[cell]);
    } else if (cell === hand.cell && hand.fits.turns.length)
      rotation = next_rotation(kind, rotation, 1, hand.fits.turns);
    this.#hold({ at: cell, rotation, other });
    await this.settle();
    if (at_once && this.store.proposal) await this.store.carry();
  }

  /** The action that laying what is in hand would be. */
  get text() {
    const { hand } = this;
    if (!hand?.at) return "";
    if (hand.fits?.swaps[hand.at]) return `${SWAP} ${hand.cell} ${hand.at} ${hand.rotation} ${hand.other}`;
    if (hand.tile) return `${LAY} ${hand.tile} ${hand.at} ${hand.rotation}`;
    return hand.at === hand.cell
      ? `${TURN} ${hand.cell} ${hand.rotation}`
      : `${CARRY} ${hand.cell} ${hand.at} ${hand.rotation}`;
  }

  /** Preview laying the tile as it is held. */
  async settle() {
    const { hand, text } = this;
    this.stage.draw();
    if (!hand?.at) return;
    if (hand.at === hand.cell && hand.rotation === this.stage.tile_at(hand.cell)?.rotation) {
      this.propose(null);
      return;
    }
    const [label, preview] = await Promise.all([this.label(text), this.asking.ask("preview", { action: text })]);
    if (this.hand !== hand || this.text !== text) return;
    this.store.change(foresee, preview, { quiet: true });
    const note = (preview?.lines ?? []).map((line) => line.sentence).join(" ");
    this.propose({ text, label, note: note || this.note(), stop: Boolean(preview?.lines.length) });
    this.stage.speak(`${label}. ${note}`);
    this.stage.draw();
  }

  note() {
    const { now, turned } = this.counted;
    return say("island-fits", { now, turned });
  }

  // Doors

  /** @param {string[]} words the tokens the action begins with @param {string[]} sides */
  seek(words, sides) {
    this.store.change(seek, { words, sides, chosen: "" });
    this.stage.speak(say("island-doors", { sides: sides.length }));
    this.stage.draw();
  }

  /** @param {string} side `F8@W` @param {boolean} [at_once] */
  async hang(side, at_once = false) {
    const { doors } = this;
    if (!doors) return;
    if (doors.chosen === side && this.store.proposal) {
      await this.store.carry();
      return;
    }
    this.store.change(hang, side, { quiet: true });
    const { doors: held } = this;
    const text = [...doors.words, side].join(" ");
    const label = await this.label(text);
    if (this.doors !== held) return;
    this.propose({ text, label });
    this.stage.speak(label);
    this.stage.draw();
    if (at_once) await this.store.carry();
  }

  // Doing

  /** What an action would do, worded by the server. @param {string} text */
  async label(text) {
    const told = await this.asking.ask("doing", { actions: [text] });
    return String(told?.[0] ?? "");
  }

  /** @param {import("../table/store.js").Proposal | null} proposal */
  propose(proposal) {
    if (proposal || this.store.proposal) this.store.propose(proposal);
  }

  /** Draw from a pile. @param {number} pile */
  draw(pile) {
    if (this.may(DRAW)) this.store.act(`${DRAW} ${pile}`);
  }

  // Presses

  /** @param {Under} under @param {boolean} twice */
  press(under, twice) {
    const { cell, man, place, side, block } = under;
    this.store.change(hush, undefined);
    if (this.hand) return this.#press_hand(cell, twice);
    if (this.doors) {
      if (this.doors.sides.includes(side)) return this.hang(side, twice);
      if (side) return this.ask_why([...this.doors.words, side].join(" "), cell);
      return this.back();
    }
    const chosen =
      this.store.choosing?.words[0] === DOOR_AWAY
        ? this.store.choosing.choices.find((one) => cell && cell_of(one.word) === cell.name)
        : null;
    if (chosen) return this.store.choose([DOOR_AWAY, chosen.word]);
    const at_home =
      block && block === this.stage.own ? this.open.men.find((one) => this.stage.place_of(one) === HOME) : undefined;
    if (this.picked) {
      const way = this.#way(under);
      if (way) return this.go(way, twice);
      if (man && man !== this.picked && this.open.men.includes(man)) return this.pick(man);
      if (at_home && this.stage.place_of(this.picked) !== HOME) return this.pick(at_home);
      if (man === this.picked || at_home) return twice ? undefined : this.pick("");
      if (!cell) return this.back();
      const to = cell.kind === "zone" ? `zone:${cell.zone}` : cell.kind === "island" ? HOME : place;
      return this.ask_why(`${WALK} ${this.picked} ${to}`, cell);
    }
    if (man && this.open.men.includes(man)) return this.pick(man);
    if (at_home) return this.pick(at_home);
    const own = Object.keys(this.open.carried).find(
      (spot) => cell && cell_of(spot) === cell.name && side && this.stage.door_at(side) === this.stage.own,
    );
    if (own) return this.seek([DOOR_ELSEWHERE, own], this.open.carried[own]);
    if (cell && this.open.cells.includes(cell.name)) return this.take("", cell.name);
    if (!cell) return this.back();
    return this.look(cell, man);
  }

  /** @param {Cell | null} cell @param {boolean} twice */
  #press_hand(cell, twice) {
    const { hand } = this;
    if (!hand?.fits || !cell) return this.back();
    const { cells, swaps, turns } = hand.fits;
    if (cells[cell.name] || swaps[cell.name] || (cell.name === hand.cell && turns.length))
      return this.put(cell.name, twice);
    if (cell.name === hand.cell) return this.back();
    const lies = this.stage.tile_at(cell.name);
    const text = hand.tile
      ? `${LAY} ${hand.tile} ${cell.name} ${hand.rotation}`
      : lies
        ? `${SWAP} ${hand.cell} ${cell.name} ${hand.rotation} ${lies.rotation}`
        : `${CARRY} ${hand.cell} ${cell.name} ${hand.rotation}`;
    return this.ask_why(text, cell);
  }

  /** The lit place meant by a press. @param {Under} under */
  #way({ cell, place, block }) {
    if (!this.ways) return undefined;
    if (cell?.kind === "zone") return this.ways.get(`zone:${cell.zone}`);
    if (cell?.kind === "island" || block) return this.ways.get(HOME);
    return this.ways.get(place) ?? [...this.ways.values()].find((way) => cell && cell_of(way.to) === cell.name);
  }

  // Why not, and descriptions

  /** @param {string} action @param {Cell | null} cell */
  async ask_why(action, cell) {
    const { number } = this;
    const verdict = await this.asking.ask("why", { action });
    if (!verdict || verdict.allowed || this.number !== number) return;
    this.store.change(withdraw, undefined, { quiet: true });
    this.store.change(explain, { verdict, at: cell && { x: cell.x, y: cell.y, verdict } });
    this.stage.speak(verdict.sentence);
    this.stage.draw();
  }

  /** Describe what lies there, and why it cannot be used. @param {Cell} cell @param {string} man */
  async look(cell, man) {
    const { number } = this;
    const lying = this.stage.tile_at(cell.name);
    const [told, verdict] = await Promise.all([
      this.asking.ask("look", { name: cell.name }),
      lying && this.mine
        ? this.asking.ask("why", {
            action:
              man && man[0] === this.stage.own
                ? `${WALK} ${man} ${cell.name}`
                : `${TURN} ${cell.name} ${(lying.rotation + 1) % 6}`,
          })
        : null,
    ]);
    if (this.number !== number || !told) return;
    const lines = [...told.lines, ...(verdict && !verdict.allowed ? [verdict.sentence] : [])];
    this.store.change(look, { x: cell.x, y: cell.y, title: this.stage.called(cell), lines }, { quiet: true });
    this.stage.speak(lines.join(" "));
    this.stage.draw();
  }

  /** Go one stage back (Esc). */
  back() {
    const { doing } = this;
    const lying = this.hand ? this.stage.tile_at(this.hand.cell)?.rotation : undefined;
    this.store.change(back, lying);
    if (this.doing === doing) return false;
    this.stage.draw();
    return true;
  }
}
