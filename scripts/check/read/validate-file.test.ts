import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sampleCopy, temporaryContent } from "../testing/temporary-content.ts";
import { displayPath } from "./files/display-path.ts";
import { loadContent } from "./load.ts";
import { parseCached } from "./validate-file.ts";

type Edit = readonly [file: string, passage: RegExp | string, instead: string];

/** Changes of one file on which findings in other files depend. */
const edits: readonly Edit[] = [
  ["site.yaml", "", ""],
  ["site.yaml", /^language: .*/m, "language: de"],
  ["site.yaml", /^language: .*/m, "language: ["],
  ["site.yaml", /^ {2}place:\n(?: {4}.*\n)+/m, ""],
  ["site.yaml", "method: mailto", "method: post\n  endpoint: https://firm.example/"],
  ["products/fresh-saver.yaml", "waitlist: closed", "waitlist: open"],
  ["products/fresh-saver.yaml", /^name:/m, "nmae:"],
  ["pages/contact.yaml", /^bubble:\n(?: .*\n)+/m, ""],
  ["pages/contact.yaml", /^heading: .*/m, 'heading: "'],
  ["pages/team.yaml", /^formerly: .*/m, ""],
  ["pages/privacy.yaml", "sections:", "sctions:"],
];

/** The sample, with a link whose text depends on a former name of its page. */
function sampleWithTeam(): string {
  const about = readFileSync("e2e/firms/sample/pages/about.yaml", "utf8");
  const toTeam = (text: string) => text.replaceAll("page: about", "page: team");
  return sampleCopy({
    "pages/about.yaml": null,
    "pages/team.yaml": `${toTeam(about)}formerly: [about]\n`,
    "pages/home.yaml": toTeam,
    "site.yaml": toTeam,
  });
}

/** What is found in a folder after a change, by paths in it. */
function resultOf(directory: string, [file, passage, instead]: Edit): unknown {
  const text = readFileSync(join(directory, file), "utf8").replace(passage, instead);
  const edited = new Map([[displayPath(join(directory, file)), text]]);
  const { diagnostics, content } = loadContent(directory, edited);
  const result = JSON.stringify({ diagnostics, content });
  return JSON.parse(result.replaceAll(displayPath(directory), "content"));
}

it("finds after each change what it finds in a folder that it reads for the first time", () => {
  const fresh = edits.map((edit) => resultOf(sampleWithTeam(), edit));
  expect(new Set(fresh.map((one) => JSON.stringify(one))).size).toBe(edits.length);
  const folder = sampleWithTeam();
  const places = [...edits.keys()];
  for (const place of [...places.flatMap((one) => [0, one]), ...places, ...places.toReversed()])
    expect(resultOf(folder, edits[place] as Edit)).toEqual(fresh[place]);
}, 120_000);

it("reads the same text once, and gives nobody what another could change", () => {
  const read = (text: string) => parseCached({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").yaml?.value).toEqual({ name: "Two" });
  const { content } = loadContent(temporaryContent());
  expect(() => content?.products[0]?.bullets.push("Another")).toThrow(TypeError);
});
