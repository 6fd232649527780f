import { pageOf } from "../../src/content/schema/pages.ts";
import { fill } from "../../src/content/template.ts";
import { contentIn, given, pageContent } from "../support/content.ts";
import { serveExport } from "../support/host.ts";
import { sites } from "../support/product/sites.ts";
import { address } from "../support/waitlist.ts";
import { expect, test } from "./test.ts";

const contact = pageContent("contact");

test("the map shows where its site answers, and the drawn ground alone where it does not", async ({
  visitor,
}, { project }) => {
  await visitor.visit("/contact");
  await visitor.evaluate(() => document.querySelector("iframe")?.scrollIntoView());
  // In Firefox a stand-in answers; to WebKitGTK nobody does.
  if (project.name === "Firefox") {
    await visitor.expectInPage(isMapShown, true);
    await visitor.see("link", given(contact.map).skip);
    return;
  }
  await visitor.expectInPage(hasAsked, true);
  // Asked later and in vain as well, so that the map's own question is answered by then.
  await visitor.evaluate(() =>
    fetch("https://www.openstreetmap.org/", { mode: "no-cors" }).catch(() => undefined),
  );
  expect(await visitor.evaluate(isMapShown)).toBe(false);
  await visitor.seeNo("link", given(contact.map).skip);
});

test("the waitlist's dialog opens, is left by Escape, and takes an address", async ({
  visitor,
  share,
}) => {
  const { pages, products } = contentIn(sites.arabic.content());
  const { card, waitlist } = given(pageOf(pages, "products"));
  const product = given(products.find(({ waitlist }) => waitlist === "open")).name;
  const button = ["button", fill(card.notifyName, { product })] as const;
  const dialog = ["dialog", fill(waitlist.heading, { product })] as const;
  const { origin } = await share("waitlist", () => serveExport(sites.arabic.folder, "/"));
  await visitor.visit(`${origin}/products`);
  await visitor.focus(...button);
  await visitor.press("Enter");
  await visitor.see(...dialog);
  await visitor.expectFocus("textbox", waitlist.email);
  await visitor.press("Escape");
  await visitor.seeNo(...dialog);
  await visitor.expectFocus(...button);

  await visitor.press("Space");
  await visitor.expectFocus("textbox", waitlist.email);
  await visitor.type(address);
  await visitor.press("Enter");
  await visitor.seeNo("textbox", waitlist.email);
  await visitor.expectText("dialog", fill(waitlist.done, { email: address }));
  await visitor.press("Escape");
  await visitor.seeNo(...dialog);
  await visitor.expectFocus(...button);
});

/** Runs in the page. */
function isMapShown(): boolean | undefined {
  return document.querySelector("iframe")?.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page: whether the module that shows the map is there. */
function hasAsked(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("show-map"));
}
