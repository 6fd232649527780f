import { describe, expect, it } from "vitest";
import { casesIn } from "../../../testing/hold-cases.ts";
import { displayWidth, type Paint, painter } from "../../terminal.ts";
import { rangesIn } from "../../yaml/places.ts";
import { codeFrame } from "./code-frame.ts";

/** A row of `code-frame.test.yaml`. */
interface Shown {
  what: string;
  source: string;
  frame: string[];
}

/** The frame of the stretch between « and », line by line. */
function frameLines(source: string, columns?: number, paint?: Paint): string[] {
  const text = source.replace("«", "").replace("»", "");
  const range = rangesIn(text)(source.indexOf("«"), source.indexOf("»") - 1);
  return codeFrame(text, range, paint, columns).split("\n");
}

describe("a code frame", () => {
  for (const row of casesIn<Shown[]>(import.meta.dirname, "code-frame.test.yaml"))
    it(row.what, () => {
      expect(frameLines(row.source)).toEqual(row.frame);
    });

  it("is coloured where a painter is given", () => {
    const coloured = frameLines("a: «b»\n", 100, painter(true));
    expect(coloured[1]).toContain("\u001B[31m^\u001B[39m");
  });
});

describe("long lines", () => {
  const words = "word ".repeat(60);

  it("are cut so that the range is in view", () => {
    const lines = frameLines(`${words}«here» ${words}\n${words}\n`, 60);
    expect(lines.every((line) => displayWidth(line) <= 60)).toBe(true);
    const [line = "", carets = ""] = lines;
    expect(line).toMatch(/^> 1 \| ….*…$/);
    expect(carets.trimEnd()).toMatch(/\^{4}$/);
    expect(line.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("here");
    expect(lines[2]).toMatch(/^ {2}2 \| …/);
  });

  it("are left whole if they just fit", () => {
    const fitting = "b".repeat(19);
    expect(frameLines(`«a»${fitting}\n`, 26)[0]).toBe(`> 1 | a${fitting}`);
    expect(frameLines(`«a»${fitting}b\n`, 26)[0]).toBe(`> 1 | a${fitting.slice(1)}…`);
  });

  it("are left whole at their beginning if the range ends in view", () => {
    const [line = ""] = frameLines(`text: «one» ${words}\n`, 60);
    expect(line).toMatch(/^> 1 \| text: one .*…$/);
    expect(displayWidth(line)).toBe(60);
  });

  it("show the beginning of a range that is longer than a line", () => {
    const [line = "", carets = ""] = frameLines(`text: «${words}»\n`, 60);
    expect(line).toMatch(/text: word/);
    expect(carets.indexOf("^")).toBe(line.indexOf("word"));
    expect(carets).toHaveLength(60);
  });

  it("of wide letters are cut between letters", () => {
    for (const columns of [58, 59, 60, 61]) {
      const [line = "", carets = ""] = frameLines(
        `${"日".repeat(100)}«本»${"日".repeat(100)}\n`,
        columns,
      );
      const before = line.slice(0, line.indexOf("本"));
      expect(displayWidth(line)).toBeLessThanOrEqual(columns);
      expect(carets).toBe(`    |${" ".repeat(displayWidth(before) - 5)}^^`);
    }
  });

  it("of a megabyte come to an end", () => {
    const source = `${"日".repeat(500_000)}«here»${"🌳".repeat(500_000)}\n`;
    const [line = "", carets = ""] = frameLines(source);
    expect(line).toContain("here");
    expect(carets.trimEnd()).toMatch(/\^{4}$/);
  });
});
