import { holdChunks } from "../support/product/assets.ts";
import {
  exchange,
  holdRequest,
  openList,
  pressText,
  said,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("kilns");

test("after a save the focus is on the row that was left", async ({ page, panel }) => {
  await page.goto("/workshop");
  await openList(page, panel);
  await panel.locator("summary").filter({ hasText: "Settings" }).click();
  const tagline = panel.getByRole("button", { name: /^One line under the name/ });
  await tagline.click();
  await panel.getByRole("textbox").last().fill("Kilns for one bench");
  await saveText(page);
  await expect(tagline).toContainText("Kilns for one bench");
  await expect(tagline).toBeFocused();

  await page.getByRole("row", { name: /^Sun/ }).getByText("Closed").click();
  await expect(panel.getByRole("textbox", { name: "Sunday" })).toBeFocused();
});

test("an open panel takes no focus on the next page", async ({ page, panel, editing }) => {
  const site = await editing.read("site.yaml");
  await editing.writeText("site.yaml", site.replace(/(supportEmail: )\w+/, "$1bench"));
  await page.goto("/workshop");
  const releasePanel = await holdChunks(page, /panel\.bundle\.js$/);
  const releaseList = await holdRequest(page, "list");
  await panel.getByRole("button", { name: "Texts of this page" }).click();
  const status = said(panel);
  await expect(status).toHaveText("One moment …");
  releasePanel();
  await expect(panel.locator(".body")).toHaveText("One moment …");
  await expect(status).toHaveText("");
  await releaseList();
  await expect(panel.getByLabel("Show", { exact: true })).toBeFocused();
  await page.unrouteAll();

  const focused = () => page.evaluate(() => document.activeElement?.className);
  await page.locator("main a[href='/prices#delivery']").press("Enter");
  await expect(page).toHaveURL(/prices/);
  await expect(panel.getByLabel("Show", { exact: true })).toBeVisible();
  expect(await focused(), "The list").not.toBe("writing");
  await pressText(page.getByRole("heading", { level: 1 }), panel);
  await page.locator("header a[href='/workshop']").first().press("Enter");
  await expect(page).toHaveURL(/workshop/);
  await expect(panel.getByRole("textbox").first()).toBeVisible();
  expect(await focused(), "A text").not.toBe("writing");

  await page.goto("/contact");
  const address = page.getByRole("main").getByRole("link", { name: /^bench@/ });
  await address.first().click({ modifiers: ["Alt"] });
  const alike = panel.getByRole("listitem").getByRole("button");
  await expect(alike.first()).toBeFocused();
  await page.locator("header a[href='/workshop']").first().press("Enter");
  await expect(page).toHaveURL(/workshop/);
  await expect(alike).toHaveCount(2);
  expect(await focused(), "Texts with the same words").not.toBe("writing");

  await page.goto("/jobs/element-winder");
  await panel.getByRole("button", { name: "All texts" }).click();
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  const day = panel.getByLabel(/^Last day/);
  await day.fill("2127-03-01");
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  await panel.getByRole("button", { name: /2127-03-01/ }).click();
  await expect(day).toBeFocused();
  await page.locator("header a[href='/prices']").first().press("Enter");
  await expect(page).toHaveURL(/prices/);
  await expect(day).toHaveValue("2127-03-01");
  expect(await focused(), "A value of a form").not.toBe("writing");
});

test("days and times of an event are picked", async ({ page, panel, editing }) => {
  await page.goto("/events/open-day");
  await openList(page, panel);
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  const picker = (name: string, part: string) =>
    panel.getByRole("group", { name }).getByLabel(part);
  await picker("When it begins", "Day").fill("2127-03-01");
  await picker("When it begins", "Time").fill("19:30");
  await picker("When it ends", "Day").fill("2127-03-01");
  const time = picker("When it ends", "Time");
  await time.fill("21:00");
  await exchange(page, () => time.press("Control+Enter"));
  expect(await editing.read("events/open-day.yaml")).toContain(
    "from: 2127-03-01 19:30\nuntil: 2127-03-01 21:00\n",
  );
  await picker("When it ends", "Day").fill("");
  await expect(panel.getByText("Error:")).toBeVisible();
  await time.fill("");
  await exchange(page, () => time.press("Control+Enter"));
  expect(await editing.read("events/open-day.yaml")).not.toContain("until:");
});

test("“Fix” keeps the focus in the panel", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const file = "pages/workshop.yaml";
  const text = await editing.read(file);
  const readable = text.replace("Come and see", "Come  and see");
  const broken = readable.replace("title:", "\u200Btitle:");
  await editing.writeText(file, broken);
  await page.goto("/workshop");
  await openList(page, panel);
  await panel.getByRole("button", { name: /^Fix: An invisible character/ }).press("Enter");
  await expect(panel.locator("summary").filter({ hasText: "workshop" })).toBeFocused();
  await expect(said(panel)).toHaveText(/^Saved in /);
  expect(await editing.read(file)).toBe(readable);
  const heading = page.getByRole("heading", { name: "Come and see" });
  const field = await pressText(heading, panel);
  await panel.getByRole("button", { name: /^Fix: There are 2 spaces/ }).press("Enter");
  await expect(field).toHaveValue("Come and see");
  await expect(field).toBeFocused();
  await expect.poll(() => editing.read(file)).toBe(text);
});

test("the focus follows added, deleted and moved sections", async ({ page, panel }) => {
  await page.goto("/");
  await openList(page, panel);
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  const entry = (name: string) => panel.locator("summary", { hasText: name });
  await expect(entry("Section 10 of 12"), "Not by its anchor.").toHaveText(/In figures$/);
  const deleted = panel.getByRole("button", { name: "Delete: Section 2 of 12" });
  await entry("Section 2 of 12").press("Enter");
  await entry("Section 5 of 12").press("Enter");
  await panel.getByRole("button", { name: "Add after: Section 2 of 12" }).press("Enter");
  const kinds = panel.getByRole("list", { name: "Kind" });
  await expect(kinds).toBeFocused();
  await expect(kinds).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(kinds, "A second press chooses nothing.").toBeFocused();
  await exchange(page, () => deleted.press("Enter"));
  await expect(entry("Section 2 of 11")).toBeFocused();
  await expect(kinds).toHaveCount(0);
  const unfolded = panel.locator("details[open] > summary", { hasText: /^Section/ });
  await expect(unfolded).toHaveText([/^Section 4 of 11/]);
  await panel.getByLabel(/^Move to place: Section 4 of 11/).fill("9");
  await exchange(page, () => page.keyboard.press("Enter"));
  await expect(unfolded).toHaveText([/^Section 9 of 11/]);
  const form = panel.getByRole("form", { name: "All fields" }).first();
  await form.getByRole("button", { name: "Add", exact: true }).last().press("Enter");
  const band = kinds.getByRole("button", { name: "A dark band with one button" });
  await exchange(page, () => band.press("Enter"));
  await expect(
    entry("Section 12 of 12"),
    "It is not called by the page to which its button leads.",
  ).toHaveText("Section 12 of 12 A dark band with one button");
});

test("a message of the panel pushes no focus out of sight", async ({ page, panel }) => {
  await page.goto("/prices");
  await openList(page, panel);
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  const field = panel.getByRole("textbox", { name: "Main heading" }).first();
  await field.fill("What it costs");
  await field.evaluate((one) => one.scrollIntoView({ block: "end" }));
  await exchange(page, () => field.press("Control+Enter"));
  await expect(said(panel)).toHaveText("Saved in Prices and delivery.");
  await expect(field).toBeFocused();
  // All but a part of a pixel.
  await expect(field).toBeInViewport({ ratio: 0.99 });
});

test("after a reload the focus of the panel is where it was", async ({ page, panel }) => {
  await page.goto("/prices");
  await openList(page, panel);
  // What runs when a server is back.
  const reload = async () => {
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => location.reload());
    await loaded;
  };
  const row = panel.locator("[data-place]").nth(2);
  await row.focus();
  await reload();
  await expect(row).toBeFocused();
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  await panel.locator("summary", { hasText: /^Section 1 of/ }).press("Enter");
  const sign = panel.getByRole("button", { name: /^Add after: Section 1 of/ });
  await sign.focus();
  await reload();
  await expect(sign).toBeFocused();
  await panel.getByRole("button", { name: "Settings" }).press("Enter");
  await panel.locator("summary", { hasText: "Menu and footer" }).press("Enter");
  const start = panel.locator('[data-at="site#/startPage"]');
  await start.focus();
  await reload();
  await expect(start).toBeFocused();
});

test("a screen reader hears of the field of a text that opens", async ({ page, panel }) => {
  await page.goto("/");
  await panel.getByRole("button", { name: "Texts of this page" }).press("Enter");
  const row = panel.getByRole("listitem").getByRole("button").first();
  // Orca reads nothing of a control that is there and focused in one task.
  const isAtOnce = await row.evaluate((button: HTMLElement) => {
    button.click();
    return (button.getRootNode() as ShadowRoot).activeElement?.localName === "textarea";
  });
  expect(isAtOnce).toBe(false);
  await expect(panel.locator("textarea")).toBeFocused();
});
