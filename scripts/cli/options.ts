import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { tell, tellIn } from "../../src/engine/messages/index.ts";
import { nearest } from "../../src/engine/nearest.ts";
import { type Day, isDay } from "../../src/words/dates/day.ts";
import { isLanguageTag } from "../../src/words/direction-of.ts";
import { commas } from "../../src/words/say.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { displayPath } from "../disk/display-path.ts";

/** The values of options that most commands have. */
export interface Flags {
  content?: string;
  today?: Day;
}

/** The option that names the content folder. */
export const contentOption = [
  "--content <dir>",
  "options.content",
  matchingPattern(/./, "usage.write-folder"),
] as const;

/** The option that names the language of what a command says. */
export const languageOption = [
  "--language <tag>",
  "options.language",
  (tag: string) => {
    if (!isLanguageTag(tag)) throw new InvalidArgumentError(tell("usage.write-tag"));
    tellIn(tag);
    return tag;
  },
] as const;

/** The content folder. With a command, it ends the program if there is no such folder. */
export function directoryOf({ content }: Flags, command?: Command): string {
  const directory = resolve(content ?? contentDirectory());
  if (command && !existsSync(directory))
    command.error(tell("usage.no-folder", { folder: displayPath(directory) }));
  return directory;
}

/** The option that replaces the clock, so that the same input gives the same output. */
export const todayOption = [
  "--today <date>",
  "options.today",
  matchingPattern({ test: isDay }, "usage.write-day"),
] as const;

/** Parses an option whose value has a form; for another value, `wanted` is the id of what to write. */
export function matchingPattern(
  form: Pick<RegExp, "test">,
  wanted: string,
): (value: string) => string {
  return (value) => {
    if (!form.test(value)) throw new InvalidArgumentError(tell(wanted));
    return value;
  };
}

/** Parses an option that may be repeated; each use adds an entry. */
export function appendValue(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}

/** Parses an option with a fixed set of values; the error for another value suggests the nearest one. */
export function oneOf<Word extends string>(words: readonly Word[]): (value: string) => Word {
  return (value) => {
    const known = words.find((word) => word === value);
    if (known === undefined) throw new InvalidArgumentError(suggestOption(value, words));
    return known;
  };
}

/** Advice for an unknown value. */
export function suggestOption(value: string, words: readonly string[]): string {
  const meant = nearest(value, words);
  return meant === undefined
    ? tell("usage.write-one", { values: commas(words) })
    : tell("usage.did-you-mean", { value: meant });
}

/** Parses a repeatable option that takes one or several known values, separated by commas. */
export function valuesOf(
  words: readonly string[],
): (value: string, earlier?: string[]) => string[] {
  const one = oneOf(words);
  return (value, earlier = []) => {
    const asked = value.split(",").map((word) => word.trim());
    return [...earlier, ...asked.filter((word) => word !== "").map(one)];
  };
}
