import type { Page } from "playwright/test";
import { fieldNames } from "../../src/contact/message.ts";
import { narrow, wide } from "../support/conditions.ts";
import {
  contactField,
  expectErrors,
  fillIn,
  message,
  missingErrors,
  openForm,
  submitButton,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

const { errors } = pageContent("contact").form;

test("a field shows no error while it was only visited, and then one that follows each change", async ({
  page,
}) => {
  await openForm(page);
  await expect(page.locator("[maxlength]")).toHaveCount(0);
  for (const name of fieldNames) await contactField(page, name).focus();
  await page.keyboard.press("Tab");
  await expectErrors(page, {});
  for (const name of fieldNames) {
    const field = contactField(page, name);
    await field.fill(message[name]);
    await expectErrors(page, {});
    // Other blanks stand in `message.test.ts`.
    for (const nothing of ["", "\t \u00a0"]) {
      await field.fill(nothing);
      await expectErrors(page, { [name]: missingErrors()[name] });
      await field.fill(message[name]);
      await expectErrors(page, {});
    }
  }
});

test("an error is spoken once, on leaving its field", async ({ page }) => {
  await openForm(page);
  const said = await page.locator("form").getByRole("status").evaluateHandle(recordTexts);
  const spoken = () => said.evaluate((texts) => texts.filter(Boolean));

  await contactField(page, "email").pressSequentially("asha");
  await expectErrors(page, { email: errors.emailInvalid });
  for (const role of ["status", "alert"] as const)
    await expect(page.getByRole(role).filter({ hasText: /./ })).toHaveCount(0);
  expect(await spoken()).toEqual([]);

  await page.keyboard.press("Tab");
  await expect.poll(spoken).toEqual([errors.emailInvalid]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await spoken()).toEqual([errors.emailInvalid]);

  await contactField(page, "email").press("End");
  await page.keyboard.type("@example.org");
  await page.keyboard.press("Tab");
  await expectErrors(page, {});
  expect(await spoken()).toEqual([errors.emailInvalid]);
});

test("nothing moves when an error comes or goes", async ({ page }) => {
  await recordMoves(page);
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await page.evaluate(() => sessionStorage.clear());
    await openForm(page);
    const before = await places(page);
    const movesBefore = await movesOf(page);
    for (const name of fieldNames) {
      await contactField(page, name).fill("x");
      await contactField(page, name).fill("");
    }
    await expectErrors(page, missingErrors());
    expect(await places(page)).toEqual(before);
    await fillIn(page);
    await expectErrors(page, {});
    expect(await places(page)).toEqual(before);
    expect(await movesOf(page)).toEqual(movesBefore);
  }
});

test("words too long to stand beside a label have room of their own, so that nothing moves", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openForm(page);
  const field = contactField(page, "email");
  const error = page.locator(":has(> [name=email]) > p");
  await error.evaluate((element) => {
    element.dataset["room"] = "Donaudampfschifffahrtsgesellschaftskapitänsadresse ".repeat(3);
  });
  const before = await places(page);
  await field.fill("x");
  await error.evaluate((element) => {
    const [said] = element.children;
    if (said) said.textContent = element.dataset["room"] ?? "";
  });
  expect(await places(page)).toEqual(before);
  const [text, box] = [await error.boundingBox(), await field.boundingBox()];
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

/** Where fields and button stand in the document. */
function places(page: Page) {
  const all = [...fieldNames.map((name) => contactField(page, name)), submitButton(page)];
  return Promise.all(
    all.map((control) =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height];
      }),
    ),
  );
}

/** Runs in the page: gives a list that grows with each text of an element. */
function recordTexts(element: Element): string[] {
  const texts: string[] = [];
  new MutationObserver(() => texts.push(element.textContent ?? "")).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return texts;
}
