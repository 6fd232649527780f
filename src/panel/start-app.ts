import { start as startApp } from "../site/entry-client.tsx";
import { holdDocument, whenFree } from "./page/hydration.ts";
import { focusElement, restoreText } from "./page/page-texts.ts";

/** Starts React on the document as it came, without the panel's preview and focus, because React reports each difference. */
export const start: typeof startApp = (...given) => {
  restoreText();
  const focused = document.querySelector<HTMLElement>(":focus[tabindex]:not(main)");
  focused?.blur();
  // The panel's root has marked the document as one whose events are heard, though only `selectionchange` is
  // (`listenToAllSupportedEvents`, React 19).
  for (const key of Object.keys(document))
    if (key.startsWith("_reactListening")) Reflect.deleteProperty(document, key);
  const started = startApp(...given);
  holdDocument(started);
  whenFree(() => {
    if (focused?.isConnected && document.activeElement === document.body) focusElement(focused);
  });
  return started;
};
