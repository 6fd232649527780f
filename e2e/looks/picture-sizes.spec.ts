import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { generateProducts } from "../support/product/generate-products.ts";
import { testWithContent } from "../support/product/other-sites.ts";
import { setInFile } from "../support/product/variant.ts";
import { expect } from "../support/test.ts";

/** Windows, with those on both sides of each width at which a layout changes. */
const widths = [320, 479, 480, 640, 767, 768, 900, 1023, 1024, 1215, 1216, 1366, 1440, 1920, 2880];

/** A picture that is broader than each frame, so that frames cut off its sides. */
const broad = { file: "broad.jpg", decorative: true };
const words = "It says something.";

/** Every kind of section that takes pictures, with some items. */
function sectionsOf(count: number) {
  const items = (make: (name: string) => object) =>
    Array.from({ length: count }, (_, place) => ({ image: broad, ...make(`Item ${place + 1}`) }));
  return [
    { kind: "passages", items: items((name) => ({ heading: name, text: words })) },
    {
      kind: "features",
      heading: "Features",
      items: items((title) => ({ icon: "bolt", title, text: words })),
    },
    {
      kind: "people",
      heading: "People",
      items: items((name) => ({ name, role: "Baker", text: words })),
    },
    { kind: "picture", heading: "Picture", image: broad, paragraphs: [words] },
    { kind: "gallery", items: Array(5).fill({ image: broad }) },
    { kind: "products", heading: "In short" },
  ];
}

for (const count of isWhole ? [1, 2, 3] : [2]) {
  const test = testWithContent(`pictures-of-${count}`, async (content) => {
    await mkdir(join(content, "pictures"), { recursive: true });
    const create = { width: 2000, height: 1000, channels: 3, background: "#496" } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(content, "pictures", broad.file));
    const about = { image: broad, sections: sectionsOf(count) };
    await setInFile(join(content, "pages", "about.yaml"), about);
    await generateProducts(content, count);
    for (const name of await readdir(join(content, "products")))
      await setInFile(join(content, "products", name), { image: broad });
  });

  test(`pictures ask for what they show, of ${count} in a row, in every window`, async ({
    page,
  }) => {
    for (const [path, pictures] of [
      ["/about", 4 * count + 7],
      ["/products", count],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("main source[type='image/webp']")).toHaveCount(pictures);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sizeFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

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
