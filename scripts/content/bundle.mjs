import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Milliseconds after a change in which another might leave the same traces. */
const settling = 2000;

/** Milliseconds after which nobody runs an outdated bundle any more. */
const lifetime = 3_600_000;

/** What decides how the modules are bundled, and with what. */
const settings = [
  "tsconfig.json",
  "package.json",
  "scripts/content/bundle.mjs",
  "node_modules/.package-lock.json",
];

/**
 * The commands in few files, as they were bundled before; none where anything that went into them is not
 * as it was then, or where they were bundled in another copy of the project.
 *
 * @param {string} cache the folder in which bundles are kept.
 */
export function keptBundle(cache) {
  try {
    const { entry, traces } = JSON.parse(readFileSync(join(cache, "kept.json"), "utf8"));
    const isSame = dirname(dirname(entry)) === cache && existsSync(entry);
    const files = Object.entries(traces);
    return isSame && files.every(([file, trace]) => traceOf(file) === trace) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Bundles the commands, and keeps them for the next time.
 *
 * @param {string} cache the folder in which bundles are kept.
 * @param {string} root the folder of the project.
 * @returns {Promise<string>} the file to run.
 */
export async function makeBundle(cache, root) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bundle-"));
  const entry = join(folder, "content.mjs");
  const begun = Date.now();
  // Taken before a file is read, so that a change meanwhile shows.
  const traces = {};
  const trace = (file) => {
    traces[file] ??= traceOf(file);
  };
  for (const file of settings.map((name) => join(root, name))) if (existsSync(file)) trace(file);
  const { build } = await import("vite");
  const { NODE_ENV: environment } = process.env;
  await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "silent",
    plugins: [placed(trace)],
    build: {
      ssr: "scripts/content.ts",
      outDir: folder,
      target: "node20",
      minify: false,
      rollupOptions: {
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
    // Of the packages only those that every command loads.
    ssr: { noExternal: [/^(commander|yaml|zod)(\/|$)/] },
  });
  // Vite sets it, and what runs next is none of its builds.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  const isSettled = (file) => statSync(file).ctimeMs < begun - settling;
  if (Object.keys(traces).every(isSettled)) keep(cache, { entry, traces });
  return entry;
}

/** Lets each module know the place from which it was taken. */
function placed(trace) {
  return {
    name: "placed",
    enforce: "pre",
    load(id) {
      if (isAbsolute(id)) trace(id.split("?")[0]);
    },
    transform(code, id) {
      if (!code.includes("import.meta.")) return undefined;
      return code
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)));
    },
  };
}

function keep(cache, kept) {
  const folder = dirname(kept.entry);
  writeFileSync(`${folder}.json`, JSON.stringify(kept));
  renameSync(`${folder}.json`, join(cache, "kept.json"));
  const old = readdirSync(cache).filter((name) => ![basename(folder), "kept.json"].includes(name));
  for (const path of old.map((name) => join(cache, name)))
    if (Date.now() - statSync(path).mtimeMs > lifetime)
      rmSync(path, { recursive: true, force: true });
}

/** What a file's last change has left: no change keeps all of it. */
function traceOf(file) {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  return [size, ino, mtimeNs, ctimeNs].join(" ");
}
