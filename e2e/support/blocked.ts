import type { Page } from "playwright/test";
import { alterDocument } from "./alter.ts";

/** Makes a function that runs a script in each document of a page, before all else. */
const inEachDocument = (script: () => void) => async (page: Page) => {
  await page.addInitScript(script);
};

/** Runs in the page: refuses it its storages, from one moment to the next. */
function refuseStorage(): void {
  Object.defineProperty(document, "cookie", { get: () => "", set: () => {}, configurable: true });
  for (const kind of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, kind, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
      configurable: true,
    });
}

/**
 * Has the browser refuse both storages (HTML, 12.2.2), and keep no cookie (3.1.4), as it does where a
 * visitor has blocked them.
 */
export const blockStorage = inEachDocument(refuseStorage);

type Refusal = "refused" | "throwing" | "missing";

/** Runs in the page: refuses to copy, fails at it, or knows nothing of copying. */
function refuseClipboard(how: Refusal = "refused"): void {
  const writeText = () => {
    const refusal = new DOMException("", "NotAllowedError");
    if (how === "throwing") throw refusal;
    return Promise.reject(refusal);
  };
  const value = how === "missing" ? undefined : { writeText };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
}

/** Has the browser refuse to copy, fail at it, or know nothing of copying. */
export async function blockClipboard(page: Page, how: Refusal): Promise<void> {
  await page.addInitScript(refuseClipboard, how);
}

/** Takes away what tells a page of the visitor's preferences. */
export const removeMatchMedia = inEachDocument(() =>
  Object.defineProperty(window, "matchMedia", { value: undefined }),
);

/** Leaves the page with what browsers had years ago: no observers, dialogs, popovers or inertness. */
export const removeYoungInterfaces = inEachDocument(() => {
  const ofWindow = ["IntersectionObserver", "ResizeObserver", "requestIdleCallback"];
  for (const name of [...ofWindow, "HTMLDialogElement", "ToggleEvent"])
    Reflect.deleteProperty(window, name);
  const ofPopovers = ["popover", "showPopover", "hidePopover", "togglePopover"];
  for (const name of [...ofPopovers, "inert", "checkVisibility"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
});

/**
 * Has the browser know nothing of popovers, as before 2024: neither their methods, nor their styles,
 * nor their selector. Documents must be free to differ from their policy (`bypassCSP`).
 */
export async function forgetPopovers(page: Page): Promise<void> {
  await removeYoungInterfaces(page);
  await alterDocument(page, /./, (html) => {
    if (!html.includes(":popover-open")) throw new Error("No style knows popovers.");
    return (
      html
        .replaceAll(":popover-open", ":unknown-state")
        // Nor did they prepare the next page, which would come past this route.
        .replaceAll("speculationrules", "unknown")
        // A layer yields to all that the page says, like the browser's own styles, which it undoes.
        .replace("<head>", `<head><style>@layer old{[popover]{${plainBox}}}</style>`)
    );
  });
}

/** Undoes what browsers give a popover (HTML, 15.3.3). */
const plainBox =
  "display:block;position:static;inset:auto;width:auto;height:auto;margin:0;border:0;padding:0;overflow:visible;color:inherit;background:none";
