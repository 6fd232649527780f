import type { StrokeDrawing } from "../content/schema/primitives.ts";

/** A stroke drawing of the company's own, as decoration. */
export interface DrawingProps {
  drawing: StrokeDrawing;
  className: string;
}

export function Drawing({ drawing, className }: DrawingProps) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      <path d={drawing.path} />
    </svg>
  );
}
