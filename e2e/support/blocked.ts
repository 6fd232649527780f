import type { Page } from "playwright/test";

/**
 * Has the browser refuse both storages (HTML, 12.2.2), and keep no cookie (3.1.4), as it does where a
 * visitor has blocked them.
 */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
}

/** Takes interfaces of the window away, as embedded and old browsers do. */
export async function removeInterfaces(page: Page, ...names: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(name === "clipboard" ? navigator : window, name, { value: undefined });
  }, names);
}
