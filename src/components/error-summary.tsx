import { type RefObject, useId } from "react";
import type { FieldErrors, FieldName } from "../contact/message.ts";

/** All that is wrong with a form, with a link to each field (GOV.UK error summary). */
export interface ErrorSummaryProps {
  heading: string;
  errors: FieldErrors;
  /** Takes the focus when the summary appears. */
  focusRef: RefObject<HTMLDivElement | null>;
  /** Goes to a field. */
  onChoose: (field: FieldName) => void;
}

export function ErrorSummary({ heading, errors, focusRef, onChoose }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={focusRef}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="error-summary"
    >
      <h3 id={headingId}>{heading}</h3>
      <ul>
        {Object.entries(errors).map(([field, error]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field as FieldName);
              }}
              className="error-link"
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
