import { memoize } from "../../words/memoize.ts";
import { say } from "../../words/say.ts";
import { inWords, nearestMessages } from "../messages/index.ts";
import { packageFiles } from "../package-files.ts";
import { gap } from "./blank-entry.ts";

/** The id of a message in braces, in place of its words. */
const mark = /\{((?:fields|starter)\.[^\s{}]+)\}/g;

/** A line that is a comment, and begins with a message. */
const comment = /^( *(?:# *)+)(\{(?:fields|starter)\..*)$/;

/** Words in lines, of which none but the first begins as a key or an entry. Code stays whole. */
function wrapped(words: string): string[] {
  const whole = words.replaceAll(/`[^`]+`/g, (code) => code.replaceAll(" ", "\0"));
  const lines = whole.match(/\S.{0,80}(?= (?!"|- |[a-z]\w*: )|$)|[^ ]+/gu) ?? [];
  return lines.map((line) => line.replaceAll("\0", " "));
}

const inLanguage = (text: string, language: string) =>
  text.replaceAll(mark, (_, id) => inWords(say(id), language));

/**
 * A file of `starter/` with its comments in a language; undefined if there is none of that path. Values are visitors'
 * words: gaps in a language that has no messages.
 */
export function starterText(path: string, language: string): string | undefined {
  const text = packageFiles().text(`starter/${path}`);
  const hasWords = nearestMessages(language) === language.split("-")[0];
  const lines = text?.split("\n").flatMap((line) => {
    const [, before = "", marks] = comment.exec(line) ?? [];
    if (marks) return wrapped(inLanguage(marks, language)).map((words) => before + words);
    return inLanguage(hasWords ? line : line.replace(/(?<=: )"\{[^"]*\}"$/, `"${gap}"`), language);
  });
  return lines?.join("\n");
}

/** The folders of what `init` and `new` copy. */
const folders = ["content", "content/pages", "templates", "templates/pages"];

/** The comments of those files by their words in a language, as messages in braces. */
const commentsIn = memoize((language) => {
  const paths = folders.flatMap((folder) =>
    packageFiles()
      .names(`starter/${folder}`)
      .map((name) => `starter/${folder}/${name}.yaml`),
  );
  const lines = paths.flatMap((path) => `${packageFiles().text(path)}`.split("\n"));
  const marks = lines.flatMap((line) => comment.exec(line)?.[2] ?? []);
  return new Map(marks.map((one) => [inLanguage(one, language), one]));
});

/** A comment that `init` or `new` wrote, with what follows it, for a reader of another language. */
export function commentFor(reader: string, words: string, written: string): string {
  const known = [nearestMessages(written), "en"].flatMap((tag) => [...commentsIn(tag)]);
  const [own = "", marks = ""] = known
    .filter(([one]) => `${words} `.startsWith(`${one} `))
    .reduce((best, one) => (one[0].length > (best[0]?.length ?? 0) ? one : best), ["", ""]);
  return inLanguage(marks, reader) + words.slice(own.length);
}
