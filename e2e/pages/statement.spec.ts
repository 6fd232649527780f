import { statementSections } from "../../src/content/statement-sections.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const statement = pageContent("accessibility");
const { tests } = statement;

test("machines can read the day of tests, and contents lead to each section", async ({ page }) => {
  await page.goto("/accessibility");
  const days = await page
    .getByRole("region", { name: tests.heading, exact: true })
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual(
    tests.records.flatMap((record) => (record.outcome === "pending" ? [] : [record.date])),
  );
  const links = page.getByRole("navigation", { name: statement.contents }).getByRole("link");
  await expect(links).toHaveText(statementSections.map((name) => statement[name].heading));
  for (const name of statementSections) {
    const { heading } = statement[name];
    await links.filter({ hasText: heading }).click();
    await expect(page).toHaveURL(new RegExp(`#${name}$`));
    await expect(page.getByRole("region", { name: heading, exact: true })).toBeFocused();
  }
});
