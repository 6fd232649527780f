import { PageTitle } from "./page-title.tsx";

/** The main heading of a page, and what follows it at once. */
export function PageOpening({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div className="wide page-opening">
      <PageTitle text={heading} />
      <p className="lead">{intro}</p>
    </div>
  );
}
