import { expect, test } from "vitest";
import { brotliSizes, inlineWeight, pageWeights, scriptWeights } from "./weights.ts";

const page =
  '<html lang="en"><head><script>theme()</script><script type="application/ld+json">{}</script>' +
  '</head><body><script data-app="/a.js /b.js" data-dialog="/c.js" data-menu="/d.js" ' +
  'data-missing="No page">boot()</script></body></html>';

test("of a page the scripts that run weigh, of the app its chunks, and then the largest overlay, but no words", () => {
  const scripts = pageWeights(page).find(({ what }) => what === "inline scripts");
  expect(scripts?.size).toBe("theme()boot()".length);
  const asked: string[] = [];
  const sizeOf = brotliSizes((address) => {
    asked.push(address);
    return Buffer.from(address === "/c.js" ? "call(1, 2, 3)" : "");
  });
  const [app, withOverlay] = scriptWeights(page, sizeOf);
  expect(scriptWeights(page, sizeOf), "Each is read once.").toHaveLength(2);
  expect(asked).toEqual(["/a.js", "/b.js", "/c.js", "/d.js"]);
  expect(app?.size).toBe(2);
  expect(withOverlay?.size).toBeGreaterThan(12);
});

test("inline scripts weigh what a page would save without their code", () => {
  const noise = "qZ7xKv0Wj3Hf9Bd5Ym2Tn8Rc4Lp6Gs1";
  const { size } = inlineWeight(page.replace("boot()", noise));
  const { size: less } = inlineWeight(page.replace("boot()", noise.slice(0, 16)));
  expect(size - less).toBeGreaterThan(8);
  expect(inlineWeight(page.replace(/(theme|boot)\(\)/g, "")).size).toBe(0);
});
