import type * as z from "zod";
import type { Path, YamlFile } from "../read.ts";
import { choicesOf, descriptionOf, fieldAt, hasKey, shapeOf, valueAt } from "./field.ts";
import type { Finding } from "./finding.ts";
import { type KeyIssue, MissingKeys } from "./missing-keys.ts";
import { nearest } from "./nearest.ts";
import { pathId } from "./path-id.ts";
import { code, codes } from "./words.ts";

/**
 * Words for keys that are unknown or missing, one sentence for each mistake: a key that is
 * misspelt or stands in the wrong group is not reported as missing as well.
 *
 * @param empty groups that hold nothing at all; those explained here are taken out.
 */
export function keyFindings(
  schema: z.ZodType,
  file: YamlFile,
  unknown: readonly KeyIssue[],
  missing: readonly KeyIssue[],
  empty: Set<Path>,
): Finding[] {
  const findings: Finding[] = [];
  const stillMissing = new MissingKeys(missing);
  const groups = new Map<Path, string[]>();
  const emptyIn = new Map<string, Path[]>();
  for (const path of empty) {
    const parent = pathId(path.slice(0, -1));
    emptyIn.set(parent, [...(emptyIn.get(parent) ?? []), path]);
  }

  for (const issue of unknown) {
    const beside = emptyIn.get(pathId(issue.parent)) ?? [];
    const owner = beside.find((path) => canHold(path, issue.key, schema, file));
    if (owner !== undefined) groups.set(owner, [...(groups.get(owner) ?? []), issue.key]);
    else findings.push(unknownFinding(schema, file, issue, stillMissing));
  }
  for (const [path, keys] of groups) {
    empty.delete(path);
    findings.push({
      path,
      at: "key",
      message: `${code(String(path.at(-1)))} is empty, because what follows is not indented.`,
      hint: `Indent ${codes(keys)} by two spaces more.`,
    });
  }
  for (const issue of stillMissing.unexplained())
    findings.push(missingFinding(schema, file, issue));
  return findings;
}

function canHold(empty: Path, key: string, schema: z.ZodType, file: YamlFile): boolean {
  const field = fieldAt(schema, empty, file.value);
  return (
    typeof empty.at(-1) === "string" && field !== undefined && key in shapeOf(field, undefined)
  );
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

  const owner = missing.onlyWithName(key);
  if (owner !== undefined) {
    missing.explain(owner);
    const place = owner.parent.length === 0 ? "the first column" : code(owner.parent.join("."));
    return finding(
      `Move it to ${place}, where it is missing; mind the indentation.`,
      `The key ${code(key)} does not belong here.`,
    );
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
