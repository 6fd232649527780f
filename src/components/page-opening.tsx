/** The main heading of a page, and what follows it at once. */
export function PageOpening({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div className="wide page-opening">
      <h1>{heading}</h1>
      <p className="lead">{intro}</p>
    </div>
  );
}
