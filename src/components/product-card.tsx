import { useCallback, useId, useRef, useState } from "react";
import { useStored } from "../browser/storage.ts";
import { mailLink } from "../contact/mail-link.ts";
import type { Card } from "../content/card.ts";
import { hasLongWord } from "../content/long-word.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { Product } from "../content/schema/product.ts";
import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { waitlistKey } from "../inline/contract.ts";
import { Fact } from "./fact.tsx";
import { Gauge } from "./gauge.tsx";
import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { useOverlay } from "./use-overlay.ts";

/** One product, planned or available. */
export interface ProductCardProps {
  product: Card;
  words: Pages["products"];
  /**
   * Whether the browser may lay it out only once it comes near (`content-visibility`). Deferred cards
   * cannot take part in the grid's subgrid, because containment isolates them (CSS Containment).
   */
  deferred?: boolean;
  /** Whether it stands on the first screen. */
  isFirst?: boolean;
  /** Whether its name is set smaller, as it is where the name of any card beside it has a long word. */
  hasSmallName?: boolean;
}

/** Written out, because the export finds class names in the source text. */
const badgeClasses = {
  default: "badge-default",
  secondary: "badge-secondary",
  destructive: "badge-destructive",
  outline: "badge-outline",
};

export function ProductCard({
  product,
  words,
  deferred = false,
  isFirst = false,
  hasSmallName = hasLongWord(product.name, 11),
}: ProductCardProps) {
  const { card } = words;
  const comma = fill(useSite().interface.list, { first: "", rest: "" });
  const { name, badge, badgeVariant = "default", link, linkName } = product;
  const isAvailable = product.status === "available";
  return (
    <li className={deferred ? "product-item product-item-deferred" : "product-item"}>
      <article aria-label={name} className="product-card">
        <div className="product-mark">
          {product.image ? (
            <Picture image={product.image} isFirst={isFirst} />
          ) : (
            <Icon name={product.icon} />
          )}
        </div>
        <div>
          <h2 className={hasSmallName ? "long-name" : undefined}>{name}</h2>
          <p className="product-tagline">{product.tagline}</p>
          <p className="badges">
            <span className="badge-default">
              {isAvailable ? product.availability : card.comingSoon}
            </span>
            {badge && (
              <>
                <span className="visually-hidden">{comma}</span>
                <span className={badgeClasses[badgeVariant]}>{badge}</span>
              </>
            )}
          </p>
        </div>
        <ul aria-label={fill(card.bullets, { product: name })} className="bullets">
          {product.bullets.map((bullet) => (
            <li key={bullet} className="bullet">
              <Icon name="check" />
              <RichText text={bullet} isOneItem />
            </li>
          ))}
        </ul>
        <div className={isAvailable ? "product-facts product-price" : "product-facts"}>
          {isAvailable ? (
            product.price && <Fact label={card.price}>{product.price}</Fact>
          ) : (
            <>
              <Fact label={card.progress}>{product.percent}</Fact>
              <Fact label={card.eta}>{product.eta}</Fact>
              <Gauge product={product} />
            </>
          )}
        </div>
        <div className="product-actions">
          {isAvailable ? (
            link && <PageLink {...link} label={linkName} className="button button-solid" />
          ) : (
            <NotifyButton product={product} words={words} />
          )}
          {product.href ? (
            <PageLink
              href={product.href}
              label={fill(card.previewName, { product: name })}
              text={card.preview}
              className="preview-link"
            />
          ) : (
            !isAvailable && <p>{card.privatePreview}</p>
          )}
        </div>
      </article>
    </li>
  );
}

/** The waitlist button of one product: open, or unavailable with its reason. */
export interface NotifyButtonProps {
  product: Product;
  words: Pages["products"];
}

export function NotifyButton({ product, words }: NotifyButtonProps) {
  if (product.waitlist === "open") return <OpenWaitlist product={product} words={words} />;
  return <ClosedWaitlist product={product} words={words} />;
}

/** Stays reachable, and says why it cannot be used. */
function ClosedWaitlist({ product, words: { card } }: NotifyButtonProps) {
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

/** Opens the dialog, which is loaded when it is first wanted. Without scripts a mail link is there. */
function OpenWaitlist({ product, words: { card, waitlist } }: NotifyButtonProps) {
  const { contact, delivery, interface: shared } = useSite();
  // Where the site itself sends, a mail is but another way, and any address of the firm will do.
  const byService = delivery.method !== "mailto";
  const supportEmail = contact.supportEmail ?? (byService ? contact.email : undefined);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const Dialog = useOverlay("waitlistDialog", open, close, button);
  const key = waitlistKey(product.slug);
  const joined = useStored(key) !== undefined;
  const joinedId = useId();
  const subject = fill(waitlist.mailSubject, { product: product.name });
  const mail = supportEmail && mailLink({ to: supportEmail, subject });
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
      {mail && (
        <noscript>
          <a
            href={mail}
            aria-label={fill(shared.labelled, { label: waitlist.mail, value: product.name })}
            className="mail-instead"
          >
            {waitlist.mail}
          </a>
        </noscript>
      )}
      {Dialog && (
        <Dialog
          button={button}
          product={product}
          words={waitlist}
          mail={mail}
          open={open}
          onClose={close}
        />
      )}
    </div>
  );
}
