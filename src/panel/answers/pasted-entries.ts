import { gap, withValue } from "../../engine/edit/index.ts";
import { inWords } from "../../engine/messages/index.ts";
import { type Field, meantBy, meantValue } from "../../engine/shape/index.ts";
import { valueAt } from "../../engine/values.ts";
import type { Path } from "../../engine/yaml/index.ts";
import { foldCase } from "../../words/fold-case.ts";
import { columnsLeft, pastedRows, rowsBelow } from "../../words/pasted-rows.ts";
import type { FormColumn } from "../protocol/form-protocol.ts";
import type { PastedRows } from "../protocol/protocol.ts";
import type { WrittenText } from "../protocol/requests.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { type EditorFile, pathAt, pointerTo } from "./editor-files.ts";

/** The texts of a translation that pasted rows fill from a cell on, and what has no place in it. */
export function filledCells({ entries, source, value }: EditorFile, place: string, copied: string) {
  const [row, column] = pathAt(place).slice(-2).map(Number) as [number, number];
  const list = place.replace(/(?:\/\d+){2}$/, "");
  const headings = [value, source.value].map((one) => headsOf(one, pathAt(list)));
  const rows = rowsBelow(headings, copied, column);
  const cells = rows.cells.flatMap((texts, below) =>
    texts.map((text, at) => ({ place: `${list}/${row + below}/${at}`, text })),
  );
  const places = new Set(entries.map((one) => one.place));
  const [filled, others] = [true, false].map((isThere) =>
    cells.filter((one) => one.text && isThere === places.has(one.place)),
  ) as [WrittenText[], WrittenText[]];
  // A number of the source is the same in each language.
  const isSame = ({ place, text }: WrittenText) =>
    `${valueAt(source.value, pathAt(place))}` === text;
  const left = others.filter((one) => !isSame(one)).map(({ text }) => text);
  return { filled, left: [...rows.left, ...left] };
}

/** The heads of the table around a list of rows. */
export const headsOf = (value: unknown, rows: Path): string[] =>
  Object.values(valueAt(value, [...rows.slice(0, -1), "columns"]) ?? []).map(String);

/** A column of rows that become entries of a list: one value in each. */
interface EntryColumn {
  key: string;
  path: Path;
  field: Field;
  label: string;
  /** Whether it is the name of a picture, which a heading alone can say. */
  isPicture: boolean;
}

/** The columns of rows that can become entries of a list, in the order of the keys. */
function entryColumns(entry: Field, without: readonly string[] = []): EntryColumn[] {
  const { page } = entry.fields();
  // A link leads to a page that is there.
  if (entry.discriminator || page?.facts.isPage) return [];
  return Object.entries(entry.fields()).flatMap(([key, field]): EntryColumn[] => {
    if (without.includes(key)) return [];
    const { label } = field;
    const file = field.fields()["file"];
    if (field.isShapeOf(""))
      return [{ key, path: [key], field, label, isPicture: !!field.facts.picture }];
    // Such as an answer, which has several paragraphs.
    if (field.element?.isShapeOf(""))
      return [{ key, path: [key, 0], field: field.element, label, isPicture: false }];
    return file?.facts.picture
      ? [{ key, path: [key, "file"], field: file, label, isPicture: true }]
      : [];
  });
}

/** The same, as a form shows them; of the rows of a table its heads. */
export const formColumns = (entry: Field, heads: unknown): FormColumn[] =>
  entry.element && Array.isArray(heads)
    ? heads.map((name, at) => ({ at: `/${at}`, name: `${name}`, isPicture: false }))
    : entryColumns(entry).map(({ path, label: name, isPicture }) => {
        return { at: pointerTo(path).slice(1), name, isPicture };
      });

/** By how a heading names it: as the panel does, as files do, or as other programs do. */
function columnNamed(
  head: string,
  columns: readonly EntryColumn[],
  reader: string,
): EntryColumn | undefined {
  const word = foldCase(head.trim());
  const meant = columns.map(({ key }) => key);
  const labels = ({ label }: EntryColumn) =>
    [reader, "en"].map((tag) => foldCase(shortLabel(inWords(label, tag))));
  const named = columns.find((one) =>
    [pointerTo(one.path).slice(1), foldCase(one.key), ...labels(one)].includes(word),
  );
  const key = word && meantBy(word, "keys", meant);
  return named ?? columns.find((one) => one.key === key);
}

/**
 * Entries that were pasted as rows of a spreadsheet. Their columns are the single values of an entry in order, unless a
 * first row of headings names them.
 *
 * @param reader The language in which the panel names the values.
 * @param without Keys that no row says.
 */
export function pastedEntries(
  entry: Field,
  copied: string,
  reader: string,
  without?: readonly string[],
): { entries: unknown[]; rows: PastedRows } {
  const all = pastedRows(copied);
  const [first = []] = all;
  const columns = entryColumns(entry, without);
  const named = first.map((head) => columnNamed(head, columns, reader));
  const heads = named.map((one, at) => (named.indexOf(one) === at ? one : undefined));
  const hasHeads =
    heads.some(Boolean) && heads.filter(Boolean).length * 2 >= first.filter(Boolean).length;
  const used = hasHeads ? heads : columns.filter((one) => !one.isPicture);
  const cells = hasHeads ? all.slice(1) : all;
  const width = Math.max(0, ...all.map((row) => row.length));
  const needed = columns.filter(({ field, isPicture }) => !field.mayBeLeftOut && !isPicture);
  const entries = cells.map((row) =>
    [...new Set([...used, ...needed])].reduce<unknown>((data, column) => {
      const cell = column && row[used.indexOf(column)];
      const text = cell || (column && needed.includes(column) ? gap : undefined);
      if (column === undefined || text === undefined) return data;
      const value = meantValue(column.field, text) ?? text;
      const [key = "", inside] = column.path;
      return inside === 0 ? withValue(data, [key], [value]) : withValue(data, column.path, value);
    }, {}),
  );
  return {
    entries,
    rows: {
      columns: columns.flatMap((one) => (one.isPicture ? [] : one.label)),
      heads: used.flatMap((one, at) => (one && at < width ? one.label : [])),
      cells: cells.map((row) =>
        used.flatMap((one, at) => (one && at < width ? (row[at] ?? "") : [])),
      ),
      left: columnsLeft(cells, hasHeads ? first : [], (at) => used[at] !== undefined),
    },
  };
}
