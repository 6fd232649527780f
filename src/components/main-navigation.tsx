import { useSite } from "../content/site-context.ts";
import { PageLink } from "./page-link.tsx";

const menuId = "menu";

/**
 * The main navigation: a row of links where there is room, else a sheet that a button opens. The
 * sheet is a native popover, so that it opens without scripts, Escape closes it and focus returns.
 */
export function MainNavigation() {
  const { header } = useSite();
  return (
    <>
      <button type="button" popoverTarget={menuId} className="small-button menu-button">
        {header.menu}
      </button>
      <nav id={menuId} popover="auto" aria-label={header.navigationLabel} className="menu">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          // The boot script gives it the focus when the sheet opens.
          suppressHydrationWarning
          className="small-button menu-close"
        >
          {header.closeMenu}
        </button>
        <ul className="menu-links">
          {header.links.map((link) => (
            <li key={link.text}>
              <PageLink {...link} className="menu-link" />
            </li>
          ))}
        </ul>
        {header.action && <PageLink {...header.action} className="button button-solid" />}
      </nav>
    </>
  );
}
