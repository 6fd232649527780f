import { expect, test } from "vitest";
import { blockingTime } from "./blocking.ts";
import { floorPage } from "./paint.ts";

test("a task blocks for what it takes over 50 ms, from when there is something to see", () => {
  const [short, long, longer] = [[100, 150] as const, [200, 280] as const, [300, 420] as const];
  expect(blockingTime([short, long, longer], 0)).toBe(30 + 70);
  const [before, during] = [[0, 300] as const, [300, 450] as const];
  expect(blockingTime([before, during], 350)).toBe(50);
});

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
