import { join } from "node:path";
import sharp from "sharp";
import { expectNoViolations } from "../support/axe.ts";
import { looks, narrow, spaceWidely } from "../support/conditions.ts";
import {
  exchange,
  expectInside,
  holdRequest,
  openView,
  pressText,
  said,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

/** A site with pictures of each kind. */
const test = testOfWriting("kilns");
const home = "pages/home.yaml";

/** A photograph of a camera that lay on its side, with the place where it was taken. */
const photograph = await sharp({
  create: { width: 3000, height: 2000, channels: 3, background: "#963" },
})
  .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

test("people come from pictures, rows and one by one", async ({ page, panel, editing }) => {
  const file = "pages/workshop.yaml";
  await page.goto("/workshop");
  await pressText(page.getByText("Marged Pryce"), panel);
  await panel.locator("summary", { hasText: "Section" }).first().press("Enter");
  const form = panel.getByRole("form", { name: /^Section/ });
  const chosen = ["dai-evans.jpg", "IMG_2041.jpg", "large.jpg"].map((name) => {
    const buffer = name === "large.jpg" ? Buffer.alloc(21e6) : photograph;
    return { name, mimeType: "image/jpeg", buffer };
  });
  const people = form.getByRole("group", { name: "The people" });
  await people.getByLabel(/^One entry for each picture/).setInputFiles(chosen);
  await expect(page.getByRole("heading", { name: "Dai Evans" })).toBeVisible();
  const picture = (name: string) => `        image:\n          file: ${name}\n          alt: …\n`;
  await expect.poll(() => editing.read(file)).toContain(picture("img-2041.jpg").trim());
  await expect(said(panel)).toHaveText("This file has more than 20 MB. Save it smaller.");
  await people.getByRole("button", { name: "Add rows from a spreadsheet" }).press("Enter");
  const rows = people.getByLabel("Paste rows here that you have copied in a spreadsheet");
  await expect(rows).toBeFocused();
  await page.keyboard.insertText("Job\tName\tBorn\nGlazes\tNia Rees\t1990\n");
  const shown = people.getByRole("region", { name: "What is added" });
  await expect(shown.getByRole("row")).toHaveText([/^What/, "GlazesNia Rees"]);
  await expect(people.getByText("There is no place here for: Born")).toBeVisible();
  await expectNoViolations(page);
  await exchange(page, () => people.getByRole("button", { name: "Add these rows" }).press("Enter"));
  const entry = people.locator("summary", { hasText: "Nia Rees" });
  await expect(entry).toBeFocused();
  await entry.press("Enter");
  const role = people.getByRole("textbox").first();
  await role.fill("Nia Rees-Lloyd");
  await people.getByRole("button", { name: "Save and add another" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nia Rees-Lloyd" })).toBeVisible();
  await expect(people.getByRole("textbox", { name: "Name of the person" }).last()).toBeFocused();
});

test("a picture is replaced by keyboard alone", async ({ page, panel, editing }) => {
  const before = await editing.read(home);
  // Long before the key: Chromium can handle a press first that is sent with the request to intercept choosers.
  const chosen = { name: "IMG 0815.JPG", mimeType: "", buffer: photograph };
  page.on("filechooser", (chooser) => chooser.setFiles(chosen));
  await page.goto("/");
  await panel.getByRole("button", { name: "Texts of this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Show", { exact: true })).toBeFocused();
  await panel.getByRole("searchbox").pressSequentially("Glazed pots");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const field = panel.getByRole("textbox").last();
  await expect(field).toHaveValue(/^Glazed pots/);
  const group = panel.getByRole("group", { name: "Picture workshop.jpg" });
  await expect(group.getByRole("button", { name: "Remove it" })).toBeVisible();
  const file = group.getByLabel(/choose a file/i);
  await file.focus();
  await expect(file).toBeFocused();
  await page.keyboard.press("Space");
  const words = group.getByRole("textbox", { name: "What it shows" });
  await expect(words).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("A brown board.");
  await page.keyboard.press("Tab");
  await expect(group.getByRole("button", { name: "Save the picture" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await saveText(page);
  await expect
    .poll(() => editing.read(home))
    .toBe(
      before
        .replace("workshop.jpg", "img-0815.jpg")
        .replace(/Glazed pots on three shelves.*/, "A brown board."),
    );
  await expect(said(panel)).toHaveText("Saved img-0815.jpg.");
  await expect(field).toHaveValue("A brown board.");
  await expect(field).toBeFocused();
  const picture = page.getByRole("img", { name: "A brown board." });
  await expect(picture).toHaveJSProperty("complete", true);
  const upright = await picture.evaluate(
    (one: HTMLImageElement) => one.naturalHeight > one.naturalWidth,
  );
  expect(upright).toBe(true);
  const written = join(editing.folder, "pictures/img-0815.jpg");
  const facts = await sharp(written).metadata();
  expect([facts.width, facts.height, facts.exif]).toEqual([2000, 3000, undefined]);
});

test("at 320 px a picture is added to a text that has none, and a HEIC is refused", {
  tag: "@daily",
}, async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const before = await editing.read(home);
  await page.setViewportSize(narrow);
  await page.emulateMedia(looks.dark);
  await page.goto("/");
  const title = page.getByRole("heading", { name: "A door that locks when hot" });
  const field = await pressText(title, panel);
  const group = panel.getByRole("group", { name: "A picture next to the text" });
  const add = group.getByRole("button", { name: "Add the picture" });
  await expect(add).toBeHidden();
  const chosen = group.getByLabel(/choose a file/i);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  await chosen.setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic });
  const status = said(panel);
  await expect(status, "It is said at the choice.").toHaveText(/Save it as JPEG\.$/);
  await expect(add).toBeHidden();
  const isFollowed = await title.evaluate((one, bytes) => {
    const dataTransfer = new DataTransfer();
    const letters = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([letters], "Door.jpg", { type: "image/jpeg" }));
    const how = { dataTransfer, bubbles: true, cancelable: true, composed: true };
    return one.dispatchEvent(new DragEvent("drop", how));
  }, photograph.toString("base64"));
  expect(isFollowed, "The browser does not open what is dropped.").toBe(false);
  await expect(add).toBeVisible();
  // The picture that was shown before it is not asked for again.
  await chosen.setInputFiles({ name: "Door.jpg", mimeType: "image/jpeg", buffer: photograph });
  await add.click();
  await expect(panel.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await expect(status).toHaveText("Write what the picture shows, or say that it only decorates.");
  const words = group.getByRole("textbox", { name: "What it shows" });
  await expect(words).toBeFocused();
  await expect(
    words,
    "Neither what is said nor the picture above it pushes it out of sight.",
  ).toBeInViewport();
  await words.fill("The door of a kiln.");
  await expectNoViolations(page, "a chosen picture");
  await spaceWidely(page);
  await expectInside(panel);
  expect(await editing.read(home)).toBe(before);
  await exchange(page, () => add.dblclick());
  const written =
    "        image:\n          file: door-2.jpg\n          alt: The door of a kiln.\n";
  await expect
    .poll(() => editing.read(home))
    .toBe(before.replace(/second thought.*\n/, `$&${written}`));
  await expect(status).toHaveText(/^Added door-2\.jpg\./);
  await expect(field, "The focus stays with the text.").toBeFocused();
  await expect(page.getByRole("img", { name: "The door of a kiln." })).toBeVisible();
});

test("a press on a picture opens its words", async ({ page, panel, editing }) => {
  await page.goto("/");
  await page.getByRole("img", { name: /^Glazed pots/ }).click();
  const field = panel.getByRole("textbox").first();
  await expect(field).toHaveValue(/^Glazed pots/);
  const decorative = panel.getByRole("button", { name: "It only decorates: save it" });
  await exchange(page, () => decorative.click());
  const hero = /image:\n {6}file: workshop.jpg\n {6}decorative: true\n {4}primary/;
  await expect.poll(() => editing.read(home)).toMatch(hero);
  await expect(field, "Its words are gone.").toHaveValue(/^Stoneware/);
  await page.keyboard.press("Escape");
  await page.locator("main img").first().click();
  const group = panel.getByRole("group", { name: "Picture workshop.jpg" });
  await expect(group.getByRole("textbox", { name: "What it shows" })).toHaveValue("");

  await page
    .getByRole("link")
    .getByRole("img")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect(panel.getByRole("group", { name: /^Picture \S+\.svg$/ })).toBeVisible();
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>',
  );
  const chosen = panel.getByLabel(/choose a file/i);
  await chosen.setInputFiles({ name: "new.svg", mimeType: "image/svg+xml", buffer: drawing });
  const save = panel.getByRole("button", { name: "Save the picture" });
  await exchange(page, () => save.click());
  await expect(said(panel)).toHaveText(/^Saved new\.svg\. Taken out of it: script\./);
  await expect(chosen, "It may be removed next.").toHaveValue("");
});

test("the point that is never cut is set by keys and press", async ({ page, panel, editing }) => {
  const file = "pages/workshop.yaml";
  await page.goto("/workshop");
  await pressText(page.getByText("Marged Pryce", { exact: true }), panel);
  await panel.locator("summary").filter({ hasText: "Person 1 of 4" }).press("Enter");
  const form = panel.getByRole("form", { name: "Person 1 of 4" });
  await form.getByRole("button", { name: "The point that is never cut" }).press("Enter");
  const point = form.getByRole("group", { name: "The point that is never cut" });
  const left = point.getByRole("slider", { name: "From the left" });
  await expect(left).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(left).toHaveAttribute("aria-valuetext", "49%");
  await point.getByRole("slider", { name: "From the top" }).press("End");
  await expect(point.locator("img")).toHaveJSProperty("complete", true);
  await expectNoViolations(page, "a point");
  const top = point.getByRole("slider", { name: "From the top" });
  await expect(top).toHaveValue("100");
  const { width, height } = (await point.locator("img").boundingBox()) as DOMRect;
  await point.locator("img").click({ position: { x: width / 4, y: height / 2 } });
  await expect(left).toHaveValue("25");
  await expect(top).toHaveValue("50");
  const save = panel.getByRole("button", { name: "Save", exact: true });
  await exchange(page, () => save.press("Enter"));
  const picture = page.getByRole("img", { name: "Marged in a dark blue work coat." });
  await expect(picture).toHaveCSS("object-position", "25% 50%");
  expect(await editing.read(file)).toContain("work coat.\n          focalPoint: 25% 50%\n");
});

test("a PNG becomes the logo, and can be taken away", async ({ page, panel, editing }) => {
  const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#222" } })
    .png()
    .toBuffer();
  await page.goto("/");
  await openView(panel, "Settings");
  await panel.locator("summary", { hasText: "Company and logo" }).press("Enter");
  const form = panel.getByRole("form", { name: "Company and logo" });
  const logo = { name: "Logo.png", mimeType: "image/png", buffer: png };
  const chosen = form.getByLabel(/choose a file/i).first();
  const release = await holdRequest(page, "picture");
  await chosen.setInputFiles({ ...logo, name: "Other.png" });
  await chosen.setInputFiles(logo);
  const tried = page.waitForResponse((response) => response.url().includes("name=Logo.png"));
  await release();
  await tried;
  const again = chosen.evaluate((input: HTMLInputElement) => {
    input.addEventListener("click", (event) => event.preventDefault(), { once: true });
    input.click();
    return input.value;
  });
  expect(await again, "The same file can be chosen again.").toBe("");
  const save = form.getByRole("button", { name: "Save the picture" });
  await exchange(page, () => save.press("Enter"));
  const added = form.getByRole("group", { name: "Picture logo.png" });
  await expect(added).toBeVisible();
  const shown = page.getByRole("banner").locator("svg:visible image").first();
  await expect(shown).toHaveAttribute("href", /^\/assets\/logo-\w+-\d+\.png$/);
  expect((await page.request.get(`${await shown.getAttribute("href")}`)).ok()).toBe(true);
  await exchange(page, () => added.getByRole("button", { name: "Remove it" }).press("Enter"));
  await expect(added).toBeHidden();
  expect(await editing.read("site.yaml")).toMatch(/^ {2}logo:\n {4}viewBox: /m);
});

test("a PDF is put into the files from the downloads", async ({ page, panel, editing }) => {
  await page.goto("/workshop");
  await pressText(page.getByText(/^Four schedules/), panel);
  await panel.locator("summary", { hasText: "Entry 1 of 1" }).press("Enter");
  const form = panel.getByRole("form", { name: "Entry 1 of 1" });
  const file = form.getByLabel("File", { exact: true });
  await expect(file).toHaveValue("firing-schedules.pdf");
  const pdf = { name: "Price List.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") };
  const chosen = form.getByLabel(/choose a file/i);
  const order: string[] = [];
  const note = (what: string) => (of: { url(): string }) => {
    const name = new URL(of.url()).searchParams.get("name");
    if (name) order.push(`${what} ${name}`);
  };
  page.on("request", note("put"));
  page.on("response", note("done"));
  const release = await holdRequest(page, "put");
  await chosen.setInputFiles({ ...pdf, name: "Old List.pdf" });
  await chosen.setInputFiles(pdf);
  await exchange(page, release);
  await expect(said(panel)).toHaveText("Added price-list.pdf.");
  expect(order, "The last one counts.").toEqual(
    ["Old List.pdf", "Price List.pdf"].flatMap((name) => [`put ${name}`, `done ${name}`]),
  );
  await expect(file).toHaveValue("price-list.pdf");
  expect(await editing.read("files/price-list.pdf")).toBe("%PDF-");
});
