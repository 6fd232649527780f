import type { Locator, Page } from "playwright/test";
import { expectInside, openList, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const low = { width: 320, height: 256 };

/** The control with the focus, if it is in the panel, and whether it is to be seen and pressed. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector(".writing")?.shadowRoot;
    const control = root?.activeElement;
    if (!root || !control) return undefined;
    const { left, right, top, bottom, height } = control.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    const shown = root.elementFromPoint((left + right) / 2, (from + to) / 2);
    const isShown = control.contains(shown) || shown?.contains(control) === true;
    const isWhole = to - from >= Math.min(height - 1, 40);
    const isInside = left > -1 && right < innerWidth + 1;
    const all = [...root.querySelectorAll("*")];
    const name = control.getAttribute("aria-label") || control.textContent || control.localName;
    return { at: all.indexOf(control), name, isSeen: isShown && isWhole && isInside };
  });

/** Each control of the panel comes with Tab, and is seen then; returns how many there are. */
async function walkThrough(page: Page, panel: Locator): Promise<number> {
  await panel.locator(".bar button").first().focus();
  const seen = new Set<number>();
  for (;;) {
    const control = await focused(page);
    if (!control || seen.has(control.at)) return seen.size;
    seen.add(control.at);
    expect(control).toMatchObject({ isSeen: true });
    await page.keyboard.press("Tab");
  }
}

test("in a low window each control of the panel is seen", async ({ page, panel }) => {
  await page.setViewportSize(low);
  await page.goto("/about");
  await openList(page, panel);
  const views: Record<string, () => Promise<unknown>> = {
    list: async () => undefined,
    Pages: () => panel.getByRole("button", { name: "Pages", exact: true }).press("Enter"),
    async Settings() {
      await panel.getByRole("button", { name: "All texts" }).press("Enter");
      await panel.getByRole("button", { name: "Settings", exact: true }).press("Enter");
      await panel.locator("summary", { hasText: "Hours" }).press("Enter");
      await expect(panel.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    },
    async Publish() {
      await panel.getByRole("button", { name: "Publish", exact: true }).press("Enter");
      await expect(panel.getByRole("button", { name: "Show what visitors" })).toBeVisible();
    },
    async text() {
      await panel.getByRole("button", { name: "All texts" }).press("Enter");
      await panel.locator("[data-place]:visible").first().press("Enter");
      await expect(panel.getByRole("button", { name: "Close", exact: true })).toBeVisible();
    },
    async entries() {
      await panel.getByRole("button", { name: "All texts" }).press("Enter");
      await panel.getByRole("button", { name: /Quality First/ }).press("Enter");
      await panel.locator("summary", { hasText: "Section 2 of 4" }).press("Enter");
      await expect(panel.getByRole("button", { name: /^Move up: Section 2/ })).toBeVisible();
    },
  };
  for (const [name, open] of Object.entries(views))
    await test.step(name, async () => {
      await open();
      await expectInside(panel);
      expect(await walkThrough(page, panel)).toBeGreaterThan(5);
    });
});

for (const size of [low, { width: 1400, height: 900 }])
  test(`kinds of sections open in view, ${size.height} px high`, async ({ page, panel }) => {
    await page.setViewportSize(size);
    await page.goto("/about");
    await openList(page, panel);
    await panel.getByRole("button", { name: /Quality First/ }).press("Enter");
    await panel.locator("summary", { hasText: "Section 2 of 4" }).press("Enter");
    const add = panel.locator('[data-at="pages/about#/sections add"]');
    await add.press("Enter");
    const kinds = panel.getByRole("list", { name: "Kind" });
    await expect(kinds).toBeFocused();
    const groups = kinds.getByRole("heading");
    await expect(groups).toHaveText([
      "Texts and lists",
      "Pictures and video",
      "Prices, times and figures",
      "From your other pages",
      "Contact and downloads",
    ]);
    const tops = async () => [
      (await add.boundingBox())?.y ?? -1,
      (await kinds.getByRole("button").first().boundingBox())?.y ?? -1,
    ];
    // The drawings that come change nothing of that.
    const drawing = kinds.locator("iframe").first();
    await expect(drawing).toBeAttached();
    for (const top of await tops()) {
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(size.height);
    }
    // Two columns where the panel is beside the page. Each drawing is seen to its edges.
    const columns = size === low ? 1 : 2;
    const buttons = kinds.getByRole("button");
    const [first, below, shown] = await Promise.all(
      [buttons.first(), buttons.nth(columns), drawing].map((one) => one.boundingBox()),
    );
    expect(below?.x).toBe(first?.x);
    expect(shown?.width).toBeGreaterThan(80);
    expect(shown?.width).toBeLessThanOrEqual(first?.width ?? 0);
    await page.keyboard.press("ArrowDown");
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(buttons.nth(columns)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(buttons.nth(columns - 1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(buttons.nth(columns === 1 ? 0 : 1)).toBeFocused();
  });
