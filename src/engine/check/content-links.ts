import { routeOf } from "../../site/routes.ts";
import { decodeAddress } from "../../words/addresses/url.ts";
import { memoize } from "../../words/memoize.ts";
import { found, say } from "../../words/say.ts";
import { escapePattern } from "../escape.ts";
import { nearest } from "../nearest.ts";
import { type Text, textAt, textsOfList } from "../shape/index.ts";
import type { Asset } from "../site/index.ts";
import type { ContentContext, RuleContext } from "./rule-context.ts";

/** Where the links of the content lead, from top to bottom: keys of pages and addresses. */
export function contentLinks({ texts }: Pick<RuleContext, "texts">): Text[] {
  return linksIn(texts);
}

/** What several rules find in the same texts. */
const linksIn = memoize((texts: Text[]) =>
  texts.filter(({ key }) => key === "page" || key === "href"),
);
const picturesIn = memoize((texts: Text[]) => texts.filter(({ field }) => field.facts.picture));

/** Another text of the same group, such as the label of a link or the description of a picture. */
export function siblingText({ siblings }: Text, key: string): Text | undefined {
  const beside = siblings[key];
  return beside && "value" in beside ? beside : undefined;
}

/** The path of a page, not percent-encoded. `slugs` has the addresses of translated pages. */
export function readablePath(key: string, slugs?: ReadonlyMap<string, string>): string {
  return decodeAddress(routeOf(slugs?.get(key) ?? key).path);
}

/** Finds the scheme and host of an address of a site, which people also write with or without `www.` and `https:`. */
const ownHost = memoize((origin) => {
  const host = escapePattern(origin.replace(/^https?:\/\/(?:www\.)?/, ""));
  return new RegExp(`^https?://(?:www\\.)?${host}(?=[/?#]|$)`, "i");
});

/**
 * An address of this site without its scheme and host; any other as it is.
 *
 * @param origin Address at which the site is published.
 */
export function localAddress(address: string, origin?: string): string {
  const [own] = (origin && ownHost(origin).exec(address)) || [];
  return own ? address.slice(own.length) || "/" : address;
}

/** What the content says about a file that is not YAML. */
export interface AssetUse {
  /** The text that names it. */
  target: Text;
  /** The file's name. */
  name: string;
  /** The file, if it is there. */
  asset: Asset | undefined;
}

const inFiles = "/files/";

/** Where the content leads to files of the owner's, or names them. */
export function fileLinks(context: ContentContext): AssetUse[] {
  const origin = context.site?.origin;
  const fileName = ({ value, field }: Text) => {
    if (field.facts.isFile) return value;
    const path = decodeAddress(localAddress(value, origin).replace(/[?#].*/s, ""));
    return path.startsWith(inFiles) ? path.slice(inFiles.length) : undefined;
  };
  const named = context.texts.filter(({ field }) => field.facts.isFile);
  return findUses([...contentLinks(context), ...named], context.assets.files, fileName);
}

/** The pictures that the content shows in places of their own. */
export function shownPictures({ texts, assets }: ContentContext): AssetUse[] {
  return findUses(picturesIn(texts), assets.pictures);
}

/** All pictures that the content names: in fields for pictures, as the logo, and as drawings. */
export function namedPictures(context: ContentContext): AssetUse[] {
  const { site, pages, assets } = context;
  const ofLogo = ["file", "darkFile"].map((key) => textAt(site?.company?.logo, key));
  const ofPages = site?.drawings?.map((drawing) => textAt(drawing, "file")) ?? [];
  const drawings = [...ofLogo, ...ofPages, ...textsOfList(pages.products?.roadmap?.drawings)];
  return [...shownPictures(context), ...findUses(drawings, assets.pictures)];
}

/** The texts that name files, with those that are there. */
function findUses(
  targets: readonly (Text | undefined)[],
  assets: readonly Asset[],
  nameIn: (text: Text) => string | undefined = ({ value }) => value,
): AssetUse[] {
  const byName = new Map(assets.map((asset) => [asset.name, asset]));
  return targets.flatMap((target) => {
    const name = target && nameIn(target);
    return target && name !== undefined ? [{ target, name, asset: byName.get(name) }] : [];
  });
}

/**
 * Reports files that content names and that are not in their folder. One that lies there under a name that the check
 * refuses is not missing: the finding about that name says what to do.
 *
 * @param right The folder in which they are looked for.
 */
export function reportMissingFiles(
  { assets, report }: Pick<RuleContext, "assets" | "report">,
  uses: readonly AssetUse[],
  right: "files" | "pictures",
): void {
  const folder = right === "pictures" ? "files" : "pictures";
  const foldFileName = (file: string) => file.normalize("NFC").toLowerCase();
  const refused = new Set(assets.refused.map(foldFileName));
  for (const { target, name, asset } of uses) {
    if (asset || refused.has(foldFileName(`${right}/${name}`))) continue;
    if (assets[folder].some((file) => file.name === name)) {
      const isDrawing = folder === "pictures" && name.endsWith(".svg");
      report(target, {
        ...found("files.wrong-folder", { file: name, folder, right }),
        ...(isDrawing && { hint: say("files.drawing-to-download") }),
      });
      continue;
    }
    // A film does not stand in for its captions.
    const isAlike = ({ name: other }: Asset) => /\.vtt$/.test(other) === /\.vtt$/.test(name);
    const likely = likelyFile(name, assets[right].filter(isAlike));
    const meant = likely && (target.value === name ? likely : inFiles + likely);
    report(target, {
      ...found("files.missing", { file: name, folder: right }),
      ...(meant && { hint: say("suggest.name", { meant }) }),
    });
  }
}

/** The file that was most likely meant, by its name without the ending: all pictures end alike. */
function likelyFile(name: string, files: readonly Asset[]): string | undefined {
  const withoutExtension = (file: string) => file.replace(/\.[^.]*$/, "");
  const stems = new Set(files.map((file) => withoutExtension(file.name)));
  const stem = withoutExtension(name);
  const meant = stems.has(stem) ? stem : nearest(stem, stems);
  const found = files.filter((file) => withoutExtension(file.name) === meant);
  return found.length === 1 ? found[0]?.name : undefined;
}
