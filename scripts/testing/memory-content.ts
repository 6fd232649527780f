import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { crc32 } from "node:zlib";
import { type CheckOptions, type CheckResult, checkContent } from "../check/check.ts";
import type { Diagnostic } from "../content/diagnostic.ts";
import { inTerminalWords } from "../content/tell.ts";

/** The files of a content folder by their paths in it. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>;

const directory = resolve("content");

/** What lies at a path below the folder: the bytes of a file, or `folder`. */
type Lookup = (path: string) => Buffer | "folder" | undefined;

/** A function of `node:fs` that takes a path first. */
type Read = (path: string, more?: BufferEncoding) => unknown;

/** Checks files as if they lay in the folder `content/`; nothing is written. Findings are in words of the terminal. */
export function checkInMemory(files: ContentFiles, options: CheckOptions = {}): CheckResult {
  const restore = overlay(files);
  try {
    const result = checkContent({ directory, ...options });
    return { ...result, diagnostics: inTheirWords(result.diagnostics) };
  } finally {
    restore();
  }
}

/** Findings as the terminal shows them. */
export const inTheirWords = (found: readonly Diagnostic[]): Diagnostic[] =>
  found.map((one) => ({
    ...{ ...one, message: inTerminalWords(one.message), hint: inTerminalWords(one.hint) },
  }));

/** Lets `node:fs` read these files in place of the folder `content/`. Returns what takes that back. */
function overlay(files: ContentFiles): () => void {
  const bytes = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const names = [...bytes.keys()];
  const folders = new Set(["", ...names.flatMap(foldersAbove)]);
  const lookup: Lookup = (path) => {
    const name = relative(directory, path).replaceAll(sep, "/");
    return folders.has(name) ? "folder" : bytes.get(name);
  };
  const fault = (code: string) => Object.assign(new Error(code), { code });
  const lookUp = (path: string) => {
    const there = lookup(path);
    if (there) return there;
    throw fault("ENOENT");
  };
  const entriesOf = (folder: string) => {
    if (lookUp(folder) !== "folder") throw fault("ENOTDIR");
    const start = relative(directory, folder)
      .replaceAll(sep, "/")
      .replace(/(?<=.)$/, "/");
    const inside = names.filter((name) => name.startsWith(start));
    const steps = new Set(inside.map((name) => name.slice(start.length).split("/")[0] as string));
    return [...steps].map((name) => ({ name, ...statKind(lookup(join(folder, name))) }));
  };
  const isOurs = (path: string) => path === directory || path.startsWith(directory + sep);
  const ours: Partial<
    Record<keyof typeof fs, (path: string, encoding?: BufferEncoding) => unknown>
  > = {
    existsSync: (path) => lookup(path) !== undefined,
    accessSync: lookUp,
    lstatSync: (path) => statKind(lookUp(path)),
    statSync: (path) => statKind(lookUp(path)),
    readdirSync: entriesOf,
    readFileSync: (path, encoding) => (encoding ? `${lookUp(path)}` : lookUp(path)),
    openSync: lookUp,
  };
  const real = Object.keys(ours).map((name) => [name, fs[name as keyof typeof fs]] as const);
  const { readSync, closeSync } = fs;
  const mixed = real.map(([name, before]) => {
    const own = ours[name as keyof typeof fs] as Read;
    const other = before as Read;
    return [name, ((path, more) => (isOurs(`${path}`) ? own : other)(path, more)) as Read] as const;
  });
  Object.assign(fs, Object.fromEntries(mixed), {
    readSync: (file: number | Buffer, into: Buffer, from = 0, length = into.length, at = 0) =>
      typeof file === "number"
        ? readSync(file, into, from, length, at)
        : file.copy(into, from, at, at + length),
    closeSync: (file: number | Buffer) => typeof file === "number" && closeSync(file),
  });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, Object.fromEntries(real), { readSync, closeSync });
    syncBuiltinESMExports();
  };
}

/** The folders that a path lies in, below that of the content. */
function foldersAbove(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

function statKind(found: Buffer | "folder" | undefined) {
  return {
    isDirectory: () => found === "folder",
    isFile: () => found !== "folder",
    isSymbolicLink: () => false,
    size: found?.length ?? 0,
    // What is kept of a file is taken only for one with the same bytes.
    mtimeMs: Buffer.isBuffer(found) ? crc32(found) : 0,
  };
}
