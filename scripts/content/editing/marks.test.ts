import { expect, it } from "vitest";
import { marked, placed } from "./marks.ts";

const [a, b] = ["pages/a#/heading", "pages/a#/text"].map(
  (place) => (text: string) => marked(text, place),
);

/** A page by a template that gets its two texts. */
function both(html: (first: string, second: string) => string): string {
  return placed(html("One", "Two"), html(`${a?.("One")}`, `${b?.("Two")}`));
}

it("the element around words says where they are written", () => {
  expect(both((one, two) => `<h1>${one}</h1><p class="x">${two} <b>more</b></p>`)).toBe(
    '<h1 data-words="pages/a#/heading">One</h1><p class="x" data-words="pages/a#/text">Two <b>more</b></p>',
  );
  expect(both((one, two) => `<p>${one}<br/>, ${two}</p>`)).toBe(
    '<p data-words="pages/a#/heading pages/a#/text">One<br/>, Two</p>',
  );
});

it("titles and attributes have no place", () => {
  const page = (one: string, two: string) => `<title>${one}</title><img alt="${two}"/><p>x</p>`;
  expect(both(page)).toBe(page("One", "Two"));
});

it("what else marks have changed on a page is not taken over", () => {
  expect(placed('<h1 class="short">One</h1>', `<h1 class="long">${a?.("One")}</h1>`)).toBe(
    '<h1 class="short" data-words="pages/a#/heading">One</h1>',
  );
});

it("where marks have made other elements, those around them keep their places", () => {
  const page = placed(
    "<h1>One</h1><p>x</p><p>Two</p>",
    `<h1>${a?.("One")}</h1><p>x</p><i>y</i><p>${b?.("Two")}</p>`,
  );
  expect(page).toBe(
    '<h1 data-words="pages/a#/heading">One</h1><p>x</p><p data-words="pages/a#/text">Two</p>',
  );
});

it("there are marks for very many places", () => {
  const texts = Array.from({ length: 70_000 }, (_, index) => marked("x", `pages/b#/${index}`));
  expect(new Set(texts).size).toBe(70_000);
  expect(placed("<p>x</p>", `<p>${texts.at(-1)}</p>`)).toContain('"pages/b#/69999"');
});
