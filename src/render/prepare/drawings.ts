import { isOwnOpening } from "../../engine/schema/groups/opening.ts";
import { noVersal, type Site } from "../../engine/schema/site.ts";
import {
  type Artwork,
  type Drawings,
  idPrefix,
  type Shape,
  type Versal,
} from "../../site/data/artwork.ts";
import type { Content } from "../../site/data/content.ts";
import { type Mark, strokesOf } from "../../site/data/mark.ts";
import { toHex } from "../../site/design/theme.ts";
import type { RenderableContent } from "../resources.ts";

/** What has the drawings of a site. */
export type DrawnSite = Pick<RenderableContent, "site" | "resources">;

const prefixed = new RegExp(`("id":"|#)${idPrefix}-`, "g");

/**
 * A drawing, cleaned.
 *
 * @param name Of the file in `content/pictures/`.
 * @param prefix Put before its ids, which are unique in a page only then.
 * @throws If there is no such drawing. The check reports that first.
 */
function artworkOf(name: string, prefix: string, site: DrawnSite): Artwork {
  const drawing = site.resources.facts("pictures", name)?.drawing();
  if (!drawing || "fault" in drawing) throw new Error(`There is no drawing ${name}.`);
  return JSON.parse(JSON.stringify(drawing.artwork).replaceAll(prefixed, `$1${prefix}-`));
}

/**
 * The company's mark with its drawings, read from their files and cleaned. One of pixels is a drawing that shows a
 * picture; in the dark theme on light ground, as its letters may be dark.
 *
 * @param addressOf Returns the address of a picture of pixels.
 * @throws If there is no such picture. The check reports that first.
 */
export function markOf(drawn: DrawnSite, addressOf: (name: string) => string): Mark {
  const { company, theme } = drawn.site;
  const { file, darkFile } = company.logo;
  if (file === undefined) return strokesOf(company.logo);
  const shown = (name: string, prefix: string): Artwork =>
    isSvg(name) ? artworkOf(name, prefix, drawn) : ofPixels(name, addressOf(name), drawn);
  const light = shown(file, "m");
  if (darkFile) return { light, dark: shown(darkFile, "md") };
  if (isSvg(file)) return { light };
  const [, , width, height] = light.viewBox.split(" ");
  const ground = { fill: toHex(theme.light.paper), d: `M0 0h${width}v${height}H0z` };
  return { light, dark: { ...light, shapes: [["path", ground, []], ...light.shapes] } };
}

export const isSvg = (name: string) => name.endsWith(".svg");

/** A drawing that shows a picture of pixels. */
function ofPixels(name: string, href: string, site: DrawnSite): Artwork {
  const facts = site.resources.facts("pictures", name)?.picture();
  if (!facts || "fault" in facts) throw new Error(`There is no picture ${name}.`);
  const [width, height] = [`${facts.width}`, `${facts.height}`];
  return { viewBox: `0 0 ${width} ${height}`, shapes: [["image", { href, width, height }, []]] };
}

/**
 * The drawings that a page shows, read from their files and cleaned.
 *
 * @param key Of the page.
 * @throws If one of them is not a drawing. The check reports that first.
 */
export function drawingsOf(key: string, content: RenderableContent): Drawings {
  const { site, pages, products } = content;
  const page = pages[key];
  if (page?.layout === "sections" && isOwnOpening(page.opening))
    return page.opening === "ground" && versalOf(site) ? { versal: "whole" } : {};
  // Without products their page is an opening alone, with the drawing of the first page.
  const isAlone = page?.layout === "products" && products.length === 0;
  const drawing = site.drawings?.find(({ for: of }) => of === (isAlone ? "home" : key));
  const versal = versalOf(site) && (isAlone ? "whole" : versalOn(key, pages, site));
  // In the middle of a page it stands whole.
  const isClose = drawing?.view && site.theme.voice !== "ledger";
  const stations = page?.layout === "products" ? page.roadmap?.drawings : undefined;
  return {
    ...(drawing && {
      drawing: { ...artworkOf(drawing.file, "d", content), ...(isClose && { isClose }) },
    }),
    ...(versal && { versal }),
    ...(stations && {
      stations: stations.map((name, place) => artworkOf(name, `s${place}`, content)),
    }),
  };
}

/**
 * The large letter of a site without drawings: the owner's choice, otherwise the first letter of the firm's name;
 * `undefined` if there is none.
 */
export function versalOf({ company, drawings, language, versal }: Site): string | undefined {
  if (drawings || versal === noVersal) return undefined;
  const graphemes = new Intl.Segmenter(language).segment(company.shortName ?? company.name);
  const letters = Array.from(graphemes, ({ segment }) => segment);
  return versal ?? letters.find((letter) => /[\p{L}\p{N}]/u.test(letter));
}

/**
 * How the versal stands on a page: growing along the roadmap of products, and whole on the first page and on one
 * of three others in the menu, of those without pictures.
 */
function versalOn(key: string, pages: Content["pages"], site: Content["site"]): Versal | undefined {
  const page = pages[key];
  if (page?.layout === "products") return page.roadmap?.drawings ? undefined : "lane";
  if (page?.layout === "sections" && key === site.startPage) return "whole";
  const others = site.header.links.filter(({ page: name = "" }) => {
    const one = pages[name];
    return one?.layout === "sections" && name !== site.startPage && !hasPicture(one);
  });
  const place = others.findIndex((link) => link.page === key);
  return place >= 0 && place % 3 === 0 ? "whole" : undefined;
}

function hasPicture(part: object): boolean {
  return (
    "image" in part ||
    Object.values(part).some((one) => typeof one === "object" && one !== null && hasPicture(one))
  );
}

/** Drawings without their paths. The document has them already, and hydration changes no attribute. */
export function withoutPaths({ drawing, stations }: Drawings): Drawings {
  const withoutAttributes = ([name, , children]: Shape): Shape => [
    name,
    {},
    children.map(withoutAttributes),
  ];
  const withoutShapeAttributes = ({ shapes, ...frame }: Artwork) => ({
    ...frame,
    shapes: shapes.map(withoutAttributes),
  });
  return {
    ...(drawing && { drawing: withoutShapeAttributes(drawing) }),
    ...(stations && { stations: stations.map(withoutShapeAttributes) }),
  };
}
