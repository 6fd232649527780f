import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";
import { parse } from "yaml";
import type { ProductFields } from "../../src/content/schema/product.ts";
import { fill } from "../../src/content/template.ts";
import { pageContent, pathOf, products } from "./content.ts";
import { inProject } from "./project.ts";

const card = () => pageContent("products").card;
const words = () => pageContent("products").waitlist;

/** A product whose waitlist is open: the content's own, else the one that tests add. */
export const openProduct =
  products.find(({ waitlist }) => waitlist === "open") ??
  (parse(
    readFileSync(inProject("e2e/content/products/open-ledger.yaml"), "utf8"),
  ) as ProductFields);

/** An address for the waitlist. */
export const address = "asha@example.org";

export function productCard(page: Page, product: string): Locator {
  return page.getByRole("article", { name: product, exact: true });
}

export function notifyButton(page: Page, product = openProduct.name): Locator {
  return page.getByRole("button", { name: fill(card().notifyName, { product }), exact: true });
}

/** The dialog, named by its heading. */
export function waitlistDialog(page: Page): Locator {
  const name = fill(words().heading, { product: openProduct.name });
  return page.getByRole("dialog", { name, exact: true });
}

export function addressField(page: Page): Locator {
  return waitlistDialog(page).getByRole("textbox", { name: words().email, exact: true });
}

export function dialogButton(page: Page, word: "submit" | "forget" | "close"): Locator {
  return waitlistDialog(page).getByRole("button", { name: words()[word], exact: true });
}

/** What is said to whoever has joined, in the part that takes the focus. */
export function confirmation(page: Page): Locator {
  const said = waitlistDialog(page).getByText(fill(words().done, { email: address }), {
    exact: true,
  });
  return said.locator("xpath=..");
}

/** Opens the products page and the dialog, by keyboard. */
export async function openWaitlist(page: Page): Promise<void> {
  await page.goto(pathOf("products"));
  await notifyButton(page).press("Enter");
  await expect(addressField(page)).toBeFocused();
}

/** Joins the waitlist, by keyboard. */
export async function joinWaitlist(page: Page): Promise<void> {
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
}
