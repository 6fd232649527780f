/** How far a product has come, as a named bar. */
export interface ProductProgressProps {
  /** Accessible name, already worded by content. */
  label: string;
  /** Percent done; clamped to 0–100. */
  percent: number;
}

export function ProductProgress({ label, percent }: ProductProgressProps) {
  return (
    <div className="progress-ticks">
      <progress className="progress" aria-label={label} value={clampPercent(percent)} max={100} />
    </div>
  );
}

/** A percentage within 0–100. */
export function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
