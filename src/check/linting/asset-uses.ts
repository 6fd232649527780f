import type { PlaceName } from "../../content/schema/image.ts";
import type { Asset, Assets, assetFolders } from "../read/assets/assets.ts";
import type { Words } from "../read/diagnostic.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code } from "../read/findings/words.ts";
import type { LocatedText } from "../read/located.ts";
import { contentLinks, localAddress } from "./content-links.ts";
import type { ContentContext } from "./rule-context.ts";

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
export function fileLinks(context: ContentContext): AssetUse[] {
  const origin = context.site?.origin?.value;
  const files = byName(context.assets.files);
  return contentLinks(context).flatMap(({ target }) => {
    const path = localAddress(target.value, origin).replace(/[?#].*/s, "");
    if (!path.startsWith(inFiles)) return [];
    const name = path.slice(inFiles.length);
    return [{ target, name, asset: files.get(name) }];
  });
}

/** The pictures that the content shows. */
export function shownPictures({ texts, assets }: ContentContext) {
  const pictures = byName(assets.pictures);
  return texts.flatMap((target) => {
    const { picture, value: name } = target;
    const asset = pictures.get(name);
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
export function logoFiles({ site, assets }: ContentContext): AssetUse[] {
  const { file, darkFile } = site?.company?.logo ?? {};
  return usesOf([file, darkFile], assets);
}

/** The drawings beside the first words of pages. */
export function pageDrawings({ site, assets }: ContentContext): AssetUse[] {
  return usesOf(site?.drawings?.map(({ file }) => file) ?? [], assets);
}

/** The drawings at the stations of the roadmap. */
export function stationDrawings({ pages, assets }: ContentContext): AssetUse[] {
  return usesOf(pages.products?.roadmap?.drawings ?? [], assets);
}

/** All pictures that the content names, in whatever place. */
export function namedPictures(context: ContentContext): AssetUse[] {
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

/**
 * Whether a file that content names is missing. One that lies there under a name that the check refuses
 * is not: the finding about that name says what to do.
 */
export function isMissing(
  { asset, name }: AssetUse,
  { assets }: ContentContext,
  right: (typeof assetFolders)[number],
): boolean {
  const plain = (file: string) => file.normalize("NFC").toLowerCase();
  const isNamed = (file: string) => plain(file) === plain(`${right}/${name}`);
  return asset === undefined && !assets.refused.some(isNamed);
}

/**
 * Says of a file that is not in its folder whether it lies in the other one, or which name was meant.
 *
 * @param right the folder in which it is looked for.
 */
export function missingFile(
  context: ContentContext,
  right: (typeof assetFolders)[number],
): (name: string) => Words {
  const isPicture = right === "pictures";
  const other = isPicture ? "files" : "pictures";
  const found = new Set(context.assets[other].map(({ name }) => name));
  const uses = isPicture ? fileLinks(context) : [...shownPictures(context), ...logoFiles(context)];
  const used = new Set(uses.map(({ name }) => name));
  const names = context.assets[right].map(({ name }) => name);
  const [what, before] = isPicture ? ["picture", ""] : ["file", inFiles];
  return (name) => {
    if (found.has(name))
      return {
        message: `${name} is in ${code(`content/${other}`)}, and is looked for in ${code(`content/${right}`)}.`,
        hint: `${used.has(name) ? "Put a copy of it into" : "Move it to"} ${code(`content/${right}`)}.`,
      };
    const meant = meantFile(name, names);
    const another = isPicture ? "another" : "another file";
    return {
      message: `There is no ${what} ${name} in ${code(`content/${right}`)}.`,
      hint: meant ? `Did you mean ${before}${meant}?` : `Put it there, or name ${another}.`,
    };
  };
}

/** The file that was most likely meant, by its name without the ending: all pictures end alike. */
function meantFile(name: string, names: readonly string[]): string | undefined {
  const stem = stemOf(name);
  const stems = new Set(names.map(stemOf));
  const meant = stems.has(stem) ? stem : nearest(stem, stems);
  const found = names.filter((each) => stemOf(each) === meant);
  return found.length === 1 ? found[0] : undefined;
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, "");
}

function byName(assets: readonly Asset[]): Map<string, Asset> {
  return new Map(assets.map((asset) => [asset.name, asset]));
}
