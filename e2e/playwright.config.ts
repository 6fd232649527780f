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
});
