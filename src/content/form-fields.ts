import type { Pages } from "./pages.ts";

/** A field of a form, as a page shows it. */
export interface FormField {
  /** Unique on a page: its id, and what a message calls it. */
  name: string;
  kind: "name" | "email" | "message";
  label: string;
  /** The error while it is empty. A field without one may stay empty. */
  missing?: string;
  /** The error of a text that it does not take. */
  invalid?: string;
}

/** What the build adds to the contact page. */
export interface ShownFields {
  fields: readonly FormField[];
}

/** The fields of the contact form, in their order. */
export function formFields({
  name,
  email,
  message,
  errors,
}: Pages["contact"]["form"]): FormField[] {
  return [
    { name: "name", kind: "name", label: name, missing: errors.nameMissing },
    {
      ...{ name: "email", kind: "email", label: email },
      ...{ missing: errors.emailMissing, invalid: errors.emailInvalid },
    },
    { name: "message", kind: "message", label: message, missing: errors.messageMissing },
  ];
}
