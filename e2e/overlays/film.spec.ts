import type { Page } from "playwright/test";
import { hydrate } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

const play = (page: Page) => page.getByRole("link", { name: "Play the film: Elsewhere" });
const frame = (page: Page) => page.getByTitle("Elsewhere", { exact: true });
const link = "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=65s";

test.describe("films", { tag: "@everything" }, () => {
  test("a film is asked for at a press", { tag: "@daily" }, async ({ page, foreignRequests }) => {
    await page.goto("/films", { waitUntil: "networkidle" });
    await expect(page.getByText(/^The film comes from YouTube\. Once you press/)).toBeVisible();
    await expect(play(page)).toHaveAttribute("href", link);
    await expect(frame(page)).toBeHidden();
    await play(page).focus();
    expect(foreignRequests).toEqual([]);
    const still = page.locator(".video").first();
    const size = await still.boundingBox();
    await page.keyboard.press("Enter");
    await expect(frame(page)).toBeFocused();
    await expect(frame(page).contentFrame().getByRole("button")).toBeVisible();
    await expect(play(page)).toBeHidden();
    await expect(page.getByText("Does the film not play here?").first()).toBeVisible();
    expect(await still.boundingBox()).toEqual(size);
    // First whether anybody answers, then the film itself.
    const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=65";
    expect(foreignRequests).toEqual([film, film]);
    await page.keyboard.press("Tab");
    await expect(frame(page).contentFrame().getByRole("button")).toBeFocused();
    // React changes nothing of it.
    await hydrate(page);
    await expect(frame(page)).toHaveAttribute("src", film);
    await expect(play(page)).toBeHidden();
  });

  test("where nobody answers, a link leads to the film", async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource: net::ERR_/);
    await page.route(/youtube-nocookie/, (route) => route.abort("connectionrefused"));
    await page.goto("/films");
    const instead = page.getByText("Does the film not play here?").first();
    await expect(instead).toBeHidden();
    await play(page).click();
    await expect(instead).toBeVisible();
    await expect(page.locator(":focus")).toHaveText(`${await instead.textContent()}`);
    await expect(instead.getByRole("link", { name: "YouTube" })).toHaveAttribute("href", link);
    await expect(play(page)).toBeVisible();
    await expect(page).toHaveURL(/films$/);
  });

  test("a film of the firm's own loads as it is played", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/films", { waitUntil: "networkidle" });
    const film = page.locator("video");
    await expect(film).toHaveAccessibleName("Our own");
    expect(asked.filter((url) => /\/files\//.test(url))).toEqual([]);
    const hasPlayed = () => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime > 0);
    await film.evaluate((one: HTMLVideoElement) => one.play());
    await expect.poll(hasPlayed).toBe(true);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a link leads to the film, and what is said and shown can be read", async ({ page }) => {
      await page.goto("/films");
      await page.getByText("What is said and shown").first().click();
      await expect(page.getByText("The hands of the clock stand still.")).toBeVisible();
      await play(page).click();
      await page.waitForURL(link);
    });

    test("in print the address of a film stands below its still", async ({ page }) => {
      await page.goto("/films");
      await page.emulateMedia({ media: "print" });
      const film = page.locator(".video").first();
      const boxes = [film, film.getByRole("img"), play(page)].map((one) => one.boundingBox());
      const [frame, still, address] = (await Promise.all(boxes)).map((box) => ({
        ...{ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) },
      }));
      expect(address?.top).toBeGreaterThanOrEqual(still?.bottom ?? Infinity);
      expect(frame?.bottom).toBeGreaterThanOrEqual(address?.bottom ?? Infinity);
    });
  });
});
