import { expect, it } from "vitest";
import { Document } from "../../src/app.tsx";
import { barsId } from "../../src/browser/contract.ts";
import { anchor } from "../../src/content/addresses.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { markupOf } from "../check/testing/markup-of.tsx";

const route = { key: "terms", path: "/terms", file: "terms.html" };

it("the document has no id that a section of the page can have, such as one headed Content or Menu", () => {
  const html = markupOf(<Document route={route}>words</Document>, fixtureContent().site);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect([...ids, barsId].filter((id) => anchor("words").safeParse(id).success)).toEqual([]);
});
