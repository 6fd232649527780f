import { expect, it } from "vitest";
import { keepEnd } from "./keep-end.ts";

// `_` is a space at which no line ends.
it.each([
  "Write about what you could not use the_site_with.",
  "to_sit_through.",
  "A line of long words: documentation maintenance.",
  "Read [what it is](/a)",
  "It was **not so** good.",
  "Written by {name} on {day}.",
  "Two words",
])("lines end only at the spaces of %s", (text) => {
  expect(keepEnd(text.replaceAll("_", " "))).toBe(text.replaceAll("_", "\u00a0"));
});
