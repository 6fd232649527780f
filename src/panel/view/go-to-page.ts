import { connection } from "../state/connection.ts";
import { type Memory, remember } from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { refresh } from "./use-files.ts";

/** The address of a page by its path in the site. */
export const wholeAddress = (path: string): string =>
  new URL(panelStart.base + path.slice(1), document.baseURI).href;

/**
 * Goes to a page after a step that changed files. Without a path, or where the tab is there, this page is exchanged.
 * It ends on no page that is left, so that what waits there does not change the files of the next one unseen.
 *
 * @param changes What the panel remembers there.
 */
export async function goToPage(path: string | undefined, changes: Partial<Memory>): Promise<void> {
  const here = connection.address().replace(/#.*/s, "");
  const address = path === undefined ? here : wholeAddress(path);
  if (address === here) return refresh(changes);
  remember({ ...changes, isExpected: true });
  connection.goTo(address);
  // Who goes back to this one may find it as it was.
  await new Promise((shown) => addEventListener("pageshow", shown, { once: true }));
}
