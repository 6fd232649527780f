import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryContent } from "../testing/temporary-content.ts";
import { displayPath } from "./files/display-path.ts";
import { keptRead } from "./kept-files.ts";
import { loadContent } from "./load.ts";

type Edit = Record<string, (text: string) => string>;

/** Changes of one file, on which what is said of others hangs. */
const edits: Edit[] = [
  {},
  { "site.yaml": (text) => text.replace(/^language: .*/m, "language: de") },
  { "site.yaml": (text) => text.replace(/^language: .*/m, "language: [") },
  { "site.yaml": (text) => text.replace(/^ {2}place:\n(?: {4}.*\n)+/m, "") },
  {
    "site.yaml": (text) =>
      text.replace("method: mailto", "method: post\n  endpoint: https://firm.example/"),
  },
  { "products/fresh-saver.yaml": (text) => text.replace("waitlist: closed", "waitlist: open") },
  { "products/fresh-saver.yaml": (text) => text.replace(/^name:/m, "nmae:") },
  { "pages/contact.yaml": (text) => text.replace(/^bubble:\n(?: .*\n)+/m, "") },
  { "pages/contact.yaml": (text) => text.replace(/^heading: .*/m, 'heading: "') },
  { "pages/team.yaml": (text) => text.replace(/^formerly: .*/m, "") },
  { "pages/privacy.yaml": (text) => `${text}sctions: []\n` },
];

/** The sample, with a link whose words hang on the name that its page had before. */
function sampleWithTeam(): { directory: string; texts: (readonly [string, string])[] } {
  const sample = "e2e/firms/sample";
  const files = readdirSync(sample, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file, readFileSync(join(sample, file), "utf8")] as const)
    .map(([file, text]) => [file, text.replaceAll("page: about", "page: team")] as const)
    .map(([file, text]) =>
      file === "pages/about.yaml"
        ? (["pages/team.yaml", `${text}formerly: [about]\n`] as const)
        : ([file, text] as const),
    );
  const gone = { "products/first.yaml": null, "products/second.yaml": null };
  const others = { "pages/about.yaml": null, "pages/imprint.yaml": null };
  const directory = temporaryContent({ ...gone, ...others, ...Object.fromEntries(texts) });
  return { directory, texts };
}

/** What is found in a folder after a change, by paths in it. */
function saidOf({ directory, texts }: ReturnType<typeof sampleWithTeam>, edit: Edit): unknown {
  const edited = texts.map(
    ([file, text]) => [displayPath(join(directory, file)), edit[file]?.(text) ?? text] as const,
  );
  const { diagnostics, content } = loadContent(directory, new Map(edited));
  const folder = displayPath(directory);
  return JSON.parse(JSON.stringify({ diagnostics, content }).replaceAll(folder, "content"));
}

it("says after each change what is said of a folder that was never read before", () => {
  const fresh = edits.map((edit) => saidOf(sampleWithTeam(), edit));
  expect(new Set(fresh.map((one) => JSON.stringify(one))).size).toBe(edits.length);
  const folder = sampleWithTeam();
  const places = [...edits.keys()];
  for (const place of [...places.flatMap((one) => [0, one]), ...places, ...places.toReversed()])
    expect(saidOf(folder, edits[place] as Edit)).toEqual(fresh[place]);
});

it("reads the same text once, and gives nobody what another could change", () => {
  const read = (text: string) => keptRead({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").file?.value).toEqual({ name: "Two" });
  const { content } = loadContent(temporaryContent());
  expect(() => content?.products[0]?.bullets.push("Another")).toThrow(TypeError);
});
