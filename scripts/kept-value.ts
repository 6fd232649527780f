import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "../src/words/memoize.ts";
import { cacheFolder, keepFile } from "./cache-folder.ts";
import { readPackage } from "./package.ts";

/** Has the versions of the libraries that make values. */
const manifest = lazy(() => readPackage("package.json"));

/** Bytes of a SHA-256. */
const sealLength = 32;

/**
 * Bytes from the cache or made now. Each file of the cache begins with a hash of its name and bytes, since a disk that
 * is full, or a copy of the folder, may have left other bytes there, or a part of them.
 *
 * @param name Of its file in the cache, which changes with all that the bytes depend on.
 * @param folder The cache.
 */
export function keptBytes<Made extends Uint8Array | Promise<Uint8Array>>(
  name: string,
  make: () => Made,
  folder = cacheFolder(),
): Made | Uint8Array {
  const file = join(folder, name);
  const checksum = (bytes: Uint8Array) => createHash("sha256").update(name).update(bytes).digest();
  try {
    const known = readFileSync(file);
    const bytes = known.subarray(sealLength);
    if (checksum(bytes).equals(known.subarray(0, sealLength))) return bytes;
  } catch {}
  return andThen(make(), (bytes) => {
    keepFile(file, Buffer.concat([checksum(bytes), bytes]));
    return bytes;
  }) as Made;
}

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
  const encode = () => andThen(make(), (made) => Buffer.from(JSON.stringify(made)));
  const bytes = keptBytes(`${folder}/${hash.slice(0, 32)}.json`, encode);
  return andThen(bytes, (known) => JSON.parse(new TextDecoder().decode(known))) as Made;
}

/** What comes of a value, now or once it is there. */
function andThen<One, Next>(one: One | Promise<One>, next: (one: One) => Next) {
  return one instanceof Promise ? one.then(next) : next(one);
}
