import { fill } from "../../src/content/template.ts";
import { holdChunks, recordChunks } from "../support/assets.ts";
import { narrow } from "../support/conditions.ts";
import { pageContent, products, site } from "../support/content.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { expect, waitlistTest as test } from "../support/other-sites.ts";
import {
  addressField,
  dialogButton,
  joinWaitlist,
  notifyButton,
  openProduct,
  openWaitlist,
  productCard,
  waitlistDialog,
} from "../support/waitlist.ts";

const { card, waitlist: words } = pageContent("products");

test("the card of an open product shows its badge and its preview", async ({ page }) => {
  await page.goto("/products");
  const openCard = productCard(page, openProduct.name);
  await expect(openCard.getByText(openProduct.badge ?? "", { exact: true })).toBeVisible();
  const name = fill(card.previewName, { product: openProduct.name });
  await expect(openCard.getByRole("link", { name, exact: true })).toHaveAttribute(
    "href",
    openProduct.href ?? "",
  );
  await expect(notifyButton(page)).toBeEnabled();
  await expect(notifyButton(page)).toHaveAccessibleDescription("");
  for (const { name } of products) await expect(notifyButton(page, name)).toBeDisabled();
});

test("keys open the dialog with the focus in its field, and Escape and its button lead back", async ({
  page,
}) => {
  await page.goto("/products");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialogButton(page, "close").press("Enter"),
  ]) {
    for (const key of ["Enter", "Space"]) {
      await notifyButton(page).press(key);
      await expect(addressField(page)).toBeFocused();
      await expect(addressField(page)).toHaveAttribute("placeholder", words.placeholder ?? "");
      await close();
      await expect(waitlistDialog(page)).toBeHidden();
      await expect(notifyButton(page)).toBeFocused();
    }
    await notifyButton(page).press("Enter");
    await joinWaitlist(page);
    await close();
    await expect(waitlistDialog(page)).toBeHidden();
    await expect(notifyButton(page)).toBeFocused();
    await notifyButton(page).press("Enter");
    await dialogButton(page, "forget").press("Enter");
    await close();
  }
});

test("the page behind the dialog is out of reach", async ({ page }) => {
  await openWaitlist(page);
  for (const part of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(part)).toHaveAttribute("inert");
  const dialog = waitlistDialog(page);
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press(key);
      // After the last control the browser's own bar has its turn.
      const within = dialog.evaluate(
        (element) => element.contains(document.activeElement) || !document.hasFocus(),
      );
      expect(await within).toBe(true);
    }
});

test("a mail message is the other way", async ({ page }) => {
  const mails = await recordMailLinks(page);
  await openWaitlist(page);
  await waitlistDialog(page).getByRole("link", { name: words.mail, exact: true }).press("Enter");
  await expect.poll(() => mails.length).toBe(1);
  expect(readMailLink(mails[0])).toEqual({
    to: site.contact.supportEmail,
    headers: { subject: `Waitlist - ${openProduct.name}` },
  });
});

test("a press while React is away opens the dialog once", async ({ page }) => {
  const release = await holdChunks(page);
  await page.goto("/products");
  await notifyButton(page).press("Enter");
  await notifyButton(page).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(addressField(page)).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what shows the dialog is asked for once its button is reached", async ({ page }) => {
  const chunks = recordChunks(page);
  await page.goto("/products");
  await notifyButton(page, products[0]?.name).focus();
  expect(chunks).toEqual([]);
  await notifyButton(page).focus();
  await expect.poll(() => chunks.join(" ")).toContain("waitlist-dialog");
});

test.describe("in a narrow and low window", () => {
  test.use({ viewport: { ...narrow, height: 256 } });

  test("all of the dialog can be reached, without scrolling sideways", async ({ page }) => {
    await openWaitlist(page);
    const dialog = waitlistDialog(page);
    for (const target of [
      dialog.getByRole("heading"),
      addressField(page),
      dialogButton(page, "close"),
    ]) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 0.9 });
    }
    const sideways = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mail link stands in place of the button", async ({ page }) => {
    await page.goto("/products");
    const openCard = productCard(page, openProduct.name);
    await expect(openCard.getByRole("button")).toHaveCount(0);
    const name = `${words.mail}: ${openProduct.name}`;
    const link = openCard.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    expect(readMailLink((await link.getAttribute("href")) ?? "")).toEqual({
      to: site.contact.supportEmail,
      headers: { subject: `Waitlist - ${openProduct.name}` },
    });
  });
});
