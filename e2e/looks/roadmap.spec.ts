import { expect, test } from "../support/test.ts";

test("each station of the roadmap is one line, centred below its own drawing, which touches no other", async ({
  page,
}) => {
  await page.goto("/products");
  for (const width of [390, 768, 900, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const stations = await page.locator(".station").evaluateAll((all) =>
      all.map((station) => {
        const drawing = station.querySelector("svg")?.getBoundingClientRect();
        if (!drawing) throw new Error("A station of the sample lacks its drawing.");
        const words = document.createRange();
        words.selectNodeContents(station.lastChild ?? station);
        const label = words.getBoundingClientRect();
        return {
          start: drawing.left,
          end: drawing.right,
          offCentre: Math.abs(drawing.left + drawing.right - label.left - label.right) / 2,
          row: label.bottom,
          lines: words.getClientRects().length,
        };
      }),
    );
    const rows = new Set(stations.map(({ row }) => row));
    expect.soft(rows.size, `rows at ${width} px`).toBe(1);
    for (const [place, { start, offCentre, lines }] of stations.entries()) {
      expect.soft(offCentre, `off centre at ${width} px`).toBeLessThan(1);
      expect.soft(lines, `lines at ${width} px`).toBe(1);
      const before = stations[place - 1]?.end ?? 0;
      expect
        .soft(start, `space before drawing ${place + 1} at ${width} px`)
        .toBeGreaterThan(before);
    }
  }
});
