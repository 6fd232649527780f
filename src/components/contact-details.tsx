import { Fragment, type ReactNode } from "react";
import type { Pages } from "../content/schema/pages.ts";
import type { IconName } from "../content/schema/primitives.ts";
import { useSite } from "../content/site-context.ts";
import { Icon } from "./icon.tsx";
import { Section } from "./section.tsx";

/**
 * E-mail address, telephone numbers and office address. A plain list: of a description list Orca 43
 * reads the links alone in Firefox, and no plain words.
 */
export function ContactDetails({ words }: { words: Pages["contact"]["details"] }) {
  const { email, phones, address } = useSite().contact;
  return (
    <Section heading={words.heading} className="details">
      <ul className="detail-list">
        <Detail icon="mail" label={words.email}>
          <a href={`mailto:${email}`} className="detail-link">
            {email}
          </a>
        </Detail>
        <Detail icon="phone" label={words.phones}>
          {phones.map(({ label, number, display }) => (
            <p key={number}>
              {`${label}: `}
              <a href={`tel:${number}`}>{display.replaceAll(" ", "\u00a0")}</a>
            </p>
          ))}
        </Detail>
        <Detail icon="pin" label={words.address}>
          <address className="address">
            {address.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
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
