import type { ReactNode } from "react";
import { useOwnDirection } from "../content/own-direction.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { IconName } from "../content/schema/primitives.ts";
import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { wholeNumber } from "../content/whole-number.ts";
import { AddressLines } from "./address-lines.tsx";
import { Icon } from "./icon.tsx";
import { MailAddress } from "./mail-address.tsx";
import { Section } from "./section.tsx";

/**
 * E-mail address, telephone numbers and office address. A plain list: of a description list Orca 43
 * reads the links alone in Firefox, and no plain words.
 */
export function ContactDetails({ words }: { words: Pages["contact"]["details"] }) {
  const { contact, interface: shared } = useSite();
  const dir = useOwnDirection("ltr");
  return (
    <Section heading={words.heading} className="details">
      <ul className="detail-list">
        <Detail icon="mail" label={words.email}>
          <MailAddress className="detail-link" />
        </Detail>
        <Detail icon="phone" label={words.phones}>
          {contact.phones.map(({ label, number, display }) => (
            <p key={number}>
              {fill(shared.labelled, { label, value: "" })}
              <a href={`tel:${number}`} dir={dir}>
                {wholeNumber(display)}
              </a>
            </p>
          ))}
        </Detail>
        <Detail icon="pin" label={words.address}>
          <address className="address">
            <AddressLines />
          </address>
        </Detail>
      </ul>
    </Section>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className="detail">
      <p className="detail-label">
        <Icon name={icon} />
        {label}
      </p>
      {children}
    </li>
  );
}
