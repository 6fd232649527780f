import { pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";

const { bubble: words } = pageContent("contact");

test("the typing runs, and is paused and played by keyboard", async ({ visitor }) => {
  const { visit, ask, see, focus, press, evaluate, expectFocus, expectInPage } = visitor;
  await visit("/contact");
  await ask("region", words.heading, (bubble) => bubble.scrollIntoView({ block: "center" }));
  await see("button", words.pause);
  await expectInPage(countCursors, 1);
  const before = await evaluate(typed);
  await expect.poll(() => evaluate(typed), "Something is typed.").not.toBe(before);

  await focus("button", words.pause);
  await press("Enter");
  await expectFocus("button", words.play);
  await expectInPage(countCursors, 0);
  await press("Space");
  await expectFocus("button", words.pause);
  await expectInPage(countCursors, 1);
});

/** Runs in the page: the text that is typed, for the eye alone. */
function typed(): string {
  return document.querySelector("main p[aria-hidden=true]")?.textContent ?? "";
}

/** Runs in the page: the marks that blink while something is typed. */
function countCursors(): number {
  return document.querySelectorAll("main p[aria-hidden=true] span > span[class]").length;
}
