import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { checkFiles } from "../../../../scripts/testing/files/check-files.ts";
import type { Diagnostic } from "../../diagnostic.ts";
import { displayWidth } from "../../terminal.ts";
import { rangesIn } from "../../yaml/places.ts";
import { compact, github, json } from "./formats.ts";
import type { Results } from "./pretty.ts";
import { pretty } from "./pretty.ts";

const site = { file: "content/site.yaml", text: "a: 1\nb: two\n  three\n" };
const home = { file: "content/pages/home.yaml", text: "c: 3\n" };
const command = "\u001B";

function finding(more: Partial<Diagnostic> = {}): Diagnostic {
  const words = { message: "`b` is text.", hint: "Write a number." };
  const range = rangesIn(site.text)(8, 11);
  return { file: site.file, ...range, rule: "schema", severity: "error", ...words, ...more };
}

const several: Results = {
  sources: [site, home],
  diagnostics: [
    finding({ fix: { start: 8, end: 11, text: "2" } }),
    finding({ ...rangesIn(site.text)(8, 19), message: "Another." }),
    finding({ severity: "warning", rule: "placeholder" }),
    finding({ severity: "info", rule: "symbols", file: home.file }),
    finding({ file: "a,b:c%\r\n.yaml", message: "100%\r\n::error::x", hint: "a:b,c" }),
    finding({
      file: `content/${command}[2J.yaml`,
      message: `${command}[31m. \u009B31m\u202E`,
      hint: "\0\u001B]0;x\u0007",
    }),
  ],
};
const clean = { sources: [site], diagnostics: [] };

/** A report with signs that command a terminal as JSON has them. */
const visibleText = (prettyReport: string) =>
  prettyReport.replaceAll(/[^\P{C}\n]/gu, (sign) => JSON.stringify(sign).slice(1, -1));

// `npx vitest run src/engine/check/reporters -u` writes the reports again.
it("each format says where, what and how to fix it, counts, and controls no terminal", async () => {
  const formats = { pretty, compact, github, json };
  const reports = Object.entries(formats).flatMap(([name, report]) => [
    `## ${name}\n${visibleText(report(several))}`,
    `## ${name}, where nothing is found\n${visibleText(report(clean))}`,
  ]);
  for (const report of [pretty, compact, github])
    expect(report(several)).not.toMatch(/[^\P{C}\n]/u);
  const file = join(import.meta.dirname, "reports.test.txt");
  await expect(reports.join("\n")).toMatchFileSnapshot(file);
});

it("errors come first, sixty equal findings are one with its places, and a terminal ends with what to begin with", () => {
  const text = "taglin: x\n".repeat(60);
  const [warned, wrong] = [
    { message: "This is a gap.", hint: "Write some text here.", severity: "warning" as const },
    { message: "Unknown key `taglin`.", hint: "Did you mean `tagline`?" },
  ];
  const range = rangesIn(text);
  const diagnostics = Array.from({ length: 60 }, (_, index) => {
    const at = range(index * 10, index * 10 + 6);
    return [
      finding({ ...warned, ...at, file: "b.yaml" }),
      finding({ ...wrong, ...at, file: "b.yaml" }),
    ];
  }).flat();
  const results = { sources: [{ file: "b.yaml", text }], diagnostics };
  const report = pretty(results, { isTerminal: true });
  expect(report.indexOf(wrong.message)).toBeLessThan(report.indexOf(warned.message));
  for (const { message, lines } of [
    { message: warned.message, lines: 1 },
    { message: wrong.message, lines: 2 },
  ])
    expect(report.split(message), message).toHaveLength(lines + 1);
  const others = "b.yaml:2, b.yaml:3, b.yaml:4, b.yaml:5, b.yaml:6 and 54 more places";
  expect(report.split(`Also in ${others}.`)).toHaveLength(3);
  expect(report).toContain("60 errors, 60 warnings in 1 file");
  const end = `Begin with: b.yaml:1:1  error  schema\n  ${wrong.message}\n  ${wrong.hint}\n`;
  expect(report.endsWith(end), report.slice(-200)).toBe(true);
  expect(pretty(results)).not.toContain("Begin with");
  expect(
    pretty({ ...results, diagnostics: diagnostics.slice(0, 1) }, { isTerminal: true }),
  ).not.toContain("Begin with");
});

it("words have the width of a terminal's window, and elsewhere one line", () => {
  const hint = `Write a number, such as 12 or ${"1".repeat(60)}, without quotes, in the same line.`;
  const results = { sources: [], diagnostics: [finding({ hint })] };
  const wordLines = (columns?: number) => {
    const layout = columns ? { columns, isTerminal: true } : {};
    const [, ...lines] = (pretty(results, layout).split("\n\n")[0] as string).split("\n");
    return lines;
  };
  expect(wordLines()).toEqual(["  `b` is text.", `  ${hint}`]);
  const lines = wordLines(40);
  expect(lines.map((line) => line.trim()).join(" ")).toBe(`\`b\` is text. ${hint}`);
  for (const line of lines) expect(line).toMatch(/^ {2}(?:.{1,38}|1{60},)$/);
});

it("all lines have the width of a terminal's window, in any script, but for places and long words", () => {
  const folder = "content/a-folder-with-a-long-name/";
  const files = ["one", "two", "three"].map((name) => ({
    file: `${folder}${name}.yaml`,
    text: "",
  }));
  const words = {
    message: "「一文字ずつ」、折り返します。".repeat(4),
    hint: "اكتب نصًا هنا. ".repeat(9),
  };
  const diagnostics = files.map(({ file }) => finding({ file, rule: "placeholder", ...words }));
  const results = { sources: files, diagnostics };
  for (const columns of [60, 80]) {
    const report = pretty(results, { columns, isTerminal: true, colour: true });
    const lines = stripVTControlCharacters(report).split("\n");
    expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
    expect(lines.filter((line) => /^ *[」、。]/.test(line))).toEqual([]);
    expect(lines.map((line) => line.trim()).join("")).toContain(words.message);
  }
  expect(pretty(results).split("\n")).toContain(`  ${words.message}`);
});

it.each([
  ["capitals", "WORD "],
  ["one word", "x"],
  ["dashes", "-"],
  ["blanks", " "],
  ["spaces and signs to do", "TODO  "],
  ["quotation marks", "''"],
])("a text of 60,000 characters makes no large report: %s", (_, piece) => {
  const words = piece.repeat(60_000 / piece.length);
  const results = checkFiles({
    "products/first.yaml": (text) => text.replace(/^tagline: .*/m, () => `tagline: '${words}'`),
  });
  for (const { message, hint } of results.diagnostics)
    expect(Math.max(message.length, hint.length)).toBeLessThan(400);
  expect(pretty(results).length).toBeLessThan(120_000);
  expect(json(results).length).toBeLessThan(200_000);
  const [line = ""] = pretty(results, { columns: 80 })
    .split("\n")
    .sort((a, b) => b.length - a.length);
  expect(line.length).toBeLessThan(400);
});

it("says on a line what `fix` makes of the one with a finding", () => {
  const section = (word: string) =>
    `a: 1\n  b: ${`${word} `.repeat(60)}two${` ${word}`.repeat(60)}\nc: 3\n`;
  const text = section("word");
  const start = text.indexOf("two");
  const fix = { start, end: start + 3, text: "2" };
  const diagnostics = [finding({ ...rangesIn(text)(start, start + 3), fix })];
  const report = (columns: number, shown = text) =>
    pretty({ sources: [{ ...site, text: shown }], diagnostics }, { columns });
  expect(report(60)).toContain("\n  fix: …word word word word word 2 word word word word word…\n");
  // Signs of two columns, as long as the word: none is cut in half.
  expect(report(60, section("🍞🍞"))).toContain(
    "\n  fix: …🍞🍞 🍞🍞 🍞🍞 🍞🍞 🍞🍞 2 🍞🍞 🍞🍞 🍞🍞 🍞🍞 🍞🍞…\n",
  );
  expect(report(1000)).toContain(`\n  fix: b: ${"word ".repeat(60)}2${" word".repeat(60)}\n`);
});

describe("the report for people", () => {
  it("shows a hundred findings of a kind, and counts all", () => {
    const many = (count: number, rule: string) =>
      Array.from({ length: count }, (_, index) =>
        finding({ rule, message: `"word ${index}" is long.`, file: `content/pages/${index}.yaml` }),
      );
    const diagnostics = [...many(1680, "placeholder"), ...many(100, "schema")];
    const shown = pretty({ diagnostics, sources: [] });
    expect(shown.split("is long.")).toHaveLength(201);
    expect(shown.match(/^… .*/gm)).toEqual([
      "… and 1,580 more like it; `--format json` lists all.",
    ]);
    expect(shown).toContain("(placeholder 1680, schema 100)");
    expect(shown).toMatch(/\n {2}… and 1,580 more files\n$/);
  });

  it("is coloured when asked", () => {
    const coloured = pretty(several, { colour: true });
    expect(coloured).toContain(`${command}[31merror${command}[39m`);
    expect(pretty(clean, { colour: true }).startsWith(`${command}[32m`)).toBe(true);
  });
});

it("prints no marks of direction that a translated sentence has, and shows those of a path", () => {
  const one = finding({ file: "a\u200eb.yaml", message: "אל \u200e/about." });
  for (const report of [pretty, compact, github]) {
    const said = report({ diagnostics: [one], sources: [] });
    expect(said).toContain("אל /about.");
    expect(said).toContain("a\ufffdb.yaml");
  }
});
