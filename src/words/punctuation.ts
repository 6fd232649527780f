import { scriptOf } from "./direction-of.ts";

/** Templates by which a language joins words. */
export type Punctuation = Record<"list" | "labelled" | "aside", string>;

const western: Punctuation = {
  list: "{first}, {rest}",
  labelled: "{label}: {value}",
  aside: "{text} ({note})",
};
const eastAsian: Punctuation = {
  list: "{first}、{rest}",
  labelled: "{label}：{value}",
  aside: "{text}（{note}）",
};

/** Scripts (ISO 15924) with punctuation of their own. */
const ofScripts: Readonly<Record<string, Punctuation>> = {
  Arab: { ...western, list: "{first}، {rest}" },
  Hans: eastAsian,
  Hant: eastAsian,
  Jpan: eastAsian,
};

/** How a language without a pack joins words, judged by its likeliest script. */
export function punctuationOf(language: string): Punctuation {
  return ofScripts[scriptOf(language) ?? ""] ?? western;
}
