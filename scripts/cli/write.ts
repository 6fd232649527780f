import type { EntryLayout } from "../../src/content/collections.ts";
import type { generalLayouts } from "../../src/content/layouts.ts";
import { say } from "../../src/content/say.ts";
import { checkContent } from "../check/check.ts";
import { pretty } from "../check/report/pretty.ts";
import { displayPath } from "../content/display-path.ts";
import { kinds } from "../content/files/names.ts";
import { nameAndTitle, newEntry, newPage, newProduct, writeNewFiles } from "../edit/new-file.ts";
import { newLanguage } from "../edit/new-language.ts";
import { exitCodes } from "./exit-codes.ts";
import { directoryOf, type Flags } from "./options.ts";
import { exitCodeOf, reportLayout } from "./outcome.ts";

const wrote = (path: string) => say("commands.wrote", { file: displayPath(path) });

/** Says what a command did with files of a folder, and what the check finds in them. Returns the exit code. */
function reportWritten(directory: string, sentence: string, path: string): number {
  process.stdout.write(`${sentence}\n`);
  const result = checkContent({ directory, paths: [path] });
  // Gaps are there to be filled, and counted at the end.
  const mistakes = result.diagnostics.filter(({ rule }) => rule !== "placeholder");
  process.stdout.write(pretty(result, reportLayout(), mistakes));
  return exitCodeOf(result);
}

/** Writes the file of a new page. */
export function newPageCommand(
  name: string,
  flags: Flags & { layout?: (typeof generalLayouts)[number] },
): number {
  const directory = directoryOf(flags);
  const [key, title] = nameAndTitle(name, kinds.page, directory);
  const [path = ""] = writeNewFiles(newPage(directory, key, flags.layout, title));
  return reportWritten(directory, wrote(path), path);
}

/** Writes the file of a new entry, such as a post. */
function newEntryCommand(what: EntryLayout, name: string, flags: Flags): number {
  const directory = directoryOf(flags);
  const [key, title] = nameAndTitle(name, kinds[what], directory);
  const paths = writeNewFiles(...newEntry(directory, what, key, title));
  const sentences = paths.map(wrote);
  return reportWritten(directory, sentences.join("\n"), `${paths[0]}`);
}

export const newPostCommand = newEntryCommand.bind(undefined, "post");
export const newEventCommand = newEntryCommand.bind(undefined, "event");
export const newJobCommand = newEntryCommand.bind(undefined, "job");

/** Writes the file of a new product. */
export function newProductCommand(name: string, flags: Flags): number {
  const directory = directoryOf(flags);
  const [slug, title] = nameAndTitle(name, kinds.product, directory);
  const [path = ""] = writeNewFiles(newProduct(directory, slug, title));
  return reportWritten(directory, wrote(path), path);
}

/** Writes the folder of a further language. */
export function newLanguageCommand(tag: string, flags: Flags): number {
  const { paths, added, pack } = newLanguage(directoryOf(flags), tag);
  const sentences = [
    ...paths.map(wrote),
    ...added.map((path) => say("commands.gaps-added", { file: displayPath(path) })),
    ...(pack ? [say("commands.translate-pack")] : []),
    say("commands.translate"),
    say("commands.delete-unwanted"),
  ];
  process.stdout.write(`${sentences.join("\n")}\n`);
  return exitCodes.clean;
}
