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
  const place = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[place]);
}
