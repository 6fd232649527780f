import { Fragment, type ReactNode } from "react";
import type { RenderedContact } from "../../../engine/schema/groups/rendered-form.ts";
import { useOwnDirection } from "../../data/own-direction.ts";
import { useSite } from "../../data/site-context.ts";
import { DialledNumber, Isolated, MailAddress } from "../rich-text.tsx";
import { Section } from "../section.tsx";

interface ContactDetailsProps {
  labels: RenderedContact["details"];
  /** What is below them. */
  children?: ReactNode;
}

/**
 * E-mail address, telephone numbers and office address. A plain list, because in Firefox Orca 43 reads only
 * the links of a description list.
 */
export function ContactDetails({ labels, children }: ContactDetailsProps) {
  const { contact } = useSite();
  return (
    <Section heading={labels.heading} className="details">
      <ul role="list" className="facts">
        <Detail label={labels.email}>
          <MailAddress className="lone-link" />
        </Detail>
        {contact.phones.map(({ label, number, display }) => (
          <Detail key={number} label={label ?? labels.phones}>
            <PhoneLink number={number} display={display} />
          </Detail>
        ))}
        <Detail label={labels.address}>
          <address>
            <Lines lines={contact.address} />
          </address>
        </Detail>
      </ul>
      {children}
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

interface PhoneLinkProps {
  number: string;
  display: string;
  className?: string;
}

/** A number that a press dials. Where it is wider than its column, its groups stand on two lines. */
export function PhoneLink({ number, display, className = "lone-link" }: PhoneLinkProps) {
  const dir = useOwnDirection("ltr");
  return (
    <a href={`tel:${number}`} dir={dir} className={className}>
      <DialledNumber text={display} />
    </a>
  );
}

/** Lines below each other, such as a postal address. A place or a code in it can be in another script. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <Isolated text={line} />
    </Fragment>
  ));
}
