import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownKinds } from "../../disk/own-kinds.ts";
import { packageRoot } from "../../package.ts";

/** Folders of this package whose files decide what is built. */
const folders = ["src", "scripts", "languages"];

/** Files that say which versions of further packages are installed. */
const lockFiles = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
];

/**
 * A hash of all but the content on which a build depends: this program, what it is installed with, and Node.js.
 * Undefined where that cannot be known, as with an owner's kinds of section, which may read anything.
 */
export function programHash(): string | undefined {
  if (ownKinds().kinds.size > 0) return undefined;
  const hash = createHash("sha256").update(JSON.stringify(process.versions));
  for (const file of folders.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  const manifest = readFileSync(join(packageRoot, "package.json"), "utf8");
  hash.update(manifest);
  for (const name of Object.keys(JSON.parse(manifest).dependencies)) {
    const installed = manifestOf(name);
    if (!installed) return undefined;
    hash.update(readFileSync(installed));
  }
  for (const file of lockFiles) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest("base64url");
}

/** The files of a folder of this package in order, without its papers and tests. */
function filesIn(folder: string): string[] {
  const names = readdirSync(join(packageRoot, folder), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.test\.|\.md$/.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** Path of the `package.json` of an installed package; undefined if none is in a `node_modules`. */
function manifestOf(name: string): string | undefined {
  for (let at = packageRoot; ; at = dirname(at)) {
    const file = join(at, "node_modules", name, "package.json");
    if (existsSync(file)) return file;
    if (dirname(at) === at) return undefined;
  }
}
