// Sizes of a window at which the page is laid out otherwise. The style sheets know the same ones.

/**
 * Their readers run only in a window, but tests without a window import their modules, too.
 * @param {string} query
 */
const sized = (query) => globalThis.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false });

/** One sheet at a time, at the bottom. */
export const PHONE = sized("(max-width: 767px)");
/** No room for a bubble beside what it speaks of: a phone, upright or on its side. */
export const SMALL = sized("(max-width: 767px), (max-height: 520px)");
