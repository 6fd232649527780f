// Ends a build that cannot write its files with one sentence, where Vite would print a stack.
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../node_modules");
try {
  accessSync(folder, constants.W_OK);
} catch ({ code }) {
  const reason = code === "EROFS" ? "the disk is read-only" : code;
  console.error(`${folder} cannot be written: ${reason}. Build in a copy of this folder.`);
  process.exitCode = 1;
}
