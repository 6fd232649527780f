import { expect, type Locator } from "playwright/test";

/** Expects that a press says the words of a live region again: they go first, as nobody hears those that are there already. */
export async function expectSaidAgain(region: Locator, press: () => Promise<void>): Promise<void> {
  const words = await region.textContent();
  await region.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(element, { heard });
    const hear = () => heard.push(`${element.textContent}`.trim());
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(hear).observe(element, all);
  });
  await press();
  const heard = () => region.evaluate((element) => Reflect.get(element, "heard"));
  await expect.poll(heard).toEqual(["", words]);
}
