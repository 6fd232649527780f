import fs from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

/** Has a test replace a function of `node:fs`, for all modules that import it, until the test ends. */
export function spyOnFiles<
  Name extends
    | "accessSync"
    | "linkSync"
    | "mkdirSync"
    | "readdirSync"
    | "renameSync"
    | "rmSync"
    | "writeFileSync",
>(name: Name) {
  return untilEnd(vi.spyOn(fs, name));
}

/** Lets the disk be full for files of such paths and texts until the test ends. */
export function fillDisk(isFull: (path: string, text: unknown) => boolean): void {
  const { writeFileSync } = fs;
  spyOnFiles("writeFileSync").mockImplementation((path, text, ...given) => {
    if (isFull(`${path}`, text)) throw Object.assign(new Error(), { code: "ENOSPC" });
    writeFileSync(path, text, ...given);
  });
}

/** {@link spyOnFiles} for a function of `node:fs/promises`. */
export function spyOnLaterFiles<Name extends "cp" | "rm">(name: Name) {
  return untilEnd(vi.spyOn(promises, name));
}

/** Lets a spy of a module of Node act for all that import it, until the test ends. */
export function untilEnd<Spy extends { mockRestore(): void }>(spy: Spy): Spy {
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}
