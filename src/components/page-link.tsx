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
  className?: string;
  /** What stands in it where that is more than a text. */
  children?: ReactNode;
}

export function PageLink({ page, href, text, className, children = text }: PageLinkProps) {
  if (page === undefined)
    return (
      <a href={contentAddress(href ?? "/")} className={className}>
        {children}
      </a>
    );
  return (
    // A function, because a plain string would gain the word "active".
    <NavLink reloadDocument end discover="none" to={pageAddress(page)} className={() => className}>
      {children}
    </NavLink>
  );
}
