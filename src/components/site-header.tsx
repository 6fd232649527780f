import { useSite } from "../content/site-context.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { SiteLogo } from "./site-logo.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The top bar of every page; on paper its letterhead. */
export interface SiteHeaderProps {
  /** Id of the main part, to which its first link leads. */
  contentId: string;
  /** Address of the page, for paper; none where it has no address of its own. */
  address: string | undefined;
}

export function SiteHeader({ contentId, address }: SiteHeaderProps) {
  const { skipToContent } = useSite().interface;
  return (
    <header className="site-header">
      <SkipLink target={contentId} text={skipToContent} />
      <div className="wide header-row">
        <SiteLogo />
        <MainNavigation />
        {address && <p className="printed-address">{address}</p>}
      </div>
    </header>
  );
}
