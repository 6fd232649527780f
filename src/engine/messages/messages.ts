import { IntlMessageFormat } from "intl-messageformat";
import { memoize } from "../../words/memoize.ts";
import { begin, end, type Listed, type Slots } from "../../words/say.ts";
import { cutLongTexts } from "../diagnostic.ts";
import { parseValues } from "../json-values.ts";
import { packageFiles } from "../package-files.ts";
import { valueAt } from "../values.ts";

/** One file a language with all that the program says to people who write content. */
const folder = "languages/messages";

/** The messages of a language. */
interface Catalogue {
  /** As a locale: plain English joins lists as in Britain. */
  locale: string;
  /** A message, with its slots to fill where it has some; undefined where the language has no such message. */
  pattern(id: string): string | IntlMessageFormat | undefined;
}

// What the class does here compares the locale with all that there are, which takes longer than a check may.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(`${[locales].flat()[0]}`);

const pathOf = (tag: string) => `${folder}/${tag}.yaml`;
const hasCome = (tag: string) => packageFiles().hasCome?.(pathOf(tag)) ?? true;

const catalogueOf = memoize(makeCatalogue, { state: (tag) => `${hasCome(tag)}` });

function makeCatalogue(tag: string): Catalogue {
  const text = packageFiles().text(pathOf(tag)) ?? "";
  const locale = tag === "en" ? "en-GB" : tag;
  // A command prints few messages, and parsing all takes long: each subject is parsed at its first message.
  const subjects = new Map(
    text.split(/^(?=[\w-]+:$)/m).map((part) => [part.slice(0, part.indexOf(":")), part]),
  );
  const subject = memoize((name) => valueAt(parseValues(subjects.get(name) ?? ""), [name]));
  const pattern = memoize((id) => {
    const [name = "", ...path] = id.split(".");
    const text = valueAt(subject(name), path);
    if (typeof text !== "string") return undefined;
    // Most messages have no slot, and to make a formatter takes long.
    const isPlain = !/[{}]/.test(text);
    return isPlain ? text : new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  });
  return { locale, pattern };
}

/** Tags of the languages that have messages. */
export const messageTags = () => packageFiles().names(folder);

/** The nearest language that has messages: `pt` for `pt-BR`; otherwise English. */
export const nearestMessages = memoize((tag) => {
  const parts = tag.split("-");
  const chain = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return chain.find((one) => messageTags().includes(one)) ?? "en";
});

/** The ids of a message: what a field is for may stand beside its name. */
const idsOf = (id: string) => [id, `${id}.help`];

/** Whether there is a message with an id. English has all, and so has each language of this package. */
export function hasMessage(id: string): boolean {
  const { pattern } = catalogueOf(["en", ...messageTags()].find(hasCome) ?? "en");
  return idsOf(id).some((one) => pattern(one) !== undefined);
}

const message = new RegExp(`${begin}([^${begin}${end}]*)${end}`, "g");

/** A text with the messages in it in the words of a language; what it lacks is in English. */
export function inWords(text: string, tag: string): string {
  if (!text.includes(begin)) return text;
  return text.replaceAll(message, (_, data) => write(JSON.parse(data), nearestMessages(tag)));
}

/** The id of a message that a text is, for programs that read findings; undefined for other texts. */
export function messageId(text: string): string | undefined {
  const [{ 0: whole = "", 1: data = "" } = []] = text.matchAll(message);
  if (text === "" || whole !== text) return undefined;
  const [id, slots] = JSON.parse(data) as [string, Slots];
  return id === "#short" ? messageId(`${slots["text"]}`) : id;
}

function write([id, slots]: [id: string, slots: Slots], language: string): string {
  const wordsOf = (text: unknown) => inWords(`${text}`, language);
  if (id === "#short") return cutLongTexts(wordsOf(slots["text"]));
  if (id === "#language")
    return `${new Intl.DisplayNames(language, { type: "language" }).of(`${slots["tag"]}`)}`;
  if (id === "#label") return labelFrom(wordsOf(slots["text"]), nameOf(`${slots["id"]}`, language));
  const { locale, message } = findMessage(idsOf(id), language) ?? {};
  if (message === undefined || typeof message === "string") return message ?? id;
  const filled = Object.entries(slots).map(([name, value]) => {
    if (typeof value === "number") return [name, value];
    if (typeof value === "string") return [name, wordsOf(value)];
    return [name, joined({ ...value, texts: value.texts.map(wordsOf) }, `${locale}`)];
  });
  return `${message.format(Object.fromEntries(filled))}`;
}

/** The first of some ids that has a message, in a language or else in English. */
function findMessage(ids: readonly string[], language: string) {
  for (const tag of language === "en" ? ["en"] : [language, "en"])
    for (const id of ids) {
      const { locale, pattern } = catalogueOf(tag);
      const message = pattern(id);
      if (message !== undefined) return { id, locale, message };
    }
  return undefined;
}

function joined({ texts, by }: Listed, locale: string): string {
  if (by === "comma") return texts.join(/^ar/.test(locale) ? "، " : ", ");
  const [text = ""] = texts;
  if (by === "clause") return text.replace(/[.।]$/, "");
  if (by === "country") return `${new Intl.DisplayNames(locale, { type: "region" }).of(text)}`;
  if (by === "weekday")
    return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
      new Date(text),
    );
  const type = by === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locale, { type }).format(texts);
}

/** The name of a field that its language has apart from what the field is for. */
function nameOf(id: string, language: string): string | undefined {
  const { id: first, message } = findMessage([`${id}.name`, id], language) ?? {};
  return first?.endsWith(".name") ? `${message}` : undefined;
}

/** Up to the first sign that ends a name, in any script. */
const firstWords = /^[^.,:;،؛。、：।]*/;

/** The name of a field and in a second line what else its description says. The name may be the first words of that. */
export function labelFrom(description: string, own?: string): string {
  const [first] = firstWords.exec(description) ?? [];
  const name = own ?? `${first}`;
  const isInside = description.startsWith(name);
  const rest = isInside
    ? description.slice(name.length).replace(/^[^\p{L}\p{N}`"'«„“{<]+/u, "")
    : description;
  const help = rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
  return help === "" ? name : `${name}\n${help}`;
}
