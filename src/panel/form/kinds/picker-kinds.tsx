import { panelWord } from "../../state/panel-words.ts";
import type { ControlProps, FieldKind } from "./field-kind.ts";
import { LineField } from "./line-kinds.tsx";

/** Stands for a day or time of which a part is typed. Browsers call that empty, and it would be deleted. */
const half = "–";

const pickedIn = ({ validity, value }: HTMLInputElement) => (validity.badInput ? half : value);

/** A day or a time, by the browser's own picker. */
const Picker = ({ value, ...props }: ControlProps & { type: "date" | "time" }) => (
  <LineField
    {...props}
    value={value === half ? "" : value}
    max={props.type === "date" ? "9999-12-31" : undefined}
    onChange={({ target }) => props.setTyped(pickedIn(target))}
    // Browsers tell nothing of a change from one half of a day to another.
    onKeyUp={({ currentTarget }) => {
      if (currentTarget.validity.badInput !== (value === half))
        props.setTyped(pickedIn(currentTarget));
    }}
  />
);

export const dayKind: FieldKind = {
  isWhen: true,
  Control: (props) => <Picker {...props} type="date" />,
};

/** A picker has two digits for each hour. */
const timeOf = (written: string) => written.replace(/^\d:/, "0$&");

export const timeKind: FieldKind = {
  isWhen: true,
  toControl: (typed) => (typed === "…" ? "" : timeOf(typed)),
  Control: (props) => <Picker {...props} type="time" />,
};

/** A day, and behind it a time if there is one. */
export const momentKind: FieldKind = {
  isWhen: true,
  label: "group",
  Control({ id, value, setTyped, ...field }) {
    const [day = "", time = ""] = value.split(" ");
    const told = (next: string, at: string) => setTyped(at ? `${next} ${at}` : next);
    const picker = (part: "day" | "time") => ({
      ...field,
      ...{ id: `${id}-${part}`, "aria-label": panelWord(`dayAndTime.${part}`) },
    });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
      <div role="group" aria-labelledby={`${id}-label`} className="moment">
        <Picker {...picker("day")} type="date" value={day} setTyped={(next) => told(next, time)} />
        <Picker
          {...picker("time")}
          type="time"
          data-at={undefined}
          value={timeOf(time)}
          setTyped={(next) => told(day, next)}
        />
      </div>
    );
  },
};
