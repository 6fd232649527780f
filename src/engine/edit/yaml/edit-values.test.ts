import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { casesIn, holdCases } from "../../../testing/hold-cases.ts";
import { UserError } from "../../check/user-error.ts";
import { parseContent } from "../../shape/parse-content.ts";
import { valueAt } from "../../values.ts";
import type { Path } from "../../yaml/read-yaml.ts";
import { setValues } from "./edit-values.ts";
import { foldWidth } from "./fold.ts";
import { moveValues } from "./move-values.ts";
import type { Plain } from "./yaml-text.ts";

/** The path of a place such as `items.0.title`. */
const parsePath = (place: string): Path =>
  place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** A line of a list with its signs for line ends, tabs and what cannot be seen. */
function unescapeRow(words: string): string {
  return words.replaceAll(/\\(?:[\\nt]|u[0-9A-F]{4})/g, (sign) => JSON.parse(`"${sign}"`));
}

const setOne = (text: string, path: Path, value: Plain, after?: string) =>
  setValues(text, "x.yaml", [{ path, value, ...(after && { after }) }]);

const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const text = fileBeside("edit-values.yaml");

/** The rows of a list, each of four parts. */
const rowsOf = (name: string) =>
  fileBeside(name)
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => line.split(" | ") as [string, string, string, string]);

describe.each(["\n", "\r\n"])("in a text whose lines end in %j", (newline) => {
  const withNewlines = (words: string) => words.replaceAll("\n", newline);

  it.each(rowsOf("edit-values.txt"))("setting %s to %s changes nothing else", (...row) => {
    const [place, json, before, after] = row.map(unescapeRow) as typeof row;
    expect(text).toContain(before);
    const value = JSON.parse(json.replace("LONG", "word ".repeat(30).trim()));
    expect(setOne(withNewlines(text), parsePath(place), value)).toBe(
      withNewlines(text.replace(before, () => after)),
    );
  });

  it.each(rowsOf("text-styles.txt"))("%s, %s = %s", (before, place, json, after) => {
    const long = "word ".repeat(20).trim();
    const [from, to] = [before, after].map((one) => unescapeRow(one).replaceAll("LONG", long));
    const value = JSON.parse(json.replaceAll("LONG", long));
    expect(setOne(withNewlines(`${from}\n`), parsePath(place), value)).toBe(
      withNewlines(`${to}\n`),
    );
    expect(setOne(`${from}`, parsePath(place), value)).toBe(to);
  });
});

it("a key is added below the one that it belongs to, also in a file without a last line's end", () => {
  const added = text.replace("  address", "  email: a@b.example\n  address");
  expect(setOne(text, ["contact", "email"], "a@b.example", "phones")).toBe(added);
  expect(setOne("a: 1", ["b"], 2)).toBe("a: 1\nb: 2");
  for (const none of ["# Words.\n", "# Words.\n{}\n"])
    expect(setOne(none, ["b"], 2)).toBe("# Words.\nb: 2\n");
});

it("is refused where it cannot be read, or would not be read as it is", () => {
  expect(() => setOne("a: [1\n", ["a"], "others")).toThrow(UserError);
  expect(() => setOne("a: &x words\nb: *x\n", ["a"], "others")).toThrow(/cannot be parsed/);
  expect(() => setOne("a: !!int 1\n", ["a"], "others")).toThrow(/cannot be parsed/);
  expect(() => setOne("a: words\n", ["a"], "\uD83C")).toThrow(/half a character/);
});

interface Moves {
  text: string;
  moves: Record<string, string>;
  after?: string;
}

const rows = casesIn<Record<string, Moves>>(import.meta.dirname, "move-values.yaml");

describe.each(["\n", "\r\n"])("in a text whose lines end in %j, values move", (newline) => {
  it.each(Object.entries(rows))("%s", (_, row) => {
    const [text, after] = [row.text, row.after ?? row.text].map((one) =>
      one.replaceAll("\n", newline),
    ) as [string, string];
    const values = parseContent({ file: "", text }).file?.value;
    const moves = Object.entries(row.moves).map(([from, place]) => {
      const [to = "", value] = place.split(" = ");
      const old = valueAt(values, parsePath(from));
      return { from: parsePath(from), to: parsePath(to), value: value ? JSON.parse(value) : old };
    });
    expect(moveValues(text, moves)).toEqual({ text: after, done: row.after ? moves : [] });
  });
});

it("where two move to one place, the second stays", () => {
  const moves = ["a", "b"].map((key) => ({ from: [key], to: ["z"], value: key }));
  expect(moveValues("a: a\nb: b\n", moves)).toEqual({ text: "z: a\nb: b\n", done: [moves[0]] });
});

holdCases(casesIn(import.meta.dirname, "fold.test.yaml"), { foldWidth });
