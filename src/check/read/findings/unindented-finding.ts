import type * as z from "zod";
import type { Path, YamlFile } from "../read.ts";
import { fieldAt, shapeOf, valueAt } from "./field.ts";
import { type Finding, isCovered } from "./finding.ts";
import { code } from "./words.ts";

/**
 * A group that is empty because the lines that belong to it are not indented: right below it stand
 * keys of its own, and some of them are in the way there.
 *
 * @param strays offsets of unknown and doubled keys.
 */
export function unindentedFinding(
  schema: z.ZodType,
  file: YamlFile,
  path: Path,
  strays: readonly number[],
): Finding | undefined {
  const name = path.at(-1);
  const field = fieldAt(schema, path, file.value);
  const key = file.keyRange(path);
  if (typeof name !== "string" || field === undefined || key === undefined) return undefined;

  const shape = shapeOf(field, undefined);
  if (Object.keys(shape).length === 0) return undefined;
  const parent = path.slice(0, -1);
  const keys = Object.keys(valueAt(file.value, parent) as object);
  const next = keys.slice(keys.indexOf(name) + 1).find((other) => !(other in shape));
  const end =
    next === undefined
      ? file.valueRange(parent)?.end.offset
      : file.keyRange([...parent, next])?.start.offset;
  const covers = [key.start.offset, end ?? key.end.offset] as const;
  if (!strays.some((offset) => isCovered(offset, [covers]))) return undefined;
  return {
    path,
    at: "key",
    message: `${code(name)} is empty, because what follows is not indented.`,
    hint: "Indent the lines that belong to it by two spaces more.",
    covers,
  };
}
