import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The content that ships, and the copy for tests, which no owner edits. */
const shipped = "content";
const frozen = join("e2e", "firms", "sample");

// An owner's content must not become the sample.
if (/^sample: true$/m.test(readFileSync(join(shipped, "site.yaml"), "utf8"))) {
  rmSync(frozen, { recursive: true, force: true });
  cpSync(shipped, frozen, { recursive: true, filter: (file) => !file.includes(".schema") });
  console.log(`Wrote ${frozen}.`);
} else {
  console.error("content/site.yaml does not say `sample: true`, so it is not what ships.");
  process.exitCode = 1;
}
