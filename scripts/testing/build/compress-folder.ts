import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesBelow } from "../../disk/files-below.ts";

/** Text files; most other files are already compressed. */
const texts = /\.(html|js|css|txt|csv|ics|vcf|svg|xml|json|webmanifest)$/;

/**
 * Compresses each text in a folder as `.br` and `.gz`, for hosts that send such files.
 *
 * @returns The number of texts.
 */
export function compressFolder(folder: string): number {
  const files = filesBelow(folder).filter((name) => texts.test(name));
  for (const name of files) {
    const file = join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  return files.length;
}
