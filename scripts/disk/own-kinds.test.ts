import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inTerminalWords } from "../../src/engine/messages/tell.ts";
import type { OwnKinds } from "../../src/engine/schema/section-kinds.ts";
import { list, shape, text } from "../../src/engine/schema/values/primitives.ts";
import { schemasWith } from "../../src/engine/shape/page-schema.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { schemaFiles } from "../cli/commands/schema.ts";
import { packageRoot } from "../package.ts";
import { checkFiles, setKeys } from "../testing/files/check-files.ts";
import { filesInMemory } from "../testing/files/memory-content.ts";
import { inOwnerFolder } from "../testing/files/owner-folder.ts";
import { exampleDay, type FixtureEdits, fixtureFiles } from "../testing/fixture.ts";
import { replacePassages } from "../testing/replace-passages.ts";
import { applyEdits, editFiles } from "../testing/temporary-content.ts";
import { checkContent } from "./check-content.ts";
import { disk } from "./disk.ts";
import { readOwnKinds } from "./own-kinds.ts";
import { publicParts } from "./run-own-file.ts";

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
const siteWithHours = (section: object = hours) => ({
  "pages/about.yaml": setKeys({ "sections.1": section }),
});

/** Makes a folder with the sound kind, and some edits of it, the working directory of the running test. */
function inFolderWithHours(edits: FixtureEdits = {}): string {
  const folder = inOwnerFolder();
  editFiles(join(folder, "sections"), applyEdits(sound, edits));
  return folder;
}

/** What the check says of a site with some edits: file, place and words. */
async function faultsOfKinds(edits: FixtureEdits = {}): Promise<string[]> {
  await readOwnKinds(disk);
  return checkFiles(edits).diagnostics.map(({ file, start, message, hint }) =>
    [file.replace(/.*(?=pages)/, ""), start.line, `${start.column} ${message} ${hint}`].join(":"),
  );
}

it("a page can have sections of a kind in the owner's folder, and only while it is there", async () => {
  const unknown = expect.stringContaining('`kind` cannot be "opening-hours"');
  expect(await faultsOfKinds(siteWithHours())).toEqual([unknown]);
  const folder = inFolderWithHours();
  expect(await faultsOfKinds(siteWithHours())).toEqual([]);
  const { days, ...others } = hours;
  expect(await faultsOfKinds(siteWithHours(others))).toEqual([
    expect.stringContaining("The key `days` of entry 2 of `sections` is missing"),
  ]);
  rmSync(join(folder, "sections"), { recursive: true });
  expect(await faultsOfKinds(siteWithHours())).toEqual([unknown]);
});

it("two sites in one process have kinds of their own", () => {
  const siteWith = (own: OwnKinds) => {
    const files = applyEdits(fixtureFiles(new Date(exampleDay)), siteWithHours());
    return { ...filesInMemory(files), schemas: schemasWith(own) };
  };
  const days = { days: list(text()) };
  const sites = [
    siteWith({ "opening-hours": shape({ heading: text(), ...days }) }),
    siteWith({ "opening-hours": shape({ title: text(), ...days }) }),
    siteWith({}),
  ];
  const found = [...sites, ...sites].map((files) =>
    checkContent({ directory: "content", files, only: [] }).diagnostics.map(({ message }) =>
      inTerminalWords(message),
    ),
  );
  const each = [
    [],
    [expect.stringContaining("`heading`")],
    [expect.stringContaining('`kind` cannot be "opening-hours"')],
  ];
  expect(found).toEqual([...each, ...each]);
});

it("rules read its texts, and fields that change are read again", async () => {
  const folder = inFolderWithHours();
  expect(await faultsOfKinds(siteWithHours({ ...hours, days: ["on on Mondays"] }))).toEqual([
    expect.stringContaining('"on" is written twice'),
  ]);
  const titled = fields.replace("heading: text", "title: text");
  editFiles(folder, { "sections/opening-hours/fields.ts": titled });
  expect(await faultsOfKinds(siteWithHours())).toEqual([expect.stringContaining("`heading`")]);
});

it("the schemas of editors have it", async () => {
  inFolderWithHours();
  await readOwnKinds(disk);
  expect(schemaFiles().get(".schema/pages/sections.json")).toContain("When we are there.");
});

for (const { what, edits, says } of casesIn<
  { what: string; edits: Record<string, string | null | Record<string, string>>; says: string }[]
>(import.meta.dirname, "own-kinds.test.yaml"))
  it(what, async () => {
    const changes = Object.entries(edits).map(([file, edit]) => [
      file,
      edit instanceof Object ? (text: string) => replacePassages(text, edit) : edit,
    ]);
    inFolderWithHours(Object.fromEntries(changes));
    expect(await faultsOfKinds()).toEqual([says]);
  });

it("the guide names all that owners can import, and nothing else", () => {
  const guide = readFileSync(join(packageRoot, "docs/extend.md"), "utf8");
  const named = Array.from(guide.matchAll(/^\| `(faircopy\/[^`]+)`/gm), ([, name]) => name);
  expect(named.sort()).toEqual([...publicParts().keys()].sort());
});
