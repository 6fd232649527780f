import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "../../src/content/memoize.ts";
import { cacheFolder } from "../cache-folder.ts";
import { packageRoot } from "../package.ts";

/** What a cleaned drawing depends on but its text: the modules that clean it, and the versions in the package's file. */
const makers = lazy(() => {
  const folder = join(packageRoot, "scripts/check");
  const names = readdirSync(folder).filter((name) =>
    /^(allowed|[\w-]+-(svg|drawing))\.\w+$/.test(name),
  );
  const files = [join(packageRoot, "package.json"), ...names.map((name) => join(folder, name))];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
});

/**
 * A drawing from the cache or made now: the library that cleans one takes a tenth of a check to load.
 *
 * @param id What it is made from.
 */
export function keptDrawing<Made>(id: string, make: () => Made): Made {
  const hash = createHash("sha256").update(makers()).update(id).digest("hex");
  const cache = join(cacheFolder(), "drawings");
  const kept = join(cache, `${hash.slice(0, 32)}.json`);
  try {
    const { hash: of, made } = JSON.parse(readFileSync(kept, "utf8"));
    // A disk that is full, or a copy of the folder, may have left another one there.
    if (of === hash) return made;
  } catch {}
  const made = make();
  const half = `${kept}.${randomUUID().slice(0, 8)}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(half, JSON.stringify({ hash, made }));
    renameSync(half, kept);
  } catch {
    // The cache only saves time: it may be another user's.
  }
  return made;
}
