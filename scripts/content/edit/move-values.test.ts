import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { type Path, readYaml } from "../../check/read/read.ts";
import { randomDocument } from "../../check/testing/random-document.ts";
import { isWhole } from "../../check/testing/whole.ts";
import { pathOf } from "../testing/path-of.ts";
import { moveValues } from "./move-values.ts";

interface Row {
  what: string;
  text: string;
  moves: Record<string, string>;
  after?: string;
}

const rows = casesIn<Row[]>(import.meta.dirname, "move-values.yaml");

describe.each(["\n", "\r\n"])("in a text whose lines end in %j, values move", (newline) => {
  it.each(rows)("$what", (row) => {
    const [text, after] = [row.text, row.after ?? row.text].map((one) =>
      one.replaceAll("\n", newline),
    ) as [string, string];
    const values = readYaml({ file: "", text }).file?.value;
    const moves = Object.entries(row.moves).map(([from, place]) => {
      const [to = "", value] = place.split(" = ");
      const old = valueAt(values, pathOf(from));
      return { from: pathOf(from), to: pathOf(to), value: value ? JSON.parse(value) : old };
    });
    expect(moveValues(text, moves)).toEqual({ text: after, done: row.after ? moves : [] });
  });
});

it("where two move to one place, the second stays", () => {
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

it("in any document the value moves, and what has no part in it stays as it is written", () => {
  let [tried, done] = [0, 0];
  const move = fc.property(fc.nat(), fc.nat(), fc.nat(), (seed, which, where) => {
    const text = randomDocument(seed);
    const { file } = readYaml({ file: "", text });
    const all = keyed(file?.value);
    const from = all[which % all.length] ?? [];
    const group = from.slice(0, -1);
    const other = all[where % all.length]?.slice(0, -1) ?? [];
    const value = valueAt(file?.value, from);
    for (const home of [group, [...from, "n"], [...group, "n"], other]) {
      const to = [...home, "z"];
      const { text: after, done: moves } = moveValues(text, [{ from, to, value }]);
      tried += 1;
      done += moves.length;
      if (moves.length === 0) {
        expect(after).toBe(text);
        continue;
      }
      const read = readYaml({ file: "", text: after });
      expect(read.diagnostics).toEqual([]);
      expect(valueAt(read.file?.value, to)).toEqual(value);
      for (const key of Object.keys(file?.value as object)) {
        const [start, end] = [file?.keyRange([key])?.start, file?.valueRange([key])?.end];
        const source = text.slice(start?.offset, end?.offset);
        if (key !== from[0] && key !== to[0]) expect(after).toContain(source);
      }
    }
    // To another name, only the key changes.
    const { start, end } = file?.keyRange(from) ?? {};
    const renamed = `${text.slice(0, start?.offset)}z${text.slice(end?.offset)}`;
    expect(moveValues(text, [{ from, to: [...group, "z"], value }]).text).toBe(renamed);
  });
  fc.assert(move, { seed: Number(process.env["SEED"] ?? 1), numRuns: isWhole ? 4000 : 200 });
  expect(done / tried).toBeGreaterThan(0.95);
}, 600_000);
