import { fill } from "../../src/content/template.ts";
import { pageContent } from "../support/content.ts";
import { under } from "../support/under.ts";
import { addOpenProduct, serveVariant } from "../support/variant.ts";
import { address, openProduct } from "../support/waitlist.ts";
import { expect, test } from "./test.ts";

const { card, waitlist: words } = pageContent("products");
const product = openProduct.name;
const notify = fill(card.notifyName, { product });
const dialog = fill(words.heading, { product });

test("the waitlist's dialog opens, is left by Escape, and takes an address", async ({
  visitor,
}) => {
  // A site with one more product, whose waitlist is open.
  const site = await serveVariant(addOpenProduct);
  try {
    await visitor.visit(site.origin + under("/products"));
    await visitor.focus("button", notify);
    await visitor.press("Enter");
    await visitor.see("dialog", dialog);
    await visitor.expectFocus("textbox", words.email);
    await visitor.press("Escape");
    await visitor.seeNo("dialog", dialog);
    await visitor.expectFocus("button", notify);

    await visitor.press("Space");
    await visitor.expectFocus("textbox", words.email);
    await visitor.type(address);
    await visitor.press("Enter");
    await visitor.seeNo("textbox", words.email);
    const text = await visitor.ask("dialog", dialog, (element) => element.textContent);
    expect(text).toContain(fill(words.done, { email: address }));
    await visitor.press("Escape");
    await visitor.seeNo("dialog", dialog);
    await visitor.expectFocus("button", notify);
  } finally {
    await site.close();
  }
});
