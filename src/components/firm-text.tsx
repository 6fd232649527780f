import { serviceAddress } from "../content/service-address.ts";
import { useSite } from "../content/site-context.ts";
import { MailAddress } from "./mail-address.tsx";
import { RichText } from "./rich-text.tsx";
import { useIsolated } from "./use-isolated.ts";

/**
 * A paragraph that may name the firm, as `{company}`, its mail address, as `{email}`, and the host that takes its
 * messages, as `{service}`.
 */
export function FirmText({ text }: { text: string }) {
  const { company, delivery } = useSite();
  const slots = {
    company: useIsolated(company.name, "auto"),
    email: <MailAddress />,
    service: useIsolated(serviceAddress(delivery)?.host ?? "", "ltr"),
  };
  return <RichText text={text} slots={slots} />;
}
