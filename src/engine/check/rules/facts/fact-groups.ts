import { foldCase } from "../../../../words/fold-case.ts";
import { pathId } from "../../../path-id.ts";
import type { Text } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";

/** The group or row around a text that is called by a name, with its file, as one string; empty where none is. */
export function groupNamed({ path, file }: Text, { value: name }: Text): string {
  const isName = (one: unknown) =>
    typeof one === "string" && foldCase(one.trim()) === foldCase(name);
  const depths = path.map((_, depth) => depth).filter((depth) => depth > 0);
  const depth = depths.findLast((one) =>
    Object.values(valueAt(file.value, path.slice(0, one)) ?? {}).some(isName),
  );
  return depth === undefined ? "" : `${file.file} ${pathId(path.slice(0, depth))}`;
}
