import { type ComponentType, useEffect } from "react";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import type { Parameters } from "./csf.ts";

interface StoryFrameProps {
  heading: string;
  site: PageSite;
  place: NonNullable<Parameters["place"]>;
  Story: ComponentType;
  /** Called once the story stands in the document. */
  onShown: () => void;
}

/** The least that a sound document has around a component: a main part and a heading. */
export function StoryFrame({ heading, site, place, Story, onShown }: StoryFrameProps) {
  useEffect(onShown, [onShown]);
  const story = <Story />;
  const isBeside = place === "before-main" || place === "after-main";
  return (
    <SiteProvider value={site}>
      <StaticRouter location="/">
        {place === "before-main" && story}
        <main
          id="content"
          tabIndex={-1}
          className={place === "main" ? "wide workshop-story" : undefined}
        >
          {place !== "heading" && <h1 className="visually-hidden">{heading}</h1>}
          {!isBeside && story}
        </main>
        {place === "after-main" && story}
      </StaticRouter>
    </SiteProvider>
  );
}
