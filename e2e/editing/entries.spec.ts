import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { expectNoViolations } from "../support/axe.ts";
import { narrow } from "../support/conditions.ts";
import { boxesOf } from "../support/product/boxes.ts";
import {
  asAnotherTab,
  before,
  exchange,
  file,
  holdRequest,
  openList,
  pressText,
  said,
  saveText,
  testOfWriting,
  wordsBelow,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

/** Unfolds the form of a list around a text, by what the entry is called. */
async function openForm(panel: Locator, name: string): Promise<Locator> {
  await panel.locator("summary", { hasText: name }).first().press("Enter");
  // Its number changes when the entry moves.
  const form = panel.getByRole("form", { name: new RegExp(`^${name.split(" ", 1)[0]}`) });
  await expect(form).toBeVisible();
  return form;
}

/** Presses a button of the panel that changes a list, and waits for the page after it. */
async function act(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await exchange(page, () => page.keyboard.press("Enter"));
}

test("by keyboard, an entry moves with comments and focus", async ({ page, panel, editing }) => {
  const item = (title: string) =>
    new RegExp(`^ +- title: ${title}\\n(?: {8}.*\\n)+`, "m").exec(before)?.[0] ?? "";
  const [first, second] = ["Customer-Centric Approach", "Quality First"].map(item) as [
    string,
    string,
  ];
  const marked = before
    .replace(first, `      # The oldest.\n${first}`)
    .replace(/^ {4}text: >-\n(?: {6}.*\n)+/m, "");
  await editing.writeText(file, marked);
  await page.goto("/about");
  await pressText(page.getByRole("heading", { name: "Customer-Centric Approach" }), panel);
  const form = await openForm(panel, "Point 1 of 2");
  const button = (name: string) => form.getByRole("button", { name });
  await expect(button("Move up: Point 1 of 2")).toHaveAttribute("aria-disabled", "true");
  await expect(button("Move up: Point 1 of 2")).toHaveAccessibleDescription("It is the first.");
  await act(page, button("Move down: Point 1 of 2"));
  await expect(said(panel)).toHaveText("Moved to 2 of 2.");
  await expect(button("Move down: Point 2 of 2")).toBeFocused();
  await expect(panel.getByRole("textbox").first()).toHaveValue("Customer-Centric Approach");
  const swapped = marked.replace(
    `      # The oldest.\n${first}${second}`,
    `${second}      # The oldest.\n${first}`,
  );
  expect(swapped).not.toBe(marked);
  expect(await editing.read(file)).toBe(swapped);
  const sections = await openForm(panel, "Section 2 of 4");
  const place = sections.getByRole("spinbutton", { name: "Move to place: Section 2 of 4" });
  const asked: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/change")) asked.push(request.postDataJSON().to);
  });
  await place.fill("");
  await place.press("Enter");
  await place.fill("9");
  await exchange(page, () => place.press("Enter"));
  expect(asked, "An empty field moves nothing.").toEqual([3]);
  await expect(
    sections.getByRole("spinbutton", { name: "Move to place: Section 4 of 4" }),
    "There is no ninth.",
  ).toBeFocused();
  const release = await holdRequest(page, "change");
  await sections.getByRole("button", { name: "Move up: Section 4 of 4" }).press("Enter");
  await page.keyboard.press("Enter");
  await release();
  await expect(
    sections.getByRole("button", { name: "Move up: Section 2 of 4" }),
    "A press while another runs counts too.",
  ).toBeFocused();
  await expect(said(panel)).toHaveText("Moved to 2 of 4.");

  // Somebody who goes on while a change runs stays there, and what they type.
  const releaseAgain = await holdRequest(page, "change");
  await sections.getByRole("button", { name: "Move down: Section 2 of 4" }).press("Enter");
  const words = panel.getByRole("textbox").first();
  await words.click();
  await page.keyboard.type("We ");
  await releaseAgain();
  await expect(said(panel)).toHaveText("Moved to 3 of 4.");
  await page.keyboard.type("listen");
  await expect(words).toHaveValue(/We listen/);

  // An optional text is added to the section of a text.
  await pressText(page.getByRole("heading", { name: "Tell us about your work" }), panel);
  const action = await openForm(panel, "Section 4 of 4");
  await action.getByRole("button", { name: "A sentence before the button" }).press("Enter");
  const sentence = action.getByRole("textbox", { name: "A sentence before the button" });
  await expect(sentence).toBeFocused();
  await page.keyboard.type("A few words are enough.");
  await saveText(page);
  await expect(page.getByRole("main").getByText("A few words are enough.")).toBeVisible();
});

test("a deleted entry comes back after a reload", async ({ page, panel, editing }) => {
  const ask = await asAnotherTab(editing, "about");
  await ask("save", { place: "pages/about#/heading", text: "Another heading" });
  await page.setViewportSize(narrow);
  await page.goto("/about");
  await pressText(page.getByRole("heading", { name: "Customer-Centric Approach" }), panel);
  const form = await openForm(panel, "Point 1 of 2");
  await act(page, form.getByRole("button", { name: "Delete: Point 1 of 2" }));
  await expect(said(panel)).toHaveText("Deleted.");
  await expect(panel.locator(".said"), "The panel does not cover it.").toHaveText("Deleted.");
  await expect(page.getByRole("heading", { name: "Customer-Centric Approach" })).toHaveCount(0);
  const field = panel.getByRole("textbox").first();
  await expect(field, "A second press deletes no other.").toBeFocused();
  await panel.getByRole("button", { name: "Close the panel" }).click();
  await page.reload();
  const undo = panel.getByRole("button", { name: "Undo", exact: true });
  await act(page, undo);
  await expect(page.getByRole("heading", { name: "Customer-Centric Approach" })).toBeVisible();
  await openList(page, panel);
  const signs = await boxesOf(panel.locator(".sign"));
  expect(new Set(signs.map(({ top }) => top)).size, "The signs of the bar stay in one row.").toBe(
    1,
  );
  await act(page, undo);
  await expect(undo, "The next step can be undone at once.").toBeFocused();
  expect(await editing.read(file)).toBe(before);
});

/** The page with a table of prices at its end. */
const table = (...[head, row]: [string, string]) =>
  `${before.trimEnd()}
  - kind: prices
    heading: Prices
    table:
      columns: [${head}]
      rows:
        - [${row}] # A month.
`;

test("a column is deleted with its cells", async ({ page, panel, editing }) => {
  await editing.writeText(file, table("Plan, For, Price, Paid", "Small, five people, £9, monthly"));
  await page.goto("/about");
  await pressText(page.getByRole("cell", { name: "five people" }), panel);
  const rows = await openForm(panel, "Row 1 of 1");
  await expect(rows.getByRole("button", { name: "Delete: Small" })).toHaveAccessibleDescription(
    "It is the only one, and there must be one.",
  );
  await panel.locator("summary", { hasText: "Row 1 of 1" }).first().press("Enter");
  const columns = await openForm(panel, "Column 2 of 4");
  await act(page, columns.getByRole("button", { name: "Delete: Column 2 of 4" }));
  await expect(panel.getByRole("textbox").last()).toHaveValue("Price");
  expect(await editing.read(file)).toBe(table("Plan, Price, Paid", "Small, £9, monthly"));

  // In a narrow window a table of three columns has no head: each cell has its words once more.
  await pressText(page.getByRole("columnheader", { name: "Price", exact: true }), panel);
  await page.setViewportSize(narrow);
  await panel.getByRole("button", { name: "All texts" }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Price" })).toBeHidden();
  const boxOf = (one: Locator) => one.boundingBox();
  const isAround = async () => {
    const [line, label, sheet] = await Promise.all([
      boxOf(panel.locator(".outline")),
      boxOf(page.locator(".cell-label", { hasText: "Price" })),
      boxOf(panel.locator(".panel")),
    ]);
    if (!line || !label || !sheet) return false;
    const [bottom, end] = [line, label].map(({ y, height }) => y + height);
    return line.y < label.y && Number(end) < Number(bottom) && Number(bottom) < sheet.y;
  };
  await expect.poll(isAround, "The line is around words above the panel.").toBe(true);
});

test("a new section begins with gaps", { tag: "@daily" }, async ({ page, panel, editing }) => {
  await page.goto("/about");
  await pressText(page.getByRole("heading", { name: "Quality First" }), panel);
  const form = await openForm(panel, "Section 2 of 4");
  const choose = form.getByRole("button", { name: "Add after: Section 2 of 4" });
  await choose.press("Enter");
  await expect(choose).toHaveAttribute("aria-expanded", "true");
  const steps = panel.getByRole("button", { name: /^What happens one after/ });
  const drawing = steps.locator("iframe").contentFrame();
  await expect(drawing.locator("main li")).toHaveCount(3);
  await expect(drawing.locator("script")).toHaveCount(0);
  await expectNoViolations(page);
  await act(page, steps);
  await expect(panel.getByText("Section 3 of 5")).toBeVisible();
  await expect(panel.getByRole("textbox").last()).toBeFocused();
  expect(await editing.read(file)).toContain("  - kind: steps\n    heading: …\n");
  await panel.getByRole("button", { name: "All texts" }).click();
  await panel.getByLabel("Show", { exact: true }).selectOption("To do");
  await expect(panel.getByRole("button", { name: /to write/ })).toHaveCount(3);
});

test("a section is added from a button below another", async ({ page, panel, editing }) => {
  await page.goto("/about");
  await openList(page, panel);
  const heading = page.getByRole("heading", { name: "Our vision" });
  const button = panel.getByRole("button", { name: "Add after: Our vision" });
  await expect(panel.locator(".plus")).toHaveCount(4);
  const [above, below] = await Promise.all([heading.boundingBox(), button.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.NaN);
  expect(await panel.locator(".plus").evaluateAll(wordsBelow)).toEqual([]);
  await heading.evaluate((one) =>
    scrollBy(0, one.getBoundingClientRect().bottom - innerHeight / 2),
  );
  await button.hover();
  await page.mouse.down();
  // A focus that scrolls does so in the next frames.
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect(panel.getByRole("list", { name: "Kind" })).toBeFocused();
  await expect(panel.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await page.goto("/contact");
  const filter = panel.getByLabel("Show", { exact: true });
  await expect(filter, "The section was for the page before.").toBeVisible();
  await page.goto("/about");
  await button.press("Enter");
  await expect(panel.getByRole("list", { name: "Kind" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filter).toBeFocused();
  await button.press("Enter");
  await panel.getByRole("button", { name: /^A picture with text/ }).press("Enter");
  await panel.getByRole("button", { name: "Discard" }).press("Enter");
  await panel.getByLabel("Search").fill("HAPPENS twice");
  await expect(panel.getByText("Nothing found")).toBeVisible();
  await panel.getByLabel("Search").fill("HAPPENS ");
  await expect(panel.getByRole("list", { name: "Kind" }).getByRole("button")).toHaveCount(1);
  await act(page, panel.getByRole("button", { name: /^What happens one after/ }));
  await expect(panel.getByText("Section 2 of 5")).toBeVisible();
  await expect(panel.getByRole("textbox").last()).toBeFocused();
  const kinds = [...(await editing.read(file)).matchAll(/- kind: (\w+)/g)].map(([, kind]) => kind);
  expect(kinds.slice(0, 3)).toEqual(["passages", "steps", "features"]);
});

test("a gallery begins with a photograph that is chosen", async ({ page, panel, editing }) => {
  await page.goto("/about");
  await openList(page, panel);
  const form = await openForm(panel, "All fields");
  const add = form.getByRole("button", { name: "Add", exact: true });
  await add.last().press("Enter");
  await form.getByRole("button", { name: "Photographs with captions" }).press("Enter");
  const name = form.getByLabel("Picture file");
  const choose = form.getByLabel(/choose a file/i);
  await expect(choose).toBeFocused();
  await add.last().press("Enter");
  await expect(said(panel)).toHaveText("Choose a file, or drop it here");
  await expect(choose).toBeFocused();
  const brown = { width: 900, height: 700, channels: 3, background: "#963" } as const;
  const buffer = await sharp({ create: brown }).jpeg().toBuffer();
  const chosen = { name: "IMG_0001 (2).JPG", mimeType: "image/jpeg", buffer };
  await exchange(page, () => choose.setInputFiles(chosen));
  await expect(said(panel)).toHaveText("Added img-0001-2.jpg.");
  await expect(name.first()).toHaveValue("img-0001-2.jpg");
  await form.getByLabel("What the picture shows").first().fill("A brown board.");
  await act(page, add.last());
  await expect(panel.locator("summary", { hasText: "Picture 1 of 1" })).toBeFocused();
  await expect(page.getByRole("img", { name: "A brown board." })).toBeVisible();
  await page.keyboard.press("Enter");
  const replace = form.getByLabel(/^Replace it/);
  await replace.setInputFiles(chosen);
  const words = form.getByRole("textbox", { name: "What it shows" });
  await expect(words).toBeFocused();
  await words.fill("A dry board.");
  await saveText(page);
  await expect(replace, "A second press does not say that it only decorates.").toBeFocused();
  expect(await editing.read(file)).toContain(
    "  - kind: gallery\n    items:\n      - image:\n          file: img-0001-2.jpg\n          alt: A dry board.\n",
  );
});

test("a part has its button again once it is undone or deleted", async ({ page, panel }) => {
  await page.goto("/privacy");
  await openList(page, panel);
  const form = await openForm(panel, "All fields");
  await form.locator("summary", { hasText: "Section 1 of 8" }).press("Enter");
  const begin = form.getByRole("button", { name: "A table below them", exact: true });
  await act(page, begin);
  await expect(begin).toHaveCount(0);
  await act(page, panel.getByRole("button", { name: "Undo", exact: true }).last());
  await expect(begin).toBeVisible();
  await act(page, begin);
  await act(page, form.getByRole("button", { name: "Delete: A table below them" }));
  await expect(begin).toBeFocused();
});
