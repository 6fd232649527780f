import { fill } from "../../words/template.ts";
import { HostFault, timeOf } from "../host/host-fault.ts";
import { languageCookie, type Words } from "../protocol/protocol.ts";
import { editFolder, type ShellStart, shellStartId } from "./edit-files.ts";

/** What the build says to the page around the panel. */
export const start: ShellStart = JSON.parse(
  document.getElementById(shellStartId)?.textContent ?? "{}",
);
/** The address of the site, and of the files of the panel. */
export const site = new URL(start.base, location.origin).href;
export const files = site + editFolder;

/** A new element with its properties and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

let kept = "";
try {
  kept = localStorage.getItem(languageCookie) ?? "";
} catch {}

/** The language that this person has chosen; empty for that of the site. */
export const chosenLanguage = (): string => kept;

export function chooseLanguage(tag: string): void {
  kept = tag;
  try {
    localStorage.setItem(languageCookie, tag);
  } catch {}
}

/** The words of the first of some languages that has any. */
export function wordsNow(): [tag: string, words: Words] {
  const wanted = [kept, start.language, ...navigator.languages].map((tag) => tag.split("-")[0]);
  const tag = wanted.find((one) => one && start.words[one]) ?? "en";
  return [tag, start.words[tag] ?? {}];
}

/** What the page says, in the language of the person. The slot `n` chooses among plural forms. */
export function shellWord(
  key: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  const [tag, words] = wordsNow();
  const found = key
    .split(".")
    .reduce<string | Words | undefined>(
      (group, step) => (typeof group === "object" ? group[step] : undefined),
      words,
    );
  const form = new Intl.PluralRules(tag).select(Number(slots["n"]));
  const text = typeof found === "object" ? (found[form] ?? found["other"]) : found;
  const told = Object.entries(slots).map(([name, value]) => [name, `${value}`]);
  return fill(`${text ?? key}`, Object.fromEntries(told));
}

/** Why something was not done, and behind it the host's own words. */
export function faultWords(error: unknown): (Node | string)[] {
  if (!(error instanceof HostFault)) return [`${error instanceof Error ? error.message : error}`];
  const time = timeOf(error, wordsNow()[0]);
  const told = shellWord(`host.${error.word}`, { time });
  return error.said ? [told, " ", element("bdi", {}, error.said)] : [told];
}

/** What the host is called. */
export const hostName = new URL(start.repository).hostname.replace(/^github\.com$/, "GitHub");
