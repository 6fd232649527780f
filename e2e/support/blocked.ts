import type { Page } from "playwright/test";

/** Has the browser refuse both storages, as it does where a visitor has blocked them (HTML, 12.2.2). */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
}

/** Has the browser refuse to copy, or know nothing of copying. */
export async function blockClipboard(page: Page, how: "refused" | "missing"): Promise<void> {
  await page.addInitScript((how) => {
    Object.defineProperty(navigator, "clipboard", {
      value:
        how === "missing"
          ? undefined
          : { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) },
    });
  }, how);
}

/** Takes away what tells a page of the visitor's preferences. */
export async function removeMatchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "matchMedia", { value: undefined });
  });
}
