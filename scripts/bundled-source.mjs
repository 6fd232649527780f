import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const cache = new URL("../node_modules/.cache/program/", import.meta.url);
/** Address of what is known of the last bundle of a module. */
const listOf = (source) => new URL(`${basename(source.pathname)}.json`, cache);

/**
 * The address of a program as one bundle of its TypeScript, made again once a file of it has changed. To transform
 * each of 300 modules as it is imported takes longer than a check. Undefined on a disk that is read-only.
 *
 * @param source Address of its first module.
 */
export async function bundledSource(source) {
  const known = knownBundle(source);
  if (known) return known;
  const { rolldown } = await import("rolldown");
  const stamps = {};
  const bundle = await rolldown({
    input: fileURLToPath(source),
    platform: "node",
    // On a slow computer the bundler would say what took long, among what a command says.
    checks: { pluginTimings: false },
    external: /^(?![A-Za-z]:)[^./\\]/,
    plugins: [{ name: "stamps", transform }],
  });
  const folder = new URL(`${Date.now()}-${process.pid}/`, cache);
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return undefined;
  }
  const { output } = await bundle.write({ dir: fileURLToPath(folder), minify: "dce-only" });
  await bundle.close();
  const entry = new URL(output[0].fileName, folder).href;
  removeOld();
  // Who reads the list at the same moment may find half of it, which is none.
  writeFileSync(listOf(source), JSON.stringify({ source: source.href, entry, stamps }));
  return entry;

  /** Notes a module, and keeps the address by which it finds what lies near it. */
  function transform(code, id) {
    if (!id.startsWith("\0")) stamps[id] = stampOf(id);
    const place = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
    return code.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) =>
      JSON.stringify(place[name]),
    );
  }
}

/** The bundle of the last time, if no file of it has changed since. A copy of this folder may hold that of another. */
function knownBundle(source) {
  try {
    const { source: of, entry, stamps } = JSON.parse(readFileSync(listOf(source), "utf8"));
    const isSame = Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
    return of === source.href && isSame && statSync(new URL(entry)) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function stampOf(file) {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return mtimeMs && `${mtimeMs} ${size}`;
}

/** Removes bundles of which no process can still load a part. */
function removeOld() {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (Number.parseInt(name, 10) < Date.now() - 86_400_000)
      rmSync(new URL(name, cache), { recursive: true, force: true });
}
