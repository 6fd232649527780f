import { blockStorage } from "../support/blocked.ts";
import { pageContent, site } from "../support/content.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test-with-waitlist.ts";
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

for (const [wrong, fault] of [
  ["", "valueMissing"],
  ["asha", "typeMismatch"],
] as const)
  test(`the browser refuses "${wrong}" as an address`, async ({ page, consoleLines }) => {
    await openWaitlist(page);
    await page.keyboard.type(wrong);
    await page.keyboard.press("Enter");
    expect(
      await addressField(page).evaluate(
        (field: HTMLInputElement, fault) => field.validity[fault],
        fault,
      ),
    ).toBe(true);
    await expect(addressField(page)).toBeFocused();
    await expect(dialogButton(page, "submit")).toBeVisible();
    expect(consoleLines).toEqual([]);
  });

test("joining is confirmed with the address, in the words of the specification", async ({
  page,
  consoleLines,
}) => {
  test.skip(!site.sample, "The owner has put other words in place of the specification's.");
  await openWaitlist(page);
  await joinWaitlist(page);
  await expect(waitlistDialog(page)).toContainText(
    `All set! We'll notify ${address} when we launch.`,
  );
  await expect(waitlistDialog(page)).toContainText(words.kept);
  await expect(addressField(page)).toHaveCount(0);
  expect(consoleLines).toEqual([`log: ${words.console} ${openProduct.name} ${address}`]);
});

test("the field says what joining means, and the confirmation is no paragraph that Orca says twice", async ({
  page,
}) => {
  await openWaitlist(page);
  await expect(addressField(page)).toHaveAccessibleDescription(words.intro);
  await joinWaitlist(page);
  await expect(confirmation(page)).not.toHaveRole("paragraph");
});

test("joining asks no other machine for anything", async ({ page, foreignRequests }) => {
  await openWaitlist(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await joinWaitlist(page);
  await dialogButton(page, "close").press("Enter");
  await expect(waitlistDialog(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test("the address is recalled, and forgotten at a press", async ({ page }) => {
  await openWaitlist(page);
  await joinWaitlist(page);
  await page.keyboard.press("Escape");
  await notifyButton(page).press("Enter");
  await expect(confirmation(page)).toBeFocused();

  await page.reload();
  await notifyButton(page).press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await dialogButton(page, "forget").press("Enter");
  await expect(addressField(page)).toBeFocused();
  await expect(addressField(page)).toHaveValue("");
  await expect(waitlistDialog(page).getByRole("status")).toHaveText(words.forgotten);

  await page.reload();
  await notifyButton(page).press("Enter");
  await expect(addressField(page)).toBeFocused();
});

test("the card says that the visitor has joined, after a reload too", async ({ page }) => {
  await openWaitlist(page);
  await expect(notifyButton(page)).toHaveAccessibleDescription("");
  await joinWaitlist(page);
  await page.keyboard.press("Escape");
  const joined = productCard(page, openProduct.name).getByText(words.joined, { exact: true });
  await expect(joined).toBeVisible();
  await page.reload();
  await expect(joined, "Nobody has touched the page yet.").toBeVisible();
  await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
  await notifyButton(page).press("Enter");
  await dialogButton(page, "forget").press("Enter");
  await page.keyboard.press("Escape");
  await expect(joined).toHaveCount(0);
});

test("nothing moves when the card says so", async ({ page }) => {
  await recordMoves(page);
  await openWaitlist(page);
  await joinWaitlist(page);
  await page.reload();
  await expect(notifyButton(page)).toHaveAccessibleDescription(words.joined);
  expect(await movesOf(page)).toEqual([]);
});

test("what one tab forgets, the others forget too", async ({ page, context }) => {
  await openWaitlist(page);
  await joinWaitlist(page);
  const other = await context.newPage();
  await other.goto("/products");
  await expect(notifyButton(other)).toHaveAccessibleDescription(words.joined);
  await notifyButton(other).press("Enter");
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
