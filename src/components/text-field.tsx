import type { RefObject } from "react";
import { useOwnDirection } from "../content/own-direction.ts";

/** A required field with its visible label, and what is wrong with it at the end of the row of that. */
export interface TextFieldProps {
  label: string;
  /** Its id too: a page asks for each thing once. */
  name: string;
  /** Key under which the boot script keeps what is typed. */
  draftKey: string;
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
  /** All that may be wrong with it, in words. */
  errors: readonly string[];
  /** Which of these is wrong now. */
  error: string | undefined;
}

/**
 * The browser holds the value, not React: what was typed before React came stays. The error stands
 * outside any live region, so that it never talks over typing, and in a row in which the longest has
 * room, so that nothing moves: words too long to stand beside the label have a line of their own.
 */
export function TextField(props: TextFieldProps) {
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
    // Said of a sound field too: Firefox else says "invalid" of one that is merely empty.
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
        {/* Another error is other words at the row's end, not the same ones moved. */}
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
