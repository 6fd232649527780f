import { shortLabel } from "../../protocol/text-names.ts";
import { english } from "../../state/panel-words.ts";
import { isReadOnly } from "../../view/use-files.ts";
import type { FieldKind } from "./field-kind.ts";

/** A box to tick. */
export const truthKind: FieldKind = {
  label: "own",
  hidesHint: true,
  namesChoices: true,
  summary: () => "",
  // Who adds "must be filled in" means yes.
  start: "true",
  Control({ of, id, value, setTyped, ...field }) {
    const no = of.isOptional ? "" : "false";
    return (
      <label className="truth">
        <input
          {...{ id, type: "checkbox", checked: value === "true", disabled: isReadOnly() }}
          data-at={field["data-at"]}
          aria-describedby={field["aria-describedby"]}
          onChange={({ target }) => setTyped(target.checked ? "true" : no)}
        />{" "}
        <span {...english}>{shortLabel(of.description)}</span>
      </label>
    );
  },
};
