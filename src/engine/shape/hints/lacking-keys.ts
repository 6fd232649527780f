import { keysToChooseFrom } from "../../schema/values/field-facts.ts";
import { valueAt } from "../../values.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import type { Part } from "./lines-hint.ts";

/** The keys that a group must have besides those of it that are there. */
export function lackingKeys(
  { filePack }: CheckedFile,
  field: Field,
  there: readonly string[],
  group: Readonly<Record<string, unknown>>,
): Part[] {
  const isUnnamed = (by: string) => valueAt(filePack?.pageNames, [`${group[by]}`]) === undefined;
  const isNeeded = (part: Field) => {
    const by = part.facts.pack?.chosenBy;
    return by ? isUnnamed(by) : part.isNeeded;
  };
  const parts = Object.entries(field.fields(group));
  const needed = parts.filter(([key, part]) => !there.includes(key) && isNeeded(part));
  const chosen = keysToChooseFrom(field.schema);
  const isOpen = chosen.length > 0 && !chosen.some((key) => there.includes(key));
  return [...needed, ...parts.filter(([key]) => isOpen && key === chosen[0])];
}
