import type { ComponentType } from "react";
import type { FormPart } from "../../protocol/form-protocol.ts";
import type { FieldProps } from "../field-props.ts";

/** What the control of a value in a form is told. */
export interface ControlProps extends FieldProps {
  of: FormPart;
}

/** A kind of value in a form: its control, and how it differs from a text of one line. */
export interface FieldKind {
  Control: ComponentType<ControlProps>;
  /** Where its label is not that of a single control: around several, or in the control itself. */
  label?: "group" | "own";
  /** What the control has as its value; by default what is typed, and nothing for a gap. */
  toControl?(typed: string): string;
  /** What the line of a folded entry says; by default the value. */
  summary?(text: string, part: FormPart): string;
  /** Whether it says when something is, and another value what. */
  isWhen?: true;
  /** Whether it only leads to a page, so that a more telling value names its entry. */
  isLink?: true;
  /** Whether its help calls the choices as the page does. */
  namesChoices?: true;
  /** Whether the control itself shows what to do about a finding. */
  hidesHint?: true;
  /** What it says once somebody adds it. */
  start?: string;
  /** Key of the words for a value that is missing. */
  missing?: string;
}
