import { createContext, useContext } from "react";
import type { PageSite } from "./page-site.ts";

const SiteContext = createContext<PageSite | undefined>(undefined);

/** Gives all components below it the facts and words that the pages share. */
export const SiteProvider = SiteContext.Provider;

/** The direction of the site; undefined outside its pages, as in the panel. */
export const useSiteDirection = (): string | undefined => useContext(SiteContext)?.direction;

/** Facts and words that the pages share. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it.");
  return site;
}
