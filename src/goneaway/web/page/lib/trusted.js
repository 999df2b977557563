// Markup that this page made itself, or had from its own server: said so where the browser insists on it.

const WORKER = "/sw.js";

/**
 * What a policy makes passes for a string wherever the browser wants it.
 * @typedef {{createHTML: (text: string) => string, createScriptURL: (text: string) => string}} Policy
 * @typedef {{trustedTypes?: {createPolicy: (name: string, rules: Policy) => Policy}}} Trusting in browsers that insist
 */
const policy = /** @type {Trusting} */ (globalThis).trustedTypes?.createPolicy("goneaway", {
  createHTML: (/** @type {string} */ text) => text,
  // There is one script that is not named by the document, and no other.
  createScriptURL: () => WORKER,
});

/** The script that hears word of one's turn. @returns {string} */
export const worker = () => policy?.createScriptURL(WORKER) ?? WORKER;

/**
 * An SVG document as a tree.
 * @param {string} text
 */
export function svgTree(text) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "image/svg+xml").documentElement;
}
