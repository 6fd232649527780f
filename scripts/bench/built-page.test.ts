import { expect, test } from "vitest";
import { chunkAddresses, floorPage, inlineScripts } from "./built-page.ts";

const page =
  '<html lang="en" data-page="home"><head><meta charset="utf-8"/>' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
  '<link rel="icon" href="data:image/svg+xml,x"/><style>p{}</style><script>theme()</script>' +
  '<script type="application/ld+json">{}</script></head><body><p data-need="dialog">Words</p>' +
  '<script data-app="/a.js /b.js" data-dialog="/c.js" data-missing="No page">boot()</script></body></html>';

test("only scripts that run count as scripts", () => {
  expect(inlineScripts(page)).toEqual(["theme()", "boot()"]);
});

test("chunks are told from other words for the boot script", () => {
  expect(chunkAddresses(page)).toEqual({ app: ["/a.js", "/b.js"], dialog: ["/c.js"] });
});

test("the floor keeps text and styles, and nothing for scripts", () => {
  expect(floorPage(page)).toBe(
    '<html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="data:,"/>' +
      "<style>p{}</style></head><body><p>Words</p></body></html>",
  );
});
