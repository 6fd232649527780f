import type { RefObject } from "react";
import { useOwnDirection } from "../content/own-direction.ts";

/** A required field with a visible label above it, and its error below it. */
export interface LabelledFieldProps {
  label: string;
  /** Also its id. It is unique on a page. */
  name: string;
  /** Key under which the boot script keeps what is typed. */
  draftKey: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** Regular expression that the whole value must match, for browsers without scripts. */
  pattern?: string;
  /** Its first value. */
  defaultValue?: string;
  /** An example, shown while it is empty. */
  placeholder?: string | undefined;
  /** Id of a description that it has in addition to its error. */
  describedBy?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** Number of lines; a field with lines is a text area. */
  rows?: number;
  /** Texts of all its possible errors. */
  errors: readonly string[];
  /** The current one of these. */
  error: string | undefined;
}

/**
 * The field is uncontrolled, so that text from before hydration stays. The error is outside any live region,
 * so that it never interrupts typing. Its row has room for the longest error, so that nothing moves.
 */
export function LabelledField(props: LabelledFieldProps) {
  const { label, name, draftKey, rows, type = "text", pattern, autoComplete } = props;
  const { defaultValue, placeholder, describedBy, fieldRef, errors, error } = props;
  const errorId = `${name}-error`;
  const ltr = useOwnDirection("ltr");
  const field = {
    id: name,
    name,
    "data-kept": draftKey,
    autoComplete,
    required: true,
    // Also set on a valid field: otherwise Firefox exposes one that is merely empty as invalid.
    "aria-invalid": !!error,
    "aria-describedby": [describedBy, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name} className="label">
        {label}
      </label>
      <p
        data-room={errors.reduce((one, other) => (other.length > one.length ? other : one))}
        className="field-error"
      >
        {/* Another error is another element, so that its text does not move. */}
        {error && (
          <span key={error} id={errorId}>
            {error}
          </span>
        )}
      </p>
      {rows ? (
        <textarea rows={rows} className="box" {...field} />
      ) : (
        <input
          ref={fieldRef}
          defaultValue={defaultValue}
          placeholder={placeholder}
          type={type}
          pattern={pattern}
          dir={type === "email" ? ltr : undefined}
          className="box"
          {...field}
        />
      )}
    </div>
  );
}
