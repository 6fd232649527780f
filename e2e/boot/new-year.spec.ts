import { site } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";

for (const year of [2019, 2041])
  test(`the copyright shows ${year} in that year, and React is content with it`, async ({
    page,
    consoleLines,
  }) => {
    await page.clock.setFixedTime(new Date(year, 5, 15));
    await page.goto("/");
    const line = site.footer.copyright
      .replace("{year}", `${year}`)
      .replace("{company}", site.company.name);
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    await hydrate(page);
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    expect(consoleLines).toEqual([]);
  });
