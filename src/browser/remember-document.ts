/**
 * Remembers what stands in the finished document and not in React's tree: the marks of scripts on
 * the root, and the head.
 *
 * @returns A function that puts back what is gone. React renders a document anew where it differs
 *   from the expected one, as after a translation, and would leave it without title and viewport.
 */
export function rememberDocument(): () => void {
  const { documentElement, head } = document;
  const marks = { ...documentElement.dataset };
  const elements = [...head.children];
  return () => {
    Object.assign(document.documentElement.dataset, marks);
    document.head.append(...elements.filter((element) => !element.isConnected));
  };
}
