import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { normalizePath } from "vite";
import { UserError } from "../../../src/engine/check/index.ts";
import type { StyleNames } from "../../../src/render/page-styles.ts";
import { displayPath } from "../../disk/display-path.ts";
import { ownKinds } from "../../disk/own-kinds.ts";
import { minifiedCss } from "./styles.ts";

/** Paths of the scripts that the browser runs on a page with sections of these kinds. */
export function browserScripts(kinds: readonly string[]): string[] {
  return ownFilesOf(kinds, (name) => name === "browser.ts").map(normalizePath);
}

/**
 * The owner's styles for sections of these kinds, whole: nobody can know which classes a script sets, and they
 * are few.
 */
export function ownStyles(kinds: readonly string[]): string {
  return ownFilesOf(kinds, (name) => name.endsWith(".css"))
    .map(stylesIn)
    .join("");
}

function stylesIn(file: string): string {
  try {
    return minifiedCss(readFileSync(file, "utf8"));
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
    throw new UserError(`${displayPath(file)}:${loc?.line}:${loc?.column} ${message}.`);
  }
}

/** All words in quotes in the owner's files for these kinds: some are classes or elements that the browser sets. */
export function styleNamesSetBy(kinds: readonly string[]): StyleNames {
  const files = ownFilesOf(kinds, (name) => /\.tsx?$/.test(name) && name !== "fields.ts");
  const texts = files.flatMap((file) => readFileSync(file, "utf8").match(/(["'`]).*?\1/g) ?? []);
  const words = texts.flatMap((text) => text.match(/[\w-]+/g) ?? []);
  return new Set(words.flatMap((word) => [word, `<${word}`]));
}

function ownFilesOf(kinds: readonly string[], isWanted: (name: string) => boolean): string[] {
  const own = ownKinds().kinds;
  const files = kinds.flatMap((kind) => own.get(kind)?.files ?? []);
  return files.filter((file) => isWanted(basename(file)));
}
