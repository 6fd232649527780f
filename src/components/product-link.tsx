import type { Card } from "../content/card.ts";
import { contentAddress } from "../routes.ts";

interface ProductLinkProps {
  product: Card;
  className: string;
}

/** Where to buy or visit a product that is available. */
export function ProductLink({ product: { link, linkName }, className }: ProductLinkProps) {
  if (!link) return null;
  return (
    <a href={contentAddress(link.href)} aria-label={linkName} className={className}>
      {link.text}
    </a>
  );
}
