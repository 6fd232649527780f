import type { Page } from "playwright/test";
import { checkExport } from "../../scripts/build/inspect/check-export.ts";
import { readExport } from "../../scripts/build/inspect/exported-site.ts";
import { ownerFiles } from "../../scripts/disk/owner-files.ts";
import { type Firm, firms } from "../../scripts/suites/firms.ts";
import { readBuiltFirm } from "../../scripts/testing/suites/built-firm.ts";
import { contentsOf } from "../../scripts/testing/suites/own-words.ts";
import { invalidMarkup } from "../../scripts/testing/suites/valid-markup.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expectKeyboardPasses } from "../support/check-keyboard.ts";
import { expectGoodPictures } from "../support/check-pictures.ts";
import { expectReadable } from "../support/check-reading.ts";
import { expectSameWithout } from "../support/check-scripts-off.ts";
import { looks, narrow, wide } from "../support/conditions.ts";
import { requirePart } from "../support/content.ts";
import { answerForeignRequests } from "../support/foreign.ts";
import { buildInTurn } from "../support/product/build.ts";
import { sites } from "../support/product/sites.ts";
import { inProject } from "../support/project.ts";
import { expect, test as ofProduct } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { unknownPath } from "../support/visits.ts";

/*
 * What depends on content, in each page of each made-up firm. `npm run test:firms` runs all tests of a site with each.
 */

const test = ofProduct.extend<{ firm: Firm }>({
  firm: [firms[0] as Firm, { option: true }],
  tested: async ({ firm: { name, env }, sites }, use) => {
    const own = { folder: inProject("dist.firms", name), base: env.BASE_PATH };
    const built = sites[name];
    if (!built) await buildInTurn(own.folder, env);
    await use(built ?? own);
  },
});

// Each page of the sample is tested as that of a site (`e2e/site/`).
for (const firm of firms.filter(({ name }) => name !== "sample"))
  test.describe(() => {
    test.use({ firm });
    test(`each page of the firm ${firm.name} can be read and reached`, async ({
      page,
      tested,
      browser,
      baseURL,
      expectedErrors,
    }) => {
      // A firm can have forty pages, and a machine can be busy.
      test.setTimeout(1_800_000);
      const { site, faults } = await readBuiltFirm(tested.folder, firm);
      expect.soft(faults).toEqual([]);
      // The path that is missing, in words of the site.
      expectedErrors.push(new RegExp(` \\S*${unknownPath}$`));
      const plain = await browser.newPage({ javaScriptEnabled: false });
      for (const { file, html } of site.pages) {
        // A former address leads on.
        if (html.includes('http-equiv="refresh"')) continue;
        const isMissing = /(^|\/)404\.html$/.test(file);
        const path = isMissing
          ? file.replace(/\/?404\.html$/, unknownPath)
          : file.replace(/(^|(?<=\/))index\.html$|\.html$/, "");
        await expectGoodPage(page, plain, baseURL + encodeURI(path.replace(/^\//, "")), isMissing);
      }
      await plain.close();
    });
  });

ofProduct("the site with everything has no fault", { tag: "@daily" }, async () => {
  const { content, folder, base } = sites.everything;
  const [own] = contentsOf(content());
  const site = readExport(folder, requirePart(own), base, ownerFiles(content()));
  expect([...checkExport(site).faults, ...(await invalidMarkup(site))]).toEqual([]);
});

/** Expects that nothing on a page is in anybody's way. */
async function expectGoodPage(page: Page, plain: Page, path: string, isMissing: boolean) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ ...looks.light, reducedMotion: "reduce" });
  await Promise.all([page.goto(path), plain.goto(path)]);
  await expectSameWithout(page, plain, path);
  await expectNoViolations(page, path);
  await expectReadable(page, path, isMissing);
  if ((await page.locator("main img").count()) > 0) await expectNewPictures(page, path);

  await page.setViewportSize(narrow);
  await page.emulateMedia({ ...looks.dark, reducedMotion: "reduce" });
  await page.goto(path);
  await expectKeyboardPasses(page, path);
  if (!path.endsWith("/")) return;
  await page.locator("[popovertarget]").first().press("Enter");
  await expect(page.locator(":popover-open")).toBeVisible();
  await expectNoViolations(page, `the open menu of ${path}`);
  expect.soft(await textFaults(page, true), `${path} with its menu`).toEqual([]);
}

/** Opens a page again in a context of its own, which remembers no picture of another. */
async function expectNewPictures(page: Page, path: string): Promise<void> {
  const context = await requirePart(page.context().browser() ?? undefined).newContext();
  await answerForeignRequests(context);
  await expectGoodPictures(await context.newPage(), path);
  await context.close();
}
