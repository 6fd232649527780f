import type { ContactPage } from "../layouts/contact.ts";
import type { RenderedFields } from "./rendered-fields.ts";

type ContactWords = ContactPage["words"];

/** What a form shows, on the contact page and as a section. */
export interface FormContent extends Pick<ContactWords, "form" | "outcome">, RenderedFields {
  bubble?: object | undefined;
  /** What its texts in the browser's storage are called; none on the contact page. */
  store?: string;
}

/** What the build adds to a form that is a section. */
export interface RenderedForm {
  shown: FormContent;
}

/** What the contact page shows: its words next to what the firm says. */
export interface RenderedContact
  extends FormContent,
    Pick<ContactPage, "heading" | "intro">,
    Pick<ContactWords, "details"> {
  bubble?: ContactWords["bubble"] & NonNullable<ContactPage["bubble"]>;
  map?: ContactWords["map"] & ContactPage["map"];
}
