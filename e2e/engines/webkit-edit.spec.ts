import type { WebDriver, WebElement } from "selenium-webdriver";
import {
  builtOnce,
  type PublishedSite,
  publishedSite,
} from "../support/product/published-panel.ts";
import { expect, test as plain } from "./webkit.ts";

const test = plain.extend<object, { built: PublishedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  built: [({}, use) => publishedSite(use, "english"), builtOnce],
});

/** What a selector takes in the document or the panel, whose text is this or begins so. */
async function found(driver: WebDriver, selector: string, text = ""): Promise<WebElement> {
  const find = (selector: string, text: string) => {
    const below = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        ...(one.matches(selector) ? [one] : []),
        ...(one.shadowRoot ? below(one.shadowRoot) : []),
      ]);
    return below(document).findLast(
      (one) => one.checkVisibility() && `${one.textContent}`.trim().startsWith(text),
    );
  };
  const element = await driver.wait(
    () => driver.executeScript<WebElement>(`return (${find})(...arguments)`, selector, text),
    30_000,
    `${selector} ${text}`,
  );
  return element as WebElement;
}

test("a text is written, is still there after a reload, and is published", async ({
  driver,
  built,
}) => {
  test.setTimeout(120_000);
  const press = async (selector: string, text = "") =>
    (await found(driver, selector, text)).click();
  const enterFrame = async () => driver.switchTo().frame(await found(driver, "iframe[srcdoc]"));
  await driver.get(`${built.origin}/edit/#/about`);
  await (await found(driver, "input[type=password]")).sendKeys("secret");
  await press("input[type=checkbox]");
  await press("button", "Sign in");
  await enterFrame();
  await found(driver, "button", "Texts of this page");
  await press("h2", "Our vision");
  const field = await found(driver, "textarea");
  await field.clear();
  await field.sendKeys("What we see");
  await press("button", "Save");
  await found(driver, "p, span, output", "Saved in");
  await driver.switchTo().defaultContent();
  await driver.navigate().refresh();
  await enterFrame();
  await found(driver, "h2", "What we see");
  await press("button", "Texts of this page");
  await press("button", "Publish");
  await press("form button[type=submit]", "Publish");
  await found(driver, "p", "Sent.");
  expect(await built.read("pages/about.yaml")).toContain("heading: What we see\n");
});
