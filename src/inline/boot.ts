/**
 * The script at the end of a finished page, inlined. It mends the few facts that only the
 * browser knows, and waits for a sign that React is needed. It imports nothing.
 */
import type { start } from "../entry-client.tsx";

declare global {
  interface Document {
    /** Only browsers that know speculation rules tell whether they prepare the page ahead. */
    readonly prerendering?: boolean;
  }
}

// What a page has: the export writes these for each, so that none carries what it has no use for.
/** Something that is kept in the browser's storage. */
declare const keeps: boolean;
/** Something that only the app can send. */
declare const appSends: boolean;
/** A form that the browser can post, too. */
declare const posts: boolean;
/** Something that moves by itself. */
declare const moves: boolean;
/** A map. */
declare const maps: boolean;
/** A year in other digits than 0 to 9. */
declare const digits: boolean;
/** Words for the console, on the page that stands in for a missing one. */
declare const logs: boolean;

const page = document;
/** Attributes set by the export: addresses of the app with its page, and of each control's chunks. */
const settings = (page.currentScript as HTMLScriptElement).dataset;
const all = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

/** The app on its way, or there; nothing before a sign, and after a failure. */
let started: Promise<void> | null;
/** The last press on a control that React runs. */
let pressed: HTMLElement | null;
/** Until when a press on Send belongs to the one before, in milliseconds of the page. */
let again = 0;
/** What the tab's storage would not keep, by its key. */
const unkept: Record<string, string> = {};
/** Documents that were asked for ahead, by their address. */
const ahead: Record<string, Promise<unknown>> = {};

/** Keeps a text in the tab's storage, under the key that an element names; where storage is blocked, here. */
const keep = ({ dataset: { kept } }: HTMLElement, text: string): void => {
  if (!kept) return;
  delete unkept[kept];
  try {
    sessionStorage[kept] = text;
  } catch {
    unkept[kept] = text;
  }
};

/**
 * Has the browser post a form, to an endpoint whose own page then says what became of it; else hands it to
 * the mail program, and remembers it. The browser could do that alone, but Chromium garbles what is not
 * ASCII, and loses each "+" and "&". Lines end as RFC 6068 asks.
 */
const handOver = (form: HTMLFormElement, now: number): void => {
  if (posts) {
    again = now + 1000;
    form.submit();
    return;
  }
  const entries = [...new FormData(form)];
  again = now + 1000;
  keep(form, JSON.stringify(entries));
  location.href = `${form.action}&body=${encodeURIComponent(
    entries
      .map((entry) => entry.join(": "))
      .join("\n")
      .replaceAll("\n", "\r\n"),
  )}`;
};

/**
 * Loads the app with what a control needs, side by side. After a failure the next sign tries again.
 *
 * @param more Addresses of the control's chunks, each behind a space.
 */
const load = async (more = ""): Promise<void> => {
  const addresses = (settings["app"] + more).split(" ");
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
    await (chunks[0] as { start: typeof start }).start(() => pressed, unkept);
  } catch {
    const form = appSends && (pressed as HTMLButtonElement | null)?.form;
    // A press that was lost must not take effect when something else is wanted later.
    started = pressed = null;
    // What only the app was to send goes the way that the browser knows after all.
    if (form) handOver(form, performance.now());
  }
};

/** Starts the app once; a control's chunks are fetched along with it. */
const wake = (control = ""): void => {
  if (!started) started = load(settings[control]);
};

/** A pointer, the focus or a press on a link, or on a control that React runs. */
const onSign = (event: Event): void => {
  const target = event.target as HTMLElement;
  if (keeps && event.type === "input") keep(target, (target as HTMLInputElement).value);
  const wanted = target.closest?.<HTMLAnchorElement>("a,[data-need]");
  if (wanted) {
    // Fetching the next page ahead is for browsers that do not do so by the speculation rules.
    if (wanted.origin === origin && !wanted.hash && page.prerendering == null)
      ahead[wanted.href] ||= fetch(wanted.href).catch(() => {});
    const { need } = wanted.dataset;
    if (need != null) {
      if (event.type === "click") pressed = target.closest<HTMLElement>("[type=button]");
      // Once React runs the form it judges by itself. Until then the press waits for the app where only that
      // can send, and a browser tells which button it was (Safari since 15.4).
      else if (keeps && event.type === "submit" && !(target as HTMLFormElement).noValidate) {
        event.preventDefault();
        const button = appSends && (event as SubmitEvent).submitter;
        if (event.timeStamp > again)
          if (button) pressed = button;
          else handOver(target as HTMLFormElement, event.timeStamp);
      }
      wake(need);
    }
  }
};

/** Runs something once, when an element comes into view; never where there is none, or no observer. */
const whenInView = (element: Element | undefined, run: () => void): void => {
  try {
    new IntersectionObserver((entries, observer) => {
      if (!(entries.pop() as IntersectionObserverEntry).isIntersecting) return;
      observer.disconnect();
      run();
    }).observe(element as Element);
  } catch {}
};

for (const sign of ["pointerover", "focusin", "input", "click", "submit"])
  addEventListener(sign, onSign, true);

// Defers what is not urgent until after the first frame, which comes sooner for it: a timer that is set
// within a frame runs right behind it. A page that is prepared ahead has none until it is shown.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (logs) console.error(settings["log"], location.pathname);

    // A link into the same page leaves the menu's sheet open, and so would a page kept for Back. Where
    // there is room the sheet is a row of links, and the button that opens it is gone.
    // biome-ignore lint/suspicious/noGlobalAssign: It is the window that is to hear these.
    onclick = onresize = ({ target }) => {
      try {
        const [open, close] = all("[popovertarget]");
        // When the sheet opens the focus comes here, out of what it covers (HTML, 6.12). In the markup the
        // attribute would be for the page, too, where Chromium complains of it beside a fragment.
        (close as HTMLElement).autofocus = true;
        if (!(open as HTMLElement).offsetWidth || (target as Element).closest("a"))
          (all("[popover]")[0] as HTMLElement).hidePopover();
      } catch {
        // A resized window is in no link, a page that failed has no menu, an old browser no popovers.
      }
    };
    if (maps)
      whenInView(all("[data-at]")[0], () =>
        import(/* @vite-ignore */ settings["map"] as string).catch(() => {}),
      );

    const year = all("[data-year]")[0];
    year?.replaceChildren(
      digits
        ? `${new Date().getFullYear()}`.replace(
            /\d/g,
            (digit) => (year.dataset["year"] as string)[+digit] as string,
          )
        : `${new Date().getFullYear()}`,
    );

    // Two things need no sign: what moves by itself, if that is welcome, and what was kept before.
    // Where motion is not welcome, styles hide what moves, so that it never comes into view.
    const moving = moves ? all("[data-moving]")[0] : undefined;
    let unwelcome = (navigator as { connection?: { saveData: boolean } }).connection?.saveData;
    try {
      if (keeps)
        for (const element of all("[data-kept]") as NodeListOf<HTMLInputElement>) {
          const key = element.dataset["kept"] as string;
          const text = sessionStorage[key] || localStorage[key];
          // A field gets back what was typed; all else is for React to tell of.
          if (text)
            if ("value" in element) element.value ||= text;
            else wake();
        }
      unwelcome ||= localStorage[moving?.dataset["moving"] as string];
    } catch {
      // Blocked storage throws: nothing is remembered.
    }
    if (moves && !unwelcome)
      whenInView(moving, () => (self.requestIdleCallback ?? setTimeout)(() => wake()));
  }),
);

// A page that was kept for Back or prepared ahead hears it too (HTML, "update the visibility state").
page.onvisibilitychange = theme;
