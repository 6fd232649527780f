import type { Command } from "commander";
import { pretty } from "../../../src/engine/check/index.ts";
import {
  changesOf,
  nameAndTitle,
  newFiles,
  plannedLanguage,
} from "../../../src/engine/edit/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import type { generalLayouts } from "../../../src/engine/schema/layouts.ts";
import { kinds } from "../../../src/engine/site/index.ts";
import { checkContent, loadContent } from "../../disk/check-content.ts";
import { displayPath } from "../../disk/display-path.ts";
import { writeChanges } from "../../edit/write-changes.ts";
import { exitCodes } from "../exit-codes.ts";
import { directoryOf, type Flags } from "../options.ts";
import { exitCodeOf, reportLayout } from "../outcome.ts";

const wrote = (path: string) => tell("commands.wrote", { file: displayPath(path) });

/** Writes the file of what the command is called after, such as a page, and says what the check finds in it. */
export function newFileCommand(
  name: string,
  { layout, ...flags }: Flags & { layout?: (typeof generalLayouts)[number] },
  command: Command,
): number {
  const directory = directoryOf(flags);
  const kind = kinds[command.name() as keyof typeof kinds];
  const loaded = loadContent(directory);
  const [key, title] = nameAndTitle(name, kind, loaded);
  const files = newFiles(loaded, kind, key, { title, layout });
  writeChanges(changesOf(loaded, files));
  const paths = [...files.keys()];
  process.stdout.write(`${paths.map(wrote).join("\n")}\n`);
  const result = checkContent({ directory, paths: paths.slice(0, 1) });
  // Gaps are there to be filled, and counted at the end.
  const mistakes = result.diagnostics.filter(({ rule }) => rule !== "placeholder");
  process.stdout.write(pretty(result, reportLayout(), mistakes));
  return exitCodeOf(result);
}

/** Writes the folder of a further language. */
export function newLanguageCommand(tag: string, flags: Flags): number {
  const loaded = loadContent(directoryOf(flags));
  const { pack, files, added } = plannedLanguage(loaded, tag);
  writeChanges(changesOf(loaded, new Map([...pack, ...files, ...added])));
  const sentences = [
    ...[...pack.keys(), ...files.keys()].map(wrote),
    ...[...added.keys()].map((file) => tell("commands.gaps-added", { file })),
    ...(pack.size > 0 ? [tell("commands.translate-pack")] : []),
    tell("commands.translate"),
    tell("commands.delete-unwanted"),
  ];
  process.stdout.write(`${sentences.join("\n")}\n`);
  return exitCodes.clean;
}
