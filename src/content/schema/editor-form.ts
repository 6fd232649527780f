import * as z from "zod";

/** A letter or digit of any script, by what it is not: not every editor knows classes of letters. */
const sign = "[^\\0-/:-@[-`{-\\u00A9\\u00AB\\u00BB\\u2000-\\u206F\\u3000-\\u3003]";

/**
 * Forms of text as editors can know them, with what to write. The check knows more of each, and takes
 * nothing that they refuse.
 */
const forms = {
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
  href: [
    "^(https?://(?![^/?#]*@)[^\\s\\\\]+|/(?![/\\\\])[^\\s\\\\]*|#\\S+|mailto:[^\\s@]+@\\S+|tel:\\+[0-9]+)$",
    "Write a web address with https://, a path of this site such as /about, or mailto: with an address.",
  ],
  contact: [
    "^(https://(?![^/?#]*@)[^\\s\\\\]+|mailto:[^\\s@]+@\\S+|tel:\\+[0-9]+)$",
    "Write mailto: with an address, or a whole web address that begins with https://.",
  ],
  page: ["^[^/.]*[^/.\\s][^/.]*$", "Write the name of a page's file, such as contact."],
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

/** The same field, of which editors know the form. */
export function inForm<Field extends z.ZodType>(field: Field, form: keyof typeof forms): Field {
  const [pattern, patternErrorMessage] = forms[form];
  return field.meta({ pattern, patternErrorMessage });
}

/** The same group, of which editors know that it has exactly one of some keys. */
export function withOneOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ oneOf: keys.map((key) => ({ required: [key] })) });
}

/** The same group, of which editors know that it has one or more of some keys. */
export function withSomeOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ anyOf: keys.map((key) => ({ required: [key] })) });
}

const choice = z.array(z.object({ required: z.tuple([z.string()]) }));

/** The keys of a group of which one must be there; none of a group that does without. */
export function keysToChooseFrom(group: z.ZodType): string[] {
  const { oneOf, anyOf } = group.meta() ?? {};
  return (choice.safeParse(oneOf ?? anyOf).data ?? []).map(({ required: [key] }) => key);
}
