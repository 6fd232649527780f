import { type RefObject, useId } from "react";
import { useOwnDirection } from "../content/own-direction.ts";

/** A required field with its visible label, and room for what is wrong with it. */
export interface TextFieldProps {
  label: string;
  name: string;
  /** Key under which the boot script keeps what is typed, and from which it puts that back. */
  draftKey?: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** Regular expression that the whole value must match, for browsers without scripts. */
  pattern?: string;
  /** What stands in it at first. */
  defaultValue?: string;
  /** An example, shown while it is empty. */
  placeholder?: string | undefined;
  /** Id of words that are said of it, whatever is wrong. */
  describedBy?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** Number of lines; a field with lines is a text area. */
  rows?: number;
  error: string | undefined;
}

/**
 * The browser holds the value, not React: what was typed before React came stays. The error stands
 * in space kept for it, and outside any live region, so that it never talks over typing.
 */
export function TextField({
  label,
  name,
  draftKey,
  rows,
  type = "text",
  pattern,
  autoComplete,
  defaultValue,
  placeholder,
  describedBy,
  fieldRef,
  error,
}: TextFieldProps) {
  const id = useId();
  const errorId = useId();
  const ltr = useOwnDirection("ltr");
  const field = {
    id,
    name,
    "data-kept": draftKey,
    autoComplete,
    required: true,
    // Said of a sound field too: Firefox else says "invalid" of one that is merely empty.
    "aria-invalid": !!error,
    "aria-describedby": [describedBy, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} className="box text-area" {...field} />
      ) : (
        <input
          ref={fieldRef}
          defaultValue={defaultValue}
          placeholder={placeholder}
          type={type}
          pattern={pattern}
          dir={type === "email" ? ltr : undefined}
          className="box input"
          {...field}
        />
      )}
      <p id={errorId} className="field-error">
        {error}
      </p>
    </div>
  );
}
