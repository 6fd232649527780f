import type { Artwork } from "../content/artwork.ts";
import { strokesOf } from "../content/mark.ts";
import { useSite } from "../content/site-context.ts";
import { StrokedDrawing } from "./drawing.tsx";
import { shapesOf } from "./shapes-of.ts";

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

function Art({ artwork: { viewBox, shapes }, className }: { artwork: Artwork; className: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {shapesOf(shapes)}
    </svg>
  );
}
