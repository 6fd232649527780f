// Runs the commands from a cached bundle, which loads in half the time of their 200 modules. If no bundle can
// be written or read, for example because another user owns it, it runs the modules themselves.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import * as modules from "node:module";
import { devNull } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder } from "../cache-folder.mjs";

/** Milliseconds after which no process uses an outdated bundle any more. */
const lifetime = 3_600_000;

const root = join(import.meta.dirname, "../..");
const cache = join(cacheFolder, "commands");

/** The inputs of a bundle; a change of any makes a new one. */
const sources = [
  "scripts",
  "src",
  "tsconfig.json",
  "package.json",
  "node_modules/.package-lock.json",
  // Where an owner has installed this package.
  "../.package-lock.json",
];

/** The packages that every command loads: they are in the bundle. */
const bundled = /^(commander|yaml|zod)(\/|$)/;

/** Lets each module find its files and packages as from its source: the bundle lies elsewhere. */
const placed = {
  name: "placed",
  enforce: "pre",
  resolveId(id, importer) {
    const isPackage = importer && /^[@\w]/.test(id) && !isAbsolute(id) && !bundled.test(id);
    return isPackage ? { id: import.meta.resolve(id), external: true } : undefined;
  },
  transform(code, id) {
    if (!code.includes("import.meta.") || !isAbsolute(id)) return undefined;
    return code
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)));
  },
};

// Otherwise `tsx` fails where it cannot write.
if (cacheFolder === devNull) process.env.TSX_DISABLE_CACHE = "1";

// Differs after each change, and in another copy of the project.
const state = createHash("sha256").update(
  sources.flatMap((name) => tracesOf(join(root, name))).join(),
);
const bundle = join(cache, state.digest("hex"));
const program = join(bundle, "main.mjs");

if (!existsSync(program)) await makeBundle().catch(() => undefined);
if (existsSync(program)) {
  // Commands keep further caches in this folder, valid for this bundle only.
  process.env.CONTENT_BUNDLE = bundle;
  modules.enableCompileCache?.(bundle);
}
// The program reports its own faults: this import fails only where the bundle cannot be read.
await import(pathToFileURL(program).href).catch(async () => {
  const { register } = await import("tsx/esm/api");
  register();
  await import(pathToFileURL(join(root, "scripts/content/main.ts")).href);
});

/** Builds the bundle atomically, and deletes old bundles. */
async function makeBundle() {
  // With the usual mode, so that other users can read it.
  const made = join(cache, `made-${randomUUID()}`);
  mkdirSync(made, { recursive: true });
  const { NODE_ENV: environment } = process.env;
  try {
    const { build } = await import("vite");
    await build({
      root,
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: "silent",
      plugins: [placed],
      build: {
        ssr: "scripts/content/main.ts",
        outDir: made,
        target: "node20",
        minify: false,
        rollupOptions: {
          output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
        },
      },
      ssr: { noExternal: [bundled] },
    });
    // A bundle that has lost its program gives way; another process may have put a whole one there.
    if (!existsSync(program)) rmSync(bundle, { recursive: true, force: true });
    renameSync(made, bundle);
  } finally {
    // Vite sets it for its build only.
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
    rmSync(made, { recursive: true, force: true });
  }
  for (const old of readdirSync(cache).map((name) => join(cache, name)))
    if (Date.now() - statSync(old).mtimeMs > lifetime)
      rmSync(old, { recursive: true, force: true });
}

/** Size, inode and change time of a file, or of all files in a folder; every change alters one of them. */
function tracesOf(path) {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats?.isDirectory()) return readdirSync(path).flatMap((name) => tracesOf(join(path, name)));
  return [path, stats?.size, stats?.ino, stats?.ctimeNs].join(" ");
}
