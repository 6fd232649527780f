import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { serveExport } from "../support/host.ts";
import {
  companyDomain,
  inOtherWords,
  type OtherFirm,
  writeOtherFirm,
} from "../support/other-firm.ts";
import { expect, test as firstTest } from "../support/test.ts";
import { builtFrom } from "../support/variant.ts";

/** The site of another firm, made by changing nothing but the content. */
const test = firstTest.extend<{ otherSite: OtherFirm & { export: string; origin: string } }>({
  otherSite: async ({ share }, use) => use(await share("other firm", serveOtherFirm)),
  baseURL: ({ otherSite }, use) => use(otherSite.origin),
});

async function serveOtherFirm() {
  const firm = await writeOtherFirm();
  const directory = await builtFrom(firm.folder);
  const host = await serveExport(directory);
  const close = async () => {
    await host.close();
    await rm(firm.folder, { recursive: true });
  };
  return { ...firm, export: directory, origin: host.origin, close };
}

test("content alone makes another firm's site, which comes alive without a word on the console", async ({
  page,
  otherSite,
  consoleLines,
}) => {
  await page.goto("/products");
  const products = page.getByRole("main").getByRole("article");
  await expect(products).toHaveCount(otherSite.products.length);
  for (const name of otherSite.products)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(inOtherWords(site.company.name)));
  const { label } = site.interface.theme;
  const name = inOtherWords(themeButtonName("system"));
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("menu", { name: inOtherWords(label) })).toBeVisible();
  expect(consoleLines).toEqual([]);
});

test("no word of the first firm is left in the other's site", async ({ otherSite }) => {
  const files = await readdir(otherSite.export, { recursive: true });
  const texts = files.filter((file) => /\.\w+$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const firstWords = [companyDomain, ...otherSite.firstTexts].filter(
    // React Router's bundle holds the same sentence.
    (words) => words !== site.interface.applicationError.heading,
  );
  for (const file of texts) {
    const text = withoutEscapes(await readFile(join(otherSite.export, file), "utf8"));
    // One word alone, such as "Menu", is also in the libraries: there it is no text of a page.
    const left = firstWords.filter((words) =>
      /[ .@]/.test(words) ? text.includes(words) : text.includes(`>${words}<`),
    );
    expect(left, `First firm's words in ${file}`).toEqual([]);
  }
});

/** HTML and scripts write some characters in other ways. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|\\'/g, "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
