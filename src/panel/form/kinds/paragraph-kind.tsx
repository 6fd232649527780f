import { useShared } from "../form-context.ts";
import { TextField } from "../text-field.tsx";
import type { FieldKind } from "./field-kind.ts";

/** A text that can have links and stress. */
export const paragraphKind: FieldKind = {
  Control({ of: { inherited = "", name, text = "" }, ...field }) {
    const { language, direction } = useShared();
    return (
      <TextField
        {...{ ...field, kind: "paragraph", language, direction, placeholder: inherited }}
        rows={name ? 1 : 4}
        hasLines={text.includes("\n")}
      />
    );
  },
};
