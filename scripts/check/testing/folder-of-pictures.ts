import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";

/** A content folder that holds pictures alone, by their names; the site is built from it from now on. */
export function folderOfPictures(pictures: Readonly<Record<string, Uint8Array | string>>): string {
  const directory = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(directory, "pictures"));
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(directory, "pictures", name), bytes);
  vi.stubEnv("CONTENT_DIR", directory);
  return directory;
}
