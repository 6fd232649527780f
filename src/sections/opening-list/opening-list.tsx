import { OpeningContact } from "../../components/opening-contact.tsx";
import { PageLink } from "../../components/page-link.tsx";
import type { OpeningProps } from "../../components/page-opening.tsx";
import { hasLongWord } from "../../content/long-word.ts";
import type { Offer } from "../../content/opening.ts";

/** Whether lines are smaller: the first window has room for few, and a line for words that are not too long. */
const areSmall = (offers: readonly Offer[]) =>
  offers.length > 6 || offers.some(({ text }) => hasLongWord(text, 13));

/** Opens a page with the offers as links over its whole width, each with a fact at its end. */
export function OpeningList({ opening, children, actions }: OpeningProps) {
  if (opening?.kind !== "list") return null;
  const { offers } = opening;
  return (
    <div className="wide opening-list">
      {children}
      <ul className={areSmall(offers) ? "offers offers-small" : "offers"}>
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
