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

test("the policy of a page refuses what was injected, and what a script should not do", {
  tag: "@daily",
}, async ({ page, consoleLines, expectedErrors, foreignRequests }) => {
  // Chromium also logs each violation to the console.
  expectedErrors.push(/./);
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      console.info("refused", effectiveDirective),
    ),
  );
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await page.goto("/about");
  const title = await page.title();
  const directives = () =>
    consoleLines.flatMap((line) => /^info: refused (.*)/.exec(line)?.[1] ?? []).sort();
  await expect
    .poll(directives)
    .toEqual([
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
  await expect.poll(directives).toContain("connect-src");
  expect(await page.title()).toBe(title);
  expect(foreignRequests).toEqual([]);
});
