import type { Message } from "../../src/site/contact/message.ts";
import { fields } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";

const { form, outcome } = pageContent("contact").words;

const kinds = ["handedOver", "tooLong", "sent", "failed", "unknown"] as const;

/** What the function in the page needs to know. */
const settings = { form, outcome, names: fields.map(({ name }) => name), kinds };

/** What a page shows at one moment. */
export type Seen = Awaited<ReturnType<typeof readPage>>;

/** Arguments for `page.evaluate` that return what a page shows. */
export const look = [readPage, settings] as const;

/** Runs in the page. Waits for two frames, so that the last step is painted and a draft is back in its fields. */
async function readPage({ form: words, outcome, names, kinds }: typeof settings) {
  const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
  await nextFrame();
  await nextFrame();
  // On a busy machine a timer can be late, but timers keep their order.
  await new Promise((done) => setTimeout(done));

  const queryAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const textContent = (element: Element) => element.textContent?.trim() ?? "";
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const accessibleName = (element: Element) => {
    const label = element.getAttribute("name") || element.getAttribute("aria-label");
    return `${element.localName} ${label || textContent(element).slice(0, 40)}`;
  };

  function seeForm() {
    const area = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]");
    const form = area?.form;
    if (!form) return undefined;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    return {
      values: Object.fromEntries(names.map((name) => [name, field(name).value])) as Message,
      // The button holds other words too, which are hidden.
      sending: form.querySelector<HTMLElement>("[type=submit]")?.innerText === words.sending,
    };
  }

  function seeNotice() {
    for (const kind of kinds)
      for (const found of queryAll("section :is(h2, h3, h4)"))
        if (textContent(found) === outcome[kind].heading && found.getClientRects().length > 0)
          return { kind, byHand: found.closest("section")?.querySelector("textarea")?.value };
    return undefined;
  }

  // A toast disappears by itself or with Escape, so it hides nothing (WCAG 2.4.11).
  const isToast = (element: Element) =>
    element.closest("[aria-live]") ||
    element.querySelector(":scope > [aria-live]") ||
    textContent(element) === outcome.closeToast;

  function seeFocus() {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element === document.documentElement)
      return { name: "the page", shown: true, inWindow: true, byScript: false };
    const box = element.getClientRects()[0] ?? new DOMRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    const inWindow = width > 0 && height > 0;
    const hit = inWindow ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    return {
      name: accessibleName(element),
      shown: isVisible(element),
      /** Whether a part of it is in the window. */
      inWindow,
      /** What lies over its middle, if anything. */
      ...(hit && !element.contains(hit) && !isToast(hit) && { coveredBy: accessibleName(hit) }),
      /** Whether only a script can move the focus there. */
      byScript: element.tabIndex < 0,
    };
  }

  const toasts = queryAll("[aria-live] p").filter(isVisible).map(textContent);
  return {
    /** Differs for each document. */
    document: (window as unknown as { walkDocument: number }).walkDocument,
    form: seeForm(),
    notice: seeNotice(),
    saysSent: toasts.includes(outcome.success.title),
    saysFailed: toasts.includes(outcome.failure.title),
    focus: seeFocus(),
    /** All texts in the tab's storage. */
    kept: Object.values({ ...sessionStorage }).join("\n"),
  };
}
