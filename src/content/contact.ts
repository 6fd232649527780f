import * as z from "zod";
import { numberPattern, phoneFault } from "./address.ts";
import { email } from "./addresses.ts";
import { refineWith } from "./faults.ts";
import { list, name, shape, text } from "./primitives.ts";

const phone = shape({
  label: text("Purpose of the number, if it has a special one.").optional(),
  number: z
    .string('Write the number in quotes, such as "+442079460000" or "112".')
    .regex(numberPattern)
    .check(refineWith((number) => phoneFault(number, (right) => `"${right}"`)))
    .describe(
      "Number to dial, with the country's code: +442079460000, with an extension +442079460000;ext=12; or a short number: *2700.",
    ),
  display: name("The same number as people read it."),
});

const coordinate = (description: string, bound: number) =>
  z
    .number("Write a number without quotes, with a point before its decimals, such as 51.5.")
    .min(-bound, `Write a number from -${bound} to ${bound}.`)
    .max(bound, `Write a number from -${bound} to ${bound}.`)
    .describe(description);

/** `contact` in site.yaml. */
export const contact = shape({
  email: email("Where messages of the contact form go."),
  supportEmail: email("Where waitlist messages go.").optional(),
  phones: list(phone, "Telephone numbers."),
  address: list(name("One line of the address."), "Postal address, line by line."),
  place: shape({
    latitude: coordinate("Degrees north.", 90),
    longitude: coordinate("Degrees east.", 180),
  })
    .describe("Position of the map's marker. Without it there is no map.")
    .optional(),
}).describe("How to reach the company.");
