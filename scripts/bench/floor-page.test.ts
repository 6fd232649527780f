import { expect, test } from "vitest";
import { floorPage } from "./floor-page.ts";

test("the floor keeps text and styles, and nothing for scripts", () => {
  const page =
    '<html lang="en" data-page="home"><head><meta charset="utf-8"/>' +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
    '<link rel="icon" href="data:image/svg+xml,x"/><style>p{}</style><script>theme()</script>' +
    '<script type="application/ld+json">{}</script></head><body><p data-need="dialog">Words</p>' +
    '<script data-app="/a.js /b.js">boot()</script></body></html>';
  expect(floorPage(page)).toBe(
    '<html lang="en"><head><meta charset="utf-8"/><link rel="icon" href="data:,"/>' +
      "<style>p{}</style></head><body><p>Words</p></body></html>",
  );
});
