import * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { addFault, refineWith } from "./add-fault.ts";
import { type PicturePlace, withFacts } from "./field-facts.ts";
import { pictureName, svgName } from "./picture-name.ts";
import { describedAs, shape, term, text } from "./primitives.ts";

/** Places of pictures. The component of each knows its width in every window, for `sizes`. */
export const picturePlaces = {
  /** Next to the main heading of a page, from there to the edge of the window. */
  opening: { widest: 1100, isCropped: true },
  /** A card on the page of products, and in a row of them, where a single one is next to the heading. */
  card: { widest: 850, isCropped: true },
  /** One of some passages; a single one is next to its heading. */
  passage: { widest: 850 },
  /** One next to its text. */
  beside: { widest: 850 },
  /** The still of a film, in a frame of 16 by 9. */
  video: { widest: 850, least: 640, isCropped: true },
  /** A large one with small ones next to it. One with fewer pixels is a small one. */
  gallery: { widest: 1000, least: 710, isCropped: true },
  /** One of two short passages next to their heading. */
  feature: { widest: 600, isCropped: true },
  /** One of a few people in a row, next to their heading. */
  person: { widest: 600, isCropped: true },
  /** One in the text of a post. */
  post: { widest: 640 },
  /** The company's mark in the top bar. */
  mark: { widest: 160 },
  /** One of some logos in a row. */
  logo: { widest: 220 },
} satisfies Record<string, PicturePlace>;
type PlaceName = keyof typeof picturePlaces;

const focalPoint = withFacts(
  term().check(
    refineWith((point) =>
      /^(?:\d\d?|100)% (?:\d\d?|100)%$/.test(point) ? undefined : say("pictures.focal-point"),
    ),
  ),
  { control: "point" },
);

/** What a picture can have where the page cuts it. */
const cropKeys = { focalPoint: focalPoint.optional() };

/** A picture of the owner's, from `content/pictures/`. */
export function image(description: string, place: PlaceName) {
  const file = pictureName();
  const shown: PicturePlace = picturePlaces[place];
  withFacts(file, { picture: shown });
  const picture = shape({
    file,
    alt: text("", "pictures.alt").optional(),
    decorative: z.literal(true, say("pictures.decorative")).optional(),
    ...(shown.isCropped ? cropKeys : ({} as typeof cropKeys)),
  }).superRefine(({ alt, decorative }, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0) return;
    if (alt === undefined && !decorative) context.addIssue(faultText("pictures.no-alt"));
    // An empty text has its own message.
    if (alt?.trim() && decorative) context.addIssue(faultText("pictures.alt-and-decorative"));
  });
  const facts = { part: "image", oneOf: ["alt", "decorative"] };
  return describedAs(withFacts(picture, facts), description);
}

/** A drawing in a row of logos, which shows it in one colour. */
export const logoFile = withFacts(svgName(), { picture: picturePlaces.logo });

/** The photograph that opens a page. Its link preview shows it too. */
export const openingImage = image("", "opening").optional();

/** A card has at least one of these keys. */
export const iconOrImage = ["icon", "image"] as const;

/** A group that needs an icon where it has no picture. */
export function withIconOrImage<Group extends z.ZodObject>(group: Group): Group {
  const refined = group.superRefine(
    (value, context) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return;
      if (!iconOrImage.some((key) => key in value)) addFault(context, ["icon"]);
    },
    // Runs after other issues too, so that all are reported at once.
    { when: () => true },
  );
  return withFacts(refined, { someOf: iconOrImage });
}

export type Image = z.infer<ReturnType<typeof image>>;
