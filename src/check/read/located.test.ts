import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { productSchema } from "../../content/schema/product.ts";
import { siteSchema } from "../../content/schema/site.ts";
import { productText } from "../testing/example-texts.ts";
import { locateValues, place } from "./located.ts";
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
    expect(root.bullets?.[1]?.[place].path).toEqual(["bullets", 1]);
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
});
