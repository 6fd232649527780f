import { keepDropped } from "./page/dropped.ts";
import { elementAt, isGapAt, paintGaps, textsAt } from "./page/page-texts.ts";
import { pressedDay } from "./page/pressed-day.ts";
import { noteSent } from "./page/sent-nodes.ts";
import pageStyles from "./page.css?inline";
import panelStyles from "./panel.css?inline";
import { type ContentChange, contentEvent, followEvent, todoHash } from "./protocol/protocol.ts";
import { tab } from "./state/connection.ts";
import { allowFocus, currentMemory, type Memory, onChange, remember } from "./state/memory.ts";
import { panelStart } from "./state/panel-start.ts";
import { english, panelWord } from "./state/panel-words.ts";

noteSent(document.documentElement);

/** The button at the end of each page in development, and presses on its words. Both load the panel. */
const host = document.createElement("div");
host.className = "writing";
const root = host.attachShadow({ mode: "open" });
root.innerHTML = `<aside>
  <button type="button" class="opener"></button>
  <p role="status"></p>
  <div></div>
</aside>`;
const [opener, status, place] = ["button", "p", "div"].map((name) => root.querySelector(name)) as [
  HTMLButtonElement,
  HTMLElement,
  HTMLElement,
];
opener.textContent = panelWord(panelStart.isNew ? "filters.todo" : "open");
const inLanguage = { lang: panelStart.language, dir: panelStart.direction };
Object.assign(root.firstElementChild as HTMLElement, {
  ariaLabel: panelWord("name"),
  ...inLanguage,
});
root.adoptedStyleSheets = [sheetOf(panelStyles)];
// Not an element, which React would find in the document.
document.adoptedStyleSheets.push(sheetOf(pageStyles));

/** React renders the body again after an error, and then throws the panel out; what is typed stays. */
function attach(): void {
  if (!host.isConnected) document.body.append(host);
}
attach();
new MutationObserver(attach).observe(document.documentElement, { childList: true, subtree: true });

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/** Milliseconds for which words go before they are said again: a screen reader says what differs from before. */
const silence = 100;
let saying = 0;

/** Says words, also if they are those that were said last (WCAG 4.1.3). */
function say(words: string): void {
  clearTimeout(saying);
  const isAgain = status.textContent === words;
  status.textContent = isAgain ? "" : words;
  if (isAgain && words) saying = window.setTimeout(say, silence, words);
}

/** Says what is remembered as done, but on the page to which that leads. */
function sayDone({ said, isExpected }: Partial<Memory>): void {
  Object.assign(status, inLanguage, currentMemory().isEnglish && english);
  if (said !== undefined && !isExpected) say(said);
}
onChange(sayDone);

/** Milliseconds after which somebody wonders whether a press was heard. */
const patience = 300;

let isLoaded = false;
async function showPanel(): Promise<void> {
  if (isLoaded) return;
  isLoaded = true;
  const timer = setTimeout(say, patience, panelWord("moment"));
  try {
    const { mountPanel } = await import("./panel.tsx");
    mountPanel(place, opener);
    if (status.textContent !== currentMemory().said) sayDone(currentMemory());
  } catch {
    isLoaded = false;
    say(panelWord("refusals.noServer"));
  } finally {
    clearTimeout(timer);
  }
}

// A panel that is open from the page before takes no focus until it is used.
for (const name of ["click", "keydown"]) root.addEventListener(name, allowFocus, { capture: true });
// A key that an input method takes, as Enter for a word that it offers, means nothing to the panel.
root.addEventListener("keydown", holdComposing, { capture: true });

function holdComposing(event: Event): void {
  const { isComposing, keyCode } = event as KeyboardEvent;
  // Safari ends the composition before Enter, which then has the code that such keys have (UI Events, A.2.1).
  if (isComposing || keyCode === 229) event.stopPropagation();
}

opener.addEventListener("click", () => {
  remember({ view: panelStart.isNew ? "publish" : "list", focus: undefined, said: "" });
  showPanel();
});
if (location.hash === todoHash) {
  history.replaceState(null, "", location.pathname + location.search);
  remember({ view: "publish" });
  allowFocus();
}

/** What a visitor operates. A press there acts as for a visitor, unless Alt is held, or its words are still to be written. */
const controls = "a, button, input, select, textarea, summary, label, [role^=menuitem]";

/** Opens the texts of an element. Returns whether it has some. */
function openTexts(target: Element | undefined, press: MouseEvent): boolean {
  const texts = textsAt(target, press);
  const [first] = texts;
  if (!first) return false;
  const places = [...new Set(texts.map(({ place }) => place))];
  const view = first.isOneOfSeveral ? "choice" : "text";
  allowFocus();
  const day = first.place.endsWith("#/words/interface/closed") ? pressedDay(target) : undefined;
  if (day) remember({ view: "settings", places, wanted: day, said: "" });
  else remember({ view, places, back: undefined, said: "" });
  showPanel();
  return true;
}

document.addEventListener(
  "click",
  (event) => {
    // A key has no point.
    const isKey = event.detail === 0;
    const target = isKey ? (event.target as Element) : elementAt(event);
    const isOnControl = (event.target as Element).closest(controls) !== null;
    // What is pressed in the panel stands on no page.
    if (event.target === host) return;
    if (isOnControl && !event.altKey && (isKey || !isGapAt(target, event))) return;
    if (getSelection()?.isCollapsed === false) return;
    if (!openTexts(target, event)) {
      if (event.altKey) say(panelWord("made"));
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

/** A file that is dropped does not take the place of the page: a picture is offered to the text below it. */
for (const name of ["dragover", "drop"] as const)
  document.addEventListener(
    name,
    (event) => {
      const [target] = event.composedPath();
      const isField = target instanceof HTMLInputElement && target.type === "file";
      if (isField || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (name === "dragover") return;
      keepDropped(event.dataTransfer.files[0]);
      if (!openTexts(target instanceof Element ? target : undefined, event)) keepDropped(undefined);
    },
    true,
  );

document.addEventListener("pointerover", (event) => {
  const ranges = textsAt(elementAt(event)).map(({ range }) => range);
  // Not an attribute, which React would find in the document.
  CSS.highlights?.set("words", new Highlight(...ranges));
});

/** Whether the page goes on to another, where drafts are as they were. */
let isGoingOn = false;
window.navigation?.addEventListener("navigate", (event) => {
  const { hashChange, downloadRequest, navigationType } = event;
  const { activeElement } = root;
  // Such as once a server that has ended is back.
  if (navigationType === "reload" && activeElement instanceof HTMLElement) {
    const { view, ...was } = currentMemory();
    const { place: focus = was.focus, at } = activeElement.dataset;
    // Next to a text, the text has the focus.
    remember({ isExpected: true, focus, wanted: view === "text" ? undefined : at });
  }
  isGoingOn = !hashChange && downloadRequest === null;
});
onChange(() => {
  isGoingOn = false;
});
// A browser that cannot tell a closed tab from the rest (Firefox before 147) asks nothing, and keeps the drafts.
addEventListener("beforeunload", (event) => {
  const { isTyped, drafts } = currentMemory();
  const hasDrafts = isTyped && Object.keys(drafts).length > 0;
  if (hasDrafts && !isGoingOn && "navigation" in window) event.preventDefault();
});

/**
 * The version of the last change that was followed. That of the page may be later than what the panel has read, where
 * the content changed again while both were asked for.
 */
let followed = panelStart.version;
import.meta.hot?.on(contentEvent, async (change: ContentChange) => {
  // A tab shows what it has written itself.
  if (change.tab === tab || change.version <= followed) return;
  followed = change.version;
  const { followChange } = await import("./page/exchange-page.ts");
  await followChange(change.version);
});
import.meta.hot?.send(followEvent, panelStart.version);

/** Another theme has other colours, some of them only after a transition. */
async function repaintGaps(): Promise<void> {
  paintGaps();
  const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
  paintGaps();
}

paintGaps();
new MutationObserver(repaintGaps).observe(document.documentElement, { attributes: true });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaintGaps);
const { view, canUndo } = currentMemory();
// A panel that is still to be loaded says it once it is there, and so once.
if (view !== "closed" || canUndo) showPanel();
else sayDone(currentMemory());
