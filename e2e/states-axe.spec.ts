import type { Page } from "playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { blockClipboard } from "./support/blocked.ts";
import { openBubble, pauseButton, playButton } from "./support/bubble.ts";
import {
  contactPart,
  expectErrors,
  expectNotice,
  fillIn,
  message,
  openForm,
  submitByKeyboard,
  toast,
} from "./support/contact.ts";
import { pageContent, site } from "./support/content.ts";
import { openThemeMenu } from "./support/controls.ts";
import { narrow, setMode, wide } from "./support/modes.ts";
import { joinWaitlist, openWaitlist } from "./support/waitlist.ts";
import { expect, test } from "./test.ts";
import { test as serviceTest } from "./test-with-service.ts";
import { test as waitlistTest } from "./test-with-waitlist.ts";

const { form: words, outcome } = pageContent("contact");

/** Ways in which a device shows the same state. */
const looks = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

/** Brings a page into each state that a visitor can meet. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "errors of fields": async (page) => {
    await openForm(page);
    await fillIn(page, { name: " ", email: "asha" });
    await expectErrors(page, { name: words.errors.nameMissing, email: words.errors.emailInvalid });
  },
  "the summary of errors": async (page) => {
    await openForm(page);
    await submitByKeyboard(page);
    await expect(contactPart(page).getByRole("group")).toBeFocused();
  },
  "the notice after sending and the toast": async (page) => {
    await openForm(page);
    await send(page);
    await expectNotice(page, "handedOver");
    // It stays while it is pointed at.
    await toast(page, "default").hover();
  },
  "a message too long for a link": async (page) => {
    await openForm(page);
    await send(page, "क".repeat(300));
    await expectNotice(page, "tooLong");
  },
  "a message to copy by hand": async (page) => {
    await blockClipboard(page, "missing");
    await openForm(page);
    await send(page, "क".repeat(300));
    await page.getByRole("button", { name: outcome.copy, exact: true }).press("Enter");
    await expect(page.getByRole("textbox", { name: outcome.copyByHand })).toBeFocused();
  },
  "the theme menu over the form": async (page) => {
    await page.goto("/contact");
    await openThemeMenu(page);
  },
  "a tooltip": async (page) => {
    await page.goto("/");
    const { text } = site.footer.social.links.find(({ href }) => href) ?? { text: "" };
    await page.getByRole("contentinfo").getByRole("link", { name: text }).first().hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  },
  "the paused bubble": async (page) => {
    await openBubble(page);
    await pauseButton(page).press("Enter");
    await expect(playButton(page)).toBeVisible();
  },
};

for (const viewport of [narrow, wide]) {
  const where = `at ${viewport.width} px`;

  test.describe(() => {
    test.use({ viewport });

    for (const [state, reach] of Object.entries(states))
      test(`axe finds no fault in ${state} ${where}`, async ({ page }) => {
        await setMode(page, "forced colours");
        await reach(page);
        await expectNoViolationsInAnyLook(page);
      });
  });

  serviceTest.describe(() => {
    serviceTest.use({ viewport });

    serviceTest(
      `axe finds no fault in the error toast ${where}`,
      async ({ page, service, expectedErrors }) => {
        expectedErrors.push(/Failed to load resource/, new RegExp(outcome.failureConsole));
        service.answers = [400];
        await setMode(page, "forced colours");
        await openForm(page);
        await send(page);
        await toast(page, "destructive").hover();
        await expectNoViolationsInAnyLook(page);
        await expect(toast(page, "destructive")).toBeVisible();
      },
    );
  });

  waitlistTest.describe(() => {
    waitlistTest.use({ viewport });

    waitlistTest(`axe finds no fault in the waitlist dialog ${where}`, async ({ page }) => {
      await setMode(page, "forced colours");
      await openWaitlist(page);
      await expectNoViolationsInAnyLook(page);
      await joinWaitlist(page);
      await expectNoViolationsInAnyLook(page);
    });
  });
}

/** Holds the page to the rules in light, dark and forced colours, without leaving its state. */
async function expectNoViolationsInAnyLook(page: Page): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia(look);
    // Colours of buttons take a moment to change.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ).then(() => undefined),
    );
    await expectNoViolations(page);
  }
}

async function send(page: Page, text = message.message): Promise<void> {
  await fillIn(page, { ...message, message: text });
  await submitByKeyboard(page);
}
