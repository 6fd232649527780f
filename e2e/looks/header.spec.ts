import { cp } from "node:fs/promises";
import { join } from "node:path";
import { narrow, wide } from "../support/conditions.ts";
import { site } from "../support/content.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { testWithContent } from "../support/other-sites.ts";
import { expect } from "../support/test.ts";
import { setInFile } from "../support/variant.ts";

const ownPages = ["services", "pricing", "team", "careers"];
const describe = (name: string) =>
  `Our ${name}, in a few plain words for whoever comes by, and how to write to us about them.`;

/** Tests against a site whose header has eight links and a button. */
const test = testWithContent("eight-links", async (content) => {
  const page = (name: string) => join(content, "pages", `${name}.yaml`);
  for (const name of ownPages) {
    await cp(page("about"), page(name));
    await setInFile(page(name), { title: `All of our ${name}`, description: describe(name) });
  }
  const links = ownPages.map((name) => ({ page: name, text: `All of our ${name}` }));
  await setInFile(join(content, "site.yaml"), {
    header: { ...site.header, links: [...site.header.links, ...links] },
  });
});

test("the ring of the logo is whole at the top of the window, however many rows the header has", async ({
  page,
  browser,
}) => {
  const examiner = await browser.newPage();
  await page.goto("/");
  for (const width of [narrow.width, 1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ ...wide, width });
    const logo = page.getByRole("banner").getByRole("link", { name: site.company.name });
    await logo.focus();
    // The ring shows for certain where a key has moved the focus.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(logo).toBeFocused();
    const { area, needed } = await measureIndicator(page, examiner);
    expect(area, `${width} px: the ring is 2 px all round.`).toBeGreaterThanOrEqual(needed);
    // The ring ends 6 px from the logo.
    expect((await logo.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(6);
  }
  await examiner.close();
});
