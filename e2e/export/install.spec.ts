import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmOf } from "../support/product/npm.ts";
import { packPackage } from "../support/product/owner.ts";
import { expect, plainTest as test } from "../support/test.ts";

/*
 * On CI alone, as what npm installs changes with the registry. Every run tests the packed files in `package.spec.ts`, and
 * what a site installs in `scripts/suites/npm.test.ts`.
 */

/** The npm of Node.js 20, and the newest before 12. */
const versions = ["10.8.2", "11"];
const answers = ["faircopy", "init", "--company", "Kiln"];

/** First commands of an owner who has the packed file, and nothing else. The README has those that run each time. */
const ways: readonly [what: string, tags: string[], begin: (packed: string) => string[][]][] = [
  [
    "installs the packed file and the site that it begins",
    ["@nightly"],
    (packed) => [
      ["npm", "install", packed],
      ["npx", ...answers],
    ],
  ],
  [
    "begins a site from the packed file alone, and installs it",
    [],
    (packed) => [["npx", "--yes", `--package=${packed}`, ...answers]],
  ],
];

for (const version of versions)
  for (const [what, tag, begin] of ways)
    test(`npm ${version} ${what}`, { tag }, () => {
      test.setTimeout(300_000);
      const run = npmOf(version);
      test.skip(!run, "npm reaches no registry.");
      const folder = mkdtempSync(join(tmpdir(), "begun-"));
      for (const command of [
        ...begin(packPackage()),
        ["npm", "install"],
        ["npm", "run", "check"],
      ]) {
        const result = run?.(command, folder);
        expect(result?.status, `${command.join(" ")}: ${result?.said}`).toBe(0);
      }
    });
