import type { FieldKind } from "./field-kind.ts";
import { LineField } from "./line-kinds.tsx";

/** Stands for a day of which a part is typed. Browsers call that empty, and an empty day would be deleted. */
const halfDay = "–";

const dayOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? halfDay : value);

export const dayKind: FieldKind = {
  Control: ({ value, ...props }) => (
    <LineField
      {...props}
      type="date"
      value={value === halfDay ? "" : value}
      max="9999-12-31"
      onChange={({ target }) => props.setTyped(dayOf(target))}
      // Browsers tell nothing of a change from one half of a day to another.
      onKeyUp={({ currentTarget }) => {
        if (currentTarget.validity.badInput !== (value === halfDay))
          props.setTyped(dayOf(currentTarget));
      }}
    />
  ),
};
