import { loadFrame } from "./load-frame.ts";

/**
 * Plays the film of a link in the frame next to it, which gets the focus. A page learns only that a service does not
 * answer, not that it refuses the film, so what is below the frame says in any case where the film is otherwise. Without
 * an answer the focus goes there.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const film = link.parentElement as HTMLElement;
  const frame = film.querySelector("iframe") as HTMLIFrameElement;
  const instead = film.nextElementSibling as HTMLElement;
  instead.hidden = false;
  const isShown = await loadFrame(frame, `${link.dataset["press"]}`).then(
    () => true,
    () => false,
  );
  const { activeElement: active, body } = document;
  // It stays with a visitor who has gone on meanwhile.
  if (active === link || active === body)
    (isShown ? frame : instead).focus({ preventScroll: isShown });
}
