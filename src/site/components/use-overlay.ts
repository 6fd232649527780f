import { type RefObject, useEffect, useState } from "react";
import { fetchChunks, loadAgain } from "../browser/fetch-chunks.ts";

/**
 * An overlay's component, once it is wanted and loaded. Its control names it in `data-need`, so that the boot script
 * can fetch its chunks in parallel with the app.
 *
 * @param load Imports the component. The same function in each render.
 * @param onUnwanted Called if it could not be loaded, or was loaded after the visitor had moved on. Its
 *   control then no longer appears to be open.
 * @param control The control that opens it, for an overlay that takes the focus.
 */
export function useOverlay<Overlay>(
  key: string,
  load: () => Promise<Overlay>,
  wanted: boolean,
  onUnwanted: () => void,
  control?: RefObject<HTMLElement | null>,
): Overlay | undefined {
  const [overlay, setOverlay] = useState<Overlay>();
  useEffect(() => {
    if (!wanted || overlay) return;
    let current = true;
    fetchChunks(key)
      .then(load)
      .then(
        (loaded) => {
          if (!current) return;
          setOverlay(() => loaded);
          if (control && hasLeft(control.current)) onUnwanted();
        },
        () => {
          if (!current || (control && loadAgain())) return;
          if (control) document.body.dataset["lost"] = "";
          onUnwanted();
        },
      );
    return () => {
      current = false;
    };
  }, [key, load, wanted, overlay, onUnwanted, control]);
  useEffect(() => {
    if (!wanted || !control) return;
    return () => {
      // A press outside leaves the focus on the body or the main part (Ariakit 0.4), which no Tab reaches.
      const { tabIndex } = document.activeElement as HTMLElement;
      if (tabIndex < 0) control.current?.focus({ preventScroll: true });
    };
  }, [wanted, control]);
  return overlay;
}

/** Whether the focus has moved elsewhere. Safari does not focus a button that is pressed. */
function hasLeft(control: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== control && activeElement !== body;
}
