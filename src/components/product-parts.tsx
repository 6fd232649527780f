import type { Card } from "../content/card.ts";

/** In how many columns a number of products stands in a wide window, so that none is left over. */
export function productColumns(count: number): 1 | 2 | 3 {
  if (count < 2) return 1;
  return count === 2 || count % 3 === 1 ? 2 : 3;
}

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
