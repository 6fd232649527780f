import { useId } from "react";
import { AddButton } from "./add-button.tsx";
import { useShared } from "./form-context.ts";
import { FormNew } from "./form-new.tsx";
import type { FormPart } from "./form-protocol.ts";
import { panelWord } from "./panel-words.ts";
import { isReadOnly } from "./use-files.ts";
import { typeText } from "./use-form.ts";

/** A button for each part that is not there. */
export function FormMissing({ parts }: { parts: readonly FormPart[] }) {
  const { open, focusAt } = useShared();
  const id = useId();
  const [first] = parts;
  if (!first || isReadOnly()) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className="missing">
      <span id={id} className="note">
        {panelWord("addPart")}
      </span>
      {parts.map((part) =>
        part.blanks ? (
          <FormNew key={part.place} part={part} />
        ) : (
          <AddButton
            key={part.place}
            part={part}
            add={() => {
              // Who adds "must be filled in" means yes.
              if (part.kind === "truth") typeText(part, "true");
              open(part.place, true);
              focusAt(part.kind === "week" ? `${part.parts?.[0]?.place}` : part.place);
            }}
          />
        ),
      )}
    </div>
  );
}
