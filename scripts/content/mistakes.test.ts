import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "../check/check.ts";
import type { Diagnostic } from "../check/read/diagnostic.ts";
import { unescaped } from "../check/testing/hold-mistakes.ts";
import { someOf } from "../check/testing/whole.ts";

const source = readFileSync(join(import.meta.dirname, "testing/mistakes.txt"), "utf8");
// Each row checks a whole firm, so `npm test` tries some.
const kinds = source
  .split(/^## /m)
  .slice(1)
  .map((part): [kind: string, lines: string[]] => {
    const [kind = "", ...lines] = part.split("\n");
    const rows = lines.filter((line) => line !== "");
    return [kind, someOf(rows, 10)];
  });

const known = new Map<string, Set<string>>();
const wordsOf = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;

/** The findings in a firm's folder with another text in one file, without those that it has anyway. */
function found(directory: string, file: string, text: string): Diagnostic[] {
  const options = { directory, today: "2026-11-21" } as const;
  const anyway = known.get(directory) ?? new Set(checkContent(options).diagnostics.map(wordsOf));
  known.set(directory, anyway);
  const { diagnostics } = checkContent({ ...options, texts: new Map([[file, text]]) });
  return diagnostics.filter((finding) => !anyway.has(wordsOf(finding)));
}

/** Empty where the mistake of a row is one finding, in its place; otherwise what was found. */
function faultIn(row: string, isStrict: boolean): string[] {
  const [path = "", right, wrong, rule = "schema"] = row.split(/ \| ?/).map(unescaped);
  const directory = `e2e/firms/${path.split("/")[0]}`;
  const file = `e2e/firms/${path}.yaml`;
  const before = readFileSync(file, "utf8");
  if (!right || wrong === undefined || !before.includes(right))
    throw new Error(`No such passage: ${row}`);
  const mark = wrong.indexOf("«");
  const text = before.replace(right, () => wrong.replace("«", ""));
  const above = text.slice(0, before.indexOf(right) + mark);
  const line = mark === -1 ? undefined : above.split("\n").length;

  const findings = found(directory, file, text);
  const [finding] = findings;
  const isPlaced = line === undefined || finding?.start.line === line;
  if (findings.length === 1 && finding?.rule === rule && isPlaced) return [];
  if (findings.length > 0 && !isStrict) return [];
  const shown = findings.map((one) => `${one.rule} ${one.start.line} ${one.message} ${one.hint}`);
  return [`${row} (line ${line}): ${shown.join("; ")}`];
}

it.each(kinds)("%s is one finding, in its place", { timeout: 300_000 }, (kind, lines) => {
  expect(lines.flatMap((line) => faultIn(line, !kind.includes("second look")))).toEqual([]);
});
