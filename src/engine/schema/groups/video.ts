import type * as z from "zod";
import { videoFault } from "../../../words/addresses/video-address.ts";
import { faultText } from "../../../words/fault.ts";
import type { Site } from "../site.ts";
import { addFault, refineWith } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { image } from "../values/image.ts";
import { ownFile } from "../values/own-file.ts";
import { list, onlyTrue, paragraph, shape, term, text } from "../values/primitives.ts";
import { day } from "../values/times.ts";

const address = withFacts(
  term().check(
    refineWith((written) =>
      written === "…" || !/\S/.test(written) ? undefined : videoFault(written),
    ),
  ),
  { isLink: true, start: "…" },
);

/** A film: of a service, or the firm's own. */
export const video = shape({
  heading: text(),
  intro: paragraph().optional(),
  href: address.optional(),
  file: ownFile(/\.(?:mp4|webm)$/, "tour.mp4", "film-addresses.film-kind").optional(),
  captions: ownFile(/\.vtt$/, "tour.vtt", "film-addresses.captions-kind").optional(),
  silent: onlyTrue(),
  image: image("", "video"),
  day: day().optional(),
  transcript: list(paragraph()).optional(),
});

/** Reports a film that is nowhere or in two places. */
export function refuseVideos(section: object, context: z.RefinementCtx): void {
  const { href, file, captions }: Partial<z.infer<typeof video>> = section;
  if (href === undefined && file === undefined) addFault(context, ["href"]);
  if (href === undefined) return;
  if (file !== undefined) addFault(context, ["file"], faultText("film-addresses.twice"));
  else if (captions !== undefined)
    addFault(context, ["captions"], faultText("film-addresses.captions-elsewhere"));
}

/** What the build adds to a film. */
export interface RenderedVideo {
  shown: Omit<Site["words"]["interface"]["film"], "from" | "instead"> & {
    /** Who learns what of a visitor who plays it. */
    from?: string;
    /** Where it is if it does not play here, with a link. */
    instead?: string;
    link?: string;
    embed?: string;
    /** The captions of the firm's own film. */
    track?: { file: string; language: string; name: string };
  };
}
