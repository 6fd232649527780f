import type { Day } from "../../../src/check/dates/day.ts";
import { quarterEnd } from "../../../src/check/dates/quarter.ts";
import type { LoadResult } from "../../../src/check/read/load.ts";

/** How a product stands to its promise. */
export type Standing = "shipped" | "late" | "due" | "undated";

/** A product of the roadmap, as far as its file can be read. */
export interface RoadmapEntry {
  name: string;
  /** Percent done. */
  progress?: number | undefined;
  eta?: string | undefined;
  /** Last day of its quarter. */
  due?: Day | undefined;
  standing: Standing;
}

/** The products in the order of their cards, held against a day. */
export function roadmap({ located }: Pick<LoadResult, "located">, today: Day): RoadmapEntry[] {
  const orderOf = ({ root }: Product) => root.order?.value ?? Number.POSITIVE_INFINITY;
  return located.products
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, root }) => {
      const progress = root.progress?.value;
      const eta = root.eta?.value;
      const due = eta === undefined ? undefined : quarterEnd(eta);
      const standing = standingOf(progress, due, today);
      return { name: root.name?.value ?? slug, progress, eta, due, standing };
    });
}

type Product = LoadResult["located"]["products"][number];

function standingOf(progress: number | undefined, due: Day | undefined, today: Day): Standing {
  if (progress !== undefined && progress >= 100) return "shipped";
  if (due === undefined) return "undated";
  return due < today ? "late" : "due";
}
