import { posix } from "node:path";
import { schemaPathOf } from "./schema-files.ts";

const pattern = /^# yaml-language-server:.*(\r?\n|$)/;

/**
 * The comment by which editors find the schema of a content file.
 *
 * @param file path from the content folder, with forward slashes.
 */
export function modelineOf(file: string): string {
  const path = posix.relative(posix.dirname(file), schemaPathOf(file));
  return `# yaml-language-server: $schema=${path.startsWith(".schema") ? `./${path}` : path}`;
}

/** The text with the right modeline as its first line; the same text where it is there already. */
export function withModeline(text: string, file: string): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  return `${modelineOf(file)}${newline}${text.replace(pattern, "")}`;
}
