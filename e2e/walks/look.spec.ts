import { contentFolder } from "../support/content.ts";
import { expect, plainTest as test } from "../support/test.ts";
import { look } from "./look.ts";
import { readWords } from "./words.ts";

test("what has the focus is told from others of its name, and known again", async ({ page }) => {
  const words = readWords(contentFolder);
  const focusAfter = async (change: () => void) => {
    await page.evaluate(change);
    return (await page.evaluate(look, words)).focus;
  };
  await page.setContent("<main><button>Close</button><button>Close</button></main>");
  const first = await focusAfter(() => document.querySelector("button")?.focus());
  const second = await focusAfter(() => document.querySelector<HTMLElement>("* + button")?.focus());
  expect(second.element).not.toBe(first.element);
  expect(second.place).not.toBe(first.place);

  const belowAnother = await focusAfter(() => {
    const another = document.createElement("button");
    another.textContent = "Close";
    document.querySelector("main")?.prepend(another);
  });
  expect(belowAnother.element).toBe(second.element);

  const madeAnew = await focusAfter(() => {
    const copy = document.activeElement?.cloneNode(true) as HTMLElement;
    document.activeElement?.replaceWith(copy);
    copy.focus();
  });
  expect(madeAnew.element).not.toBe(belowAnother.element);
  expect(madeAnew.place).toBe(belowAnother.place);
});
