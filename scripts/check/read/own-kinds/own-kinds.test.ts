import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { newPage } from "../../../content/new/new-page.ts";
import { schemaFiles } from "../../../content/schemas.ts";
import { packageRoot } from "../../../package.ts";
import { checkFiles, set } from "../../testing/check-files.ts";
import type { FixtureEdits } from "../../testing/fixture.ts";
import { inOwnerFolder } from "../../testing/owner-folder.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { ownKinds } from "./own-kinds.ts";
import { publicParts } from "./public-parts.ts";

const fields = `import { list, shape, text } from "faircopy/fields";
export default shape({ heading: text("Heading."), days: list(text("A day."), "Days.") }).describe("When we are there.");
`;
const component = `import { Section } from "faircopy/section";
import { memo, type ReactNode } from "react";
const mark: ReactNode = <b>*</b>;
export const OpeningHours = memo(({ heading }: { heading: string }) => <Section heading={heading} className="wide">{mark}</Section>);
`;
const sound = { "opening-hours/fields.ts": fields, "opening-hours/opening-hours.tsx": component };

const hours = { kind: "opening-hours", heading: "Hours", days: ["Mondays"] };
const withHours = (section: object = hours) => ({
  "pages/about.yaml": set({ "sections.1": section }),
});

/** Makes a folder with these files in its `sections/` the working directory of the running test. */
function inFolderWith(files: Readonly<Record<string, string>>): string {
  const folder = inOwnerFolder();
  write(folder, files);
  return folder;
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, "sections", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** What the check says of a site with some edits: file, place and words. */
function saidOf(edits: FixtureEdits = {}): string[] {
  return checkFiles(edits).diagnostics.map(({ file, start, message, hint }) =>
    [file.replace(/.*(?=pages)/, ""), start.line, `${start.column} ${message} ${hint}`].join(":"),
  );
}

it("a page can have sections of a kind in the owner's folder, and only while it is there", () => {
  const unknown = expect.stringContaining('`kind` cannot be "opening-hours"');
  expect(saidOf(withHours())).toEqual([unknown]);
  const folder = inFolderWith(sound);
  expect(saidOf(withHours())).toEqual([]);
  const { days, ...others } = hours;
  expect(saidOf(withHours(others))).toEqual([
    expect.stringContaining("The key `days` of entry 2 of `sections` is missing"),
  ]);
  rmSync(join(folder, "sections"), { recursive: true });
  ownKinds.forget();
  expect(saidOf(withHours())).toEqual([unknown]);
});

it("fields that change are read again", () => {
  const folder = inFolderWith(sound);
  expect(saidOf(withHours())).toEqual([]);
  ownKinds.forget();
  write(folder, { "opening-hours/fields.ts": fields.replace("heading: text", "title: text") });
  expect(saidOf(withHours())).toEqual([expect.stringContaining("`heading`")]);
});

it("rules read its texts", () => {
  inFolderWith(sound);
  expect(saidOf(withHours({ ...hours, days: ["on on Mondays"] }))).toEqual([
    expect.stringContaining('"on" is written twice'),
  ]);
});

it("the schemas of editors have it", () => {
  inFolderWith(sound);
  expect(schemaFiles().get(".schema/pages/sections.json")).toContain("When we are there.");
});

it("a new page shows how it is written", async () => {
  inFolderWith(sound);
  const words = { description: "Words.", section: "Words", paragraphs: ["Words."] };
  const path = await newPage(temporaryContent(), "office", "sections", words);
  expect(readFileSync(path, "utf8")).toContain("# - kind: opening-hours\n  #   heading:");
});

const only = (path: string, text: string) => ({ ...sound, [`opening-hours/${path}`]: text });

it.each<[string, Record<string, string>, string]>([
  [
    "a kind that exists",
    { "hero/fields.ts": fields },
    "sections/hero:1:1 There is a kind of section called `hero` already. Give the folder another name, and its component.",
  ],
  [
    "a name with capitals",
    { "OpeningHours/fields.ts": fields },
    "sections/OpeningHours:1:1 The name of a kind of section has small letters, digits and single hyphens only, a letter first. Call the folder `opening-hours`.",
  ],
  [
    "a file among the folders",
    { "fields.ts": fields },
    "sections/fields.ts:1:1 A kind of section is a folder here. Move this elsewhere.",
  ],
  [
    "a folder without fields",
    { "opening-hours/opening-hours.tsx": component },
    "sections/opening-hours/fields.ts:1:1 This file is missing. Create it; docs/extend.md shows one.",
  ],
  [
    "a folder without a component",
    { "opening-hours/fields.ts": fields },
    "sections/opening-hours/opening-hours.tsx:1:1 This file is missing. Create it; docs/extend.md shows one.",
  ],
  [
    "fields that are no schema",
    only("fields.ts", "export default { heading: 1 };"),
    "sections/opening-hours/fields.ts:1:1 This file exports no fields. Write `export default shape({ … })`, of what `faircopy/fields` has.",
  ],
  [
    "a field called kind",
    only("fields.ts", fields.replace("heading:", "kind:")),
    "sections/opening-hours/fields.ts:1:1 Each section has the key `kind` already. Give the field another name.",
  ],
  [
    "a rule about several fields",
    only("fields.ts", fields.replace(".describe", ".refine(() => true).describe")),
    "sections/opening-hours/fields.ts:1:1 A rule about several fields is not read. Write it as a rule of one field, which can be a `shape` itself.",
  ],
  [
    "fields that throw",
    only("fields.ts", `${fields}throw new Error("No hours.");`),
    "sections/opening-hours/fields.ts:1:1 This file cannot run: No hours. docs/extend.md shows such files.",
  ],
  [
    "a mistake in the syntax of fields",
    only("fields.ts", fields.replace('"Days.") })', '"Days.")')),
    'sections/opening-hours/fields.ts:2:117 This file cannot run: Expected "}" but found ";". docs/extend.md shows such files.',
  ],
  [
    "a mistake in the syntax of a component",
    only("opening-hours.tsx", component.replace("</Section>", "")),
    'sections/opening-hours/opening-hours.tsx:5:1 This file cannot run: Unexpected end of file before a closing "Section" tag. docs/extend.md shows such files.',
  ],
  [
    "a mistake in the syntax of a further file",
    { ...only("opening-hours.tsx", `import "./a.ts";\n${component}`), "opening-hours/a.ts": "\n+" },
    "sections/opening-hours/a.ts:2:2 This file cannot run: Unexpected end of file. docs/extend.md shows such files.",
  ],
  [
    "an import of a file that is not there",
    only("opening-hours.tsx", `import "./nowhere.ts";\n${component}`),
    "sections/opening-hours/opening-hours.tsx:1:1 This file cannot run: Cannot find module './nowhere.ts'. docs/extend.md shows such files.",
  ],
  [
    "an import of a package that is not there",
    only("opening-hours.tsx", `import "nowhere";\n${component}`),
    "sections/opening-hours/opening-hours.tsx:1:1 This file cannot run: Cannot find module 'nowhere'. docs/extend.md shows such files.",
  ],
  [
    "an import of a part that is not public",
    only("opening-hours.tsx", `import "faircopy/app";\n${component}`),
    "sections/opening-hours/opening-hours.tsx:1:1 This file cannot run: There is no `faircopy/app`; there are `faircopy/data-table`, `faircopy/fields`, `faircopy/icon`, `faircopy/page-link`, `faircopy/picture`, `faircopy/rich-text`, `faircopy/section`, `faircopy/site`. docs/extend.md shows such files.",
  ],
  [
    "a component of another name",
    only("opening-hours.tsx", component.replace("OpeningHours", "Hours")),
    "sections/opening-hours/opening-hours.tsx:1:1 This file exports no component called `OpeningHours`. Write `export function OpeningHours(…)`.",
  ],
])("%s is refused in one sentence, with what to do", (_, files, expected) => {
  inFolderWith(files);
  expect(saidOf()).toEqual([expected]);
});

it("the guide names all that owners can import, and nothing else", () => {
  const guide = readFileSync(join(packageRoot, "docs/extend.md"), "utf8");
  const named = Array.from(guide.matchAll(/^\| `(faircopy\/[^`]+)`/gm), ([, name]) => name);
  expect(named.sort()).toEqual([...publicParts().keys()].sort());
});
