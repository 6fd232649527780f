import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { fill } from "../../src/content/template.ts";
import { expectNoViolations } from "../support/axe.ts";
import { pageContent, products } from "../support/content.ts";
import { expect } from "../support/test.ts";
import { testWithContent } from "../support/test-with-content.ts";
import { productCard } from "../support/waitlist.ts";

const { card: words, roadmap } = pageContent("products");
const sold = {
  name: "Sold Thing",
  tagline: "Does its work today",
  icon: "book",
  bullets: ["Reads receipts", "Sums them up"],
  status: "available",
  price: "From 9 pounds a month",
  link: { text: "Buy", href: "/contact" },
};

/** Tests against a site with one more product, which is available. */
const test = testWithContent("mixed", (content) =>
  writeFile(join(content, "products", "sold-thing.yaml"), stringify(sold)),
);

/** Tests against a site where every product is. */
const soldTest = testWithContent("sold", async (content) => {
  for (const { slug, name } of products)
    await writeFile(
      join(content, "products", `${slug}.yaml`),
      stringify({ ...sold, name, price: undefined, link: undefined }),
    );
});

// One worker, because each builds the site.
test.describe.configure({ mode: "default" });

test("a product that is available says so, and leads to where it is sold", async ({ page }) => {
  await page.goto("/products");
  const card = productCard(page, sold.name);
  await expect(card.getByText(words.available, { exact: true })).toBeVisible();
  await expect(card).toContainText(`${words.price}: ${sold.price}`);
  for (const text of [words.comingSoon, words.privatePreview, words.notify])
    await expect(card.getByText(text, { exact: true })).toHaveCount(0);
  await expect(card.getByRole("progressbar")).toHaveCount(0);
  const name = fill(words.linkName, { text: sold.link.text, product: sold.name });
  await card.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("beside it the planned ones stay as they are, and the line of what comes next", async ({
  page,
}) => {
  await page.goto("/products");
  for (const { name } of products)
    await expect(
      productCard(page, name).getByText(words.comingSoon, { exact: true }),
    ).toBeVisible();
  await expect(page.getByText(`${roadmap?.text}`, { exact: true })).toBeVisible();
  await expectNoViolations(page);
});

soldTest("where all are available nothing speaks of what is to come", async ({ page }) => {
  await page.goto("/products");
  await expect(page.getByText(words.available, { exact: true })).toHaveCount(products.length);
  await expect(page.getByText(words.comingSoon, { exact: true })).toHaveCount(0);
  await expect(page.getByText(`${roadmap?.text}`, { exact: true })).toHaveCount(0);
  await expectNoViolations(page);
});
