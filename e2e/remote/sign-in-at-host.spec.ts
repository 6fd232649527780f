import {
  openPublish,
  publish,
  shownFrame,
  testOfPublishedPanel,
  writeText,
} from "../support/product/published-panel.ts";
import { expect } from "../support/test.ts";

const test = testOfPublishedPanel("english", "gitlab", { clientId: "client" });

test("somebody signs in at the host, writes and publishes", async ({ page, built }) => {
  await page.goto("/edit/#/about");
  await page.getByRole("button", { name: /^Sign in with/ }).click();
  await page.getByRole("link", { name: "Authorize" }).click();
  const frame = await shownFrame(page);
  expect(new URL(page.url()).search).toBe("");
  await writeText(frame, "Our vision", "What we see");
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read("pages/about.yaml")).toContain("heading: What we see");
});
