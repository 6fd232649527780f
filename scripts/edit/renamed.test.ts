import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { casesIn, type Row } from "../../src/testing/hold-cases.ts";
import { checkContent, fixContent } from "../disk/check-content.ts";
import { fileIn } from "../testing/cli/content-folder.ts";
import { inventRenames } from "../testing/edit/invented-renames.ts";
import { diagnosticLines } from "../testing/files/check-files.ts";
import { exampleDay } from "../testing/fixture.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import { temporaryContent, temporaryFolder } from "../testing/temporary-content.ts";

inventRenames();

interface Renamed extends Row {
  file: string;
  /** A pattern of a passage, and what stands in its place; without the pattern it is added. */
  passage?: string;
  becomes: string;
  said: string[];
  /** What the passage is after `fix`; without it nothing is fixed. */
  fixed?: string;
  left?: string[];
}

const directory = temporaryContent({}, new Date(exampleDay));
for (const { what, file, passage, becomes, said, fixed, left = [] } of casesIn<Renamed[]>(
  import.meta.dirname,
  "renamed.yaml",
))
  it(what, () => {
    const setWords = (words: string) => (text: string) =>
      passage ? text.replace(new RegExp(passage), words) : text + words;
    const before = fileIn(directory, file);
    const texts = new Map([[`${directory}/${file}`, setWords(becomes)(before)]]);
    const content = { directory, today: exampleDay, texts };
    const found = inWordsOf(diagnosticLines(checkContent(content)));
    expect(found.map(({ rule, at, message }) => `${rule} [${at}] ${message}`)).toEqual(said);
    const result = fixContent(content);
    expect(inWordsOf(result.left).map(({ message }) => message)).toEqual(left);
    const after = result.files.map((one) => one.text);
    expect(after).toEqual(fixed === undefined ? [] : [setWords(fixed)(before)]);
  });

it("a language pack is renamed in its own file", () => {
  const languages = temporaryFolder();
  cpSync("languages", languages, { recursive: true });
  const path = `${languages}/en.yaml`;
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace(/(\ncontact:\n[\s\S]*?)\bsubmit:/, "$1send:"));
  vi.stubEnv("LANGUAGES_DIR", languages);
  const submit = (text: string) => text.replace(/ +submit: .*\n/, "");
  const contact = submit(fileIn(directory, "pages/contact.yaml"));
  const texts = new Map([[`${directory}/pages/contact.yaml`, contact]]);
  const { files } = fixContent({ directory, today: exampleDay, texts });
  expect(files.map(({ file, text }) => [file, text])).toEqual([[path, before]]);
});
