/**
 * Copies a text to the clipboard.
 *
 * @returns Whether the browser let the page do it; where not, the visitor copies by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
