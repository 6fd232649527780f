import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmOf } from "../support/product/npm.ts";
import { packPackage } from "../support/product/owner.ts";
import { expect, plainTest as test } from "../support/test.ts";

/** The npm of Node.js 20, and the newest before 12. What they install changes with the registry. */
const versions = ["10.8.2", "11"];
const answers = ["faircopy", "init", "--company", "Kiln"];

/** Runs commands of each version in an empty folder. Each of them succeeds. */
function runAll(commands: (packed: string) => readonly (readonly string[])[]) {
  const packed = packPackage();
  for (const version of versions) {
    const run = npmOf(version);
    test.skip(!run, "npm reaches no registry.");
    const folder = mkdtempSync(join(tmpdir(), "begun-"));
    for (const command of commands(packed)) {
      const result = run?.(command, folder);
      expect(result?.status, `npm ${version}, ${command.join(" ")}: ${result?.said}`).toBe(0);
    }
  }
}

test("npm 10 and the newest 11 install the packed file and the site that it begins", () => {
  test.setTimeout(300_000);
  runAll((packed) => [
    ["npm", "install", packed],
    ["npx", ...answers],
    ["npm", "install"],
    ["npm", "run", "check"],
  ]);
});

test("their npx begins a site from the packed file alone", { tag: "@nightly" }, () => {
  test.setTimeout(300_000);
  runAll((packed) => [
    ["npx", "--yes", `--package=${packed}`, ...answers],
    ["npm", "install"],
    ["npm", "run", "check"],
  ]);
});
