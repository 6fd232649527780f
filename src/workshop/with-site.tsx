import type { ComponentType } from "react";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider, useSite } from "../content/site-context.ts";
import type { Decorator } from "./csf.ts";

/** A decorator that changes what a story is told of the site. */
export function withSite(change: (site: PageSite) => PageSite): Decorator {
  function Changed({ Story }: { Story: ComponentType }) {
    return (
      <SiteProvider value={change(useSite())}>
        <Story />
      </SiteProvider>
    );
  }
  return (Story) => <Changed Story={Story} />;
}
