import { expect, type Page } from "playwright/test";
import { narrow, wide } from "./conditions.ts";
import { movesOf, recordMoves } from "./shifts.ts";

/** How far below the window browsers may fetch ahead, in pixels (Chromium, before it knows how fast the network is). */
const ahead = 3000;

/** Opens a page, and expects that its pictures are sharp, come when they are near, and move nothing. */
export async function expectGoodPictures(page: Page, path: string): Promise<void> {
  const asked = new Set<string>();
  // What is in memory is shown at once, however far it is: a drawing has one file for all windows.
  const known = new Set<string>();
  page.on("request", (request) => {
    const isNew = request.resourceType() === "image" && !known.has(request.url());
    if (isNew) asked.add(request.url());
  });
  await recordMoves(page);
  for (const window of [narrow, wide]) {
    // Else the page before fetches what suits the other window.
    await page.goto("about:blank");
    await page.setViewportSize(window);
    for (const url of asked) known.add(url);
    asked.clear();
    await page.goto(path);
    const pictures = await picturesOf(page);
    const lazy = pictures.map(({ isLazy }) => isLazy);
    const wanted = pictures.map((_, place) => place > 0);
    expect(lazy, "Each but the first is fetched when it is near.").toEqual(wanted);
    const near = pictures.filter(({ top }) => top < window.height + ahead);
    expect(
      asked.size,
      `Nothing is fetched that is far: ${[...asked].join(" ")}`,
    ).toBeLessThanOrEqual(near.length + 1);

    const seen = await picturesOf(page, true);
    const faults = seen.flatMap(({ file, shown, fetched, widest, ratio, said }) => [
      ...(fetched < Math.min(shown, widest) - 1 ? [`${file} is blurred at ${shown} px.`] : []),
      ...(Math.abs(said / ratio - 1) > 0.01 ? [`${file} has a ratio of ${ratio}.`] : []),
      ...(fetched > Math.max(2 * shown, 480) ? [`${file} is ${fetched} px for ${shown}.`] : []),
    ]);
    expect(faults, `${window.width} px`).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
  }
}

/**
 * Pictures of a page from top to bottom, in pixels of the window.
 *
 * @param inView Whether each is brought into view first, and has arrived.
 */
function picturesOf(page: Page, inView = false) {
  // A picture that can be enlarged is there a second time, in a closed dialog.
  return page.locator("main img:not(dialog img)").evaluateAll(async (images, inView) => {
    const facts = [];
    for (const image of images as HTMLImageElement[]) {
      if (inView) {
        image.scrollIntoView({ block: "center" });
        while (!image.complete) await new Promise((done) => setTimeout(done, 20));
      }
      const { naturalWidth, naturalHeight, currentSrc, width, height, loading } = image;
      const ratio = naturalWidth / naturalHeight;
      // A frame that cuts off the sides of a picture needs one that is broader than the frame.
      const isCut = getComputedStyle(image).objectFit === "cover";
      const shown = isCut ? Math.round(Math.max(width, height * ratio)) : width;
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const widths = sources.flatMap(({ srcset }) => srcset.match(/\d+(?=w)/g) ?? []).map(Number);
      const isDrawing = widths.length === 0;
      facts.push({
        file: currentSrc.replace(/.*\//, ""),
        isLazy: loading === "lazy",
        top: image.getBoundingClientRect().top,
        shown,
        // A drawing is sharp at any size.
        fetched: isDrawing ? shown : Number(currentSrc.match(/-(\d+)\.\w+$/)?.[1]),
        widest: Math.max(...widths, 0),
        ratio,
        said: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
      });
    }
    return facts;
  }, inView);
}
