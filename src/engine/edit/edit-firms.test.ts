import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../../../scripts/testing/whole.ts";
import { yamlTexts } from "../../../scripts/testing/yaml-texts.ts";
import { casesIn } from "../../testing/hold-cases.ts";
import { valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/read-yaml.ts";
import { setValues } from "./yaml/edit-values.ts";
import { readComplete, withValue } from "./yaml/yaml-changes.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** The paths of all single values that a value holds. */
function singlesIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) =>
    singlesIn(valueAt(value, [step])).map((path): Path => [step, ...path]),
  );
}

const { odd, signs, words } = casesIn<Record<"odd" | "signs" | "words", string[]>>(
  import.meta.dirname,
  "edit-firms.yaml",
);

const some = (all: readonly string[], maxLength: number, between: string) =>
  fc
    .array(fc.constantFrom(...all), { minLength: 1, maxLength, size: "max" })
    .map((parts) => parts.join(between));

/** Words as somebody may write them: odd ones, odd signs, a sentence, a long one, some lines. */
const randomWords = fc.oneof(
  fc.constantFrom(...odd),
  some([...signs, ...words, ...odd], 40, ""),
  some([...signs, ...words, ...odd], 40, " "),
  some(words, 60, " "),
  fc
    .tuple(some(words, 30, " "), some(words, 5, " "), fc.constantFrom("\n", "\n\n", "\n - "))
    .map(([first, second, between]) => first + between + second),
);

/** Texts of YAML, some behind a byte order mark. A pack may have all words of a page, whose file then has comments alone. */
const documents = fc
  .tuple(
    yamlTexts(/^[^#\s]/m, 2),
    fc.oneof({ weight: 8, arbitrary: fc.constant("") }, fc.constant("\uFEFF")),
  )
  .map(([{ text, newline }, mark]) => ({ text: mark + text, newline }));

const readFirm = (text: string) => readComplete({ file: "x.yaml", text });

/** The text before a value, its own as it is written, and the text behind it. */
function surroundings({ text, valueRange }: YamlFile, path: Path): [string, string, string] {
  const { start, end } = valueRange(path) ?? { start: { offset: 0 }, end: { offset: 0 } };
  return [
    text.slice(0, start.offset),
    text.slice(start.offset, end.offset),
    text.slice(end.offset),
  ];
}

/** Words as they are in a file after an edit, if a block keeps the line ends with which it ends. */
function withEnd(before: YamlFile, after: YamlFile, path: Path, words: Plain): Plain {
  const areBlocks = [before, after].every((file) => /^[|>]/.test(surroundings(file, path)[1]));
  if (!areBlocks || typeof words !== "string" || !/[^\n]$/.test(words)) return words;
  return words + (/\n*$/.exec(String(valueAt(before.value, path)))?.[0] ?? "");
}

it("in any file another text is set, nothing else differs, and the old text can come back", () => {
  // Most texts are in one line; half of the edits are for the others.
  const edit = fc.property(
    documents,
    fc.boolean(),
    fc.nat(),
    randomWords,
    ({ text, newline }, isFolded, which, wish) => {
      const file = readFirm(text);
      const all = singlesIn(file.value);
      const folds = all.filter((path) => isFolded && surroundings(file, path)[1].includes("\n"));
      const paths = folds.length > 0 ? folds : all;
      const path = paths[which % paths.length] as Path;
      const old = valueAt(file.value, path) as Plain;
      const others = { number: which % 100, boolean: !old, string: wish };
      const value = others[(old === null ? "string" : typeof old) as keyof typeof others];

      const edited = setValues(text, "x.yaml", [{ path, value }]);
      const after = readFirm(edited);
      const wanted = withEnd(file, after, path, value);
      expect(after.value).toEqual(withValue(file.value, path, wanted));
      const [before, , behind] = surroundings(file, path);
      expect(edited.startsWith(before)).toBe(true);
      // A comment moves behind the header of a block that begins.
      expect(edited.endsWith(behind.replace(/^ *#[^\r\n]*/, ""))).toBe(true);
      expect(edited.replaceAll(newline, "")).not.toMatch(/[\r\n]/);
      expect(setValues(edited, "x.yaml", [{ path, value }])).toBe(edited);

      if (old === null) return;
      const back = setValues(edited, "x.yaml", [{ path, value: old }]);
      expect(valueAt(readFirm(back).value, path)).toBe(withEnd(after, readFirm(back), path, old));
    },
  );
  fc.assert(edit, runs(10_000, 100));
}, 1_800_000);
