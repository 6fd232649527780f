/**
 * The inline script at the end of every finished page. It sets the few facts that only the browser knows,
 * and loads the app at the first sign that a visitor needs it. It imports nothing. The build sets its constants.
 */
import type { Delivery } from "../../engine/schema/groups/delivery.ts";
import type { start } from "../entry-client.tsx";

declare const method: Delivery["method"]; // How messages are sent.
declare const hasFurtherFields: boolean; // Whether the form has boxes to tick, or choices.
declare const hasForms: boolean; // Whether sections are forms: each says itself how it is sent.
declare const digits: string; // The language's ten digits, or empty for 0 to 9.
declare const sitePath: string; // Path of the site, before each of its names in storage.
declare const countedHost: string; // Host on which visits are counted; empty if they are not.
declare const keepsTexts: boolean; // Whether the page has fields, or notices of what was sent.
declare const hasViews: boolean; // Whether something on the page moves by itself, or is a map.

const page = document;
const listen = addEventListener;
/** Attributes that the export writes: addresses of the app with its page, and of each control's chunks. */
const settings = (page.currentScript as HTMLScriptElement).dataset;
const queryAll = (selector: string) => page.querySelectorAll<HTMLElement>(selector);

let started: boolean; // Whether the app is loading or running: false before the first sign and after a failure.
let alive: boolean; // Whether the app runs, and answers presses itself.
let missing: boolean; // Whether a chunk was missing, as happens after a later build.
let pressed: HTMLButtonElement | null; // The last press on a control that React runs, while it waits for the app.
let silence: ReturnType<typeof setTimeout>; // Limits how long the network may be silent while a press waits.
let shown: boolean; // Whether drafts have been put into their fields.
let sending: typeof silence | null; // For a second after a message, in which another press on Send counts as the same.
/** Values that the tab's storage rejected, by key. */
const unkept: Record<string, string> = {};

/** Stores a text in the tab's storage, or here if that rejects it. Returns whether it is stored. */
const storeText = (key: string, text: string): boolean | undefined => {
  try {
    sessionStorage[sitePath + key] = text;
    return delete unkept[key];
  } catch {
    unkept[key] = text;
  }
};

/** Whether a field is a box that is not ticked. */
const isUnticked = ({ type, checked }: HTMLInputElement) => type === "checkbox" && !checked;

/** Reads a text that is stored, or was rejected; `undefined` if there is none. */
const readStored = (key: string): string | undefined => {
  let text = unkept[key];
  try {
    text ??= sessionStorage[sitePath + key] ?? localStorage[sitePath + key];
  } catch {}
  return text;
};

/** How a form is sent. */
const wayOf = ({ dataset }: HTMLFormElement) => dataset["keep"] ?? "mailto";

/**
 * Sends a form without the app, at most once a second: to its endpoint, or to the mail program. A browser
 * could do the latter by itself, but Chromium garbles characters outside ASCII, and loses each "+" and "&".
 * Lines end as RFC 6068 requires.
 */
const submitNatively = (form: HTMLFormElement): void => {
  if (sending) return;
  sending = setTimeout(() => {
    sending = null;
  }, 1000);
  // A script cannot choose a file again.
  let entries = [...new FormData(form)];
  if (hasForms) entries = entries.filter(([, value]) => typeof value === "string");
  if ((hasForms ? wayOf(form) : method) === "post") entries.push(["outcome", "unknown"]);
  storeText(form.dataset["kept"] as string, JSON.stringify(entries));
  if ((hasForms ? wayOf(form) : method) === "post") {
    // Many endpoints ask for a hidden field named submit, which hides the form's own method.
    HTMLFormElement.prototype.submit.call(form);
    return;
  }
  const body = entries.map((entry) => entry.join(": ")).join("\n");
  location.href = `${form.action}&body=${encodeURIComponent(body).replace(/%0A/g, "%0D%0A")}`;
};

/** Shows that a press waits for the app, until the network is silent for 20 seconds; `null` forgets the press. */
const showWaiting = (control: HTMLButtonElement | null): void => {
  if (alive) return;
  clearTimeout(silence);
  silence = setTimeout(endWaiting, 2e4);
  if (pressed) pressed.ariaBusy = null;
  pressed = control;
  if (pressed) pressed.ariaBusy = "true";
};

/** Loads the document again if a later build has other chunks: once, if drafts are stored. Returns whether it does. */
const loadAgain = (): boolean | undefined => {
  const app = settings["app"] as string;
  const isKept = missing && !readStored(app) && storeText(app, app);
  if (isKept) location.reload();
  return isKept;
};

/**
 * Ends the press that waits for the app: loads the document again, or shows that the press failed. A message is
 * recorded as not sent, or takes another way: the form is posted, or the mail program opens.
 */
const endWaiting = (): void => {
  if (alive || !pressed) return;
  const form =
    keepsTexts &&
    (hasForms
      ? pressed.form && wayOf(pressed.form) !== "mailto" && pressed.form
      : method !== "mailto" && pressed.form);
  if (form && (hasForms ? wayOf(form) : method) === "post") submitNatively(form);
  else if (loadAgain()) {
    const entries = form && JSON.stringify([...new FormData(form), ["outcome", "failed"]]);
    if (form) storeText(form.dataset["kept"] as string, entries as string);
  } else {
    page.body.dataset["lost"] = form ? "failed" : "";
    if (form) submitNatively(form);
  }
  // A lost press must not take effect when another control is used later.
  showWaiting(null);
};

/** Fetches a chunk into the browser's cache, and calls `hear` as it arrives. Throws an answer that is a fault. */
const fetchChunk = async (address: string, onArrival: () => void): Promise<void> => {
  let answer = await fetch(address);
  // Browsers and proxies may have stored for a year that it was missing.
  if (!answer.ok) answer = await fetch(address, { cache: "reload" });
  missing ||= answer.status === 404;
  if (!answer.ok) throw answer;
  const reader = (answer.body as ReadableStream).getReader();
  while (!(await reader.read()).done) onArrival();
};

/**
 * Loads the app and the chunks of a control in parallel, and starts the app. It runs once, but after a
 * failure the next sign tries again: if a chunk was missing, only a press.
 */
const startApp = async (control: string): Promise<void> => {
  if (started || (missing && !pressed)) return;
  started = true;
  const addresses = (settings["app"] + (settings[control] ?? "")).split(" ");
  try {
    // A module that failed to load once fails forever, so all are fetched before any is imported.
    await Promise.all(addresses.map((address) => fetchChunk(address, () => showWaiting(pressed))));
    const app: { start: typeof start } = await import(/* @vite-ignore */ addresses[0] as string);
    const takePress = () => {
      alive = true;
      return pressed;
    };
    await app.start(takePress, unkept, control, settings, fetchChunk, loadAgain);
  } catch {
    started = false;
    endWaiting();
  }
};

/** Reacts to a pointer, the focus or a press on a link or on a control that React runs, and to a resized window. */
const onNeed = (event: Event & Partial<MouseEvent>): void => {
  const { type, target } = event;
  const wanted = (target as HTMLElement).closest?.<HTMLAnchorElement>("a,[data-need]");
  try {
    const [open, sheet, close] = queryAll("#_menu,[popovertarget=_menu]");
    // When the sheet opens, the focus moves here, away from what the sheet covers (HTML, 6.12). In the markup
    // the attribute would also apply to the page, and Chromium warns about it if the address has a fragment.
    (close as HTMLElement).autofocus = true;
    // A link to a place on the same page would leave the menu's sheet open, and so would a page in the
    // back/forward cache. One that opens a tab or a window leaves it open. In a wide window the sheet
    // is a row of links, and the button that opens it is hidden.
    const opensOther = event.ctrlKey || event.metaKey || event.shiftKey;
    const leaves = type === "click" && wanted?.href && !opensOther;
    if (leaves) for (const below of queryAll(":popover-open")) below.hidePopover();
    if (leaves || !(open as HTMLElement).offsetWidth) (sheet as HTMLElement).hidePopover();
  } catch {
    // A page that failed has no menu, and an old browser has no popovers.
  }
  const need = wanted?.dataset["need"];
  if (need != null) {
    const button = (target as HTMLElement).closest<HTMLButtonElement>("[type=button]");
    if (button && type === "click") showWaiting(button);
    startApp(need);
  }
};

/** Calls a function when an element comes into view; never if there is no such element or no observer. */
const whenInView = (selector: string, run: () => void): void => {
  try {
    new IntersectionObserver(
      (entries) => (entries.pop() as IntersectionObserverEntry).isIntersecting && run(),
    ).observe(queryAll(selector)[0] as Element);
  } catch {}
};

// Also fires on a page from the back/forward cache or a prerendered one (HTML, "update the visibility state").
page.onvisibilitychange = theme;

listen("pointerover", onNeed);
listen("focusin", onNeed);
listen("click", onNeed);
listen("resize", onNeed);

if (keepsTexts) {
  listen("input", ({ target }) => {
    const { dataset, value } = target as HTMLInputElement;
    if (!dataset["kept"]) return;
    storeText(
      dataset["kept"],
      hasFurtherFields && isUnticked(target as HTMLInputElement) ? "" : value,
    );
    // A visitor who types after a press on Send has not finished: an incomplete message must not be sent.
    showWaiting(null);
  });

  listen("submit", (event) => {
    const form = event.target as HTMLFormElement;
    // React handles the events that it gets, and forms that are not the site's stay untouched.
    if (event.defaultPrevented || !form.dataset["kept"]) return;
    // If the app sends, a press waits for it. Safari names the button since 15.4.
    if ((hasForms ? wayOf(form) : method) !== "mailto" && event.submitter) {
      showWaiting(event.submitter as HTMLButtonElement);
      // An extension may submit the form (`requestSubmit`) without an earlier sign.
      startApp("");
    } else submitNatively(form);
    event.preventDefault();
  });

  // Chromium puts in what stood there before at the end of loading, which may be long after the first frame.
  listen("pageshow", () => shown && showStored());
}

// Who leaves the page ends the loading of the app. That is no failure, which would open the mail program.
listen("pagehide", () => showWaiting(null));

/**
 * Puts drafts into their fields: what a browser restores on Back may be older, and so may a page from the back/forward
 * cache. React shows the other stored texts: sent messages, and joined waitlists.
 *
 * @param left The field that somebody is in, who may have typed before this script came. Others may have older texts.
 */
const showStored = (left?: Element): void => {
  shown = true;
  for (const element of queryAll("[data-kept]") as NodeListOf<HTMLInputElement>) {
    const key = element.dataset["kept"] as string;
    const text = readStored(key);
    if (text == null) continue;
    if ("value" in element) {
      const isFilled = () => element.value && !(hasFurtherFields && isUnticked(element));
      if (element === left && isFilled()) storeText(key, element.value);
      else if (hasFurtherFields && element.type === "checkbox") element.checked = !!text;
      else {
        element.value = text;
        // The draft of a choice in another language.
        if (hasFurtherFields && !element.value) element.value = "";
      }
    } else if ((hasForms ? (element as HTMLElement).dataset["keep"] : method) !== "emailjs")
      startApp("");
    else
      startApp("").then(() => {
        // The document was loaded again, and chunks are still missing.
        if (!started && text.endsWith('"failed"]]')) page.body.dataset["lost"] = "failed";
      });
  }
};

// A timer that is set within a frame runs right after it. A prerendered page has no frame until it is shown.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const element of queryAll("[data-thisyear]")) {
      const year = `${new Date().getFullYear()}`;
      element.textContent = digits
        ? year.replace(/\d/g, (digit) => digits[+digit] as string)
        : year;
    }
    // Two things need no sign: stored texts, and content that moves by itself.
    if (keepsTexts) showStored(queryAll("[data-kept]:focus")[0]);
    if (!hasViews || navigator.connection?.saveData) return;
    const { map } = settings;
    // With reduced motion the styles hide it, so that it never comes into view.
    whenInView("[data-moving]", () => readStored("moving") || startApp(""));
    if (map) whenInView("[data-mapplace]", () => import(/* @vite-ignore */ map).catch(() => {}));
  }),
);

// Counts the visit after the page is loaded and shown, unless the visitor objects or this is a copy elsewhere.
if (countedHost)
  listen("load", () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const { doNotTrack, globalPrivacyControl } = navigator;
        if (doNotTrack === "1" || globalPrivacyControl || location.host !== countedHost) return;
        const [template] = queryAll("[data-analytics]") as NodeListOf<HTMLTemplateElement>;
        template?.replaceWith(template.content);
      }),
    ),
  );
