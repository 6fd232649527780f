import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../../../../scripts/testing/whole.ts";
import { yamlTexts } from "../../../../scripts/testing/yaml-texts.ts";
import { UserError } from "../../check/user-error.ts";
import { valueAt } from "../../values.ts";
import { lexemesOf } from "../../yaml/places.ts";
import type { Path, YamlFile } from "../../yaml/read-yaml.ts";
import { changeEntry } from "./edit-values.ts";
import { readComplete, withoutKey, withValue } from "./yaml-changes.ts";

const read = (text: string) => readComplete({ file: "x.yaml", text });

const moveEntry = (file: YamlFile, list: Path, index: number, to: number) =>
  changeEntry(file, { list, action: "move", index, to });
const deleteEntry = (file: YamlFile, list: Path, index: number) =>
  changeEntry(file, { list, action: "delete", index, to: index });

/** The paths of all lists with entries. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inner = steps.flatMap((step) => listsIn(valueAt(value, [step]), [...path, step]));
  return Array.isArray(value) && value.length > 0 && path.length > 0 ? [path, ...inner] : inner;
}

const commentsIn = (text: string) =>
  [...lexemesOf(text)]
    .filter(({ source, isScalar }) => !isScalar && source.startsWith("#"))
    .map(({ source }) => source.trim())
    .sort();

const documents = yamlTexts(/^ *- /m, 4);

const entry = { title: "…", list: ["a", { b: "# no comment" }], text: "Two words" };

it("in any file entries are moved, added and deleted, and nothing else changes", () => {
  let [done, refused] = [0, 0];
  const step = fc.tuple(fc.constantFrom("move", "delete", "insert"), fc.nat(), fc.nat(), fc.nat());
  const edit = fc.property(
    documents,
    fc.array(step, { minLength: 1, maxLength: 12, size: "max" }),
    ({ text, isContent }, steps) => {
      let file = read(text);
      for (const [kind, which, first, second] of steps) {
        const lists = listsIn(file.value);
        const list = lists[which % lists.length];
        if (!list) return;
        const items = valueAt(file.value, list) as unknown[];
        const [from, to] = [first % items.length, second % items.length];
        const before = file;
        try {
          if (kind === "move") {
            file = moveEntry(before, list, from, to);
            const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
            expect(file.value).toEqual(withValue(before.value, list, moved));
            expect(commentsIn(file.text)).toEqual(commentsIn(before.text));
            expect(moveEntry(file, list, to, from).text).toBe(before.text);
          } else if (kind === "insert") {
            file = changeEntry(before, {
              list,
              action: "add",
              index: from,
              to: from,
              value: entry,
            });
            const more = items.toSpliced(from, 0, entry);
            expect(file.value).toEqual(withValue(before.value, list, more));
            expect(commentsIn(file.text)).toEqual(commentsIn(before.text));
            // A new entry is deleted again without a trace.
            expect(deleteEntry(file, list, from).text).toBe(before.text);
          } else {
            file = deleteEntry(before, list, from);
            const rest = items.toSpliced(from, 1);
            const wanted =
              rest.length > 0
                ? withValue(before.value, list, rest)
                : withoutKey(before.value, list);
            expect(file.value).toEqual(wanted);
            expectOneCut(before.text, file.text);
          }
          expect(file.text.replaceAll("\r\n", "").includes("\r")).toBe(false);
          done += 1;
        } catch (error) {
          const isOnly = kind === "delete" && items.length === 1;
          // A cell of a table has the stamp of the first one above its row.
          const isCell = typeof list.at(-1) === "number";
          if ((isContent && !isOnly && !isCell) || !(error instanceof UserError)) throw error;
          refused += 1;
        }
      }
    },
  );
  fc.assert(edit, runs(4000, 150));
  expect(refused).toBeLessThan(done / 20);
}, 1_800_000);

/** Expects that a text is another without one stretch. */
function expectOneCut(before: string, after: string): void {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  expect(before.endsWith(after.slice(start))).toBe(true);
}
