import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { CheckResult } from "../../src/engine/check/check.ts";
import { formats, reporters } from "../../src/engine/check/report/formats.ts";
import { themeCss } from "../../src/site/design/theme.ts";
import { checkContent, fixContent } from "../disk/check-content.ts";

import { runs } from "../testing/whole.ts";

const directory = "e2e/firms/sample";
const files = ["site.yaml", "products/fresh-saver.yaml", "pages/home.yaml", "pages/privacy.yaml"];

/** Bits of YAML and of hostile text. */
const scraps = [
  ..."\"'#&*!|>%@`{}[],:?-~\t \n\r\0\uFEFF🌳",
  ...["\n- ", "\n  ", "\n\t", ": ", " #", "<<: *a", "&a ", "*a", "!!js/function "],
  ...["---\n", "...\n", "__proto__: 1\n", "constructor: 1\n"],
  ...["# content-ignore placeholder -- why\n", "# content-ignore\n", " # content-ignore eta-past"],
  ...["\u202E", "\u200B", "the the", "  ", "“", "{slot}", "100% secure #1", "javascript:alert(1)"],
  ...["[".repeat(80), "a ".repeat(500), "\uD800", "क्ष నమస్తే"],
  ...["null", "1e999", "012", "-0", ".nan", "…"],
];

/** A slip of the hand or of malice: it deletes signs or lines, or puts something in their place. */
const slip = fc.record({
  unit: fc.constantFrom("", "\n"),
  at: fc.nat(),
  gone: fc.nat({ max: 8 }),
  put: fc.oneof(fc.constantFrom("", ...scraps), fc.nat()),
});
type Slip = typeof slip extends fc.Arbitrary<infer Value> ? Value : never;

function damage(text: string, { unit, at, gone, put }: Slip): string {
  const parts = text.split(unit);
  const from = at % parts.length;
  // A number stands for another sign or line of the text.
  const other = typeof put === "number" ? `${parts[put % parts.length]}` : put;
  const key = unit === "\n" ? (/^.*?: /.exec(`${parts[from]}`)?.[0] ?? "") : "";
  return parts.toSpliced(from, gone, key + other).join(unit);
}

/** Findings outside their files, or with words of the program in them. */
function wrongFindings({ diagnostics, sources }: CheckResult): unknown[] {
  const lengths = new Map(sources.map(({ file, text }) => [file, text.length]));
  return diagnostics.filter(({ file, start, end, message, hint }) => {
    const isInside = 0 <= start.offset && start.offset <= end.offset;
    const words = `${message} ${hint}`.replaceAll(/"[^"]*"|`[^`]*`/g, "");
    const isFit = isInside && end.offset <= (lengths.get(file) ?? 0);
    return !isFit || /undefined|\[object|NaN/.test(words);
  });
}

it("the check ends well whatever becomes of a file", async () => {
  const given = runs(1000, 30);
  let refused = 0;
  const slips = fc.array(slip, { minLength: 1, maxLength: 4 });
  const ends = fc.asyncProperty(fc.constantFrom(...files), slips, async (name, all) => {
    const file = `${directory}/${name}`;
    const text = all.reduce(damage, readFileSync(file, "utf8"));
    // A lone half of a character cannot be written as UTF-8 at all.
    const texts = new Map([[file, Buffer.from(text).toString()]]);
    const result = checkContent({ directory, texts });
    expect(wrongFindings(result)).toEqual([]);
    for (const format of formats) reporters[format](result, { colour: false });
    const fixed = fixContent({ directory, texts });
    for (const { before, text } of fixed.files) expect(text).not.toBe(before);
    // `fix` does all that findings say it does.
    expect(fixed.left.filter(({ fix, move }) => fix ?? move)).toEqual([]);
    const isRefused = result.diagnostics.some(({ severity }) => severity === "error");
    expect(result.content === undefined).toBe(isRefused);
    if (result.content) themeCss(result.content.site.theme);
    if (isRefused) refused += 1;
  });
  await fc.assert(ends, given);
  // The check refuses some of the damage; some changes nothing.
  expect(refused / given.numRuns).toBeGreaterThan(1 / 3);
  expect(refused).toBeLessThan(given.numRuns);
}, 600_000);
