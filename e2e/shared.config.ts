import { extname, resolve } from "node:path";
import type { PlaywrightTestConfig } from "playwright/test";
// What tests and their servers say comes from here.
import "../scripts/disk/read-package.ts";
import { launchOptions } from "./support/browser.ts";

/** Where the test command (`scripts/suites/run-suite.ts`) reads what came of a run. */
const report = process.env["TEST_REPORT"];

/** What the tests of the product and those of a site have in common. */
export const shared = {
  outputDir: resolve("test-results"),
  globalSetup: ["../scripts/suites/temporary-folder", "support/fonts", "support/build-tested"].map(
    // The package has JavaScript.
    (file) => file + extname(import.meta.filename),
  ),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine fails one of thousands now and then; the result names those that need a second run.
  retries: process.env["CI"] ? 1 : 0,
  // A worker that waits for a timer or an animation leaves its core to another.
  workers: "150%",
  // A busy machine may be slow, and so may a test that goes through all pages.
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    toPass: { timeout: 60_000 },
    toMatchAriaSnapshot: { children: "deep-equal" },
  },
  reporter: report ? [["line"], ["json", { outputFile: resolve(report) }]] : "line",
  snapshotPathTemplate: "{testDir}/aria/{arg}{ext}",
  // Babel would read the renderer of each built site, which has megabytes.
  build: { external: ["**/*.mjs"] },
  use: { launchOptions },
} satisfies PlaywrightTestConfig;
