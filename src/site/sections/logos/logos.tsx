import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { addressOf } from "../../address-of.ts";
import { PageLink } from "../../components/page-link.tsx";
import { Isolated } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { pictureFile, type Rendition } from "../../data/rendition.ts";

/** Logos of other firms, in one row of one colour. */
export function Logos({ heading, items }: SectionOf<"logos">) {
  return (
    <Section heading={heading} className="wide logo-section">
      <ul className="logos">
        {items.map((item) => (
          <li key={item.name}>
            {item.href ? (
              <PageLink href={item.href} className="logo-link">
                <FirmLogo {...item} />
              </PageLink>
            ) : (
              <FirmLogo {...item} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FirmLogoProps {
  name: string;
  /** The logo's file, if it has one. The export adds it (`scripts/build/pictures/renditions.ts`). */
  rendition?: Rendition;
}

/** Square CSS pixels of each logo, so that none looks larger than another. */
const area = 4600;

/** The logo of a firm, or its name. */
function FirmLogo({ name, rendition }: FirmLogoProps) {
  if (!rendition) return <Isolated text={name} />;
  const ratio = rendition.width / rendition.height;
  const height = Math.min(64, Math.sqrt(area / ratio), 220 / ratio);
  return (
    <img
      className="logo-drawn"
      alt={name}
      width={Math.round(height * ratio)}
      height={Math.round(height)}
      loading="lazy"
      decoding="async"
      src={addressOf(`/${pictureFile(rendition.stem, rendition.ending)}`)}
    />
  );
}
