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
const settling = 2000n;

/** Milliseconds after which nobody runs an outdated bundle any more. */
const lifetime = 3_600_000;

/**
 * The commands in few files, as they were bundled before; none where anything that went into them is not
 * as it was then.
 *
 * @param {string} cache the folder in which bundles are kept.
 * @param {string} root the folder of the project, which a copy of it shares with no other.
 */
export function keptBundle(cache, root) {
  try {
    const kept = JSON.parse(readFileSync(join(cache, "kept.json"), "utf8"));
    const entry = join(cache, kept.entry);
    const isThere = kept.root === root && existsSync(entry);
    const traces = Object.entries(kept.traces);
    return isThere && traces.every(([file, trace]) => traceOf(file) === trace) ? entry : undefined;
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
  // Taken before a file is read, so that a change meanwhile shows.
  const traces = new Map();
  const trace = (file) => traces.has(file) || traces.set(file, traceOf(file));
  const sources = ["tsconfig.json", "package.json", "scripts/content/bundle.mjs"];
  // What is installed, where npm has installed it.
  const packages = ["node_modules/.package-lock.json"].filter((file) =>
    existsSync(join(root, file)),
  );
  for (const file of [...sources, ...packages]) trace(join(root, file));
  const begun = BigInt(Date.now());
  const { build } = await import("vite");
  const { NODE_ENV: environment } = process.env;
  await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "silent",
    plugins: [placed(trace)],
    build: { ssr: "scripts/content.ts", outDir: folder, target: "node20", minify: false },
    // Of the packages only those that every command loads.
    ssr: { noExternal: [/^(commander|yaml|zod)(\/|$)/] },
  });
  // Vite sets it, and what runs next is none of its builds.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  const entry = readdirSync(folder).find((name) => /^content\.m?js$/.test(name));
  if (entry === undefined) throw new Error("The bundle has no entry.");
  if (![...traces.values()].some((one) => isFresh(one, begun)))
    keep(cache, {
      root,
      entry: `${basename(folder)}/${entry}`,
      traces: Object.fromEntries(traces),
    });
  return join(folder, entry);
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
  const note = join(cache, `${folder}.json`);
  writeFileSync(note, JSON.stringify(kept));
  renameSync(note, join(cache, "kept.json"));
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const isOld = Date.now() - statSync(path).mtimeMs > lifetime;
    if (name !== folder && name !== "kept.json" && isOld)
      rmSync(path, { recursive: true, force: true });
  }
}

/** What a file's last change has left: no change keeps all of it. */
function traceOf(file) {
  const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  return [size, ino, mtimeNs, ctimeNs].join(" ");
}

/** Whether a file was changed so shortly before that a further change might not be told from it. */
function isFresh(trace, now) {
  return trace
    .split(" ")
    .slice(2)
    .some((time) => BigInt(time) / 1_000_000n > now - settling);
}
