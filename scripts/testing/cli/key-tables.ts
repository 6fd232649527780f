import { inWords } from "../../../src/engine/messages/messages.ts";
import {
  generalLayouts,
  isParticular,
  type Layout,
  layouts,
} from "../../../src/engine/schema/layouts.ts";
import { pageSchemas } from "../../../src/engine/schema/pages.ts";
import { productKeys, productSchema } from "../../../src/engine/schema/product.ts";
import { siteSchema } from "../../../src/engine/schema/site.ts";
import { type Field, type Fields, fieldOf } from "../../../src/engine/shape/fields/field.ts";

/** The pages of docs that have tables of keys between them. */
export const pagesWithTables = ["content.md", "news.md"];

/**
 * Pages with their tables between their marks, from `<!-- generated: site -->` to `<!-- end -->`.
 *
 * @param pages The current pages. The text around the marks is written by hand.
 * @throws If the pages lack a table, or have marks for one that does not exist.
 */
export function withTables(
  pages: readonly string[],
  tables: ReadonlyMap<string, string>,
): string[] {
  const left = new Map(tables);
  const marked = /(?<=<!-- generated: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;
  const written = pages.map((page) =>
    page.replace(marked, (_, name: string) => {
      const text = left.get(name);
      if (text === undefined) throw new Error(`docs: There is no further table "${name}".`);
      left.delete(name);
      return text;
    }),
  );
  const [missing] = left.keys();
  if (missing === undefined) return written;
  throw new Error(
    `docs: The table "${missing}" is missing. Write \`<!-- generated: ${missing} -->\` and ` +
      "`<!-- end -->` where it belongs.",
  );
}

/** The generated parts of docs: the keys of each kind of file, by the part's name. */
export function keyTables(): Map<string, string> {
  const seen: Seen = { file: "site.yaml", groups: new Map() };
  const site = keyRows(fieldOf(siteSchema).fields(), "", seen);
  seen.file = "a product";
  const product = keyRows(fieldOf(productSchema).fields(), "", seen, productKeys.planned);
  seen.file = "a page";
  const pages = new Map(layouts.map((layout) => [layout, pageRows(layout, seen)]));
  const [first = [], ...others] = generalLayouts.map((layout) => pages.get(layout) ?? []);
  const common = first.filter((row) => others.every((rows) => rows.includes(row)));
  const ownRows = (rows: readonly string[]) => rows.filter((row) => !common.includes(row));
  const tables = [...pages].map(([layout, rows]) => [layout, ownRows(rows)] as const);
  const parts = [["site", site], ["product", product], ["every page", common], ...tables] as const;
  return new Map(parts.map(([name, rows]) => [name, tableOf(rows)]));
}

function pageRows(page: Layout, seen: Seen): string[] {
  const { layout, ...fields } = fieldOf(pageSchemas[page]).fields();
  // A page with another name than its layout needs `layout:`.
  const needed: Fields = isParticular(page) || !layout ? {} : { layout };
  return keyRows({ ...needed, ...fields }, "", seen, ["layout"]);
}

const tableOf = (rows: readonly string[]) =>
  `| key | what it is |\n|---|---|\n${rows.map((row) => `${row}\n`).join("")}`;

/** Groups that were described, by their rows without the path. */
interface Seen {
  /** What the rows of today are about. */
  file: string;
  groups: Map<string, string>;
}

/**
 * The rows of a group's keys, each before what lies in it. Groups with the same keys are described once, and words of
 * the language pack only named.
 *
 * @param isNeeded keys that the schema alone would let be left out.
 */
function keyRows(
  fields: Fields,
  path: string,
  seen: Seen,
  isNeeded: readonly string[] = [],
): string[] {
  const entries = Object.entries(fields).map(([key, field]) => ({
    key,
    field,
    isWord: isWord(field, path),
  }));
  const rows = entries.flatMap(({ key, field, isWord }) => {
    const at = joinPath(path, key);
    const inner = rowsIn(field, at, seen);
    if (isWord) return inner;
    const id = inner.map((row) => row.replaceAll(at, "")).join("\n");
    const known = inner.length > 0 ? seen.groups.get(id) : undefined;
    if (inner.length > 0 && !known) seen.groups.set(id, `\`${at}\` of ${seen.file}`);
    const row = rowOf(at, field, isNeeded.includes(key), known);
    if (known !== undefined) return [row];
    const group = Object.values(field.fields());
    const isLong = group.length > shownApart && group.length === inner.length;
    return isLong ? [withKeys(row, field.fields())] : [row, ...inner];
  });
  const words = entries.filter(({ isWord }) => isWord).map(({ key }) => `_\`${key}\`_`);
  if (words.length === 0 || path !== "") return rows;
  return [...rows, `| ${words.join(", ")} (pack) | Words that the language pack has. |`];
}

const descriptionOf = ({ description = "" }: Field) => inWords(description, "en");

/** Most keys of a group that have a row each. */
const shownApart = 7;

/** The row of a group with its keys and their descriptions, without what all of these say. */
function withKeys(row: string, fields: Fields): string {
  const entries = Object.entries(fields);
  const [first = ""] = entries.map(([, field]) => descriptionOf(field));
  const sentences = first.split(/(?<=\.) (?=[A-Z])/);
  const isCommon = (text: string) =>
    entries.every(([, field]) => descriptionOf(field).includes(text));
  const common = sentences.filter(isCommon).join(" ");
  const keys = entries.map(([key, field]) => {
    const shown = field.mayBeLeftOut ? `_\`${key}\`_` : `\`${key}\``;
    return `${shown}: ${descriptionOf(field).replace(common, "").trim()}`;
  });
  return row.replace(/ \|$/, ` ${[common, "Keys:", ...keys].join(" ")} |`);
}

/** Whether a field is one of the words of a language pack, or a group of them within a group. */
function isWord({ mayComeFromPack, type, element }: Field, path: string): boolean {
  const isList = element !== undefined && (path === "" || Object.keys(element.fields()).length > 0);
  return mayComeFromPack && !isList && (path !== "" || type !== "object");
}

function rowsIn(field: Field, path: string, seen: Seen): string[] {
  const { element, kinds, discriminator = "", facts } = field;
  // The page says once what links and pictures have.
  if (facts.oneOf) return [];
  if (element) return rowsIn(element, `${path}[]`, seen);
  if (kinds.size === 0) return keyRows(field.fields(), path, seen);
  // A row for each kind, with the names of its keys.
  return [...kinds].map(([kind, group]) => {
    const { [discriminator]: name, ...fields } = group.fields();
    const what = `${name ? descriptionOf(name) : ""} ${keyNames(fields)}`.trim();
    return `| \`${joinPath(path, discriminator)}: ${kind}\` | ${tableCell(what)} |`;
  });
}

/** A sentence with a group's keys, and those of the groups in its lists. */
function keyNames(fields: Fields): string {
  const names = Object.entries(fields).map(([key, { mayBeLeftOut, element }]) => {
    const shown = mayBeLeftOut ? `_\`${key}\`_` : `\`${key}\``;
    const inner = element && Object.keys(element.fields()).map((one) => `\`${one}\``);
    return inner?.length ? `${shown} (each: ${inner.join(", ")})` : shown;
  });
  return names.length > 0 ? `Keys: ${names.join(", ")}.` : "";
}

const joinPath = (path: string, key: string) => (path === "" ? key : `${path}.${key}`);

function rowOf(name: string, field: Field, isNeeded: boolean, known = ""): string {
  const isPacked = field.mayComeFromPack;
  const isOptional = isPacked || (!isNeeded && field.mayBeLeftOut);
  const choices = field.choices.map((word) => `\`${word}\``);
  // A vocabulary of others, such as the types of schema.org, is no list to read.
  const oneOf = choices.length > 0 && choices.length < 100 ? `One of ${choices.join(", ")}.` : "";
  const list = field.element && "A list.";
  const same = known && `Keys as in ${known}.`;
  const words = field.facts.words && keyNames(field.fields());
  const what = [descriptionOf(field), list, oneOf, same, words].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  const key = isOptional ? `_${shown}_` : shown;
  return `| ${isPacked ? `${key} (pack)` : key} | ${tableCell(what)} |`;
}

/** Escapes text for a cell of a Markdown table. */
function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
