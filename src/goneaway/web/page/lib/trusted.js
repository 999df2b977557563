// Trusted Types: marks markup made by this page or its server as trusted where the browser requires it.

const WORKER = "/sw.js";

/**
 * The value a policy returns is accepted as a string.
 * @typedef {{createHTML: (text: string) => string, createScriptURL: (text: string) => string}} Policy
 * @typedef {{trustedTypes?: {createPolicy: (name: string, rules: Policy) => Policy}}} Trusting in browsers that
 * require it
 */
const policy = /** @type {Trusting} */ (globalThis).trustedTypes?.createPolicy("goneaway", {
  createHTML: (/** @type {string} */ text) => text,
  // The service worker is the only script that the document does not name.
  createScriptURL: () => WORKER,
});

/** The address of the service worker that receives push notifications. @returns {string} */
export const worker = () => policy?.createScriptURL(WORKER) ?? WORKER;

/**
 * Parse an SVG document.
 * @param {string} text
 */
export function svgTree(text) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "image/svg+xml").documentElement;
}
