import type { PlaceName } from "../../content/schema/image.ts";
import type { Asset, Assets } from "../read/assets/assets.ts";
import type { LocatedText } from "../read/located.ts";
import { contentLinks, localAddress } from "./content-links.ts";
import type { RuleContext } from "./rule-context.ts";

/** What the content says of a file that lies beside the YAML. */
export interface AssetUse {
  /** The text that names it. */
  target: LocatedText;
  /** The file's name. */
  name: string;
  /** The file, if it is there. */
  asset: Asset | undefined;
}

const inFiles = "/files/";

/** The links to files of the owner's. */
export function fileLinks(context: Pick<RuleContext, "texts" | "site" | "assets">): AssetUse[] {
  const origin = context.site?.origin?.value;
  return contentLinks(context).flatMap(({ target }) => {
    const path = localAddress(target.value, origin).replace(/[?#].*/s, "");
    if (!path.startsWith(inFiles)) return [];
    const name = path.slice(inFiles.length);
    return [{ target, name, asset: context.assets.files.find((file) => file.name === name) }];
  });
}

/** The pictures that the content shows. */
export function shownPictures({ texts, assets }: Pick<RuleContext, "texts" | "assets">) {
  return texts.flatMap((target) => {
    const { picture, value: name } = target;
    const asset = assets.pictures.find((file) => file.name === name);
    return picture ? [{ target, name, asset, place: picture } satisfies PictureUse] : [];
  });
}

/** A picture that the content shows in a place. */
export interface PictureUse extends AssetUse {
  place: PlaceName;
}

/** The words that stand for a picture; none where it only decorates. */
export function altOf({ target }: AssetUse): LocatedText | undefined {
  return target.siblings["alt"] as LocatedText | undefined;
}

/** The files of the logo. */
export function logoFiles({ site, assets }: Pick<RuleContext, "site" | "assets">): AssetUse[] {
  const { file, darkFile } = site?.company?.logo ?? {};
  return usesOf([file, darkFile], assets);
}

/** The drawings beside the first words of pages. */
export function pageDrawings({ site, assets }: Pick<RuleContext, "site" | "assets">): AssetUse[] {
  return usesOf(site?.drawings?.map(({ file }) => file) ?? [], assets);
}

/** The drawings at the stations of the roadmap. */
export function stationDrawings({
  pages,
  assets,
}: Pick<RuleContext, "pages" | "assets">): AssetUse[] {
  return usesOf(pages.products?.roadmap?.drawings ?? [], assets);
}

/** All pictures that the content names, in whatever place. */
export function namedPictures(
  context: Pick<RuleContext, "texts" | "site" | "pages" | "assets">,
): AssetUse[] {
  return [
    ...shownPictures(context),
    ...logoFiles(context),
    ...pageDrawings(context),
    ...stationDrawings(context),
  ];
}

function usesOf(targets: readonly (LocatedText | undefined)[], { pictures }: Assets): AssetUse[] {
  return targets.flatMap((target) => {
    const asset = pictures.find(({ name }) => name === target?.value);
    return target ? [{ target, name: target.value, asset }] : [];
  });
}
