import type { PlaywrightTestConfig } from "playwright/test";
import { launchOptions } from "./support/browser.ts";

/** What the tests of the product and those of a site have in common. */
export const shared: PlaywrightTestConfig = {
  outputDir: "../test-results",
  globalSetup: "../scripts/test/temporary-folder.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A worker that waits for a timer or an animation leaves its core to another.
  workers: "150%",
  // A busy machine may be slow, and so may a test that goes through all pages.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  use: { launchOptions },
};
