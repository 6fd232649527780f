import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Opening, type OpeningSide } from "../../components/page/page-opening.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { OpeningWords } from "../../components/page-title.tsx";
import { Screen } from "../products/product-screen.tsx";

/** Top of a page: its main heading, its subject, and one or two buttons. */
export function Hero(props: SectionOf<"hero"> & OpeningSide) {
  const { heading, intro, primary, secondary, front, ...side } = props;
  const actions = (primary || secondary) && (
    <p className="actions">
      {primary && <PageLink {...primary} className="button button-solid" />}
      {secondary && <PageLink {...secondary} className="button button-outline" />}
    </p>
  );
  return (
    <Opening
      {...side}
      alone="wide hero-words-alone"
      lettered="hero hero-lettered"
      actions={actions}
      front={import.meta.env.HAS_SCREENS && front && <Screen {...front} />}
    >
      <OpeningWords heading={heading} intro={intro} />
    </Opening>
  );
}
