import { strokesOf } from "../content/mark.ts";
import { useSite } from "../content/site-context.ts";
import { type DrawingProps, StrokedDrawing, shapesOf } from "./drawing.tsx";

/** The company's mark, as decoration beside its name. */
export function CompanyMark() {
  const { company, mark } = useSite();
  if (!mark) return <StrokedDrawing drawing={strokesOf(company.logo)} className="logo-mark" />;
  const { light, dark } = mark;
  return (
    <>
      <Art artwork={light} className={dark ? "logo-art art-light" : "logo-art"} />
      {dark && <Art artwork={dark} className="logo-art art-dark" />}
    </>
  );
}

function Art({ artwork: { viewBox, shapes }, className }: DrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {shapesOf(shapes)}
    </svg>
  );
}
