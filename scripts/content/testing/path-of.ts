import type { Path } from "../../check/read/read.ts";

/** The path of a place such as `items.0.title`, for tests. */
export function pathOf(place: string): Path {
  return place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
