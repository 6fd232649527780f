import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { displayPath } from "../content/display-path.ts";
import { hashesName, languagesName } from "../content/files/content-files.ts";
import { formerNamesIn } from "../content/files/former-names.ts";
import { loadContent } from "../content/files/load.ts";
import { pathId, pathOf } from "../content/path-id.ts";
import { scalarIds, stampText, unknown } from "../content/schema/stamps.ts";
import { groupedBy, valueAt } from "../content/values.ts";
import { readComplete } from "./read-back.ts";
import { applyStamps } from "./stamp-translations.ts";
import { readIfExists } from "./write-file.ts";

/** The hash of a source. */
export function hashSource(text: string): string {
  return createHash("sha256").update(stampText(text)).digest("base64url").slice(0, 8);
}

/**
 * Translated files with stamps above their texts, in place of the hashes that a file of their language has; and that
 * file, which goes. Its keys are such as `pages/about.yaml sections.0.heading`. A hash of words that nobody knows becomes
 * a stamp that says so.
 *
 * @throws UserError if a file cannot be read.
 */
export function migrateStamps(directory: string) {
  const { translations, located } = loadContent(directory);
  const renamed = formerNamesIn(located.pages);
  const currentName = (name: string) =>
    name.replace(/(?<=^pages\/).*(?=\.yaml$)/, (page) => renamed.get(page) ?? page);
  return translations.flatMap(({ tag }) => {
    const folder = join(directory, languagesName, tag);
    const path = join(folder, hashesName);
    if (!existsSync(path)) return [];
    const { file, text, value } = readFile(path);
    const hashes = Object.entries(value as Record<string, string>);
    const byFile = groupedBy(hashes, ([key]) => currentName(key.replace(/ .*/, "")));
    const files = [...byFile].flatMap(([name, ofFile]) =>
      migrateFile(join(folder, name), join(directory, name), ofFile),
    );
    return [...files, { file, before: text, after: "", isGone: true, fixed: [{ rule: "schema" }] }];
  });
}

function migrateFile(path: string, source: string, hashes: readonly [key: string, hash: string][]) {
  if (!existsSync(path) || !existsSync(source)) return [];
  const [own, other] = [readFile(path), readFile(source)];
  const texts = scalarIds(other, []).map((id) => `${valueAt(other.value, pathOf(id))}`);
  const known = new Map(texts.map((text) => [hashSource(text), text]));
  const stamps = hashes.map(([key, hash]) => {
    return [pathId(key.replace(/.* /, "").split(".")), known.get(hash) ?? unknown] as const;
  });
  const fixed = hashes.map(() => ({ rule: "schema" }));
  const { text: after } = applyStamps(own, new Map(stamps));
  return [{ file: own.file, before: own.text, after, fixed }];
}

const readFile = (path: string) =>
  readComplete({ file: displayPath(path), text: `${readIfExists(path)}` });
