// Writes what the package has of the program and of a site's tests: few modules of JavaScript, which load faster than
// each file on its own, beside the TypeScript that Vite reads.
import { readdirSync } from "node:fs";
import { build } from "rolldown";

const entries = [
  "scripts/cli/main.ts",
  "scripts/suites/temporary-folder.ts",
  "e2e/site.config.ts",
  ...readdirSync("e2e/site").map((name) => `e2e/site/${name}`),
  "e2e/support/build-tested.ts",
  "e2e/support/fonts.ts",
];

await build({
  input: {
    ...Object.fromEntries(entries.map((file) => [file.replace(/\.ts$/, ""), file])),
    // Bundled once more for browsers by each build of a site that has the panel; it shares all but itself with the program.
    "scripts/program/panel-worker": "src/panel/remote/session/start-worker.ts",
  },
  platform: "node",
  external: /^(?![A-Za-z]:)[^./\\]/,
  checks: { pluginTimings: false },
  output: {
    dir: ".",
    entryFileNames: "[name].js",
    chunkFileNames: "scripts/program/[name]-[hash].js",
    comments: false,
    // Where the program has failed, its place in this file tells; the names of functions would be 15 kB more.
    minify: {
      compress: { keepNames: { function: false, class: true } },
      mangle: { keepNames: { function: false, class: true } },
      codegen: { removeWhitespace: true },
    },
  },
});
