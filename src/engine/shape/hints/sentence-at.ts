import type * as z from "zod";
import type { Path } from "../../diagnostic.ts";
import { weekdaysNamed } from "../../schema/groups/opening-hours.ts";
import { isGroup } from "../../values.ts";
import { type Advice, colonRepair, type Line, quotesAround } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { anyWords } from "./meant-value.ts";
import { meantBy } from "./other-names.ts";

type Issue = z.core.$ZodIssue;

/**
 * The text in whose place YAML reads a group, since it has a colon; with the quotes that it needs. `fix` writes them
 * where the words before the colon can be no key.
 */
export function sentenceAt(
  file: CheckedFile,
  lines: readonly Line[],
  issue: Issue,
): (Advice & { of: Issue }) | undefined {
  if (issue.code !== "invalid_type" || issue.expected !== "string") return undefined;
  const path = issue.path as Path;
  const { expected } = file;
  const [value, range] = [file.valueAt(path), file.valueRange(path)];
  const isKey = (key: string) => expected.isKey(key) || weekdaysNamed(key) !== undefined;
  if (!isGroup(value) || !range || Object.keys(value).some(isKey)) return undefined;
  const [[key = "", words] = [], another] = Object.entries(value);
  const isOther = meantBy(key, "keys") !== undefined;
  const isWord = /^\p{Ll}[\p{L}\d_-]*$/u.test(key);
  const isLanguage = expected.languages.includes(key.split("-")[0]?.toLowerCase() ?? "");
  const isName = isLanguage || (isWord && (isOther || typeof path.at(-1) === "string"));
  if (isName || another || !file.fieldAt(path).accepts(anyWords)) return undefined;
  const end = range.end.offset + (words === null ? 1 : 0);
  const at = [range.start.offset, end] as const;
  const line = lines.findLast(({ start }) => start <= at[0]);
  const repair = line && colonRepair({ text: file.text, lines, line, expected });
  const source = file.text.slice(...at);
  if (repair?.at[0] !== at[0] && source.startsWith("{")) return undefined;
  const { fix, ...advice } = repair?.at[0] === at[0] ? repair : quotesAround(source, at);
  const isSure = /\s/.test(key) || (/^\p{Lu}/u.test(key) && typeof words === "string" && !isOther);
  return { ...advice, ...(isSure && fix && { fix }), of: issue };
}
