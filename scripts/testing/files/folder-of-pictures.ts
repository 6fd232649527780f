import { vi } from "vitest";
import { temporaryFolder } from "../temporary-content.ts";

/** A content folder that holds pictures alone, by their names; the site is built from it from now on. */
export function folderOfPictures(pictures: Readonly<Record<string, Uint8Array | string>>): string {
  const files = Object.entries(pictures).map(([name, bytes]) => [`pictures/${name}`, bytes]);
  const directory = temporaryFolder(Object.fromEntries(files));
  vi.stubEnv("CONTENT_DIR", directory);
  return directory;
}
