import { describe, expect, it } from "vitest";
import { valueAt } from "../../check/read/findings/field.ts";
import { type Path, readYaml } from "../../check/read/read.ts";
import { randomDocument } from "../../check/testing/random-document.ts";
import { randomNumbers } from "../../check/testing/random-numbers.ts";
import { isWhole } from "../../check/testing/whole.ts";
import { moveValues } from "./move-values.ts";

/** A place such as `items.0.title`. */
const pathOf = (place: string): Path =>
  place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The text after moves of values; `undefined` if nothing was moved. */
function moved(text: string, ...places: readonly [from: string, to: string, value?: unknown][]) {
  const { value: values } = readYaml({ file: "", text }).file ?? { value: {} };
  const moves = places.map(([from, to, value = valueAt(values, pathOf(from))]) => {
    return { from: pathOf(from), to: pathOf(to), value };
  });
  const { text: after, done } = moveValues(text, moves);
  return done.length === moves.length ? after : undefined;
}

const block = `# The file.
a: 1

# About b,
# in two lines.
b: >-
  Folded words
  of two lines.
c: # the group
  # About d.
  d: |
    One

      two
  e: "x" # aside
list:
  - title: First # t
    f: {g: 1, h: [2, 3]}
  # The second.
  - title: Second
`;

describe.each(["\n", "\r\n"])("in a text whose lines end in %j, a value moves", (newline) => {
  const own = (text: string) => text.replaceAll("\n", newline);

  it.each<[what: string, from: string, to: string, before: string, after: string]>([
    ["to another name", "c.e", "c.z", '  e: "x"', '  z: "x"'],
    ["to another name in a list", "list.0.title", "list.0.name", "- title: First", "- name: First"],
    ["to another name in braces", "list.0.f.h", "list.0.f.z", "h: [2", "z: [2"],
    [
      "below a new group",
      "b",
      "n.m.z",
      "b: >-\n  Folded words\n  of",
      "n:\n  m:\n    z: >-\n      Folded words\n      of",
    ],
    ["below itself", "a", "a.z", "a: 1\n", "a:\n  z: 1\n"],
    [
      "below itself in a list",
      "list.0.title",
      "list.0.title.z",
      "- title: First # t",
      "- title:\n      z: First # t",
    ],
    ["below itself in braces", "list.0.f.g", "list.0.f.g.n.z", "g: 1", "g: {n: {z: 1}}"],
    [
      "up, with the comment above it",
      "c.d",
      "z",
      "  # About d.\n  d: |\n    One\n\n      two\n",
      "",
    ],
    ["out of braces", "list.0.f.h", "z", ", h: [2, 3]", ""],
    ["out of braces, from their start", "list.0.f.g", "z", "g: 1, ", ""],
  ])("%s", (_, from, to, before, after) => {
    expect(block).toContain(before);
    const shown = moved(own(block), [from, to]);
    expect(shown?.startsWith(own(block.replace(before, after)).trimEnd())).toBe(true);
  });

  it("into a group that is there, with its comment and indentation", () => {
    const [comment, lines] = [
      "# About b,\n# in two lines.\n",
      "b: >-\n  Folded words\n  of two lines.\n",
    ];
    const indented = (comment + lines.replace("b:", "z:")).replaceAll(/^/gm, "  ").trimEnd();
    const after = block
      .replace(comment + lines, "")
      .replace('"x" # aside\n', `"x" # aside\n${indented}\n`);
    expect(moved(own(block), ["b", "c.z"])).toBe(own(after));
  });

  it("into braces, as text between them", () => {
    const text = "a: >-\n  Two words,\n  and more\nb: {}\nc: {d: 1,\n  e: 2,\n}\n";
    const to = (after: string) => own(`${after}\n`);
    expect(moved(own(text), ["a", "b.z"])).toBe(
      to('b: {z: "Two words, and more"}\nc: {d: 1,\n  e: 2,\n}'),
    );
    expect(moved(own(text), ["c.d", "b.z"])).toBe(
      to("a: >-\n  Two words,\n  and more\nb: {z: 1}\nc: {e: 2,\n}"),
    );
    expect(moved(own(text), ["b", "c.z"])).toBe(
      to("a: >-\n  Two words,\n  and more\nc: {d: 1,\n  e: 2, z: {},\n}"),
    );
  });

  it("out of a group that has nothing else, which goes too", () => {
    expect(moved(own("a: 1\nb:\n  c:\n    d: 2\n"), ["b.c.d", "z"])).toBe(own("a: 1\nz: 2\n"));
  });

  it("with another value, in its own quotes or without", () => {
    expect(moved(own(block), ["a", "z", "on"])).toBe(own(block.replace("a: 1", 'z: "on"')));
    expect(moved(own(block), ["a", "a", true])).toBe(own(block.replace("a: 1", "a: true")));
  });
});

it("several move one after the other, into one new group", () => {
  expect(moved("a: 1\nb: 2\nc: 3\n", ["a", "n.a"], ["c", "n.c"])).toBe(
    "n:\n  a: 1\n  c: 3\nb: 2\n",
  );
});

it.each<[what: string, text: string, ...places: [from: string, to: string]]>([
  ["the place is taken", "a: 1\nb: 2\n", "a", "b"],
  ["the place is in a text", "a: 1\nb: 2\n", "a", "b.z"],
  ["there is nothing", "a: 1\n", "b", "z"],
  ["the file cannot be read", "a: 1\nb: 2\nb: 3\n", "a", "z"],
  ["an entry of a list would lose its only key", "a: 1\nb:\n  - c: 1\n", "b.0.c", "z"],
])("nothing moves where %s", (_, text, from, to) => {
  const move = { from: pathOf(from), to: pathOf(to), value: 1 };
  expect(moveValues(text, [move])).toEqual({ text, done: [] });
});

it("of two that move to one place, the second stays", () => {
  const moves = ["a", "b"].map((key) => ({ from: [key], to: ["z"], value: key }));
  expect(moveValues("a: a\nb: b\n", moves)).toEqual({ text: "z: a\nb: b\n", done: [moves[0]] });
});

/** The paths of all values that have a key. */
function keyed(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const own = Array.isArray(value) ? [] : steps.map((step) => [...path, step]);
  return [...own, ...steps.flatMap((step) => keyed(valueAt(value, [step]), [...path, step]))];
}

it("holds for generated documents: only the two places differ", { timeout: 120_000 }, () => {
  let [tried, done] = [0, 0];
  for (let seed = 1; seed <= (isWhole ? 200 : 30); seed++) {
    const random = randomNumbers(seed);
    const text = randomDocument(seed);
    const { file } = readYaml({ file: "", text });
    const sourceOf = (path: Path) => {
      const [start, end] = [file?.keyRange(path)?.start, file?.valueRange(path)?.end];
      return text.slice(start?.offset, end?.offset);
    };
    const all = keyed(file?.value);
    for (const from of all) {
      const group = from.slice(0, -1);
      const other = all[Math.floor(random() * all.length)]?.slice(0, -1) ?? [];
      for (const to of [
        [...group, "z"],
        [...from, "n", "z"],
        [...group, "n", "z"],
        [...other, "z"],
      ]) {
        const value = valueAt(file?.value, from);
        const label = `seed ${seed}, ${JSON.stringify(from)} to ${JSON.stringify(to)} in\n${text}`;
        const { text: after, done: moves } = moveValues(text, [{ from, to, value }]);
        tried += 1;
        done += moves.length;
        if (moves.length === 0) {
          expect(after, label).toBe(text);
          continue;
        }
        const read = readYaml({ file: "", text: after });
        expect(read.diagnostics, label).toEqual([]);
        expect(valueAt(read.file?.value, to), label).toEqual(value);
        for (const key of Object.keys(file?.value as object))
          if (key !== from[0] && key !== to[0]) expect(after, label).toContain(sourceOf([key]));
        const key = file?.keyRange(from);
        const renamed = `${text.slice(0, key?.start.offset)}z${text.slice(key?.end.offset)}`;
        if (to.length === from.length && other.join() !== group.join()) continue;
        if (to.length === from.length) expect(after, label).toBe(renamed);
      }
    }
  }
  expect(done / tried).toBeGreaterThan(0.95);
});
