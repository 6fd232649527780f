import { wide } from "../support/conditions.ts";
import {
  contactField,
  expectErrors,
  expectNotice,
  fillIn,
  message,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { themeButton, themeItem, themeMenu } from "../support/controls.ts";
import { Transcript } from "../support/product/screen-reader.ts";
import { serviceTest } from "../support/product/service.ts";
import { expect, test } from "../support/test.ts";
import { addressField, joinWaitlist, notifyButton, waitlistDialog } from "../support/waitlist.ts";

/**
 * What a virtual screen reader says in the main flows, beside what somebody has read and found good
 * (`e2e/heard/`). To keep a new one: `npm run test:e2e -- transcripts --update-snapshots`.
 */
test.use({ bypassCSP: true, viewport: wide, contextOptions: { reducedMotion: "reduce" } });

const { form: words } = pageContent("contact");

test("a message with faults is told what to mend, and then that it went", async ({ page }) => {
  const transcript = new Transcript(page);
  await transcript.open("/contact");
  await transcript.act("goes to the first field", async () => {
    await contactField(page, "name").focus();
    await expect(submitButton(page), "React runs the form.").toBeDisabled();
  });
  await transcript.act("presses the button with nothing filled in", async () => {
    await submitByKeyboard(page);
    await expect(page.getByRole("group", { name: words.errors.heading })).toBeFocused();
  });
  await transcript.act("follows the first link of the summary", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(contactField(page, "name")).toBeFocused();
  });
  await transcript.act("writes a name, and an address without an end", async () => {
    await page.keyboard.type(message.name);
    await page.keyboard.press("Tab");
    await page.keyboard.type("asha");
    await page.keyboard.press("Tab");
    await expectErrors(page, {
      email: words.errors.emailInvalid,
      message: words.errors.messageMissing,
    });
  });
  await transcript.act("mends the address, writes the message and presses the button", async () => {
    await fillIn(page);
    await submitByKeyboard(page);
    await expectNotice(page, "handedOver");
  });
  expectReviewed(transcript, "writing-a-message");
});

test("the theme menu tells the themes and which one is chosen", async ({ page }) => {
  const transcript = new Transcript(page);
  await transcript.open("/");
  await transcript.act("goes to the theme button and presses it", async () => {
    await themeButton(page).press("Enter");
    await expect(themeItem(page, "light")).toBeFocused();
  });
  await transcript.act("goes down and chooses", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(themeMenu(page)).toBeHidden();
  });
  await transcript.act("opens it again", async () => {
    await page.keyboard.press("Enter");
    await expect(themeItem(page, "light")).toBeFocused();
  });
  await transcript.act("leaves it with Escape", async () => {
    await page.keyboard.press("Escape");
    await expect(themeButton(page)).toBeFocused();
  });
  expectReviewed(transcript, "changing-the-theme");
});

serviceTest(
  "the waitlist's dialog tells what it is, and that it was joined",
  { tag: "@everything" },
  async ({ page }) => {
    const transcript = new Transcript(page);
    await transcript.open("/products");
    await transcript.act("goes to the open waitlist's button and presses it", async () => {
      await notifyButton(page).press("Enter");
      await expect(addressField(page)).toBeFocused();
    });
    await transcript.act("leaves with Escape", async () => {
      await page.keyboard.press("Escape");
      await expect(waitlistDialog(page)).toBeHidden();
      await expect(notifyButton(page)).toBeFocused();
    });
    await transcript.act("presses it again, writes an address and joins", async () => {
      await page.keyboard.press("Enter");
      await expect(addressField(page)).toBeFocused();
      await joinWaitlist(page);
    });
    await transcript.readUntil(`button, ${pageContent("products").waitlist.close}`);
    expectReviewed(transcript, "joining-the-waitlist");
  },
);

function expectReviewed(transcript: Transcript, name: string): void {
  expect(transcript.text()).toMatchSnapshot(`transcript-of-${name}.txt`);
}
