// Lets Playwright load this package's tests below an owner's `node_modules`, where neither it nor Node.js reads
// TypeScript. `tsx` would do, but adds a helper to functions that pages under test do not have.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transformWithOxc } from "vite";

if (isMainThread) register(import.meta.url);

/** Loads a module, without its types; see the hooks of `node:module`. */
export async function load(url, context, next) {
  if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
  return { format: "module", source: code, shortCircuit: true };
}
