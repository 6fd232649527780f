import type * as z from "zod";
import type { YamlFile } from "../read.ts";
import { choicesOf, descriptionOf, fieldAt, hasKey, shapeOf, valueAt } from "./field.ts";
import { type Finding, isCovered, type Stretch } from "./finding.ts";
import { type KeyIssue, MissingKeys } from "./missing-keys.ts";
import { nearest } from "./nearest.ts";
import { code, codes } from "./words.ts";

/**
 * Words for keys that are unknown or missing, one sentence for each mistake: a key that is
 * misspelt or stands in the wrong group is not reported as missing as well.
 */
export function keyFindings(
  schema: z.ZodType,
  file: YamlFile,
  unknown: readonly KeyIssue[],
  missing: readonly KeyIssue[],
): Finding[] {
  const stillMissing = new MissingKeys(missing);
  const findings: Finding[] = [];
  const covered: Stretch[] = [];
  for (const issue of unknown) {
    const start = file.keyRange([...issue.parent, issue.key])?.start.offset ?? 0;
    if (isCovered(start, covered)) continue;
    const finding = unknownFinding(schema, file, issue, stillMissing);
    findings.push(finding);
    if (finding.covers !== undefined) covered.push(finding.covers);
  }
  for (const issue of stillMissing.unexplained())
    findings.push(missingFinding(schema, file, issue));
  return findings;
}

function unknownFinding(
  schema: z.ZodType,
  file: YamlFile,
  { parent, key }: KeyIssue,
  missing: MissingKeys,
): Finding {
  const path = [...parent, key];
  const finding = (hint: string, message = `Unknown key ${code(key)}.`): Finding => ({
    path,
    at: "key",
    message,
    hint,
  });
  if (key === "<<") return finding("Groups cannot be merged here; write their keys out.");

  const group = valueAt(file.value, parent);
  const field = fieldAt(schema, parent, file.value);
  const keys = field ? Object.keys(shapeOf(field, group)) : [];
  const free = keys.filter((name) => !hasKey(group, name));
  const meant = nearest(key, free);
  if (meant !== undefined) {
    missing.explain({ parent, key: meant });
    return finding(`Did you mean ${code(meant)}?`);
  }

  const [word = ""] = key.split(/\s/, 1);
  if (free.includes(word)) {
    missing.explain({ parent, key: word });
    return finding(
      `Write \`${word}: \` and then the value.`,
      `A colon is missing after \`${word}\`.`,
    );
  }

  const owner = missing.onlyWithName(key);
  if (owner !== undefined) {
    missing.explain(owner);
    const place = owner.parent.length === 0 ? "the first column" : code(owner.parent.join("."));
    const misplaced = finding(
      `Move it to ${place}, where it is missing; mind the indentation.`,
      `The key ${code(key)} does not belong here.`,
    );
    // With nothing below it, what belongs to it stands behind it, and just as wrong.
    const start = file.keyRange(path)?.start.offset;
    const end = file.valueRange(parent)?.end.offset;
    if (start === undefined || end === undefined || valueAt(file.value, path) !== null)
      return misplaced;
    return { ...misplaced, covers: { start, end } };
  }

  const twin = nearest(key, keys);
  if (twin !== undefined)
    return finding(`Delete it; ${code(twin)}, which it resembles, is there already.`);
  return finding(free.length === 0 ? "Delete it." : `Delete it, or write one of: ${codes(free)}.`);
}

function missingFinding(schema: z.ZodType, file: YamlFile, { parent, key }: KeyIssue): Finding {
  const field = fieldAt(schema, [...parent, key], file.value);
  const description = field && descriptionOf(field);
  const choices = choicesOf(field);
  const words = [`Add ${code(`${key}:`)}${description === undefined ? "." : ` — ${description}`}`];
  if (choices.length > 0) words.push(`One of: ${codes(choices)}.`);
  return {
    path: parent,
    at: "key",
    message: `The key ${code(key)} is missing.`,
    hint: words.join(" "),
  };
}
