import { useOwnDirection } from "../content/own-direction.ts";
import { useSite } from "../content/site-context.ts";

/** The company's mail address, as a link that writes to it. */
export function MailAddress({ className }: { className?: string }) {
  const { email } = useSite().contact;
  return (
    <a href={`mailto:${email}`} dir={useOwnDirection("ltr")} className={className}>
      {email}
    </a>
  );
}
