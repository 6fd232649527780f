import { sectionKinds } from "../../../sections/schemas.ts";
import type { Path } from "../read.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { code } from "./words.ts";

/**
 * What is said of a section that was pasted among the entries of another; its keys are no mistakes of their own.
 *
 * @param path of a key that its group does not know.
 */
export function sectionFinding(file: HeldFile, path: Path): Finding | undefined {
  const entry = path.slice(0, -1);
  const kind = file.valueAt(path);
  const isEntry = typeof entry.at(-1) === "number";
  if (path.at(-1) !== "kind" || !isEntry || !Object.hasOwn(sectionKinds, `${kind}`))
    return undefined;
  const { start, end } = file.valueRange(entry) ?? file.range(0, 0);
  const column = (file.valueRange(["sections", 0])?.start.column ?? 3) - 2;
  return {
    path,
    at: "key",
    message: `A section, of the kind ${code(`${kind}`)}, stands among the entries of ${code(`${entry.at(-2)}`)}.`,
    hint: `Move its lines before or behind the section that they stand in, with its dash in column ${column}.`,
    covers: [start.offset, end.offset],
  };
}
