// Window sizes at which the layout changes. The style sheets use the same ones.

/**
 * Only used in a browser, but tests without one import the modules, too.
 * @param {string} query
 */
const sized = (query) => globalThis.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false });

/** Phones and narrow windows: one sheet at a time, at the bottom. */
export const PHONE = sized("(max-width: 767px)");
/** No room for a bubble beside its subject: a phone in portrait or landscape. */
export const SMALL = sized("(max-width: 767px), (max-height: 520px)");
