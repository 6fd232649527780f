import { defineConfig } from "vitest/config";
import { basePath } from "./src/export/base-path.ts";
import { staticExport } from "./src/export/plugin.ts";

const tests = "{src,scripts}/**/*.test.{ts,tsx}";
/** Those that put other modules in the place of some. */
const mocked = "{src,scripts}/**/*.mocked.test.{ts,tsx}";

// Tests of the product take what nobody edits in place of the site's own content.
if (process.env["VITEST"]) process.env["CONTENT_DIR"] ??= "e2e/firms/sample";

export default defineConfig({
  base: basePath(),
  plugins: [staticExport()],
  test: {
    projects: [
      // Files share their modules, which takes a third less time than to load them anew for each.
      { extends: true, test: { include: [tests], exclude: [mocked], isolate: false } },
      { extends: true, test: { include: [mocked] } },
    ],
    // What a test changes is as before for the next, of another file too.
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    globalSetup: "scripts/test/temporary-folder.ts",
    // Tests that name no day take the clock's.
    env: { SOURCE_DATE_EPOCH: "" },
    maxWorkers: "100%",
    // A busy machine takes long to start the commands that some tests run.
    testTimeout: 30_000,
  },
});
