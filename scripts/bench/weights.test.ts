import { expect, test } from "vitest";
import { brotliSizes, pageWeights, scriptWeights } from "./weights.ts";

const page = (boot: string) =>
  '<html lang="en"><head><script>theme()</script><script type="application/ld+json">{}</script>' +
  '</head><body><script data-app="/a.js /b.js" data-dialog="/c.js" data-menu="/d.js" ' +
  `data-missing="No page">${boot}</script></body></html>`;

test("the app weighs its chunks, and then the largest overlay, but no words", () => {
  const asked: string[] = [];
  const sizeOf = brotliSizes((address) => {
    asked.push(address);
    return Buffer.from(address === "/c.js" ? "call(1, 2, 3)" : "");
  });
  const [app, withOverlay] = scriptWeights(page("boot()"), sizeOf);
  expect(scriptWeights(page("boot()"), sizeOf), "Each is read once.").toHaveLength(2);
  expect(asked).toEqual(["/a.js", "/b.js", "/c.js", "/d.js"]);
  expect(app?.size).toBe(2);
  expect(withOverlay?.size).toBeGreaterThan(12);
});

test("the boot script weighs what a page would save without it", () => {
  const bootWeight = (code: string) =>
    pageWeights(page(code)).find(({ what }) => what.startsWith("boot"))?.size;
  expect(bootWeight("")).toBe(0);
  expect(bootWeight("qZ7xKv0Wj3Hf9Bd5Ym2Tn8Rc4Lp6Gs1")).toBeGreaterThan(15);
});
