// Whether animations are allowed: the user may prefer reduced motion.

/** Whether animations are off: only results are shown. */
export const still = () => Boolean(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches);
