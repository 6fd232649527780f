import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkContent } from "../check.ts";

const firms = join("e2e", "firms");

/** What the rule says of a firm under another language. */
function foundIn(firm: string, language?: string): string[] {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  cpSync(join(firms, firm), directory, { recursive: true });
  const site = join(directory, "site.yaml");
  if (language !== undefined) {
    const own = readFileSync(site, "utf8").replace(/^direction:.*\n/m, "");
    writeFileSync(site, own.replace(/^language: .*/m, `language: ${language}`));
  }
  return checkContent({ directory, only: ["other-script"] }).diagnostics.map(
    ({ message }) => message,
  );
}

it.each(readdirSync(firms))("the firm %s is written in its language's letters", (firm) => {
  expect(foundIn(firm)).toEqual([]);
});

it.each([
  ["arabic", "de", "Arabic"],
  ["hindi", "ar", "Devanagari"],
  ["telugu", "hi", "Telugu"],
  ["german", "te", "Latin"],
])("the firm %s is not of the language %s", (firm, language, letters) => {
  expect(foundIn(firm, language)).toEqual([
    `The site's language is \`${language}\`, and its texts are in ${letters} letters.`,
  ]);
});
