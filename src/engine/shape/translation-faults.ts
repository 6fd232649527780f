import { found, say } from "../../words/say.ts";
import {
  type Diagnostic,
  type FindingText,
  type SourceFile,
  schemaFinding,
} from "../diagnostic.ts";
import { subjectName } from "../format.ts";
import { nearest } from "../nearest.ts";
import { lastName } from "../path-id.ts";
import { folderOf } from "../schema/collections.ts";
import {
  formerPath,
  keyNextTo,
  keyPattern,
  reservedFor,
  slugOf,
} from "../schema/values/page-key.ts";
import { hasKey, valueAt } from "../values.ts";
import type { Path, YamlFile } from "../yaml/index.ts";
import { cutByComma } from "./hints/cut-by-comma.ts";

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
    return { ...schemaFinding(file.file, cut.says, cell), ...fault };
  }
  const where = path.at(-2) === "rows" ? "row" : "key";
  const slots = { where, row: (Number(path.at(-1)) || 0) + 1, key: subjectName(path), place };
  const text =
    Array.isArray(own) && Array.isArray(other)
      ? found("translated-files.count", { ...slots, own: own.length, other: other.length })
      : found("translated-files.kind", { ...slots, own: String(own), other: String(other) });
  return { ...schemaFinding(file.file, text, range), ...fault };
}

/**
 * A file that translates nothing.
 *
 * @param keys Names that the site's files of its kind have.
 * @param now The name today of the file that it translates.
 * @param source The name of the file of which it has the texts, or the only one that has no translation.
 */
export function orphanFinding(
  { file }: Pick<SourceFile, "file">,
  keys: readonly string[],
  { now, source }: { now?: string | undefined; source?: string | undefined } = {},
): Diagnostic {
  const name = lastName(file).replace(/\.yaml$/, "");
  const meant = nearest(name, keys.map(lastName));
  const slug = slugOf(name);
  const hint =
    !meant && source && keyPattern.test(slug)
      ? say("translated-files.as-slug", { file: `${source}.yaml`, slug })
      : meant
        ? say("translated-files.meant", { file: `${meant}.yaml` })
        : say("translated-files.delete-or-name");
  const text = now
    ? found("translated-files.renamed", { name, file: `${now}.yaml` })
    : { message: say("translated-files.orphan"), hint };
  return { ...schemaFinding(file, text), rule: "translation-orphan" };
}

/** Keys of `site.yaml` that hold for the site in all its languages. */
export const ofAllLanguages = ["sample", "faircopy", "language", "origin", "vocabulary", "rules"];

/** Reports keys of a translated `site.yaml` that hold for the site in all its languages. */
export function siteFindings(file: YamlFile, source: YamlFile): Diagnostic[] {
  return ofAllLanguages
    .filter((key) => hasKey(file.value, key))
    .map((key) =>
      schemaFinding(
        file.file,
        found("translated-files.all-languages", { key, file: source.file }),
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
): FindingText | undefined {
  if (slug === undefined || slug === null) return undefined;
  if (isAlwaysThere(key)) return found("translated-files.no-slug");
  const plain = slugOf(lastName(formerPath(String(slug))));
  if (typeof slug !== "string") return found("translated-files.slug-text", { slug: plain });
  if (!keyPattern.test(slug)) return found("translated-files.slug-letters", { slug: plain });
  const isNumber = folderOf(key) === "news" && /^\d+$/.test(slug);
  const keeper = isNumber ? "news" : reservedFor(slug);
  if (keeper) return found("translated-files.slug-reserved", { slug, owner: keeper });
  // If two pages have one address, the page with that file name keeps it; else the first.
  const meant = keyNextTo(key, slug);
  const [first] = [...keys].find(([, other]) => other === meant) ?? [];
  const owner = isAlwaysThere(meant) || keys.get(meant) === meant ? meant : first;
  return owner === key
    ? undefined
    : found("translated-files.slug-taken", { file: `${owner}.yaml`, slug });
}
