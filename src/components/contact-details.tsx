import { Fragment, type ReactNode } from "react";
import { useOwnDirection } from "../content/own-direction.ts";
import type { Pages } from "../content/pages.ts";
import { useSite } from "../content/site-context.ts";
import { Isolated, MailAddress, WholeNumber } from "./rich-text.tsx";
import { Section } from "./section.tsx";

/**
 * E-mail address, telephone numbers and office address. A plain list, because in Firefox Orca 43 reads only
 * the links of a description list.
 */
export function ContactDetails({ labels }: { labels: Pages["contact"]["details"] }) {
  const { contact } = useSite();
  const dir = useOwnDirection("ltr");
  return (
    <Section heading={labels.heading} className="details">
      <ul className="facts">
        <Detail label={labels.email}>
          <MailAddress className="lone-link" />
        </Detail>
        {contact.phones.map(({ label, number, display }) => (
          <Detail key={number} label={label ?? labels.phones}>
            <a href={`tel:${number}`} dir={dir} className="lone-link">
              <WholeNumber text={display} />
            </a>
          </Detail>
        ))}
        <Detail label={labels.address}>
          <address>
            <AddressLines />
          </address>
        </Detail>
      </ul>
    </Section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <p>{label}</p>
      {children}
    </li>
  );
}

/** The company's postal address, line by line. */
export function AddressLines() {
  return useSite().contact.address.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {/* A place or a code in it can be in another script. */}
      <Isolated text={line} />
    </Fragment>
  ));
}
