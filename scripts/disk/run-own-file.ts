import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Plugin } from "vite";
import {
  type Diagnostic,
  type FindingText,
  schemaFinding,
  top,
} from "../../src/engine/diagnostic.ts";
import { escapePattern } from "../../src/engine/escape.ts";
import { code } from "../../src/engine/format.ts";
import * as fields from "../../src/engine/schema/fields.ts";
import { lazy } from "../../src/words/memoize.ts";
import { asClause, commas, found, say } from "../../src/words/say.ts";
import { packageRoot } from "../package.ts";
import { displayPath } from "./display-path.ts";

/** The modules that an owner's files can import from this package, by name: `faircopy/section`, with its path. */
export const publicParts = lazy(() => {
  const { exports } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  const parts = Object.entries(exports as Record<string, string>);
  return new Map(
    parts.map(([name, file]) => [`faircopy${name.slice(1)}`, join(packageRoot, file)]),
  );
});

/** What is wrong with a file or folder of the owner's kinds of section. */
export class OwnFileFault extends Error {
  readonly finding: Diagnostic;

  constructor(path: string, text: FindingText, start = top) {
    super(text.message);
    this.finding = schemaFinding(displayPath(path), text, { start, end: start });
  }
}

/**
 * Runs a TypeScript file of the owner's, and returns its exports.
 *
 * @throws OwnFileFault if it is missing, or cannot run.
 */
export async function runOwnFile(path: string): Promise<Readonly<Record<string, unknown>>> {
  if (!existsSync(path)) throw new OwnFileFault(path, found("own-sections.no-file"));
  // Loaded only where an owner has such files.
  const { runnerImport } = await import("vite");
  try {
    const { module } = await runnerImport<object>(path, { logLevel: "silent", plugins: [parts] });
    return { ...module };
  } catch (error) {
    throw toOwnFileFault(error as Error, path);
  }
}

/** Modules that run here already, by name, so that there is one copy of each. */
const shared: Readonly<Record<string, () => Promise<object>>> = {
  "faircopy/fields": async () => fields,
  react: () => import("react"),
  "react/jsx-runtime": () => import("react/jsx-runtime"),
  "react/jsx-dev-runtime": () => import("react/jsx-dev-runtime"),
};
const handedOver = { faircopyModules: {} as Record<string, object> };
Object.assign(globalThis, handedOver);

/** What an owner's files import from here. Components are not rendered: for them empty modules do. */
const parts: Plugin = {
  name: "parts",
  enforce: "pre",
  resolveId: (id) =>
    Object.hasOwn(shared, id) || /^faircopy(\/|$)/.test(id) ? `\0part:${id}` : undefined,
  async load(id) {
    const [, name] = /^\0part:(.*)/.exec(id) ?? [];
    const load = shared[`${name}`];
    if (name === undefined || !load) return name && emptyPart(name);
    const part = await load();
    handedOver.faircopyModules[name] = part;
    const names = Object.keys(part).filter((one) => /^\w+$/.test(one) && one !== "default");
    return `export const { ${names} } = faircopyModules[${JSON.stringify(name)}];`;
  },
};

function emptyPart(name: string): string {
  if (publicParts().has(name)) return "export {};";
  const modules = commas([...publicParts().keys()].map(code));
  throw new Error(say("own-sections.no-module", { name, modules }));
}

type SyntaxFault = Error & { id: string; loc: { line: number; column: number } };

function toOwnFileFault(error: Error & { errors?: SyntaxFault[] }, path: string): OwnFileFault {
  const [syntax] = error.errors ?? [];
  const folder = escapePattern(dirname(path));
  const [thrower = path] = new RegExp(`${folder}[^:?\n]+?\\.\\w+`).exec(`${error.stack}`) ?? [];
  const { line, column } = syntax?.loc ?? { line: 1, column: 0 };
  const [what = ""] = stripVTControlCharacters((syntax ?? error).message)
    .replace("[PARSE_ERROR] ", "")
    // The finding itself has the file.
    .split(/\n| imported from | \(resolved id/);
  const text = found("own-sections.no-run", { error: asClause(what) });
  const start = { line, column: column + 1, offset: 0 };
  return new OwnFileFault(syntax?.id ?? thrower, text, start);
}
