import type { ContactPage } from "./layouts/contact.ts";
import type { ShownFields } from "./shown-fields.ts";

/** What a form shows, on the contact page and as a section. */
export interface FormContent extends Pick<ContactPage, "form" | "outcome">, ShownFields {
  bubble?: object | undefined;
  /** What its texts in the browser's storage are called; none on the contact page. */
  store?: string;
}

/** What the build adds to a form that is a section. */
export interface ShownForm {
  shown: FormContent;
}
