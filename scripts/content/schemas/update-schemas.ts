import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { contentFiles } from "../../../src/check/read/files/content-files.ts";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { readFolder } from "../../../src/check/read/files/folder.ts";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { createFile, replaceFile } from "../files/write-file.ts";
import { withModeline } from "./modeline.ts";
import { schemaFiles } from "./schema-files.ts";

/** A file that is not as it should be. */
export interface StaleFile {
  path: string;
  /** The path as people read it. */
  file: string;
  /** What it holds; none where it is not there. */
  before?: string;
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
  const schemas = [...schemaFiles()].map(([name, text]) => {
    const path = join(directory, ...name.split("/"));
    return stale(path, textAt(path), text);
  });
  const { site, pages, products } = contentFiles(directory);
  const content = [...(site ? [site] : []), ...pages.values(), ...products].flatMap((entry) => {
    // What cannot be read is left to the check.
    const { source, diagnostic } = readText(entry.path, entry.file);
    if (source === undefined || diagnostic !== undefined) return [];
    const name = relative(directory, entry.path).replaceAll(sep, "/");
    // Before a byte order mark no comment can stand.
    if (source.text.startsWith("\uFEFF")) return [];
    return [stale(entry.path, source.text, withModeline(source.text, name))];
  });
  const isStale = ({ before, text }: StaleFile) => before !== text;
  return { schemas: schemas.filter(isStale), content: content.filter(isStale) };
}

/** Makes a file what it should be. */
export function update({ path, before, text }: StaleFile): void {
  mkdirSync(dirname(path), { recursive: true });
  if (before === undefined) createFile(path, text);
  else replaceFile(path, before, text);
}

function stale(path: string, before: string | undefined, text: string): StaleFile {
  return { path, file: displayPath(path), ...(before !== undefined && { before }), text };
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
