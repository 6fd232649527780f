import { expect, it } from "vitest";
import { keepUnits } from "./keep-units.ts";

// `_` is a space at which no line ends.
it.each([
  "1_250_000",
  "98_%",
  "13,80_zł",
  "13,80_zł_/_kg",
  "1000_/_g",
  "€_45",
  "from 40_€ a day",
  "1_000_g (4–6_days)",
  "20_m² in the yard",
  "3 or 4",
  "123,456,789.50 km",
  "2 conversations",
  "Monday to Friday",
  "[12_g](/prices)",
])("lines end only at the spaces of %s", (text) => {
  expect(keepUnits(text.replaceAll("_", " "))).toBe(text.replaceAll("_", "\u00a0"));
});
