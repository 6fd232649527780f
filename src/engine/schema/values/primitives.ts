import * as z from "zod";
import { addressFault } from "../../../words/addresses/address.ts";
import { tagFault, tagPattern } from "../../../words/direction-of.ts";
import { faultText } from "../../../words/fault.ts";
import { plainWords } from "../../../words/foreign-words.ts";
import { paragraphText } from "../../../words/inline.ts";
import { memoize } from "../../../words/memoize.ts";
import { type Punctuation, punctuationOf } from "../../../words/punctuation.ts";
import { commas, say } from "../../../words/say.ts";
import { slotsOf } from "../../../words/template.ts";
import { addFault, refineWith } from "./add-fault.ts";
import { factsOf, type MeantByWord, type PackSource, withFacts } from "./field-facts.ts";

/** Names of the icons. `src/render/prepare/icon-paths.ts` has a drawing for each, or `src/site/components/icon.tsx`. */
const iconNames = [
  ...["awning", "book", "bolt", "calendar", "camera", "chat", "check", "clock", "compass"],
  ...["crate", "external"],
  ...["heart", "mail", "map", "moon", "pause", "people", "phone", "pin", "play", "profile"],
  ...["shield", "video"],
] as const;
export type IconName = (typeof iconNames)[number];

/** Names of services with a mark of their own. `src/render/prepare/service-marks.ts` has a drawing for each. */
export const serviceNames = [
  ...["bluesky", "facebook", "github", "instagram", "mastodon", "pinterest", "telegram"],
  ...["threads", "tiktok", "vimeo", "whatsapp", "x", "xing", "youtube"],
] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * Lets a content file leave a field out, because the pack of the site's language (`languages/`) then gives
 * its value; returns the field.
 */
export function fromPack<Field extends z.ZodType>(field: Field, source: PackSource = {}): Field {
  return withFacts(field, { pack: source });
}

/** The parameters of a text, and the check that it says something, by the id of what to write. */
const asksFor = memoize((wanted: string) => ({
  params: say(wanted),
  saysSomething: z.refine<string>((value) => value.trim() !== "", say(wanted)),
}));

/**
 * A field with its description, which a kind of section of the owner's own has. What ours are for is a message of their
 * place (`src/engine/shape/fields/field-id.ts`).
 */
export const describedAs = <Field extends z.ZodType>(field: Field, description: string): Field =>
  description === "" ? field : field.describe(description);

/**
 * Text for programs, such as an id or a colour.
 *
 * @param description What the field is for, as everywhere in the schema: see {@link describedAs}.
 * @param wanted The id of the message that says what to write.
 */
export function term(description = "", wanted = "texts.some") {
  // There are hundreds of fields, and most of zod's methods clone the schema, so this calls few of them.
  const { params, saysSomething } = asksFor(wanted);
  return describedAs(z.string(params).check(saysSomething), description);
}

/** A key that only switches something on, such as `leads: true`. */
export const onlyTrue = () => z.literal(true, say("texts.only-true")).optional();

/** Whether something is so. */
export const yesOrNo = () => z.boolean(say("texts.true-or-false"));

/** A number between two others, these included. */
export const numberFrom = (least: number, most: number, wanted: string) =>
  z
    .number(say(wanted))
    .min(least, say("texts.range", { least, most }))
    .max(most, say("texts.range", { least, most }));

/**
 * How many there are of something: one or more.
 *
 * @param wanted The id of the message that says to write a number.
 * @param whole The id of the message about a fraction.
 */
export const count = (wanted: string, whole: string) =>
  z.number(say(wanted)).int(say(whole)).positive(say(wanted));

/** Makes the rules of the check read a field as text for people; returns the field. */
export function markAsProse<Field extends z.ZodType>(field: Field): Field {
  return withFacts(field, { prose: { slots: [], optionalSlots: [] } });
}

/**
 * Visible text other than a paragraph: a name, a heading, a label. Markup in it is shown as it is written, but that of
 * words in another language.
 */
export const text = (...of: Parameters<typeof term>) => markAsProse(term(...of));

/** Text that is the same in every language unless a translation changes it, such as a name. */
export const name = (...of: Parameters<typeof term>) => withFacts(text(...of), { isName: true });

/** The slots that a text must have, and those that it may have. */
type Slots = [slots: readonly string[], optional?: readonly string[]];

/**
 * Text with named slots such as `{product}`. Each must occur, and no others.
 *
 * @param optional Slots that may be left out.
 */
export function template(
  description: string,
  slots: readonly string[],
  optional: readonly string[] = [],
) {
  const all = [...slots, ...optional];
  const inBraces = (names: readonly string[]) => commas(names.map((slot) => `{${slot}}`));
  const slotFault = (value: string) => {
    // That of a fact, which any text may have (`src/engine/site/fact-slots.ts`).
    const found = slotsOf(plainWords(value)).filter((slot) => slot !== "phone");
    const single = value.replaceAll(/\{\{([a-z]+)\}\}/g, "{$1}");
    const missing = slots.filter((slot) => !found.includes(slot));
    const [unknown] = found.filter((slot) => !all.includes(slot));
    if (single !== value) return faultText("texts.slot-braces", { words: JSON.stringify(single) });
    if (unknown !== undefined)
      return faultText("texts.slot-unknown", { slot: `{${unknown}}`, slots: inBraces(all) });
    const small = value.replaceAll(/\{[A-Za-z]+\}/g, (slot) => slot.toLowerCase());
    if (small !== value) return faultText("texts.slot-capitals", { words: JSON.stringify(small) });
    if (missing.length === 0) return undefined;
    return faultText("texts.slots-missing", { slots: inBraces(missing) });
  };
  const field = term(description).check(refineWith(slotFault));
  return withFacts(field, { prose: { slots, optionalSlots: optional } });
}

/**
 * A paragraph: text with optional links and stress. Each link has an address that {@link href} accepts.
 *
 * @param slots Slots that it must have, as in a {@link template}.
 * @param optional Slots that it may have.
 */
export function paragraph(
  description = "",
  slots: readonly string[] = [],
  optional: readonly string[] = [],
) {
  const hasSlots = slots.length + optional.length > 0;
  const plain = hasSlots ? template(description, slots, optional) : term(description);
  return withLinks(plain, slots, optional);
}

/** A paragraph that may say nothing, such as the cell of a timetable. */
export const paragraphOrNothing = (description = "") =>
  withLinks(describedAs(z.string(say("texts.some")), description));

function withLinks(
  plain: z.ZodString,
  slots: readonly string[] = [],
  optional: readonly string[] = [],
) {
  const field = plain.superRefine((value, context) => {
    if (!value.includes("](")) return;
    for (const { address, at } of paragraphText(value).links) {
      const { message, rule } = addressFault(address) ?? {};
      if (message) addFault(context, [], message, { rule, stretch: at });
    }
  });
  return withFacts(field, {
    prose: { slots, optionalSlots: optional },
    isParagraph: true,
    note: inlineNote,
  });
}

const inlineNote = "takes-links";

/** Text that an owner may leave out, because the language pack has a usual one. */
export const usualText = (description = "") => fromPack(text(description));

/**
 * The words of a page that every site shares: a group of their own, so that nothing an owner says lands on one. A pack
 * has them where the group stands.
 */
export const words = <Parts extends z.ZodRawShape>(parts: Parts, meant: MeantByWord = {}) =>
  withFacts(shape(parts), { words: meant });

/** Text from the language pack, within {@link words}. The owner writes it only to change it. */
export const word = () => fromPack(text());

export const wordTemplate = (...of: Slots) => fromPack(template("", ...of));

/** A word from the language pack; without a pack, a sign that says as much. */
export const wordOrSign = (sign: string) => fromPack(text(), { fallback: () => sign });

/** A template from the language pack; without a pack, one that needs no words. */
export const templateOrSigns = (signs: string, ...of: Slots) =>
  fromPack(template("", ...of), { fallback: () => signs });

/** A template that joins words as the language does. It has a default for languages without a pack. */
export function joinTemplate(key: keyof Punctuation, ...of: Slots) {
  return fromPack(template("", ...of), { fallback: (language) => punctuationOf(language)[key] });
}

export const wordParagraph = (...of: Partial<Slots>) => fromPack(paragraph("", ...of));

export const icon = (description = "") => choice(description, iconNames);

export const iconOrService = () => choice("", [...serviceNames, ...iconNames]);

/** One of some words. */
export function choice<const Names extends readonly string[]>(
  description: string,
  names: Names,
  wanted?: string,
) {
  return describedAs(z.enum(names, wanted ? say(wanted) : undefined), description);
}

/** A language, as a BCP 47 tag. */
export function languageTag() {
  const field = z.string().regex(tagPattern).check(refineWith(tagFault));
  return withFacts(field, { isCode: "language" });
}

/** The language of a part of the site, for screen readers (WCAG 3.1.2). */
export const partLanguage = () => languageTag().optional();

/** At least one of something. */
export function list<Item extends z.ZodType>(item: Item, description = "") {
  const field = describedAs(z.array(item).min(1, say("texts.entry")), description);
  return factsOf(item).isParagraph ? withFacts(field, { note: inlineNote }) : field;
}

/** An object in which every key is known. */
export const shape = z.strictObject;

/** The name of the page in the key next to it, by default from the language pack. */
export const pageName = () => fromPack(text(), { chosenBy: "page" });

export function passage(description = "") {
  const group = shape({
    heading: text(),
    text: paragraph(),
  });
  return describedAs(withFacts(group, { part: "passage" }), description);
}

export function wordPassage() {
  const group = shape({
    heading: word(),
    text: wordParagraph(),
  });
  return withFacts(group, { part: "passage" });
}

/** A number without a sign, and the four of a box, of which width and height are above 0. */
const plainNumber = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const box = new RegExp(
  String.raw`^-?${plainNumber} -?${plainNumber}(?: (?=[\d.]*[1-9])${plainNumber}){2}$`,
);

export function drawing() {
  return shape({
    viewBox: z.string().regex(box, say("texts.box")),
    path: z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]+$/, say("texts.strokes")),
  });
}

export type StrokeDrawing = z.infer<ReturnType<typeof drawing>>;
