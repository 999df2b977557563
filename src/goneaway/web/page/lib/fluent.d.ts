// Types of the vendored fluent.js (checking only).
export { FluentBundle, FluentResource } from "@fluent/bundle";
