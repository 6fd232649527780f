import { defineConfig } from "playwright/test";
import { launchOptions } from "./support/browser.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "../scripts/test/temporary-folder.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: "line",
  snapshotPathTemplate: "{testDir}/heard/{arg}{ext}",
  use: { launchOptions },
});
