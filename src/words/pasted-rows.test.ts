import { expect, it } from "vitest";
import { rowsBelow } from "./pasted-rows.ts";

it("a first row of which less than half is named is no row of headings", () => {
  const heads = ["A", "B", "C"];
  const row = ["a", "b", "x", "y", "z"];
  expect(rowsBelow([heads], `${row.join("\t")}\n`)).toEqual({ cells: [row], left: [] });
  const twice = rowsBelow([heads], "a\ta\tc\n1\t2\t3\n");
  expect(twice).toEqual({ cells: [["1", "", "3"]], left: ["a"] });
  const alike = rowsBelow([["A", "B", "B"]], "a\tb\tb\n1\t2\t3\n");
  expect(alike, "Of columns with one name each gets its own.").toEqual({
    ...{ cells: [["1", "2", "3"]], left: [] },
  });
  expect(rowsBelow([["A"]], "a\n1\n")).toEqual({ cells: [["1"]], left: [] });
});
