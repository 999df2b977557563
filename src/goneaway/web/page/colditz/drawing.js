// Draws what changes over the plan: lights, the walk, marks. The plan itself is never redrawn.

import { choiceButtons } from "../table/buttons.js";

/** @typedef {import("./stage.js").CastleStage} Stage */

/** @param {Stage} stage */
export function drawn(stage) {
  const { playing, layers, men, plan } = stage;
  men.pick(playing.picked);
  const { choices } = playing;
  men.mark("man-may", choices.size ? new Set(choices.keys()) : playing.actors);
  stage.toggleAttribute("data-why", Boolean(playing.why));
  stage.toggleAttribute("data-traced", Boolean(playing.picked || stage.threat));
  lights(stage);
  const advice = playing.advice;
  const walk = playing.shown(stage.hovered);
  const path = walk?.path ?? (playing.stem.length ? playing.stem : (advice?.path ?? []));
  const pawn = walk || playing.stem.length ? playing.picked : (advice?.pawn ?? "");
  const from = pawn ? stage.points(pawn, path) : [];
  const via = playing.via.flatMap((place) => plan.circle(place) ?? []);
  const stern = walk?.kind === "arrest";
  const run = stage.store.proposal?.run;
  if (run) layers.track(run.places.flatMap((/** @type {string} */ place) => plan.circle(place) ?? []));
  else if (!walk && playing.why?.verdict.way?.length)
    layers.path({
      points: stage.points(playing.picked, playing.why.verdict.way),
      via: [],
      pawn: playing.picked,
      stern: true,
      ghost: false,
      round: stage.points(playing.picked, playing.towards),
    });
  else
    layers.path(
      path.length && !(stage.pulled && !stage.pulled.step)
        ? { points: from, via, pawn, stern, ghost: !stern && (Boolean(walk) || pawn !== playing.picked) }
        : null,
    );
  layers.mark(marks(stage));
}

/** @param {Stage} stage */
function lights(stage) {
  const { playing, layers, plan } = stage;
  const key = [
    playing.number,
    playing.picked,
    playing.via.join(),
    playing.ways?.size ?? -1,
    playing.spots.length,
    playing.chosen,
  ].join("|");
  if (key === stage.lit_key) return;
  const again = Boolean(stage.lit_key) && stage.lit_key.split("|")[1] === playing.picked;
  stage.lit_key = key;
  /** @type {import("./layers.js").Light[]} */
  const spots = [];
  const numbers = new Map(
    (stage.store.choosing ? choiceButtons(stage.store.choosing) : []).flatMap((one) =>
      one.number ? plan.all(one.word).map((circle) => /** @type {const} */ ([circle.name, one.number])) : [],
    ),
  );
  for (const name of new Set([...playing.choices.keys(), ...(playing.choices.size ? [] : playing.places.keys())])) {
    const circle = plan.circle(name);
    if (circle) spots.push({ place: name, x: circle.x, y: circle.y, kind: "spot", cost: numbers.get(name) });
  }
  const ways = playing.ways ? contours(stage, playing.ways) : [];
  layers.light([...ways, ...layers.rings(spots, 1)], !again && !stage.showing.still);
}

/**
 * Drawings of ways, by the server's answer.
 * @type {WeakMap<Map<string, import("./walks.js").Destination>, Element[]>}
 */
const kept = new WeakMap();

/**
 * The drawing of where a pawn can go; made once for each answer.
 * @param {Stage} stage
 * @param {Map<string, import("./walks.js").Destination>} ways
 */
export function contours({ layers, plan }, ways) {
  const known = kept.get(ways);
  if (known) return known;
  /** @type {import("./layers.js").Light[]} */
  const out = [];
  let most = 1;
  for (const one of ways.values()) {
    const circle = plan.circle(one.place);
    if (!circle) continue;
    most = Math.max(most, one.cost);
    const goal = Boolean(one.claims?.length);
    out.push({
      place: one.place,
      x: circle.x,
      y: circle.y,
      cost: one.cost,
      cards: one.cards,
      goal,
      kind: one.place.includes("/") ? "below" : "reach",
    });
  }
  const drawing = layers.rings(out, most);
  kept.set(ways, drawing);
  return drawing;
}

/** @param {Stage} stage */
function marks(stage) {
  const { playing, men, plan } = stage;
  const out = [];
  for (const one of playing.arrests.can) {
    const man = men.all.get(one.pawn);
    if (man) out.push({ kind: "bracket", x: man.x, y: man.y, badge: String(one.cost) });
  }
  for (const one of playing.arrests.wrong) {
    const guard = men.all.get(one.guard);
    if (guard) out.push({ kind: "wrong", x: guard.x, y: guard.y, high: true });
  }
  if (playing.why?.place) {
    const circle = plan.circle(playing.why.place);
    if (circle) out.push({ kind: "why", x: circle.x, y: circle.y });
  }
  for (const at of playing.obstacles) out.push({ kind: "obstacle", x: at.x, y: at.y });
  for (const at of stage.subject) out.push({ kind: "asked", x: at.x, y: at.y });
  for (const at of stage.pointed) out.push({ kind: "pointed", x: at.x, y: at.y });
  if (playing.cursor && !playing.goal) out.push({ kind: "cursor", x: playing.cursor.x, y: playing.cursor.y });
  return out;
}
