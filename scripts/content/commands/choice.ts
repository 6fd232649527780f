import { InvalidArgumentError } from "commander";
import { nearest } from "../../../src/check/read/findings/nearest.ts";

/** Takes one of some words; of another it says which was meant. */
export function oneOf<Word extends string>(words: readonly Word[]): (value: string) => Word {
  return (value) => {
    if ((words as readonly string[]).includes(value)) return value as Word;
    const meant = nearest(value, words);
    throw new InvalidArgumentError(
      meant === undefined ? `Write one of: ${words.join(", ")}.` : `Did you mean ${meant}?`,
    );
  };
}

/** Takes one of some words, or several with commas between; the option may be repeated. */
export function someOf(words: readonly string[]): (value: string, earlier?: string[]) => string[] {
  const one = oneOf(words);
  return (value, earlier = []) => [
    ...earlier,
    ...value
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== "")
      .map(one),
  ];
}
