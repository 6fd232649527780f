import type { ReactNode } from "react";
import { useOwnDirection } from "../content/own-direction.ts";
import type { Site } from "../content/schema/site.ts";
import { useSite } from "../content/site-context.ts";
import { contentAddress } from "../routes.ts";
import { FilledText } from "./filled-text.tsx";
import { Icon } from "./icon.tsx";

/**
 * Where else the company is found: marks that lead there, with their names as tooltips, and then the
 * places that have no address yet, as text and never as a dead link.
 */
export function SocialLinks({ heading, links, soon }: NonNullable<Site["footer"]["social"]>) {
  const { interface: shared } = useSite();
  const dir = useOwnDirection("auto");
  return (
    <section aria-label={heading} className="footer-list">
      <List
        className="footer-list"
        items={links.map(
          ({ text, icon, href }) =>
            href && (
              <li key={text}>
                <a
                  href={contentAddress(href)}
                  aria-label={text}
                  data-tooltip={text}
                  data-need="tooltip"
                  className="social-mark"
                >
                  <Icon name={icon} />
                </a>
              </li>
            ),
        )}
      />
      <List
        className="footer-list"
        items={links.map(
          ({ text, href }) =>
            !href && (
              <li key={text}>
                <FilledText
                  template={shared.list}
                  slots={{ first: dir ? <bdi dir={dir}>{text}</bdi> : text, rest: soon }}
                />
              </li>
            ),
        )}
      />
    </section>
  );
}

/** A list, where it has any items: one without is an empty thing that screen readers still name. */
function List({ items, className }: { items: readonly ReactNode[]; className: string }) {
  return items.some(Boolean) && <ul className={className}>{items}</ul>;
}
