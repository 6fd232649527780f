import { useSite } from "../content/site-context.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { useIsolated } from "./use-isolated.ts";

/** The top bar of every page; on paper its letterhead. */
export interface SiteHeaderProps {
  /** Id of the main part, to which its first link leads (WCAG 2.4.1). */
  contentId: string;
  /** Address of the page, for paper; none where it has no address of its own. */
  address: string | undefined;
}

export function SiteHeader({ contentId, address }: SiteHeaderProps) {
  const { skipToContent } = useSite().interface;
  const printed = useIsolated(address ?? "", "ltr");
  return (
    <header className="site-header">
      <a href={`#${contentId}`} className="skip-link">
        {skipToContent}
      </a>
      <div className="wide header-row">
        <SiteLogo />
        <MainNavigation />
        {address && <p className="printed-address">{printed}</p>}
      </div>
    </header>
  );
}
