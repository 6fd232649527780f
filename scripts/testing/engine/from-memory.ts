import { checkSite } from "../../../src/engine/check/check.ts";
import { inWords } from "../../../src/engine/messages/messages.ts";
import { pageSchemas } from "../../../src/engine/schema/pages.ts";
import { type FileFacts, type Files, withTexts } from "../../../src/engine/site/files/file-set.ts";
import { providePackage } from "../../../src/panel/remote/session/site-files.ts";

/** A site as data, with what the check reads of the package. */
export interface Given {
  /** The content folder. */
  directory: string;
  version: string;
  /** Texts of the package by their paths. */
  package: Readonly<Record<string, string>>;
  /** Texts of the content by their paths; empty ones of files that have facts. */
  texts: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, { [Name in keyof FileFacts]: unknown }>>;
  today: string;
  /** The language of the findings. */
  reader: string;
}

/** The files of a site where no disk is. */
export function filesFromMemory({ version, texts, facts, today, ...given }: Given): Files {
  providePackage({ version, languages: [], texts: given.package }, new Map());
  const nothing: Files = {
    packs: { folder: "languages", areShipped: false },
    schemas: pageSchemas,
    kindFaults: [],
    today: () => today,
    list: () => undefined,
    text: (file) => {
      throw new Error(`no text of ${file}`);
    },
    facts(file) {
      const { bytes, ...others } = facts[file] ?? {};
      const asked = Object.entries(others).map(([name, fact]) => [name, () => fact]);
      return { bytes, ...Object.fromEntries(asked) };
    },
  };
  return withTexts(nothing, new Map(Object.entries(texts)));
}

/** Checks a site where no disk is, and returns its findings in words. */
export function checkFromMemory(given: Given) {
  const { directory, reader } = given;
  const { diagnostics } = checkSite(filesFromMemory(given), directory);
  return diagnostics.map(({ message, hint, ...one }) => ({
    ...{ ...one, message: inWords(message, reader), hint: inWords(hint, reader) },
  }));
}
