import { fill } from "../../../src/content/template.ts";
import { pageContent } from "../../support/content.ts";
import { address, openProduct } from "../../support/waitlist.ts";
import { expect, test } from "../test.ts";
import { visitorOf } from "../visitor.ts";

const { card, waitlist: words } = pageContent("products");
const product = openProduct.name;
const notify = fill(card.notifyName, { product });
const dialog = fill(words.heading, { product });

/** The dialog of a product whose waitlist is open. */
export function waitlistFlows(): void {
  test("the waitlist's dialog opens, is left by Escape, and takes an address", async ({
    visitor: { engine },
    waitlistSite,
  }) => {
    const { visit, focus, see, seeNo, expectFocus, ask } = visitorOf(engine, waitlistSite.origin);
    await visit("/products");
    await focus("button", notify);
    await engine.press("Enter");
    await see("dialog", dialog);
    await expectFocus("textbox", words.email);
    await engine.press("Escape");
    await seeNo("dialog", dialog);
    await expectFocus("button", notify);

    await engine.press("Space");
    await expectFocus("textbox", words.email);
    await engine.type(address);
    await engine.press("Enter");
    await seeNo("textbox", words.email);
    const text = await ask("dialog", dialog, (element) => element.textContent);
    expect(text).toContain(fill(words.done, { email: address }));
    await engine.press("Escape");
    await seeNo("dialog", dialog);
    await expectFocus("button", notify);
  });
}
