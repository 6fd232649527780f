import { defineConfig } from "playwright/test";
import { isThorough } from "../scripts/testing/whole.ts";
import { escapePattern } from "../src/engine/escape.ts";
import { shared } from "./shared.config.ts";
import { sites } from "./support/product/sites.ts";
import { inProject } from "./support/project.ts";
import type { TestedSite } from "./support/test.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = sites.sample.content();
process.env["TEST_FOLDER"] = sites.sample.folder;

// Whole paths, because a folder above the project can have the same name.
const below = (folder: string) => new RegExp(`^${escapePattern(inProject("e2e", folder))}[\\\\/]`);
const testIgnore = ["engines", "site"].map(below);

export default defineConfig<{ sites: Record<string, TestedSite> }>({
  ...shared,
  globalSetup: [...shared.globalSetup.slice(0, -1), "support/product/build-sites.ts"],
  testDir: ".",
  testIgnore,
  projects: [
    // Those of a worker share a development server, which takes longer to start than most tests: few tests need one.
    { name: "editing", testMatch: below("editing"), workers: isThorough ? 2 : 1 },
    // Each file builds a site, and would run alone behind all others.
    { name: "publishing", testMatch: below("remote") },
    { name: "visiting", testIgnore: [...testIgnore, ...["editing", "remote"].map(below)] },
  ],
  use: { ...shared.use, sites },
});
