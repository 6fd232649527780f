import * as z from "zod";
import { phoneFault } from "../../../words/addresses/telephone.ts";
import { type Fault, toWrite } from "../../../words/fault.ts";
import { memoize } from "../../../words/memoize.ts";
import { say } from "../../../words/say.ts";
import { refineWith } from "../values/add-fault.ts";
import { email } from "../values/address-fields.ts";
import { withFacts } from "../values/field-facts.ts";
import { list, name, numberFrom, shape, term, text } from "../values/primitives.ts";
import { openingHours, type RenderedHours } from "./opening-hours.ts";

/** What is wrong with a number to dial. One that is still to be written is a gap. */
const numberFault = (number: string) =>
  number === "…"
    ? undefined
    : phoneFault(number, (right) => ({
        message: say("addresses.number", { number: right }),
        fix: right,
      }));

const phone = shape({
  label: text().optional(),
  number: z.string(say("places.number")).check(refineWith(numberFault)),
  display: withFacts(name(), { like: "number" }),
  formerly: list(term()).optional(),
});

const place = shape(
  {
    latitude: numberFrom(-90, 90, "places.degrees"),
    longitude: numberFrom(-180, 180, "places.degrees"),
  },
  say("places.position"),
);
const phones = list(phone);
const address = list(name());

const furtherPlace = shape({
  name: text(),
  address,
  phones: phones.optional(),
  place: place.optional(),
  ...openingHours,
});

export type FurtherPlace = z.infer<typeof furtherPlace>;

/** A place as pages show it. */
export interface RenderedPlace extends Omit<FurtherPlace, "hours" | "exceptions"> {
  hours?: RenderedHours | undefined;
}

/** Whether a time zone is known by that name. A search for a slip reads a file hundreds of times. */
const isTimeZone = memoize((name) => {
  try {
    // An offset such as +01:00 has no summer.
    return new Intl.DateTimeFormat("en", { timeZone: name }) && /[/]|^UTC$/.test(name);
  } catch {
    return false;
  }
});

const timeZoneFault = (name: string) => (isTimeZone(name) ? undefined : say("places.time-zone"));

/** What is wrong with the code of a country, which can be one of before, such as UK. */
function countryFault(written: string): Fault | string | undefined {
  if (!/^[A-Z]{2}$/i.test(written)) return say("places.country");
  const { region = "" } = new Intl.Locale(`und-${written}`);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  if (!names.of(region)) return say("places.country");
  return region === written ? undefined : toWrite(region);
}

/** `contact` in site.yaml. */
export const contactDetails = shape({
  email: email(),
  supportEmail: email().optional(),
  phones,
  address,
  place: place.optional(),
  ...openingHours,
  country: withFacts(term().check(refineWith(countryFault)), {
    isCode: "region",
  }).optional(),
  timeZone: term().check(refineWith(timeZoneFault)).optional(),
  places: list(furtherPlace).optional(),
});

/** The places of a company. The first is its `contact`, which has no name. */
export function placesOf<First, Further>(
  contact: (First & { places?: readonly Further[] | undefined }) | undefined,
): (First | Further)[] {
  return contact ? [contact, ...(contact.places ?? [])] : [];
}

/** What the build adds to the contact page: the hours of the first place, and the others. */
export interface RenderedPlaces extends Pick<RenderedPlace, "hours"> {
  places?: readonly RenderedPlace[] | undefined;
}
