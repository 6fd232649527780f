import { say } from "../../words/say.ts";
import { hasProducts, UserError } from "../check/index.ts";
import type { generalLayouts } from "../schema/layouts.ts";
import { reservedFor } from "../schema/values/page-key.ts";
import {
  type Files,
  type Kind,
  kinds,
  type LoadResult,
  packOf,
  pathIn,
  readFolder,
  type Texts,
} from "../site/index.ts";
import { valueAt } from "../values.ts";
import { starterText } from "./starter-text.ts";
import { setValues } from "./yaml/edit-values.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** Letters; file systems stop at 255, and addresses are read by people. */
const longestName = 60;

/** What a new file can begin with. */
interface Beginning {
  /** By default the words of its name. */
  title?: string | undefined;
  /** The layout of a page; by default that of the template of its name, otherwise text. */
  layout?: (typeof generalLayouts)[number] | undefined;
  /** The name of the template of a page, in place of its own. */
  like?: string | undefined;
}

/**
 * The file of a new page, product or entry, from its template: a product stands behind the others, an entry is of today.
 * With the first comes the page that lists them.
 *
 * @returns the texts of the files, that of the new one first.
 * @throws UserError if the name is not allowed or taken.
 */
export function newFiles(
  loaded: LoadResult,
  kind: Kind,
  name: string,
  { title, layout, like }: Beginning = {},
): Texts {
  const key = name.normalize("NFC");
  const { host, site, pages } = loaded.located;
  const pageName = (key: string) => pageNameIn(host, site?.root.language, key);
  const titleOrName = title ?? ((kind.what === "page" && pageName(key)) || titleFromSlug(key));
  const keyOf = (layout: string) => pages.find((one) => one.layout === layout)?.key ?? layout;
  const readTemplate = (name: string) =>
    starterText(`templates/${name}.yaml`, `${site?.root.language ?? "en"}`)?.replaceAll(
      /(?<= page: )\S+$/gm,
      keyOf,
    );
  if (kind.what === "page") {
    const own = readTemplate(`pages/${like ?? key}`);
    const fits = layout === undefined || own?.includes(`\nlayout: ${layout}\n`);
    const template = fits && own ? own : readTemplate(`pages/${layout ?? "text"}`);
    // The language pack has the title of some pages, and the template that of an imprint.
    const hasTitle = (title ? /^title: /m : /^title: "…"/m).test(`${template}`);
    // Who has written a title has written the heading, which can still become another.
    const hasHeading = title && /^heading: "/m.test(`${template}`);
    const values = {
      ...(hasTitle && { title: titleOrName }),
      ...(hasHeading && { heading: title }),
    };
    return newFile(loaded, kind, key, template, values);
  }
  const begun = readTemplate(kind.what) ?? "";
  const isProduct = kind.what === "product";
  const today = host.today(site?.root.contact);
  const template = begun.replace(/^(day|from): \S+/m, `$1: ${today}`);
  const values = isProduct
    ? { name: titleOrName, order: nextOrder(loaded) }
    : { title: titleOrName };
  const entry = newFile(loaded, kind, key, template, values);
  if (pages.some((page) => page.layout === kind.folder || (isProduct && hasProducts(page))))
    return entry;
  const listName = nameFrom(pageName(kind.folder) ?? kind.folder, kinds.page, loaded);
  const free = newNameFault(listName, kinds.page, loaded) ? kind.folder : listName;
  // The language pack has the title of the other lists.
  const beginning = { title: "…", like: kind.folder };
  return new Map([...entry, ...newFiles(loaded, kinds.page, free, beginning)]);
}

/** The place of a product behind the others. */
export const nextOrder = ({ located: { products } }: LoadResult) =>
  Math.max(0, ...products.map(({ root }) => root.order ?? 0)) + 1;

/** What links call a page of a common kind, such as `contact`, in a language; undefined without a language pack. */
export function pageNameIn(host: Files, language: string | undefined, key: string) {
  const name = valueAt(packOf(host, language)?.pack, ["pageNames", key]);
  return typeof name === "string" ? name : undefined;
}

/** A template with some values filled in. */
function newFile(
  loaded: LoadResult,
  kind: Kind,
  name: string,
  template = "",
  values: Readonly<Record<string, Plain>>,
): Texts {
  const fault = newNameFault(name, kind, loaded);
  if (fault !== undefined) throw new UserError(fault);
  const file = pathIn(loaded.file, `${kind.folder}/${name}.yaml`);
  const edits = Object.entries(values).map(([key, value]) => ({ path: [key], value }));
  return new Map([[file, setValues(template, file, edits)]]);
}

/** The name of a file that a title gives: with a number where it has no letter that a name can have. */
export function nameFrom(
  title: string,
  kind: Kind,
  loaded: LoadResult,
  taken: Taken = filesOfKind(kind, loaded).files,
): string {
  // What follows a dot or a bracket is no ending here.
  const name = kind.fromTitle(title.replaceAll(/[.([]/g, " "));
  const short = name.slice(0, longestName).replace(/-$/, "");
  const isNumbered = short === kind.fromTitle("") && taken.has(short);
  return isNumbered ? numberedName(short, taken)[0] : short;
}

/** Names that no new file can have. */
type Taken = Pick<ReadonlySet<string>, "has">;

/** A name with the next number behind it that is free, and that number. */
export function numberedName(name: string, taken: Taken): [string, number] {
  const stem = name.slice(0, longestName - 5).replace(/-$/, "");
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return [`${stem}-${number}`, number];
}

/** The name of a new file, and its title if what somebody wrote is one: words with spaces between them. */
export function nameAndTitle(written: string, kind: Kind, loaded: LoadResult): [string, string?] {
  const title = written.trim();
  return /\s/.test(title) ? [nameFrom(title, kind, loaded), title] : [written];
}

/** A slug as a title: `first-product` becomes `First product`. Few languages write each word with a capital. */
function titleFromSlug(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}

/**
 * Why a name cannot be used; undefined if it can.
 *
 * @param others Languages that get a file of this name too.
 */
export function newNameFault(
  name: string,
  kind: Kind,
  loaded: LoadResult,
  others: LoadResult["translations"] = [],
): string | undefined {
  const { what, pattern, reservedNames } = kind;
  if (name.length > longestName)
    return say("writing.long-name", { kind: what, most: longestName, own: name.length });
  if (!pattern.test(name)) {
    const plain = kind.fromTitle(name);
    const example = reservedFor(plain, reservedNames) ? `my-${what}` : plain;
    return say("writing.name-letters", { kind: what, example });
  }
  const owner = reservedFor(name, reservedNames);
  if (owner !== undefined) return say("folders.reserved", { kind: what, name, owner });

  const all = [loaded, ...others].map((one) => filesOfKind(kind, one));
  const [unreadable] = all.flatMap(({ diagnostics }) => diagnostics);
  if (unreadable) return `${unreadable.file}: ${unreadable.message} ${unreadable.hint}`;
  const [file] = all.flatMap(({ files }) => files.get(name) ?? []);
  return file && say("writing.name-taken", { file, name });
}

/** The files of a kind by their names. The first file creates the folder; the content folder itself must exist. */
export function filesOfKind(
  { folder }: Kind,
  { file, located: { host } }: Pick<LoadResult, "file" | "located">,
) {
  const { entries, diagnostics } = readFolder(host, file);
  const home = entries.find(({ name }) => name === folder);
  const inHome = home ? readFolder(host, home.file, home.isLink) : { entries: [], diagnostics };
  const nameOf = (name: string) => name.replace(/\..*/s, "").toLowerCase().normalize("NFC");
  const files = new Map(inHome.entries.map((one) => [nameOf(one.name), one.file]));
  return { files, diagnostics: inHome.diagnostics };
}
