/**
 * Identifies a control by tag, class, name and address, which no translation changes, and by its index
 * among those with the same.
 *
 * @returns A function that gives the control, or its replacement if React has rendered the document again.
 */
export function createFinder<Control extends Element>(control: Control): () => Control | undefined {
  const { localName, className } = control;
  const name = control.getAttribute("name");
  const address = control.getAttribute("href");
  const similarControls = () =>
    [...document.getElementsByTagName(localName)].filter(
      (other) =>
        other.className === className &&
        other.getAttribute("name") === name &&
        other.getAttribute("href") === address,
    ) as Element[] as Control[];
  const index = similarControls().indexOf(control);
  return () => (control.isConnected ? control : similarControls()[index]);
}

/**
 * Remembers the parts of the finished document that are not in React's tree: attributes that scripts set
 * on the root, the head, typed text, and the focus.
 *
 * @returns A function that restores what is missing. If a document differs from the expected one, for
 *   example after a translation, React renders it again, without title and viewport.
 */
export function preserveDocument(): () => void {
  const { documentElement, head, activeElement } = document;
  const marks = { ...documentElement.dataset };
  // A translator sets these two.
  const { lang, className } = documentElement;
  const elements = [...head.children];
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ].map((field) => ({ field, find: createFinder(field) }));
  const findFocused = activeElement && createFinder(activeElement as HTMLElement);
  return () => {
    Object.assign(document.documentElement.dataset, marks);
    document.documentElement.lang = lang;
    if (className) document.documentElement.setAttribute("class", className);
    document.head.append(...elements.filter((element) => !element.isConnected));
    for (const { field, find } of fields) {
      const next = find();
      if (next && next !== field) next.value = field.value;
    }
    if (!activeElement?.isConnected) findFocused?.()?.focus({ preventScroll: true });
  };
}
