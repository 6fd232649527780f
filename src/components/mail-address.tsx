import { useSite } from "../content/site-context.ts";

/** The company's e-mail address, as a link. */
export function MailAddress() {
  const { email } = useSite().contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
