import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { valueAt } from "../../check/read/findings/field.ts";
import { type Path, readYaml, type YamlFile } from "../../check/read/read.ts";
import { lexemesOf } from "../../check/read/yaml/lexemes.ts";
import { randomDocument } from "../../check/testing/random-document.ts";
import { randomNumbers } from "../../check/testing/random-numbers.ts";
import { singlesIn } from "../../check/testing/singles-in.ts";
import { isWhole } from "../../check/testing/whole.ts";
import { displayWidth } from "../../check/text/display-width.ts";
import { setValues } from "./edit-values.ts";
import { foldWidth, wrap } from "./fold.ts";
import { withValue } from "./read-back.ts";
import type { Plain } from "./yaml-text.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const files = ["e2e/firms", "starter"]
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith(".yaml"))
  .sort()
  .map((name): [string, string] => [name, readFileSync(`${root}/${name}`, "utf8")])
  // A pack may have all words of a page, whose file then has comments alone.
  .filter(([, text]) => /^[^#\s]/m.test(text));

// What YAML, in either version, may take for something else than a text, or cannot have between some signs.
const odd =
  `"…" --- ... ? %a @a \`a !a &a *a |a >a - #a a: [a {a ]a }a ,a 'a it's "a" \\a \\n 012 1.10 +4420 0x1F 1e3 .inf ~ null yes
  n Off = << 2026-11-20 12:30 1_000 - : a:b http://a.example/#b \`\`\` <<<<<<<`.split(/\s+/);
const signs = [
  ..."\n\t \u00A0\u00AD\u2028\u2029\0\x07\x1B\x85\uFEFF\u200B\u202E\r,:#-\"'\\é日🌳",
  "e\u0301",
  "من",
  " - ",
  ": ",
  " #",
];
const words =
  "We bake bread every morning and open at seven, Bäckerei नमस्ते 世界 مخبز incomprehensibilities".split(
    " ",
  );

/** Words as somebody may write them: odd ones, odd signs, a sentence, a long one, some lines. */
function randomWords(below: (limit: number) => number): string {
  const pick = (all: readonly string[]) => all[below(all.length)] as string;
  const some = (all: readonly string[], most: number, between: string) =>
    Array.from({ length: 1 + below(most) }, () => pick(all)).join(between);
  const kinds = [
    () => pick(["", " ", "\n", ...odd]),
    () => some(signs, 6, ""),
    () => some([...signs, ...words, ...odd], 40, pick(["", " "])),
    () => some(words, 6, " "),
    () => some(words, 60, " "),
    () => some([some(words, 30, " "), some(words, 5, " ")], 3, pick(["\n", "\n\n", "\n - "])),
  ];
  return kinds[below(kinds.length)]?.() ?? "";
}

function read(text: string): YamlFile {
  const { file } = readYaml({ file: "x.yaml", text });
  if (file === undefined) throw new Error(text);
  return file;
}

/** The lines before those of a value, its own, and those after. */
function around({ text, valueRange }: YamlFile, path: Path): [string, string, string] {
  const range = valueRange(path);
  const start = text.lastIndexOf("\n", (range?.start.offset ?? 0) - 1) + 1;
  const end = (range?.end.offset ?? 0) + text.slice(range?.end.offset).search(/\r?\n|$/);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

const commentsIn = (text: string) =>
  [...lexemesOf(text)].flatMap(({ source, isScalar }) =>
    isScalar || !source.startsWith("#") ? [] : [source],
  );

/** How a value is written: its quotes or sign, and whether in several lines. */
function styleOf({ text, valueRange }: YamlFile, path: Path): string {
  const range = valueRange(path);
  const source = text.slice(range?.start.offset, range?.end.offset);
  const header = /^(?:[|>][-+0-9]*|["'])/.exec(source)?.[0] ?? "";
  return `${header} ${source.includes("\n")}`;
}

/** Words as they are in a file after an edit, if a block keeps the line ends with which it ends. */
function withEnd(before: YamlFile, after: YamlFile, path: Path, words: Plain): Plain {
  const areBlocks = [before, after].every((file) => /^[|>]/.test(styleOf(file, path)));
  if (!areBlocks || typeof words !== "string" || !/[^\n]$/.test(words)) return words;
  return words + (/\n*$/.exec(String(valueAt(before.value, path)))?.[0] ?? "");
}

/** Whether a value is in one line, or folded as the file folds: then its lines follow from its words. */
function isRegular(file: YamlFile, path: Path): boolean {
  const range = file.valueRange(path);
  const source = file.text.slice(range?.start.offset, range?.end.offset);
  const [header = "", ...lines] = source.split(/\r?\n/);
  if (lines.length === 0)
    return !header.includes("\\") && displayWidth(around(file, path)[1]) <= foldWidth(file.text);
  const indent = (lines[0] ?? "").search(/\S/);
  const text = lines.map((line) => line.trim()).join(" ");
  return (
    header.startsWith("|") ||
    (header.startsWith(">") &&
      wrap(text, foldWidth(file.text) - indent).join() === lines.map((line) => line.trim()).join())
  );
}

it("an edit in any file of any firm changes the lines of its text alone", {
  timeout: 1_800_000,
}, () => {
  const edits = isWhole ? 10_000 : 200;
  const random = randomNumbers(Number(process.env["SEED"] ?? 1));
  const below = (limit: number) => Math.floor(random() * limit);
  let heldBack = 0;
  for (let edit = 0; edit < edits; edit++) {
    // Content has few of YAML's styles, and generated documents have all.
    const generated: [string, string] = [`seed ${edit}`, randomDocument(edit)];
    const [name, source] = (below(3) > 0 && files[below(files.length)]) || generated;
    const newline = below(2) === 0 ? "\r\n" : "\n";
    const text = (below(9) === 0 ? "\uFEFF" : "") + source.replaceAll(/\r?\n/g, newline);
    const file = read(text);
    const all = singlesIn(file.value);
    // Most texts are in one line; half of the edits are for the others.
    const folds = all.filter((path) => below(2) === 0 && styleOf(file, path).includes("true"));
    const path = (folds[below(folds.length)] ?? all[below(all.length)]) as Path;
    const old = valueAt(file.value, path) as Plain;
    const others = { number: below(100), boolean: !old, string: randomWords(below) };
    const value = others[(old === null ? "string" : typeof old) as keyof typeof others];
    const label = `edit ${edit}, ${name} ${path.join(".")}: ${JSON.stringify(value)}`;

    const edited = setValues(text, name, [{ path, value }]);
    const after = read(edited);
    const wanted = withEnd(file, after, path, value);
    expect(after.value, label).toEqual(withValue(file.value, path, wanted));
    const [before, , behind] = around(file, path);
    const [newBefore, own, newBehind] = around(after, path);
    expect([newBefore, newBehind], label).toEqual([before, behind]);
    expect(own.replaceAll(newline, ""), label).not.toMatch(/[\r\n]/);
    expect(commentsIn(edited), label).toEqual(commentsIn(text));
    expect(setValues(edited, name, [{ path, value }]), label).toBe(edited);

    if (old === null) continue;
    const back = setValues(edited, name, [{ path, value: old }]);
    const wantedBack = withEnd(after, read(back), path, old);
    expect(valueAt(read(back).value, path), label).toBe(wantedBack);
    const isSameStyle = styleOf(file, path) === styleOf(after, path);
    // Another width is that of the lines that are left.
    if (!isSameStyle || !isRegular(file, path) || foldWidth(text) !== foldWidth(edited)) continue;
    expect(back, label).toBe(text);
    heldBack += 1;
  }
  expect(heldBack).toBeGreaterThan(edits / 5);
});
