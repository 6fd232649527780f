import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { parse } from "yaml";
import { lazy, memoize } from "../../src/content/memoize.ts";
import { type Listed, type Slots, writeBy } from "../../src/content/say.ts";
import { packageRoot } from "../package.ts";
import { valueAt } from "./values.ts";

/** One file a language with all that the program says to people who write content. */
const folder = join(packageRoot, "languages", "messages");

/** The messages of a language. */
interface Catalogue {
  /** As a locale: plain English joins lists as in Britain. */
  locale: string;
  /** A message, with its slots to fill where it has some; undefined where the language has no such message. */
  pattern(id: string): string | IntlMessageFormat | undefined;
}

// What the class does here compares the locale with all that there are, which takes longer than a check may.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(`${[locales].flat()[0]}`);

const catalogueOf = memoize((tag): Catalogue => {
  const text = readFileSync(join(folder, `${tag}.yaml`), "utf8");
  const locale = tag === "en" ? "en-GB" : tag;
  // A command prints few messages, and parsing all takes long: each subject is parsed at its first message.
  const subjects = new Map(
    text.split(/^(?=[\w-]+:$)/m).map((part) => [part.slice(0, part.indexOf(":")), part]),
  );
  const subject = memoize((name) => valueAt(parse(subjects.get(name) ?? ""), [name]));
  const pattern = memoize((id) => {
    const [name = "", ...path] = id.split(".");
    const text = valueAt(subject(name), path);
    if (typeof text !== "string") return undefined;
    // Most messages have no slot, and to make a formatter takes long.
    const isPlain = !/[{}]/.test(text);
    return isPlain ? text : new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  });
  return { locale, pattern };
});

/** Tags of the languages that have messages. */
export const messageTags = lazy(() =>
  readdirSync(folder)
    .map((file) => basename(file, ".yaml"))
    .sort(),
);

let language = "en";

/** The language in which messages are written now. */
export const spokenLanguage = (): string => language;

/** The first of some ids that has a message, in the language of the person, otherwise in English. */
export const firstKnown = (ids: readonly string[]): string | undefined =>
  [language, "en"]
    .flatMap((tag) => ids.filter((id) => catalogueOf(tag).pattern(id) !== undefined))
    .at(0);

/** Writes messages in a language from now on: the nearest that has some, otherwise English. */
export function speak(tag: string): void {
  language = nearestMessages(tag) ?? "en";
}

/** The nearest language that has messages: `pt` for `pt-BR`; undefined if there is none. */
function nearestMessages(tag: string): string | undefined {
  const tags = messageTags();
  const parts = tag.split("-");
  const chain = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return chain.find((one) => tags.includes(one));
}

/** Ids of what was said, by its words: findings carry words alone. */
const ids = new Map<string, string>();

/** The id of a message by its words, for programs that read findings; undefined for other words. */
export const idOf = (words: string): string | undefined => ids.get(words);

function write(id: string, slots: Slots): string {
  for (const tag of language === "en" ? ["en"] : [language, "en"]) {
    const { locale, pattern } = catalogueOf(tag);
    const message = pattern(id);
    if (message === undefined) continue;
    const filled = Object.entries(slots).map(([name, value]) => [
      name,
      typeof value === "object" ? joined(value, locale) : value,
    ]);
    const values = Object.fromEntries(filled);
    const words = typeof message === "string" ? message : `${message.format(values)}`;
    ids.set(words, id);
    return words;
  }
  return id;
}

function joined({ texts, by }: Listed, locale: string): string {
  if (by === "comma") return texts.join(/^ar/.test(locale) ? "، " : ", ");
  if (by === "weekday")
    return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
      new Date(`${texts[0]}`),
    );
  const type = by === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locale, { type }).format(texts);
}

writeBy(write);
