import { coverState } from "./contract.ts";

let close: (() => void) | undefined; // Closes what covers the page.
let isLeaving = false; // Whether the page is on its way back from the entry of what was closed by other means.
let focused: HTMLElement; // What had the focus then.

/**
 * Has Back close what covers the page now, also by a phone's gesture: it gets an entry of its own in the history, with
 * the same address. `cover-script.ts` leaves such an entry where a reload or Forward leads to it.
 *
 * @param onBack closes it.
 * @returns what to call once it is closed, by Back or otherwise, and the focus has returned: then its entry is left, so
 *   that the next Back leaves the page.
 */
export function closeOnBack(onBack: () => void): () => void {
  close = onBack;
  if (!isLeaving) history.pushState(coverState, "");
  return () => {
    if (close !== onBack) return;
    close = undefined;
    leave();
  };
}

function leave(): void {
  focused = document.activeElement as HTMLElement;
  if (!isLeaving) history.back();
  isLeaving = true;
}

addEventListener("popstate", ({ state }) => {
  if (state === coverState) return;
  if (!isLeaving) {
    const closeNow = close;
    close = undefined;
    closeNow?.();
    return;
  }
  isLeaving = false;
  // Something was opened again in the meantime.
  if (close) history.pushState(coverState, "");
  // On the way to an address with a fragment Firefox and Safari take the focus away.
  else if ((document.activeElement as HTMLElement).tabIndex < 0)
    focused.focus({ preventScroll: true });
});

// A link that was followed in the meantime has ended the way back, and the page was kept as it was.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  isLeaving = false;
  if (!close && history.state === coverState) leave();
});
