import type { Route } from "playwright/test";
import { goOn, openList, press, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting();
const save = "Control+Enter";
const file = "pages/about.yaml";

test("what is typed while a text is saved stays, and a late answer closes no other text", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  let answer = () => {};
  async function holdSaves(): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const hold = (route: Route) => answered.then(() => route.continue());
    await page.route("**/@words/save", hold, { times: 1 });
  }
  await holdSaves();
  let field = await press(page.getByRole("heading", { level: 1 }), panel);
  await field.fill("Slow");
  await field.press(save);
  await field.pressSequentially(" and more");
  answer();
  await expect.poll(() => editing.read(file)).toMatch(/^heading: Slow$/m);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page).toHaveTitle(/./);
  await expect(panel.getByRole("textbox").last()).toHaveValue("Slow and more");
  await expect(panel.getByText("The file says now")).toHaveCount(0);

  await holdSaves();
  await panel.getByRole("textbox").last().press(save);
  await page.keyboard.press("Escape");
  field = await press(page.getByRole("heading", { name: "Quality First" }), panel);
  answer();
  await expect.poll(() => editing.read(file)).toMatch(/^heading: Slow and more$/m);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow and more");
  await expect(panel.getByRole("textbox").last()).toHaveValue("Quality First");
});

test("Leave takes the focus back to the text, and says what is not saved", async ({
  page,
  panel,
}) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const field = await press(heading, panel);
  await field.fill("Not saved");
  await panel.getByRole("button", { name: "Leave" }).click();
  await expect(heading).toBeFocused();
  await expect(panel.getByRole("status").first()).toHaveText("Not saved. What you typed is kept.");
  await press(heading, panel);
  await expect(panel.getByRole("textbox").last()).toHaveValue("Not saved");
});

test("the list has products in the order of their files, and texts to write of other pages", async ({
  page,
  panel,
  editing,
}) => {
  const contact = await editing.read("pages/contact.yaml");
  await editing.write("pages/contact.yaml", contact.replace(/^heading: .*$/m, "heading: …"));
  await expect(async () => {
    await goOn(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("…", { timeout: 5000 });
  }).toPass();
  await goOn(page, "/products");
  await openList(page, panel);
  const files = panel.locator("summary");
  await expect(files.first()).toContainText("products.yaml");
  const names = await files.allTextContents();
  const products = names.filter((name) => name.includes("/products/"));
  expect(products.length).toBeGreaterThan(1);
  expect(products).toEqual([...products].sort());
  await panel.getByLabel("Show", { exact: true }).selectOption("To do");
  await panel.getByRole("button", { name: /[a-z.] to write …$/ }).click();
  const field = panel.getByRole("textbox").last();
  await field.fill(`${/^heading: (.*)$/m.exec(contact)?.[1]}`);
  await field.press(save);
  await expect.poll(() => editing.read("pages/contact.yaml")).toBe(contact);
});

test("a text of the list is brought into view, above the panel of a narrow window", async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about");
  await openList(page, panel);
  const heading = page.getByRole("heading", { name: "Quality First" });
  await panel.getByRole("button", { name: /Quality First/ }).click();
  await expect(panel.getByRole("textbox").last()).toBeFocused();
  await expect
    .poll(async () => {
      const [text, box] = await Promise.all([
        heading.boundingBox(),
        panel.locator(".panel").boundingBox(),
      ]);
      return text && box && text.y >= 0 && text.y + text.height <= box.y;
    })
    .toBe(true);
});

test("paper has neither the panel nor room for it", async ({ page, panel }) => {
  await page.goto("/about");
  const sides = () =>
    page.locator("body").evaluate((body) => {
      const { paddingRight, paddingBottom } = getComputedStyle(body);
      return { paddingRight, paddingBottom };
    });
  await press(page.getByRole("heading", { level: 1 }), panel);
  await page.emulateMedia({ media: "print" });
  await expect(panel).toBeHidden();
  expect(await sides()).toEqual({ paddingRight: "0px", paddingBottom: "0px" });
});

test("React finds the page as it came while a text has the focus", async ({ page, panel }) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  await press(heading, panel);
  await page.keyboard.press("Escape");
  await expect(heading).toBeFocused();
  // A pointer on a control loads React, and takes no focus.
  await page.locator(".theme-button").hover();
  await expect
    .poll(() =>
      heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
});

test("typed words follow their text where another program adds an entry above it, and outlive the tab", async ({
  context,
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const field = await press(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("Typed");
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog"),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  const asked: string[] = [];
  page.on("dialog", (another) => {
    asked.push(another.message());
    another.accept();
  });
  const before = await editing.read(file);
  const entry = "      - icon: heart\n";
  const added = before.replace(
    entry,
    `      - icon: heart\n        title: New\n        text: New.\n${entry}`,
  );
  await editing.write(file, added);
  await expect(page.getByRole("heading", { name: "New" })).toBeVisible();
  await expect(panel.getByRole("textbox").last()).toHaveValue("Typed");
  await expect(page.getByRole("heading", { name: "Typed" })).toBeVisible();
  expect(asked, "To load the page again loses nothing.").toEqual([]);
  await page.close();

  const next = await context.newPage();
  await next.goto("/about");
  const there = next.getByRole("complementary", { name: "Write on the page" });
  await openList(next, there, "To do");
  await there.getByRole("button", { name: /not saved/ }).click();
  await there.getByRole("textbox").last().press(save);
  await expect.poll(() => editing.read(file)).toBe(added.replace("Quality First", "Typed"));
});

test("pasted line breaks become spaces at once, and the panel says so", async ({ page, panel }) => {
  await page.goto("/about");
  const field = await press(page.getByRole("heading", { name: "Quality First" }), panel);
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Made\n\n  once:\n");
  await expect(panel.getByRole("alert")).toHaveText(/^Line breaks became spaces/);
  await page.keyboard.type("and ");
  await expect(field).toHaveValue("Made once: and Quality First");
  await expect(panel.getByText("The check finds nothing.")).toBeVisible();
});
