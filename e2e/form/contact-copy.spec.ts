import { blockClipboard } from "../support/blocked.ts";
import {
  asText,
  expectNotice,
  fillIn,
  message,
  notice,
  openForm,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const { outcome: words } = pageContent("contact");

for (const how of ["refused", "missing"] as const)
  test(`where copying is ${how}, the message stands there selected`, async ({ page }) => {
    await blockClipboard(page, how);
    await openForm(page);
    await fillIn(page);
    await submitByKeyboard(page);
    await expectNotice(page, "handedOver");
    const part = notice(page, "handedOver");
    await part.getByRole("button", { name: words.copy, exact: true }).press("Enter");
    const copy = part.getByRole("textbox", { name: words.copyByHand, exact: true });
    await expect(copy).toBeFocused();
    await expect(copy).toHaveValue(asText(message));
    await expect(part.getByRole("status")).toBeEmpty();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(asText(message));
  });
