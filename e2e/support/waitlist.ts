import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "playwright/test";
import { parse } from "yaml";
import { pageOf } from "../../src/content/schema/pages.ts";
import type { ProductFields } from "../../src/content/schema/product.ts";
import { fill } from "../../src/content/template.ts";
import { type contentIn, given, pages, pathOf, products } from "./content.ts";
import { named } from "./named.ts";
import { inProject } from "./project.ts";

/** An address for the waitlist. */
export const address = "asha@example.org";

export const productCard = named("article", (product: string) => product);

type DialogWord = "submit" | "forget" | "close";

/**
 * How visitors of a site meet its open waitlist.
 *
 * @param content What the site says. Where no list is open, it is that of the product that tests add.
 */
export function waitlistOf({
  pages,
  products,
}: Pick<ReturnType<typeof contentIn>, "pages" | "products">) {
  const openProduct =
    products.find(({ waitlist }) => waitlist === "open") ??
    (parse(
      readFileSync(inProject("e2e/content/products/open-ledger.yaml"), "utf8"),
    ) as ProductFields);
  const words = () => given(pageOf(pages, "products"));
  const notifyButton = named("button", (product: string = openProduct.name) =>
    fill(words().card.notifyName, { product }),
  );
  /** The dialog, named by its heading. */
  const waitlistDialog = named("dialog", () =>
    fill(words().waitlist.heading, { product: openProduct.name }),
  );
  const field = named("textbox", () => words().waitlist.email);
  const button = named("button", (word: DialogWord) => words().waitlist[word]);
  const addressField = (page: Page) => field(waitlistDialog(page));
  const dialogButton = (page: Page, word: DialogWord) => button(waitlistDialog(page), word);

  /** What is said to whoever has joined, in the part that takes the focus. */
  function confirmation(page: Page): Locator {
    const text = fill(words().waitlist.done, { email: address });
    return waitlistDialog(page).getByText(text, { exact: true }).locator("xpath=..");
  }

  /** Opens the products page and the dialog, by keyboard. */
  async function openWaitlist(page: Page): Promise<void> {
    await page.goto(pathOf("products", pages));
    await notifyButton(page).press("Enter");
    await expect(addressField(page)).toBeFocused();
  }

  /** Joins the waitlist, by keyboard. */
  async function joinWaitlist(page: Page): Promise<void> {
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(confirmation(page)).toBeFocused();
  }

  return {
    ...{ openProduct, notifyButton, waitlistDialog, addressField, dialogButton },
    ...{ confirmation, openWaitlist, joinWaitlist },
  };
}

/** Those of the tested site. */
export const {
  openProduct,
  notifyButton,
  waitlistDialog,
  addressField,
  dialogButton,
  confirmation,
  openWaitlist,
  joinWaitlist,
} = waitlistOf({ pages, products });
