import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/check/read/diagnostic.ts";
import { loadContent } from "../../src/check/read/load.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { displayWidth } from "../../src/check/text/display-width.ts";
import {
  clipped,
  type RoadmapEntry,
  roadmap,
  type Status,
  statusText,
  tableLines,
} from "./status.ts";

const today = "2026-06-30";

describe("the roadmap", () => {
  const product = (fields: Record<string, unknown>) => (text: string) =>
    Object.entries(fields).reduce(
      (edited, [key, value]) =>
        `${edited.replace(new RegExp(`^${key}:.*\n`, "m"), "")}${key}: ${value}\n`,
      text,
    );
  const standings = (directory: string, day = today) =>
    roadmap(loadContent(directory), day).map(({ name, standing }) => `${name} ${standing}`);

  it("holds each product's promise against the day", () => {
    const directory = temporaryContent({
      "products/first.yaml": product({ name: "A", eta: "Q2 2026", progress: 99 }),
      "products/second.yaml": product({ name: "B", eta: "Q1 2026", progress: 99 }),
    });
    expect(standings(directory)).toEqual(["A due", "B late"]);
    expect(standings(directory, "2026-07-01")).toEqual(["A late", "B late"]);
    expect(standings(directory, "2026-03-31")).toEqual(["A due", "B due"]);
  });

  it("knows what has shipped and what names no quarter", () => {
    const directory = temporaryContent({
      "products/first.yaml": product({ name: "A", eta: "Q1 2020", progress: 100 }),
      "products/second.yaml": product({ name: "B", eta: "soon", progress: 5 }),
    });
    expect(standings(directory)).toEqual(["A shipped", "B undated"]);
  });

  it("follows the order of the cards", () => {
    const directory = temporaryContent({
      "products/first.yaml": product({ name: "A" }),
      "products/second.yaml": product({ name: "B", order: 1 }),
    });
    expect(roadmap(loadContent(directory), today).map(({ name }) => name)).toEqual(["B", "A"]);
  });

  it("shows what it can of a product with mistakes", () => {
    const directory = temporaryContent({
      "products/first.yaml": product({ name: "A", progress: '"65%"', eta: "Q1 2026" }),
      "products/second.yaml": "name: [\n",
    });
    expect(roadmap(loadContent(directory), today)).toEqual([
      { name: "A", eta: "Q1 2026", due: "2026-03-31", standing: "late" },
    ]);
  });
});

describe("a table", () => {
  it("is aligned by what a terminal shows", () => {
    const lines = tableLines([
      ["नमस्ते", "1"],
      ["తెలుగు", "2"],
      ["日本語", "3"],
      ["e\u0301", "4"],
      ["plain", "5"],
    ]);
    const starts = lines.map((line) => displayWidth(line.slice(0, -1)));
    expect(starts).toEqual([8, 8, 8, 8, 8]);
  });

  it("ends no line with blanks", () => {
    expect(
      tableLines([
        ["a", "long"],
        ["b", ""],
      ]),
    ).toEqual(["a  long", "b"]);
  });

  it("cuts by columns, and never through a letter", () => {
    expect(clipped("plain", 5)).toBe("plain");
    expect(clipped("plain words", 6)).toBe("plain…");
    expect(clipped("日本語", 4)).toBe("日…");
    expect(clipped("నమస్తే", 3)).toBe("నమ…");
  });
});

describe("the status", () => {
  const entries: RoadmapEntry[] = [
    { name: "तैयार", progress: 100, eta: "Q1 2026", due: "2026-03-31", standing: "shipped" },
    { name: "A long one", progress: 65, eta: "Q4 2025", due: "2025-12-31", standing: "late" },
    { name: "Third", progress: 0, eta: "Q4 2027", due: "2027-12-31", standing: "due" },
    { name: "Broken\u001B[2J", standing: "undated" },
  ];
  const place = { line: 5, column: 1, offset: 0 };
  const sample: Diagnostic = {
    file: "content/site.yaml",
    start: place,
    end: place,
    rule: "placeholder",
    severity: "warning",
    message: "The company is made up.",
  };
  const status: Status = { today, entries, samples: [sample], errors: 1 };

  it("shows bars, dates, what is late and where sample data stands", () => {
    expect(statusText(status)).toBe(
      [
        "Roadmap on 2026-06-30",
        "",
        "Product     Progress                      ETA      State",
        "तैयार        [####################]  100%  Q1 2026  done",
        "A long one  [#############.......]   65%  Q4 2025  late since 2025-12-31",
        "Third       [....................]    0%  Q4 2027  due by 2027-12-31",
        "Broken␛[2J  ?                             ?        no quarter",
        "",
        "1 product late. Name a later quarter, or say what has shipped.",
        "1 error in the content: run `npm run content:check`.",
        "1 place with sample data:",
        "  content/site.yaml:5  The company is made up.",
        "",
      ].join("\n"),
    );
  });

  it("says so where nothing is left to do", () => {
    const text = statusText({ ...status, entries: entries.slice(2, 3), samples: [], errors: 0 });
    expect(text.split("\n").slice(-3)).toEqual(["", "No sample data.", ""]);
  });

  it("fits a narrow terminal by shortening names", () => {
    const long = entries.map((entry) => ({ ...entry, name: `${entry.name} ${"word ".repeat(9)}` }));
    const lines = statusText({ ...status, entries: long }, { colour: false, columns: 72 })
      .split("\n")
      .slice(2, 7);
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(72);
    expect(lines.join("\n")).toContain("…");
    expect(statusText({ ...status, entries: long })).not.toContain("…");
  });

  it("colours lines only where asked to", () => {
    expect(statusText(status)).not.toContain("\u001B");
    const lines = statusText(status, { colour: true }).split("\n");
    expect(lines[4]).toBe(`\u001B[33m${statusText(status).split("\n")[4]}\u001B[39m`);
  });

  it("holds up without any product", () => {
    expect(statusText({ ...status, entries: [] })).toContain("Product");
  });
});
