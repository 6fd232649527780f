import type { Card } from "../data/card.ts";

/**
 * The progress of a product as twenty roots, some of which reach the ground. The page shows the number
 * too, so the bar itself needs only a name.
 */
export function Gauge({ product: { name, progress, percent, progressName } }: { product: Card }) {
  return (
    <div className="gauge">
      <progress
        className="progress"
        aria-label={progressName ?? `${name} ${percent}`}
        value={progress}
        max={100}
      />
    </div>
  );
}
