import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { describe, expect, it } from "vitest";

/** Layers of the house, and what each may import. A file belongs to the first layer that fits. */
const layers: { name: string; files: RegExp; imports: string[] }[] = [
  { name: "content", files: /^src\/content\//, imports: ["content"] },
  { name: "design", files: /^src\/design\//, imports: ["content", "design", "shared"] },
  {
    name: "check",
    files: /^scripts\/content\//,
    imports: ["content", "design", "shared", "check"],
  },
  {
    name: "stories",
    files: /^src\/components\/[^/]+\.stories\.tsx$/,
    imports: ["content", "components", "shared", "workshop"],
  },
  { name: "components", files: /^src\/components\//, imports: ["content", "components", "shared"] },
  { name: "pages", files: /^src\/pages\//, imports: ["content", "components", "shared", "pages"] },
  {
    name: "export",
    files: /^src\/export\//,
    imports: ["content", "design", "check", "shared", "app", "export"],
  },
  {
    name: "workshop",
    files: /^src\/workshop\//,
    imports: ["content", "components", "shared", "workshop"],
  },
  {
    name: "workshop server",
    files: /^scripts\/workshop\//,
    imports: ["content", "design", "shared", "workshop", "export", "workshop server"],
  },
  {
    name: "app",
    files: /^src\/(app|document|entry-\w+|page-module|boot)\.tsx?$/,
    imports: ["content", "components", "pages", "shared", "app"],
  },
  {
    name: "shared",
    files: /^src\/((browser|contact|waitlist)\/)?[^/]+$/,
    imports: ["content", "shared"],
  },
];

const root = join(import.meta.dirname, "..");

function layerOf(file: string) {
  return layers.find(({ files }) => files.test(file));
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).split(sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, target]) =>
    relative(root, join(root, dirname(file), target as string))
      .split(sep)
      .join("/"),
  );
}

describe("one-way flow", () => {
  const files = ["src", "scripts/content", "scripts/workshop"].flatMap(sources);

  it("knows a layer for every source file", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !layerOf(file))).toEqual([]);
  });

  it.each(layers)("lets $name import only what stands before it", ({ name, imports }) => {
    const wrong = files
      .filter((file) => layerOf(file)?.name === name)
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => !imports.includes(layerOf(target)?.name ?? "none"));
    expect(wrong).toEqual([]);
  });
});
