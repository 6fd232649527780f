import { pathOfSite } from "./connect-frame.ts";
import "../open-panel.ts";
import { connection } from "../state/connection.ts";

/** A link of the page leads to another page of the site in this frame, or to another site in a tab of its own. */
document.addEventListener("click", (event) => {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.defaultPrevented || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  const path = pathOfSite(link.href);
  if (path !== undefined && link.target !== "_blank" && !path.startsWith("/files/"))
    connection.goTo(link.href);
  else if (/^https?:/.test(link.href)) open(link.href, "_blank", "noopener,noreferrer");
});
