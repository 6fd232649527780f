import type { FieldName, Message } from "../../src/contact/message.ts";
import { pageContent, site } from "../support/content.ts";

/** The words by which a walker knows what a page says. They go into the page, and so are mere data. */
export const words = {
  form: pageContent("contact").form,
  outcome: pageContent("contact").outcome,
  header: site.header,
  theme: site.interface.theme,
  /** Links that hand the message to the mail program after the press on Send. */
  mails: [pageContent("contact").outcome.openAgain, pageContent("contact").outcome.openInstead],
};
type Words = typeof words;

/** What stands on a page at one moment. */
export type Seen = Awaited<ReturnType<typeof look>>;

/** Runs in the page. Waits until what the last step has begun is painted, and a draft is back in its fields. */
export async function look(words: Words) {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  await frame();
  await frame();
  // Timers come in their order, also where a busy machine has them late.
  await new Promise((done) => setTimeout(done));

  const all = <Kind extends Element>(selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<Kind & HTMLElement>(selector),
  ];
  // The open sheet of the menu hides what is there.
  const isThere = (element: Element) => element.getClientRects().length > 0;
  const isShown = (element: Element) =>
    isThere(element) && element.checkVisibility({ visibilityProperty: true });
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
  const named = (selector: string, name: string, root?: ParentNode) =>
    all(selector, root).find((element) => textOf(element) === name && isThere(element));
  const nameIn = (element: Element) => {
    const own = element.getAttribute("name") || element.getAttribute("aria-label");
    return `${element.localName} ${own || textOf(element).slice(0, 40)}`;
  };

  const area = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]");
  const formElement = area?.form ?? null;
  const fields = ["name", "email", "message"] as const;
  const fieldOf = (name: FieldName) =>
    formElement?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const describe = (element: Element | null) =>
    (element?.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => textOf(id ? document.getElementById(id) : null))
      .join(" ")
      .trim();

  function seeForm(form: HTMLFormElement) {
    const button = form.querySelector<HTMLElement>("[type=submit]");
    const heading = named("h2, h3, h4", words.form.errors.heading);
    const group = heading?.closest("[role=group], [role=alert], section, div");
    const isWrong = (name: FieldName) => fieldOf(name).getAttribute("aria-invalid") === "true";
    return {
      values: Object.fromEntries(fields.map((name) => [name, fieldOf(name).value])) as Message,
      /** Whether the browser by itself would send it: to that a blank is a text like others. */
      valid: form.matches(":valid"),
      /** What is said of each field that is marked as wrong. */
      wrong: Object.fromEntries(
        fields.filter(isWrong).map((name) => [name, describe(fieldOf(name))]),
      ) as Partial<Message>,
      // It holds other words as well, which are hidden.
      sending: button?.innerText === words.form.sending,
      /** The errors that the summary lists, where there is one. */
      ...(group && { summary: all("li", group).map(textOf) }),
    };
  }

  function seeNotice() {
    const { handedOver, tooLong, sent, failed, unknown } = words.outcome;
    const passages = { handedOver, tooLong, sent, failed, unknown };
    for (const [outcome, { heading }] of Object.entries(passages)) {
      const part = named("h2, h3, h4", heading)?.closest("section");
      if (!part) continue;
      const byHand = part.querySelector("textarea")?.value;
      const notice = {
        outcome,
        ...(byHand !== undefined && { byHand }),
      };
      return { part, notice };
    }
    return undefined;
  }

  const dialog = all("[role=dialog]").find(isShown);
  const menu = all("nav[popover]").find(
    (nav) => nav.matches(":popover-open") && getComputedStyle(nav).position === "fixed",
  );
  const over = dialog ?? menu;
  const noticed = seeNotice();

  // A toast goes by itself, or with Escape: what is behind it does not count as hidden (WCAG 2.4.11).
  const passing = (element: Element) =>
    element.closest("[role=status], [role=alert]") ||
    element.querySelector(":scope > [role=status], :scope > [role=alert]") ||
    textOf(element) === words.outcome.closeToast;

  const landmarksOf = (element: Element): string => {
    const landmark = element.parentElement?.closest(
      "header, nav, main, footer, form, [role=dialog]",
    );
    return landmark ? `${landmarksOf(landmark)} ${landmark.localName}` : "";
  };

  function seeFocus() {
    const element = document.activeElement;
    const bare = { place: "", name: "the page", inNotice: false, byScript: false };
    if (!element || element === document.body || element === document.documentElement)
      return { ...bare, shown: true, inWindow: true, within: true };
    const box = element.getClientRects()[0] ?? new DOMRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const height = Math.min(box.bottom, innerHeight) - top;
    const inWindow = width > 0 && height > 0;
    const hit = inWindow ? document.elementFromPoint(left + width / 2, top + height / 2) : null;
    const name = (element as HTMLInputElement).name as FieldName;
    const byScript = (element as HTMLElement).tabIndex < 0;
    return {
      /** Its landmarks and its name: the same where the element is made anew. */
      place: `${landmarksOf(element)} ${nameIn(element)}`,
      name: nameIn(element),
      ...(fields.includes(name) && { field: name }),
      /** Whether it can be seen: shown at all, and with a part of it in the window. */
      shown: isShown(element),
      inWindow,
      /** What lies over its middle, if anything. */
      ...(hit && !element.contains(hit) && !passing(hit) && { coveredBy: nameIn(hit) }),
      /** Whether it is in what is open over the page. */
      within: !over || over.contains(element) || element.hasAttribute("data-focus-trap"),
      inNotice: noticed?.part.contains(element) ?? false,
      /** Whether only a script could have put it there. */
      byScript,
    };
  }

  function seeStorage() {
    try {
      return Object.values({ ...sessionStorage }).join("\n");
    } catch {
      return undefined;
    }
  }

  const said = all("[role=status], [role=alert]").filter(isShown);
  const kept = seeStorage();
  return {
    /** Tells this document from others. */
    document: (window as unknown as { walkDocument: number }).walkDocument,
    title: document.title,
    /** Whether React runs the page. */
    alive: Object.keys(document.body).some((key) => key.startsWith("__react")),
    ...(formElement && { form: seeForm(formElement) }),
    /** What is said of the last message. */
    ...(noticed && { notice: noticed.notice }),
    toasts: (["success", "failure"] as const).filter((kind) =>
      said.some((region) =>
        all("p", region).some((line) => textOf(line) === words.outcome[kind].title),
      ),
    ),
    /** Whether a dialog is open. */
    dialog: dialog !== undefined,
    /** Whether the menu covers the page. */
    sheet: menu !== undefined,
    themeMenu: all("[role=menu]").some(isShown),
    focus: seeFocus(),
    scrolled: scrollY,
    /** What the tab's storage holds; nothing where it is refused. */
    kept,
    theme: document.documentElement.dataset["theme"] ?? "system",
  };
}
