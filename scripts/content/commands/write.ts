import { dirname } from "node:path";
import { Option } from "commander";
import type { generalLayouts } from "../../../src/content/layouts.ts";
import { type CheckOptions, checkContent } from "../../check/check.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { counted } from "../../check/read/findings/format.ts";
import { pretty } from "../../check/reporters/pretty.ts";
import { newLanguage } from "../new/new-language.ts";
import { newPage } from "../new/new-page.ts";
import { newProduct } from "../new/new-product.ts";
import { newSection } from "../new/new-section.ts";
import { pageFields } from "../new/page-fields.ts";
import { productFields } from "../new/product-fields.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodeOf, exitCodes, layout } from "../outcome.ts";
import { type Field, type Given, type Terminal, terminalOf } from "../prompts.ts";
import { stampTranslation } from "../stamp-translation.ts";

/** What a command did, in sentences, and what the check is to judge after it. */
interface Written extends Pick<CheckOptions, "paths" | "today"> {
  sentences: readonly string[];
}

/** Runs a command that writes content, prints what it did, and checks what it wrote. */
async function writing(
  flags: Flags,
  work: (directory: string, terminal: Terminal | undefined) => Promise<Written>,
): Promise<number> {
  const directory = directoryOf(flags);
  const { sentences, ...written } = await work(directory, terminalOf(process));
  process.stdout.write(`${sentences.join("\n")}\n`);
  const result = checkContent({ directory, ...written });
  process.stdout.write(pretty(result, layout()));
  return exitCodeOf(result);
}

/** Writes the file of a new page. */
export function newPageCommand(
  name: string,
  flags: Flags & { layout: (typeof generalLayouts)[number] },
): Promise<number> {
  return writing(flags, async (directory, terminal) => {
    const given = givenBy(flags, pageFields());
    return wrote(await newPage(directory, name, flags.layout, given, terminal));
  });
}

/** Writes the file of a new product. */
export function newProductCommand(slug: string, flags: Flags): Promise<number> {
  return writing(flags, async (directory, terminal) =>
    wrote(await newProduct(directory, slug, givenBy(flags, productFields()), terminal)),
  );
}

/** Writes the files of a new kind of section. */
export function newSectionCommand(kind: string): number {
  for (const path of newSection(kind)) process.stdout.write(`Wrote ${displayPath(path)}.\n`);
  process.stdout.write(`A page of sections can now have one: \`- kind: ${kind}\`.\n`);
  return exitCodes.clean;
}

/** Writes the folder of a further language. */
export function newLanguageCommand(tag: string, flags: Flags): number {
  const { paths, added, pack } = newLanguage(directoryOf(flags), tag);
  const sentences = [
    ...paths.map((path) => `Wrote ${displayPath(path)}.`),
    ...added.map((path) => `Added empty keys to ${displayPath(path)}.`),
    ...(pack
      ? ["Translate the language pack too: without its words, visitors read English in buttons."]
      : []),
    `Write each text behind its key, and delete the comments. \`npx faircopy check\` says what is missing.`,
    `A page exists in this language once its file does; delete the files of those that shall not.`,
  ];
  process.stdout.write(`${sentences.join("\n")}\n`);
  return exitCodes.clean;
}

/** Says that texts of a translation fit their sources. */
export function stampTranslationCommand(
  tag: string,
  file: string | undefined,
  flags: Flags,
): Promise<number> {
  return writing(flags, async (directory) => {
    const { path, count } = stampTranslation(directory, tag, file);
    const texts = count === 0 ? "All were stamped already" : `Stamped ${counted(count, "text")}`;
    return { paths: [dirname(path)], sentences: [`${texts} in ${displayPath(path)}.`] };
  });
}

function wrote(path: string): Written {
  return { paths: [path], sentences: [`Wrote ${displayPath(path)}.`] };
}

/** The values that options gave for fields. */
export function givenBy(flags: object, fields: readonly Field[]): Given {
  const values = flags as Given;
  return Object.fromEntries(
    fields.map(({ key, flag }) => [key, values[new Option(flag).attributeName()]]),
  );
}
