import type { FormPart } from "./form-protocol.ts";
import { english } from "./panel-words.ts";
import { helpIn, shortLabel } from "./text-names.ts";

/** A button that begins a part. */
export function AddButton({ part, add }: { part: FormPart; add(): void }) {
  return (
    <button
      type="button"
      className="plain"
      data-at={`${part.place} add`}
      title={helpIn(part.description)}
      {...english}
      onClick={add}
    >
      {shortLabel(part.description)}
    </button>
  );
}
