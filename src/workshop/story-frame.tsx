import { type ComponentType, useEffect } from "react";
import { StaticRouter } from "react-router-dom";
import type { PageSite } from "../content/page-site.ts";
import { SiteProvider } from "../content/site-context.ts";
import type { Parameters } from "./csf.ts";

/** The least that a sound document has around a component: a main part and a heading. */
export interface StoryFrameProps {
  heading: string;
  site: PageSite;
  place: NonNullable<Parameters["place"]>;
  Story: ComponentType;
  /** Called once the story stands in the document. */
  onShown: () => void;
}

export function StoryFrame({ heading, site, place, Story, onShown }: StoryFrameProps) {
  useEffect(onShown, [onShown]);
  return (
    <SiteProvider value={site}>
      <StaticRouter location="/">
        {place === "document" ? <Story /> : <Landmarks {...{ heading, place, Story }} />}
      </StaticRouter>
    </SiteProvider>
  );
}

type LandmarksProps = Pick<StoryFrameProps, "heading" | "place" | "Story">;

function Landmarks({ heading, place, Story }: LandmarksProps) {
  const beside = place === "before-main" || place === "after-main";
  return (
    <>
      {place === "before-main" && <Story />}
      <main
        id="content"
        tabIndex={-1}
        className={place === "main" ? "wide workshop-story" : undefined}
      >
        {place !== "heading" && <h1 className="visually-hidden">{heading}</h1>}
        {!beside && <Story />}
      </main>
      {place === "after-main" && <Story />}
    </>
  );
}
