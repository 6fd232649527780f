import { foreignKeys } from "../../src/engine/schema/product.ts";
import type { ContentFile, Field } from "../../src/engine/shape/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import type { Path } from "../../src/engine/yaml/index.ts";

/** Whether a form shows a key: not what decides on the schema, nor what the language pack has, unless the file has it. */
export function isShown(key: string, part: Field, group: Field, value: unknown): boolean {
  if (key === "layout" || key === group.discriminator) return false;
  const { pack } = part.facts;
  const isPacked = pack ? !pack.chosenBy : part.mayComeFromPack && !part.mayBeLeftOut;
  const parts = Object.values(part.fields());
  const isWords = parts.length > 0 && parts.every(({ facts }) => facts.pack);
  return value !== undefined || !(isPacked || isWords);
}

/** Whether a file may have a key, or has it: a product has others by its status. */
export function mayStand(
  { name, own: { value } }: ContentFile<unknown>,
  path: Path,
  key: string,
): boolean {
  const isProduct = name.startsWith("products/") && path.length === 0;
  const isForeign = isProduct && foreignKeys(valueAt(value, ["status"])).includes(key);
  return !isForeign || valueAt(value, [key]) !== undefined;
}
