import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { linesHint } from "./lines-hint.ts";
import { numbersIn } from "./meant-value.ts";
import { writtenOut } from "./written-out.ts";

/**
 * To write each of two numbers, such as those of a position, at its own key: where one has both, as maps copy them, or
 * each stands in the place of the other.
 */
export function numberPairHint(file: CheckedFile, path: Path): string | undefined {
  const group = path.slice(0, -1);
  const field = file.fieldAt(group);
  const keys = Object.entries(field.fields());
  if (keys.length !== 2 || keys.some(([, { type }]) => type !== "number")) return undefined;
  const value = `${file.valueAt(path)}`;
  const both = numbersIn(value).length === 2 ? writtenOut(file, field, value) : undefined;
  if (both) return linesHint(both);
  const entries = Object.entries<unknown>(Object(file.valueAt(group)));
  const numbers = entries.flatMap(([, one]) => numbersIn(`${one}`).slice(0, 1));
  if (entries.length !== 2 || numbers.length !== 2) return undefined;
  const fits = ([first, second]: readonly number[]) =>
    field.accepts({ [`${entries[0]?.[0]}`]: first, [`${entries[1]?.[0]}`]: second });
  const [first = "", second = ""] = entries.map(([key], at) => `${key}: ${numbers[1 - at]}`);
  return !fits(numbers) && fits(numbers.toReversed())
    ? say("values.exchanged", { first, second })
    : undefined;
}
