import { useId } from "react";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";

/** Where else the company is found. A place without an address is text, never a dead link. */
export function SocialLinks() {
  const { heading, links, soon } = useSite().footer.social;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="footer-heading">
        {heading}
      </h2>
      <ul>
        {links.map(({ text, icon, href }) => (
          <li key={text}>
            {href ? (
              <a href={href} className="footer-link">
                <Icon name={icon} />
                {text}
              </a>
            ) : (
              <span className="footer-place">
                <Icon name={icon} />
                {text}, {soon}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
