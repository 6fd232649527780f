import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { casesIn } from "../src/testing/hold-cases.ts";
import { patternsIn, productPatterns } from "./testing/patterns.ts";
import { isWhole } from "./testing/whole.ts";

/** How patterns begin that recheck calls slow or cannot judge, with the longest text that each meets. */
const listed = Object.keys(
  casesIn<Record<string, string>>(import.meta.dirname, "slow-patterns.yaml"),
);
// Without a repetition that has no end, a pattern looks at a few letters from each place of a text.
const patterns = productPatterns().filter(({ source }) => /[*+]|\{\d+,\}/.test(source));

/** Steps decide, never time, which a busy machine has less of. Some hundred letters from each place of a text are few. */
const limits = {
  ...{ timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null },
  ...{ maxDegree: 2, attackLimit: 10_000_000 },
};

/** The patterns that take more time than in proportion to a text, each with a text that shows it. */
async function slowAmong(some: readonly { source: string; flags: string }[]): Promise<string[]> {
  const { check } = createRequire(import.meta.url)("recheck");
  const slow: string[] = [];
  for (const { source, flags } of some) {
    const { status, attack } = await check(source, flags.replaceAll(/[dv]/g, ""), limits);
    if (status !== "safe") slow.push(`/${source}/ is ${status}: ${attack?.pattern}`);
  }
  return slow;
}

it("patterns of code are found, with those that it puts together", () => {
  const code = `const a = /b+/; RegExp(\`^\${a.source}(?:\${c()})\`, "u"); "x".match(/d/g);`;
  const found = patternsIn([["one.ts", code]]).map(({ source, flags }) => `/${source}/${flags}`);
  expect(found).toEqual(["/b+/", "/^b+(?:x)/u", "/d/g"]);
  expect(patterns.length).toBeGreaterThan(500);
});

it("each listed pattern is one of the program", () => {
  const foundBy = (start: string) => patterns.filter(({ source }) => source.startsWith(start));
  expect(listed.filter((start) => foundBy(start).length !== 1)).toEqual([]);
});

it("a slow pattern is named", async () => {
  const slow = { source: String.raw`^[\w-]*\/(?:[\w-]+\/?)*$`, flags: "" };
  expect(await slowAmong([slow, { source: "a+", flags: "" }])).toHaveLength(1);
});

/** The first 12 hex digits of the SHA-256 of a pattern. */
const nameOf = ({ source, flags }: { source: string; flags: string }) =>
  createHash("sha256").update(`/${source}/${flags}`).digest("hex").slice(0, 12);

// The same pattern is judged alike each time: those of the last time take some minutes, and are judged again at night.
it("patterns take time in proportion to a text", async () => {
  const record = join(import.meta.dirname, "safe-patterns.txt");
  const safe = new Set(isWhole ? [] : readFileSync(record, "utf8").split("\n"));
  const isListed = (source: string) => listed.some((start) => source.startsWith(start));
  const asked = patterns.filter(({ source }) => !isListed(source));
  expect(await slowAmong(asked.filter((one) => !safe.has(nameOf(one))))).toEqual([]);
  await expect(`${[...new Set(asked.map(nameOf))].sort().join("\n")}\n`).toMatchFileSnapshot(
    record,
  );
}, 1_800_000);
