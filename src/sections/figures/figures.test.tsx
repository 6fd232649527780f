import { expect, it } from "vitest";
import { fixtureContent } from "../../check/testing/fixture-content.ts";
import { markupOf } from "../../components/testing/markup-of.tsx";
import { Figures } from "./figures.tsx";

it("the blanks of a number part no lines, and those between words do", () => {
  const items = ["1 250 000", "98 %", "3 or 4"].map((value) => ({ value, label: value }));
  const html = markupOf(<Figures heading="Figures" items={items} />, fixtureContent().site);
  const shown = [...html.matchAll(/figure-value[^>]*>([^<]*)/g)].map(([, value]) => value);
  expect(shown).toEqual(["1\u00a0250\u00a0000", "98\u00a0%", "3 or 4"]);
});

it("a number too long for its column is smaller, and two short words are not", () => {
  const items = ["123,456,789.50 km", "Monday to Friday"].map((value) => ({ value, label: value }));
  const html = markupOf(<Figures heading="Figures" items={items} />, fixtureContent().site);
  expect(html.match(/figure-long">[^<]*/g)).toEqual(['figure-long">123,456,789.50 km']);
});
