import { pageContent, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { visits } from "../support/visits.ts";

// The document as it was sent, before any script has touched it.
test.use({ javaScriptEnabled: false });

for (const { route, path } of visits) {
  test(`${route.key} has one heading, one head and no second of anything`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("title")).toHaveCount(1);
    const { title, description } = pageContent(route.key);
    await expect(page).toHaveTitle(
      site.titleTemplate.replace("{page}", title).replace("{company}", site.company.name),
    );
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute("content", description);
    await expect(page.locator("html")).toHaveAttribute("lang", site.language);
    await expect(page.locator("html")).toHaveAttribute("dir", site.direction);
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(3);
  });

  test(`${route.key} tells search engines where it belongs`, async ({ page }) => {
    await page.goto(path);
    const canonical = page.locator('link[rel="canonical"]');
    const robots = page.locator('meta[name="robots"]');
    if (route.pattern) {
      await expect(canonical).toHaveCount(0);
      await expect(robots).toHaveAttribute("content", /noindex/);
    } else {
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", site.origin + under(route.path));
      await expect(robots).toHaveCount(0);
    }
  });

  test(`${route.key} names its icons where they are, and the site in link previews`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    for (const kind of ["icon", "apple-touch-icon"]) {
      const address = await page.locator(`link[rel="${kind}"]`).getAttribute("href");
      const answer = await request.get(new URL(`${address}`, page.url()).href);
      expect(answer.headers()["content-type"], `${address}`).toContain("image/");
    }
    if (route.pattern) return;
    const fact = (property: string) => page.locator(`meta[property="${property}"]`);
    await expect(fact("og:site_name")).toHaveAttribute("content", site.company.name);
    await expect(fact("og:locale")).toHaveAttribute("content", /^[a-z]{2,3}(_([A-Z]{2}|\d{3}))?$/);
  });

  test(`${route.key} keeps headings and landmarks in order`, async ({ page }) => {
    await page.goto(path);
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, `Levels: ${levels}`).toEqual([]);
  });

  test(`${route.key} holds no style and no handler in an attribute`, async ({ page }) => {
    await page.goto(path);
    const forbidden = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap(({ attributes, localName }) =>
        [...attributes]
          .filter(({ name }) => name === "style" || name.startsWith("on"))
          .map(({ name, value }) => `${localName} ${name}="${value}"`),
      ),
    );
    expect(forbidden).toEqual([]);
  });
}

test("each page has a title of its own", async ({ page }) => {
  const titles: string[] = [];
  for (const { path } of visits) {
    await page.goto(path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(visits.length);
});
