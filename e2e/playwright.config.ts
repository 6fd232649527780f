import { defineConfig } from "playwright/test";
import { isWhole } from "../scripts/check/testing/whole.ts";
import { shared } from "./shared.config.ts";

// The product's tests take a firm that nobody edits in place of the site's own content.
process.env["CONTENT_DIR"] = "e2e/firms/sample";
process.env["TEST_FOLDER"] = "dist.product";

const specOf = (name: string) => `**/${name}.spec.ts`;

export default defineConfig({
  ...shared,
  testDir: ".",
  projects: [
    // All tests of another engine share its browser, for a second one would cost more than it saves.
    ...["Firefox", "WebKitGTK"].map((name) => ({
      name,
      testDir: "engines",
      // The rest lasts longer.
      testIgnore: isWhole ? [] : ["parts", "print", "scripts-off", "theme"].map(specOf),
      fullyParallel: false,
      workers: 1,
    })),
    // That the laws of walks find what breaks them hangs on the walks alone.
    {
      testIgnore: [
        ...["e2e/engines/**", "e2e/site/**"],
        ...(isWhole ? [] : ["e2e/walks/laws.spec.ts"]),
      ],
    },
  ],
});
