import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RenderableContent } from "../../src/render/resources.ts";
import { mapOrigin } from "../../src/render/security-policy.ts";
import type { Content } from "../../src/site/data/content.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { checkContent } from "../disk/check-content.ts";
import { resourcesOnDisk } from "../disk/owner-files.ts";
import { createRenderer } from "../testing/build/renderer.ts";
import { setKeys } from "../testing/files/check-files.ts";
import { firmCopy } from "../testing/temporary-content.ts";
import { allTexts } from "../testing/texts-in.ts";

/** Dotted keys of parts, by file. */
type Parts = Record<string, string[]>;

const { renderAll, close } = await createRenderer();
let whole: { texts: string[]; pages: string };

/** The content of a folder, in which the check finds no error on a day on which all is in order. */
function readContent(directory: string): RenderableContent {
  const { content, diagnostics } = checkContent({ directory, today: "2026-11-20" });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  return { ...(content as Content), resources: resourcesOnDisk };
}

beforeAll(async () => {
  const all = readContent("e2e/firms/sample");
  const pages = await renderAll(all);
  whole = { texts: [...new Set(allTexts(all))], pages: [...pages.values()].join("") };
  // All modules of the pages are loaded here.
});

afterAll(close);

/** Whether a page shows a text as one piece, or says it. */
function shows(html: string, text: string): boolean {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#x27;");
  const plain = html.replaceAll("\u00a0", " ");
  return plain.includes(`>${escaped}<`) || plain.includes(` aria-label="${escaped}"`);
}

/** Expects pages without the texts that a content has lost, and without empty elements. */
function expectNothingOf(left: RenderableContent, pages: ReadonlyMap<string, string>): void {
  const kept = new Set(allTexts(left));
  const lost = whole.texts.filter((text) => !kept.has(text) && shows(whole.pages, text));
  expect(lost, "The whole site shows words of it.").not.toEqual([]);
  for (const [key, html] of pages) {
    const shown = lost.filter((text) => shows(html, text));
    const empty = html.match(/<(ul|ol|dl|nav|section|h1|h2|h3|li)\b[^>]*><\/\1>/g) ?? [];
    expect([...shown, ...empty], key).toEqual([]);
  }
}

it.each(casesIn<Parts[]>(import.meta.dirname, "left-out.test.yaml"))(
  "a site without %j shows no text of it, and no empty element",
  async (parts) => {
    const edits = Object.entries(parts).map(([file, keys]) => {
      const gone = keys.map((key) => [key, undefined]);
      return [file, setKeys(Object.fromEntries(gone))] as const;
    });
    const left = readContent(firmCopy("sample", Object.fromEntries(edits)));
    expectNothingOf(left, await renderAll(left));
  },
);

it("a site of only its three pages links to no other, and has no map", async () => {
  const left = readContent(join(import.meta.dirname, "../testing/build/three-pages"));
  const pages = await renderAll(left);
  expectNothingOf(left, pages);
  expect([...pages.keys()].sort()).toEqual(["contact", "home", "not-found"]);
  for (const [key, html] of pages) {
    // Structured data included.
    expect(html, key).not.toMatch(/\/(about|products|privacy|accessibility)/);
    expect(html, key).not.toContain(mapOrigin);
    // Scripts for the map, the bubble and places elsewhere.
    expect(html, key).not.toMatch(/data-(map|at|moving|tooltip)=|class="drawing"/);
  }
});
