import { kebabCase } from "../design/kebab-case.ts";

/** A name of the code as people write it: `LongWords` and `long-words` as "Long words". */
export function inWords(name: string): string {
  const words = kebabCase(name).replace(/^-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
