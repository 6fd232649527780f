import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { PageKey } from "../content/page-keys.ts";
import { pageAddress } from "../routes.ts";

/** A link to a page of this site. It loads the document, so that the browser does what it does best. */
export interface PageLinkProps {
  page: PageKey;
  text?: string;
  className?: string;
  /** What stands in it where that is more than a text. */
  children?: ReactNode;
}

export function PageLink({ page, text, className, children = text }: PageLinkProps) {
  return (
    // A function, because a plain string would gain the word "active".
    <NavLink reloadDocument end discover="none" to={pageAddress(page)} className={() => className}>
      {children}
    </NavLink>
  );
}
