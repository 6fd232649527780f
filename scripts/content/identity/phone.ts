import * as z from "zod";
import { siteSchema } from "../../../src/content/schema/site.ts";

const { number } = siteSchema.shape.contact.shape.phones.element.shape;

/** A telephone number as `site.yaml` holds it. */
export interface Phone {
  label: string;
  number: string;
  display: string;
}

/** A telephone number on one line: what it is for, a colon, the number as people read it. */
export const phoneLine = z.string("Write a telephone number.").superRefine((line, context) => {
  const phone = phoneOf(line);
  if (phone === undefined)
    context.addIssue(
      "Write what the number is for, a colon and the number, such as Sales: +44 20 7946 0000.",
    );
  else
    for (const { message } of number.safeParse(phone.number).error?.issues ?? [])
      context.addIssue(message);
});

/** Reads such a line; none where it has no colon, or nothing on one side of it. */
export function phoneOf(line: string): Phone | undefined {
  const match = /^(.*\S)\s*:\s*(\S.*)$/.exec(line.trim());
  if (match === null) return undefined;
  const [, label = "", display = ""] = match;
  // A zero in brackets is dialled only within the country, never behind its code.
  const dialled = display.replaceAll(/\(0\)|[\s().\-/]/g, "");
  return { label, number: dialled, display };
}

/** The line of a number. */
export function lineOfPhone({ label, display }: Phone): string {
  return `${label}: ${display}`;
}
