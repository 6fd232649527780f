import { Fragment, type ReactNode } from "react";
import { partsOf } from "../content/template.ts";

/** A template of the content whose slots hold elements, such as a link. */
export interface FilledTextProps {
  template: string;
  /** What stands in each slot. */
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
