import { defineConfig } from "vitest/config";
import type { siteConfig as SiteConfig } from "./scripts/build/site-config.ts";
import { bundledSource } from "./scripts/bundled-source.mjs";

// Tests of the product take what nobody edits in place of a site's content; a build that one starts has its own.
if (process.env["VITEST"] && !process.env["VITEST_POOL_ID"])
  process.env["CONTENT_DIR"] = "e2e/firms/sample";

/** Where the test command (`scripts/suites/run-suite.ts`) reads what came of a run. */
const report = process.env["TEST_REPORT"];

// Vite would bundle the whole product with this file, which takes longer.
const source = new URL("./scripts/build/site-config.ts", import.meta.url);
const { siteConfig }: { siteConfig: typeof SiteConfig } = await import(await bundledSource(source));
const { base = "/", plugins = [] } = siteConfig();

export default defineConfig({
  ...{ base, plugins },
  test: {
    include: ["{src,scripts}/**/*.test.{ts,tsx}"],
    // Files share their modules, which takes a third less time than loading them again for each.
    isolate: false,
    // What a test changes is as before for the next, of another file too.
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    globalSetup: "scripts/suites/temporary-folder.ts",
    setupFiles: "scripts/testing/unstub.ts",
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    // Tests that name no day take the clock's, and components have all that a site may have.
    env: {
      ...{ LC_ALL: "C", SOURCE_DATE_EPOCH: "" },
      ...{ HAS_ANNOUNCEMENT: "true", HAS_COLOPHON: "true", HAS_TEXT_FROM_RIGHT: "true" },
      ...{ HAS_SCREENS: "true", HAS_VOICE: "true" },
    },
    maxWorkers: "100%",
    // Most objects of a check live shortly: with more room for new ones, Node.js takes a seventh less time.
    execArgv: ["--max-semi-space-size=64"],
    // A busy machine takes long to start the commands that some tests run.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
