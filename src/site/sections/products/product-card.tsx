import type { Pages } from "../../../engine/schema/pages.ts";
import { hasLongWord } from "../../../words/long-word.ts";
import { fill, listComma } from "../../../words/template.ts";
import { Gauge } from "../../components/gauge.tsx";
import { Icon } from "../../components/icon.tsx";
import { LabelledValue } from "../../components/labelled-value.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { column, type Parts, whole } from "../../components/picture-sizes.ts";
import { RichText } from "../../components/rich-text.tsx";
import { NotifyButton } from "../../contact/notify-button.tsx";
import type { Card } from "../../data/card.ts";
import { useSite } from "../../data/site-context.ts";
import { Screen } from "./product-screen.tsx";

/** One product, planned or available. */
interface ProductCardProps {
  product: Card;
  words: Pages["products"]["words"];
  /**
   * Whether its layout is deferred until it comes near the viewport (`content-visibility`). Deferred cards
   * cannot take part in the subgrid, because containment isolates them (CSS Containment).
   */
  deferred: boolean;
  /** Whether a row has three cards in a wide window, and not two. */
  inThrees: boolean;
  /** Whether its name is smaller, because the name of any card on the page has a long word. */
  hasSmallName: boolean;
  /** Whether any card on the page begins with an example. */
  hasScreens: boolean;
}

/** A single card in the last row takes two columns, with its picture in the first. */
const twos: Parts = { 0: whole, 48: column(2) };
const threes: Parts = { ...twos, 64: column(3) };

/** Written in full, because the export searches the source text for class names. */
const badgeClasses = {
  default: "badge-default",
  secondary: "badge-secondary",
  destructive: "badge-destructive",
  outline: "badge-outline",
};

/** Whether the name of a product has a word too long for its usual size on a card. */
export function isLongName({ name }: Pick<Card, "name">): boolean {
  return hasLongWord(name, 11);
}

export function ProductCard({
  product,
  words,
  deferred,
  inThrees,
  hasSmallName,
  hasScreens,
}: ProductCardProps) {
  const { card } = words;
  const { words: siteWords } = useSite();
  const comma = listComma(siteWords.interface.list);
  const { name, badge, badgeVariant = "default", link, linkName } = product;
  const { status = "planned" } = product;
  const isPlanned = status === "planned";
  const standardBadge = isPlanned ? card.comingSoon : product.availability;
  return (
    <li className={deferred ? "product-item product-item-deferred" : "product-item"}>
      <article aria-label={name} className="product-card">
        {hasScreens && (product.screen ? <Screen name={name} {...product.screen} /> : <div />)}
        <div className={product.image ? "product-head product-pictured" : "product-head"}>
          {product.image && (
            <Picture image={product.image} parts={inThrees ? threes : twos} frame={3 / 2} />
          )}
          <h2
            className={
              hasLongWord(name, 20)
                ? "long-name longest-name"
                : hasSmallName
                  ? "long-name"
                  : undefined
            }
          >
            {name}
          </h2>
          {!product.image && product.icon && <Icon name={product.icon} />}
          <p className="product-tagline">{product.tagline}</p>
          {(standardBadge || badge) && (
            <p className="badges">
              {standardBadge && <span className="badge-default">{standardBadge}</span>}
              {badge && (
                <>
                  {standardBadge && <span className="visually-hidden">{comma}</span>}
                  <span className={badgeClasses[badgeVariant]}>{badge}</span>
                </>
              )}
            </p>
          )}
        </div>
        <ul aria-label={fill(card.bullets, { product: name })}>
          {product.bullets.map((bullet) => (
            <li key={bullet} className="bullet">
              <RichText text={bullet} isOneItem />
            </li>
          ))}
        </ul>
        <div className={isPlanned ? "product-facts" : "product-facts product-price"}>
          {isPlanned ? (
            <>
              <LabelledValue label={card.progress}>{product.percent}</LabelledValue>
              <LabelledValue label={card.eta}>{product.eta}</LabelledValue>
              <Gauge product={product} />
            </>
          ) : (
            product.price && <LabelledValue label={card.price}>{product.price}</LabelledValue>
          )}
        </div>
        <div className="product-actions">
          {isPlanned ? (
            <NotifyButton product={product} content={words} />
          ) : (
            link && <PageLink {...link} label={linkName} className="button button-solid" />
          )}
          {product.href ? (
            <PageLink
              href={product.href}
              label={fill(card.previewName, { product: name })}
              text={card.preview}
              className="preview-link"
            />
          ) : (
            isPlanned && <p>{card.privatePreview}</p>
          )}
        </div>
      </article>
    </li>
  );
}
