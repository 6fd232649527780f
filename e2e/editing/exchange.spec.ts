import type { Page } from "playwright/test";
import { hydrate } from "../support/controls.ts";
import { asAnotherTab, exchange, pressText, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

/** A site with a form, and with questions that are unfolded. */
const test = testOfWriting("kilns");
const file = "pages/workshop.yaml";
const save = "Control+Enter";

/** When the document was loaded. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("what is typed is in the field, and the page stays where it is, while twenty saves, additions and undos run", async ({
  page,
  panel,
  editing,
}) => {
  const ask = await asAnotherTab(editing, "workshop");
  await page.goto("/workshop");
  const loaded = await loadedAt(page);
  const question = page.locator("details").filter({ hasText: "Do you buy kilns back?" });
  await question.locator("summary").click();
  const answer = question.getByText("We mend them");
  const field = await pressText(answer, panel);
  const before = await field.inputValue();
  let isMoved = false;
  let topBefore = (await answer.boundingBox())?.y ?? 0;

  let isTyping = true;
  let typed = "";
  const typing = (async () => {
    for (let letter = 0; isTyping; letter++) {
      const next = "kiln "[letter % 5] as string;
      await page.keyboard.type(next);
      typed += next;
    }
  })();
  const list = "pages/workshop#/sections/6/items";
  for (let round = 0; round < 7; round++) {
    await ask("save", { place: "pages/workshop#/heading", text: `Dairy ${round}` });
    await ask("change", { place: `${list}/0/question`, list, action: "add", index: 0 });
    await ask("undo", {});
    const { y } = (await answer.boundingBox()) ?? { y: 0 };
    isMoved ||= Math.abs(y - topBefore) > 0.5;
    if (round !== 3) continue;
    // From here on React renders what has changed. The pointer has the page scroll.
    await hydrate(page);
    topBefore = (await answer.boundingBox())?.y ?? 0;
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dairy 6");
  isTyping = false;
  await typing;

  await expect(field).toBeFocused();
  await expect(field).toHaveValue(before + typed);
  await expect(question).toHaveAttribute("open");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(question, "It is shown as it is typed.").toContainText(typed.trim().slice(-20));
  await expect(panel.getByRole("status").first()).toHaveText(/^The content has changed/);
  expect(isMoved, "What is in view stays where it is.").toBe(false);
  await exchange(page, () => page.keyboard.press(save));
  await expect.poll(() => editing.read(file)).toContain((before + typed).trim().slice(-40));
  expect(await loadedAt(page), "The document is the same.").toBe(loaded);
});
