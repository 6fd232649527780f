import type { Page } from "playwright/test";
import { shownFrame, testOfPublishedPanel } from "../support/product/published-panel.ts";
import { expect } from "../support/test.ts";

const test = testOfPublishedPanel("english", "github", { signIn: "$HOST/auth" });
const forged = 'authorization:github:success:{"token":"forged"}';

/** Presses the button, and returns the window that opens. */
async function press(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with 127.0.0.1" }).click();
  return opening;
}

test("an authenticator signs in by a window, after a refusal and a closed one", async ({
  page,
}) => {
  await page.goto("/edit/#/about");
  const said = page.getByRole("alert");
  await (await press(page)).getByRole("button", { name: "Refuse" }).click();
  await expect(said).toContainText("You are not signed in");
  const closed = await press(page);
  await expect(said).toBeHidden();
  await closed.close();
  await expect(said).toContainText("You are not signed in");
  await (await press(page)).getByRole("button", { name: "Authorize" }).click();
  await shownFrame(page);
  expect(page.context().pages()).toEqual([page]);
});

test("a forged message signs nobody in, whatever window it comes from", async ({ page, built }) => {
  const { origin } = built.host;
  await page.goto("/edit/");
  const opened = await press(page);
  await opened.getByRole("button", { name: "Authorize" }).waitFor();
  // The page itself, a window of the authenticator that the page has not opened to sign in, and its own at another site.
  await page.evaluate((data) => postMessage(data, "*"), forged);
  const opening = page.waitForEvent("popup");
  await page.evaluate((address) => void open(address), `${origin}/auth`);
  const other = await opening;
  await other.getByRole("button", { name: "Authorize" }).waitFor();
  const elsewhere = `${origin.replace("127.0.0.1", "localhost")}/auth`;
  await opened.evaluate((address) => void location.assign(address), elsewhere);
  await opened.waitForURL(elsewhere);
  for (const one of [other, opened])
    await one.evaluate((data) => (opener as Window).postMessage(data, "*"), forged);
  // A page of the authenticator's origin that opens the panel itself.
  const attacked = other.waitForEvent("popup");
  await other.evaluate((address) => {
    Object.assign(window, { attacked: open(address) });
  }, `${built.origin}/edit/`);
  const victim = await attacked;
  await victim.waitForLoadState();
  const isCutOff = await other.evaluate((data) => {
    const { attacked } = window as typeof window & { attacked: Window };
    attacked.postMessage(data, "*");
    return attacked.closed;
  }, forged);
  expect(isCutOff).toBe(true);
  await expect(page.getByLabel("Access token")).toBeVisible();
  expect(built.host.requests.filter(({ path }) => path !== "/auth")).toEqual([]);
});

test("the panel alone lets a window write to it", async ({ request }) => {
  for (const [path, policy] of [
    ["/edit/", "same-origin-allow-popups"],
    ["/about", "same-origin"],
  ] as const) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers["cross-origin-opener-policy"], path).toBe(policy);
  }
});
