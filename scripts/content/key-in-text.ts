import type { CheckedFile } from "./checked-file.ts";
import type { Field } from "./field.ts";
import { code } from "./format.ts";
import { isKeyInText, type Line } from "./lines.ts";

/** Reports a key in a text such as `intro: >-` whose group is missing above it. Returns whether there is one. */
export function reportKeyInText(file: CheckedFile, lines: readonly Line[]): boolean {
  const inTexts = lines.filter(isKeyInText);
  for (const line of inTexts) {
    const below = inTexts.filter((one) => one.textOf === line.textOf && one.start >= line.start);
    const keys = below.map(({ key }) => `${key}`);
    // A single word before a colon may be one of the text.
    const isSure = keys.length > 1 || line.value === "";
    const name = isSure ? groupWith(file.fieldAt([]), keys) : undefined;
    if (name === undefined) continue;
    file.report(
      file.range(line.start + line.indent, line.start + line.text.length),
      `${code(`${line.key}`)} is in the text above it, and would be published with it.`,
      `Write the line above it, such as ${code(`${name}:`)}; if it is a word of that text, put the whole text in quotes.`,
    );
    return true;
  }
  return false;
}

/** A key below which all of some keys could be. */
function groupWith(field: Field, keys: readonly string[]): string | undefined {
  for (const [name, part] of Object.entries(field.fields())) {
    const group = part.element ?? part;
    const isMeant = keys.every((key) => key in group.fields());
    const found = isMeant ? name : groupWith(group, keys);
    if (found) return found;
  }
  return undefined;
}
