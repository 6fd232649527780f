import Module, { createRequire } from "node:module";
import * as fields from "../../../../src/content/schema/fields.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { displayPath } from "../files/display-path.ts";
import { code, codes } from "../findings/format.ts";
import { publicParts } from "./public-parts.ts";

type Load = (name: string, ...others: unknown[]) => unknown;
const modules = Module as unknown as { _load: Load; _cache: Record<string, unknown> };

/** What a file exports, or why it cannot run. */
export type Ran = { exported: Readonly<Record<string, unknown>> } | { fault: Diagnostic };

/**
 * Runs a TypeScript file of the owner's. It gets the modules for fields that run here already, so that there is
 * one copy of them. Components are not rendered, so that empty modules do for others of this package.
 *
 * @param folder Folder of the kind, whose files the file may import.
 */
export function runOwnFile(path: string, folder: string): Ran {
  const here = createRequire(import.meta.url);
  const tsx: { require: (path: string, from: string) => Record<string, unknown> } =
    here("tsx/cjs/api");
  const load = modules._load;
  modules._load = (name, ...others) => {
    if (name === "faircopy/fields") return fields;
    if (/^faircopy(\/|$)/.test(name)) return emptyPart(name);
    return load(/^react(\/|$)/.test(name) ? here.resolve(name) : name, ...others);
  };
  // What elements of a module itself become calls of.
  Object.assign(globalThis, { React: here("react") });
  try {
    return { exported: tsx.require(path, import.meta.url) };
  } catch (error) {
    return { fault: faultOf(error as Error, path, folder) };
  } finally {
    modules._load = load;
    Reflect.deleteProperty(globalThis, "React");
    // A later run gets what has changed meanwhile.
    for (const file of Object.keys(modules._cache))
      if (file.startsWith(folder)) delete modules._cache[file];
  }
}

function emptyPart(name: string): object {
  if (publicParts().has(name)) return {};
  throw new Error(`There is no ${code(name)}; there are ${codes([...publicParts().keys()])}`);
}

function faultOf({ message, stack = "" }: Error, path: string, folder: string): Diagnostic {
  const place = new RegExp(`(${escapePattern(folder)}[^:?\n]+)(?::(\\d+):(\\d+): ERROR: (.*))?`);
  // Only that of a mistake in the syntax has the line of the file itself, with columns from 0.
  const [, file = path, line = 1, column = 0, mistake] = place.exec(`${message}\n${stack}`) ?? [];
  const at = { line: Number(line), column: Number(column) + 1, offset: 0 };
  const [what = ""] = (mistake ?? message).split("\n");
  return schemaFinding(
    displayPath(file),
    `This file cannot run: ${what.replace(/\.$/, "")}.`,
    "docs/extend.md shows such files.",
    { start: at, end: at },
  );
}
