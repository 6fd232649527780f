import type { Field } from "../content/schema/field.ts";

/** Whether a form shows a key: not what decides on the schema, nor what the language pack has, unless the file has it. */
export function isShown(key: string, part: Field, group: Field, value: unknown): boolean {
  if (key === "layout" || key === group.discriminator) return false;
  const { pack } = part.facts;
  const isPacked = pack ? !pack.chosenBy : part.mayComeFromPack && !part.mayBeLeftOut;
  const parts = Object.values(part.fields());
  const isWords = parts.length > 0 && parts.every(({ facts }) => facts.pack);
  return value !== undefined || !(isPacked || isWords);
}
