import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, it } from "vitest";

/**
 * The house from its ground up: each layer, the files that belong to it, and the layers that it stands
 * on. It may import from these and from what they stand on in turn. A file belongs to the first layer
 * that fits; its tests may also use what helps to test.
 */
const layers: [name: string, files: RegExp, ...standsOn: string[]][] = [
  ["content", /^src\/(content\/|sections\/schemas\.ts)/],
  ["contract", /^src\/inline\/contract\.ts/],
  ["routes", /^src\/routes\.ts/, "content"],
  ["design", /^src\/design\//, "content"],
  ["testing", /^scripts\/check\/testing\//, "check"],
  ["check", /^scripts\/check\//, "design", "routes"],
  ["browser", /^src\/browser\//, "contract"],
  ["contact", /^src\/contact\//, "browser", "content"],
  ["stories", /^src\/(components|sections\/[^/]+)\/[^/]+\.stories\.tsx/, "workshop"],
  ["components", /^src\/components\//, "contact", "routes"],
  ["sections", /^src\/sections\//, "components"],
  ["pages", /^src\/pages\//, "sections"],
  ["document", /^src\/(app|entry-\w+)\.tsx/, "pages"],
  ["inline", /^src\/inline\//, "document"],
  ["workshop", /^src\/workshop\//, "sections", "design"],
  ["export", /^scripts\/export\//, "check", "document", "inline"],
  [
    "command tests",
    /^scripts\/(content\/testing\/|content[./](.*\.)?test\.ts|fuzz)/,
    "commands",
    "testing",
  ],
  ["commands", /^scripts\/content[./]/, "check", "export"],
  ["host", /^scripts\/(host\/|serve)/, "export"],
  ["programs", /^scripts\/(chromium|installed-program|package-bin)/],
  ["publish", /^scripts\/(publish|compress)/, "host", "programs"],
  ["shown workshop", /^scripts\/workshop/, "workshop", "export"],
  ["tests", /^scripts\/(test|one-way-flow)/, "publish", "testing"],
  ["sample", /^scripts\/freeze-sample/, "check"],
  ["support", /^e2e\/(support|engines\/driving)\//, "tests", "host", "shown workshop", "testing"],
  ["bench", /^scripts\/bench/, "support", "publish"],
  ["pictures", /^scripts\/pictures/, "support"],
  ["browser tests", /^e2e\//, "support", "publish"],
];

const root = join(import.meta.dirname, "..");
const files = ["src", "scripts", "e2e"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).split(sep).join("/"))
    .filter((file) => /\.(tsx?|mjs)$/.test(file)),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)]
    .map(([, target]) => join(root, dirname(file), target as string))
    .filter(existsSync)
    .map((target) => relative(root, target).split(sep).join("/"));
}

const layerOf = (file: string) => layers.find(([, pattern]) => pattern.test(file))?.[0];

/** A layer with all that it stands on. */
function reach(name: string): Set<string> {
  const [, , ...standsOn] = layers.find(([other]) => other === name) as (typeof layers)[number];
  return new Set([name, ...standsOn.flatMap((below) => [...reach(below)])]);
}

it("there is a layer for every file", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

it.each(layers)("%s imports only what it stands on", (name) => {
  const own = files.filter((file) => layerOf(file) === name);
  expect(own).not.toEqual([]);
  const wrong = own.flatMap((file) => {
    const isTest = /\.test\.tsx?$/.test(file);
    const allowed = new Set([...reach(name), ...(isTest ? reach("testing") : [])]);
    const strange = imports.get(file)?.filter((target) => !allowed.has(layerOf(target) ?? ""));
    return strange?.map((target) => `${file} → ${target}`) ?? [];
  });
  expect(wrong).toEqual([]);
});

it("no imports go in a circle", () => {
  const left = new Map(imports);
  // Files of a circle, and what imports them, are never without an import that is left.
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [file, targets] of left)
      if (!targets.some((target) => left.has(target))) left.delete(file);
  }
  // From any of them on, what is left leads into a circle.
  const way: string[] = [];
  let [file] = left.keys();
  for (; file && !way.includes(file); file = imports.get(file)?.find((target) => left.has(target)))
    way.push(file);
  expect(file && [...way.slice(way.indexOf(file)), file]).toBeUndefined();
});
