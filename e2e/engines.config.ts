import { defineConfig } from "playwright/test";
import { startFirefoxEsr } from "./engines/firefox.ts";
import product from "./playwright.config.ts";
import { shared } from "./shared.config.ts";

startFirefoxEsr();

/** The main flows in other engines. All tests of one share its browser: a second would cost more than it saves. */
export default defineConfig({
  ...product,
  globalSetup: shared.globalSetup,
  testDir: "engines",
  testIgnore: [],
  expect: { ...product.expect, toPass: { ...product.expect?.toPass, intervals: [20, 50, 100] } },
  projects: [
    { name: "Firefox", testMatch: "firefox*.spec.ts", use: { browserName: "firefox" }, workers: 1 },
    { name: "WebKitGTK", testMatch: "webkit*.spec.ts", workers: 1 },
  ],
  fullyParallel: false,
});
