import { expect } from "playwright/test";
import { TabBrowser } from "./tab-browser.ts";

/** A browser that has pages ready ahead, as visitors' browsers do and Playwright's does not. */
export class LinkBrowser extends TabBrowser {
  /** Opens an address in a tab of its own, and tells what happens there from now on. */
  async open(address: string): Promise<void> {
    await this.openTab();
    await expect.poll(() => this.pages.length).toBe(1);
    const [page] = this.pages;
    for (const domain of ["Runtime", "Preload"]) await this.send(`${domain}.enable`, {}, page);
    await this.send("Page.navigate", { url: address }, page);
    await this.until(`location.href === "${address}" && document.readyState === "complete"`);
  }

  /** Moves the pointer to the middle of the first such element of the page in front. */
  async pointAt(selector: string): Promise<void> {
    await this.mouse("mouseMoved", await this.placeOf(selector));
  }

  async press(selector: string): Promise<void> {
    const place = await this.placeOf(selector);
    const button = { ...place, button: "left", clickCount: 1 };
    await this.mouse("mousePressed", button);
    // A page that is left need not answer.
    this.mouse("mouseReleased", button).catch(() => undefined);
  }

  /** Waits until an expression holds in the latest page. One that just goes cannot be asked. */
  async until(expression: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(expression).catch(() => false), { message: expression })
      .toBe(true);
  }

  private async mouse(type: string, more: object): Promise<void> {
    await this.send("Input.dispatchMouseEvent", { type, ...more }, this.pages[0]);
  }

  private async placeOf(selector: string): Promise<object> {
    const expression = `(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`;
    const { result } = await this.send<{ result: { value: object } }>(
      "Runtime.evaluate",
      { expression, returnByValue: true },
      this.pages[0],
    );
    return result.value;
  }
}
