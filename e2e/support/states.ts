import { expect, type Locator, type Page } from "playwright/test";
import { removeInterfaces } from "./blocked.ts";
import { brokenPageErrors, openBrokenPage } from "./broken-page.ts";
import { bubble as bubblePart, openBubble } from "./bubble.ts";
import { narrow } from "./conditions.ts";
import {
  contactPart,
  expectNotice,
  fillIn,
  message,
  openForm,
  sendMessage,
  submitByKeyboard,
  toast,
  toastButton,
} from "./contact.ts";
import { hasPage, pageContent, pages, pathOfLayout, site } from "./content.ts";
import { mainNavigation, menuButton, openThemeMenu, themeButton, themeMenu } from "./controls.ts";
import { confirmation, joinWaitlist, openWaitlist, waitlistDialog } from "./waitlist.ts";

const hasForm = hasPage("contact");
const contactTexts = () => pageContent("contact");
const bubble = hasForm ? contactTexts().bubble : undefined;

/** Whether the visitor's mail program sends. */
const byMail = hasForm && site.delivery.method === "mailto";
/** A place elsewhere, shown by a mark with a tooltip. */
const place = site.footer.social?.links.find(({ href }) => href);

/** The first page after that of the site's own address, where there is one. */
const other = Object.keys(pages).find((key) => key !== "home" && key !== "not-found") ?? "home";

/** A state of a page that a visitor can meet. */
export interface State {
  /** Fits into "no fault in …". */
  name: string;
  /** What the browser and the site say on the console on the way. */
  errors?: readonly RegExp[];
  /** Whether the content has it; left out where any has. */
  isThere?: boolean;
  /** Whether the page has it in a narrow window alone. */
  isNarrow?: boolean;
  /** Whether it goes where the window changes. */
  isFleeting?: boolean;
  /** Opens a page, brings it there, and returns what is then seen. */
  reach: (page: Page) => Promise<Locator>;
}

/** States of a site, whatever its content. */
export const states: readonly State[] = [
  {
    name: "the summary of errors",
    isThere: hasForm,
    async reach(page) {
      await openForm(page);
      await fillIn(page, { email: "asha" });
      await submitByKeyboard(page);
      const summary = contactPart(page).getByRole("group");
      await expect(summary).toBeFocused();
      return summary;
    },
  },
  {
    name: "the notice after sending and the toast",
    isThere: byMail,
    async reach(page) {
      await sendMessage(page);
      await expectNotice(page, "handedOver");
      return holdToast(page, "default");
    },
  },
  {
    name: "a message to copy by hand",
    isThere: byMail,
    async reach(page) {
      await removeInterfaces(page, "clipboard");
      await sendMessage(page, { ...message, message: "क".repeat(300) });
      await page
        .getByRole("button", { name: contactTexts().words.outcome.copy, exact: true })
        .press("Enter");
      const text = page.getByRole("textbox", { name: contactTexts().words.outcome.copyByHand });
      await expect(text).toBeFocused();
      return text;
    },
  },
  {
    name: "the open main navigation",
    // In a wide window it is a row of links, and nothing opens.
    isNarrow: true,
    async reach(page) {
      await page.setViewportSize(narrow);
      await page.goto("/");
      await menuButton(page).press("Enter");
      await expect(mainNavigation(page)).toBeVisible();
      return mainNavigation(page);
    },
  },
  {
    name: "the theme menu over the form",
    isThere: hasForm,
    async reach(page) {
      await page.goto(pathOfLayout("contact"));
      await openThemeMenu(page);
      return themeMenu(page);
    },
  },
  {
    name: "a tooltip",
    isThere: place !== undefined,
    isFleeting: true,
    async reach(page) {
      await page.goto("/");
      const link = page.getByRole("contentinfo").getByRole("link", { name: `${place?.text}` });
      await link.first().hover();
      const tooltip = page.getByRole("tooltip");
      await expect(tooltip).toBeVisible();
      return tooltip;
    },
  },
  {
    name: "the running bubble",
    isThere: bubble !== undefined,
    async reach(page) {
      await openBubble(page);
      return bubblePart(page);
    },
  },
  {
    name: "the map in view",
    isThere: hasForm && site.contact.place !== undefined,
    async reach(page) {
      // Its page comes alive on the way there, if not before.
      if (bubble) await openBubble(page);
      else await openForm(page);
      const { show, title } = contactTexts().words.map;
      if (contactTexts().map?.load === "on-press")
        await page.getByRole("button", { name: show, exact: true }).press("Enter");
      const map = page.getByTitle(title, { exact: true });
      await map.scrollIntoViewIfNeeded();
      await expect(map.contentFrame().getByRole("button")).toBeVisible();
      return map;
    },
  },
  {
    name: "the application error",
    errors: brokenPageErrors,
    async reach(page) {
      await openBrokenPage(page, other);
      await themeButton(page).click();
      const name = site.words.interface.applicationError.heading;
      const heading = page.getByRole("heading", { name, exact: true });
      await expect(heading).toBeFocused();
      return heading;
    },
  },
];

/** States of a site that sends by a service. */
export const serviceStates: readonly State[] = [
  {
    name: "the error toast",
    errors: [
      /Failed to load resource/,
      ...(hasForm ? [new RegExp(contactTexts().words.outcome.failureConsole)] : []),
    ],
    async reach(page) {
      await answerPosts(page, 400);
      await sendMessage(page);
      return holdToast(page, "destructive");
    },
  },
  {
    name: "the notice that a message is sent",
    async reach(page) {
      await answerPosts(page, 200);
      await sendMessage(page);
      await expectNotice(page, "sent");
      return holdToast(page, "default");
    },
  },
];

/** States of a site with an open waitlist. */
export const waitlistStates: readonly State[] = [
  {
    name: "the waitlist dialog",
    async reach(page) {
      await openWaitlist(page);
      return waitlistDialog(page);
    },
  },
  {
    name: "the joined waitlist",
    async reach(page) {
      await answerPosts(page, 200);
      await openWaitlist(page);
      await joinWaitlist(page);
      return confirmation(page);
    },
  },
];

/** Waits for a toast, and gives its button the focus: it stays as long as that is there, in any window. */
async function holdToast(page: Page, variant: Parameters<typeof toast>[1]): Promise<Locator> {
  const shown = toast(page, variant);
  await expect(shown).toBeVisible();
  await toastButton(page).focus();
  return shown;
}

/** Has services answer what is sent to them with a status. */
async function answerPosts(page: Page, status: number): Promise<void> {
  const headers = { "access-control-allow-origin": "*" };
  await page.route(/^https:/, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status, headers }) : route.fallback(),
  );
}
