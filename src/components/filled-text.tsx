import { Fragment, type ReactNode } from "react";
import { partsOf } from "../content/template.ts";

/** A template of the content whose slots hold elements, such as a link. */
interface FilledTextProps {
  template: string;
  slots: Readonly<Record<string, ReactNode>>;
}

export function FilledText({ template, slots }: FilledTextProps) {
  return partsOf(template).map(({ text, slot }) => (
    <Fragment key={`${text}{${slot}}`}>
      {text}
      {slot && slots[slot]}
    </Fragment>
  ));
}
