/**
 * The script at the end of every finished page, inlined. It corrects the few facts that only the
 * browser knows, and loads the app at the first sign that a visitor needs it. It imports nothing.
 */
import type { start } from "../entry-client.tsx";

declare global {
  interface Navigator {
    /** Only Chromium reports that the visitor saves data. */
    readonly connection?: { saveData: boolean };
  }
  interface Document {
    /** Only defined in browsers that know speculation rules. */
    readonly prerendering?: boolean;
  }
}

const page = document;
/** Attributes that the export writes: addresses of the app with its page, and of each control's chunks. */
const settings = (page.currentScript as HTMLScriptElement).dataset;
const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

/** Whether the app is loading or running: not before a sign, nor after a failure. */
let started: boolean | null;
/** The last press on a control that React runs. */
let pressed: HTMLElement | null;
/** Whether a message was sent within the last second: another press on Send counts as the same. */
let sending: boolean;
/** What the tab's storage refused to keep, by its key. */
const unkept: Record<string, string> = {};
/** Documents that were prefetched, by their address. */
const prefetched: Record<string, Promise<unknown>> = {};

/** Keeps a text in the tab's storage under the key that an element names, or here if storage is blocked. */
const keep = ({ dataset: { kept = "" } }: HTMLElement, text: string): void => {
  unkept[kept] = text;
  try {
    sessionStorage[kept] = text;
    delete unkept[kept];
  } catch {}
};

/** Reads a text that the browser's storage keeps; nothing if storage is blocked. */
const stored = (key: string): string | undefined => {
  try {
    return sessionStorage[key] || localStorage[key];
  } catch {}
};

/**
 * Sends a form the way that the browser knows, once a second: to its endpoint, or to the mail program. A
 * browser could do the latter by itself, but Chromium garbles what is not ASCII, and loses each "+" and "&".
 * Lines end as RFC 6068 requires.
 */
const handOver = (form: HTMLFormElement): void => {
  if (sending) return;
  sending = true;
  setTimeout(() => {
    sending = false;
  }, 1000);
  if (form.matches("[action^=http]")) {
    // A hidden field may be called submit, as many endpoints ask, and then hides the form's own.
    HTMLFormElement.prototype.submit.call(form);
    return;
  }
  const entries = [...new FormData(form)];
  keep(form, JSON.stringify(entries));
  const body = entries.map((entry) => entry.join(": ")).join("\n");
  location.href = `${form.action}&body=${encodeURIComponent(body).replace(/%0A/g, "%0D%0A")}`;
};

/**
 * Loads the app with the chunks of a control, side by side, and starts it. It runs once, but after a failure
 * the next sign tries again.
 */
const wake = async (control: string): Promise<void> => {
  if (started) return;
  started = true;
  const addresses = (settings["app"] + (settings[control] ?? "")).split(" ");
  try {
    // A module that once failed to load fails forever, so all are fetched before any is imported.
    await Promise.all(
      addresses.map((address) =>
        // A connection that hangs counts as failed after 20 seconds.
        fetch(address, { signal: AbortSignal.timeout?.(2e4) }).then((answer) =>
          answer.ok ? answer.text() : Promise.reject(),
        ),
      ),
    );
    const chunks = await Promise.all(
      addresses.map((address) => import(/* @vite-ignore */ address)),
    );
    await (chunks[0] as { start: typeof start }).start(() => pressed, unkept, control, settings);
  } catch {
    const form = (pressed as HTMLButtonElement | null)?.form;
    // A press that was lost must not take effect when something else is wanted later.
    started = pressed = null;
    // A message that only the app could send takes the way that the browser knows.
    if (form?.dataset["keep"]) handOver(form);
  }
};

/** Reacts to a pointer, the focus or a press on a link or on a control that React runs, and to a resized window. */
const onSign = ({ type, target }: Event): void => {
  const wanted = (target as HTMLElement).closest?.<HTMLAnchorElement>("a,[data-need]");
  try {
    const [open, sheet, close] = all("#_menu,[popovertarget=_menu]");
    // When the sheet opens the focus moves here, out of what it covers (HTML, 6.12). In the markup the
    // attribute would also apply to the page, and Chromium warns of it next to a fragment.
    (close as HTMLElement).autofocus = true;
    // A link into the same page leaves the menu's sheet open, and so would a page kept for Back. In a
    // wide window the sheet is a row of links, and the button that opens it is gone.
    if (!(open as HTMLElement).offsetWidth || (type === "click" && wanted?.href))
      (sheet as HTMLElement).hidePopover();
  } catch {
    // A page that failed has no menu, an old browser no popovers.
  }
  // Prefetches the next page in browsers without speculation rules. Only files have a dot in their address:
  // they may be large, and a pointer that rests on one may not want it.
  if (page.prerendering == null && wanted?.matches('[href^="/"]:not([href*="."])'))
    prefetched[wanted.href] ||= fetch(wanted.href).catch(() => {});
  const need = wanted?.dataset["need"];
  if (need != null) {
    if (type === "click") pressed = (target as HTMLElement).closest("[type=button]") ?? pressed;
    wake(need);
  }
};

/** Runs something when an element comes into view; never if there is no such element or no observer. */
const whenInView = (selector: string, run: () => void): void => {
  try {
    new IntersectionObserver(
      (entries) => (entries.pop() as IntersectionObserverEntry).isIntersecting && run(),
    ).observe(all(selector)[0] as Element);
  } catch {}
};

// Also fires on a page that was kept for Back or prerendered (HTML, "update the visibility state").
page.onvisibilitychange = theme;

addEventListener("pointerover", onSign);
addEventListener("focusin", onSign);
addEventListener("click", onSign);
addEventListener("resize", onSign);

addEventListener("input", ({ target }) => {
  const field = target as HTMLInputElement;
  if (!field.dataset["kept"]) return;
  keep(field, field.value);
  // Whoever types on after a press on Send has not finished: a half-written message must not be sent.
  pressed = null;
});

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  // React handles what it has heard, and forms that are not the site's are left alone.
  if (event.defaultPrevented || !form.dataset["kept"]) return;
  // Where only the app can send, a press waits for it. Safari names the button since 15.4.
  if (form.dataset["keep"] && event.submitter) {
    pressed = event.submitter;
    // An extension may send the form (`requestSubmit`) with no sign before.
    wake("");
  } else handOver(form);
  event.preventDefault();
});

// Leaving or reloading the page aborts the app's loading. That is no failure, after which the mail program
// would open. And whoever comes back finds the message in its place, and nothing is sent by itself.
window.onpagehide = () => {
  pressed = null;
};

// Defers what is not urgent until after the first frame, which then comes sooner: a timer that is set
// within a frame runs right after it. A prerendered page has no frame until it is shown.
requestAnimationFrame(() =>
  setTimeout(() => {
    const { log, map } = settings;
    if (log) console.error(log, location.pathname);
    if (map) whenInView("[data-mapplace]", () => import(/* @vite-ignore */ map).catch(() => {}));

    // The year in the language's digits, which are 0 to 9 where the element names none.
    for (const year of all("[data-thisyear]"))
      year.textContent = `${new Date().getFullYear()}`.replace(
        /\d/g,
        (digit) => (year.dataset["thisyear"] as string)[+digit] ?? digit,
      );

    // Two things need no sign: what was kept before, and what moves by itself unless that is unwelcome.
    for (const element of all("[data-kept]") as NodeListOf<HTMLInputElement>) {
      const text = stored(element.dataset["kept"] as string);
      // A field gets back what was typed; the rest is React's to show.
      if (text)
        if ("value" in element) element.value ||= text;
        else wake("");
    }
    // With reduced motion, styles hide what moves, so that it never comes into view.
    if (!navigator.connection?.saveData)
      whenInView("[data-moving]", () => stored("moving") || wake(""));
  }),
);
