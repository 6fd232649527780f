import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { contentFiles } from "../../../src/check/read/files/content-files.ts";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { readFolder } from "../../../src/check/read/files/folder.ts";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { schemaFiles, withModeline } from "./schema-files.ts";

/** A file that is not as it should be. */
export interface StaleFile {
  path: string;
  /** The path as people read it. */
  file: string;
  /** What it holds; none where it is not there. */
  before: string | undefined;
  /** What it should hold. */
  text: string;
}

/**
 * Schemas that are missing or stale, and content files that do not name their schema.
 *
 * @throws Refusal where the content folder cannot be read.
 */
export function staleFiles(directory: string): { schemas: StaleFile[]; content: StaleFile[] } {
  const [unreadable] = readFolder(directory).diagnostics;
  if (unreadable !== undefined) throw new Refusal(`${unreadable.file}: ${unreadable.message}`);
  const schemas = [...schemaFiles()].map(([name, text]): StaleFile => {
    const path = join(directory, name);
    return { path, file: displayPath(path), before: textAt(path), text };
  });
  const { site, pages, products } = contentFiles(directory);
  const content = [...(site ? [site] : []), ...pages.values(), ...products].flatMap((entry) => {
    const { path, file } = entry;
    const { source, diagnostic } = readText(path, file);
    // What cannot be read is left to the check; before a byte order mark no comment can stand.
    if (!source || diagnostic || source.text.startsWith("\uFEFF")) return [];
    const name = relative(directory, path).replaceAll(sep, "/");
    return [{ path, file, before: source.text, text: withModeline(source.text, name) }];
  });
  const isStale = ({ before, text }: StaleFile) => before !== text;
  return { schemas: schemas.filter(isStale), content: content.filter(isStale) };
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
