import { expect, type Page } from "playwright/test";
import { pathOfLayout } from "./content.ts";

/* How visitors of a site in any language meet its open waitlist. */

/** An address for the waitlist. */
export const address = "asha@example.org";

/** The button of the first product whose list is open. */
export const notifyButton = (page: Page) => page.locator("[aria-haspopup=dialog]").first();
export const waitlistDialog = (page: Page) => page.getByRole("dialog");
export const addressField = (page: Page) => waitlistDialog(page).getByRole("textbox");

/** The message to a visitor who has joined, in the part that takes the focus. */
export const confirmation = (page: Page) =>
  waitlistDialog(page).locator("[tabindex='-1']").filter({ hasText: address });

/** Opens the products page and the dialog, by keyboard. */
export async function openWaitlist(page: Page): Promise<void> {
  await page.goto(pathOfLayout("products"));
  await notifyButton(page).press("Enter");
  await expect(addressField(page)).toBeFocused();
}

/** Joins the waitlist, by keyboard. */
export async function joinWaitlist(page: Page): Promise<void> {
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
}
