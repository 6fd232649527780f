import { foreignKeys } from "../../engine/schema/product.ts";
import { type ContentFile, type Field, wordsKey } from "../../engine/shape/index.ts";
import { valueAt } from "../../engine/values.ts";
import type { Path } from "../../engine/yaml/index.ts";
import type { EditorFile } from "./editor-files.ts";

/** A value that is one of a few, with what it is called; empty where the panel has its name. */
export type Choice = readonly [value: string, description: string];

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

export const isOfLogo = ({ facts }: Field) => facts.control === "logo";

/** The fields of a group; of the logo its drawings, as nobody writes strokes in a form. */
export function formFields(group: Field, value: unknown) {
  const fields = Object.entries(group.fields(value));
  const ofLogo = fields.filter(([, field]) => isOfLogo(field));
  return ofLogo.length > 0 ? ofLogo : fields;
}

/** Whether a value is yes or no. What is true or left out has one choice. */
export const isTruth = ({ type, choices }: Field) => type === "boolean" || `${choices}` === "true";

/** The values of which a field has one, with what they are called. A job's kinds have words next to them, as `words.kinds`. */
export function choicesOf({ source }: EditorFile, path: Path, field: Field): Choice[] {
  const nameOf = (one: string) =>
    field.nameOf(one) || `${valueAt(source.value, [wordsKey, `${path[0]}s`, one]) ?? ""}`;
  return isTruth(field)
    ? ["true", "false"].map((one) => [one, ""])
    : field.choices.map((one) => [one, nameOf(one)]);
}
