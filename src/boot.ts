/**
 * The one script of a finished page, inlined at its end. It mends the few facts that only the
 * browser knows, and waits for a sign that React is needed. It imports nothing.
 */
import type { start } from "./entry-client.tsx";

/** Attributes set by the export: addresses of the app with its page, and of each control's chunks. */
const settings = (document.currentScript as HTMLScriptElement).dataset;
/** Finds what stands on every page; of anything else one asks whether it is there. */
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

let started = false;
let pressed: HTMLElement | null;

/** Loads the app with its page and a control's own chunks side by side. After a failure the next sign tries again. */
function wake(control = ""): void {
  if (started) return;
  started = true;
  const addresses = `${settings["app"]} ${settings[control] ?? ""}`.trim().split(" ");
  // A module that once failed to load fails for ever, so all are fetched before any is imported.
  Promise.all(
    addresses.map((address) =>
      fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject())),
    ),
  )
    .then(() => Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))))
    .then(([app]) => (app as { start: typeof start }).start(() => pressed))
    .catch(() => {
      started = false;
      // A press that was lost must not take effect when something else is wanted later.
      pressed = null;
    });
}

/** A pointer, the focus or a press on a control that React runs. */
function onSign(event: Event): void {
  const target = event.target as Element;
  const control = target.closest?.<HTMLElement>("[data-need]");
  if (!control) return;
  const button = target.closest<HTMLButtonElement>("button");
  // A form is sent by the browser alone, unless only the app can send it.
  if (event.type === "submit") {
    if (control.dataset["keep"]) {
      event.preventDefault();
      pressed = (event as SubmitEvent).submitter;
    }
  } else if (event.type === "click" && button?.type !== "submit") pressed = button;
  wake(control.dataset["need"]);
}

for (const sign of ["pointerover", "focusin", "click", "submit"])
  addEventListener(sign, onSign, true);

/** Runs something once, when an element comes into view. */
function whenInView(element: HTMLElement, run: () => void): void {
  new IntersectionObserver((entries, observer) => {
    if (!entries.pop()?.isIntersecting) return;
    observer.disconnect();
    run();
  }).observe(element);
}

find("[data-year]").textContent = `${new Date().getFullYear()}`;

if (settings["missing"]) console.error(settings["missing"], location.pathname);

// A link into the same page leaves the menu's sheet open, and so would a page kept for Back. Where
// there is room the sheet is a row of links, and its button is gone.
const menu = find("[popover]");
for (const cause of ["click", "resize"])
  addEventListener(cause, (event) => {
    if (!find("[popovertarget]")?.offsetWidth || (event.target as Element).closest?.("[popover] a"))
      menu.hidePopover?.();
  });

// A map asks its own site for itself only once it is seen.
const map = find("[data-src]") as HTMLIFrameElement;
if (map)
  whenInView(map, () => {
    // Only now, because with scripts allowed it would weaken the frame's first, empty document.
    map.sandbox.add("allow-same-origin");
    map.src = map.dataset["src"] as string;
  });

// Two things need no sign: what moves by itself, if that is welcome, and a message begun before.
// Where motion is not welcome, styles hide what moves, so that it never comes into view.
addEventListener("load", () => {
  const moving = find("[data-moving]");
  let unwelcome = (navigator as { connection?: { saveData: boolean } }).connection?.saveData;
  try {
    unwelcome ||= localStorage[moving?.dataset["moving"] as string];
    if (sessionStorage[find("[data-draft]")?.dataset["draft"] as string]) wake();
  } catch {
    // Blocked storage throws: nothing is remembered.
  }
  if (moving && !unwelcome)
    whenInView(moving, () => (self.requestIdleCallback ?? setTimeout)(() => wake()));
});
