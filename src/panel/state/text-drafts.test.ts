import { expect, it } from "vitest";
import { casesIn } from "../../testing/hold-cases.ts";
import type { EditableFile, EditableText, Finding } from "../protocol/editable-text.ts";
import {
  createDraft,
  createFormDraft,
  type Drafts,
  draftsAfter,
  isOvertaken,
  isUnambiguous,
  meantTexts,
  moveDrafts,
} from "./text-drafts.ts";

const quotePlace = (index: number) => `pages/home#/sections/1/items/${index}/text`;
const textAtPlace = (place: string, text: string) =>
  ({ place, text, isGap: text === "…" }) as EditableText;
const quotes = (...texts: string[]) =>
  texts.map((one, index) => textAtPlace(quotePlace(index), one));
const fileWith = (texts: EditableText[]): EditableFile[] => [
  { file: "home.yaml", hash: "", texts: [textAtPlace("pages/home#/heading", "One"), ...texts] },
];

interface DraftRow {
  of: number;
  before: string[];
  after: string[];
  now?: number;
}

/** A draft of one of some quotes, and where it is once the file has others. */
function draftOver(index: number, before: readonly string[], after: readonly string[]) {
  const place = quotePlace(index);
  const written = quotes(...before);
  const draft = createDraft(written[index] as EditableText, "Typed", written);
  const texts = quotes(...after);
  const { drafts } = moveDrafts({ [place]: draft }, fileWith(texts));
  const [[now, moved] = []] = Object.entries(drafts);
  expect(moved?.text).toBe("Typed");
  return { now, isSure: now && moved && isUnambiguous(now, moved, texts) };
}

const rows = casesIn<Record<string, DraftRow>>(import.meta.dirname, "text-drafts.test.yaml");
for (const [what, { of, before, after, now }] of Object.entries(rows))
  it(what, () => {
    const sure = { now: quotePlace(now ?? of), isSure: now !== undefined };
    expect(draftOver(of, before, after)).toEqual(sure);
  });

it("two drafts that follow the same insertion keep their text", () => {
  const before = quotes("One", "Two");
  const drafts: Drafts = Object.fromEntries(
    before.map((text) => [text.place, createDraft(text, `${text.text} typed`, before)]),
  );
  const { drafts: now, moved } = moveDrafts(drafts, fileWith(quotes("New", "One", "Two")));
  expect(Object.entries(now).map(([place, { text }]) => [place, text])).toEqual([
    [quotePlace(1), "One typed"],
    [quotePlace(2), "Two typed"],
  ]);
  expect(moved.get(quotePlace(1))).toBe(quotePlace(2));
});

it("drafts of texts and of values in forms go with their entry where this tab moves or deletes it", () => {
  const list = "pages/home#/sections/1/items";
  const before = quotes("One", "…", "…");
  const drafts: Drafts = {
    ...Object.fromEntries(
      before.map((text) => [text.place, createDraft(text, `${text.place} typed`, before)]),
    ),
    [`${list}/2/who`]: createFormDraft("Ada", "Ada L."),
  };
  const after = quotes("…", "…", "One");
  const moved = draftsAfter(drafts, { list, action: "move", index: 0, to: 2 }, fileWith(after));
  const typed = Object.entries(moved).map(([place, { text }]) => [place, text.slice(0, -6)]);
  expect(typed).toEqual([
    [quotePlace(2), quotePlace(0)],
    [quotePlace(0), quotePlace(1)],
    [quotePlace(1), quotePlace(2)],
    [`${list}/1/who`, ""],
  ]);
  for (const [place, draft] of Object.entries(moved).slice(0, 3))
    expect(isUnambiguous(place, draft, after), place).toBe(true);
  const left = draftsAfter(drafts, { list, action: "delete", index: 2 }, fileWith(before));
  expect(Object.keys(left)).toEqual([quotePlace(0), quotePlace(1)]);
});

it("a gap of a translation follows its source", () => {
  const gaps = (...sources: string[]) =>
    quotes(...sources.map(() => "…")).map(
      (text, index) => ({ ...text, source: { text: sources[index] } }) as EditableText,
    );
  const before = gaps("One", "Two");
  const drafts = { [quotePlace(1)]: createDraft(before[1] as EditableText, "Typed", before) };
  const { moved } = moveDrafts(drafts, fileWith(gaps("New", "One", "Two")));
  expect([...moved]).toEqual([[quotePlace(1), quotePlace(2)]]);
});

it("what is typed in a form belongs to the text at its place, also in a gap, until that says something else", () => {
  for (const text of ["…", "One"]) {
    const draft = createFormDraft(text, "Typed");
    const isSure = (now: string) => isUnambiguous(quotePlace(1), draft, quotes("…", now));
    expect([text, isSure(text), isSure("Else")]).toEqual([text, true, false]);
    expect([isOvertaken(draft, text), isOvertaken(draft, "Else")]).toEqual([false, true]);
  }
});

it("texts are written as they are certainly meant, unless one error of them has no such text", () => {
  const found = (place: string, fixed?: string, severity = "error") =>
    ({ place, severity, ...(fixed && { fixed }) }) as Finding;
  const certain = [found("a", "7:00–13:00"), found("b", "+33472001122")];
  const warning = found("c", "Other words", "warning");
  expect([...(meantTexts([...certain, warning]) ?? [])]).toEqual([
    ["a", "7:00–13:00"],
    ["b", "+33472001122"],
  ]);
  expect(meantTexts([])).toEqual(new Map());
  // Each of two errors in one text mends its own alone.
  for (const one of [found("c"), found("", "x"), found("a", "x")])
    expect(meantTexts([...certain, one])).toBeUndefined();
});
