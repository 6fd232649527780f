/**
 * The script at the end of a finished page, inlined. It mends the few facts that only the
 * browser knows, and waits for a sign that React is needed. It imports nothing.
 */
import type { start } from "../entry-client.tsx";

declare global {
  interface Navigator {
    /** Chromium alone tells of a wish to save data. */
    readonly connection?: { saveData: boolean };
  }
  interface Document {
    /** Only browsers that know speculation rules tell whether they prepare the page ahead. */
    readonly prerendering?: boolean;
  }
}

// What a page has: the export writes these for each, so that none carries what it has no use for.
/** Something that is kept in the browser's storage. */
declare const keeps: boolean;
/** A waitlist, which remembers for good who joined it. */
declare const joins: boolean;
/** Something that only the app can send. */
declare const appSends: boolean;
/** A form of its own. */
declare const forms: boolean;
/** A form that the browser can post, too. */
declare const posts: boolean;
/** Something that moves by itself. */
declare const moves: boolean;
/** A map. */
declare const maps: boolean;
/** A link to a file of the owner's. */
declare const files: boolean;
/** A year in other digits than 0 to 9. */
declare const digits: boolean;
/** Words for the console, on the page that stands in for a missing one. */
declare const logs: boolean;

const page = document;
/** Attributes set by the export: addresses of the app with its page, and of each control's chunks. */
const settings = (page.currentScript as HTMLScriptElement).dataset;
const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

/** Whether the app is on its way, or there: not before a sign, nor after a failure. */
let started: boolean | null;
/** The last press on a control that React runs. */
let pressed: HTMLElement | null;
/** Until when a press on Send belongs to the one before, in milliseconds of the page. */
let again = 0;
/** What the tab's storage would not keep, by its key. */
const unkept: Record<string, string> = {};
/** Documents that were asked for ahead, by their address. */
const ahead: Record<string, Promise<unknown>> = {};

/** Keeps a text in the tab's storage, under the key that an element names; where storage is blocked, here. */
const keep = ({ dataset: { kept = "" } }: HTMLElement, text: string): void => {
  unkept[kept] = text;
  try {
    sessionStorage[kept] = text;
    delete unkept[kept];
  } catch {}
};

/**
 * Has the browser post a form, to an endpoint whose own page then says what became of it; else hands it to
 * the mail program, and remembers it. The browser could do that alone, but Chromium garbles what is not
 * ASCII, and loses each "+" and "&". Lines end as RFC 6068 asks.
 */
const handOver = (form: HTMLFormElement): void => {
  again = performance.now() + 1000;
  if (posts) {
    // A hidden field may be called submit, as many endpoints have it, and then stands for the form's own.
    HTMLFormElement.prototype.submit.call(form);
    return;
  }
  const entries = [...new FormData(form)];
  keep(form, JSON.stringify(entries));
  location.href = `${form.action}&body=${encodeURIComponent(
    entries.flatMap((entry) => entry.join(": ").split("\n")).join("\r\n"),
  )}`;
};

/**
 * Loads the app with the chunks of a control, side by side, and starts it: once, but after a failure the
 * next sign tries again.
 */
const wake = async (control: string): Promise<void> => {
  if (started) return;
  started = true;
  const addresses = (settings["app"] + (settings[control] ?? "")).split(" ");
  try {
    // A module that once failed to load fails for ever, so all are fetched before any is imported.
    await Promise.all(
      addresses.map((address) =>
        // Where a press on Send waits for it, a connection that hangs is as good as none.
        (appSends ? fetch(address, { signal: AbortSignal.timeout?.(2e4) }) : fetch(address)).then(
          (answer) => (answer.ok ? answer.text() : Promise.reject()),
        ),
      ),
    );
    const chunks = await Promise.all(
      addresses.map((address) => import(/* @vite-ignore */ address)),
    );
    await (chunks[0] as { start: typeof start }).start(() => pressed, unkept, control, settings);
  } catch {
    const form = appSends && (pressed as HTMLButtonElement | null)?.form;
    // A press that was lost must not take effect when something else is wanted later.
    started = pressed = null;
    // What only the app was to send goes the way that the browser knows after all.
    if (form && performance.now() > again) handOver(form);
  }
};

/** A pointer, the focus or a press on a link, or on a control that React runs; another size of the window. */
const onSign = ({ type, target }: Event): void => {
  const wanted = (target as HTMLElement).closest?.<HTMLAnchorElement>("a,[data-need]");
  try {
    const [open, sheet, close] = all("#_menu,[popovertarget=_menu]");
    // When the sheet opens the focus comes here, out of what it covers (HTML, 6.12). In the markup the
    // attribute would be for the page, too, where Chromium complains of it beside a fragment.
    (close as HTMLElement).autofocus = true;
    // A link into the same page leaves the menu's sheet open, and so would a page kept for Back. Where
    // there is room the sheet is a row of links, and the button that opens it is gone.
    if (!(open as HTMLElement).offsetWidth || (type === "click" && wanted?.href))
      (sheet as HTMLElement).hidePopover();
  } catch {
    // A page that failed has no menu, an old browser no popovers.
  }
  // Fetching the next page ahead is for browsers that do not do so by the speculation rules. A file may be
  // large, and whoever points at it may want none of it.
  const ofPages = files ? '[href^="/"]:not([href*="/files/"])' : '[href^="/"]';
  // A page with a form is where most visits end, and its boot script the longest.
  if (!forms && wanted?.matches(ofPages) && page.prerendering == null)
    ahead[wanted.href] ||= fetch(wanted.href).catch(() => {});
  const need = wanted?.dataset["need"];
  if (need != null) {
    if (type === "click") pressed = (target as HTMLElement).closest("[type=button]") ?? pressed;
    wake(need);
  }
};

/** Runs something when an element comes into view; never where there is none, or no observer. */
const whenInView = (selector: string, run: () => void): void => {
  try {
    new IntersectionObserver(
      (entries) => (entries.pop() as IntersectionObserverEntry).isIntersecting && run(),
    ).observe(all(selector)[0] as Element);
  } catch {}
};

// A page that was kept for Back or prepared ahead hears it too (HTML, "update the visibility state").
page.onvisibilitychange = theme;

addEventListener("pointerover", onSign);
addEventListener("focusin", onSign);
addEventListener("click", onSign);
addEventListener("resize", onSign);

if (keeps)
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.dataset["kept"]) return;
    keep(field, field.value);
    // Whoever writes on after a press on Send has not finished: what is half written must not go by itself.
    pressed = null;
  });

if (forms)
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    // An extension may have put in a form of its own, which goes where that says.
    if (!form.dataset["kept"]) return;
    // A press that React has heard is its own. Until then the press waits for the app where only that
    // can send, and a browser tells which button it was (Safari since 15.4).
    if (!event.defaultPrevented) {
      const button = appSends && event.submitter;
      if (button) {
        pressed = button;
        // A program of the visitor's may send the form (`requestSubmit`) with no sign before.
        wake("");
      } else if (event.timeStamp > again) handOver(form);
    }
    event.preventDefault();
  });

// Who leaves the page, or loads it anew, ends what the app waits for: that is no failure, after which the
// mail program would be asked. And whoever comes back finds the message where it was, and nothing goes by itself.
if (appSends)
  addEventListener("pagehide", () => {
    pressed = null;
  });

// Defers what is not urgent until after the first frame, which comes sooner for it: a timer that is set
// within a frame runs right behind it. A page that is prepared ahead has none until it is shown.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (logs) console.error(settings["log"], location.pathname);

    if (maps)
      whenInView("[data-mapplace]", () =>
        import(/* @vite-ignore */ settings["map"] as string).catch(() => {}),
      );

    for (const year of all("[data-thisyear]"))
      year.textContent = digits
        ? `${new Date().getFullYear()}`.replace(
            /\d/g,
            (digit) => (year.dataset["thisyear"] as string)[+digit] as string,
          )
        : `${new Date().getFullYear()}`;

    // Two things need no sign: what moves by itself, if that is welcome, and what was kept before.
    // Where motion is not welcome, styles hide what moves, so that it never comes into view.
    if (moves || keeps) {
      let unwelcome: unknown = navigator.connection?.saveData;
      try {
        if (keeps)
          for (const element of all("[data-kept]") as NodeListOf<HTMLInputElement>) {
            const key = element.dataset["kept"] as string;
            const text = joins ? sessionStorage[key] || localStorage[key] : sessionStorage[key];
            // A field gets back what was typed; all else is for React to tell of.
            if (text)
              if ("value" in element) element.value ||= text;
              else wake("");
          }
        unwelcome ||= localStorage["moving"];
      } catch {
        // Blocked storage throws: nothing is remembered.
      }
      if (moves && !unwelcome) whenInView("[data-moving]", () => wake(""));
    }
  }),
);
