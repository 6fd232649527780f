import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../../src/check/check.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import type { Path } from "../../../src/check/read/read.ts";
import type { Content } from "../../../src/content/schema/content.ts";

export const sample = "e2e/firms/sample";
/** A day on which all in it is in order. */
export const today = "2026-11-20";

export type Values = Record<string, unknown>;

/** A part that a site may do without: its file, and the keys that lead to it there. */
export type Part = [file: string, ...path: Path];

/** Writes the sample without some parts and pages, and without links to these, into a folder. */
export function contentWithout(gone: readonly Part[], pages: readonly string[] = []): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const files = readdirSync(sample, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".yaml") && !pages.some((key) => file.endsWith(`/${key}.yaml`)))
    .filter((file) => !(pages.includes("products") && file.startsWith("products/")));
  for (const file of files) {
    const value = withoutLinksTo(pages, parse(readFileSync(join(sample, file), "utf8"))) as Values;
    for (const [where, ...path] of gone) if (where === file) remove(value, path);
    const target = join(directory, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stringify(value));
  }
  cpSync(join(sample, "pictures"), join(directory, "pictures"), { recursive: true });
  return directory;
}

function remove(value: Values, path: Path): void {
  const last = path.at(-1) as string | number;
  const group = valueAt(value, path.slice(0, -1));
  if (Array.isArray(group)) group.splice(Number(last), 1);
  else delete (group as Values | undefined)?.[last];
}

/** A link to a page in a paragraph. */
function linkTo(key: string): RegExp {
  return new RegExp(`\\[([^\\]]*)\\]\\(/${key}\\)`, "g");
}

/** A value without links to some pages, and without lists in which no link is left. */
function withoutLinksTo(pages: readonly string[], value: unknown): unknown {
  const isGone = (part: unknown) =>
    pages.includes(valueAt(part, ["page"]) as string) ||
    (valueAt(part, ["links"]) as unknown[] | undefined)?.length === 0;
  if (typeof value === "string")
    return pages.reduce((text, key) => text.replaceAll(linkTo(key), "$1"), value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((part) => withoutLinksTo(pages, part)).filter((part) => !isGone(part));
  const entries = Object.entries(value)
    .map(([key, part]) => [key, withoutLinksTo(pages, part)] as const)
    .filter(([, part]) => !isGone(part));
  return Object.fromEntries(entries);
}

/** The content of a folder, in which the check finds no error. */
export function contentOf(directory: string): Content {
  const { content, diagnostics } = checkContent({ directory, today });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  return content as Content;
}
