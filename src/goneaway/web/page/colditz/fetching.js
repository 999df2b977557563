// The plan and its picture, fetched once for a board and a language.

import { got, kept } from "../lib/plans.js";
import { svgTree } from "../lib/trusted.js";
import { Plan } from "./plan.js";

/** By what was asked: the plan. @type {Map<string, Promise<Plan>>} */
const plans = new Map();
/**
 * By address: the picture, without its style sheet, which is the page's from then on.
 * @type {Map<string, Promise<SVGSVGElement>>}
 */
const pictures = new Map();

/**
 * @param {string} asked board, variant, edition and language
 * @returns {Promise<{plan: Plan, picture: SVGSVGElement}>}
 */
export async function fetch_plan(asked) {
  const plan = await kept(plans, asked, async () => new Plan(await told_plan(asked)));
  const picture = await kept(pictures, plan.told.picture, () => fetch_picture(plan.told.picture));
  return { plan, picture: /** @type {SVGSVGElement} */ (picture.cloneNode(true)) };
}

/** @param {string} asked see `plan_of` */
async function told_plan(asked) {
  return (await got(`/api/plans/colditz?${asked}`)).json();
}

/** @param {string} address */
async function fetch_picture(address) {
  const text = await (await got(address)).text();
  // A sheet within the page would be refused; one that a script adopts is its own.
  const [, before, style, after] = /^([^]*?)<style>([^]*?)<\/style>([^]*)$/.exec(text) ?? ["", text, "", ""];
  if (style) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const picture = svgTree(before + after);
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(picture)));
}
