import { defineConfig } from "playwright/test";
import { shared } from "./shared.config.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = "e2e/firms/sample";
process.env["TEST_FOLDER"] = "dist.product";

export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: ["engines/**", "site/**"],
});
