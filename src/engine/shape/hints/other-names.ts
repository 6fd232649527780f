import { lazy, memoize } from "../../../words/memoize.ts";
import { say } from "../../../words/say.ts";
import { parseValues } from "../../json-values.ts";
import { foldWord } from "../../nearest.ts";
import { packageFiles } from "../../package-files.ts";

/** What others call keys, values, folders, pages that each site has, countries, and several days of the week. */
type Table = "keys" | "values" | "folders" | "pages" | "countries" | "days";

interface OtherNames extends Readonly<Record<Table, Readonly<Record<string, readonly string[]>>>> {
  /** Keys that do not exist, anywhere or in one group, as in `analytics.domain`. */
  insteadOfKeys: WordsById;
  /** Values that do not exist, by their list or key. */
  insteadOfValues: Readonly<Record<string, WordsById>>;
}

/** Words, by the id of the message that says what to do in their place. */
type WordsById = Readonly<Record<string, readonly string[]>>;

const otherNames = lazy(
  () =>
    parseValues(`${packageFiles().text("src/engine/shape/hints/other-names.yaml")}`) as OtherNames,
);

/** Which of some names in a table is meant by a word that others use for it. */
export function meantBy(
  word: string,
  of: Table,
  candidates?: readonly string[],
): string | undefined {
  // The table takes long to read, and nobody needs it where all names are right.
  if (candidates?.length === 0) return undefined;
  const names = namesFor(`${of}.${foldWord(word)}`);
  return names.find((name) => candidates?.includes(name) ?? true);
}

/** What a word can mean in a table, as in `keys.title`. */
const namesFor = memoize((ofAndWord) => {
  const [, of = "", word] = /^(\w+)\.(.*)$/s.exec(ofAndWord) ?? [];
  const names = otherNames()[of as Table];
  return Object.keys(names).filter((name) =>
    names[name]?.some((other) => foldWord(other) === word),
  );
});

/** The id of what to do in place of a key that does not exist in a group; the first of its names counts. */
export function insteadOfKey(groups: readonly string[], key: string): string | undefined {
  const names = [...groups.map((group) => `${group}.${key}`), key];
  return names.flatMap((name) => idFor(otherNames().insteadOfKeys, name) ?? [])[0];
}

/** What to do in place of a value that no key of a name takes; kinds go by the name of their list. */
export function insteadOfValue(name: string, value: string): string | undefined {
  const id = idFor(otherNames().insteadOfValues[name] ?? {}, value);
  return id && say(`instead-of-values.${id}`);
}

function idFor(table: WordsById, word: string): string | undefined {
  return Object.entries(table).find(([, words]) => words.includes(word.toLowerCase()))?.[0];
}
