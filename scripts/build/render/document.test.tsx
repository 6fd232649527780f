import { expect, it } from "vitest";
import { anchor } from "../../../src/engine/schema/values/address-fields.ts";
import { Document } from "../../../src/site/app.tsx";
import { barsId } from "../../../src/site/browser/contract.ts";
import { mergeChanges } from "../../../src/testing/merge-changes.ts";
import { fixtureContent } from "../../testing/files/fixture-content.ts";
import { markupOf } from "../../testing/markup-of.tsx";
import { withWeight } from "./with-weight.ts";

const route = { key: "terms", path: "/terms", file: "terms.html" };

it("the document has no id that a section of the page can have, such as one headed Content or Menu", () => {
  const html = markupOf(<Document route={route}>words</Document>, fixtureContent().site);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect([...ids, barsId].filter((id) => anchor("words").safeParse(id).success)).toEqual([]);
});

it("a page says what it weighs where the firm asks for that, and not otherwise", () => {
  const { site } = fixtureContent();
  const colophon = "{company} made this. It weighs {weight}.";
  const asked = mergeChanges(site, {
    footer: { colophon: true },
    words: { interface: { colophon } },
  });
  const weighed = (of: typeof site) => {
    const html = markupOf(<Document route={route}>{"words ".repeat(9000)}</Document>, of);
    return withWeight(html, "de");
  };
  expect(weighed(asked)).toMatch(
    /made this\. It weighs <bdi data-weight="">[\d,]+\u00a0kB<\/bdi>\./,
  );
  expect(weighed(site)).not.toContain("data-weight");
});
