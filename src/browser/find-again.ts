/**
 * Gives a control, or the one in its place once the document is rendered anew: that of the same tag, class, name and
 * address, which no translation changes, and of the same index among equals.
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
