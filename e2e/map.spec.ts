import { pageContent, site } from "./support/content.ts";
import { isHydrated, themeButton } from "./support/controls.ts";
import { narrow, wide } from "./support/modes.ts";
import { expect, test } from "./test.ts";

const { map: words } = pageContent("contact");
const { latitude, longitude } = site.contact.place;

for (const viewport of [narrow, wide])
  test.describe(() => {
    test.use({ viewport });

    test(`no map is asked for until it is reached at ${viewport.width} px`, async ({
      page,
      foreignRequests,
    }) => {
      await page.goto("/contact", { waitUntil: "networkidle" });
      const map = page.getByTitle(words.title, { exact: true });
      await expect(map).not.toHaveAttribute("src");
      expect(foreignRequests).toEqual([]);
      await map.scrollIntoViewIfNeeded();
      await expect(map.contentFrame().getByRole("button")).toBeVisible();
      expect(foreignRequests).toHaveLength(1);
      const { origin, searchParams } = new URL(foreignRequests[0] ?? "");
      expect(origin).toBe("https://www.openstreetmap.org");
      expect(searchParams.get("marker")).toBe(`${latitude},${longitude}`);
    });
  });

test("the map is asked for once, also where React hears of it before the boot script", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLIFrameElement;
    const address = Object.getOwnPropertyDescriptor(prototype, "src") as PropertyDescriptor;
    window.timesAsked = 0;
    Object.defineProperty(prototype, "src", {
      get: address.get as () => string,
      set(value: string) {
        window.timesAsked += 1;
        address.set?.call(this, value);
      },
    });
    const late = new WeakSet<IntersectionObserver>();
    let isFirst = true;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super((entries, observer) => {
          if (!late.has(observer)) return callback(entries, observer);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => callback(entries, observer);
          port2.postMessage(undefined);
        });
      }
      override observe(target: Element) {
        if (isFirst && target.localName === "iframe") late.add(this);
        isFirst &&= target.localName !== "iframe";
        super.observe(target);
      }
    };
  });
  await page.goto("/contact");
  // Pointing at it would bring the map into view on the way.
  await themeButton(page).dispatchEvent("pointerover");
  await expect.poll(() => isHydrated(page)).toBe(true);
  const map = page.getByTitle(words.title, { exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole("button")).toBeVisible();
  expect(await page.evaluate(() => window.timesAsked)).toBe(1);
});

declare global {
  interface Window {
    /** How often a frame was given an address. */
    timesAsked: number;
  }
}

test("the map is boxed in, and tells its site nothing of this one", async ({ page }) => {
  await page.goto("/contact");
  const map = page.getByTitle(words.title, { exact: true });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute("src");
  const allowed = (await map.getAttribute("sandbox"))?.split(" ").sort();
  expect(allowed).toEqual(["allow-popups", "allow-same-origin", "allow-scripts"]);
  await expect(map).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("a link leads past the map, which asks for nothing then", async ({
  page,
  foreignRequests,
}) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: words.skip, exact: true }).press("Enter");
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused.and(page.getByRole("contentinfo").locator("*"))).toHaveCount(1);
  // Skipping shows the map in passing at most once.
  expect(foreignRequests.length).toBeLessThanOrEqual(1);
});

test("a link to the map's own site says that it opens a new tab", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("link", { name: new RegExp(`^${words.link}`) });
  await expect(link).toHaveAccessibleName(`${words.link} (${site.interface.newTab})`);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noreferrer");
  const popup = page.waitForEvent("popup");
  await link.press("Enter");
  const { searchParams } = new URL((await popup).url());
  expect(searchParams.get("mlat")).toBe(`${latitude}`);
  expect(searchParams.get("mlon")).toBe(`${longitude}`);
});

test("what the map tells its site stands beside it", async ({ page }) => {
  await page.goto("/contact");
  const part = page.getByRole("region", { name: words.heading, exact: true });
  await expect(part.getByText(words.privacy)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link to the map stands there alone", async ({ page, foreignRequests }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: new RegExp(`^${words.link}`) })).toBeVisible();
    await expect(page.getByRole("link", { name: words.skip })).toHaveCount(0);
    await expect(page.getByTitle(words.title)).toBeHidden();
    expect(foreignRequests).toEqual([]);
  });
});
