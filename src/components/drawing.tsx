import type { StrokeDrawing } from "../content/schema/primitives.ts";

/** A stroke drawing of the company's own, as decoration. */
export function Drawing({ drawing, className }: { drawing: StrokeDrawing; className: string }) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      <path d={drawing.path} />
    </svg>
  );
}
