import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { kebabCase } from "../../src/design/kebab-case.ts";
import { inWords } from "../../src/workshop/in-words.ts";
import * as looks from "../../src/workshop/looks.ts";
import type { StoryEntry } from "../../src/workshop/story-entry.ts";

/** Folder below which the components and their stories stand. */
export const sourceFolder = fileURLToPath(new URL("../../src/", import.meta.url));

const ending = ".stories.tsx";

/**
 * All stories, read from their files without running them: the index, the browser tests and the
 * workshop itself list the same.
 *
 * @param folder Folder with files `<component>.stories.tsx` in it or below.
 * @throws Where a file cannot be parsed, or has no default export or no story.
 */
export function listStories(folder = sourceFolder): StoryEntry[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll(sep, "/"))
    .sort()
    .flatMap((file) => storiesIn(file, readFileSync(`${folder}/${file}`, "utf8")));
}

function storiesIn(file: string, text: string): StoryEntry[] {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const names = exported.flatMap(({ exportName, isType }) =>
    exportName.kind === "Name" && exportName.name && !isType ? [exportName.name] : [],
  );
  if (!exported.some(({ exportName }) => exportName.kind === "Default"))
    throw new Error(`${file} has no default export that names its component.`);
  if (names.length === 0) throw new Error(`${file} exports no story.`);
  const component = file.slice(file.lastIndexOf("/") + 1, -ending.length);
  const given = givenNames(program);
  return names.map((exportName) => ({
    id: `${component}--${kebabCase(exportName).replace(/^-/, "")}`,
    component,
    file,
    exportName,
    name: given.get(exportName) ?? inWords(exportName),
  }));
}

type Program = ReturnType<typeof parseSync>["program"];

/** What stands as `name: "…"` in exported stories, and in those that all files can export. */
function givenNames({ body }: Program): Map<string, string> {
  const names = new Map(Object.entries(looks).map(([key, { name }]) => [key, name]));
  for (const statement of body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    if (statement.declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== "Identifier" || init?.type !== "ObjectExpression") continue;
      for (const property of init.properties)
        if (
          property.type === "Property" &&
          property.key.type === "Identifier" &&
          property.key.name === "name" &&
          property.value.type === "Literal"
        )
          names.set(id.name, `${property.value.value}`);
    }
  }
  return names;
}
