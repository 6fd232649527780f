import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import { expect, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../../src/check/check.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import type { Path } from "../../../src/check/read/read.ts";
import type { Content } from "../../../src/content/schema/content.ts";

export const sample = "e2e/firms/sample";
/** A day on which all in it is in order. */
export const today = "2026-11-20";

/** A part that a site may do without: its file, and the keys that lead to it there. */
export type Part = [file: string, ...path: Path];

/** Writes the sample without some parts and pages, and without links to these, into a folder. */
export function contentWithout(gone: readonly Part[], pages: readonly string[] = []): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(sample, directory, { recursive: true });
  if (pages.includes("products")) rmSync(join(directory, "products"), { recursive: true });
  for (const key of pages) rmSync(join(directory, `pages/${key}.yaml`));
  for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".yaml")) continue;
    const file = join(directory, name);
    const value = withoutLinksTo(pages, parse(readFileSync(file, "utf8")));
    for (const [where, ...path] of gone) if (normalize(where) === name) remove(value, path);
    writeFileSync(file, stringify(value));
  }
  return directory;
}

function remove(value: unknown, path: Path): void {
  const last = path.at(-1) as string | number;
  const group = valueAt(value, path.slice(0, -1)) as Record<string, unknown> | undefined;
  if (Array.isArray(group)) group.splice(Number(last), 1);
  else delete group?.[last];
}

/** A value without links to some pages, and without lists in which no link is left. */
function withoutLinksTo(pages: readonly string[], value: unknown): unknown {
  const isKept = (part: unknown) =>
    !pages.includes(valueAt(part, ["page"]) as string) &&
    (valueAt(part, ["links"]) as unknown[] | undefined)?.length !== 0;
  const linkTo = (key: string) => new RegExp(`\\[([^\\]]*)\\]\\(/${key}\\)`, "g");
  if (typeof value === "string")
    return pages.reduce((text, key) => text.replaceAll(linkTo(key), "$1"), value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withoutLinksTo(pages, part)).filter(isKept);
  const entries = Object.entries(value).map(([key, part]) => [key, withoutLinksTo(pages, part)]);
  return Object.fromEntries(entries.filter(([, part]) => isKept(part)));
}

/** The content of a folder, in which the check finds no error. */
export function contentOf(directory: string): Content {
  const { content, diagnostics } = checkContent({ directory, today });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  return content as Content;
}
