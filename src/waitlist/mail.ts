import { mailLink } from "../contact/mail-link.ts";
import { fill } from "../content/template.ts";

/** The link that asks by mail for a place on a product's waitlist. */
export function waitlistMail(to: string, subject: string, product: string): string {
  return mailLink({ to, subject: fill(subject, { product }) });
}
