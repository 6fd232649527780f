import { describe, expect, it } from "vitest";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { readYaml } from "../../check/read/read.ts";
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
