// Markup that this page made itself, or had from its own server: said so where the browser insists on it.

const WORKER = "/sw.js";

/** @type {{createHTML: (text: string) => any, createScriptURL: (text: string) => any} | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("goneaway", {
  createHTML: (/** @type {string} */ text) => text,
  // There is one script that is not named by the document, and no other.
  createScriptURL: () => WORKER,
});

/** The script that hears word of one's turn. @returns {any} */
export const worker = () => policy?.createScriptURL(WORKER) ?? WORKER;

/**
 * An SVG document as a tree.
 * @param {string} text
 */
export function svgTree(text) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "image/svg+xml").documentElement;
}
