import * as z from "zod";
import { numberPattern, phoneFault } from "./address.ts";
import { email } from "./addresses.ts";
import { refineWith } from "./faults.ts";
import { openingHours, type ShownHours } from "./hours.ts";
import { list, name, shape, term, text } from "./primitives.ts";

/** What is wrong with a number to dial. One that is still to be written is a gap. */
const numberFault = (number: string) =>
  number === "…" ? undefined : phoneFault(number, (right) => `"${right}"`);

const phone = shape({
  label: text("purpose-number").optional(),
  number: z
    .string('Write the number in quotes, such as "+442079460000" or "112".')
    .regex(new RegExp(`${numberPattern.source}|^…$`))
    .check(refineWith(numberFault))
    .describe("number-dial"),
  display: name("same-number-people-read"),
  formerly: list(term("number"), "numbers-before-one").optional(),
});

const coordinate = (description: string, bound: number) =>
  z
    .number("Write a number without quotes, with a point before its decimals, such as 51.5.")
    .min(-bound, `Write a number from -${bound} to ${bound}.`)
    .max(bound, `Write a number from -${bound} to ${bound}.`)
    .describe(description);

const place = shape(
  {
    latitude: coordinate("degrees-north", 90),
    longitude: coordinate("degrees-east", 180),
  },
  "Write the two numbers that a long press on your house in a map program shows, on lines below, indented: `latitude: 51.5` and `longitude: -0.12`.",
);
const phones = list(phone, "telephone-numbers");
const address = list(name("one-line-address"), "postal-address");

const furtherPlace = shape({
  name: text("name-place"),
  address,
  phones: phones.optional(),
  place: place.describe("position").optional(),
  ...openingHours,
});

export type FurtherPlace = z.infer<typeof furtherPlace>;

/** A place as pages show it. */
export interface ShownPlace extends Omit<FurtherPlace, "hours" | "exceptions"> {
  hours?: ShownHours | undefined;
}

function timeZoneFault(name: string): string | undefined {
  try {
    // An offset such as +01:00 has no summer.
    if (new Intl.DateTimeFormat("en", { timeZone: name }) && /[/]|^UTC$/.test(name))
      return undefined;
  } catch {}
  return "Write a continent and a city, such as Europe/Berlin or America/New_York.";
}

/** `contact` in site.yaml. */
export const contact = shape({
  email: email("where-messages-contact-form-go"),
  supportEmail: email("where-waitlist-messages-go").optional(),
  phones,
  address,
  place: place.describe("position-map-marker").optional(),
  ...openingHours,
  country: term("country")
    .regex(/^[A-Z]{2}$/, "Write the two capital letters of a country, such as DE.")
    .optional(),
  timeZone: term("time-zone").check(refineWith(timeZoneFault)).optional(),
  places: list(furtherPlace, "further-places").optional(),
}).describe("how-reach-company");

/** The places of a company. The first is its `contact`, which has no name. */
export function placesOf<First, Further>(
  contact: (First & { places?: readonly Further[] | undefined }) | undefined,
): (First | Further)[] {
  return contact ? [contact, ...(contact.places ?? [])] : [];
}

/** What the build adds to the contact page: the hours of the first place, and the others. */
export interface ShownPlaces extends Pick<ShownPlace, "hours"> {
  places?: readonly ShownPlace[] | undefined;
}
