import bidiFactory from "bidi-js";
import { expect, it } from "vitest";
import { casesIn } from "../testing/hold-cases.ts";
import { withIsolates } from "./left-to-right.ts";

const bidi = bidiFactory();
const isolates = /[\u2066\u2069\u202c\u202d]/g;

/** A text as it is seen, from left to right. */
function seen(text: string): string {
  const levels = bidi.getEmbeddingLevels(text, "rtl");
  return bidi.getReorderedString(text, levels).replaceAll(isolates, "");
}

const tables = casesIn<{ what: string; texts: Record<string, string[]> }[]>(
  import.meta.dirname,
  "left-to-right.test.yaml",
);

for (const { what, texts } of tables)
  it.each(Object.entries(texts))(`in text from right to left, ${what}: %s`, (text, groups) => {
    const isolated = withIsolates(text);
    for (const group of groups) {
      const [, bar, signs = ""] = /^(\|?)(.*?)\|?$/.exec(group) ?? [];
      expect(seen(isolated)).toContain(signs);
      expect(seen(text).includes(signs), "It is scrambled otherwise.").toBe(bar === "|");
    }
    expect(isolated.replaceAll(isolates, "")).toBe(text);
  });

it("nothing is isolated in text from left to right, or twice", () => {
  for (const text of ["Call +44 20 7946 0142, write C++!", "קוד \u206612-AB\u2069 כאן"])
    expect(withIsolates(text)).toBe(text);
});
