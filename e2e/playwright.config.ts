import { defineConfig } from "playwright/test";
import { escapePattern } from "../scripts/content/escape.ts";
import { shared } from "./shared.config.ts";
import { sites } from "./support/product/sites.ts";
import { inProject } from "./support/project.ts";
import type { TestedSite } from "./support/test.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = sites.sample.content();
process.env["TEST_FOLDER"] = sites.sample.folder;

export default defineConfig<{ sites: Record<string, TestedSite> }>({
  ...shared,
  globalSetup: [...shared.globalSetup.slice(0, -1), "support/product/build-sites.ts"],
  testDir: ".",
  // Whole paths, because a folder above the project can have the same name.
  testIgnore: ["engines", "site"].map(
    (folder) => new RegExp(`^${escapePattern(inProject("e2e", folder))}[\\\\/]`),
  ),
  use: { ...shared.use, sites },
});
