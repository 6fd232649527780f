import * as z from "zod";
import type { Path } from "../read.ts";
import type { Stretch } from "../yaml/fault.ts";
import { choicesOf, hasKey, isGroup, pathId, shapeOf, unwrap } from "./field.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { code, codes } from "./words.ts";

/** A finding of a whole group. */
interface GroupFinding extends Finding {
  covers: Stretch;
}

/**
 * What is said of a group of one kind that has the keys of another: its kind was changed, and what it
 * needs was not, or it was changed by mistake. Nothing where its keys are of no other kind either.
 *
 * @param path of a key that its group does not know; the kind may be that of a group around it.
 * @param tried groups that were looked at before, by their paths.
 */
export function otherKindAround(
  file: HeldFile,
  path: Path,
  tried: Set<string>,
): GroupFinding | undefined {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const group = path.slice(0, depth);
    if (tried.has(pathId(group))) return undefined;
    tried.add(pathId(group));
    const found = otherKindOf(file, group);
    if (found) return found;
  }
  return undefined;
}

function otherKindOf(file: HeldFile, parent: Path): GroupFinding | undefined {
  const union = file.fieldAt(parent);
  const group = file.valueAt(parent);
  const inner = union && unwrap(union);
  if (!(inner instanceof z.ZodDiscriminatedUnion) || !isGroup(group)) return undefined;
  const { discriminator } = inner.def;
  const kind = group[discriminator];
  const kinds = inner.options.flatMap((member) =>
    choicesOf(shapeOf(member as z.ZodType, undefined)[discriminator]),
  );
  if (typeof kind !== "string" || !kinds.includes(kind)) return undefined;
  const fitting = kinds.filter(
    (each) => each !== kind && inner.safeParse({ ...group, [discriminator]: each }).success,
  );
  if (fitting.length === 0) return undefined;
  const shape = shapeOf(inner, group);
  const surplus = Object.keys(group).filter((key) => !hasKey(shape, key));
  const lacking = Object.keys(shape).filter(
    (key) => !hasKey(group, key) && !shape[key]?.safeParse(undefined).success,
  );
  // A key that may only have another name is asked about by itself.
  const [only, ...more] = surplus;
  const isName = only !== undefined && more.length + lacking.length === 0;
  const isFree = (key: string) => !hasKey(group, key) && key !== only;
  if (isName && Object.keys(shape).some((key) => isFree(key) && fits(shape[key], group[only])))
    return undefined;
  const deeds = [
    ...(surplus.length > 0 ? [`delete ${codes(surplus)}`] : []),
    ...(lacking.length > 0 ? [`add ${codes(lacking)}`] : []),
  ];
  const deed = deeds.join(", and ") || "write the keys that its entries have";
  const { start, end } = file.valueRange(parent) ?? file.range(0, 0);
  return {
    path: [...parent, discriminator],
    at: "value",
    message: `The keys beside it are not those of ${code(`${discriminator}: ${kind}`)}.`,
    hint: `Is ${code(kind)} meant? Then ${deed}; if not, the keys are those of ${fitting.map(code).join(" or ")}.`,
    covers: [start.offset, end.offset],
  };
}

function fits(field: z.ZodType | undefined, value: unknown): boolean {
  return field?.safeParse(value).success === true;
}
