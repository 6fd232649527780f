import { expect, test } from "../support/test.ts";

test("a drawing seen close is cut by the top bar, and goes on between the two passages below", async ({
  page,
}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const places = page.locator(".drawing-close").evaluate((drawing) => {
      const boxOf = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      // The first shape of the sample's drawing is the part below the ground.
      const [root, header, opening] = [
        boxOf(drawing.querySelector("path")),
        boxOf(document.querySelector("header")),
        boxOf(drawing.parentElement),
      ];
      const words = [...document.querySelectorAll(".passages p")].map((words) => boxOf(words));
      return {
        isCut: boxOf(drawing).top < header.bottom,
        start: Math.abs(root.top - opening.bottom),
        before: root.left - (words[0]?.right ?? 0),
        after: (words[1]?.left ?? 0) - root.right,
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    const { isCut, start, before, after, sideways } = await places;
    expect(isCut).toBe(true);
    expect(start, "px between the ground and what is below").toBeLessThan(6);
    expect(before, "px").toBeGreaterThan(20);
    expect(after, "px").toBeGreaterThan(20);
    expect(sideways, "px").toBeLessThanOrEqual(0);
  }
});
