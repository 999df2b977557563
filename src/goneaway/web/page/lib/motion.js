// Whether anything may move on this screen: somebody may have asked for stillness.

/** Nothing moves: what happened is shown as it stands. */
export const still = () => Boolean(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches);
