import { useEffect, useState } from "react";
import { fetchChunks } from "../browser/fetch-chunks.ts";
import { type OverlayKey, overlays } from "./overlays.ts";

type OverlayOf<Key extends OverlayKey> = Awaited<ReturnType<(typeof overlays)[Key]>>;

/**
 * An overlay's component once it is wanted and loaded; it stays from then on.
 * `onFailure` is called where it could not be loaded, so that its control does not pretend.
 */
export function useOverlay<Key extends OverlayKey>(
  key: Key,
  wanted: boolean,
  onFailure: () => void,
): OverlayOf<Key> | undefined {
  const [overlay, setOverlay] = useState<OverlayOf<Key>>();
  useEffect(() => {
    if (!wanted || overlay) return;
    let current = true;
    fetchChunks(key)
      .then((): Promise<unknown> => overlays[key]())
      .then(
        (loaded) => current && setOverlay(() => loaded as OverlayOf<Key>),
        () => current && onFailure(),
      );
    return () => {
      current = false;
    };
  }, [key, wanted, overlay, onFailure]);
  return overlay;
}
