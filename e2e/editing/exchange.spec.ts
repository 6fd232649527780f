import type { Page } from "playwright/test";
import { narrow, wide } from "../support/conditions.ts";
import { isHydrated } from "../support/controls.ts";
import {
  asAnotherTab,
  pressText,
  said,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

/** A site with a form, and with questions that are unfolded. */
const test = testOfWriting("kilns");
const file = "pages/workshop.yaml";

/** Has React run the page, which stays where it is in the window. */
async function bringAlive(page: Page): Promise<void> {
  await page.locator("button[aria-haspopup=menu]").dispatchEvent("pointerover");
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** When the document was loaded. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("typing goes on while another tab saves", async ({ page, panel, editing }) => {
  const ask = await asAnotherTab(editing, "workshop");
  await page.goto("/workshop");
  const loaded = await loadedAt(page);
  const question = page.locator("details").filter({ hasText: "Do you buy kilns back?" });
  await question.locator("summary").click();
  const answer = question.getByText("We mend them");
  const field = await pressText(answer, panel);
  const before = await field.inputValue();
  const topOf = async () => (await answer.boundingBox())?.y ?? Number.NaN;
  const top = await topOf();

  let typed = "";
  const list = "pages/workshop#/sections/11/items";
  const steps = [
    () => ask("change", { place: `${list}/0/question`, list, action: "add", index: 0 }),
    // From here on React renders what has changed.
    () => bringAlive(page),
    () => ask("save", { place: "pages/workshop#/heading", text: "Alive" }),
  ];
  for (const step of steps) {
    const words = `kiln ${typed.length} `;
    await Promise.all([step(), page.keyboard.type(words, { delay: 30 })]);
    typed += words;
    expect(Math.abs((await topOf()) - top), "It stays where it is.").toBeLessThanOrEqual(0.5);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alive");

  await expect(field).toBeFocused();
  await expect(field).toHaveValue(before + typed);
  await expect(question).toHaveAttribute("open");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expect(question, "It is shown as it is typed.").toContainText(typed.trim());
  await expect(said(panel)).toHaveText(/^The content has changed/);
  await saveText(page);
  const written = async () => (await editing.read(file)).replaceAll(/\s+/g, " ");
  await expect.poll(written).toContain((before + typed).trim().slice(-40));
  expect(await loadedAt(page), "The document is the same.").toBe(loaded);
});

test("a text that is added holds what is typed at once", async ({ page, panel, editing }) => {
  const ask = await asAnotherTab(editing, "workshop");
  const list = "pages/workshop#/sections/11/items";
  await ask("change", { place: `${list}/0/question`, list, action: "add", index: 3 });
  await page.goto("/workshop");
  const loaded = await loadedAt(page);
  await page.getByText("Do you buy kilns back?").click();
  const field = await pressText(page.getByText("We mend them"), panel);
  await panel.locator("summary", { hasText: /^Question/ }).press("Enter");
  await panel.getByRole("button", { name: /^Add after: Question/ }).press("Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.type("Wax and kiln");
  await expect(field).toHaveValue("Wax and kiln");
  await expect(page.locator("details").filter({ hasText: "Wax and kiln" })).toBeVisible();
  expect(await loadedAt(page)).toBe(loaded);
});

test("an error replaces a page, and goes", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await page.goto("/workshop");
  const loaded = await loadedAt(page);
  const heading = page.getByRole("heading", { level: 1 });
  const [title, words] = [await page.title(), `${await heading.textContent()}`];
  const [text, site] = await Promise.all([file, "site.yaml"].map(editing.read));
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  for (const isAlive of [false, true]) {
    if (isAlive) await bringAlive(page);
    await editing.writeText(file, `${text}colour: red\n`);
    await expect(heading).toHaveText("The content has errors");
    await expect(page.getByText("Unknown key `colour`")).toBeVisible();
    await expect(page).toHaveTitle("The content has errors");
    const before = await accent();
    const colour = isAlive ? "#123456" : "#654321";
    await editing.writeText("site.yaml", `${site}`.replace(/^( +accent: ).*$/m, `$1"${colour}"`));
    await editing.writeText(file, `${text}`);
    await expect(heading).toHaveText(words);
    await expect(page).toHaveTitle(title);
    await expect.poll(accent).not.toBe(before);
  }
  await expect(said(panel)).toHaveText(/^The content has changed/);
  expect(await loadedAt(page)).toBe(loaded);
});

test("typed text and an open menu outlive an exchange", async ({ page, editing }) => {
  await page.goto("/contact");
  const [name, heading] = [
    page.getByRole("textbox").first(),
    page.getByRole("heading", { level: 1 }),
  ];
  const ask = await asAnotherTab(editing, "contact");
  const write = (text: string) => ask("save", { place: "pages/contact#/heading", text });
  await name.pressSequentially("Nia Rees");
  await page.keyboard.press("ArrowLeft");
  await write("Ring us");
  await expect(heading).toHaveText("Ring us");
  await page.keyboard.type("e");
  await expect(name).toHaveValue("Nia Reees");
  await page.locator("button[aria-haspopup=menu]").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await write("Come by");
  await expect(heading).toHaveText("Come by");
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(name).toHaveValue("Nia Reees");
});

test("another tab renames and deletes a page", async ({ page, editing, expectedErrors }) => {
  // Links that lead nowhere.
  expectedErrors.push(/status of (404|500)/, /404: no page/);
  const ask = await asAnotherTab(editing, "workshop");
  const heading = page.getByRole("heading", { level: 1 });
  const change = async (name: string, action: "rename" | "delete", title = "") => {
    const { siteFiles } = await ask("list", { page: "pages/home", place: "" });
    const what = `pages/${name}`;
    const { hash } = siteFiles.find(({ key }) => key === what) ?? {};
    const asked = { action, what, title: title || name, links: [], from: what, isTrial: false };
    await ask("file", { ...asked, ...{ hash } });
  };
  await page.goto("/workshop");
  const words = `${await heading.textContent()}`;
  await change("workshop", "rename", "The dairy");
  await expect(page).toHaveURL(/\/the-dairy$/);
  await expect(heading).toHaveText(words);
  const loaded = await loadedAt(page);
  await change("the-dairy", "delete");
  await expect(heading).not.toHaveText(words);
  await expect(page).toHaveURL(/\/the-dairy$/);
  expect(await loadedAt(page)).toBe(loaded);
});

test("the last of two changes is shown, however slow", async ({ page, editing }) => {
  const ask = await asAnotherTab(editing, "workshop");
  const write = (text: string) => ask("save", { place: "pages/workshop#/heading", text });
  const answers: (() => void)[] = [];
  /** Has the next answer wait at an address, which says what it says when it is asked for. */
  const hold = (address: RegExp) =>
    page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        await new Promise<void>((release) => answers.push(release));
        await route.fulfill({ response });
      },
      { times: 1 },
    );
  const isHeld = () => expect.poll(() => answers.length).toBe(1);
  // The script that hears of changes, after the page itself.
  await hold(/panel\/open-panel\.ts$/);
  const going = page.goto("/workshop");
  await isHeld();
  await write("While it loads");
  answers.pop()?.();
  await going;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("While it loads");

  await hold(/\/workshop$/);
  await write("First");
  await isHeld();
  await write("Last");
  answers.pop()?.();
  await expect(heading).toHaveText("Last");
});

test("a save leaves the page where it is, in any window", async ({ page, panel }) => {
  await page.goto("/workshop");
  for (const [isAlive, size, words] of [
    [false, narrow, "Repair"],
    [true, wide, "A bench for visitors"],
  ] as const) {
    if (isAlive) await bringAlive(page);
    await page.setViewportSize(size);
    const heading = page.getByRole("heading", { name: words });
    const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
    const field = await pressText(heading, panel);
    const before = await top();
    await field.press("End");
    await page.keyboard.type(".");
    await saveText(page);
    await expect(panel.getByRole("textbox")).toHaveCount(0);
    await expect(heading).toBeFocused();
    expect(Math.abs((await top()) - before), `${words}, ${isAlive}`).toBeLessThanOrEqual(1);
  }
});
