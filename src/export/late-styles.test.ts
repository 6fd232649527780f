import { expect, it } from "vitest";
import { lateStyles } from "./late-styles.ts";

it("a page without late styles gets no file for them", () => {
  expect(lateStyles("about", "")).toBeUndefined();
});

it("late styles are named by their page and by what they hold", () => {
  const [one, same, other] = ["p{}", "p{}", "b{}"].map((css) => lateStyles("about", css)?.file);
  expect(one).toMatch(/^assets\/about-styles-[\w-]{6}\.js$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it("late styles add a sheet to those that the page has, whatever signs they hold", () => {
  const css = 'a::before{content:"\\201c`$&"}';
  const page = { adoptedStyleSheets: ["first"] as unknown[] };
  class Sheet {
    text = "";
    replaceSync(text: string) {
      this.text = text;
    }
  }
  new Function("document", "CSSStyleSheet", `${lateStyles("about", css)?.code}`)(page, Sheet);
  expect(page.adoptedStyleSheets).toEqual(["first", expect.objectContaining({ text: css })]);
});
