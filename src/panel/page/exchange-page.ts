import { createElement } from "react";
import { flushSync } from "react-dom";
import type { AppProps } from "../../site/app.tsx";
import { createFinder } from "../../site/browser/preserve-document.ts";
import type { PageModule } from "../../site/pages/page-module.ts";
import { routeOf } from "../../site/routes.ts";
import { type Start, startId } from "../protocol/protocol.ts";
import { connection } from "../state/connection.ts";
import { currentMemory, remember } from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { panelWord } from "../state/panel-words.ts";
import { runningApp, whenFree } from "./hydration.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { morph } from "./morph.ts";
import { bringScript, isOtherCode, isOwnThatRan, scriptsIn } from "./page-scripts.ts";
import { currentPreview, focusElement, paintGaps, previewText, restoreText } from "./page-texts.ts";
import { noteSent, sentNodes } from "./sent-nodes.ts";
import { findMarks } from "./texts-in-document.ts";

/** Whether the content has changed since the page was last asked for. */
let isStale = false;
let running: Promise<boolean> | undefined;

/**
 * Shows the page as the content is now, without loading the document: what a visitor has opened or typed stays, and so
 * do the focus and the place in the window. While it runs, another call has it run once more.
 *
 * @returns whether anything has changed.
 */
function exchangePage(): Promise<boolean> {
  isStale = true;
  running ??= exchange().finally(() => {
    running = undefined;
  });
  return running;
}

const listeners = new Set<() => unknown>();

/** Calls a function while a page is exchanged with all that shows its content; returns what ends that. */
export function onExchange(listener: () => unknown): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Exchanges the page with all that shows its content; returns whether the page has changed.
 *
 * @param version Of the content. A page that shows it already, since it was asked for later, stays.
 * @param own A listener that knows of the change.
 */
export async function exchangeAll(
  version = Number.POSITIVE_INFINITY,
  own?: () => unknown,
): Promise<boolean> {
  const exchanged = version > panelStart.version && exchangePage();
  const others = [...listeners].filter((one) => one !== own);
  const [isChanged] = await Promise.all([exchanged, ...others.map((one) => one())]);
  return isChanged;
}

/** Shows what another tab or program has changed, and says so. */
export async function followChange(version: number): Promise<void> {
  if (!(await exchangeAll(version))) return;
  const { canUndo } = currentMemory();
  remember({ said: withErrors(panelWord("pageChanged")), canUndo });
}

/** Words about a change, with those that errors stand in place of the page, which nobody hears otherwise. */
export function withErrors(said: string): string {
  const title = panelWord("errors.title");
  return said && document.title === title ? `${said} ${title}` : said;
}

async function exchange(): Promise<boolean> {
  let isChanged = false;
  while (isStale) {
    isStale = false;
    // Vite's script loads the document once a server that has ended is back.
    const html = await connection.page().catch(() => undefined);
    if (html === undefined) break;
    isChanged = (await show(html)) || isChanged;
  }
  return isChanged;
}

/** Shows a document that was sent. Returns whether it differs from the one shown before. */
async function show(html: string): Promise<boolean> {
  const next = new DOMParser().parseFromString(html, "text/html");
  // As a browser that runs scripts has them.
  for (const one of next.querySelectorAll("noscript")) one.textContent = one.innerHTML;
  const data: Start | null = JSON.parse(next.getElementById(startId)?.textContent ?? "null");
  const scripts = scriptsIn(next);
  const sent = noteSent(next.documentElement);
  const was = sentNodes.get(document.documentElement) as HTMLElement | undefined;
  if (
    JSON.stringify(data?.words) !== JSON.stringify(panelStart.words) ||
    scripts.some(isOtherCode) ||
    (scripts.some(isOwnThatRan) && shapeOf(was) !== shapeOf(sent))
  ) {
    connection.reload();
    return false;
  }
  await new Promise<void>((free) => whenFree(free));
  const render = await runningApp();
  const props = render && (await propsFor(next));
  // React has begun meanwhile.
  if (!render && runningApp()) return show(html);

  const restoreState = keepState();
  const preview = currentPreview();
  restoreText();
  for (const { script } of scripts) script.remove();
  keepInPlace(() => {
    if (render && props) {
      if (props.isPage) morph(document.head, next.head);
      document.title = next.title;
      sentNodes.set(document.documentElement, sent);
      flushSync(() => render(props));
    } else morph(document.documentElement, next.documentElement);
    scripts.forEach(bringScript);
    // What the script in the head has set is not in what the server sends.
    Reflect.get(window, "theme")?.();
    restoreState();
  });
  // It has failed in the browser, where React does not begin it again.
  if (document.querySelector(".application-error")) connection.reload();
  Object.assign(panelStart, data);
  findMarks();
  paintGaps();
  if (preview) previewText(...preview);
  return !was?.isEqualNode(sent);
}

/** What React renders for a document: its page; for errors, these in place of the page that is shown. */
async function propsFor(next: Document): Promise<AppProps & { isPage: boolean }> {
  const isPage = next.querySelector("script[data-app]") !== null;
  const shown = isPage ? next : document;
  const { app = "" } = shown.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
  const page: PageModule = await import(/* @vite-ignore */ `${app.split(" ").pop()}`);
  const route = routeOf(shown.documentElement.dataset["page"] ?? "");
  if (isPage) return { route, page, isPage };
  const { lang, dir } = next.documentElement;
  const said = [...(next.querySelector("main")?.children ?? [])] as HTMLElement[];
  const Page = () =>
    said.map(({ localName, lang, dir, textContent }) =>
      createElement(localName, { key: localName, lang, dir }, textContent),
    );
  const content = { ...page.content, lang, dir: dir as "ltr" | "rtl" };
  return { route, page: { ...page, Page, content }, isPage };
}

/** The elements of a page without their texts. */
const shapeOf = (root: Element | undefined) =>
  [...(root?.querySelectorAll("main *") ?? [])]
    .map((one) => (one.cloneNode() as Element).outerHTML)
    .join("");

/** Remembers the focus and what is unfolded; returns what restores both where another element is there now. */
function keepState(): () => void {
  const { activeElement } = document;
  const findFocused = activeElement && createFinder(activeElement as HTMLElement);
  const folds = () => document.querySelectorAll("details");
  const count = folds().length;
  const open = [...folds()].filter((one) => one.open).map(createFinder);
  return () => {
    if (folds().length === count) for (const find of open) find()?.setAttribute("open", "");
    const focused = activeElement?.isConnected ? undefined : findFocused?.();
    if (focused) focusElement(focused);
  };
}
