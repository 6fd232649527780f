import { Fragment } from "react";
import type { Pages } from "../../../engine/schema/pages.ts";
import type { Artwork } from "../../data/artwork.ts";
import { stationsOf } from "../../data/roadmap.ts";
import { Drawing } from "../drawing.tsx";

interface RoadmapProps {
  roadmap: NonNullable<Pages["products"]["roadmap"]>;
  /** One for each station, in order. */
  drawings?: readonly Artwork[] | undefined;
  /** Whether the versal grows from station to station. */
  hasVersal: boolean;
}

/** What comes next, as a lane with stations. Screen readers get its line with words for the arrows. */
export function Roadmap({ roadmap: { text, spoken }, drawings, hasVersal }: RoadmapProps) {
  const { lead, stations } = stationsOf(text);
  const drawn = drawings?.length === stations.length ? drawings : [];
  // The last sign has room above three stations at most.
  const isGrown = hasVersal && stations.length > 0 && stations.length < 4;
  const plainClasses = text.length > 90 ? "lane lane-plain lane-long" : "lane lane-plain";
  return (
    <div
      className={drawn.length > 0 ? "lane lane-drawn" : isGrown ? "lane lane-grown" : plainClasses}
    >
      <p className="wide">
        <span aria-hidden="true" className="stations">
          <span>{lead}</span>
          {stations.map(({ before, label }, index) => {
            const artwork = drawn[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: stations can share a label, and keep their order.
              <Fragment key={index}>
                {before}
                <span className="station">
                  {artwork && <Drawing artwork={artwork} className="station-drawing" />}
                  {isGrown && <span className="station-sign" />}
                  {label}
                </span>
              </Fragment>
            );
          })}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </p>
    </div>
  );
}
