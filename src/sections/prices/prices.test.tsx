import { expect, it } from "vitest";
import { fixtureContent } from "../../check/testing/fixture-content.ts";
import { markupOf } from "../../components/testing/markup-of.tsx";
import { Prices } from "./prices.tsx";

const { site } = fixtureContent();

function shown(columns: string[]): string {
  const rows = [columns.map((_, place) => `${place}`)];
  return markupOf(<Prices heading="Prices" table={{ columns, rows }} />, site);
}

it("a table of short names stands beside its heading, and one of long names has the whole page", () => {
  expect(shown(["Kiln", "Power", "Price"])).toContain("split-section");
  const long = ["Umfang", "Monatsabrechnung", "Jahresabrechnung", "Einrichtungspauschale"];
  expect(shown(long)).toContain("price-section");
});

it("a table that stands row by row in narrow windows says so", () => {
  expect(shown(["To", "Price"])).not.toContain("table-by-row");
  expect(shown(["Kiln", "Power", "Price"])).toContain("table-frame table-by-row");
});
