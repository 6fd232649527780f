import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { narrow, tablet, wide } from "../support/conditions.ts";
import { sectionOf, site } from "../support/content.ts";
import { mainNavigation } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { emptyTest, longTagline, testWithContent } from "../support/product/other-sites.ts";
import { setInFile } from "../support/product/variant.ts";
import { expect } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";

const name = "Montgomery & Daughters";
const longLink = "Workshop and conservation";

const sizes = Array.from({ length: 8 }, (_, place) => `Size ${place + 1}`);
const longWord = "Auftragsbestätigungsvorbehaltsfristen";
const rows = ["Hemp", "Nylon"].map((rope) => [rope, ...sizes.map(() => "120.00")]);
const mail = `[an-address-of-two-lines@${"a-name-of-great-length-".repeat(3)}.internal](mailto:a@b.internal)`;

/** Tests against a site whose lines, tables, pictures, labels and header hold more than those of most. */
const test = testWithContent("crowded", async (content) => {
  const page = (name: string) => join(content, "pages", `${name}.yaml`);
  await setInFile(join(content, "site.yaml"), {
    company: { ...site.company, name, tagline: longTagline },
    header: {
      links: [
        ...site.header.links,
        { text: longLink, page: "privacy" },
        { text: "Statement", page: "accessibility" },
        { text: "All of our bridges", page: "bridges" },
        { text: "All of our ropes", page: "ropes" },
      ],
      action: { text: "Ask us for an offer", page: "contact" },
    },
    drawings: [{ for: "about", file: "broad.svg" }],
  });
  await writeFile(
    join(content, "pictures", "broad.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"><path d="M0 0h900v100H0z"/></svg>',
  );
  const stations = [
    ...["first tests with nine firms", "what they find is mended", "papers", "start"],
    ...["second tests with all of them, and what they say", "some weeks of rest"],
  ];
  const text = `Next: ${stations.join(" → ")} → again.`;
  await setInFile(page("products"), { roadmap: { text, spoken: text.replaceAll("→", "then") } });
  await setInFile(join(content, "products", "edu-manage.yaml"), {
    badge: "Approved by all harbour masters of the coast",
    order: -1,
  });
  const image = { file: "tall.svg", alt: "A tall chimney." };
  await writeFile(
    join(content, "pictures", image.file),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 300"><path d="M9 0h72v300H9z"/></svg>',
  );
  const pictures = { kind: "picture", heading: "Chimney", image, paragraphs: ["It stands."] };
  const figures = {
    kind: "figures",
    heading: "Figures",
    items: ["123,456,789.50 km", "2", "3"].map((value) => ({ value, label: `of ${value}` })),
  };
  await setInFile(page("about"), { sections: [sectionOf("about", "features"), pictures, figures] });
  const hero = { kind: "hero", heading: "Bridges", intro: "They are long." };
  const titles = [longWord, longWord + longWord.toLowerCase()];
  const features = {
    kind: "features",
    heading: "What they bear",
    items: titles.map((title) => ({ icon: "bolt", title, text: "More than we have." })),
  };
  const sectionsPage = {
    layout: "sections",
    title: "Bridges of rope",
    description: "Bridges of rope that we have made, how long they are, and whom they lead where.",
    sections: [hero, features],
  };
  await writeFile(page("bridges"), stringify(sectionsPage));
  const table = { columns: ["Rope", ...sizes], rows };
  const textPage = (heading: string, sections: object[]) =>
    stringify({
      layout: "text",
      title: `${heading} and what they cost`,
      description: "What each of them costs, by its breadth, and how to order some of it from us.",
      heading,
      sections,
    });
  await writeFile(
    page("ropes"),
    textPage("Ropes", [
      { heading: "Order", facts: [{ label: "Mail", value: mail }] },
      { heading: "Prices", table },
    ]),
  );
  const knots = Array.from({ length: 24 }, (_, place) => ({
    heading: `Knot ${place + 1}`,
    paragraphs: ["It holds."],
  }));
  await writeFile(page("knots"), textPage("Knots", knots));
});

for (const path of ["/", "/about", "/products", "/bridges", "/ropes", "/knots"])
  test(`${path} holds all that it has: no text is cut off, covered or out of the window`, async ({
    page,
  }) => {
    await page.goto(path);
    // In a narrower window a wide table scrolls by itself.
    for (const width of path === "/ropes" ? [1366] : [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ ...wide, width });
      expect.soft(await textFaults(page), `${width} px`).toEqual([]);
    }
  });

test("each link of a long table of contents comes into view with the focus", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/knots");
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  await expect(links).toHaveCount(24);
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test("the rings of the logo and of a link of two lines are whole in a header of many rows", async ({
  page,
  browser,
}) => {
  const examiner = await browser.newPage();
  await page.goto("/about");
  for (const width of [narrow.width, 1024, wide.width, 1920]) {
    await page.setViewportSize({ ...wide, width });
    const link = mainNavigation(page).getByRole("link", { name: longLink });
    for (const target of [page.getByRole("banner").getByRole("link", { name }), link]) {
      if (!(await target.isVisible())) continue;
      await target.focus();
      // The ring shows for certain where a key has moved the focus.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(target).toBeFocused();
      const { area, needed } = await measureIndicator(page, examiner);
      expect(area, `${width} px: the ring is 2 px all round.`).toBeGreaterThanOrEqual(needed);
    }
  }
  await examiner.close();
});

/** Names of twenty letters, and one of 47. */
const names = [
  ...["Wohnungsverwaltungen", "Abel Bauwesens Ulmen", "Anna Bertholdin Cuba"],
  "Rinderkennzeichnungsfleischetikettierungsgesetz",
];

emptyTest("a header is whole with a long name above a long line", async ({ page }) => {
  for (const name of names) {
    await page.goto("/about");
    await page
      .getByRole("banner")
      .getByText(site.company.name, { exact: true })
      .evaluate((element, name) => element.replaceChildren(name), name);
    for (const viewport of [narrow, tablet, wide]) {
      await page.setViewportSize(viewport);
      expect(await textFaults(page), `${name}, ${viewport.width} px`).toEqual([]);
    }
  }
});
