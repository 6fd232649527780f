import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, it } from "vitest";
import { casesIn } from "../src/testing/hold-cases.ts";
import { filesWithTexts } from "./testing/files-with-texts.ts";

const layers = casesIn<string[]>(import.meta.dirname, "one-way-flow.yaml");
const root = join(import.meta.dirname, "..");
const imports = new Map(
  ["src", "scripts", "e2e"].flatMap((folder) =>
    filesWithTexts(join(root, folder), /\.(tsx?|mjs)$/).map(([name, text]) => {
      const file = `${folder}/${name}`;
      return [file, importsOf(file, text)] as const;
    }),
  ),
);
const files = [...imports.keys()];

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)]
    .map(([, target]) => join(root, dirname(file), target as string))
    .filter(existsSync)
    .map((target) => relative(root, target).split(sep).join("/"));
}

/** The place of a file's layer among all; -1 for a file without one. */
function layerOf(file: string): number {
  const fitting = layers.filter((start) => file.startsWith(start));
  return layers.indexOf(fitting.sort((a, b) => b.length - a.length)[0] ?? "");
}

/** Whether a file may import from a layer above its own: a test, of its room or what helps to test. */
function mayClimb(file: string, target: string): boolean {
  const [room] = file.split("/");
  const isTest = /\.test\.tsx?$/.test(file);
  return isTest && (target.startsWith(`${room}/`) || target.startsWith("scripts/testing/"));
}

it("each file is of a layer, and imports only from that and those below it", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => layerOf(target) > layerOf(file) && !mayClimb(file, target))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

it("no imports go in a circle", () => {
  const left = new Map(imports);
  // Files of a circle, and what imports them, always import something that is left.
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [file, targets] of left)
      if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});

/** Rooms in which a subject has one name, which ARCHITECTURE.md says; a name has all its files in one row. */
const namesakes = [
  /^src\/(content|pages|components|sections|design)\/|^scripts\/(check\/rules|build\/prepare)\//,
  /^(src|scripts)\/editor\//,
  // Values that a firm has, and those of YAML.
  /^src\/sections\/values\/|^scripts\/content\/values\.ts$/,
  // A command, and what it runs.
  /^scripts\/(cli|check|edit)\/[^/]+$/,
];

it("files of one name are about one subject", () => {
  const names = new Map<string, string[]>();
  for (const file of files.filter((file) => !/^e2e\/|\/testing\/|\.(test|d)\.tsx?$/.test(file))) {
    const name = file.replace(/^.*\/|\.\w+$/g, "");
    names.set(name, [...(names.get(name) ?? []), file]);
  }
  const mistakable = [...names.values()].filter(
    (some) => some.length > 1 && !namesakes.some((row) => some.every((file) => row.test(file))),
  );
  expect(mistakable).toEqual([]);
});
