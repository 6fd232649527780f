import { expect, it } from "vitest";
import { markupOf } from "../../../scripts/check/testing/markup-of.tsx";
import { Figures } from "./figures.tsx";

// At the large size "bochenków" broke after "bochenkó", and nine digits and marks fit.
it.each([
  ["1250 bochenków", true],
  ["1234567.8 km", false],
  ["25 bułek", false],
  ["2011–2026", true],
  ["10–12", false],
])("%s is smaller if a part would break: %s", (value, isLong) => {
  const html = markupOf(<Figures heading="words" items={[{ value, label: "words" }]} />);
  expect(html.includes("figure-long")).toBe(isLong);
});
