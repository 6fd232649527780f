import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawings } from "./sample-drawings/drawings.ts";
import { shippedSample } from "./shipped-sample.ts";

const folder = join(shippedSample(), "pictures");
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(drawings)) writeFileSync(join(folder, name), text);
console.log(`Wrote ${Object.keys(drawings).length} drawings into ${folder}.`);
