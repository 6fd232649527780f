/** The main heading of a page, and what follows it at once. */
export interface PageOpeningProps {
  heading: string;
  intro: string;
}

export function PageOpening({ heading, intro }: PageOpeningProps) {
  return (
    <div className="wide page-opening">
      <h1>{heading}</h1>
      <p className="lead">{intro}</p>
    </div>
  );
}
