import type { Path } from "../diagnostic.ts";
import { hasKey, isGroup } from "../values.ts";
import { isKeyInText, type Line } from "../yaml/lines.ts";
import type { CheckedFile } from "./checked-file.ts";
import { code } from "./format.ts";

/** Reports a key in a text such as `intro: >-` whose group is missing above it. Returns whether there is one. */
export function reportKeyInText(file: CheckedFile, lines: readonly Line[]): boolean {
  const inTexts = lines.filter(isKeyInText);
  for (const line of inTexts) {
    const below = inTexts.filter((one) => one.textOf === line.textOf && one.start >= line.start);
    const keys = below.map(({ key }) => `${key}`);
    // A single word before a colon may be one of the text.
    const isSure = keys.length > 1 || line.value === "";
    const name = isSure ? groupWith(file, pathAt(file, line.start), keys) : undefined;
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

/** The path of the value around an offset. */
function pathAt(file: CheckedFile, offset: number, path: Path = []): Path {
  const value = file.valueAt(path);
  const steps = typeof value === "object" ? Object.keys(value ?? {}) : [];
  for (const step of steps) {
    const inner = [...path, Array.isArray(value) ? Number(step) : step];
    const { start, end } = file.valueRange(inner) ?? file.range(0, 0);
    if (start.offset <= offset && offset < end.offset) return pathAt(file, offset, inner);
  }
  return path;
}

/** A key that a group around a path lacks, and below which all of some keys could be. */
function groupWith(file: CheckedFile, path: Path, keys: readonly string[]): string | undefined {
  if (path.length === 0) return undefined;
  const parent = path.slice(0, -1);
  const group = file.valueAt(parent);
  const fields = isGroup(group) ? Object.entries(file.fieldAt(parent).fields(group)) : [];
  const found = fields.find(([name, field]) => {
    const shape = field.fields();
    return !hasKey(group, name) && keys.every((key) => key in shape);
  });
  return found?.[0] ?? groupWith(file, parent, keys);
}
