import type { ReactNode } from "react";
import { toastStacks } from "../contact/toasts.ts";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider, useSite } from "../content/site-context.ts";

/** How long a story waits for what it wants to see, in milliseconds. */
const patience = 5000;

/**
 * Waits for the first element that fits a selector.
 *
 * @throws Where it does not come in time.
 */
export async function seen(selector: string): Promise<HTMLElement> {
  const end = performance.now() + patience;
  for (;;) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
    if (performance.now() > end) throw new Error(`The story waited in vain for ${selector}.`);
    await new Promise((painted) => requestAnimationFrame(painted));
  }
}

/** Waits for an element, presses it, and waits for what comes of that. */
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

/** Answers what is asked of the network from now on, in the service's place. */
export function answerRequests(answer: () => Promise<Response>): void {
  window.fetch = answer;
}

/** Stops the clocks of all toasts, so that a story shows them as long as somebody looks. */
export function keepToasts(): void {
  for (const stack of Object.values(toastStacks)) {
    stack.resume = () => {};
    stack.pause();
  }
}

interface WithSiteProps {
  /** What is otherwise. */
  change: (site: PageSite) => Partial<PageSite>;
  children: ReactNode;
}

/** Tells what stands in it something else of the site. */
export function WithSite({ change, children }: WithSiteProps) {
  const site = useSite();
  return <SiteProvider value={{ ...site, ...change(site) }}>{children}</SiteProvider>;
}
