import { folderOf } from "../../src/content/collections.ts";
import { keyNextTo, keyPattern, reservedFor, slugOf } from "../../src/content/page-key.ts";
import { cutByComma } from "./cut-by-comma.ts";
import { type Diagnostic, schemaFinding } from "./diagnostic.ts";
import type { Entry } from "./folder.ts";
import { code } from "./format.ts";
import { nearest } from "./nearest.ts";
import type { Path, YamlFile } from "./read-yaml.ts";
import { hasKey, valueAt } from "./values.ts";

/** A list of another length, or a section of another kind, than in the source. */
export function structureFinding(
  file: YamlFile,
  own: unknown,
  source: YamlFile,
  path: Path,
): Diagnostic {
  const there = source.keyRange(path) ?? source.valueRange(path);
  const place = `${source.file}:${there?.start.line ?? 1}`;
  const other = valueAt(source.value, path);
  const range = file.keyRange(path) ?? file.valueRange(path);
  const fault = { rule: "translation-structure" };
  const isLonger = Array.isArray(own) && Array.isArray(other) && own.length > other.length;
  const cut =
    isLonger && range && cutByComma(file.text.slice(range.start.offset, range.end.offset));
  if (cut) {
    const start = range.start.offset + cut.at;
    const cell = file.range(start, start + cut.text.length);
    return { ...schemaFinding(file.file, ...cut.finding, cell), ...fault };
  }
  const isRow = path.at(-2) === "rows";
  const name = isRow ? `Row ${Number(path.at(-1)) + 1} of the table` : code(path.join("."));
  const [message, hint] =
    Array.isArray(own) && Array.isArray(other)
      ? [
          `${name} has ${own.length} ${own.length === 1 ? "entry" : "entries"} here, and ${other.length} in ${place}.`,
          "Write the same number of entries, in the same order.",
        ]
      : [
          `${name} is ${code(String(own))} here, and ${code(String(other))} in ${place}.`,
          `Write ${code(String(other))}, or leave it out; or check the order of the entries.`,
        ];
  return { ...schemaFinding(file.file, message, hint, range), ...fault };
}

/**
 * A file that translates nothing.
 *
 * @param keys Names that the site's files of its kind have.
 * @param now The name today of the file that it translates.
 */
export function orphanFinding({ file }: Entry, keys: readonly string[], now?: string): Diagnostic {
  const name = file.replace(/.*\//, "").replace(/\.yaml$/, "");
  const meant = nearest(
    name,
    keys.map((key) => key.replace(/.*\//, "")),
  );
  const [message, hint] = now
    ? [`The page ${code(name)} has a new name.`, `Rename this file to ${code(`${now}.yaml`)}.`]
    : [
        "This translates nothing: the site has no file of that name.",
        meant
          ? `Did you mean ${code(`${meant}.yaml`)}? Rename it.`
          : "Delete it, or name it after the file that it translates.",
      ];
  return { ...schemaFinding(file, message, hint), rule: "translation-orphan" };
}

/** Keys of `site.yaml` that hold for the site in all its languages. */
export const ofAllLanguages = ["sample", "faircopy", "language", "origin", "vocabulary", "rules"];

/** Those of such keys that a translated `site.yaml` has. */
export function siteFindings(file: YamlFile, source: YamlFile): Diagnostic[] {
  return ofAllLanguages
    .filter((key) => hasKey(file.value, key))
    .map((key) =>
      schemaFinding(
        file.file,
        `${code(key)} applies to all languages of the site.`,
        `Delete it here; it belongs in ${source.file}.`,
        file.keyRange([key]),
      ),
    );
}

/** Whether a page is there in each language, with or without a file. */
const isAlwaysThere = (key: string) => key === "home" || key === "not-found";

/**
 * What is wrong with the address of a translated page.
 *
 * @param keys Keys that all pages of the language would have by their addresses, by their own keys.
 */
export function slugFault(
  key: string,
  slug: unknown,
  keys: ReadonlyMap<string, string>,
): [message: string, hint: string] | undefined {
  if (slug === undefined || slug === null) return undefined;
  if (isAlwaysThere(key)) return ["This page's address has no name.", "Delete `slug`."];
  const plain = slugOf(String(slug));
  if (typeof slug !== "string") return ["An address is a text.", `Write ${code(`"${plain}"`)}.`];
  if (!keyPattern.test(slug))
    return [
      "A page's address has only lower-case letters, digits and single hyphens.",
      `Write ${code(plain)}.`,
    ];
  const isNumber = folderOf(key) === "news" && /^\d+$/.test(slug);
  const host = isNumber ? "the list of posts has pages with numbers" : reservedFor(slug);
  if (host) return [`No page can have the address ${code(slug)}: ${host}.`, "Write another."];
  // If two pages have one address, the page with that file name keeps it; else the first.
  const meant = keyNextTo(key, slug);
  const [first] = [...keys].find(([, other]) => other === meant) ?? [];
  const owner = isAlwaysThere(meant) || keys.get(meant) === meant ? meant : first;
  return owner === key
    ? undefined
    : [
        `The page ${code(`${owner}.yaml`)} has the address ${code(slug)} already.`,
        "Write another.",
      ];
}
