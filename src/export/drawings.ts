import type { Artwork, Shape } from "../content/artwork.ts";
import type { Drawings } from "../content/drawings.ts";
import type { Content } from "../content/schema/content.ts";
import { artworkOf } from "./mark.ts";

/**
 * The drawings that a page shows, read from their files and cleaned.
 *
 * @param key Of the page.
 * @throws Where one of them is none, which the check would have said.
 */
export function drawingsOf(
  key: string,
  { site, pages }: Pick<Content, "site" | "pages">,
): Drawings {
  const file = site.drawings?.find((drawing) => drawing.for === key)?.file;
  const page = pages[key];
  const stations = page?.layout === "products" ? page.roadmap?.drawings : undefined;
  return {
    ...(file && { drawing: artworkOf(file, "d") }),
    ...(stations && { stations: stations.map((name, place) => artworkOf(name, `s${place}`)) }),
  };
}

/** Drawings without the paths in them: the browser has those in the page, and React changes no attribute. */
export function withoutPaths({ drawing, stations }: Drawings): Drawings {
  return {
    ...(drawing && { drawing: emptied(drawing) }),
    ...(stations && { stations: stations.map(emptied) }),
  };
}

function emptied({ shapes, ...artwork }: Artwork): Artwork {
  return { ...artwork, shapes: shapes.map(bare) };
}

function bare([name, , children]: Shape): Shape {
  return [name, {}, children.map(bare)];
}
