import {
  openPublish,
  publish,
  shownFrame,
  signIn,
  testOfPublishedPanel,
  writeText,
} from "../support/product/published-panel.ts";
import { expect } from "../support/test.ts";
import { firefoxPath } from "./firefox.ts";

const test = testOfPublishedPanel("english");
test.skip(!firefoxPath, "Firefox is not installed.");

test("a text is written, is still there after a reload, and is published", async ({
  page,
  built,
}) => {
  await writeText(
    await signIn(page, { path: "#/about", stays: true }),
    "Our vision",
    "What we see",
  );
  await page.reload();
  const frame = await shownFrame(page);
  await expect(frame.getByText("What we see", { exact: true })).toBeVisible();
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read("pages/about.yaml")).toContain("heading: What we see\n");
});
