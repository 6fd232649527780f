import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { packageRoot } from "../package.ts";
import { foldWord } from "./nearest.ts";

/** What others call keys, values and folders, by our names. */
interface OtherNames {
  keys: Readonly<Record<string, readonly string[]>>;
  values: Readonly<Record<string, readonly string[]>>;
  folders: Readonly<Record<string, readonly string[]>>;
  /** What to do in place of keys, and of kinds of sections, that do not exist. */
  insteadOfKeys: Readonly<Record<string, string>>;
  instead: Readonly<Record<string, string>>;
}

let known: OtherNames | undefined;

function otherNames(): OtherNames {
  known ??= parse(readFileSync(join(packageRoot, "scripts/content/other-names.yaml"), "utf8"));
  return known as OtherNames;
}

/** Which of some keys, of the values of one, or of folders is meant by a word that others use for it. */
export function meantBy(
  word: string,
  of: "keys" | "values" | "folders",
  candidates: readonly string[],
): string | undefined {
  const plain = foldWord(word);
  return Object.entries(otherNames()[of]).find(
    ([name, others]) =>
      candidates.includes(name) && others.some((other) => foldWord(other) === plain),
  )?.[0];
}

/** What to write in place of a key, or of a kind of section, that does not exist. */
export function insteadOf(of: "insteadOfKeys" | "instead", word: string): string | undefined {
  const [own, plain] = [otherNames()[of], word.toLowerCase()];
  return Object.hasOwn(own, plain) ? own[plain] : undefined;
}
