import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { themeCss } from "../../src/design/theme.ts";
import { type CheckResult, checkContent } from "../check/check.ts";
import { formats, reporterFor } from "../check/reporters/formats.ts";
import { randomNumbers } from "../check/testing/random-numbers.ts";
import { sampleCopy } from "../check/testing/temporary-content.ts";
import { isWhole } from "../check/testing/whole.ts";
import { fixContent } from "./commands/fix.ts";

const files = ["site.yaml", "products/fresh-saver.yaml", "pages/home.yaml", "pages/privacy.yaml"];

/** Bits of YAML and of hostile text. */
const scraps = [
  ..."\"'#&*!|>%@`{}[],:?-~\t \n\r\0\uFEFF🌳",
  ...["\n- ", "\n  ", "\n\t", ": ", " #", "<<: *a", "&a ", "*a", "!!js/function "],
  ...["---\n", "...\n", "__proto__: 1\n", "constructor: 1\n"],
  ...["# content-ignore placeholder -- why\n", "# content-ignore\n", " # content-ignore eta-past"],
  ...["\u202E", "\u200B", "the the", "  ", "“", "{slot}", "100% secure #1", "javascript:alert(1)"],
  ...["[".repeat(80), "a ".repeat(500), "\uD800", "क्ष నమస్తే"],
  ...["null", "1e999", "012", "-0", ".nan"],
];

/** A text after some slips of the hand or of malice; the same for the same seed. */
function damaged(text: string, random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit);
  let result = text;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(result.length + 1);
    const lines = result.split("\n");
    const line = below(lines.length);
    const scrap = scraps[below(scraps.length)] as string;
    const damages = [
      () => result.slice(0, at) + result.slice(at + 1 + below(30)),
      () => result.slice(0, at) + scrap + result.slice(at + below(6)),
      () => lines.toSpliced(line, 1).join("\n"),
      () => lines.toSpliced(line, 0, lines[below(lines.length)] ?? "").join("\n"),
      () =>
        lines
          .with(
            line,
            `${lines[line]}`.replace(/: .*/, () => `: ${scrap}`),
          )
          .join("\n"),
    ];
    result = damages[below(damages.length)]?.() ?? result;
  }
  return result;
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

// `SEED=…` takes others; `npm run test:full` takes many.
const first = Number(process.env["SEED"] ?? 1);
const seeds = Array.from({ length: isWhole ? 1000 : 30 }, (_, index) => first + index);
let refused = 0;

it.each(seeds)("the check ends well whatever becomes of a file: SEED=%d", async (seed) => {
  const directory = sampleCopy();
  const random = randomNumbers(seed);
  const path = join(directory, files[Math.floor(random() * files.length)] as string);
  // A lone half of a character cannot be written as UTF-8 at all.
  const text = Buffer.from(damaged(readFileSync(path, "utf8"), random)).toString();
  writeFileSync(path, text);

  const result = checkContent({ directory });
  expect(wrongFindings(result)).toEqual([]);
  for (const format of formats) (await reporterFor(format))(result, { colour: false });
  for (const { before, after } of fixContent({ directory }, result).files)
    expect(after).not.toBe(before);
  const isRefused = result.diagnostics.some(({ severity }) => severity === "error");
  expect(result.content === undefined).toBe(isRefused);
  if (result.content) themeCss(result.content.site.theme);
  expect(readFileSync(path, "utf8")).toBe(text);
  if (isRefused) refused += 1;
});

it("some of the damage is refused, and some is none", () => {
  expect(refused / seeds.length).toBeGreaterThan(1 / 3);
  expect(refused / seeds.length).toBeLessThan(1);
});
