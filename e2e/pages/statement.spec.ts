import { statementSections } from "../../src/content/statement-sections.ts";
import { fill } from "../../src/content/template.ts";
import { routeOf } from "../../src/routes.ts";
import { pageContent, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

const statement = pageContent("accessibility");
const { conformance, feedback, tests } = statement;

test.beforeEach(({ page }) => page.goto("/accessibility"));

test("the statement makes its one claim, tells of every test, and where to report a barrier", async ({
  page,
}) => {
  const { status, claims, standard } = conformance;
  const part = page.getByRole("region", { name: conformance.heading, exact: true });
  for (const [name, claim] of Object.entries(claims))
    await expect(part.getByText(fill(claim, { standard }), { exact: true })).toHaveCount(
      name === status ? 1 : 0,
    );

  const entries = page
    .getByRole("region", { name: tests.heading, exact: true })
    .getByRole("listitem");
  await expect(entries).toHaveCount(tests.records.length);
  for (const record of tests.records) {
    const heading = page.getByRole("heading", { name: record.what, exact: true });
    const entry = entries.filter({ has: heading });
    const facts = await entry.getByRole("paragraph").allTextContents();
    const { labels, outcomes } = tests;
    expect(facts).toContain(`${labels.outcome}: ${outcomes[record.outcome]}`);
    expect(facts).toContain(`${labels.with}: ${record.with}`);
    expect(facts).toContain(`${labels.scope}: ${record.scope}`);
    const days = await entry
      .getByRole("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(days).toEqual(record.outcome === "pending" ? [] : [record.date]);
  }

  const report = page.getByRole("region", { name: feedback.heading, exact: true });
  await expect(report.getByRole("link", { name: site.contact.email })).toHaveAttribute(
    "href",
    `mailto:${site.contact.email}`,
  );
  await expect(report.getByRole("link", { name: feedback.form.text, exact: true })).toHaveAttribute(
    "href",
    under(routeOf(`${feedback.form.page}`).path),
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
