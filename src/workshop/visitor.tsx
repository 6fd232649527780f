import type { ReactNode } from "react";
import { toastStacks } from "../contact/toasts.ts";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider, useSite } from "../content/site-context.ts";

/** How long a story waits for an element, in milliseconds. */
const patience = 5000;

/**
 * Waits for the first element that matches a selector.
 *
 * @throws If it does not appear in time.
 */
export async function seen(selector: string): Promise<HTMLElement> {
  const end = performance.now() + patience;
  for (;;) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
    if (performance.now() > end) throw new Error(`${selector} did not appear in time.`);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
}

/** Waits for an element, presses it, and waits for another element that appears then. */
export async function press(selector: string, then: string): Promise<void> {
  (await seen(selector)).click();
  await seen(then);
}

/** Types into form fields by their names, and leaves each. */
export async function type(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = (await seen(`[name=${name}]`)) as HTMLInputElement;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.blur();
  }
}

/** Answers all requests from now on instead of the network. */
export function answerRequests(answer: () => Promise<Response>): void {
  window.fetch = answer;
}

/** Stops the timers of all toasts, so that a story keeps showing them. */
export function keepToasts(): void {
  for (const stack of Object.values(toastStacks)) {
    stack.resume = () => {};
    stack.pause();
  }
}

interface WithSiteProps {
  /** Gives the values that differ. */
  change: (site: PageSite) => Partial<PageSite>;
  children: ReactNode;
}

/** Changes facts and texts of the site for its children. */
export function WithSite({ change, children }: WithSiteProps) {
  const site = useSite();
  return <SiteProvider value={{ ...site, ...change(site) }}>{children}</SiteProvider>;
}
