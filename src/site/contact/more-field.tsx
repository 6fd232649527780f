import type { InputHTMLAttributes, ReactNode } from "react";
import type { RareKind } from "../../engine/schema/groups/form-fields.ts";
import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";

/** Fields that only few forms have, with their attributes. Browsers show a day as the visitor writes it. */
const attributes: Record<RareKind, InputHTMLAttributes<HTMLInputElement>> = {
  text: {},
  date: { type: "date" },
  number: { inputMode: "decimal", autoComplete: "off" },
  file: { type: "file" },
  choices: {},
};

export const isRare = (kind: RenderedField["kind"]): kind is RareKind => kind in attributes;

interface MoreFieldProps {
  field: RenderedField;
  /** What the control of each field has: name, description, key of its draft and so on. */
  shared: Readonly<Record<string, unknown>> & { id: string };
  /** Error, which stands behind its label. */
  errorRow: ReactNode;
}

/** A field of a kind that only few forms have. */
export function MoreField({ field, shared, errorRow }: MoreFieldProps) {
  const { name, kind, label, missing, choices = [], autoComplete } = field;
  const { id } = shared;
  if (kind === "choices") {
    const { "data-kept": kept, "aria-describedby": description } = shared;
    const legendId = `${id}-legend`;
    return (
      <fieldset
        id={id}
        className="field"
        aria-describedby={description as string}
        data-missing={missing}
      >
        <legend id={legendId} className="label">
          {label}
        </legend>
        {errorRow}
        {missing && (
          // No browser asks for one of several boxes by itself.
          <noscript>
            <select
              multiple
              required
              name={name}
              aria-labelledby={legendId}
              className="box further-choice"
            >
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </noscript>
        )}
        <div className={missing ? "needs-scripts further-choices" : "further-choices"}>
          {choices.map((choice, index) => (
            <label key={choice} className="further-consent">
              <input type="checkbox" name={name} value={choice} data-kept={`${kept}/${index}`} />
              <span>{choice}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  // The browser forgets a file, and no script may choose one.
  const { "data-kept": kept, ...others } = shared;
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {errorRow}
      <input
        type="text"
        {...others}
        {...attributes[kind as RareKind]}
        {...(kind === "file" ? {} : { "data-kept": kept })}
        {...(autoComplete && { autoComplete })}
        className={missing ? "box further-input" : "box further-input further-optional"}
      />
    </div>
  );
}
