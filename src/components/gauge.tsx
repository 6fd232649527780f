import type { Card } from "../content/card.ts";

/**
 * How far a product has come: roots that have reached the ground, of twenty. The number stands beside
 * it, so that a name in words is all that the bar itself needs.
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
