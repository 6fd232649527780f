import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { productText } from "../testing/fixture.ts";
import {
  asWritten,
  type LocatedText,
  locateValues,
  location,
  type Placed,
  rangeOf,
} from "./located.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

function locate<Value>(schema: z.ZodType<Value>, text: string) {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  if (file === undefined) throw new Error("The file could not be read.");
  return locateValues(schema, file, checkShape(schema, file, diagnostics).refused);
}

describe("values with their places", () => {
  it("are typed, and know file and path", () => {
    const { root, isWhole } = locate(productSchema, productText);
    expect(root.eta?.value).toBe("Q4 2027");
    expect(root.progress?.value).toBe(65);
    expect(root.bullets?.[1]?.value).toBe("Two things");
    expect(root.bullets?.[1]?.[location].path).toEqual(["bullets", 1]);
    expect(root.badge).toBeUndefined();
    expect(isWhole).toBe(true);
  });

  it.each([
    ["of another kind", "progress: 65", 'progress: "65%"', "progress"],
    ["out of range", "progress: 65", "progress: 650", "progress"],
    ["of a list without entries", "\n  - One thing\n  - Two things", " []", "bullets"],
    ["of unknown keys", "icon: book", "iconn: book", "iconn"],
    ["that are empty", "tagline: Save food", "tagline:", "tagline"],
  ])("are left out where they do not fit the schema: those %s", (_, right, wrong, key) => {
    const { root, isWhole } = locate(productSchema, productText.replace(right, wrong));
    expect(Object.keys(root)).not.toContain(key);
    expect(root.name?.value).toBe("Foo");
    expect(isWhole).toBe(false);
  });

  it("leave out all of a union that is not known", () => {
    const { root } = locate(siteSchema, "delivery: {method: pigeon, origin: 5}\n");
    expect(Object.keys(root)).toEqual([]);
  });

  it.each(["- a\n- b\n", "words\n", "12\n"])("are none in %j", (text) => {
    expect(Object.keys(locate(productSchema, text).root)).toEqual([]);
  });

  it("list texts from top to bottom, and tell words from terms", () => {
    const { texts } = locate(productSchema, productText);
    const keys = (isProse: boolean) =>
      texts.filter((text) => text.isProse === isProse).map(({ key }) => key);
    expect(keys(true)).toEqual(["name", "tagline", "bullets", "bullets", "eta"]);
    expect(keys(false)).toEqual(["icon", "waitlist"]);
    expect(Object.keys(texts[0]?.siblings ?? {})).toContain("tagline");
  });

  it("have paragraphs as their words, and their links as texts, each with its place", () => {
    const lines = "\n  - >-\n    See **[the *first*\n    page](/about)** \\*now\\*";
    const text = productText.replace("\n  - One thing", lines);
    const { root, texts } = locate(productSchema, text);
    const first = root.bullets?.[0];
    expect(first?.value).toBe("See the first page *now*");
    const link = texts.find(({ key }) => key === "href");
    const words = link?.siblings["text"] as LocatedText | undefined;
    expect([link?.value, words?.value]).toEqual(["/about", "the first page"]);
    const sourceOf = (at: Placed) => {
      const { start, end } = rangeOf(at);
      return text.slice(start.offset, end.offset);
    };
    expect([link, words].map((at) => at && sourceOf(at))).toEqual([
      "/about",
      "the *first*\n    page",
    ]);
    const stretch = first && asWritten(first, "See the ".length, "See the first page *".length);
    const range = stretch && first?.[location].file.textRange(first[location].path, ...stretch);
    expect(text.slice(range?.start.offset, range?.end.offset)).toBe(
      "first*\n    page](/about)** \\*",
    );
  });
});
