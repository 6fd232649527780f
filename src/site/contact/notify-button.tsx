import { useCallback, useId, useRef, useState } from "react";
import type { NotifyWords } from "../../engine/schema/groups/product-words.ts";
import type { Product } from "../../engine/schema/product.ts";
import { plainWords } from "../../words/foreign-words.ts";
import { fill } from "../../words/template.ts";
import { waitlistKey } from "../browser/contract.ts";
import { useStored } from "../browser/storage.ts";
import { useOverlay } from "../components/use-overlay.ts";
import { useSite } from "../data/site-context.ts";
import { mailLink } from "./mail-link.ts";

/** The waitlist button of one product: open, or unavailable with its reason. */
interface NotifyButtonProps {
  product: Product;
  content: NotifyWords;
}

export function NotifyButton({ product, content }: NotifyButtonProps) {
  if (product.waitlist === "open") return <OpenWaitlist product={product} content={content} />;
  return <ClosedWaitlist product={product} content={content} />;
}

/** A button that stays reachable by keyboard, and says why it cannot be used. */
function ClosedWaitlist({ product, content: { card } }: NotifyButtonProps) {
  const reasonId = useId();
  return (
    <div>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={reasonId}
        aria-label={fill(card.notifyName, { product: product.name })}
        className="button button-unavailable"
      >
        {card.notify}
      </button>
      <p id={reasonId} className="reason">
        {card.closedReason}
      </p>
    </div>
  );
}

const loadDialog = async () => (await import("./waitlist-dialog.tsx")).WaitlistDialog;

/** Opens the dialog, which is loaded on first use. Without scripts a mail link replaces it. */
function OpenWaitlist({ product, content: { card, waitlist } }: NotifyButtonProps) {
  const {
    contact,
    delivery,
    words: { interface: shared },
  } = useSite();
  // If the site itself sends, a mail is only an alternative, to any address of the firm.
  const byService = delivery.method !== "mailto";
  const supportEmail = contact.supportEmail ?? (byService ? contact.email : undefined);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const Dialog = useOverlay("waitlistDialog", loadDialog, open, close, button);
  const key = waitlistKey(product.slug);
  const joined = useStored(key) !== undefined;
  const joinedId = useId();
  const name = import.meta.env.HAS_FOREIGN_WORDS ? plainWords(product.name) : product.name;
  const subject = fill(waitlist.mailSubject, { product: name });
  const mail = supportEmail && mailLink({ to: supportEmail, subject });
  const mailFallback = (className: string) => (
    <a
      href={mail ?? mailLink({ to: contact.email, subject })}
      aria-label={fill(shared.labelled, { label: waitlist.mail, value: product.name })}
      className={className}
    >
      {waitlist.mail}
    </a>
  );
  return (
    <div className="notify-open">
      <div
        className="needs-scripts"
        data-need="waitlistDialog"
        data-kept={key}
        data-keep={byService ? delivery.method : undefined}
      >
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-busy={(open && !Dialog) || undefined}
          suppressHydrationWarning
          aria-describedby={joined ? joinedId : undefined}
          aria-label={fill(card.notifyName, { product: product.name })}
          onClick={() => setOpen(true)}
          className="button button-solid"
        >
          {card.notify}
        </button>
        <p id={joinedId} className="reason joined">
          {joined && waitlist.joined}
        </p>
      </div>
      {mail && <noscript>{mailFallback("mail-instead")}</noscript>}
      {mailFallback("mail-instead if-lost")}
      {Dialog && (
        <Dialog
          button={button}
          product={product}
          labels={waitlist}
          mail={mail}
          open={open}
          onClose={close}
        />
      )}
    </div>
  );
}
