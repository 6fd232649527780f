import * as z from "zod";
import { siteSchema } from "../../../src/content/schema/site.ts";

const { place } = siteSchema.shape.contact.shape;

/** A place on one line: degrees north, a comma, degrees east. */
export const placeLine = z.string("Write a place.").superRefine((line, context) => {
  const found = placeOf(line);
  if (found === undefined)
    context.addIssue(
      "Write degrees north and degrees east with a comma between, such as 51.5073, -0.1276.",
    );
  else
    for (const { message } of place.safeParse(found).error?.issues ?? []) context.addIssue(message);
});

/** Reads such a line; none where it is no pair of numbers. */
export function placeOf(line: string): z.infer<typeof place> | undefined {
  const match = /^([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)$/.exec(line.trim());
  return match === null ? undefined : { latitude: Number(match[1]), longitude: Number(match[2]) };
}

/** The line of a place. */
export function lineOfPlace({ latitude, longitude }: z.infer<typeof place>): string {
  return `${latitude}, ${longitude}`;
}
