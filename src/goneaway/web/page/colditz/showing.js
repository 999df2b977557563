// Animates what happened. A new animation ends the one in progress.

import { still } from "../lib/motion.js";
import { say } from "../lib/words.js";
import { plain } from "./markup.js";
import { acts } from "./moments.js";
import { nation } from "./tokens.js";
import { walking_time } from "./walks.js";

/** Maximum time for replaying all ways of the others, in milliseconds. */
const RETRACED = 6000;

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class Showing {
  /** @param {import("./stage.js").CastleStage} stage */
  constructor(stage) {
    this.stage = stage;
    /** The number of the last animation, and of the one in progress (0 if there is none). */
    this.turn = 0;
    this.running = 0;
    /** Functions that remove temporary marks. @type {(() => void)[]} */
    this.brief = [];
    /** The position of the last event. @type {{x: number, y: number} | null} */
    this.last = null;
  }

  get still() {
    return still();
  }

  /** Finish the animation in progress at once. */
  finish() {
    this.running = 0;
    this.stage.men.finish();
    for (const away of this.brief.splice(0)) away();
  }

  /**
   * Animate what happened; afterwards the men stand where they belong.
   * @param {import("../lib/messages.js").Told} told
   */
  async show(told) {
    this.finish();
    const happened = acts(told.events ?? []);
    const turn = ++this.turn;
    this.running = turn;
    for (const act of happened) {
      if (this.running !== turn) break;
      await this.#act(act, () => this.running === turn);
    }
    if (this.turn === turn) {
      this.running = 0;
      this.stage.settle();
    }
  }

  /**
   * Replay the ways of the others, at twice the speed.
   * @param {{pawn: string, points: {x: number, y: number}[]}[]} ways
   */
  async retrace(ways) {
    const all = ways.filter(({ pawn, points }) => points.length > 1 && this.stage.men.all.has(pawn));
    if (!all.length || this.still) return;
    this.finish();
    const turn = ++this.turn;
    this.running = turn;
    for (const { pawn, points } of all) {
      if (this.running !== turn) break;
      const end = points[points.length - 1];
      this.last = end;
      this.stage.keep_in_sight(end);
      await this.stage.men.walk(pawn, points, Math.min(walking_time(points.length - 1) / 2, RETRACED / all.length));
    }
    if (this.turn === turn) {
      this.running = 0;
      this.stage.settle();
    }
  }

  /**
   * @param {import("./moments.js").Act} act
   * @param {() => boolean} on
   */
  async #act(act, on) {
    const { stage } = this;
    const { men, plan } = stage;
    const spot = act.places.flatMap((place) => plan.all(place))[0];
    const man = men.all.get(act.pawn);
    const at = spot ?? man;
    if (at) this.last = { x: at.x, y: at.y };
    if (at && !this.still && this.#worth(act)) await stage.follow(at);
    if (!on()) return;
    switch (act.kind) {
      case "walk":
      case "goes": {
        const points = stage.points(act.pawn, act.places);
        if (this.still) {
          men.at(act.pawn, points[points.length - 1].x, points[points.length - 1].y);
          this.#ring(points[points.length - 1], "path", 1000);
        } else {
          await men.walk(act.pawn, points, act.kind === "goes" ? 360 : walking_time(points.length - 1));
          if (act.kind === "walk" && !this.#own(act.pawn)) stage.layers.tread(act.pawn, points);
        }
        return;
      }
      case "arrest": {
        if (!man) return;
        const cell = plan.all(String(act.about.cell ?? ""))[0];
        const away = this.#flash(
          `<g class="moment-bracket" transform="translate(${man.x} ${man.y})">
            <path class="mark-bracket" d="M-17-9V-17H-9M9-17H17V-9M17 9V17H9M-9 17H-17V9"/></g>`,
        );
        this.brief.push(away);
        await this.#pause(420);
        away();
        if (cell && on())
          await men.walk(
            act.pawn,
            [man, cell].map(({ x, y }) => ({ x, y })),
            this.still ? 0 : 460,
          );
        return;
      }
      case "home": {
        const bed = plan.stands(act.pawn, "reserve");
        if (man && bed)
          await men.walk(
            act.pawn,
            [man, bed].map(({ x, y }) => ({ x, y })),
            this.still ? 0 : 460,
          );
        return;
      }
      case "escape": {
        if (at) {
          this.#ring(at, "goal", 1400, 3);
          this.#word(at, say("castle-gone-away"));
        }
        await this.#pause(900);
        return;
      }
      case "dig":
      case "search":
      case "ring":
      case "men": {
        const places = act.kind === "men" ? [] : act.places.flatMap((place) => plan.all(place));
        for (const circle of places.slice(0, 24)) this.#ring(circle, act.kind === "search" ? "threat" : "path", 1000);
        for (const pawn of [...names_in(act.about.men), ...names_in(act.about.found)]) {
          const one = men.all.get(pawn);
          if (one) this.#ring(one, act.kind === "men" && act.about.radius ? "threat" : "goal", 1000);
        }
        await this.#pause(420);
        return;
      }
      case "out": {
        const lost = [...men.all].filter(([pawn]) => nation(pawn) === act.about.team);
        for (const [, one] of lost) this.#ring(one, "threat", 1400, 2);
        await this.#pause(900);
        return;
      }
      case "shot": {
        const guard = men.all.get(String(act.about.guard));
        const hit = men.all.get(String(act.about.man));
        if (guard && hit) {
          const away = this.#flash(`<path class="moment-shot" d="M${guard.x} ${guard.y - 10}L${hit.x} ${hit.y}"/>`);
          this.brief.push(away);
          this.#ring(hit, "threat", 900);
          await this.#pause(520);
          away();
        }
        return;
      }
      case "car": {
        const road = plan.told.car.roads.front.flatMap((name) => plan.circle(name) ?? []);
        await this.#drive(act.pawn, road, on);
        return;
      }
      case "run":
      case "fly": {
        const track = plan.told.track.flatMap((name) => plan.circle(name) ?? []);
        if (act.kind === "fly" && track.length)
          await men.walk(act.pawn || names_in(act.about.men)[0], track, this.still ? 0 : 1200);
        else if (at) this.#ring(at, "goal", 1200, 2);
        await this.#pause(300);
        return;
      }
      case "night":
        stage.dusk();
        await this.#pause(600);
        return;
    }
  }

  /** @param {string} pawn */
  #own(pawn) {
    return (this.stage.store.parts["board/own"] ?? []).includes(pawn);
  }

  /**
   * Whether the camera follows: it ignores guards that are posted or sent home.
   * @param {import("./moments.js").Act} act
   */
  #worth(act) {
    return this.#own(act.pawn) || !(act.kind === "goes" || act.kind === "home");
  }

  /** @param {string} pawn @param {{x: number, y: number}[]} road @param {() => boolean} on */
  async #drive(pawn, road, on) {
    const { stage } = this;
    if (this.still) return;
    const stops = 24;
    for (let n = 0; n < stops && on(); n++) {
      const at = (n / stops) * (road.length - 1);
      const a = road[Math.floor(at)];
      const b = road[Math.min(Math.floor(at) + 1, road.length - 1)];
      const x = a.x + (b.x - a.x) * (at % 1);
      const y = a.y + (b.y - a.y) * (at % 1);
      stage.layers.car({ x, y, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI });
      stage.men.at(pawn, x, y - 14);
      await wait(50);
    }
    stage.layers.car();
  }

  /** @param {number} time */
  #pause(time) {
    return this.still ? wait(0) : wait(time);
  }

  /** Add a temporary mark, unless animations are off; returns a function that removes it. @param {string} markup */
  #flash(markup) {
    return this.still ? () => {} : this.stage.layers.flash(markup);
  }

  /** @param {{x: number, y: number}} at @param {string} kind @param {number} time @param {number} [large] */
  #ring(at, kind, time, large = 1.6) {
    const away = this.#flash(
      `<g transform="translate(${at.x} ${at.y}) scale(${large})"><circle class="moment-ring moment-${kind}" r="11"/>
        </g>`,
    );
    const timer = setTimeout(away, time);
    this.brief.push(() => {
      clearTimeout(timer);
      away();
    });
  }

  /** @param {{x: number, y: number}} at @param {string} text */
  #word(at, text) {
    const away = this.#flash(`<text class="moment-word" x="${at.x}" y="${at.y - 26}">${plain(text)}</text>`);
    const timer = setTimeout(away, 1600);
    this.brief.push(() => {
      clearTimeout(timer);
      away();
    });
  }
}

/** The names in a parameter of an event; empty if it is not a list. @param {unknown} value @returns {string[]} */
const names_in = (value) => (Array.isArray(value) ? value.map(String) : []);
