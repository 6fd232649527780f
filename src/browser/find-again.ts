/**
 * Identifies a control by tag, class, name and address, which no translation changes, and by its index
 * among equals.
 *
 * @returns A function that gives the control, or the one in its place where the document has been
 *   rendered anew since.
 */
export function findAgain<Control extends Element>(control: Control): () => Control | undefined {
  const { localName, className } = control;
  const name = control.getAttribute("name");
  const address = control.getAttribute("href");
  const alike = () =>
    [...document.getElementsByTagName(localName)].filter(
      (other) =>
        other.className === className &&
        other.getAttribute("name") === name &&
        other.getAttribute("href") === address,
    ) as Element[] as Control[];
  const index = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}

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
