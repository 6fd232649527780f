import { type RefObject, useEffect, useState } from "react";
import { fetchChunks } from "../browser/fetch-chunks.ts";

/**
 * What is loaded when it is first wanted. The keys stand in `data-need` on the controls that want
 * them: the boot script then fetches their chunks beside the app.
 */
const overlays = {
  themeMenu: async () => (await import("./theme-menu.tsx")).ThemeMenu,
  tooltip: async () => (await import("./tooltip.tsx")).Tooltip,
  waitlistDialog: async () => (await import("./waitlist-dialog.tsx")).WaitlistDialog,
};

type OverlayKey = keyof typeof overlays;

type OverlayOf<Key extends OverlayKey> = Awaited<ReturnType<(typeof overlays)[Key]>>;

/**
 * An overlay's component once it is wanted and loaded; it stays from then on.
 *
 * @param onUnwanted Called where it could not be loaded, or came when the visitor had gone on: its
 *   control then does not pretend that it opens.
 * @param control What the visitor pressed for it, of an overlay that takes the focus.
 */
export function useOverlay<Key extends OverlayKey>(
  key: Key,
  wanted: boolean,
  onUnwanted: () => void,
  control?: RefObject<HTMLElement | null>,
): OverlayOf<Key> | undefined {
  const [overlay, setOverlay] = useState<OverlayOf<Key>>();
  useEffect(() => {
    if (!wanted || overlay) return;
    let current = true;
    fetchChunks(key)
      .then((): Promise<unknown> => overlays[key]())
      .then(
        (loaded) => {
          if (!current) return;
          setOverlay(() => loaded as OverlayOf<Key>);
          if (control && hasLeft(control.current)) onUnwanted();
        },
        () => current && onUnwanted(),
      );
    return () => {
      current = false;
    };
  }, [key, wanted, overlay, onUnwanted, control]);
  return overlay;
}

/** Whether the focus is on something else by now; Safari gives it to no button that is pressed. */
function hasLeft(control: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== control && activeElement !== body;
}
