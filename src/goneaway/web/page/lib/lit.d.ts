// Types of the vendored lit.js: the same names, from the package it is made of (checking only).
export * from "lit";
export { repeat } from "lit/directives/repeat.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { classMap } from "lit/directives/class-map.js";
export { styleMap } from "lit/directives/style-map.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { keyed } from "lit/directives/keyed.js";
export { guard } from "lit/directives/guard.js";
