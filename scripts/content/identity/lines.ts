import * as z from "zod";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";

type Phone = Site["contact"]["phones"][number];
type Place = Site["contact"]["place"];

const { phones, place } = siteSchema.shape.contact.shape;
const { number } = phones.element.shape;

/** A telephone number on one line: what it is for, a colon, the number as people read it. */
export const phoneLine = lineSchema(
  "Write a telephone number.",
  "Write what the number is for, a colon and the number, such as Sales: +44 20 7946 0000.",
  (line) => {
    const phone = phoneOf(line);
    return phone && number.safeParse(phone.number);
  },
);

/** Reads such a line; none where it has no colon, or nothing on one side of it. */
export function phoneOf(line: string): Phone | undefined {
  const [, label, display] = /^(.*\S)\s*:\s*(\S.*)$/.exec(line.trim()) ?? [];
  if (label === undefined || display === undefined) return undefined;
  // A zero in brackets is dialled only within the country, never behind its code.
  return { label, number: display.replaceAll(/\(0\)|[\s().\-/]/g, ""), display };
}

/** The line of a number. */
export function lineOfPhone({ label, display }: Phone): string {
  return `${label}: ${display}`;
}

/** A place on one line: degrees north, a comma, degrees east. */
export const placeLine = lineSchema(
  "Write a place.",
  "Write degrees north and degrees east with a comma between, such as 51.5073, -0.1276.",
  (line) => {
    const found = placeOf(line);
    return found && place.safeParse(found);
  },
);

/** Reads such a line; none where it is no pair of numbers. */
export function placeOf(line: string): Place | undefined {
  const match = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/.exec(line.trim());
  return match === null ? undefined : { latitude: Number(match[1]), longitude: Number(match[2]) };
}

/** The line of a place. */
export function lineOfPlace({ latitude, longitude }: Place): string {
  return `${latitude}, ${longitude}`;
}

/** A schema of lines: what to say of no text, of one that cannot be read, and what judges the rest. */
function lineSchema(
  what: string,
  form: string,
  judge: (line: string) => z.ZodSafeParseResult<unknown> | undefined,
): z.ZodType<string> {
  return z.string(what).superRefine((line, context) => {
    const judged = judge(line);
    if (judged === undefined) context.addIssue(form);
    for (const { message } of judged?.error?.issues ?? []) context.addIssue(message);
  });
}
