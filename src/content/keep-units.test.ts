import { expect, it } from "vitest";
import { keepUnits } from "./keep-units.ts";

// `_` is a space at which no line ends, and `~` a dash around which none does.
it.each([
  "1_250_000",
  "98_%",
  "13,80_zł",
  "13,80_zł_/_kg",
  "1000_/_g",
  "€_45",
  "from 40_€ a day",
  "1_000_g (4~6_days)",
  "2011~2026",
  "٢٠١١~٢٠٢٦",
  "Haifa – 2011",
  "20_m² in the yard",
  "3 or 4",
  "123,456,789.50 km",
  "2 conversations",
  "Monday to Friday",
  "[12_g](/prices)",
])("lines end only at the spaces of %s", (text) => {
  const written = text.replaceAll("_", " ").replaceAll("~", "–");
  const kept = text.replaceAll("_", "\u00a0").replaceAll("~", "\u2060–\u2060");
  expect(keepUnits(written)).toBe(kept);
});
