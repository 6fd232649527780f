import type { Path } from "../../diagnostic.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { linesHint } from "./lines-hint.ts";
import { meantBy } from "./other-names.ts";

/** What the keys beside a kind are called in the one that is meant. */
export function keysOfKind(file: CheckedFile, path: Path, meant: unknown): string[] {
  const [group, key] = [path.slice(0, -1), path.at(-1)];
  const { discriminator, kinds } = file.fieldAt(group);
  const fields = key === discriminator ? kinds.get(`${meant}`)?.fields() : undefined;
  const written = Object.keys(Object(file.valueAt(group)));
  const free = Object.keys(fields ?? {}).filter((one) => !written.includes(one));
  return written.flatMap((one) => {
    const other = fields && !(one in fields) ? meantBy(one, "keys", free) : undefined;
    return other ? linesHint({ lines: [other], lacks: [] }, "instead-of-key", one) : [];
  });
}
