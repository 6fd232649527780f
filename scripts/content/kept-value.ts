import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "../../src/content/memoize.ts";
import { cacheFolder, keepFile } from "../cache-folder.ts";
import { readPackage } from "../package.ts";

/** Has the versions of the libraries that make values. */
const manifest = lazy(() => readPackage("package.json"));

/**
 * A value from the cache or made now: data for JSON that takes a tenth of a check to make.
 *
 * @param folder Its folder in the cache.
 * @param id All that it is made from, the versions of libraries aside.
 */
export function keptValue<Made>(
  folder: string,
  id: string,
  make: () => Made,
): Made | Awaited<Made> {
  const hash = createHash("sha256").update(manifest()).update(id).digest("hex");
  const kept = join(cacheFolder(), folder, `${hash.slice(0, 32)}.json`);
  try {
    const { hash: of, made } = JSON.parse(readFileSync(kept, "utf8"));
    // A disk that is full, or a copy of the folder, may have left another one there.
    if (of === hash) return made;
  } catch {}
  function keep<One>(made: One): One {
    keepFile(kept, JSON.stringify({ hash, made }));
    return made;
  }
  const made = make();
  return made instanceof Promise ? (made.then(keep) as Made) : keep(made);
}
