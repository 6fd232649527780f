import {
  blankEntry,
  createPage,
  defaultsOf,
  editAt,
  filesOfKind,
  gap,
  nameFrom,
  newNameFault,
  numberedName,
  readComplete,
  setValue,
} from "../../engine/edit/index.ts";
import { isEntryLayout } from "../../engine/schema/collections.ts";
import { productSchema } from "../../engine/schema/product.ts";
import { fieldOf } from "../../engine/shape/index.ts";
import { kinds, type LoadResult, type Texts } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import type { PastedRows } from "../protocol/protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import type { requests } from "../protocol/requests.ts";
import { pastedEntries } from "./pasted-entries.ts";

/** Keys of a whole file that no row says. */
const ofFile = ["updated", "reviewed", "noindex", "formerly", "order"];

/** What a file for each row of a spreadsheet is asked for with. */
type Asked = Pick<ReturnType<typeof requests.file.parse>, "what" | "links"> & { rows: string };

/**
 * New products or entries, one for each row with a title that none has. What a row does not say is as their template
 * begins it.
 *
 * @param reader The language in which the panel names the values.
 */
export function filesOfRows(
  loaded: LoadResult,
  { what, links, rows: copied }: Asked,
  reader: string,
): { texts: Texts; rows: PastedRows } {
  const { schemas } = loaded.located.host;
  const schema = isEntryLayout(what) ? schemas[what] : what === "product" && productSchema;
  if (!schema) throw new RequestError(400, "badRequest");
  const field = fieldOf(schema);
  const { entries, rows } = pastedEntries(field, copied, reader, ofFile);
  const given = { ...defaultsOf(loaded.located), isGiven: true };
  const kind = kinds[what as keyof typeof kinds];
  const taken = new Set(filesOfKind(kind, loaded).files.keys());
  const made = new Set<string>();
  const [cells, left]: [(readonly string[])[], string[]] = [[], [...rows.left]];
  const texts = new Map<string, string | undefined>();
  for (const [index, entry] of entries.entries()) {
    const title = ["title", "name"].flatMap((one) => valueAt(entry, [one]) ?? [])[0];
    const row = rows.cells[index] ?? [];
    const wanted = typeof title === "string" ? nameFrom(title, kind, loaded, taken) : "";
    const name = made.has(wanted) ? numberedName(wanted, taken)[0] : wanted;
    if (typeof title !== "string" || title === gap || newNameFault(name, kind, loaded)) {
      left.push(...[row.filter(Boolean).join(" ")].filter(Boolean));
      continue;
    }
    const [[file, text = ""] = ["", ""], ...others] = createPage(loaded, what, title, links, name);
    const begun = readComplete({ file, text });
    const order = valueAt(begun.value, ["order"]);
    const values = {
      ...(entry as object),
      ...(typeof order === "number" && { order: order + made.size }),
    };
    const edits = Object.entries(values).flatMap(([key, value]) => {
      const part = field.fields()[key];
      // A picture has words to be written.
      const whole = part && blankEntry(part, value, given);
      return whole === undefined || `${whole}` === gap
        ? []
        : editAt(field, begun.value, [key], whole);
    });
    texts.set(file, edits.reduce(setValue, begun).text);
    for (const [other, one] of others) texts.set(other, one);
    made.add(name);
    taken.add(name);
    cells.push(row);
  }
  return { texts, rows: { ...rows, cells, left } };
}
