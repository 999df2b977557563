// Fetches the plan and its picture, once for each board and language.

import { got, kept } from "../lib/plans.js";
import { svgTree } from "../lib/trusted.js";
import { Plan } from "./plan.js";

/** Plans by query string. @type {Map<string, Promise<Plan>>} */
const plans = new Map();
/**
 * Pictures by address, without their style sheet, which is added to the page.
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
  // The content security policy refuses inline style sheets, but not sheets adopted by a script.
  const [, before, style, after] = /^([^]*?)<style>([^]*?)<\/style>([^]*)$/.exec(text) ?? ["", text, "", ""];
  if (style) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const picture = svgTree(before + after);
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.adoptNode(picture)));
}
