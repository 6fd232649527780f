import type { ComponentProps } from "react";
import { pasteLine } from "../../page/pasted.ts";
import { isReadOnly } from "../../view/use-files.ts";
import { useShared } from "../form-context.ts";
import type { ControlProps, FieldKind } from "./field-kind.ts";

/** A value in one line. */
export function LineField(props: ControlProps & ComponentProps<"input">) {
  const { of, setTyped, ...attributes } = props;
  return (
    <input
      {...{ type: "text", dir: "auto", placeholder: of.inherited ?? "", readOnly: isReadOnly() }}
      onChange={({ target }) => setTyped(target.value)}
      {...attributes}
    />
  );
}

export const colourKind: FieldKind = { Control: LineField };

export const numberKind: FieldKind = {
  Control: (props) => <LineField {...props} inputMode="decimal" />,
};

/** A text in the language of the site. */
export const textKind: FieldKind = {
  Control(props) {
    const { language, direction } = useShared();
    return <LineField {...props} lang={language} dir={direction} onPaste={pasteLine} />;
  },
};
