import { expect, it } from "vitest";
import { casesIn, type Row } from "../testing/hold-cases.ts";
import { type Drafts, draftOf, followed, isSure } from "./drafts.ts";
import type { Words, WordsOfFile } from "./protocol.ts";

const placeOf = (index: number, key = "text") => `pages/home#/sections/1/items/${index}/${key}`;
const at = (place: string, words: string) => ({ place, words, isGap: words === "…" }) as Words;
const quotes = (...words: string[]) => words.map((one, index) => at(placeOf(index), one));
const fileOf = (texts: Words[]): WordsOfFile[] => [
  { file: "home.yaml", hash: "", words: [at("pages/home#/heading", "One"), ...texts] },
];

interface DraftRow extends Row {
  of: number;
  before: string[];
  after: string[];
  now?: number;
}

/** A draft of one of some quotes, and where it is once the file has others. */
function draftOver(index: number, before: readonly string[], after: readonly string[]) {
  const place = placeOf(index);
  const written = quotes(...before);
  const draft = draftOf(written[index] as Words, "Typed", written);
  const texts = quotes(...after);
  const { drafts } = followed({ [place]: draft }, fileOf(texts));
  const [[now, moved] = []] = Object.entries(drafts);
  expect(moved?.words).toBe("Typed");
  return { now, isSure: now && moved && isSure(now, moved, texts) };
}

for (const { what, of, before, after, now } of casesIn<DraftRow[]>(
  import.meta.dirname,
  "drafts.test.yaml",
))
  it(what, () => {
    const sure = { now: placeOf(now ?? of), isSure: now !== undefined };
    expect(draftOver(of, before, after)).toEqual(sure);
  });

it("two drafts that follow the same insertion keep their words", () => {
  const before = quotes("One", "Two");
  const drafts: Drafts = Object.fromEntries(
    before.map((text) => [text.place, draftOf(text, `${text.words} typed`, before)]),
  );
  const { drafts: now, moved } = followed(drafts, fileOf(quotes("New", "One", "Two")));
  expect(Object.entries(now).map(([place, { words }]) => [place, words])).toEqual([
    [placeOf(1), "One typed"],
    [placeOf(2), "Two typed"],
  ]);
  expect(moved.get(placeOf(1))).toBe(placeOf(2));
});

it("a gap of a translation follows its source", () => {
  const gaps = (...sources: string[]) =>
    quotes(...sources.map(() => "…")).map(
      (text, index) => ({ ...text, source: { words: sources[index] } }) as Words,
    );
  const before = gaps("One", "Two");
  const drafts = { [placeOf(1)]: draftOf(before[1] as Words, "Typed", before) };
  const { moved } = followed(drafts, fileOf(gaps("New", "One", "Two")));
  expect([...moved]).toEqual([[placeOf(1), placeOf(2)]]);
});
