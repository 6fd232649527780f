import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { contentAddress, pageAddress } from "../routes.ts";

/**
 * A link of the content: to a page of this site, by its key, or to an address. It loads the document,
 * so that the browser does what it does best.
 */
export interface PageLinkProps {
  page?: string | undefined;
  /** Where it leads in place of a page. */
  href?: string | undefined;
  text?: string;
  /** Its full name, for screen readers. */
  label?: string | undefined;
  className?: string;
  /** What stands in it where that is more than a text. */
  children?: ReactNode;
}

export function PageLink(props: PageLinkProps) {
  const { page, href, text, label, className, children = text } = props;
  if (page === undefined)
    return (
      <a href={contentAddress(href ?? "/")} aria-label={label} className={className}>
        {children}
      </a>
    );
  return (
    // A function, because a plain string would gain the word "active".
    <NavLink
      reloadDocument
      end
      discover="none"
      to={pageAddress(page)}
      aria-label={label}
      className={() => className}
    >
      {children}
    </NavLink>
  );
}
