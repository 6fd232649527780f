/**
 * Remembers a control by what no translation changes, and by its place among those like it.
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
