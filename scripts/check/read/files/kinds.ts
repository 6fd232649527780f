import { requiredPages } from "../../../../src/content/layouts.ts";
import { keyPattern, slugOf, taken } from "../../../../src/content/page-key.ts";
import type { Naming } from "./names.ts";
import { slugFrom, slugPattern } from "./slug.ts";

/** What the files of a folder describe, and the names that they can have, without the ending. */
export interface Kind extends Naming {
  what: "page" | "product";
  /** The right name that is nearest to another. */
  nearest(name: string): string;
  /** Names with a meaning of their own. */
  taken: readonly string[];
  /** Names of the files that each site has. */
  required: readonly string[];
}

export const kinds = {
  page: {
    what: "page",
    pattern: keyPattern,
    signs: /[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]/u,
    nearest: slugOf,
    taken,
    required: requiredPages,
  },
  product: {
    ...{ what: "product", pattern: slugPattern, signs: /[a-z0-9-]/, taken: [], required: [] },
    nearest: (name) => slugFrom(name) ?? "first-product",
  },
} satisfies Record<string, Kind>;
