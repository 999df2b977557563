// What places are called: read off the plan of the castle, in the language of the page.

import { plan_of, told_plan } from "../lib/plans.js";

/** @type {{circles: Record<string, any[]>, titles: Record<string, string>, zones: Record<string, string>, block_names: Record<string, string>} | null} */
let plan = null;
let known = "";

/**
 * The plan of a table; told when another one is known.
 * @param {any} about
 */
export async function learnPlaces(about) {
  const asked = plan_of(about);
  if (!asked || known === asked) return false;
  known = asked;
  plan = await told_plan(asked).catch(() => null);
  return true;
}

/**
 * A place by its room, or by the part of the castle it lies in; else as the notation has it.
 * @param {string} name
 */
export function placeTitle(name) {
  const circle = plan?.circles[name.split("/")[0]];
  if (!plan || !circle) return plan?.titles[name] ?? plan?.block_names[name] ?? name;
  return plan.titles[circle[4]] ?? plan.zones[circle[3]] ?? name;
}
