/**
 * The inline script at the end of every finished page. It sets the few facts that only the browser knows,
 * and loads the app at the first sign that a visitor needs it. It imports nothing.
 */
import type { start } from "../entry-client.tsx";

declare global {
  interface Navigator {
    /** Only Chromium reports that the visitor saves data. */
    readonly connection?: { saveData: boolean };
  }
  interface Document {
    /** Only defined in browsers that support speculation rules. */
    readonly prerendering?: boolean;
  }
}

const page = document;
/** Attributes that the export writes: addresses of the app with its page, and of each control's chunks. */
const settings = (page.currentScript as HTMLScriptElement).dataset;
const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

/** Whether the app is loading or running: false before the first sign and after a failure. */
let started: boolean | null;
/** The last press on a control that React runs. */
let pressed: HTMLElement | null;
/** Whether a message was sent within the last second: another press on Send counts as the same. */
let sending: boolean;
/** Values that the tab's storage rejected, by key. */
const unkept: Record<string, string> = {};
/** Prefetched documents, by address. */
const prefetched: Record<string, Promise<unknown>> = {};

/** Stores a text in the tab's storage under the key that an element names, or here if storage is blocked. */
const keep = ({ dataset: { kept = "" } }: HTMLElement, text: string): void => {
  unkept[kept] = text;
  try {
    sessionStorage[kept] = text;
    delete unkept[kept];
  } catch {}
};

/** Reads a text from the browser's storage; `undefined` if storage is blocked. */
const stored = (key: string): string | undefined => {
  try {
    return sessionStorage[key] || localStorage[key];
  } catch {}
};

/**
 * Sends a form without the app, at most once a second: to its endpoint, or to the mail program. A browser
 * could do the latter by itself, but Chromium garbles characters outside ASCII, and loses each "+" and "&".
 * Lines end as RFC 6068 requires.
 */
const handOver = (form: HTMLFormElement): void => {
  if (sending) return;
  sending = true;
  setTimeout(() => {
    sending = false;
  }, 1000);
  if (form.matches("[action^=http]")) {
    // Many endpoints ask for a hidden field named submit, which hides the form's own method.
    HTMLFormElement.prototype.submit.call(form);
    return;
  }
  const entries = [...new FormData(form)];
  keep(form, JSON.stringify(entries));
  const body = entries.map((entry) => entry.join(": ")).join("\n");
  location.href = `${form.action}&body=${encodeURIComponent(body).replace(/%0A/g, "%0D%0A")}`;
};

/**
 * Loads the app and the chunks of a control in parallel, and starts the app. It runs once, but after a
 * failure the next sign tries again.
 */
const wake = async (control: string): Promise<void> => {
  if (started) return;
  started = true;
  const addresses = (settings["app"] + (settings[control] ?? "")).split(" ");
  try {
    // A module that failed to load once fails forever, so all are fetched before any is imported.
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
    // A lost press must not take effect when another control is used later.
    started = pressed = null;
    // A message that waited for the app is sent without it.
    if (form?.dataset["keep"]) handOver(form);
  }
};

/** Reacts to a pointer, the focus or a press on a link or on a control that React runs, and to a resized window. */
const onSign = ({ type, target }: Event): void => {
  const wanted = (target as HTMLElement).closest?.<HTMLAnchorElement>("a,[data-need]");
  try {
    const [open, sheet, close] = all("#_menu,[popovertarget=_menu]");
    // When the sheet opens, the focus moves here, away from what the sheet covers (HTML, 6.12). In the markup
    // the attribute would also apply to the page, and Chromium warns about it if the address has a fragment.
    (close as HTMLElement).autofocus = true;
    // A link to a place on the same page would leave the menu's sheet open, and so would a page in the
    // back/forward cache. In a wide window the sheet is a row of links, and the button that opens it is hidden.
    if (!(open as HTMLElement).offsetWidth || (type === "click" && wanted?.href))
      (sheet as HTMLElement).hidePopover();
  } catch {
    // A page that failed has no menu, and an old browser has no popovers.
  }
  // Prefetches the next page in browsers without speculation rules, but no file, which may be large. Only
  // files have a dot in their address.
  if (page.prerendering == null && wanted?.matches('[href^="/"]:not([href*="."])'))
    prefetched[wanted.href] ||= fetch(wanted.href).catch(() => {});
  const need = wanted?.dataset["need"];
  if (need != null) {
    if (type === "click") pressed = (target as HTMLElement).closest("[type=button]") ?? pressed;
    wake(need);
  }
};

/** Calls a function when an element comes into view; never if there is no such element or no observer. */
const whenInView = (selector: string, run: () => void): void => {
  try {
    new IntersectionObserver(
      (entries) => (entries.pop() as IntersectionObserverEntry).isIntersecting && run(),
    ).observe(all(selector)[0] as Element);
  } catch {}
};

// Also fires on a page from the back/forward cache or a prerendered one (HTML, "update the visibility state").
page.onvisibilitychange = theme;

addEventListener("pointerover", onSign);
addEventListener("focusin", onSign);
addEventListener("click", onSign);
addEventListener("resize", onSign);

addEventListener("input", ({ target }) => {
  const field = target as HTMLInputElement;
  if (!field.dataset["kept"]) return;
  keep(field, field.value);
  // A visitor who types after a press on Send has not finished: an incomplete message must not be sent.
  pressed = null;
});

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  // React handles the events that it gets, and forms that are not the site's stay untouched.
  if (event.defaultPrevented || !form.dataset["kept"]) return;
  // If the app sends, a press waits for it. Safari names the button since 15.4.
  if (form.dataset["keep"] && event.submitter) {
    pressed = event.submitter;
    // An extension may submit the form (`requestSubmit`) without an earlier sign.
    wake("");
  } else handOver(form);
  event.preventDefault();
});

// Leaving or reloading the page aborts the loading of the app. This is not a failure, which would open the
// mail program. On return the message is still in the form, and nothing is sent without a press.
window.onpagehide = () => {
  pressed = null;
};

// Defers the rest until after the first frame, so that the frame comes sooner: a timer that is set within a
// frame runs right after it. A prerendered page has no frame until it is shown.
requestAnimationFrame(() =>
  setTimeout(() => {
    const { log, map } = settings;
    if (log) console.error(log, location.pathname);
    if (map) whenInView("[data-mapplace]", () => import(/* @vite-ignore */ map).catch(() => {}));

    // The year in the language's digits; 0 to 9 if the element names no others.
    for (const year of all("[data-thisyear]"))
      year.textContent = `${new Date().getFullYear()}`.replace(
        /\d/g,
        (digit) => (year.dataset["thisyear"] as string)[+digit] ?? digit,
      );

    // Two things need no sign: stored texts, and content that moves by itself. A field gets its draft, because
    // what a browser restores on Back may be older; but not if somebody in a field may have typed before this
    // script came, nor after a message was sent, which React then takes out of the fields.
    let keepsValue = all("[data-kept]:focus").length > 0;
    for (const element of all("[data-kept]") as NodeListOf<HTMLInputElement>) {
      const text = stored(element.dataset["kept"] as string);
      if (!text) continue;
      if (!("value" in element)) {
        keepsValue = true;
        wake("");
      } else if (!keepsValue || !element.value) element.value = text;
    }
    // With reduced motion the styles hide it, so that it never comes into view.
    if (!navigator.connection?.saveData)
      whenInView("[data-moving]", () => stored("moving") || wake(""));
  }),
);
