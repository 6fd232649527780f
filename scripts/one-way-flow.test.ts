import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { Command } from "commander";
import { expect, it, vi } from "vitest";
import type { Rule } from "../src/engine/check/define-rule.ts";
import { rules } from "../src/engine/check/rules/index.ts";
import { siteSchema } from "../src/engine/schema/site.ts";
import { casesIn } from "../src/testing/hold-cases.ts";
import { check } from "./cli/commands/check.ts";
import { filesWithTexts } from "./testing/files/files-with-texts.ts";

const layers = casesIn<string[]>(import.meta.dirname, "one-way-flow.yaml");
const root = join(import.meta.dirname, "..");
const sources = ["src", "scripts", "e2e"].flatMap((folder) =>
  filesWithTexts(join(root, folder), /\.(tsx?|mjs|css)$/).map(([name, text]): [string, string] => [
    `${folder}/${name}`,
    text,
  ]),
);
const imports = new Map(sources.map(([file, text]) => [file, importsOf(file, text)]));
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

/** Whether a file may import from a layer above its own: a unit test, for instance a disk or a command. */
function mayClimb(file: string, target: string): boolean {
  return /\.test\.tsx?$/.test(file) && !target.startsWith("e2e/");
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

/** The rooms of the engine that have a door. The schema is read by its subjects. */
const rooms = readdirSync(join(root, "src/engine"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "schema")
  .map(({ name }) => `src/engine/${name}/`);

it("a room of the engine is entered by its door alone", () => {
  expect(rooms.length).toBeGreaterThan(5);
  const isOutside = (file: string, room: string) =>
    !file.startsWith(room) && !/\.test\.tsx?$|\/testing\/|^e2e\//.test(file);
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const room = rooms.find((one) => target.startsWith(one));
      const isWrong = room && isOutside(file, room) && target !== `${room}index.ts`;
      return isWrong ? [`${file} → ${target}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it("no folder has more than 25 files, tests aside", () => {
  const counts = new Map<string, number>();
  for (const [file] of sources)
    if (!/\.test\.tsx?$|^e2e\//.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

/** Rooms in which a subject has one name, which ARCHITECTURE.md says; a name has all its files in one row. */
const namesakes = [
  /^src\/(engine\/schema|site\/(pages|components|sections|design|data))\/|^src\/engine\/check\/rules\/|^src\/render\/prepare\//,
  /^(src\/panel|scripts\/serve)\//,
  // Values that a firm has, and those of YAML.
  /^src\/site\/sections\/values\/|^src\/engine\/values\.ts$/,
  // A command, and what it runs.
  /^(scripts\/(cli\/commands|edit)|src\/engine\/check)\/[^/]+$/,
];

/** Names that modules which stand for each other export: a sender of messages, what shows an overlay, what starts the app. */
const standIns = ["send", "open", "start"];

/** Names that several files have, of which a reader can take one for another. */
function mistakable(
  namesOf: (file: string, text: string) => readonly string[],
): [string, string[]][] {
  const owners = new Map<string, string[]>();
  for (const [file, text] of sources)
    if (!/^e2e\/|\/testing\/|^scripts\/suites\/|\/index\.ts$|\.(test|d)\.tsx?$/.test(file))
      for (const name of namesOf(file, text)) owners.set(name, [...(owners.get(name) ?? []), file]);
  return [...owners].filter(
    ([, some]) => some.length > 1 && !namesakes.some((row) => some.every((file) => row.test(file))),
  );
}

it("files of one name are about one subject", () => {
  expect(mistakable((file) => [file.replace(/^.*\/|\.\w+$/g, "")])).toEqual([]);
});

it("what two modules export by one name is one subject, or stands in for the other", () => {
  const exported = /^export (?:async )?(?:interface|type|class|function\*?|const) (\w+)/gm;
  const found = mistakable((_, text) => [...text.matchAll(exported)].map(([, name = ""]) => name));
  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(standIns));
  expect(found.filter(([name]) => !standIns.includes(name))).toEqual([]);
});

/** The files of each walk in ARCHITECTURE.md. One that is named without its folder is in that of the file before it. */
const walks = readFileSync(join(root, "ARCHITECTURE.md"), "utf8")
  .split(/^- \*\*/m)
  .slice(1)
  .map((walk) => {
    let folder = "";
    // In parentheses stands what runs in place of a step.
    const steps = `${walk.split("\n\n")[0]}`.replaceAll(/\(.*?\)/gs, "");
    return [...steps.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name = ""]) => {
      const file = files.includes(name) ? name : join(folder, name).split(sep).join("/");
      folder = dirname(file);
      return file;
    });
  });

/** A file, and all that it imports, directly or not. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (!reached.has(file)) {
    reached.add(file);
    for (const target of imports.get(file) ?? []) reachedFrom(target, reached);
  }
  return reached;
}

it("each step of a walk calls another, is called by it, or is called with it", () => {
  expect(walks.map((walk) => walk.length)).toEqual([10, 6, 5, 13]);
  const callers = (file: string) => files.filter((one) => imports.get(one)?.includes(file));
  const lost = walks.flatMap((walk) =>
    walk.filter((file) => {
      const others = walk.filter((one) => one !== file);
      return !others.some(
        (one) =>
          reachedFrom(one).has(file) ||
          [file, ...callers(file)].some((caller) => reachedFrom(caller).has(one)),
      );
    }),
  );
  expect(lost).toEqual([]);
});

/** The file of each function of this project that is on the stack, the innermost first. */
const filesOnStack = () =>
  [...`${new Error("here").stack}`.matchAll(/(?:scripts|src\/engine)\/[\w/.-]+\.ts(?=:)/g)]
    .map(([file]) => file)
    .filter((file) => !file.includes(".test."));

it("a mistake walks as ARCHITECTURE.md says, through few functions", async () => {
  Error.stackTraceLimit = 50;
  const first = rules.find((rule) => rule.check) as Rule;
  const parse = siteSchema.safeParse.bind(siteSchema);
  const called = { rule: [""], schema: [""] };
  vi.spyOn(first, "check").mockImplementation(() => {
    called.rule = filesOnStack();
  });
  vi.spyOn(siteSchema, "safeParse").mockImplementation((...given) => {
    called.schema = filesOnStack();
    return parse(...given);
  });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("CONTENT_DIR", "e2e/firms/sample");
  await check([], { format: "pretty", failOn: "error" }, new Command());
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const steps = [
    ...["src/engine/check/run-rules.ts", "src/engine/check/check.ts"],
    ...["scripts/disk/check-content.ts", "scripts/cli/commands/check.ts"],
  ];
  expect(walks[1]).toEqual(expect.arrayContaining(steps));
  expect([...new Set(called.rule)].filter((file) => steps.includes(file))).toEqual(steps);
  // Three functions more write the message of what does not fit the schema.
  expect(called.rule.length).toBeLessThan(8);
  expect(called.schema.length).toBeLessThan(12);
});
