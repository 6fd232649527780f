import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marksOf } from "../src/check/sample/unchanged-texts.ts";
import { shippedSample } from "./shipped-sample.ts";

/** The content that ships, and its copy that tests stand on, which no owner edits. */
const shipped = shippedSample();
const frozen = join("e2e", "firms", "sample");

rmSync(frozen, { recursive: true, force: true });
cpSync(shipped, frozen, { recursive: true, filter: (file) => !file.includes(".schema") });
writeFileSync(join("src", "check", "sample", "sample-marks.txt"), marksOf(frozen));
console.log(`Wrote ${frozen} and its marks.`);
