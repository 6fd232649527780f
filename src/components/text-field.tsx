import { useId } from "react";

/** A required field with its visible label. */
export interface TextFieldProps {
  label: string;
  /** Name in the message. */
  name: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** Regular expression that the whole value must match. */
  pattern?: string;
  /** Number of lines; a field with lines is a text area. */
  rows?: number;
}

export function TextField({ label, rows, type = "text", pattern, ...field }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {rows ? (
        <textarea id={id} required rows={rows} className="text-area" {...field} />
      ) : (
        <input id={id} required type={type} pattern={pattern} className="input" {...field} />
      )}
    </div>
  );
}
