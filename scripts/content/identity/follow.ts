import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../../src/check/read/read.ts";
import { wholeWords } from "../../../src/check/text/whole-words.ts";
import { replaceWords } from "../edit/set-value.ts";
import { type ContentText, textValues } from "./content-texts.ts";
import type { OldWords } from "./old-words.ts";

/** The example in an empty field, which no one reads as a real address. */
const placeholder: Path = ["waitlist", "placeholder"];

/**
 * Lets the words of a file follow a new identity: names and addresses where they stand, and the
 * domain of an example. What would have to be invented stays.
 */
export function follow(content: ContentText, { pairs }: OldWords): string {
  let { text } = content;
  const replace = (path: Path, words: RegExp, others: string) => {
    text = replaceWords(text, content.file, path, [words, others]);
  };
  for (const { words, others, isName } of pairs)
    for (const { path, value, isForPeople } of textValues({ ...content, text }))
      if ((isForPeople || !isName) && wholeWords(words).test(value))
        replace(path, wholeWords(words), others);

  const example = textValues({ ...content, text }).find(({ path }) =>
    isDeepStrictEqual(path, placeholder),
  );
  const pair = pairs.find(
    ({ words }) => words.includes("@") && example?.value.endsWith(domainOf(words)),
  );
  if (pair !== undefined) replace(placeholder, /@.*$/gu, domainOf(pair.others));
  return text;
}

/** Of an address for mail, from the at sign on. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@"));
}
