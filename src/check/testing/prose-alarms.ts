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
  const text = readFileSync(new URL(`copy/${name}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("##"));
  return lines.map((line) => {
    const [, fault, words = line] = /^([a-z-]+) \| (.*)$/.exec(line) ?? [];
    return { words, fault };
  });
}

/** What rules find in sentences, each of which is a paragraph of its own on a page. */
export function alarmsIn(sentences: readonly Sentence[], rules: readonly string[]): Alarm[] {
  const items = sentences.map(({ words }, place) => ({ heading: `Part ${place}`, text: words }));
  const page = {
    layout: "sections",
    title: "words",
    description: "words",
    heading: "words",
    sections: [{ kind: "passages", items }],
  };
  // Nothing is folded, so that each sentence is one line.
  const text = stringify(page, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE" });
  const { diagnostics } = checkFiles({ "pages/about.yaml": text }, { only: rules });
  const lines = text.split("\n");
  return diagnostics.flatMap(({ file, rule, start }) => {
    if (!file.endsWith("about.yaml")) return [];
    const place = lines.slice(0, start.line).filter((line) => /^ +"?text"?: /.test(line)).length - 1;
    const sentence = sentences[place];
    return sentence === undefined ? [] : [{ ...sentence, rule }];
  });
}
