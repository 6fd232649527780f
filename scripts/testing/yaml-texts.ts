import fc from "fast-check";
import { filesWithTexts } from "./files/files-with-texts.ts";
import { randomDocument } from "./random-document.ts";

/**
 * Texts of YAML: content of the made-up firms and of a new site, which has few of YAML's styles, and, more rarely,
 * generated documents, which have all.
 *
 * @param isMeant whether a text of content is one of them.
 * @param weight how often it is content, where one in so many and one more is generated.
 */
export function yamlTexts(isMeant: RegExp, weight: number) {
  const files = ["e2e/firms", "starter"]
    .flatMap((folder) => filesWithTexts(folder).sort())
    .filter(([, text]) => isMeant.test(text))
    .map(([, text]) => ({ text, isContent: true }));
  const generated = fc.nat().map((seed) => ({ text: randomDocument(seed), isContent: false }));
  const either = fc.oneof(
    { weight, arbitrary: fc.constantFrom(...files) },
    { weight: 1, arbitrary: generated },
  );
  return fc.tuple(either, fc.constantFrom("\n", "\r\n")).map(([{ text, isContent }, newline]) => {
    return { text: text.replaceAll(/\r?\n/g, newline), isContent, newline };
  });
}
