import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../check.ts";
import { checkFiles, product, saidOf, set } from "../testing/check-files.ts";
import { exampleDay, plainPng } from "../testing/example-content.ts";
import { type FixtureEdits, fixtureFiles } from "../testing/fixture.ts";

type Values = Record<string, unknown>;
type Edit = null | string | Values;

const sound = fixtureFiles(new Date(exampleDay));
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';

/** What a row of `sites.txt` makes of a file. */
function editOf(file: string, edit: Edit): FixtureEdits[string] {
  if (edit === "(picture)") return plainPng(1280);
  if (edit === "(drawing)") return drawing;
  if (edit === null || typeof edit === "string") return edit;
  const { from = file, replace, ...values } = edit as Values & { from?: string };
  const text = `${sound[from]}`;
  if (replace) return text.replace(...(replace as [string, string]));
  const isGone = (value: unknown) => value === "(gone)";
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    isGone(value) ? undefined : value,
  ]);
  return set(Object.fromEntries(entries))(text);
}

describe("the sites of sites.txt", () => {
  const list = new URL("sites.txt", import.meta.url);
  const [intro = "", ...rows] = readFileSync(list, "utf8").split(/^## /m);
  const written = [intro];

  it.each(rows.map((row): [title: string, row: string] => [row.split("\n")[0] as string, row]))(
    "%s",
    (title, row) => {
      const lines = row.trimEnd().split("\n").slice(1);
      const edits = lines.filter((line) => !line.startsWith("> "));
      const { only, ...files } = parse(edits.join("\n")) as Record<string, Edit>;
      const entries = Object.entries(files).map(([file, edit]) => [file, editOf(file, edit)]);
      const options = only ? { only: only as unknown as string[] } : {};
      const found = saidOf(Object.fromEntries(entries), options).map((one) => `> ${one}`);
      written.push(`## ${[title, ...edits, ...found].join("\n")}\n\n`);
      expect.soft(found).toEqual(lines.filter((line) => line.startsWith("> ")));
    },
  );

  it("have the findings of the list", async () => {
    const text = `${written.join("").trimEnd()}\n`;
    await expect(text).toMatchFileSnapshot(fileURLToPath(list));
  });
});

it("a suppressed place is not counted among repeated findings", () => {
  const rows = ["Small", "Middle", "Large"].map((size) => [size, "✓"]);
  const sections = [
    { kind: "prices", heading: "Prices", table: { columns: ["Size", "Ink"], rows } },
  ];
  const silent = (text: string) =>
    set({ heading: "Tools", sections })(text).replace(
      /^( *)(?=- - Middle$)/m,
      "$1# content-ignore symbols -- Seen only.\n$1",
    );
  const found = saidOf({ "pages/home.yaml": silent }, { only: ["symbols", "suppression"] });
  expect(found).toEqual([
    expect.stringMatching(/ It is in 2 places of this file, also in line \d+\./),
  ]);
});

it("a rule with more findings than anybody mends by hand says so and stops", () => {
  const spaces = saidOf(product({ tagline: "a  b ".repeat(400) }), { only: ["spaces"] });
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)).toMatch(/There may be more of it in this file\.$/);
});

it.each([
  ["Counts **all  of** the boxes", " "],
  ["Counts [all ](/about) of the boxes", undefined],
])("of the spaces in %j a fix is offered where no sign is in its way", (bullet, text) => {
  const { diagnostics } = checkFiles(product({ bullets: [bullet] }), { only: ["spaces"] });
  expect(diagnostics.map(({ fix }) => fix?.text)).toEqual([text]);
});

// That each firm is written in the letters of its language, the tests of firms hold.
it.each([
  ["arabic", "de", "Arabic"],
  ["hindi", "ar", "Devanagari"],
  ["telugu", "hi", "Telugu"],
  ["german", "te", "Latin"],
])("the firm %s is not of the language %s", (firm, language, letters) => {
  const directory = `e2e/firms/${firm}`;
  const file = `${directory}/site.yaml`;
  const text = set({ language, direction: undefined })(readFileSync(file, "utf8"));
  const options = { directory, texts: new Map([[file, text]]), only: ["other-language"] };
  expect(checkContent(options).diagnostics.map(({ message }) => message)).toEqual([
    `The site's language is \`${language}\`, but its texts are in ${letters} letters.`,
  ]);
});
