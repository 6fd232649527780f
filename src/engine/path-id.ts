import type { Path } from "./diagnostic.ts";

/** A path as one string, for look-up. Steps of lists are strings after {@link pathOf}. */
export const pathId = (path: Path): string => path.join("\0");

/** The path of an id. */
export const pathOf = (id: string): string[] => (id === "" ? [] : id.split("\0"));

/** The id of the group or list around a path. */
export const groupId = (path: Path): string => pathId(path.slice(0, -1));

/** Whether a path, or its id, is another path, or leads to something below it. */
export function isAtOrBelow(one: Path | string, outer: Path): boolean {
  const id = typeof one === "string" ? one : pathId(one);
  return outer.length === 0 || `${id}\0`.startsWith(`${pathId(outer)}\0`);
}

/** The last name in the path of a file, or in an address. */
export const lastName = (path: string): string => path.split("/").findLast(Boolean) ?? "";
