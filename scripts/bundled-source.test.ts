import { cpSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { packageRoot } from "./package.ts";
import { hasLinks } from "./testing/system.ts";
import { temporaryFolder } from "./testing/temporary-content.ts";

/** A copy of the bundler in a folder with a program of two modules. */
function programIn(folder: string, words: string): void {
  mkdirSync(join(folder, "scripts"), { recursive: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  cpSync(join(packageRoot, "scripts/bundled-source.mjs"), join(folder, "scripts/bundle.mjs"));
  symlinkSync(
    join(packageRoot, "node_modules/rolldown"),
    join(folder, "node_modules/rolldown"),
    "junction",
  );
  const main =
    'import { words } from "./words.ts";\nexport const said: string = words;\nexport const at = [import.meta.url, import.meta.filename, import.meta.dirname];\n';
  writeFileSync(join(folder, "scripts/main.ts"), main);
  writeFileSync(join(folder, "scripts/words.ts"), `export const words: string = "${words}";\n`);
}

async function run(folder: string) {
  const source = pathToFileURL(join(folder, "scripts/main.ts"));
  const { bundledSource } = await import(pathToFileURL(join(folder, "scripts/bundle.mjs")).href);
  const entry: string = await bundledSource(source);
  const { said, at } = await import(entry);
  const file = fileURLToPath(source);
  return { entry, said, at, source: [source.href, file, dirname(file)] };
}

it.skipIf(!hasLinks)("the program is bundled again once a file has changed", async () => {
  const folder = temporaryFolder();
  programIn(folder, "first");
  const first = await run(folder);
  expect(first).toMatchObject({ said: "first", at: first.source });
  expect(await run(folder)).toEqual(first);
  writeFileSync(join(folder, "scripts/words.ts"), 'export const words = "other";\n');
  utimesSync(join(folder, "scripts/words.ts"), 1, 1);
  const second = await run(folder);
  expect(second.said).toBe("other");
  // A copy of the whole folder has the bundle of its original.
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  const copied = await run(copy);
  expect(copied).toMatchObject({ said: "other", at: copied.source });
});

it.skipIf(!hasLinks)("without a place for the bundle there is none", async () => {
  const folder = temporaryFolder();
  programIn(folder, "first");
  writeFileSync(join(folder, "node_modules/.cache"), "");
  const { bundledSource } = await import(pathToFileURL(join(folder, "scripts/bundle.mjs")).href);
  expect(await bundledSource(pathToFileURL(join(folder, "scripts/main.ts")))).toBeUndefined();
});
