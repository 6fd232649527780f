import { cloneElement, type ReactNode } from "react";
import { NavLink } from "react-router-dom";
import type { IconName, ServiceName } from "../../engine/schema/values/primitives.ts";
import { addressOf, contentAddress, hasLanguages } from "../address-of.ts";
import { useSite } from "../data/site-context.ts";
import { routeOf } from "../routes.ts";
import { Icon } from "./icon.tsx";

/**
 * A link of the content: to a page of this site, by its key, or to an address. It always loads a document,
 * so that the browser announces the page and restores the scroll position.
 */
export interface PageLinkProps {
  page?: string | undefined;
  /** Address, if it does not lead to a page. */
  href?: string | undefined;
  /** Language of the page there, if that is another. */
  hreflang?: string | undefined;
  text?: string;
  /** An icon before its text. */
  icon?: IconName | ServiceName | undefined;
  /** Accessible name. */
  label?: string | undefined;
  className?: string;
  /** Content, if that is more than a text. */
  children?: ReactNode;
}

export function PageLink(props: PageLinkProps) {
  const { page, href, text, icon, label, children = icon ? <IconText {...props} /> : text } = props;
  const classes = [props.className, icon && "icon-link"].filter(Boolean);
  const className = classes.join(" ") || undefined;
  const { folder } = useSite();
  if (page === undefined) {
    const link = (
      <a href={contentAddress(href ?? "/")} aria-label={label} className={className}>
        {children}
      </a>
    );
    return hasLanguages && props.hreflang ? cloneElement(link, { hrefLang: props.hreflang }) : link;
  }
  return (
    // A function, because React Router appends "active" to a plain string.
    <NavLink
      reloadDocument
      end
      discover="none"
      to={addressOf(routeOf(page).path, folder)}
      aria-label={label}
      className={() => className}
    >
      {children}
    </NavLink>
  );
}

function IconText({ icon, text }: Pick<PageLinkProps, "icon" | "text">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </>
  );
}
