import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseContent } from "../content/schema/parse-content.ts";
import { stampsIn } from "../content/schema/stamps.ts";
import { fileIn } from "../testing/cli/content-folder.ts";
import { runContent } from "../testing/cli/run-content.ts";
import { exampleDay, type FixtureEdits, fixtureValues } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { stampedText, translationOf } from "../testing/translated.ts";
import { hashSource } from "./carry-stamps.ts";

const day = new Date(exampleDay);
const german = translationOf(fixtureValues(day), "de");
const about = "languages/de/pages/about.yaml";
const hashes = "languages/de/translated.json";

/** A translation as a version before had it: texts without stamps, and a file of hashes. */
function former(newline: string): Record<string, string> {
  const all: Record<string, string> = {};
  const files = Object.entries(german).map(([name, text]) => {
    const { file } = parseContent({ file: name, text: text.replaceAll("\n", newline) });
    const stamps = [...(file ? stampsIn(file) : [])];
    for (const [id, words] of stamps)
      all[`${name.replace("languages/de/", "")} ${id.replaceAll("\0", ".")}`] = hashSource(words);
    const bare = stampedText(`${file?.text}`, new Map(stamps.map(([id]) => [id, undefined])));
    return [name, bare];
  });
  return { ...Object.fromEntries(files), [hashes]: JSON.stringify(all) };
}

/** What `fix` makes of a folder, and what the check then says of its translations. */
async function fixContentIn(edits: FixtureEdits) {
  const directory = temporaryContent(edits, day);
  const arguments_ = ["--content", directory, "--today", exampleDay];
  const { stdout, stderr } = await runContent(["fix", ...arguments_]);
  const { stdout: found } = await runContent(["check", "--format", "compact", ...arguments_]);
  return { directory, said: stdout + stderr, found };
}

it.each(["\n", "\r\n"])(
  "`fix` makes comments of hashes, and nothing else changes: %j",
  async (newline) => {
    const { directory, found } = await fixContentIn(former(newline));
    expect(found).toMatch(/nothing to fix/);
    expect(readdirSync(join(directory, "languages/de"))).not.toContain("translated.json");
    for (const [name, text] of Object.entries(german))
      expect(fileIn(directory, name)).toBe(text.replaceAll("\n", newline));
  },
);

it("a stale text stays stale, also where other texts have the words of its source", async () => {
  const { directory, found } = await fixContentIn({
    ...former("\n"),
    "pages/about.yaml": (text) =>
      text
        .replace(/^title: .*/m, "title: Us")
        .replace(/^heading: .*/m, "heading: We")
        .replace("heading: words 8", "heading: The page about"),
  });
  const text = fileIn(directory, about);
  expect(text).toMatch(/^# source: The page about\ntitle: /);
  expect(text).toMatch(/^# source: \?\nheading: /m);
  expect(found.match(/translation-stale/g)).toHaveLength(3);
});

it("what an old name of a page has goes to that of today", async () => {
  const imprint = "languages/de/pages/imprint.yaml";
  const { [imprint]: own, ...others } = former("\n");
  const { directory } = await fixContentIn({
    ...others,
    "languages/de/pages/legal.yaml": `${own}`,
    "pages/imprint.yaml": null,
    "pages/legal.yaml": `${fileIn(temporaryContent({}, day), "pages/imprint.yaml")}formerly: [imprint]\n`,
  });
  expect(fileIn(directory, "languages/de/pages/legal.yaml")).toBe(german[imprint]);
});

it("nothing is written while a file cannot be read", async () => {
  const { directory, said } = await fixContentIn({ ...former("\n"), [about]: "title: [" });
  expect(said).toMatch(/pages\/about\.yaml cannot be parsed/);
  expect(readdirSync(join(directory, "languages/de"))).toContain("translated.json");
});
