import { wide } from "../support/conditions.ts";
import { Transcript } from "../support/product/screen-reader.ts";
import { testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

/** What a virtual screen reader says of the panel, beside what somebody has read and found good. */
const test = testOfWriting("e2e/firms/arabic");
test.use({ bypassCSP: true, viewport: wide });

test("what is found of a text is told once, and not at each key", async ({ page, panel }) => {
  await page.goto("/");
  await expect(panel.getByRole("button")).toBeVisible();
  const transcript = new Transcript(page);
  await transcript.open("/", true);
  await transcript.act("opens the list", async () => {
    await panel.getByRole("button", { name: "Texts of this page" }).click();
    await expect(panel.getByText(/^\d+ texts$/)).toBeVisible();
  });
  await transcript.act("goes to the first text", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
  });
  await transcript.act("opens it", async () => {
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("textbox").last()).toBeFocused();
  });
  await transcript.act("types on", async () => {
    await page.keyboard.type(" TODO  TODO", { delay: 50 });
    await expect(panel.getByRole("listitem").filter({ hasText: "2 spaces" })).toBeVisible();
  });
  await transcript.act("leaves it", async () => {
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("searchbox")).toBeVisible();
  });
  expect(transcript.text()).toMatchSnapshot("transcript-of-writing-on-the-page.txt");
});
