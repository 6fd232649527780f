import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readYaml } from "../../check/read/read.ts";
import { unescaped } from "../../check/testing/hold-mistakes.ts";
import { setValues } from "./edit-values.ts";

const long = "word ".repeat(20).trim();

const rows = readFileSync(new URL("text-styles.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.includes(" | "))
  .map((line) => line.split(" | ") as [string, string, string, string]);

/** A text between its other lines, with its own line ends. */
const whole = (text: string, newline: string, end: string) =>
  (unescaped(text).replaceAll("LONG", long) + end).replaceAll("\n", newline);

describe.each([
  ["\n", "\n"],
  ["\r\n", "\n"],
  ["\n", ""],
])("where lines end in %j, and a file in %j", (newline, end) => {
  it.each(rows)("%s, %s = %s", (text, place, json, wanted) => {
    const path = place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const value = JSON.parse(json.replaceAll("LONG", long));
    const before = whole(text, newline, end);
    const edited = setValues(before, "x.yaml", [{ path, value }]);
    expect(edited).toBe(whole(wanted, newline, end));
    expect(readYaml({ file: "x.yaml", text: edited }).diagnostics).toEqual([]);
  });
});
