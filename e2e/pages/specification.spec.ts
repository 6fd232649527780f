import type { Page } from "playwright/test";
import { pageContent, products } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { unknownPath } from "../support/visits.ts";

/** What a page must show, word for word from the specification and not from the content. */
interface Specified {
  path: string;
  /** Headings, in order; others may stand between them. */
  headings?: readonly string[];
  /** Links and buttons that look like links, with the paths that they lead to. */
  links?: readonly (readonly [text: string, path: string])[];
  /** Other texts, with how often each is shown. */
  texts?: Readonly<Record<string, number>>;
}

const once = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, 1]));

/** Links of the top bar. */
const topLinks = [
  ["Home", "/"],
  ["About", "/about"],
  ["Products", "/products"],
  ["Contact", "/contact"],
  ["Get Started", "/contact"],
] as const;

const pages: readonly Specified[] = [
  {
    path: "/",
    headings: ["Lightning Fast", "Enterprise Security", "Team Collaboration", "Quick Setup"],
    links: [
      ["Get Started Free", "/contact"],
      ["Book a Demo", "/about"],
    ],
  },
  {
    path: "/about",
    headings: ["What Drives Us", "Customer-Centric Approach", "Quality First"],
    links: [["Get In Touch", "/contact"]],
  },
  { path: "/contact", headings: ["Send us a message"] },
  {
    path: "/products",
    headings: ["Our Products", "Fresh Saver", "Edu Manage", "Mana Bazaar"],
    texts: {
      "A peek at what we're building. Join the waitlist to get early access, shape the roadmap, and hear when each product ships.": 1,
      "Roadmap next up: Beta invites → Public Docs → Launch.": 1,
      ...once("Save Food, Save Money", "School Management System", "India's Marketplace"),
      ...once("Q4 2025", "Q1 2026", "Q2 2026", "65%", "40%", "25%"),
      ...{ "Coming soon": 3, "Notify me": 3, "Private preview": 3 },
    },
  },
  {
    path: "/privacy",
    headings: [
      "Data Collection",
      "Device & Location Data",
      "Third-Party Services",
      "Permissions & Data Safety",
      "Children's Privacy",
      "Your Choices",
      "Security & Retention",
      "Policy Updates",
    ],
    texts: { "Last updated: September 3, 2025": 1 },
  },
  { path: "/accessibility" },
  {
    path: unknownPath,
    headings: ["Oops! Page not found"],
    texts: { "404": 1 },
  },
];

for (const { path, headings = [], links = [], texts = {} } of pages)
  test(`${path} says what the specification quotes, and its links lead on`, async ({ page }) => {
    await page.goto(path);
    const shown = await page.getByRole("heading").allTextContents();
    expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
    for (const [text, target] of [...topLinks, ...links]) await expectLink(page, text, target);
    for (const [text, times] of Object.entries(texts)) {
      const shown = page.getByText(text, { exact: true }).filter({ visible: true });
      await expect(shown).toHaveCount(times);
    }
    await expect(page.getByRole("contentinfo").locator("a[href^='mailto:']")).toHaveCount(1);
  });

test("the form answers in the words that the specification quotes", () => {
  const { form, outcome } = pageContent("contact");
  expect(form).toMatchObject({
    mailSubject: "New contact form message",
    errors: {
      nameMissing: "Name is required",
      emailMissing: "Email is required",
      emailInvalid: "Please enter a valid email",
      messageMissing: "Message is required",
    },
  });
  expect(outcome).toMatchObject({
    success: {
      title: "Message Sent!",
      description: "Thank you for your message. We'll get back to you soon.",
    },
    failure: {
      title: "Error",
      description: "Failed to send message. Please try again or contact us directly.",
    },
  });
});

test("an unknown path is logged, and a link leads back to the first page", async ({ page }) => {
  const logged = page.waitForEvent("console", (line) => line.text().endsWith(unknownPath));
  await page.goto(unknownPath);
  expect((await logged).type()).toBe("error");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("products say how far they are, in one, two or three columns", async ({ page }) => {
  await page.goto("/products");
  const cards = page.getByRole("article");
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `Columns at ${width} px`).toBe(columns);
  }
  const progress = { "Fresh Saver": 65, "Edu Manage": 40, "Mana Bazaar": 25 };
  for (const { name } of products) {
    const card = page.getByRole("article", { name, exact: true });
    await expect(card.getByRole("listitem").first()).toBeVisible();
    const bar = card.getByRole("progressbar");
    await expect(bar).toHaveAttribute("value", `${progress[name as keyof typeof progress]}`);
    // axe asks no name of a native progress bar.
    await expect(bar).toHaveAccessibleName(new RegExp(name));
  }
});

/** Every visible link with this text leads there, and there is one. */
async function expectLink(page: Page, text: string, path: string): Promise<void> {
  const links = page.getByRole("link", { name: text, exact: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect([...new Set(targets)], `Link "${text}"`).toEqual([under(path)]);
}
