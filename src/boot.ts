/**
 * The one script of a finished page, inlined at its end. It mends the few facts that only the
 * browser knows, and waits for a sign that React is needed. It imports nothing.
 */
import type { start } from "./entry-client.tsx";

/** Set by the export: addresses of the app, of the page's chunk, and of each control's chunks. */
const settings = document.currentScript as HTMLScriptElement;
const setting = (name: string) => settings.getAttribute(`data-${name}`);
const listening = new AbortController();
const options = { capture: true, signal: listening.signal };
let starting: Promise<void> | undefined;
let pressed: HTMLElement | undefined;

/** The control around an event's target that React runs. */
function controlOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest?.<HTMLElement>("[data-need]") ?? null;
}

function fetchAll(names: string[]): Promise<unknown[]> {
  const addresses = names.flatMap((name) => setting(name)?.split(" ").filter(Boolean) ?? []);
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
}

/** Loads app, page and the control's own chunks side by side. After a failure the next sign tries again. */
function need(event: Event): void {
  const control = controlOf(event);
  if (!control) return;
  if (event.type === "click") pressed = event.target as HTMLElement;
  starting ??= fetchAll(["app", "page", control.dataset["need"] as string]).then(([app]) =>
    (app as { start: typeof start }).start(() => {
      listening.abort();
      return pressed;
    }),
  );
  starting.catch(() => {
    starting = undefined;
  });
}

for (const sign of ["pointerover", "focusin", "click"]) addEventListener(sign, need, options);

const year = document.querySelector("[data-year]");
if (year) year.textContent = `${new Date().getFullYear()}`;

const missing = setting("missing");
if (missing) console.error(missing, location.pathname);

// A link into the same page leaves the menu's sheet open, and so would a page kept for Back.
const menu = document.querySelector<HTMLElement>("[popover]");
menu?.addEventListener("click", (event) => {
  if ((event.target as Element).closest("a")) menu.hidePopover?.();
});
// Where there is room the sheet is a row of links, and its button is gone.
addEventListener("resize", () => {
  if (!menu?.previousElementSibling?.getClientRects().length) menu?.hidePopover?.();
});

// A map asks its own site for itself only once it comes near.
const map = document.querySelector<HTMLIFrameElement>("[data-src]");
if (map)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Only now, because with scripts allowed it would weaken the frame's first, empty document.
      map.sandbox.add("allow-same-origin");
      map.src = map.dataset["src"] as string;
    },
    { rootMargin: "200px" },
  ).observe(map);
