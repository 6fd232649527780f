import { blockStorage } from "../support/blocked.ts";
import { pageContent } from "../support/content.ts";
import { expect, waitlistTest as test } from "../support/other-sites.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import {
  address,
  addressField,
  confirmation,
  dialogButton,
  joinWaitlist,
  notifyButton,
  openProduct,
  openWaitlist,
  productCard,
  waitlistDialog,
} from "../support/waitlist.ts";

const { waitlist: words } = pageContent("products");

test("what is no address is refused in the site's words, until it is one", async ({
  page,
  consoleLines,
}) => {
  const field = addressField(page);
  const { emailMissing, emailInvalid } = words.errors;
  await openWaitlist(page);
  await expect(page.locator("[role=dialog] form"), "The browser says nothing.").toHaveAttribute(
    "novalidate",
  );
  await page.keyboard.type("asha");
  await expect(field, "Nobody has pressed yet.").toHaveAccessibleDescription(words.intro);
  for (const [wrong, error] of [
    ["", emailMissing],
    ["asha", emailInvalid],
    ["asha@example", emailInvalid],
  ] as const) {
    await field.fill(wrong);
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(`${words.intro} ${error}`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(waitlistDialog(page).getByRole("status"), "It is spoken.").toHaveText(error);
  }
  await field.fill("asha@example.org");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await field.fill("");
  await dialogButton(page, "submit").press("Enter");
  await expect(field, "The press leads to the field.").toBeFocused();
  expect(consoleLines).toEqual([]);
});

test("what is typed survives closing, and a reload", async ({ page }) => {
  await openWaitlist(page);
  await page.keyboard.type("asha@exa");
  await page.keyboard.press("Escape");
  await notifyButton(page).press("Enter");
  await expect(addressField(page)).toHaveValue("asha@exa");
  await page.reload();
  await notifyButton(page).press("Enter");
  await expect(addressField(page)).toHaveValue("asha@exa");
});

test("the field says what joining means, which is confirmed, and asks no machine for anything", async ({
  page,
  consoleLines,
  foreignRequests,
}) => {
  await openWaitlist(page);
  await expect(addressField(page)).toHaveAccessibleDescription(words.intro);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await joinWaitlist(page);
  await expect(waitlistDialog(page), "The specification's words.").toContainText(
    `All set! We'll notify ${address} when we launch.`,
  );
  await expect(waitlistDialog(page)).toContainText(words.kept);
  await expect(addressField(page)).toHaveCount(0);
  // Orca would say a paragraph twice.
  await expect(confirmation(page)).not.toHaveRole("paragraph");
  expect(consoleLines).toEqual([`log: ${words.console} ${openProduct.name} ${address}`]);
  await dialogButton(page, "close").press("Enter");
  await expect(waitlistDialog(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test("the card says that the visitor has joined, after a reload too, and nothing moves", async ({
  page,
}) => {
  await recordMoves(page);
  await openWaitlist(page);
  await expect(notifyButton(page)).toHaveAccessibleDescription("");
  await joinWaitlist(page);
  await page.keyboard.press("Escape");
  const joined = productCard(page, openProduct.name).getByText(words.joined, { exact: true });
  await expect(joined).toBeVisible();
  await page.reload();
  await expect(joined, "Nobody has touched the page yet.").toBeVisible();
  await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
  expect(await movesOf(page)).toEqual([]);
  await notifyButton(page).press("Enter");
  await dialogButton(page, "forget").press("Enter");
  await expect(addressField(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(joined).toHaveCount(0);
});

test("what one tab forgets, the others forget too", async ({ page, context }) => {
  await openWaitlist(page);
  await joinWaitlist(page);
  const other = await context.newPage();
  await other.goto("/products");
  await expect(notifyButton(other)).toHaveAccessibleDescription(words.joined);
  await notifyButton(other).press("Enter");
  await expect(confirmation(other)).toBeFocused();
  await dialogButton(other, "forget").press("Enter");
  await expect(addressField(other)).toBeFocused();

  await expect(waitlistDialog(page).getByRole("status")).toHaveText(words.forgotten);
  await expect(addressField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notifyButton(page)).toHaveAccessibleDescription("");
});

test("where storage is blocked the address is kept for the visit, and the page says so", async ({
  page,
  consoleLines,
}) => {
  await blockStorage(page);
  await openWaitlist(page);
  await joinWaitlist(page);
  await expect(waitlistDialog(page)).toContainText(words.notKept);
  await expect(waitlistDialog(page)).not.toContainText(words.kept);
  await page.keyboard.press("Escape");
  await notifyButton(page).press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await dialogButton(page, "forget").press("Enter");
  await expect(addressField(page)).toBeFocused();
  expect(consoleLines).toHaveLength(1);
});
