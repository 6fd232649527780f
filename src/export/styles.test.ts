import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { createStyler, styleNamesIn, styleNamesOf } from "./styles.ts";

const { theme } = fixtureContent().site;

it("names of styles are found in quotes in sources, and no other word", () => {
  expect(styleNamesIn(['<p className="lead">wide</p>', 'const name = "note unknown";'])).toEqual(
    new Set(["lead", "note"]),
  );
});

it("a document names styles by its classes, and not by what else is called so", () => {
  expect(styleNamesOf('<p class="lead unknown" data-need="tooltip">wide</p>')).toEqual(
    new Set(["lead"]),
  );
});

it("a page's sheet holds what it names and no other style", async () => {
  const { page, part } = await createStyler(theme);
  const sheet = await page(new Set(["note"]));
  expect(sheet).toContain(".note");
  expect(sheet).not.toContain(".lead");
  const own = await part(new Set(["note"]));
  expect(own).toContain(".note");
  expect(own.length).toBeLessThan(sheet.length);
});

it("no names give no styles of their own", async () => {
  expect(await (await createStyler(theme)).part(new Set())).toBe("");
});

it("the order in which names are found makes no difference", async () => {
  const { part } = await createStyler(theme);
  expect(await part(new Set(["note", "lead"]))).toBe(await part(new Set(["lead", "note"])));
});
