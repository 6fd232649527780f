import type { Locator } from "playwright/test";
import {
  before,
  exchange,
  file,
  pressText,
  said,
  saveKey,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

/** Pastes over all that a field holds, as a browser does that has copied a page. */
async function paste(field: Locator, html: string, plain = ""): Promise<void> {
  await field.evaluate(
    (one: HTMLTextAreaElement, [html = "", plain = ""]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", plain || html.replaceAll(/<[^>]*>/g, ""));
      if (!plain) clipboardData.setData("text/html", html);
      one.select();
      const how = { clipboardData, bubbles: true, cancelable: true, composed: true };
      one.dispatchEvent(new ClipboardEvent("paste", how));
    },
    [html, plain],
  );
}

/** Copied pages, and what a paragraph has of each. */
const pages = {
  '<p>See <a href="https://a.example/b">the  list</a>, or <a href="javascript:x()">run</a>.</p>':
    "See [the list](https://a.example/b), or run.",
  '<a href="http://localhost:PORT/contact#form">Write</a> or <a href="mailto:a@b.example">mail</a>':
    "[Write](/contact#form) or [mail](mailto:a@b.example)",
  '<b style="font-weight:normal"><p>It is <span style="font-weight:700">ours </span>and <i>new</i></p></b>':
    "It is **ours** and *new*",
  "<h2><b>Heading</b></h2><p><b>All</b> <b>bold</b></p>": "Heading\n\nAll bold",
  '<p>5*3 [sic] and <a href="https://a.example/(x)">a*b*</a></p>':
    "5*3 [sic] and [a*b*](https://a.example/%28x%29)",
  '<a href="https://a.example"><em>One</em></a> [two](https://b.example)':
    "[*One*](https://a.example) \\[two\\](https://b.example)",
  "<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>four<br>five<br><br>six":
    "One\n\nTwo\n\nThree\n\nfour five\n\nsix",
  '<p class=MsoListParagraph><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Point</p>':
    "Point",
  "<table><tr><td>A</td><td>B</td></tr></table>": "A\n\nB",
  "<div style='font-family: monospace'>**strong** and [a](/about)</div>":
    "**strong** and [a](/about)",
  "<script>x()</script><img src=x onerror='window.hit = 1'>Bare": "Bare",
};
/** Copied texts without markup, and what is pasted for them. */
const texts = {
  "Soft\u00ADware\u200B for\u2028all\tof  us.": "Software for all of us.",
  "•\u00A0One\n•\tTwo\n1.\tThree": "One\n\nTwo\n\nThree",
  "A line that was broken\nby a program\nof mail.\nNext":
    "A line that was broken by a program of mail.\n\nNext",
  "One\nPart\n\n\nTwo": "One Part\n\nTwo",
  "Prix\u00A0: 5\u00A0€": "Prix\u00A0: 5\u00A0€",
};

test("a paste keeps links and paragraphs", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 413/);
  const privacy = "pages/privacy.yaml";
  await page.goto("/privacy");
  const { host } = new URL(page.url());
  const field = await pressText(page.getByText("The weather app does not collect"), panel);
  for (const [html, wanted] of Object.entries(pages)) {
    await paste(field, html.replace("localhost:PORT", host));
    await expect.soft(field, html).toHaveValue(wanted);
  }
  for (const [text, wanted] of Object.entries(texts)) {
    await paste(field, "", text);
    await expect.soft(field, text).toHaveValue(wanted);
  }
  const cleaned = panel.getByRole("alert").filter({ hasText: /^Taken out of what was pasted/ });
  await expect(cleaned, "There was nothing to take out.").toHaveCount(0);
  await paste(field, "", "One.\u200B\nTwo.");
  await expect(cleaned).toBeVisible();
  await expect(panel.getByText("Each line becomes an entry of its own.")).toBeVisible();
  await panel.locator(".writer").getByRole("button", { name: "Undo", exact: true }).click();
  await expect(field).toHaveValue("One.\u200B\nTwo.");
  await expect(panel.getByText("Error:"), "Not by the colour of a bar alone.").toBeVisible();
  await panel.getByRole("button", { name: /^Fix: There is an invisible character/ }).click();
  await expect(field).toHaveValue("One.\n\nTwo.");
  await field.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Three.");
  await page.keyboard.press(saveKey);
  const entries = /paragraphs:\n {6}- >-\n {8}One\.\n {6}- Two\.\n {6}- Three\.\n {2}- id: device/;
  await expect.poll(() => editing.read(privacy)).toMatch(entries);
  await expect(page.getByRole("main").getByText("Three.")).toBeVisible();

  const heading = await pressText(page.getByRole("heading", { level: 1 }), panel);
  const was = await heading.inputValue();
  await paste(heading, '<p><a href="https://a.example">A</a> *b*</p><p>C</p>');
  await expect(heading, "A heading has one line, and no links.").toHaveValue("A *b* C");
  await expect(panel.getByRole("alert")).toHaveText(/^Line breaks became spaces/);
  await page.keyboard.press("Control+Z");
  await expect(heading, "The browser undoes it as well.").toHaveValue(was);
  await paste(heading, "", "word ".repeat(5000));
  await expect(
    panel.getByText("This is too long: a text has at most 20000 letters."),
  ).toBeVisible();
  await expect(panel.getByText("No findings")).toHaveCount(0);
});

test("rows of a spreadsheet become rows of a table", async ({ page, panel, editing }) => {
  const withRows = (rows: string) => `${before.trimEnd()}
  - kind: prices
    heading: Hours by season
    table:
      columns: [Day, Summer, Winter]
      rows:
        - [Monday, 9 to 12, 10 to 12]
${rows}`;
  await editing.writeText(file, withRows("        - […, …, …]\n"));
  await page.clock.install();
  await page.goto("/about");
  await pressText(page.getByRole("cell", { name: "9 to 12", exact: true }), panel);
  const row = panel.locator("summary", { hasText: "Row 1 of 2" }).first();
  await row.press("Enter");
  const form = panel.getByRole("form", { name: /^Row/ });
  await form.locator("summary", { hasText: "Row 2 of 2" }).press("Enter");
  const cell = form.getByRole("textbox").last();
  await exchange(page, () => paste(cell, "", "Tuesday\t9 to 12\tclosed\nFriday\t1, 2\tclosed\n"));
  await expect(page.getByRole("row", { name: "Tuesday 9 to 12 closed" })).toBeVisible();
  await expect(panel.locator("summary", { hasText: "Row 3 of 3" }).first()).toBeVisible();
  expect(await editing.read(file)).toBe(
    withRows('        - [Tuesday, 9 to 12, closed]\n        - [Friday, "1, 2", closed]\n'),
  );
  // Into the cell that is written, too, and as a page alone has them.
  const copied =
    "<table><tr><th>Day<th>Summer<th>Winter<th>Note<tr><td>Noon<br>sharp<td><p>12</p><p>to</p>13<td>12<td>!</table>";
  await exchange(page, () => paste(panel.getByRole("textbox").first(), copied));
  await expect(page.getByRole("row", { name: "Noon sharp 12 to 13 12" })).toBeVisible();
  await expect(panel.getByRole("textbox").first()).toHaveValue("Noon sharp");
  await page.clock.fastForward(60_000);
  await expect(said(panel), "It is to be read, whenever.").toHaveText(/no place here for: Note$/);
});
