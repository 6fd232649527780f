import { defineConfig } from "playwright/test";
import product from "./playwright.config.ts";

/** The main flows in other engines. All tests of one share its browser: a second would cost more than it saves. */
export default defineConfig({
  ...product,
  testDir: "engines",
  testIgnore: [],
  projects: ["Firefox", "WebKitGTK"].map((name) => ({ name, workers: 1 })),
  fullyParallel: false,
});
