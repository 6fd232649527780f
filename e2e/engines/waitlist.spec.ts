import { cp } from "node:fs/promises";
import { fill } from "../../src/content/template.ts";
import { pageContent } from "../support/content.ts";
import { inProject } from "../support/project.ts";
import { under } from "../support/under.ts";
import { serveVariant } from "../support/variant.ts";
import { address, openProduct } from "../support/waitlist.ts";
import { expect, test } from "./test.ts";

const { card, waitlist: words } = pageContent("products");
const product = openProduct.name;
const notify = fill(card.notifyName, { product });
const dialog = fill(words.heading, { product });

test("the waitlist's dialog opens, is left by Escape, and takes an address", async ({ visitor }, {
  workerIndex,
}) => {
  const { visit, focus, press, type, see, seeNo, expectFocus, ask } = visitor;
  // A site with one more product, whose waitlist is open.
  const site = await serveVariant(`dist.engine-${workerIndex}`, (content) =>
    cp(inProject("e2e/content"), content, { recursive: true }),
  );
  try {
    await visit(site.origin + under("/products"));
    await focus("button", notify);
    await press("Enter");
    await see("dialog", dialog);
    await expectFocus("textbox", words.email);
    await press("Escape");
    await seeNo("dialog", dialog);
    await expectFocus("button", notify);

    await press("Space");
    await expectFocus("textbox", words.email);
    await type(address);
    await press("Enter");
    await seeNo("textbox", words.email);
    const text = await ask("dialog", dialog, (element) => element.textContent);
    expect(text).toContain(fill(words.done, { email: address }));
    await press("Escape");
    await seeNo("dialog", dialog);
    await expectFocus("button", notify);
  } finally {
    await site.close();
  }
});
