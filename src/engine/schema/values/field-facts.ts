import * as z from "zod";

/** What a form shows for a text. Days and times have the picker of the browser. */
type ValueControl =
  | Picker
  | "colour"
  | "drawing"
  | "logo"
  | "opening"
  | "point"
  | "voice"
  | "weekday";
type Picker = "day" | "moment" | "time";

/** What is known about a field beyond its type in zod. */
export interface FieldFacts {
  /** People read this text. It must have its `slots`, such as `{product}`, and may have the optional ones. */
  prose?: { slots: readonly string[]; optionalSlots: readonly string[] };
  /**
   * The text is the same in every language, such as a name, a quarter or a telephone number; "asked" if the check asks
   * whether it is.
   */
  isName?: true | "asked";
  /** A text that means something to programs, and is the same in every language. */
  keyword?: string;
  /** The text is the tag of a language, or the code of a country. */
  isCode?: "language" | "region";
  /** The text names a page of the site. */
  isPage?: true;
  /** The text is a paragraph, which may hold links and emphasis (`src/words/inline.ts`). */
  isParagraph?: true;
  /** The text is an address to which a link leads. */
  isLink?: true;
  /** Where the picture that the text names is shown. */
  picture?: PicturePlace;
  /** The text names a file in `content/files/`. */
  isFile?: true;
  /** What a form shows for the text, where its type does not say so. */
  control?: ValueControl;
  /** What a new entry says here. */
  start?: string;
  /** The key next to it from whose text a new entry has it, where nobody says it. */
  madeFrom?: string;
  /** The key next to it that says the same in another form: a form takes the words for both at once. */
  like?: string;
  /** The language pack can give the value. */
  pack?: PackSource;
  /** The group has the words of a page, by what owners mean by some of their names where content stands. */
  words?: MeantByWord;
  /** Exactly one of these keys of the group must be there. */
  oneOf?: readonly string[];
  /** The name of a group that stands in many places, by which messages know what is in it. */
  part?: string;
  /** The id of a message behind what the field is for: what form it has. */
  note?: string;
  /** At least one of these keys of the group must be there. */
  someOf?: readonly string[];
}

/** The keys that can be meant by the name of a word, as paths; rather the first. */
export type MeantByWord = Readonly<Record<string, readonly string[]>>;

export interface PicturePlace {
  /** Largest width in CSS pixels. In a narrow range of windows it can be slightly wider. */
  widest: number;
  /** Pixels with which a picture is smaller there, and not blurred. */
  least?: number;
  /** Whether the page crops it to the shape of its frame. */
  isCropped?: true;
}

/** How a language pack gives a field its value. */
export interface PackSource {
  /** The key next to the field that chooses among the pack's page names. */
  chosenBy?: "page";
  /** Entries of the pack's list can name the part of a site (`when`) without which they are left out. */
  when?: true;
  /** The value in a language without a pack. */
  fallback?: (language: string) => string;
}

/** The facts about all fields. What zod copies from a field, as `describe` and `refine` do, inherits them. */
export const fieldFacts = z.registry<FieldFacts>();

/** Adds facts to those of a field; returns the field. */
export function withFacts<Field extends z.ZodType>(field: Field, facts: FieldFacts): Field {
  fieldFacts.add(field, { ...fieldFacts.get(field), ...facts });
  return field;
}

/** The facts about a field, whether it is optional or not. */
export function factsOf(field: z.core.$ZodType): FieldFacts {
  return fieldFacts.get(unwrap(field)) ?? {};
}

/** The field without its wrappers for optional values and defaults. */
export function unwrap(field: z.core.$ZodType): z.ZodType {
  let inner = field;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.unwrap();
  return inner as z.ZodType;
}

/** The keys of a group that needs at least one of them; empty for any other group. */
export function keysToChooseFrom(group: z.ZodType): readonly string[] {
  const { oneOf, someOf } = factsOf(group);
  return oneOf ?? someOf ?? [];
}
