import { and, say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { isGroup } from "../../values.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { asEntry, linesBelow, linesHint } from "./lines-hint.ts";

/** What to do with a list where a group is wanted: the list of one of its keys, its keys with dashes, or several groups. */
export function listForGroup(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const field = file.fieldAt(path);
  if (!Array.isArray(value) || field.element || value.length === 0) return undefined;
  if (value.every(isGroup)) {
    const group = Object.assign({}, ...value);
    const firsts = value.map((one) => Object.keys(one)[0] ?? "");
    const count = value.flatMap((one) => Object.keys(one)).length;
    const isOfKeys =
      field.accepts(group) || Object.keys(group).some((key) => key in field.fields());
    if (isOfKeys && count === Object.keys(group).length)
      return say("lists.dashes", { keys: and(firsts.map(code)) });
    if (isOfKeys) {
      const { line = 0 } = file.valueRange([...path, 1])?.start ?? {};
      return path.length === 0 ? say("lists.files", { line }) : say("lists.one-group");
    }
  }
  if (path.length === 0 && !value.every(isGroup)) return undefined;
  const takesIt = ([, { element }]: readonly [string, Field]) =>
    element !== undefined &&
    value.every((one) =>
      isGroup(one)
        ? Object.keys(one).some((key) => key in element.fields(one))
        : element.accepts(one),
    );
  const [home, another] = Object.entries(field.fields()).filter(takesIt);
  return home && !another ? say("lists.line-above", { key: home[0] }) : undefined;
}

/** What to write for a list of groups of whose keys the value says nothing: an entry with the keys that each must have. */
export function entriesHint({ element }: Field, value: unknown): string | undefined {
  const lines = element && linesOf(element);
  if (!lines || lines.length === 0) return undefined;
  const isFolder = /^[\w-]*\/(?:[\w-]+\/)*[\w-]*$/.test(`${value}`);
  const hint = linesHint(asEntry({ lines, lacks: [] }), "for-each");
  return isFolder ? `${say("lists.no-folder")} ${hint}` : hint;
}

/** The keys that a group must have, those of its groups below them. */
function linesOf(field: Field): string[] {
  const parts = Object.entries(field.fields());
  const needed = parts.filter(([, part]) => part.isNeeded);
  return needed.flatMap(([key, part]) => {
    const below = part.element ? ["- …"] : linesOf(part);
    return linesBelow(key, part, { lines: below.length > 0 ? below : ["…"], lacks: [] });
  });
}
