import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the content that ships; ends the program where it holds an owner's, whose words and drawings are no sample. */
export function shippedSample(): string {
  const folder = "content";
  if (/^sample: true$/m.test(readFileSync(join(folder, "site.yaml"), "utf8"))) return folder;
  console.error("content/site.yaml does not say `sample: true`, so it is not what ships.");
  process.exit(1);
}
