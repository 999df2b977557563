// Markup that this page made itself, or had from its own server: said so where the browser insists on it.

/** @type {{createHTML: (text: string) => any} | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("goneaway", { createHTML: (/** @type {string} */ text) => text });

/**
 * An SVG document as a tree.
 * @param {string} text
 */
export function svgTree(text) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "image/svg+xml").documentElement;
}
