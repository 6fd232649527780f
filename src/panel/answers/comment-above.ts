import { commentFor } from "../../engine/edit/index.ts";
import type { Path } from "../../engine/yaml/index.ts";
import type { EditorFile } from "./editor-files.ts";

/**
 * The comment right above a key, without what programs read, and what only concerns those who write YAML.
 *
 * @param reader The language of that person, in which comments are that `init` or `new` wrote.
 * @param written That of the site.
 */
export function commentAbove(
  { file }: EditorFile,
  path: Path,
  [reader, written]: [reader: string, written: string],
): string {
  const { line = 1 } = (file.keyRange(path) ?? file.valueRange(path))?.start ?? {};
  const above = file.text.split(/\r?\n/, line - 1);
  // A line such as `# price: "…"` is a key that can be used, with its own comment above.
  const from = above.findLastIndex(
    (one) => !/^\s*#(?!\s*(?:- )*(?:[a-z]\w*:(?: |$)|"|- ))/.test(one),
  );
  const lines = above.slice(from + 1).map((one) => one.replace(/^\s*#\s*/, ""));
  const words = lines.filter((one) => !/^(?:content-ignore|yaml-language-server)\b/.test(one));
  const sentences = commentFor(reader, words.join(" "), written).split(
    /(?<=[.!?।؟]) (?=\p{Lu}|\p{Lo}|["`])/u,
  );
  return sentences.filter((one) => !ofYaml.test(one)).join(" ");
}

/** What tells that a sentence is about the file: code, its name, a sign of YAML, its lines and keys, a text editor. */
const ofYaml = /[`\\]|\.yaml\b|"[#-] |\b(?:[Cc]opy (?:these|the) lines|a key|your editor)\b/i;
