import type { ComponentType } from "react";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider, useSite } from "../content/site-context.ts";
import type { Decorator } from "./csf.ts";

/** A decorator that tells a story something else of the site. */
export function withSite(change: (site: PageSite) => Partial<PageSite>): Decorator {
  function Changed({ Story }: { Story: ComponentType }) {
    const site = useSite();
    return (
      <SiteProvider value={{ ...site, ...change(site) }}>
        <Story />
      </SiteProvider>
    );
  }
  return (Story) => <Changed Story={Story} />;
}
