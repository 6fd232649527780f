import * as z from "zod";
import { shape } from "./primitives.ts";

/** Rules of the check that stop neither a build nor publishing, and so may weigh what the firm wants. */
export const lightRules: readonly string[] = [
  ...["alt-file-name", "alt-text", "alt-words", "claim-unsupported", "description-length"],
  ...["double-space", "doubtful-letters", "drawing-paint", "drawing-place", "emoji"],
  ...["english-words", "entry-doubled", "eta-order", "file-kind", "file-size", "file-unused"],
  ...["freshness", "hash-in-text", "inclusive-words", "link-text"],
  ...["logo-contrast", "logo-weight", "no-products", "other-script", "page-unlinked"],
  ...["picture-size", "plain-words"],
  ...["preview-consistency", "privacy-contradiction", "product-doubled", "progress-done"],
  ...["repeated-word", "roadmap-drawings", "sentence-length", "shouting"],
  ...["svg-cleaned", "symbols", "title-length", "trailing-space", "unbalanced-quotes"],
  ...["unshown"],
];

/** The others, which the firm cannot change; known here so that their names are not taken for misspelt. */
export const fixedRules: readonly string[] = [
  ...["broken-characters", "contact-valid", "contrast", "day-to-come", "delivery-text"],
  ...["description-unique", "direction", "eta-format", "eta-past", "former-name", "heading-unique"],
  ...["invisible-characters", "link-duplicate", "link-file", "link-internal", "link-private"],
  ...["link-scheme", "markup", "missing-glyph", "number-as-text", "picture-file"],
  ...["placeholder", "privacy-date", "privacy-sections", "progress-sanity"],
  ...["schema", "security-expiry", "statement-age", "statement-claim", "statement-date"],
  ...["suppression", "title-unique", "waitlist-fallback"],
];

/** Said of each of them alike, for editors. */
export const aboutWeight = "What this rule weighs.";

const weight = z.enum(["off", "info", "warning"]).describe(aboutWeight);

/** What each of them weighs where the firm says so. */
export const ruleWeights = shape(
  Object.fromEntries(lightRules.map((id) => [id, weight.optional()])),
);
