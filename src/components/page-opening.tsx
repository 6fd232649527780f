import { PageTitle } from "./page-title.tsx";
import { RichText } from "./rich-text.tsx";

/** The main heading of a page, and what follows it at once. */
export function PageOpening({ heading, intro }: { heading: string; intro?: string | undefined }) {
  return (
    <div className="wide page-opening">
      <PageTitle text={heading} />
      {intro && (
        <p className="lead">
          <RichText text={intro} />
        </p>
      )}
    </div>
  );
}
