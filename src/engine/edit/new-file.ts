import { say } from "../../words/say.ts";
import { hasProducts, UserError } from "../check/index.ts";
import { packageFiles } from "../package-files.ts";
import type { generalLayouts } from "../schema/layouts.ts";
import { reservedFor } from "../schema/values/page-key.ts";
import {
  type Kind,
  kinds,
  type LoadResult,
  pathIn,
  readFolder,
  type Texts,
} from "../site/index.ts";
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
  const titleOrName = title ?? titleFromSlug(key);
  if (kind.what === "page") {
    const own = readTemplate(`pages/${like ?? key}`);
    const fits = layout === undefined || own?.includes(`\nlayout: ${layout}\n`);
    const template = fits && own ? own : readTemplate(`pages/${layout ?? "text"}`);
    // The language pack has the title of some pages.
    const hasTitle = /^title:/m.test(`${template}`);
    // Who has written a title has written the heading, which can still become another.
    const hasHeading = title && /^heading: "…"/m.test(`${template}`);
    const values = {
      ...(hasTitle && { title: titleOrName }),
      ...(hasHeading && { heading: title }),
    };
    return newFile(loaded, kind, key, template, values);
  }
  const { host, site, pages, products } = loaded.located;
  const template = readTemplate(kind.what) ?? "";
  const isProduct = kind.what === "product";
  const [dayKey = "day"] = /^(?:day|from)(?=:)/m.exec(template) ?? [];
  const last = Math.max(0, ...products.map(({ root }) => root.order ?? 0));
  const values = isProduct
    ? { name: titleOrName, order: last + 1 }
    : { title: titleOrName, [dayKey]: host.today(site?.root.contact) };
  const entry = newFile(loaded, kind, key, template, values);
  if (pages.some((page) => page.layout === kind.folder || (isProduct && hasProducts(page))))
    return entry;
  // The language pack has the title of the other lists.
  return new Map([...entry, ...newFiles(loaded, kinds.page, kind.folder, { title: "…" })]);
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

/** The text of a template, such as `pages/imprint`; undefined if there is none of that name. */
const readTemplate = (name: string): string | undefined =>
  packageFiles().text(`starter/templates/${name}.yaml`);

/** The name of a file that a title gives: with a number where it has no letter that a name can have. */
export function nameFrom(title: string, kind: Kind, loaded: LoadResult): string {
  const { fromTitle } = kind;
  // What follows a dot or a bracket is no ending here.
  const name = fromTitle(title.replaceAll(/[.([]/g, " "));
  const short = name.slice(0, longestName).replace(/-$/, "");
  let free = short;
  const { entries } = homeOf(kind, loaded);
  const isTaken = () => entries.some((entry) => entry.name === `${free}.yaml`);
  for (let number = 2; short === fromTitle("") && isTaken(); number++) free = `${short}-${number}`;
  return free;
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

/** Why a name cannot be used; undefined if it can. */
export function newNameFault(name: string, kind: Kind, loaded: LoadResult): string | undefined {
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

  const { entries, diagnostics } = homeOf(kind, loaded);
  const [unreadable] = diagnostics;
  if (unreadable) return `${unreadable.file}: ${unreadable.message} ${unreadable.hint}`;
  const twin = entries.find((entry) => {
    const [stem = ""] = entry.name.split(".");
    return stem.toLowerCase().normalize("NFC") === name;
  });
  return twin && say("writing.name-taken", { file: twin.file, name });
}

/** What is in the folder of a kind. The first file creates it; the content folder itself must exist. */
function homeOf({ folder }: Kind, { file, located }: LoadResult): ReturnType<typeof readFolder> {
  const { host } = located;
  const { entries, diagnostics } = readFolder(host, file);
  const home = entries.find(({ name }) => name === folder);
  return home ? readFolder(host, home.file, home.isLink) : { entries: [], diagnostics };
}
