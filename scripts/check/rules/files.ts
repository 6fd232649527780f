import { readFileSync } from "node:fs";
import { picturePlaces } from "../../../src/content/image.ts";
import { drawnLayouts } from "../../../src/content/layouts.ts";
import { memoize } from "../../../src/content/memoize.ts";
import { formerPath } from "../../../src/content/page-key.ts";
import { pictureEnding } from "../../../src/content/picture-name.ts";
import { stationsOf } from "../../../src/content/roadmap.ts";
import { commas, found, say } from "../../../src/content/say.ts";
import type { Asset } from "../../content/files/assets.ts";
import { detectKind, kindFault, readStart } from "../../content/files/file-kind.ts";
import { fileStamp } from "../../content/files/file-stamp.ts";
import { pdfFacts } from "../../content/files/pdf-facts.ts";
import { pictureFacts } from "../../content/files/picture-facts.ts";
import { code } from "../../content/format.ts";
import { nearest } from "../../content/nearest.ts";
import { textAt } from "../../content/schema/content-file.ts";
import { readDrawing, readSvg } from "../clean-svg.ts";
import { type AssetUse, fileLinks, namedPictures, reportMissingFiles } from "../content-links.ts";
import type { UndatedContext } from "../rule-context.ts";

const megabyte = 1_000_000;
/** The largest sizes that raise no warning, in megabytes, and the points of a drawing. */
const most = { file: 10, host: 25, picture: 8, site: 1000, points: 20_000 };

/** A size for people. */
const megabytesOf = ({ bytes }: Pick<Asset, "bytes">) => Number((bytes / megabyte).toFixed(1));

export function checkFileSize(context: UndatedContext): void {
  const { assets, report } = context;
  const published = [...assets.files, ...assets.root];
  const bytes = published.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > most.site * megabyte) {
    const file = published[0]?.file.replace(/\/files\/.*/, "/files") ?? "";
    report(
      { file },
      found("files.large-site", { megabytes: megabytesOf({ bytes }), most: most.site }),
    );
  }
  for (const file of published) {
    const [megabytes, isFilm] = [megabytesOf(file), /\.(mp4|webm|mov)$/.test(file.name)];
    if (file.bytes > most.host * megabyte)
      report(file, {
        ...found("files.large", { megabytes, most: most.file }),
        message: say("files.large-for-hosts", { megabytes, most: most.host }),
        ...(isFilm && found("files.large-film", { megabytes, most: most.host })),
      });
    else if (file.bytes > most.file * megabyte && !isFilm)
      report(file, found("files.large", { megabytes, most: most.file }));
    else if (file.bytes === 0 && assets.files.includes(file) && !kindFault(file.name, ""))
      report(file, found("files.empty"));
  }
  for (const { target, name, asset } of namedPictures(context)) {
    const facts = asset && pictureFacts(asset.path);
    if (!facts || "fault" in facts) continue;
    if (facts.kind === "svg") {
      const { points = 0 } = readDrawing(asset) ?? {};
      if (points > most.points)
        report(target, {
          message: say("files.many-points", { file: name, points, most: most.points }),
          hint: say("drawings.simplify"),
        });
      continue;
    }
    const { widest = 0, least = widest } = target.field.facts.picture ?? {};
    const { width } = facts;
    if (width < least)
      report(target, found("files.small-picture", { file: name, width, least, good: 2 * widest }));
    else if (asset.bytes > most.picture * megabyte)
      report(target, found("files.large-picture", { file: name, megabytes: megabytesOf(asset) }));
  }
}

export function checkFileKind({ assets, report }: UndatedContext): void {
  for (const file of [...assets.files, ...assets.root]) {
    const fault = kindFault(file.name, readStart(file.path));
    if (fault) report(file, fault);
  }
}

export function checkFilePdf({ assets, report }: UndatedContext): void {
  for (const file of assets.files) {
    const isRead = file.name.endsWith(".pdf") && file.bytes <= mostToSearch;
    const facts = isRead ? pdfFacts(file.path) : undefined;
    // One without pages is broken, or of a kind that cannot be read here.
    if (!facts?.pages) continue;
    if (facts.isScan) report(file, found("files.pdf-scan"));
    else if (facts.isTagged && !facts.hasTitle) report(file, found("files.pdf-title"));
    else if (!facts.isTagged)
      report(file, facts.hasTitle ? found("files.pdf-tags") : found("files.pdf-tags-title"));
  }
}

export function checkFilePrivate({ assets, report }: UndatedContext): void {
  for (const file of [...assets.files, ...assets.root]) {
    const secret = findSecret(file);
    if (secret) report(file, found(`files.${secret}`));
  }
}

export function checkFileUnused(context: UndatedContext): void {
  // A file that could not be read may name it.
  if (!context.isWhole) return;
  const { files, pictures } = context.assets;
  const uses = [...fileLinks(context), ...namedPictures(context)];
  for (const file of unusedFiles(files, uses))
    context.report(file, found("files.unlinked", { file: file.name }));
  for (const file of unusedFiles(pictures, uses))
    context.report(file, {
      ...found("files.unshown-picture", { file: file.name }),
      ...(!pictureEnding.test(file.name) && { hint: say("files.unshown-kind") }),
    });
}

export function checkFileUnsent(context: UndatedContext): void {
  const { files, pictures } = context.assets;
  const used = [...fileLinks(context), ...namedPictures(context)].map(({ asset }) => asset?.file);
  const unused = [...files, ...pictures].filter(({ file }) => !used.includes(file));
  for (const [file, { why, slots }] of context.unsent ?? [])
    if (!unused.some((one) => one.file === file))
      context.report({ file }, found(`unsent.${why}`, slots));
}

export function checkPictureFile(context: UndatedContext): void {
  const uses = namedPictures(context);
  reportMissingFiles(context, uses, "pictures");
  for (const { target, name, asset } of uses) {
    if (asset === undefined) continue;
    const facts = name.endsWith(".svg") ? readSvg(asset.path) : pictureFacts(asset.path);
    if (!("fault" in facts)) continue;
    const kind = detectKind(readStart(asset.path));
    const isDrawn = name.endsWith(".svg");
    const isOther = kind && (isDrawn || !/^(?:jpeg|png|webp|avif)$/.test(kind.id));
    const fault = isOther ? say("kinds-of-files.is", { kind: kind.name }) : facts.fault;
    const again = say(isOther && isDrawn ? "kinds-of-files.save-again" : "files.save-again");
    context.report(target, {
      message: say("files.cannot-be-shown", { file: name, fault }),
      hint: kind?.hint ?? (isOther ? again : (facts.hint ?? again)),
    });
  }
}

/** Larger files are not searched: hosts refuse them anyway. */
const mostToSearch = 100 * megabyte;

/** The latitude in Exif data, in either byte order (Exif 2.32, tag 2 of the GPS attributes: type 5, count 3). */
const exifLatitudes = ["0200050003000000", "0002000500000003"];
/** The latitude in XMP, and the place where a film was taken (QuickTime, ISO 6709). */
const writtenPlace = /exif:GPSLatitude|location\.ISO6709|\xa9xyz.{4}[+-]\d/s;

/** What a file contains that visitors must not get. */
function findSecret({ name, path, bytes }: Asset): "location" | "private-key" | undefined {
  const isTaken = /\.(jpe?g|png|webp|avif|tiff?|psd|pdf|mp4|mov)$/i.test(name);
  const isText = /\.(txt|asc|md|csv|json|xml|html?)$|^[^.]*$/i.test(name);
  if (bytes > mostToSearch || !(isTaken || isText)) return undefined;
  if (isText) return hasKey(path) ? "private-key" : undefined;
  return saysWhere(path) ? "location" : undefined;
}

const hasKey = memoize((path) => /PRIVATE KEY( BLOCK)?-----/.test(readFileSync(path, "utf8")), {
  state: fileStamp,
});

const saysWhere = memoize(
  (path) => {
    const content = readFileSync(path);
    return (
      exifLatitudes.some((bytes) => content.includes(bytes, 0, "hex")) ||
      writtenPlace.test(content.toString("latin1"))
    );
  },
  { state: fileStamp },
);

/** The files that nothing names. */
function unusedFiles(files: readonly Asset[], uses: readonly AssetUse[]): Asset[] {
  // One mistake, one finding: a name without its file is reported by other rules.
  if (uses.some(({ asset }) => asset === undefined)) return [];
  const used = new Set(uses.map(({ asset }) => asset));
  const names = new Set(uses.map(({ name }) => name));
  // Captions of a translation are named by those of the page.
  const isTranslated = ({ name }: Asset) => names.has(name.replace(/\.[a-z-]+(?=\.vtt$)/, ""));
  return files.filter((file) => !used.has(file) && !isTranslated(file));
}

export function checkDrawingPlace(context: UndatedContext): void {
  checkPageDrawings(context);
  checkStationDrawings(context);
}

export function checkSvgCleaned(context: UndatedContext): void {
  for (const { target, name, asset } of namedPictures(context)) {
    const { removed = [] } = (/\.svg$/.test(name) && readDrawing(asset)) || {};
    if (removed.length === 0) continue;
    const parts = removed.slice(0, 4).map((part) => {
      const [attribute = "", element] = part.split(" on ");
      return element ? say("files.attribute", { attribute, element }) : part;
    });
    const more = removed.length - parts.length;
    context.report(target, found("files.svg-cleaned", { file: name, parts: commas(parts), more }));
  }
}

function checkPageDrawings({
  site,
  everyPage,
  pageKeys,
  formerNames,
  report,
  reportIn,
}: UndatedContext): void {
  const drawn = everyPage.filter(({ layout }) => drawnLayouts.includes(layout));
  // Without any page there is nothing to name; that is reported elsewhere.
  if (drawn.length === 0) return;
  const keys = drawn.map(({ key }) => key);
  const pages = commas(keys.map(code));
  const seen = new Set<string>();
  for (const drawing of site?.drawings ?? []) {
    const target = textAt(drawing, "for");
    if (target === undefined) continue;
    const { value: key } = target;
    if (!pageKeys.includes(key)) {
      const now = formerNames.get(formerPath(key));
      const meant = now ?? nearest(key, keys);
      reportIn(target, 0, key.length, {
        ...found("drawings.no-page", { page: key, pages }),
        ...(meant && { hint: say("suggest.code", { meant }) }),
        ...(now && { fix: now }),
      });
      continue;
    }
    const page = everyPage.find((page) => page.key === key);
    const isShown =
      !seen.has(key) &&
      (!page || drawnLayouts.includes(page.layout)) &&
      !page?.texts.some(({ field }) => field.facts.picture === picturePlaces.opening);
    seen.add(key);
    if (!isShown) report(drawing, found("drawings.not-shown", { page: key, pages }));
  }
}

function checkStationDrawings({ pages, report }: UndatedContext): void {
  const { text, drawings } = pages.products?.roadmap ?? {};
  if (text === undefined || drawings === undefined) return;
  const { length } = stationsOf(text).stations;
  if (drawings.length === length) return;
  const counts = { drawings: drawings.length, stations: length };
  report(drawings, found("drawings.stations", counts));
}
