import { defineConfig } from "playwright/test";
import { below } from "../scripts/test/below.ts";
import { shared } from "./shared.config.ts";
import { inProject } from "./support/project.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = "e2e/firms/sample";
process.env["TEST_FOLDER"] = "dist.product";

export default defineConfig({
  ...shared,
  testDir: ".",
  testIgnore: ["engines", "site"].map((folder) => below(inProject("e2e", folder))),
});
