/** What a field is told, be it next to the page or in a form. */
export interface FieldProps {
  id: string;
  /** Place in a form, by which it gets the focus. */
  "data-at"?: string | undefined;
  "aria-describedby": string;
  "aria-invalid"?: true | undefined;
  value: string;
  setTyped(text: string): void;
}
