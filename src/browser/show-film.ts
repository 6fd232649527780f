import { loadFrame } from "./load-frame.ts";

/** Plays the film of a link in the frame next to it, which gets the focus. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const frame = link.parentElement?.querySelector("iframe") as HTMLIFrameElement;
  await loadFrame(frame, `${link.dataset["press"]}`);
  const { activeElement: active, body } = document;
  // It stays with a visitor who has gone on meanwhile.
  if (active === link || active === body) frame.focus({ preventScroll: true });
}
