import { readdirSync, readFileSync } from "node:fs";
import { basename, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { anchorOf } from "../../src/content/anchor-of.ts";
import { type Look, looks, type StoryEntry } from "../../src/workshop/stories.ts";

/** Folder below which the components and their stories stand. */
export const sourceFolder = fileURLToPath(new URL("../../src/", import.meta.url));

const ending = ".stories.tsx";

/**
 * All stories, read from their files without running them: the index, the browser tests and the
 * workshop itself list the same.
 *
 * @param folder Folder with files `<component>.stories.tsx` in it or below.
 * @throws Where a file cannot be parsed, or does not write out the looks and states of its component.
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
  if (chosen?.type !== "ArrayExpression" || states?.type !== "ObjectExpression")
    throw new Error(`${file} has no default export with its looks and states written out.`);
  const names = states.properties.map((property) => {
    if (property.type !== "Property") throw new Error(`${file} has states from elsewhere.`);
    return textOf(property.key);
  });
  if (names.length === 0) throw new Error(`${file} names no state.`);
  const component = basename(file, ending);
  const stories = [
    ...names.map((name) => ({ slug: anchorOf({ heading: name }), name })),
    ...(chosen.elements.map(textOf) as Look[]).map((look) => {
      return { slug: look, name: looks[look].name, look };
    }),
  ];
  return stories.map(({ slug, ...story }) => {
    return { id: `${component}--${slug}`, component, file, ...story };
  });
}

/** A key or a text as it is written. */
function textOf(node: { type: string; name?: unknown; value?: unknown } | null): string {
  return `${node?.type === "Identifier" ? node.name : node?.value}`;
}
