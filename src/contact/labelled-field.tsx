import type { RefObject } from "react";
import type { FormField } from "../content/form-fields.ts";
import { useOwnDirection } from "../content/own-direction.ts";
import { emailPattern, visiblePattern } from "./message.ts";

interface Attributes {
  type?: string;
  autoComplete?: string;
  /** Regular expression that the whole value must match, for browsers without scripts. */
  pattern?: string;
  /** Number of lines; a field with lines is a text area. */
  rows?: number;
}

/** Attributes of each kind of field. */
const attributes: Record<FormField["kind"], Attributes> = {
  name: { autoComplete: "name", pattern: `.*${visiblePattern}.*` },
  email: { type: "email", autoComplete: "email", pattern: emailPattern },
  message: { rows: 6 },
};

/** A field with a visible label above it, and its error below it. */
export interface LabelledFieldProps {
  field: FormField;
  /** Key under which the boot script keeps what is typed. */
  draftKey: string;
  /** Its first value. */
  defaultValue?: string;
  /** An example, shown while it is empty. */
  placeholder?: string | undefined;
  /** Id of a description that it has in addition to its error. */
  describedBy?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** Its current error. */
  error: string | undefined;
}

/**
 * The field is uncontrolled, so that text from before hydration stays. The error is outside any live region,
 * so that it never interrupts typing. Its row has room for the longest error, so that nothing moves.
 */
export function LabelledField(props: LabelledFieldProps) {
  const { draftKey, defaultValue, placeholder, describedBy, fieldRef, error } = props;
  const { name, kind, label, missing = "", invalid = "" } = props.field;
  const { rows, type = "text", pattern, autoComplete } = attributes[kind];
  const errorId = `${name}-error`;
  const ltr = useOwnDirection("ltr");
  const shared = {
    id: name,
    name,
    "data-kept": draftKey,
    autoComplete,
    required: !!missing,
    // Also set on a valid field: otherwise Firefox exposes one that is merely empty as invalid.
    "aria-invalid": !!error,
    "aria-describedby": [describedBy, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name} className="label">
        {label}
      </label>
      <p data-room={invalid.length > missing.length ? invalid : missing} className="field-error">
        {/* Another error is another element, so that its text does not move. */}
        {error && (
          <span key={error} id={errorId}>
            {error}
          </span>
        )}
      </p>
      {rows ? (
        <textarea rows={rows} className="box" {...shared} />
      ) : (
        <input
          ref={fieldRef}
          defaultValue={defaultValue}
          placeholder={placeholder}
          type={type}
          pattern={pattern}
          dir={type === "email" ? ltr : undefined}
          className="box"
          {...shared}
        />
      )}
    </div>
  );
}
