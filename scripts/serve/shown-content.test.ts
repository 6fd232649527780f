import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { type EditorFile, editorFiles } from "../../src/panel/answers/editor-files.ts";
import { markedWords, textsInHtml } from "../../src/panel/answers/marked-words.ts";
import { gapWords, shownContent } from "../../src/panel/answers/shown-content.ts";
import { comparableText, findTexts } from "../../src/panel/protocol/find-texts.ts";
import type { RenderableContent } from "../../src/render/resources.ts";
import { lazy } from "../../src/words/memoize.ts";
import { Renditions } from "../build/pictures/renditions.ts";
import { readCheckedSite } from "../build/render/checked-content.ts";
import type { PageEditing } from "../build/render/page-editing.ts";
import { checkContent } from "../disk/check-content.ts";
import { disk } from "../disk/disk.ts";
import { createRenderer } from "../testing/build/renderer.ts";
import { setKeys } from "../testing/files/check-files.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import { siteOfGaps } from "../testing/serve/site-of-gaps.ts";
import { firmCopy } from "../testing/temporary-content.ts";
import { isThorough, someDaily } from "../testing/whole.ts";

const { renderAll, close } = await createRenderer();
afterAll(close);

/** A content folder as it is shown while words are written, with the places and words of all texts of each page. */
async function shownIn(directory: string, language: string) {
  vi.stubEnv("CONTENT_DIR", directory);
  const panel = readPack(disk, language).editor;
  let files: ReadonlyMap<string, EditorFile> = new Map();
  const editing: Pick<PageEditing, "check" | "onContent"> = {
    check: lazy(() => checkContent({ directory })),
    onContent(result) {
      files = editorFiles(result);
      return shownContent(result, files, panel);
    },
  };
  const { contents, marked = [] } = readCheckedSite(editing);
  const texts: { page: string; place: string; words: string }[] = [];
  const lost: string[] = [];
  for (const [index, content] of contents.entries()) {
    const renditions = new Renditions(directory);
    const withMarks = await renderAll(marked[index] as RenderableContent, renditions);
    for (const [page, html] of await renderAll(content, renditions)) {
      const shown = textsInHtml(html);
      const known = markedWords(`${withMarks.get(page)}`);
      const found = findTexts(shown, known);
      lost.push(...known.places.filter((place) => !found.some((one) => one.place === place)));
      for (const { place, from, to } of found) {
        const parts = shown.slice(from[0], to[0] + 1);
        parts.push(`${parts.pop()}`.slice(0, to[1]));
        texts.push({ page, place, words: parts.join("").slice(from[1]) });
      }
    }
  }
  return { panel, files, contents, texts, lost };
}

/** What is still to be written: the places of texts, and how many there are with numbers, which no page shows. */
function gapsIn(files: ReadonlyMap<string, EditorFile>) {
  const all = [...files.values()].flatMap(({ entries }) => entries);
  const open = all.filter(({ value }) => value === "…");
  return { gaps: open.flatMap(({ field, place }) => (field.facts.prose ? place : [])), open };
}

it.each(someDaily(["ar", "en", "fr"], 3))(
  "each gap says what is missing: %s",
  async (language) => {
    const directory = join(await siteOfGaps(language), "content");
    const { panel, files, contents, texts } = await shownIn(directory, language);
    const { gaps, open } = gapsIn(files);
    const ofHeads = gaps.filter((place) => /^[^#]+\/[^#]+#\/(title|description)$/.test(place));
    expect(gaps.filter((place) => !texts.some((one) => one.place === place))).toEqual(ofHeads);
    for (const { page, place, words: shown } of texts.filter(({ place }) => gaps.includes(place)))
      expect([page, place, comparableText(shown)]).toEqual([
        ...[page, place, comparableText(gapWords(place, files, panel))],
      ]);
    const [shown, built] = [contents, readCheckedSite().contents].map((all) => JSON.stringify(all));
    expect(shown?.match(/"\w*":"…"|"…"/g)).toEqual(['"number":"…"', '"href":"…"']);
    // Nothing of that is built, and the check says what it said.
    expect(built?.split('"…"').length).toBeGreaterThan(gaps.length);
    expect(built).not.toMatch(/[\u{100000}-\u{10FFFF}]/u);
    const diagnostics = inWordsOf(checkContent({ directory }).diagnostics);
    const said = diagnostics.filter(({ message }) => message.startsWith('"…"'));
    expect(said.length).toBe(open.length);
  },
  // All modules of the pages are loaded in the first.
  120_000,
);

it.runIf(isThorough)("texts with the same words are each found where they stand", async () => {
  const table = {
    columns: ["Plan", "Price"],
    rows: [
      ["Small", "12 €"],
      ["Large", "12 €"],
    ],
  };
  const prices = { kind: "prices", heading: "Prices", table };
  const directory = firmCopy("sample", {
    "pages/home.yaml": setKeys({
      "sections.0.primary.text": "Talk to us",
      "sections.0.secondary.text": "Talk to us",
    }),
    "pages/about.yaml": setKeys({ "sections.3": prices }),
  });
  const { texts, lost } = await shownIn(directory, "en");
  expect(lost).toEqual([]);
  const placesOf = (page: string, words: string) =>
    texts.flatMap((one) =>
      one.page === page && one.words.replaceAll("\u00A0", " ") === words ? one.place : [],
    );
  const hero = "pages/home#/sections/0";
  expect(placesOf("home", "Talk to us")).toEqual([
    ...[`${hero}/primary/text`, `${hero}/secondary/text`],
  ]);
  const rows = "pages/about#/sections/3/table/rows";
  expect([...new Set(placesOf("about", "12 €"))]).toEqual([`${rows}/0/1`, `${rows}/1/1`]);
  const name = "site#/company/name";
  expect(placesOf("about", "Banyan Lane Software")).toEqual([name, name, name]);
  const copyright = texts.find(({ place }) => place === "site#/footer/copyright")?.words;
  expect(copyright).toMatch(/^© \d{4} Banyan Lane Software\. .+/);
});

it("each text of a site in several languages is found", async () => {
  const { texts, lost } = await shownIn("e2e/firms/german", "de");
  expect(lost).toEqual([]);
  expect(texts.some(({ place }) => place.startsWith("languages/"))).toBe(true);
});
