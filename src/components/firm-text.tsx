import { useSite } from "../content/site-context.ts";
import { FilledText } from "./filled-text.tsx";
import { MailAddress } from "./mail-address.tsx";
import { useIsolated } from "./use-isolated.ts";

/** A text that may name the firm, as `{company}`, and its mail address, as `{email}`. */
export function FirmText({ text }: { text: string }) {
  const company = useIsolated(useSite().company.name, "auto");
  return <FilledText template={text} slots={{ company, email: <MailAddress /> }} />;
}
