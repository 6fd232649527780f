import { foldCase } from "../../../words/fold-case.ts";
import { groupedBy } from "../../../words/grouped-by.ts";
import { found } from "../../../words/say.ts";
import { quote } from "../../format.ts";
import { pathId } from "../../path-id.ts";
import { type FurtherPlace, placesOf } from "../../schema/groups/contact-details.ts";
import type { Site } from "../../schema/site.ts";
import { placeOf, type Readable, type Text } from "../../shape/index.ts";
import { valueAt } from "../../values.ts";
import { findRepeated } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Keys whose values tell the entries of a list apart. */
const names = new Set(["name", "question", "title"]);

export function checkEntryDoubled(context: UndatedContext): void {
  const { files, site, report } = context;
  for (const { texts } of files) {
    const own = texts.filter(({ isProse, isInherited }) => isProse && !isInherited);
    const named = own.filter(({ key, path }) => names.has(key) && typeof path.at(-2) === "number");
    const listOf = (text: Text, depth: number) => pathId(text.path.slice(0, depth));
    const nameOf = (text: Text) => `${listOf(text, -2)} ${text.key} ${text.value.trim()}`;
    for (const [again, first] of findRepeated(named, nameOf))
      report(again, doubledFinding("entry", again, first));
    const cells = own.filter(({ path }) => path.at(-3) === "rows");
    const rows = [...groupedBy(cells, (text) => listOf(text, -1)).values()] as [Text, ...Text[]][];
    const wordsOf = (row: [Text, ...Text[]]) =>
      `${listOf(row[0], -2)} ${row.map(({ value }) => value.trim()).join("\n")}`;
    for (const [[again], [first]] of findRepeated(rows, wordsOf))
      report(again, doubledFinding("row", again, first));
    for (const [again, first] of findRepeated(
      own.filter(({ path, value }) => path.at(-2) === "columns" && value.trim()),
      (text) => `${listOf(text, -1)} ${foldCase(text.value.trim())}`,
    ))
      report(again, doubledFinding("entry", again, first));
    // With two prices for one thing, nobody knows which is true.
    const priced = rows.filter(
      ([{ file, path }, another]) =>
        another && valueAt(file.value, [...path.slice(0, 2), "kind"]) === "prices",
    );
    const thingOf = ([...row]: Text[]) => wordsOf(row.slice(0, -1) as [Text, ...Text[]]);
    const isOther = ([again, first]: [Text[], Text[]]) =>
      again.at(-1)?.value !== first.at(-1)?.value;
    for (const [[again], [first]] of findRepeated(priced, thingOf).filter(isOther))
      report(again, doubledFinding("row", again, first));
    for (const text of own)
      if (isNumberedStep(text))
        report(text, found("entries.numbered-step", { words: text.value.replace(number, "") }));
  }
  for (const place of site?.contact?.places ?? [])
    if (isFirstPlace(place, site?.contact)) report(place, found("entries.place-doubled"));
  for (const { exceptions = [] } of placesOf(site?.contact))
    for (const [index, one] of exceptions.entries()) {
      const { from = "", until = "" } = one;
      const before = exceptions
        .slice(0, index)
        .find((other) => from <= (other.until ?? "") && until >= (other.from ?? "~"));
      if (before) {
        const overlapped = { from: `${before.from}`, until: `${before.until}` };
        report(placeOf(one, "from") ?? one, found("entries.days-overlap", overlapped));
      }
    }
}

/** Whether a further place has the address of the first, and nothing else of its own but a name. */
function isFirstPlace(
  { address, phones, hours }: Readable<FurtherPlace>,
  first: Readable<Site["contact"]> | undefined,
): boolean {
  const wordsOf = (lines: readonly (string | undefined)[] = []) =>
    foldCase(lines.join(" "))
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  return (
    wordsOf(address) !== "" && wordsOf(address) === wordsOf(first?.address) && !phones && !hours
  );
}

function doubledFinding(what: "entry" | "row", again: Text, { file, path }: Text) {
  const line = file.valueRange(path)?.start.line ?? 1;
  return found("entries.doubled", { what, words: quote(again.value), line });
}

/** A number that somebody has written before a step. */
const number = /^(?:step )?\d{1,2}[.):]\s+(?=\S)/i;

function isNumberedStep({ key, value, path, file }: Text): boolean {
  const kind = valueAt(file.value, [...path.slice(0, 2), "kind"]);
  return key === "title" && kind === "steps" && number.test(value);
}
