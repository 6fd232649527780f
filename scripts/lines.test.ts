import { join } from "node:path";
import { expect, it } from "vitest";
import { casesIn } from "../src/testing/hold-cases.ts";
import { filesWithTexts } from "./testing/files/files-with-texts.ts";

const most = casesIn<Record<string, number>>(import.meta.dirname, "lines.yaml");
const isTest = (file: string) => /^e2e\/|\/testing\/|\.test\.tsx?$/.test(file);

const counted = { product: 0, tests: 0 };
for (const folder of ["src", "scripts", "e2e"])
  for (const [name, text] of filesWithTexts(
    join(import.meta.dirname, "..", folder),
    /\.(tsx?|css|mjs)$/,
  ))
    counted[isTest(`${folder}/${name}`) ? "tests" : "product"] += text.split("\n").length - 1;

it.each(Object.entries(counted))("there are no more lines of %s than before", (kind, lines) => {
  expect(lines).toBeGreaterThan(10_000);
  expect(lines).toBeLessThanOrEqual(most[kind] ?? 0);
});
