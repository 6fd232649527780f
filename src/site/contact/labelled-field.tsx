import type { RefObject } from "react";
import type { FurtherField, RareKind } from "../../engine/schema/groups/form-fields.ts";
import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import { RichText } from "../components/rich-text.tsx";
import { useOwnDirection } from "../data/own-direction.ts";
import {
  emailPattern,
  hasFurtherFields,
  hasMoreForms,
  phonePattern,
  visiblePattern,
} from "./message.ts";
import { isRare, MoreField } from "./more-field.tsx";

interface Attributes {
  type?: string;
  autoComplete?: string;
  /** Regular expression that the whole value must match, for browsers without scripts. */
  pattern?: string;
  /** Number of lines; a field with lines is a text area. */
  rows?: number;
}

/** Attributes of each kind of field. */
const attributes = {
  name: { autoComplete: "name", pattern: `.*${visiblePattern}.*` },
  email: { type: "email", autoComplete: "email", pattern: emailPattern },
  message: { rows: 6 },
  ...(hasFurtherFields &&
    ({
      phone: { type: "tel", autoComplete: "tel", pattern: phonePattern },
      choice: {},
      consent: {},
    } satisfies Record<Exclude<FurtherField["kind"], RareKind>, Attributes>)),
} as Record<Exclude<RenderedField["kind"], RareKind>, Attributes>;

/** A field with a visible label above it, or next to the box to tick, and its error below it. */
interface LabelledFieldProps {
  field: RenderedField;
  /** Key under which the boot script keeps what is typed. */
  draftKey: string;
  /** Its id, if the page may have another field of its name. */
  id?: string;
  /** First value. */
  defaultValue?: string;
  /** An example, shown while it is empty. */
  placeholder?: string | undefined;
  /** Id of a description that it has in addition to its error. */
  describedBy?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** Current error. */
  error: string | undefined;
}

/**
 * The field is uncontrolled, so that text from before hydration stays. The error is outside any live region,
 * so that it never interrupts typing. Its row has room for the longest error, so that nothing moves.
 */
export function LabelledField(props: LabelledFieldProps) {
  const { draftKey, defaultValue, placeholder, describedBy, fieldRef, error } = props;
  const { name, kind, label, missing = "", invalid = "" } = props.field;
  const { id = name } = props;
  const {
    rows,
    type = "text",
    pattern,
    autoComplete,
  } = attributes[hasMoreForms && isRare(kind) ? "message" : (kind as keyof typeof attributes)];
  const errorId = `${id}-error`;
  const ltr = useOwnDirection("ltr");
  const shared = {
    id,
    name,
    "data-kept": draftKey,
    autoComplete,
    required: !!missing,
    // Also set on a valid field: otherwise Firefox exposes one that is merely empty as invalid.
    "aria-invalid": !!error,
    "aria-describedby": [describedBy, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  const longest = invalid.length > missing.length ? invalid : missing;
  const errorRow = (
    // A field without errors keeps the same distance from the next.
    <p data-room={hasMoreForms ? longest || "\u00a0" : longest} className="room field-error">
      {/* Another error is another element, so that its text does not move. */}
      {error && (
        <span key={error} id={errorId}>
          {error}
        </span>
      )}
    </p>
  );
  if (hasFurtherFields && kind === "consent")
    return (
      <div className="field">
        <label className="further-consent">
          <input type="checkbox" value={props.field.value} {...shared} />
          <span>
            <RichText text={label} />
          </span>
        </label>
        {errorRow}
      </div>
    );
  if (hasMoreForms && isRare(kind))
    return <MoreField field={props.field} shared={shared} errorRow={errorRow} />;
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {errorRow}
      {hasFurtherFields && kind === "choice" ? (
        <select
          className={missing ? "box further-choice" : "box further-choice further-optional"}
          {...shared}
        >
          {props.field.choices?.map((choice, index) => (
            <option key={choice} value={index > 0 ? choice : ""}>
              {choice}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea rows={rows} className="box" {...shared} />
      ) : (
        <input
          ref={fieldRef}
          defaultValue={defaultValue}
          placeholder={placeholder}
          type={type}
          pattern={pattern}
          dir={type === "text" ? undefined : ltr}
          className={hasFurtherFields && !missing ? "box further-optional" : "box"}
          {...shared}
        />
      )}
    </div>
  );
}
