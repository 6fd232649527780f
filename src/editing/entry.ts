import { start as startApp } from "../entry-client.tsx";
import { restoreWords } from "./show-words.ts";

/** How long React may take to reach an element, in steps of 100 ms. */
const mostSteps = 100;

/**
 * Starts React on the document as it came, because React reports each difference: without `data-words`, and without
 * words that are being written and the focus on words. Then the attributes come back.
 */
export const start: typeof startApp = async (...given) => {
  restoreWords();
  document.querySelector<HTMLElement>("[data-words][tabindex]:focus")?.blur();
  let taken = Array.from(
    document.querySelectorAll<HTMLElement>("[data-words]"),
    (element) => [element, element.dataset["words"] ?? ""] as const,
  );
  for (const [element] of taken) element.removeAttribute("data-words");
  listenAnew();
  let steps = 0;
  const giveBack = () => {
    steps += 1;
    const isLast = steps > mostSteps;
    taken = taken.filter(([element, words]) => {
      const isDone = isLast || isHydrated(element);
      if (isDone) element.dataset["words"] = words;
      return !isDone;
    });
    if (taken.length > 0) setTimeout(giveBack, 100);
  };
  await startApp(...given).finally(giveBack);
};

/**
 * Has React listen to the document's events: the panel's root has marked the document as one whose events are heard,
 * though only `selectionchange` is (`listenToAllSupportedEvents`, React 19).
 */
function listenAnew(): void {
  for (const key of Object.keys(document))
    if (key.startsWith("_reactListening")) Reflect.deleteProperty(document, key);
}

/** Whether React has taken an element over; it then holds a key of its own on it (React 19). */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
}
