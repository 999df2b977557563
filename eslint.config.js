// Checks that Prettier does not make: mistakes, and comment lines that are too long.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["src/goneaway/web/page/lib/lit.js", "src/goneaway/web/page/lib/fluent.js"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "max-len": ["error", { code: 119, ignoreUrls: true }],
    },
  },
  { files: ["src/goneaway/web/page/sw.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["tests/page/**"], languageOptions: { globals: globals.node } },
];
