import { expect, it } from "vitest";
import { keepEnd } from "./keep-end.ts";

// `_` is a space at which no line ends.
it.each([
  "Write about what you could not use the_site_with.",
  "to_sit_through.",
  "It stands still where motion_is_unwanted.",
  "A line of long words: documentation maintenance.",
  "Read [what it is](/a)",
  "It was **not so** good.",
  "Written by {name} on {day}.",
  "Two words",
])("lines end only at the spaces of %s", (text) => {
  expect(keepEnd(text.replaceAll("_", " "))).toBe(text.replaceAll("_", "\u00a0"));
});

// `_` is a word joiner (UAX 14, LB11).
it.each([
  "Leave your e-_mail address and telephone number.",
  "[E-_mail](mailto:a-b@c.example) and X-_Rays, photographed professionally",
  "A well-known part-time page is [found here](/a-page)",
])("browsers break no line after the first letter of a word in %s", (text) => {
  expect(keepEnd(text.replaceAll("_", ""))).toBe(text.replaceAll("_", "\u2060"));
});
