import { expect, it } from "vitest";
import type { Path } from "../../../src/check/read/read.ts";
import { removeValues } from "./remove-values.ts";

const text = `# The file.
title: One # first
# What goes before.

# Two lines
# about it.
intro: >-
  Words
  of it.
links:
  - page: home
  # The second.
  - page: about # to go
    text: x
  - page: contact
flow: {a: 1, b: [1, 2]}
records:
  - date: 2026-01-01
    # What it was.
    what: y
last: 1
`;

const without = (...paths: Path[]) => removeValues(text, "x.yaml", paths);

it.each<[string, Path, string, string]>([
  [
    "a key with the comments above it",
    ["intro"],
    "# Two lines\n# about it.\nintro: >-\n  Words\n  of it.\n",
    "",
  ],
  ["the first key, and leaves the head of the file", ["title"], "title: One # first\n", ""],
  ["the last key", ["last"], "last: 1\n", ""],
  ["an entry of a list", ["links", 1], "  - page: about # to go\n    text: x\n", ""],
  ["a key of an entry", ["links", 1, "text"], "    text: x\n", ""],
  [
    "the key behind a dash",
    ["records", 0, "date"],
    "date: 2026-01-01\n    # What it was.\n    ",
    "",
  ],
  ["a key between braces", ["flow", "a"], "{a: 1, b: [1, 2]}", '{"b":[1,2]}'],
  ["an entry between brackets", ["flow", "b", 0], "[1, 2]", "[2]"],
  [
    "the only key of a group",
    ["records", 0],
    "\n  - date: 2026-01-01\n    # What it was.\n    what: y",
    "\n  []",
  ],
  ["nothing that is not there", ["nobody", "there"], "", ""],
])("takes away %s", (_, path, before, after) => {
  expect(without(path)).toBe(text.replace(before, after));
});

it("takes away several, each where it stood at first", () => {
  const paths: Path[] = [["links", 0], ["title"], ["links", 1, "page"], ["links", 2]];
  const left = text
    .replace("title: One # first\n", "")
    .replace("  - page: home\n", "")
    .replace("page: about # to go\n    text", "text")
    .replace("  - page: contact\n", "");
  expect(without(...paths)).toBe(left);
});

it("leaves one empty line of those around a key, and none at the end", () => {
  const spaced = "# The file.\na: 1\n\nb: 2\n\n\nc: 3\n";
  const left = (...keys: string[]) =>
    removeValues(
      spaced,
      "x.yaml",
      keys.map((key) => [key]),
    );
  expect(left("b")).toBe("# The file.\na: 1\n\n\nc: 3\n");
  expect(left("c")).toBe("# The file.\na: 1\n\nb: 2\n");
  expect(left("a", "b", "c")).toBe("# The file.\n");
  expect(removeValues("{a: 1} # one\n", "x.yaml", [["a"]])).toBe("{} # one\n");
  expect(removeValues("a:\n  b: 1\n", "x.yaml", [["a", "b"]])).toBe("a:\n  {}\n");
});

it("keeps the line ends of the file", () => {
  const crlf = text.replaceAll("\n", "\r\n");
  expect(removeValues(crlf, "x.yaml", [["intro"], ["links", 1]])).toBe(
    without(["intro"], ["links", 1]).replaceAll("\n", "\r\n"),
  );
});

it("refuses where something else would change as well", () => {
  const woven = "a: &words\n  b: 1\n  c: 2\nd: *words\n";
  expect(() => removeValues(woven, "x.yaml", [["a", "b"]])).toThrow(
    /`b` cannot be taken away alone/,
  );
});
