import contact from "virtual:content/contact";
import type { ReactElement } from "react";
import type { Site } from "../content/schema/site.ts";
import { stories } from "../workshop/stories.ts";
import { WithSite } from "../workshop/visitor.tsx";
import { AddressLines, ContactDetails } from "./contact-details.tsx";

const details = <ContactDetails words={contact.details} />;

const lines = (
  <p>
    <AddressLines />
  </p>
);

const long = `${"long.".repeat(12)}name@${"sub.".repeat(10)}example`;

const withContact = (
  shown: ReactElement,
  change: (site: Site["contact"]) => Partial<Site["contact"]>,
) => (
  <WithSite change={({ contact }) => ({ contact: { ...contact, ...change(contact) } })}>
    {shown}
  </WithSite>
);

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "Mail, telephones and address": details,
  "One telephone and a short address": withContact(details, ({ phones, address }) => ({
    phones: phones.slice(0, 1),
    address: address.slice(0, 1),
  })),
  "A mail address longer than its column": withContact(details, () => ({ email: long })),
  "All lines of the address": lines,
  "One line of it": withContact(lines, ({ address }) => ({ address: address.slice(0, 1) })),
  "The address from right to left": { shown: lines, settings: { language: "ar" } },
});
