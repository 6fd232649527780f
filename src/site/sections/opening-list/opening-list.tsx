import type { Offer } from "../../../engine/schema/groups/opening.ts";
import type { OpeningProps } from "../../components/page/page-opening.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { OpeningContact } from "../../components/place/opening-contact.tsx";
import { useLongWordStyle } from "../../components/use-long-word-style.ts";

/** Smaller styles, each with the letters that a word has more than: the first window has room for few lines. */
const sizes = [
  ["offers offers-small offers-long", 16],
  ["offers offers-small", 13],
] as const;

function useStyleOf(offers: readonly Offer[]): string {
  const most = offers.length > 6 ? "offers offers-small" : "offers";
  return useLongWordStyle(offers.map(({ text }) => text).join(" "), sizes) ?? most;
}

/** Opens a page with the offers as links over its whole width, each with a fact at its end. */
export function OpeningList({ opening, children, actions }: OpeningProps) {
  const offers = opening?.kind === "list" ? opening.offers : [];
  const style = useStyleOf(offers);
  return (
    <div className="wide opening-list">
      {children}
      <ul className={style} suppressHydrationWarning>
        {offers.map(({ text, fact, ...to }) => (
          <li key={text}>
            <PageLink {...to} className="offer">
              {/* Chromium drops a space between boxes. */}
              <span>{fact ? `${text}\u00a0` : text}</span> {fact && <small>{fact}</small>}
            </PageLink>
          </li>
        ))}
      </ul>
      {actions}
      <OpeningContact />
    </div>
  );
}
