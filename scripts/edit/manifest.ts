import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fontsFor, slugFrom } from "../../src/engine/site/index.ts";
import { say } from "../../src/words/say.ts";
import { workflow } from "../disk/unsent.ts";
import { packageRoot } from "../package.ts";
import { readIfExists } from "./write-changes.ts";

/** The parts of a `package.json` that matter here. */
interface Manifest {
  name?: string;
  version?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const own: Required<Manifest> = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));

/** The scripts of an owner's folder; what npm runs after an install writes the schemas for editors. */
const scripts = {
  prepare: `${own.name} schema`,
  ...Object.fromEntries(
    ["dev", "start", "build", "check", "test"].map((name) => [name, `${own.name} ${name}`]),
  ),
};

/** Whether a `package.json` is of a folder that uses this package. */
export function dependsOnThis(path: string): boolean {
  return readSpec(path) !== undefined;
}

/** The `package.json` of an owner's folder: present keys stay, missing ones are added. */
export function manifest(folder: string, language: string): string {
  const there: Manifest = JSON.parse(readIfExists(join(folder, "package.json")) ?? "{}");
  const fonts = fontsFor(language).map((name) => [name, own.devDependencies[name]]);
  const { dependencies, scripts: ownScripts, ...others } = there;
  const name = slugFrom(basename(resolve(folder))) ?? "site";
  const spec = { [own.name]: ownSpec(folder) };
  // A packed file elsewhere is on this computer alone.
  const isPacked = packedFile() !== undefined;
  if (isPacked) delete there.devDependencies?.[own.name];
  const written = {
    ...{ name, private: true, type: "module", ...others },
    scripts: { ...scripts, ...ownScripts },
    dependencies: {
      ...{ ...spec, ...Object.fromEntries(fonts), ...dependencies },
      ...(isPacked && spec),
    },
    // It works without what its script does when it is installed.
    allowScripts: there.allowScripts ?? own.allowScripts,
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** The packed file of this package, such as `../faircopy-1.0.0.tgz`, from which it was installed, if it was. */
export function packedFile(): string | undefined {
  const { spec = "", from = "" } = installed() ?? {};
  const [, path] = /^file:(.*\.tgz)$/.exec(spec) ?? [];
  return path && resolve(from, path);
}

/** Where a site keeps its copy of a packed file, which is to be wherever the site is. */
export const vendored = (name = `${own.name}-${own.version}.tgz`) => `vendor/${name}`;

/** What keeps others from making the site of a folder, and what a host overlooks there. */
export function folderFaults(folder: string): Record<"faults" | "remarks", string[]> {
  const known = (said: string | undefined) => (said === undefined ? [] : [said]);
  return { faults: known(outsideFault(folder)), remarks: known(unreadWorkflow(folder)) };
}

/** What is wrong if the workflow of a site lies below the top of a repository, where GitHub reads none. */
function unreadWorkflow(folder: string): string | undefined {
  if (!existsSync(join(folder, workflow))) return undefined;
  let top = resolve(folder);
  while (!existsSync(join(top, ".git")) && top !== dirname(top)) top = dirname(top);
  const path = relative(folder, top).replaceAll("\\", "/");
  return path && existsSync(join(top, ".git"))
    ? say("commands.unread", { workflow, path })
    : undefined;
}

/** What is wrong if the `package.json` of a site names this package by a path outside of the site. */
function outsideFault(folder: string): string | undefined {
  const [, path] = /^(?:file|link):(.*)$/.exec(readSpec(join(folder, "package.json")) ?? "") ?? [];
  if (path === undefined || !/^\.\.|^([a-z]:)?[\\/]/i.test(relative(folder, resolve(folder, path))))
    return undefined;
  const packed = path.endsWith(".tgz") ? path : "path/to/faircopy-….tgz";
  return say("commands.outside", { path, packed });
}

/** How the folder depends on this package: as the folder in which it is installed does, otherwise by its version. */
function ownSpec(folder: string): string {
  if (packedFile()) return `file:${vendored()}`;
  const { spec, from = "" } = installed() ?? {};
  if (spec !== undefined) return moveSpec(spec, from, folder);
  const isInstalled = /[\\/]node_modules[\\/]/.test(packageRoot);
  return isInstalled ? `^${own.version}` : moveSpec("file:.", packageRoot, folder);
}

/** The name of this package in the folder that has it below `node_modules` or in a store, and that folder. */
function installed(): { spec: string; from: string } | undefined {
  const installer = join(packageRoot, "../../package.json");
  for (const path of [installer, resolve("package.json")]) {
    const spec = readSpec(path);
    if (spec !== undefined) return { spec, from: dirname(path) };
  }
  return undefined;
}

/** The version or path by which a `package.json` names this package; undefined if it does not, or cannot be read. */
function readSpec(path: string): string | undefined {
  try {
    const { dependencies, devDependencies }: Manifest = JSON.parse(readIfExists(path) ?? "{}");
    return { ...devDependencies, ...dependencies }[own.name];
  } catch {
    return undefined;
  }
}

/** A spec for another folder: the path of a file or folder is relative to it. */
function moveSpec(spec: string, from: string, to: string): string {
  const [, path] = /^file:(.*)$/.exec(spec) ?? [];
  if (path === undefined) return spec;
  return `file:${relative(resolve(to), resolve(from, path)).replaceAll("\\", "/")}`;
}
