import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../src/check/check.ts";
import type { Layout } from "../../src/check/reporters/formats.ts";
import { productText } from "../../src/check/testing/example-texts.ts";
import type { FixtureEdits } from "../../src/check/testing/fixture.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { displayWidth } from "../../src/check/text/display-width.ts";
import { statusText } from "./status.ts";

function statusOf(
  edits: FixtureEdits,
  today = "2026-06-30",
  layout: Layout = { colour: false },
): string {
  const directory = temporaryContent(edits, new Date(today));
  const text = statusText(checkContent({ directory, today }), today, layout);
  return text.replaceAll(directory, "content");
}

const product = (name: string, eta: string, progress: number) =>
  productText.replace("Foo", name).replace("Q4 2027", eta).replace("65", `${progress}`);
const products = {
  "products/c.yaml": product("日本語", "Q2 2026", 99),
  "products/d.yaml": product('"Broken\\e[2J"', "soon", 0),
  "products/b.yaml": `${product("A long one", "Q1 2026", 65)}order: 2\n`,
  "products/first.yaml": null,
  "products/second.yaml": `${product("तैयार", "Q1 2020", 100)}order: 1\n`,
};

describe("the status", () => {
  it("says in a sentence that there is no product, and how to add one", () => {
    const status = statusOf({ products: null }, undefined, { colour: false, columns: 40 });
    expect(status.split("\n").slice(0, 4)).toEqual([
      "Roadmap on 2026-06-30",
      "",
      "No product yet. Add the first: `npm run content -- new product <name>`.",
      "No sample data.",
    ]);
  });

  it("shows bars, dates, what is late and where sample data stands", () => {
    const sample = (text: string) => text.replace("sample: false", "sample: true");
    expect(statusOf({ ...products, "site.yaml": sample })).toBe(`Roadmap on 2026-06-30

Product     Progress                      ETA      State
तैयार        [####################]  100%  Q1 2020  done
A long one  [#############.......]   65%  Q1 2026  late since 2026-03-31
日本語      [####################]   99%  Q2 2026  due by 2026-06-30
Broken␛[2J  [....................]    0%  ?        no quarter

1 product late. Name a later quarter, or say what has shipped.
2 errors in the content: run \`npm run content:check\`.
1 place with sample data:
  content/site.yaml:1  The site says that its company is made up.
`);
  });

  it.each([
    ["2026-03-31", ["done", "due by 2026-03-31", "due by 2026-06-30", "no quarter"]],
    ["2026-07-01", ["done", "late since 2026-03-31", "late since 2026-06-30", "no quarter"]],
  ])("holds each product's promise against %s", (today, states) => {
    const lines = statusOf(products, today).split("\n").slice(3, 7);
    expect(lines.map((line) => line.split(/ {2,}/).at(-1))).toEqual(states);
  });

  it("says of a product that is available nothing more", () => {
    const available = productText.replace(/eta:[\s\S]*/, "status: available\n");
    const lines = statusOf({ ...products, "products/c.yaml": available })
      .split("\n")
      .slice(3, 7);
    expect(lines.find((line) => line.startsWith("Foo"))).toMatch(/^Foo +available$/);
  });

  it("counts what the sample still says on a site that is no sample any more", () => {
    const sample = readFileSync(
      join("e2e", "firms", "sample", "products", "fresh-saver.yaml"),
      "utf8",
    );
    const text = statusOf({ "products/first.yaml": sample }, "2025-06-30");
    expect(text).toMatch(/5 places with sample data:\n {2}content\/products\/first\.yaml:2 /);
  });

  it("lists the firm's own words, and the rules that it has weighed", () => {
    const own =
      'vocabulary: [KLMNO, "Tuk\\eTuk"]\nrules:\n  symbols: "off"\n  plain-words: warning\n';
    expect(statusOf({ "site.yaml": (text) => text + own })).toMatch(
      /\n2 words of your own: KLMNO, Tuk␛Tuk\n2 rules weighed by you: symbols: off, plain-words: warning\n$/,
    );
  });

  it("says so where nothing is left to do", () => {
    expect(statusOf({})).toMatch(/2099-12-31\n\nNo sample data\.\n$/);
  });

  it("shows what it can of a product with mistakes", () => {
    const broken = { "products/first.yaml": "eta: Q1 2026\n", "products/second.yaml": "name: [\n" };
    expect(statusOf(broken)).toMatch(/\nfirst +\? +Q1 2026 +late since 2026-03-31\n\n/);
  });

  it("fits a narrow terminal by shortening names, and never cuts through a letter", () => {
    const long = {
      "products/first.yaml": product("नमस्ते నమస్తే 日本語", "Q1 2026", 65),
      "products/second.yaml": product("日本語 నమస్తే", "Q1 2026", 65),
    };
    const layout = { colour: false, columns: 72 };
    const lines = statusOf(long, undefined, layout).split("\n").slice(3, 5);
    expect(lines.map((line) => line.split("  ")[0])).toEqual(["नमस्ते నమస్తే…", "日本語 నమ…"]);
    expect(Math.max(...lines.map(displayWidth))).toBe(72);
    expect(statusOf(long)).not.toContain("…");
  });

  it("colours lines only where asked to", () => {
    const plain = statusOf(products);
    expect(plain).not.toContain("\u001B");
    const lines = statusOf(products, undefined, { colour: true }).split("\n");
    expect(lines[4]).toBe(`\u001B[33m${plain.split("\n")[4]}\u001B[39m`);
  });
});
