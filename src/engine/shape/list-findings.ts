import type * as z from "zod";
import { groupedBy } from "../../words/grouped-by.ts";
import { say } from "../../words/say.ts";
import type { FindingText, Path } from "../diagnostic.ts";
import { code } from "../format.ts";
import { groupId, pathId } from "../path-id.ts";
import { isGroup } from "../values.ts";
import { type CheckedFile, keyPlace, valuePlace } from "./fields/checked-file.ts";
import { asEntry, linesHint } from "./hints/lines-hint.ts";
import { meantBy } from "./hints/other-names.ts";
import { rowFrom, writtenOut } from "./hints/written-out.ts";

type Issue = z.core.$ZodIssue;

/** A value of another type than its field. */
interface Misfit {
  path: Path;
  value: unknown;
  expected: string;
}

/**
 * Reports mistakes of whole lists: texts where groups are wanted, a list under the name of another key, and entries whose
 * own key is missing above them. Deletes the issues that this explains. Returns the keys that are missing nevertheless.
 */
export function reportLists(
  file: CheckedFile,
  refused: Map<string, Issue[]>,
  missing: readonly Path[],
): readonly Path[] {
  const misfits = [...refused.values()].flatMap(([one]): Misfit[] => {
    if (one?.code !== "invalid_type") return [];
    const path = one.path as Path;
    return [{ path, value: file.valueAt(path), expected: one.expected }];
  });
  const explained = new Set<Path>();
  const open = (path: Path) => missing.filter((one) => groupId(one) === groupId(path));
  function report(at: Misfit, text: FindingText, those: readonly Misfit[]): void {
    const range = at.expected === "string" ? keyPlace(file, at.path) : valuePlace(file, at.path);
    file.report(range, text);
    for (const { path } of those) refused.delete(pathId(path));
  }

  const texts = misfits.filter(
    ({ path, value, expected }) =>
      typeof path.at(-1) === "number" &&
      /object|array/.test(expected) &&
      (typeof value !== "object" || (expected === "array" && isGroup(value))),
  );
  for (const those of groupedBy(texts, ({ path }) => groupId(path)).values()) {
    const [first] = those as [Misfit];
    const { path, value } = first;
    const list = path.slice(0, -1);
    const areAll = those.length === Object.keys(Object(file.valueAt(list))).length;
    const lack = open(list).find((one) => file.fieldAt(one).element?.accepts(value));
    if (lack && !areAll) {
      explained.add(lack);
      const message = say("lists.no-part", { list: `${list.at(-1)}` });
      const hint = say("keys.line-missing", { count: 1, key: `${lack.at(-1)}` });
      report(first, { message, hint }, those);
      continue;
    }
    const isRow = first.expected === "array";
    const written = isRow ? rowFrom(value) : writtenOut(file, file.fieldAt(path), value);
    if (those.length === 1 || !areAll || !written) continue;
    const message = say("lists.entries", {
      list: `${list.at(-1)}`,
      are: isGroup(value) ? "groups" : "texts",
      wanted: isRow ? "lists" : "groups",
    });
    report(first, { message, hint: linesHint(asEntry(written), "each-text") }, those);
  }
  for (const one of misfits) {
    if (one.expected !== "string" || !Array.isArray(one.value)) continue;
    const lacks = open(one.path);
    const names = lacks.map((path) => `${path.at(-1)}`);
    const meant = meantBy(`${one.path.at(-1)}`, "keys", names);
    if (!meant) continue;
    for (const path of lacks) if (path.at(-1) === meant) explained.add(path);
    const name = code(`${one.path.at(-1)}`);
    const message = say("values.is-not", { name, is: "list", written: "", wanted: "string" });
    report(one, { message, hint: say("keys.write", { keys: code(meant) }) }, [one]);
  }
  return missing.filter((path) => !explained.has(path));
}
