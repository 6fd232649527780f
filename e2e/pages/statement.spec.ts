import { statementSections } from "../../src/content/statement-sections.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const statement = pageContent("accessibility");
const { tests } = statement;

test.beforeEach(({ page }) => page.goto("/accessibility"));

test("the day of each test can be read by machines", async ({ page }) => {
  const part = page.getByRole("region", { name: tests.heading, exact: true });
  const days = await part
    .getByRole("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual(
    tests.records.flatMap((record) => (record.outcome === "pending" ? [] : [record.date])),
  );
});

test("the contents lead to each section of the statement", async ({ page }) => {
  const links = page.getByRole("navigation", { name: statement.contents }).getByRole("link");
  await expect(links).toHaveText(statementSections.map((name) => statement[name].heading));
  for (const name of statementSections) {
    const { heading } = statement[name];
    await links.filter({ hasText: heading }).click();
    await expect(page).toHaveURL(new RegExp(`#${name}$`));
    await expect(page.getByRole("region", { name: heading, exact: true })).toBeFocused();
  }
});
