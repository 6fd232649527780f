import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "../../../../src/content/memoize.ts";
import { packageRoot } from "../../../package.ts";

/** The modules that an owner's files can import from this package, by name: `faircopy/section`, with its path. */
export const publicParts = lazy(() => {
  const { exports } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
  const parts = Object.entries(exports as Record<string, string>);
  return new Map(
    parts.map(([name, file]) => [`faircopy${name.slice(1)}`, join(packageRoot, file)]),
  );
});
