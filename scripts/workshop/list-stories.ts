import { readdirSync, readFileSync } from "node:fs";
import { basename, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { type Look, looks, type StoryEntry } from "../../src/workshop/stories.ts";

/** Folder below which the components and their stories stand. */
export const sourceFolder = fileURLToPath(new URL("../../src/", import.meta.url));

const ending = ".stories.tsx";

/**
 * All stories, read from their files without running them: the index, the browser tests and the
 * workshop itself list the same.
 *
 * @param folder Folder with files `<component>.stories.tsx` in it or below.
 * @throws Where a file cannot be parsed, or does not write out the states of its component.
 */
export function listStories(folder = sourceFolder): StoryEntry[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(sep, "/"))
    .sort()
    .flatMap((file) => storiesIn(file, readFileSync(`${folder}/${file}`, "utf8")));
}

function storiesIn(file: string, text: string): StoryEntry[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = program.body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const call = exported?.declaration;
  const [, chosen, states] = call?.type === "CallExpression" ? call.arguments : [];
  const names = namesOf(states);
  if (names.length === 0) throw new Error(`${file} has no default export that names states.`);
  const component = basename(file, ending);
  const looksOfFirst = chosen?.type === "ArrayExpression" ? chosen.elements.map(textOf) : [];
  return [
    ...names.map((name) => ({ id: `${component}--${slugOf(name)}`, component, file, name })),
    ...(looksOfFirst as Look[]).map((look) => {
      return { id: `${component}--${look}`, component, file, name: looks[look].name, look };
    }),
  ];
}

/** What is said in an address of a name: `Done, 100 %` as `done-100`. */
function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}

type Statement = ReturnType<typeof parseSync>["program"]["body"][number];
type Declaration = Extract<Statement, { type: "ExportDefaultDeclaration" }>["declaration"];
type Argument = Extract<Declaration, { type: "CallExpression" }>["arguments"][number];

/** The keys of an object that is written out. */
function namesOf(states: Argument | undefined): string[] {
  const properties = states?.type === "ObjectExpression" ? states.properties : [];
  return properties.map((property) => {
    if (property.type !== "Property") throw new Error("Stories are written out one by one.");
    return textOf(property.key);
  });
}

/** A key or a text as it is written. */
function textOf(node: { type: string; name?: unknown; value?: unknown } | null): string {
  return `${node?.type === "Identifier" ? node.name : node?.value}`;
}
