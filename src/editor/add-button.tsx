import type { FormPart } from "./form-protocol.ts";
import { fieldName } from "./labels.ts";
import { helpIn } from "./text-names.ts";

/** A button that begins a part. */
export function AddButton({ part, add }: { part: FormPart; add(): void }) {
  const { name, inLanguage } = fieldName(part.description);
  return (
    <button
      type="button"
      className="plain"
      data-at={`${part.place} add`}
      title={helpIn(part.description)}
      {...inLanguage}
      onClick={add}
    >
      {name}
    </button>
  );
}
