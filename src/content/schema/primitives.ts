import * as z from "zod";
import { slotsOf } from "../template.ts";

/** Keys of the pages; each has a file of the same name in `content/pages/`. */
export const pageKeys = ["home", "about", "products", "contact", "privacy", "not-found"] as const;
export type PageKey = (typeof pageKeys)[number];

/** Names of the drawn icons; `src/components/icon-paths.ts` holds one drawing for each. */
export const iconNames = [
  "awning",
  "book",
  "bolt",
  "camera",
  "check",
  "clock",
  "compass",
  "crate",
  "external",
  "heart",
  "mail",
  "map",
  "moon",
  "pause",
  "people",
  "phone",
  "pin",
  "play",
  "profile",
  "shield",
  "video",
] as const;
export type IconName = (typeof iconNames)[number];

/** Visible text of one line or paragraph. Markup in it is shown as written. */
export function text(description: string) {
  return z
    .string("Write some text here.")
    .refine((value) => value.trim() !== "", "Write some text here; it is empty.")
    .describe(description);
}

/** Text with named slots such as `{product}`, each of which must occur; no other may. */
export function template(description: string, slots: readonly string[]) {
  const wanted = slots.map((slot) => `{${slot}}`).join(", ");
  return text(`${description} Slots: ${wanted}.`).superRefine((value, context) => {
    const found = slotsOf(value);
    const missing = slots.filter((slot) => !found.includes(slot));
    const unknown = found.filter((slot) => !slots.includes(slot));
    if (missing.length > 0)
      context.addIssue({
        code: "custom",
        message: `This text lacks ${missing.map((slot) => `{${slot}}`).join(", ")}. Write it where the value belongs.`,
      });
    if (unknown.length > 0)
      context.addIssue({
        code: "custom",
        message: `{${unknown[0]}} is no slot of this text. Use ${wanted}.`,
      });
  });
}

/** An e-mail address, as a mail program takes it. */
export function email(description: string) {
  return z
    .string("Write an e-mail address.")
    .regex(
      /^[^\s@<>"?&%]+@[^\s@<>"?&%]+\.[^\s@<>"?&%]+$/,
      "Write an e-mail address like name@example.org.",
    )
    .describe(description);
}

/** An absolute web address with its scheme. */
export function webAddress(description: string) {
  return z
    .string("Write a web address.")
    .refine(
      (value) => /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value),
      "Write a whole web address that begins with https://.",
    )
    .describe(description);
}

/** A place to go: a web address, `mailto:`, `tel:`, or a path of this site such as `/about`. */
export function href(description: string) {
  return z
    .string("Write an address.")
    .refine(
      (value) =>
        /^(\/(?![/\\])[^\s\\]*|#[^\s]+|mailto:[^\s]+@[^\s]+|tel:\+[0-9]+)$/.test(value) ||
        (/^https?:\/\/[^\s\\]+$/.test(value) && URL.canParse(value)),
      "Write a web address with https://, a path of this site such as /about, or mailto: with an address.",
    )
    .describe(description);
}

/** A day, as YYYY-MM-DD. */
export function day(description: string) {
  return z.iso
    .date("Write a date as YYYY-MM-DD, such as 2027-03-31.")
    .describe(`${description} As YYYY-MM-DD.`);
}

/** One of the site's pages. */
export function page(description: string) {
  return z.enum(pageKeys).describe(description);
}

/** One of the drawn icons. */
export function icon(description: string) {
  return z.enum(iconNames).describe(description);
}

/** At least one of something. */
export function list<Item extends z.ZodType>(item: Item, description: string) {
  return z.array(item).min(1, "Write at least one entry.").describe(description);
}

/** An object in which every key is known. */
export const shape = z.strictObject;

/** A link to one of the site's pages. */
export function pageLink(description: string) {
  return shape({
    text: text("Words of the link or button."),
    page: page("The page it leads to."),
  }).describe(description);
}

/** A heading with one paragraph. */
export function passage(description: string) {
  return shape({
    heading: text("Heading."),
    text: text("Paragraph below the heading."),
  }).describe(description);
}

/** A drawing made of strokes. */
export function drawing(description: string) {
  return shape({
    viewBox: z
      .string()
      .regex(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/, "Write four numbers, such as 0 0 32 32.")
      .describe("Coordinates of the drawing, as in SVG."),
    path: z
      .string()
      .regex(/^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]+$/, "Write SVG path data.")
      .describe("Its strokes, as SVG path data."),
  }).describe(description);
}

export type StrokeDrawing = z.infer<ReturnType<typeof drawing>>;
