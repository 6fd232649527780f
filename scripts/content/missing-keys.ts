import { type CheckedFile, keyPlace } from "./checked-file.ts";
import type { Path } from "./diagnostic.ts";
import { code, codes, subjectName } from "./format.ts";
import { lastKey } from "./other-keys.ts";

/** Keys of a group that are described one by one; more are only named. */
export const mostDescribed = 3;

/** Reports all keys that a group lacks, such as half the colours of a theme. */
export function reportMissingKeys(file: CheckedFile, paths: readonly Path[]): void {
  const [first = []] = paths;
  const group = first.slice(0, -1);
  const of = group.length > 0 ? ` of ${subjectName(group).replace(/^E/, "e")}` : "";
  const keys = codes(paths.map(lastKey));
  file.report(
    keyPlace(file, group),
    paths.length === 1
      ? `The key ${keys}${of} is missing.`
      : `These keys${of} are missing: ${keys}.`,
    paths.length > mostDescribed
      ? "Add each of them, as docs/content.md describes it."
      : paths.map((path) => addKeyHint(file, path)).join(" "),
  );
}

function addKeyHint(file: CheckedFile, path: Path): string {
  const { description, choices } = file.fieldAt(path);
  const [only, another] = choices;
  const line = `${lastKey(path)}:${only && !another ? ` ${only}` : ""}`;
  const add = `Add ${code(line)}${description === undefined ? "." : ` — ${description}`}`;
  return another ? `${add} One of: ${codes(choices)}.` : add;
}
