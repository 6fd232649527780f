import contact from "virtual:content/contact";
import type { Site } from "../content/schema/site.ts";
import { stories } from "../workshop/stories.ts";
import { WithSite } from "../workshop/visitor.tsx";
import { ContactDetails } from "./contact-details.tsx";

const details = <ContactDetails words={contact.details} />;

const long = `${"long.".repeat(12)}name@${"sub.".repeat(10)}example`;

const withContact = (change: (site: Site["contact"]) => Partial<Site["contact"]>) => (
  <WithSite change={({ contact }) => ({ contact: { ...contact, ...change(contact) } })}>
    {details}
  </WithSite>
);

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "Mail, telephones and address": details,
  "One telephone and a short address": withContact(({ phones, address }) => ({
    phones: phones.slice(0, 1),
    address: address.slice(0, 1),
  })),
  "A mail address longer than its column": withContact(() => ({ email: long })),
});
