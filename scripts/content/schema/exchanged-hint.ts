import { say } from "../../../src/content/say.ts";
import type { Path } from "../diagnostic.ts";
import type { CheckedFile } from "./checked-file.ts";
import { numbersIn } from "./meant-value.ts";

/** To write two numbers each in the place of the other, such as those of a position. */
export function exchangedHint(file: CheckedFile, path: Path): string | undefined {
  if (file.fieldAt(path).type !== "number") return undefined;
  const group = path.slice(0, -1);
  const entries = Object.entries(Object(file.valueAt(group)));
  const numbers = entries.flatMap(([, value]) => numbersIn(`${value}`).slice(0, 1));
  if (entries.length !== 2 || numbers.length !== 2) return undefined;
  const fits = ([first, second]: readonly number[]) =>
    file.fieldAt(group).accepts({ [`${entries[0]?.[0]}`]: first, [`${entries[1]?.[0]}`]: second });
  const [first = "", second = ""] = entries.map(([key], at) => `${key}: ${numbers[1 - at]}`);
  return !fits(numbers) && fits(numbers.toReversed())
    ? say("values.exchanged", { first, second })
    : undefined;
}
