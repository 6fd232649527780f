import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearestMessages } from "../../src/engine/messages/index.ts";
import type { Path } from "../../src/engine/yaml/index.ts";
import { lazy } from "../../src/words/memoize.ts";
import { filesBelow } from "../disk/files-below.ts";
import { packageRoot } from "../package.ts";
import type { EditorFile } from "./editor-files.ts";

/**
 * The comment right above a key, without what programs read, what only concerns those who write YAML, and what a person
 * of another language has not written.
 *
 * @param reader The language of that person.
 */
export function commentAbove({ file }: EditorFile, path: Path, reader: string): string {
  const { line = 1 } = file.keyRange(path)?.start ?? {};
  const above = file.text.split(/\r?\n/, line - 1);
  // A line such as `# price: "…"` is a key that can be used, with its own comment above.
  const from = above.findLastIndex(
    (one) => !/^\s*#(?!\s*(?:- )*(?:[a-z]\w*:(?: |$)|"|- ))/.test(one),
  );
  const lines = above.slice(from + 1).map(withoutMark);
  const isForPeople = (one: string) =>
    !/^(?:content-ignore|yaml-language-server)\b/.test(one) &&
    !(nearestMessages(reader) !== "en" && copiedLines().has(one));
  const words = lines.filter(isForPeople);
  const sentences = words.join(" ").split(/(?<=[.!?]) (?=\p{Lu}|\p{Lo}|["`])/u);
  return sentences.filter((one) => !ofYaml.test(one)).join(" ");
}

/** The lines of files that `init` and `new` copy, whose comments are in English. */
const copiedLines = lazy(() => {
  const folder = join(packageRoot, "starter");
  const texts = filesBelow(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(texts.flatMap((text) => text.split(/\r?\n/)).map(withoutMark));
});

const withoutMark = (line: string) => line.replace(/^\s*#\s*/, "");

/** What tells that a sentence is about the file: code, its name, a sign of YAML, its lines and keys, a text editor. */
const ofYaml = /[`\\]|\.yaml\b|"[#-] |\b(?:[Cc]opy (?:these|the) lines|a key|your editor)\b/i;
