import { useSite } from "../../data/site-context.ts";
import { Lines, PhoneLink } from "./contact-details.tsx";

/** The first telephone number and the address, in one row below what opens a page. */
export function OpeningContact() {
  const { contact } = useSite();
  const [phone] = contact.phones;
  return (
    <div className="opening-contact">
      {phone && (
        <p>
          <PhoneLink {...phone} />
        </p>
      )}
      <address>
        <Lines lines={contact.address} />
      </address>
    </div>
  );
}
