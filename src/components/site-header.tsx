import { MainNavigation } from "./main-navigation.tsx";
import { SiteLogo } from "./site-logo.tsx";

/** The top bar of every page. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wide header-row">
        <SiteLogo />
        <MainNavigation />
      </div>
    </header>
  );
}
