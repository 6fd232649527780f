import { defineConfig } from "playwright/test";
import { launchOptions } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../scripts/test/temporary-folder.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: "100%",
  // A busy machine may be slow, and so may a test that goes through all pages.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  use: { launchOptions },
  projects: [
    // All tests of another engine share its browser, for a second one would cost more than it saves.
    ...["Firefox", "WebKitGTK"].map((name) => ({
      name,
      testDir: "engines",
      fullyParallel: false,
      workers: 1,
    })),
    { testIgnore: "e2e/engines/**" },
  ],
});
