import { defineConfig } from "playwright/test";
import { isWhole } from "../scripts/check/testing/whole.ts";
import { shared } from "./shared.config.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = "e2e/firms/sample";
process.env["TEST_FOLDER"] = "dist.product";

export default defineConfig({
  ...shared,
  testDir: ".",
  // That the laws of walks find what breaks them depends on the walks alone.
  testIgnore: ["engines/**", "site/**", ...(isWhole ? [] : ["walks/laws.spec.ts"])],
});
