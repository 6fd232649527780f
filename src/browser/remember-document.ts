import { findAgain } from "./find-again.ts";

/**
 * Remembers what stands in the finished document and not in React's tree: the marks of scripts on
 * the root, the head, what was typed, and the focus.
 *
 * @returns A function that puts back what is gone. React renders a document anew where it differs
 *   from the expected one, as after a translation, and would leave it without title and viewport.
 */
export function rememberDocument(): () => void {
  const { documentElement, head, activeElement } = document;
  const marks = { ...documentElement.dataset };
  const elements = [...head.children];
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ].map((field) => ({ field, find: findAgain(field) }));
  const findFocused = activeElement && findAgain(activeElement as HTMLElement);
  return () => {
    Object.assign(document.documentElement.dataset, marks);
    document.head.append(...elements.filter((element) => !element.isConnected));
    for (const { field, find } of fields) {
      const next = find();
      if (next && next !== field) next.value = field.value;
    }
    if (!activeElement?.isConnected) findFocused?.()?.focus({ preventScroll: true });
  };
}
