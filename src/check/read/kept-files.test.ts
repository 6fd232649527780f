import { expect, it } from "vitest";
import { fixtureFiles } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { displayPath } from "./files/display-path.ts";
import { keptRead } from "./kept-files.ts";
import { loadContent } from "./load.ts";

type Edit = Record<string, (text: string) => string>;

/** Changes of one file, on which what is said of others hangs. */
const edits: Edit[] = [
  {},
  { "site.yaml": (text) => text.replace(/^language: .*/m, "language: de") },
  { "site.yaml": (text) => text.replace(/^language: .*/m, "language: xx-none") },
  { "site.yaml": (text) => text.replace(/^language: .*/m, "language: [") },
  { "site.yaml": (text) => text.replace(/^ {2}place:\n(?: {4}.*\n)+/m, "") },
  { "site.yaml": (text) => text.replace(/^ {2}method: .*/m, "  method: none") },
  { "products/first.yaml": (text) => `${text}waitlist: open\n` },
  { "products/first.yaml": (text) => text.replace(/^name:/m, "nmae:") },
  { "pages/contact.yaml": (text) => `${text}bubble:\n  label: Ask us\n` },
  { "pages/contact.yaml": (text) => text.replace(/^title:.*/m, 'title: "') },
  { "pages/about.yaml": (text) => `${text}formerly: imprint\n` },
  { "pages/privacy.yaml": (text) => text.replace(/^sections:/m, "sctions:") },
];

/** What is found in a folder after a change, by paths in it. */
function saidOf(directory: string, edit: Edit): unknown {
  const texts = Object.entries(fixtureFiles(new Date())).map(
    ([file, text]) => [displayPath(`${directory}/${file}`), edit[file]?.(text) ?? text] as const,
  );
  const { diagnostics, content } = loadContent(directory, new Map(texts));
  const folder = displayPath(directory);
  return JSON.parse(JSON.stringify({ diagnostics, content }).replaceAll(folder, "content"));
}

it("says after each change what is said of a folder that was never read before", () => {
  const fresh = edits.map((edit) => saidOf(temporaryContent(), edit));
  expect(new Set(fresh.map((one) => JSON.stringify(one))).size).toBe(edits.length);
  const directory = temporaryContent();
  // Each after each other.
  for (const first of edits)
    for (const [index, edit] of edits.entries()) {
      saidOf(directory, first);
      expect(saidOf(directory, edit)).toEqual(fresh[index]);
    }
});

it("reads the same text once, and gives nobody what another could change", () => {
  const read = (text: string) => keptRead({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").file?.value).toEqual({ name: "Two" });
  const { content } = loadContent(temporaryContent());
  expect(() => content?.products[0]?.bullets.push("Another")).toThrow(TypeError);
});
