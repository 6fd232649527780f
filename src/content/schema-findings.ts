import type * as z from "zod";
import type { Diagnostic, TextRange } from "./diagnostic.ts";
import { fieldAt, hasKey, shapeOf, valueAt } from "./findings/field.ts";
import type { Finding } from "./findings/finding.ts";
import { keyFindings } from "./findings/key-findings.ts";
import type { KeyIssue } from "./findings/missing-keys.ts";
import { pathId } from "./findings/path-id.ts";
import { valueFinding } from "./findings/value-finding.ts";
import type { Path, YamlFile } from "./read.ts";

/** A file's values in the schema's type, unless they do not fit it. */
export interface ShapeResult<Value> {
  data?: Value;
  diagnostics: Diagnostic[];
}

/** Holds a file against its schema; each mistake gives one diagnostic, at its exact place. */
export function checkShape<Value>(schema: z.ZodType<Value>, file: YamlFile): ShapeResult<Value> {
  // Where the schema has no words of its own, an empty message tells the finders to find some.
  // Compiling a schema, which is the default, takes longer than the one parse that it is for.
  const result = schema.safeParse(file.value, { error: () => "", jitless: true });
  if (result.success) return { data: result.data, diagnostics: [] };
  const diagnostics = findingsOf(schema, file, result.error.issues).map(
    (finding): Diagnostic => ({
      file: file.file,
      ...locate(file, finding),
      rule: "schema",
      severity: "error",
      message: finding.message,
      hint: finding.hint,
    }),
  );
  return { diagnostics };
}

function findingsOf(schema: z.ZodType, file: YamlFile, issues: z.core.$ZodIssue[]): Finding[] {
  const unknown: KeyIssue[] = [];
  const missing: KeyIssue[] = [];
  // Several checks may refuse the same value; the last one is the most particular.
  const refused = new Map<string, z.core.$ZodIssue>();

  for (const issue of issues) {
    const path = issue.path as Path;
    const parent = path.slice(0, -1);
    const key = path.at(-1);
    if (issue.code === "unrecognized_keys")
      unknown.push(...issue.keys.map((name) => ({ parent: path, key: name })));
    else if (typeof key === "string" && !hasKey(valueAt(file.value, parent), key)) {
      missing.push({ parent, key });
      if (issue.code === "invalid_union") unknown.push(...strangersTo(schema, file, parent));
    } else if (valueAt(file.value, path) !== undefined) refused.set(pathId(path), issue);
  }

  const empty = new Set(
    [...refused.values()]
      .filter(({ path }) => path.length > 0 && valueAt(file.value, path as Path) === null)
      .map(({ path }) => path as Path),
  );
  const emptyBefore = new Set(empty);
  const keys = keyFindings(schema, file, unknown, missing, empty);
  const values = [...refused.values()].filter(
    ({ path }) => !emptyBefore.has(path as Path) || empty.has(path as Path),
  );
  return [...keys, ...values.map((issue) => valueFinding(schema, file, issue))];
}

/** A union without its discriminator looks at no other key; a misspelt discriminator is one. */
function strangersTo(schema: z.ZodType, file: YamlFile, parent: Path): KeyIssue[] {
  const field = fieldAt(schema, parent, file.value);
  const group = valueAt(file.value, parent);
  const known = field ? shapeOf(field, undefined) : {};
  return Object.keys(group as object)
    .filter((key) => !(key in known))
    .map((key) => ({ parent, key }));
}

function locate(file: YamlFile, { path, at }: Finding): TextRange {
  const value = file.valueRange(path);
  const isEmpty = value === undefined || value.start.offset === value.end.offset;
  if (at === "value" && value !== undefined && !isEmpty) return value;
  return file.keyRange(path) ?? firstKey(file, path) ?? dash(file, path) ?? file.range(0, 0);
}

/** Of a group without a key of its own, the root or a list's entry, its first key. */
function firstKey(file: YamlFile, path: Path): TextRange | undefined {
  const [first] = Object.keys(valueAt(file.value, path) ?? {});
  return first === undefined ? undefined : file.keyRange([...path, first]);
}

/** Of a list's entry with nothing in it, the dash or the brackets. */
function dash(file: YamlFile, path: Path): TextRange | undefined {
  const value = file.valueRange(path);
  if (value === undefined || value.end.offset > value.start.offset) return value;
  const start = file.text.lastIndexOf("-", value.start.offset);
  return start === -1 ? value : file.range(start, start + 1);
}
