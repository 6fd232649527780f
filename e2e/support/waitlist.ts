import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";
import { parse } from "yaml";
import type { ProductFields } from "../../src/content/schema/product.ts";
import { fill } from "../../src/content/template.ts";
import { pageContent, pathOf, products } from "./content.ts";
import { named } from "./named.ts";
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

export const productCard = named("article", (product: string) => product);

export const notifyButton = named("button", (product: string = openProduct.name) =>
  fill(card().notifyName, { product }),
);

/** The dialog, named by its heading. */
export const waitlistDialog = named("dialog", () =>
  fill(words().heading, { product: openProduct.name }),
);

type DialogWord = "submit" | "forget" | "close";
const field = named("textbox", () => words().email);
export const addressField = (page: Page) => field(waitlistDialog(page));

const button = named("button", (word: DialogWord) => words()[word]);
export const dialogButton = (page: Page, word: DialogWord) => button(waitlistDialog(page), word);

/** What is said to whoever has joined, in the part that takes the focus. */
export function confirmation(page: Page): Locator {
  const text = fill(words().done, { email: address });
  return waitlistDialog(page).getByText(text, { exact: true }).locator("xpath=..");
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
