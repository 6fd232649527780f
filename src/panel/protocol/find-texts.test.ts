import { expect, it } from "vitest";
import { casesIn, type Row } from "../../testing/hold-cases.ts";
import { finderByWords, findTexts, marks } from "./find-texts.ts";

interface PageRow extends Row {
  marked: string[];
  shown?: string[];
  found: string[];
}

interface WordsRow extends Row {
  texts: Record<string, string>;
  words: string;
  found: string[];
}

const { marked, byWords } = casesIn<{ marked: PageRow[]; byWords: WordsRow[] }>(
  import.meta.dirname,
  "find-texts.test.yaml",
);

for (const { what, marked: written, found, ...row } of marked)
  it(what, () => {
    const places: string[] = [];
    const words = written.join("\n").replaceAll(/‹(\w*):|›/g, (sign, place: string) => {
      if (sign === "›") return marks.behind;
      places.push(place);
      return marks.before;
    });
    const shown = row.shown ?? written.map((one) => one.replaceAll(/‹\w*:|›/g, ""));
    const said = findTexts(shown, { words, places }).map(({ place, from, to }) => {
      const parts = shown.slice(from[0], to[0] + 1);
      parts.push(`${parts.pop()}`.slice(0, to[1]));
      return `${from[0]} ${place}: ${parts.join("|").slice(from[1])}`;
    });
    expect(said).toEqual(found);
  });

for (const { what, texts, words, found } of byWords)
  it(what, () => {
    const known = Object.entries(texts).map(([place, text]) => ({
      ...{ place, text, isOwn: true, isParagraph: place === "paragraph" },
    }));
    expect(finderByWords(known)(words).map(({ place }) => place)).toEqual(found);
  });
