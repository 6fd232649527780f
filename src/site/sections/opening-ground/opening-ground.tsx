import type { OpeningProps } from "../../components/page/page-opening.tsx";

/** Opens a page on the dark ground of the closing band, from which the letter of the firm is cut. */
export function OpeningGround({ versal, children, actions }: OpeningProps) {
  return (
    <div className="soil opening-ground">
      <div className="wide ground-words">
        {children}
        {actions}
      </div>
      {versal && <div className="versal ground-letter" aria-hidden="true" />}
    </div>
  );
}
