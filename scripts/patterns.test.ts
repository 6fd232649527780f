import { createRequire } from "node:module";
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

// It takes some minutes.
it.runIf(isWhole || (process.env["CI"] && process.platform === "linux"))(
  "patterns take time in proportion to a text",
  async () => {
    const isListed = (source: string) => listed.some((start) => source.startsWith(start));
    expect(await slowAmong(patterns.filter(({ source }) => !isListed(source)))).toEqual([]);
  },
  1_800_000,
);
