import { given, pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";

const words = given(pageContent("contact").bubble);

test("the typing runs, and is paused and played by keyboard", async ({ visitor }) => {
  await visitor.visit("/contact");
  await visitor.ask("region", words.heading, (bubble) =>
    bubble.scrollIntoView({ block: "center" }),
  );
  await visitor.see("button", words.pause);
  await visitor.expectInPage(countCursors, 1);
  const before = await visitor.evaluate(typed);
  await expect.poll(() => visitor.evaluate(typed), "Something is typed.").not.toBe(before);

  await visitor.focus("button", words.pause);
  await visitor.press("Enter");
  await visitor.expectFocus("button", words.play);
  await visitor.expectInPage(countCursors, 0);
  await visitor.press("Space");
  await visitor.expectFocus("button", words.pause);
  await visitor.expectInPage(countCursors, 1);
});

/** Runs in the page: the text that is typed, for the eye alone. */
function typed(): string {
  return document.querySelector("main p[aria-hidden=true]")?.textContent ?? "";
}

/** Runs in the page: the marks that blink while something is typed. */
function countCursors(): number {
  return document.querySelectorAll("main p[aria-hidden=true] span[class]").length;
}
