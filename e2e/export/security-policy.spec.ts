import { alterDocument } from "../support/alter.ts";
import { recordViolations } from "../support/product/violations.ts";
import { expect, test } from "../support/test.ts";

const elsewhere = "https://elsewhere.example";

/** What somebody might get into a document. */
const injected = `
<script>document.title = "script"</script>
<img src="${elsewhere}/image.png" alt="" onerror="document.title = 'handler'">
<p style="color: red">Injected</p>
<style>p { color: red }</style>
<iframe src="${elsewhere}/frame" title="Injected"></iframe>
<object data="${elsewhere}/object"></object>
<base href="${elsewhere}/">`;

test("the policy of a page refuses what was injected, and what a script should not do", async ({
  page,
  expectedErrors,
  foreignRequests,
}) => {
  // Chromium says each refusal on the console too.
  expectedErrors.push(/./);
  const violations = await recordViolations(page);
  await alterDocument(page, "/about", (html) => html.replace("</body>", `${injected}</body>`));
  await page.goto("/about");
  const title = await page.title();
  const directives = async () => (await violations()).map((violation) => violation.split(" ")[0]);
  expect((await directives()).sort()).toEqual([
    ...["base-uri", "frame-src", "img-src", "object-src", "script-src-attr", "script-src-elem"],
    ...["style-src-attr", "style-src-elem"],
  ]);
  const done = await page.evaluate(async (address) => {
    // The debugger's own calls are free of the policy; what a timer calls is not.
    await new Promise((called) => setTimeout(called));
    const markup = document.createElement("div");
    const attempts = [
      () => new Function("return 1")(),
      () => Object.assign(markup, { innerHTML: "<b>bold</b>" }),
      () => fetch(address, { mode: "no-cors" }),
    ];
    const outcomes = attempts.map(async (attempt) => attempt());
    return (await Promise.allSettled(outcomes)).map(({ status }) => status);
  }, elsewhere);
  expect(done).toEqual(["rejected", "rejected", "rejected"]);
  expect(await directives()).toContain("connect-src");
  expect(await page.title()).toBe(title);
  expect(foreignRequests).toEqual([]);
});
