/**
 * Loads a document of another site into a frame, and shows the frame once it is there. No engine reports to a page that a
 * document of another site failed: Chromium shows its own grey page then, and fires `load`. So a request checks first that
 * the site answers at all.
 *
 * @returns after that, with `data-shown` on the parent of the frame.
 * @throws if the site does not answer.
 */
export async function loadFrame(frame: HTMLIFrameElement, address: string): Promise<void> {
  await fetch(address, {
    method: "HEAD",
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  const loaded = new Promise((resolve) => {
    frame.onload = resolve;
  });
  // Only now: together with scripts it would weaken the frame's first, empty document.
  frame.sandbox.add("allow-same-origin");
  frame.src = address;
  await loaded;
  (frame.parentElement as HTMLElement).dataset["shown"] = "";
}
