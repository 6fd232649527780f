import { defineConfig } from "playwright/test";
import { escapePattern } from "../scripts/check/text/escape-pattern.ts";
import { shared } from "./shared.config.ts";
import { inProject } from "./support/project.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = "e2e/firms/sample";
process.env["TEST_FOLDER"] = "dist.product";

export default defineConfig({
  ...shared,
  testDir: ".",
  // Whole paths, because a folder above the project can have the same name.
  testIgnore: ["engines", "site"].map(
    (folder) => new RegExp(`^${escapePattern(inProject("e2e", folder))}[\\\\/]`),
  ),
});
