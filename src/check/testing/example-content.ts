import { isMap, isPair, isScalar, parseDocument, stringify, visit } from "yaml";
import type { ExampleFile } from "../linting/define-rule.ts";
import { type DatedPolicy, policyFingerprint } from "../policy-fingerprint.ts";
import { contentFixture, fixtureValues } from "./fixture.ts";

/** The day on which all examples are run. */
export const exampleDay = "2026-01-15";

/** An example in a whole content folder. */
export interface ExampleContent {
  directory: string;
  /** The file that the example is of, from the folder. */
  file: string;
  text: string;
  /** Offsets of the stretch between « and », if it is marked. */
  marked?: [start: number, end: number];
  remove(): void;
}

/**
 * Puts a rule's example into a content folder in which all else is right. Its keys replace those of
 * the file, and the rest of each group is added below it.
 */
export function exampleContent(where: ExampleFile, example: string): ExampleContent {
  const file = pathOf(where);
  const values = fixtureValues(new Date(exampleDay));
  const start = example.indexOf("«");
  const plain = example.replace("«", "").replace("»", "");
  const end = example.indexOf("»") - 1;
  let text = completed(plain, values[file] ?? {});
  if (where === "privacy") text = stamped(text, plain);
  const edits = {
    "products/second.yaml": (second: string) => second.replace(/eta: .*/, "eta: Q2 2027\norder: 1"),
    [file]: text,
  };
  const { directory, remove } = contentFixture(edits, new Date(exampleDay));
  return { directory, file, text, remove, ...(start >= 0 && { marked: [start, end] }) };
}

function pathOf(where: ExampleFile): string {
  if (where === "site") return "site.yaml";
  return where === "product" ? "products/first.yaml" : `pages/${where}.yaml`;
}

/** The example with what its groups lack, which is added behind each, so that offsets stay. */
function completed(example: string, values: unknown): string {
  const document = parseDocument(example);
  const inserts: { at: number; depth: number; text: string }[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      const keys = ancestors.filter(isPair).map(({ key }) => (isScalar(key) ? key.value : key));
      if (ancestors.some((node) => !isMap(node) && !isPair(node) && node !== document)) return;
      const counterpart = keys.reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[String(key)],
        values,
      );
      if (typeof counterpart !== "object" || counterpart === null) return;
      const missing = Object.entries(counterpart).filter(([key]) => !map.has(key));
      if (missing.length === 0 || map.flow) return;
      const at = Math.max(0, ...map.items.map(({ value }) => lineEnd(example, endOf(value))));
      const lines = stringify(Object.fromEntries(missing)).trimEnd().split("\n");
      const indent = " ".repeat(keys.length * 2);
      inserts.push({
        at,
        depth: keys.length,
        text: lines.map((line) => `\n${indent}${line}`).join(""),
      });
    },
  });
  inserts.sort((a, b) => b.at - a.at || a.depth - b.depth);
  let text = example;
  for (const { at, text: inserted } of inserts)
    text = text.slice(0, at) + inserted + text.slice(at);
  return `${text}\n`;
}

function endOf(value: unknown): number {
  const range = (value as { range?: [number, number, number] } | null)?.range;
  return range?.[1] ?? 0;
}

function lineEnd(text: string, offset: number): number {
  if (text.charAt(offset - 1) === "\n") return offset - 1;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** The policy with its right fingerprint, unless the example is about that. */
function stamped(text: string, example: string): string {
  if (/^(updated|fingerprint):/m.test(example) && !example.includes("sha256-of-the-words"))
    return example.includes("fingerprint:") ? text : text.replace(/^fingerprint:.*\n/m, "");
  const policy = parseDocument(text).toJS() as DatedPolicy;
  return text.replace(/^fingerprint:.*/m, `fingerprint: ${policyFingerprint(policy)}`);
}
