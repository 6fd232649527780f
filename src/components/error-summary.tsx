import { type RefObject, useId } from "react";
import type { FieldName } from "../contact/message.ts";

/** All that is wrong with a form, with a link to each field (GOV.UK error summary). */
export interface ErrorSummaryProps {
  heading: string;
  errors: readonly { name: FieldName; text: string }[];
  /** Takes the focus when the summary appears. */
  focusRef: RefObject<HTMLDivElement | null>;
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
        {errors.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
              className="error-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
