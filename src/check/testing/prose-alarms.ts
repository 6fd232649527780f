import { readFileSync } from "node:fs";
import { stringify } from "yaml";
import { checkFiles } from "./check-files.ts";

/** A sentence of a file in `copy/`, and the rule that is right to find something in it. */
export interface Sentence {
  words: string;
  fault?: string | undefined;
}

/** A rule that found something in a sentence. */
export interface Alarm extends Sentence {
  rule: string;
}

/**
 * The sentences of a file in `copy/`: one a line, below headings that begin with `##`. Before one with a
 * fault stands the rule that is to find it, and a bar.
 */
export function sentencesOf(name: string): Sentence[] {
  return partsOf(name).flat();
}

/** The same, by heading. */
export function partsOf(name: string): Sentence[][] {
  const text = readFileSync(new URL(`copy/${name}.txt`, import.meta.url), "utf8");
  return text.split(/^## .*$/m).flatMap((part) => {
    const lines = part.split("\n").filter((line) => line !== "");
    return lines.length > 0 ? [lines.map(sentenceOf)] : [];
  });
}

function sentenceOf(line: string): Sentence {
  const [, fault, words = line] = /^([a-z-]+) \| (.*)$/.exec(line) ?? [];
  return { words, fault };
}

/** What is a fault in a heading alone, and may stand in a paragraph. */
const ofHeadings = "emoji";

/** What rules find in sentences, each of which is a paragraph of its own on a page, or a heading where it counts. */
export function alarmsIn(sentences: readonly Sentence[], rules: readonly string[]): Alarm[] {
  const items = sentences.map(({ words, fault }, place) =>
    fault === ofHeadings
      ? { heading: words, text: "words" }
      : { heading: `Part ${place}`, text: words },
  );
  const head = { layout: "sections", title: "words", description: "words", heading: "words" };
  const page = { ...head, sections: [{ kind: "passages", items }] };
  return alarmsOf("pages/about.yaml", page, sentences, rules);
}

/** What rules find in sentences that are the paragraphs of a privacy policy. */
export function alarmsInPolicy(policy: readonly Sentence[], rules: readonly string[]): Alarm[] {
  const paragraphs = policy.map(({ words }) => words);
  const page = { sections: [{ id: "one", heading: "words", paragraphs }] };
  return alarmsOf("pages/privacy.yaml", page, policy, rules);
}

function alarmsOf(
  file: string,
  page: object,
  sentences: readonly Sentence[],
  only: readonly string[],
): Alarm[] {
  // Nothing is folded, so that each sentence is on one line.
  const text = stringify(page, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE" });
  const lines = text.split("\n");
  const { diagnostics } = checkFiles({ [file]: text }, { only });
  return diagnostics.flatMap(({ file: found, rule, start }) => {
    const line = lines[start.line - 1] ?? "";
    const sentence = sentences.find(({ words }) => line.endsWith(JSON.stringify(words)));
    return sentence === undefined || !found.endsWith(file) ? [] : [{ ...sentence, rule }];
  });
}
