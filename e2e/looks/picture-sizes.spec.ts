import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** Windows, with those on both sides of each width at which a layout changes. */
const widths = [320, 479, 480, 640, 767, 768, 900, 1023, 1024, 1215, 1216, 1366, 1440, 1920, 2880];

test("pictures ask for what they show in any window", { tag: "@everything" }, async ({ page }) => {
  for (const [path, pictures] of [
    ["/pictures", 17],
    ["/products", 4],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main source[type='image/webp']")).toHaveCount(pictures);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sizeFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Pictures whose `sizes` say less than is shown of them, or more than a few pixels more. */
function sizeFaults(page: Page): Promise<string[]> {
  return page.locator("main picture").evaluateAll((pictures) => {
    const ruler = document.body.appendChild(document.createElement("div"));
    const faults = pictures.flatMap((picture) => {
      const sizes = picture.querySelector("source")?.sizes ?? "";
      const image = picture.querySelector("img") as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const isCut = getComputedStyle(image).objectFit === "cover";
      const due = isCut ? Math.max(width, height * ratio) : width;
      const [, length = ""] =
        sizes
          .split(",")
          .map((size) => /^(?:(\(min-width:[\d.]+rem\)) )?(.+)$/.exec(size)?.slice(1) ?? [])
          .find(([condition]) => !condition || matchMedia(condition).matches) ?? [];
      // A rem of `sizes` is the browser's own.
      ruler.style.width = length.replace(/([\d.]+)rem/g, (_, rem) => `${16 * Number(rem)}px`);
      const asked = ruler.getBoundingClientRect().width;
      const isRight = asked >= due - 1 && asked <= 1.08 * due + 8;
      const section = picture.closest("section, li, .hero, .gallery")?.textContent?.slice(0, 20);
      return isRight ? [] : [`${section}: ${asked} asked, ${due} due, ${sizes}`];
    });
    ruler.remove();
    return faults;
  });
}
