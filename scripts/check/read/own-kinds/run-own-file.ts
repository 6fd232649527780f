import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lazy } from "../../../../src/content/memoize.ts";
import * as fields from "../../../../src/content/schema/fields.ts";
import { packageRoot } from "../../../package.ts";
import { escapePattern } from "../../text/escape.ts";
import { type Diagnostic, schemaFinding, top } from "../diagnostic.ts";
import { displayPath } from "../files/display-path.ts";
import { code, codes } from "../findings/format.ts";

/** The modules that an owner's files can import from this package, by name: `faircopy/section`, with its path. */
export const publicParts = lazy(() => {
  const { exports } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  const parts = Object.entries(exports as Record<string, string>);
  return new Map(
    parts.map(([name, file]) => [`faircopy${name.slice(1)}`, join(packageRoot, file)]),
  );
});

import Module, { createRequire } from "node:module";

/** What is wrong with a file or folder of the owner's kinds of section. */
export class OwnFileFault extends Error {
  readonly finding: Diagnostic;

  constructor(path: string, message: string, hint: string, start = top) {
    super(message);
    this.finding = schemaFinding(displayPath(path), message, hint, { start, end: start });
  }
}

type Load = (name: string, ...others: unknown[]) => unknown;
const modules = Module as unknown as { _load: Load; _cache: Record<string, unknown> };

/**
 * Runs a TypeScript file of the owner's, and returns what it exports. It gets the modules for fields that run here
 * already, so that there is one copy of them. Components are not rendered: for them empty modules do.
 *
 * @throws OwnFileFault if it is missing, or cannot run.
 */
export function runOwnFile(path: string): Readonly<Record<string, unknown>> {
  if (!existsSync(path))
    throw new OwnFileFault(path, "This file is missing.", "Create it; docs/extend.md shows one.");
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
    return tsx.require(path, import.meta.url);
  } catch (error) {
    throw faultOf(error as Error, path);
  } finally {
    modules._load = load;
    Reflect.deleteProperty(globalThis, "React");
    // A later run gets what has changed meanwhile.
    for (const file of Object.keys(modules._cache))
      if (file.startsWith(dirname(path))) delete modules._cache[file];
  }
}

function emptyPart(name: string): object {
  if (publicParts().has(name)) return {};
  throw new Error(`There is no ${code(name)}; there are ${codes([...publicParts().keys()])}`);
}

function faultOf({ message, stack = "" }: Error, path: string): OwnFileFault {
  const folder = escapePattern(dirname(path));
  const place = new RegExp(`(${folder}[^:?\n]+)(?::(\\d+):(\\d+): ERROR: (.*))?`);
  // Only that of a mistake in the syntax has the line of the file itself, with columns from 0.
  const [, file = path, line = 1, column = 0, mistake] = place.exec(`${message}\n${stack}`) ?? [];
  const [what = ""] = (mistake ?? message).split("\n");
  const words = `This file cannot run: ${what.replace(/\.$/, "")}.`;
  const start = { line: Number(line), column: Number(column) + 1, offset: 0 };
  return new OwnFileFault(file, words, "docs/extend.md shows such files.", start);
}
