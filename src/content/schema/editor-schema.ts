import type * as z from "zod";
import { anyAddress } from "../address-fault.ts";
import { devices, taken } from "../page-key.ts";
import { withFacts } from "./facts.ts";

/** A letter or digit of any script, by what it is not: not every editor knows classes of letters. */
const sign = "[^\\0-/:-@[-`{-\\u00A9\\u00AB\\u00BB\\u2000-\\u206F\\u3000-\\u3003]";

/** An address to which a link may lead. */
const linked =
  "(https?://(?![^/?#]*@)[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*|#\\S+|mailto:[^\\s@]+@\\S+|tel:\\+[0-9]+)";

/** A letter of a link's text without further signs, so that it is a link for certain. */
const linkText = "[^\\[\\]\\\\*{}]";

/**
 * Patterns of texts for editors, each with what to write. The check knows more of each, and takes nothing
 * that they refuse.
 */
const patterns = {
  email: [
    `^(?!\\.)(?!.*\\.\\.)(${sign}|[_'+.-])*(${sign}|[_+-])@(${sign}(${sign}|-)*\\.)+(${sign}|-){2,}$`,
    "Write an e-mail address like name@example.org.",
  ],
  webAddress: [
    "^https?://(?![^/?#]*@)[^\\s\\\\]+$",
    "Write a whole web address that begins with https://, without a user name.",
  ],
  origin: [
    "^https://[^\\s\\\\/?#@A-Z]+$",
    "Write https:// and the host, without a slash at the end.",
  ],
  endpoint: [
    "^(https://(?![^/?#]*@)[^\\s\\\\]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])[:/][^\\s\\\\]*)$",
    "Write a whole web address that begins with https://, without a user name.",
  ],
  href: [`^${linked}$`, anyAddress],
  /** Of a paragraph, the links in it. */
  links: [
    `^(?![\\s\\S]*(^|[^\\\\!])\\[${linkText}*[^\\s\\[\\]\\\\*{}]${linkText}*\\]\\((?!${linked}\\))[^\\s()]+\\))`,
    `A link leads nowhere. ${anyAddress}`,
  ],
  contact: [
    "^(https://(?![^/?#]*@)[^\\s\\\\]+|mailto:[^\\s@]+@\\S+|tel:\\+[0-9]+)$",
    "Write mailto: with an address, or a whole web address that begins with https://.",
  ],
  page: ["^[^/.]*[^/.\\s][^/.]*$", "Write the name of a page's file, such as contact."],
  formerName: [
    `^(?!(${taken.join("|")})$|${devices.source.slice(1)})[^/.]*[^/.\\s][^/.]*$`,
    "Write a name that the file had, such as about-us, without the ending.",
  ],
  colour: [
    "^\\s*(#?[0-9A-Fa-f]{3}|#?[0-9A-Fa-f]{4}|#?[0-9A-Fa-f]{6}|#?[0-9A-Fa-f]{8}|[A-Za-z]+|[A-Za-z-]+\\(.*\\))\\s*$",
    "Write #rrggbb or oklch(), such as oklch(38% 0.085 160).",
  ],
  picture: [
    "^[^\\\\/]*\\.(avif|jpe?g|png|svg|webp)$",
    "Write the name of a picture in content/pictures, such as till.jpg.",
  ],
  svg: ["^[^\\\\/]+\\.svg$", "Write the name of an SVG in content/pictures, such as logo.svg."],
} satisfies Record<string, [pattern: string, message: string]>;

/** Has editors check a field's text while it is written; returns the field. */
export function withPattern<Field extends z.ZodType>(
  field: Field,
  name: keyof typeof patterns,
): Field {
  return withFacts(field, { editorSchema: patternOf(name) });
}

/** A pattern with what is wrong with other texts, as editors read them in a JSON Schema. */
export function patternOf(name: keyof typeof patterns) {
  const [pattern, patternErrorMessage] = patterns[name];
  return { pattern, patternErrorMessage };
}

/** What editors are told of a group beside its keys, in words of JSON Schema. */
type Rule = Record<string, unknown>;

/** The JSON Schema of a group that has none of some keys. */
export function without(keys: readonly string[]): Rule {
  return { properties: Object.fromEntries(keys.map((key) => [key, false])) };
}

/** The JSON Schema in which a rule holds where a condition does, and another one, if given, where not. */
export function whenever(condition: Rule, rule: Rule, otherwise?: Rule): Rule {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  return { if: condition, then: rule, ...(otherwise && { else: otherwise }) };
}
