import { shortLabel } from "../../protocol/text-names.ts";
import { english } from "../../state/panel-words.ts";
import { isReadOnly } from "../../view/use-files.ts";
import { SectionDrawing } from "../section-drawing.tsx";
import type { FieldKind } from "./field-kind.ts";

/** One of a few ways in which pages look, each with its drawing. */
const kindWithDrawings = (name: "opening" | "voice"): FieldKind => ({
  label: "group",
  Control: ({ of: { choices = [] }, id, value, setTyped, ...field }) => (
    <div role="radiogroup" aria-labelledby={`${id}-label`}>
      {choices.map(([one, description], index) => (
        <label key={one} className="row">
          <SectionDrawing kind={`${name}-${one}`} />
          <span className="truth">
            <input
              {...{ type: "radio", name: id, disabled: isReadOnly() }}
              // Without a value, pages look as the first one says.
              checked={value === one || (value === "" && index === 0)}
              data-at={field["data-at"]}
              onChange={() => setTyped(one)}
            />{" "}
            <span {...english}>{shortLabel(description)}</span>
          </span>
        </label>
      ))}
    </div>
  ),
});

export const openingKind = kindWithDrawings("opening");
export const voiceKind = kindWithDrawings("voice");
