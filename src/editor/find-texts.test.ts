import { expect, it } from "vitest";
import { casesIn, type Row } from "../testing/hold-cases.ts";
import { findTexts } from "./find-texts.ts";

interface PageRow extends Row {
  texts: Record<string, string>;
  shown: string[];
  found: string[];
}

for (const { what, texts, shown, found } of casesIn<PageRow[]>(
  import.meta.dirname,
  "find-texts.test.yaml",
))
  it(what, () => {
    const written = Object.entries(texts).map(([place, text]) => ({
      ...{ place, text, isOwn: !place.startsWith("pack/") },
      isParagraph: /\/(text|paragraphs\/\d)$/.test(place),
    }));
    const parts = shown.map((one) => ({
      text: one.replace(/^\*/, ""),
      isRepeat: one.startsWith("*"),
    }));
    const said = findTexts(parts, written)
      .filter(({ text }) => text.isOwn)
      .map(({ text, first, last }) => `${[...new Set([first, last])].join("-")} ${text.place}`);
    expect(said).toEqual(found);
  });
