import { readFileSync } from "node:fs";
import { picturePlaces } from "../../../src/content/image.ts";
import { drawnLayouts } from "../../../src/content/layouts.ts";
import { formerPath } from "../../../src/content/page-key.ts";
import { pictureEnding } from "../../../src/content/picture-name.ts";
import { stationsOf } from "../../../src/content/roadmap.ts";
import type { Asset } from "../../content/assets.ts";
import { textAt } from "../../content/content-file.ts";
import { detectKind, kindFault, readStart } from "../../content/file-kind.ts";
import { code, codes, formatCount } from "../../content/format.ts";
import { nearest } from "../../content/nearest.ts";
import { pdfFacts } from "../../content/pdf-facts.ts";
import { pictureFacts } from "../../content/picture-facts.ts";
import { readDrawing, readSvg } from "../clean-svg.ts";
import { type AssetUse, fileLinks, namedPictures, reportMissingFiles } from "../content-links.ts";
import { simplify } from "../heavy-drawing.ts";
import type { UndatedContext } from "../rule-context.ts";

const megabyte = 1_000_000;
/** The largest sizes that raise no warning, in bytes, and the points of a drawing. */
const most = { file: 10 * megabyte, film: 25 * megabyte, picture: 8 * megabyte, points: 20_000 };

export function checkFileSize(context: UndatedContext): void {
  const { assets, report } = context;
  for (const file of [...assets.files, ...assets.root])
    if (/\.(mp4|webm|mov)$/.test(file.name) && file.bytes > most.film)
      report(file, {
        message: `The film has ${formatMegabytes(file.bytes)}, and some hosts refuse files over ${formatMegabytes(most.film)}.`,
        hint: "Save it shorter or smaller, such as 1280 by 720 pixels in H.264; or show it from YouTube, Vimeo or PeerTube by `href`.",
      });
    else if (file.bytes > most.file && !/\.(mp4|webm|mov)$/.test(file.name))
      report(file, {
        message: `The file has ${formatMegabytes(file.bytes)}, which takes long on a slow connection.`,
        hint: `Save it with smaller pictures, or divide it; up to ${formatMegabytes(most.file)} is good.`,
      });
    else if (file.bytes === 0 && assets.files.includes(file))
      report(file, {
        message: "The file is empty: visitors would get nothing.",
        hint: "Save it again from the original, or delete it.",
      });
  for (const { target, name, asset } of namedPictures(context)) {
    const facts = asset && pictureFacts(asset.path);
    if (!facts || "fault" in facts) continue;
    if (facts.kind === "svg") {
      const { points = 0 } = readDrawing(asset) ?? {};
      if (points > most.points)
        report(target, {
          message: `${name} has ${points.toLocaleString("en")} points, which make a page slow; up to ${most.points.toLocaleString("en")} are good.`,
          hint: simplify,
        });
      continue;
    }
    const { widest = 0, least = widest } = target.picture ?? {};
    if (facts.width < least)
      report(target, {
        message: `${name} is ${facts.width} pixels wide, but is shown up to ${least} wide here.`,
        hint: `Take one that is ${2 * widest} pixels wide, for dense screens; ${least} is the minimum.`,
      });
    else if (asset.bytes > most.picture)
      report(target, {
        message: `${name} has ${formatMegabytes(asset.bytes)}, but visitors get a small copy.`,
        hint: "Save it about 2,000 pixels wide, as JPEG or WebP.",
      });
  }
}

export function checkFileKind({ assets, report }: UndatedContext): void {
  for (const file of [...assets.files, ...assets.root]) {
    const fault = file.bytes > 0 ? kindFault(file.name, readStart(file.path)) : undefined;
    if (fault) report(file, fault);
  }
}

export function checkFilePdf({ assets, report }: UndatedContext): void {
  for (const file of assets.files) {
    const facts = file.name.endsWith(".pdf") ? pdfFacts(file.path) : undefined;
    // One without pages is broken, or of a kind that cannot be read here.
    if (!facts?.pages) continue;
    if (facts.isScan)
      report(file, {
        message: "This PDF is a scan: pictures of pages, in which nobody can search or listen.",
        hint: "Save it from the original document, or have a program recognize its text (OCR).",
      });
    else if (!(facts.isTagged && facts.hasTitle))
      report(file, {
        message: facts.isTagged
          ? "This PDF has no title, so a browser shows the name of the file."
          : `This PDF has no tags${facts.hasTitle ? "" : ", and no title"}: screen readers find no headings and no order in it.`,
        hint: facts.isTagged
          ? "Write a title in the document’s properties, and save the PDF again."
          : `${facts.hasTitle ? "" : "Write a title in the document’s properties. "}Save it again with tags: in Word, Options, Document structure tags; in LibreOffice, Export as PDF, Tagged PDF.`,
      });
  }
}

export function checkFilePrivate({ assets, report }: UndatedContext): void {
  for (const file of [...assets.files, ...assets.root]) {
    const secret = findSecret(file);
    if (secret === "location")
      report(file, {
        message: "The file says where it was taken, with latitude and longitude.",
        hint: "Save it again without its location, or show it from `content/pictures`, whose copies have none.",
      });
    else if (secret)
      report(file, {
        message: "The file contains a private key.",
        hint: "Move it out of `content/`, and change the key if it was published before.",
      });
  }
}

export function checkFileUnused(context: UndatedContext): void {
  // A file that could not be read may name it.
  if (!context.isWhole) return;
  const { files, pictures } = context.assets;
  const uses = [...fileLinks(context), ...namedPictures(context)];
  for (const file of unusedFiles(files, uses))
    context.report(file, {
      message: "Nothing on the site links to this file.",
      hint: `Write \`href: /files/${file.name}\` where it belongs, or delete it.`,
    });
  for (const file of unusedFiles(pictures, uses))
    context.report(file, {
      message: "No page shows this picture.",
      hint: pictureEnding.test(file.name)
        ? `Write \`file: ${file.name}\` below an \`image\`, or delete it.`
        : "Save it as JPEG, PNG, WebP, AVIF or SVG, since pages show no others, or delete it.",
    });
}

export function checkPictureFile(context: UndatedContext): void {
  const uses = namedPictures(context);
  reportMissingFiles(context, uses, "pictures");
  for (const { target, name, asset } of uses) {
    if (asset === undefined) continue;
    const facts = name.endsWith(".svg") ? readSvg(asset.path) : pictureFacts(asset.path);
    if (!("fault" in facts)) continue;
    const { fault, hint } = { hint: "Save it again from the original.", ...facts };
    const kind = detectKind(readStart(asset.path));
    const isOther = kind && !/^(?:jpeg|png|webp|avif)$/.test(kind.id);
    context.report(target, {
      message: `${name} cannot be shown: ${isOther ? `This is ${kind.name}.` : fault}`,
      hint: kind?.hint ?? hint,
    });
  }
}

/** Larger files are not searched: hosts refuse them anyway. */
const mostToSearch = 100 * megabyte;

/** The latitude in Exif data, in either byte order (Exif 2.32, tag 2 of the GPS attributes: type 5, count 3). */
const exifLatitudes = ["0200050003000000", "0002000500000003"];
/** The same in XMP, and the place where a film was taken (QuickTime, ISO 6709). */
const writtenPlace = /exif:GPSLatitude|location\.ISO6709|\xa9xyz.{4}[+-]\d/s;

/** What a file contains that visitors must not get. */
function findSecret({ name, path, bytes }: Asset): "location" | "key" | undefined {
  const isTaken = /\.(jpe?g|png|webp|avif|tiff?|psd|pdf|mp4|mov)$/i.test(name);
  const isText = /\.(txt|asc|md|csv|json|xml|html?)$|^[^.]*$/i.test(name);
  if (bytes > mostToSearch || !(isTaken || isText)) return undefined;
  const content = readFileSync(path);
  if (isText) return /PRIVATE KEY( BLOCK)?-----/.test(`${content}`) ? "key" : undefined;
  const isPlaced =
    exifLatitudes.some((bytes) => content.includes(bytes, 0, "hex")) ||
    writtenPlace.test(content.toString("latin1"));
  return isPlaced ? "location" : undefined;
}

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

/** A size for people: `12 MB`, `1.5 MB`. */
function formatMegabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toFixed(1))} MB`;
}

export function checkDrawingPlace(context: UndatedContext): void {
  checkPageDrawings(context);
  checkStationDrawings(context);
}

export function checkSvgCleaned(context: UndatedContext): void {
  for (const { target, name, asset } of namedPictures(context)) {
    const { removed = [] } = (/\.svg$/.test(name) && readDrawing(asset)) || {};
    if (removed.length === 0) continue;
    const first = removed.slice(0, 4).join(", ");
    const more = removed.length - 4;
    context.report(target, {
      message: `${name} is shown without ${first}${more > 0 ? ` and ${more} more` : ""}.`,
      hint: "Save it as a plain SVG, with letters as paths; look at it on the page.",
    });
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
  const seen = new Set<string>();
  for (const drawing of site?.drawings ?? []) {
    const target = textAt(drawing, "for");
    if (target === undefined) continue;
    const { value: key } = target;
    if (!pageKeys.includes(key)) {
      const now = formerNames.get(formerPath(key));
      const meant = now ?? nearest(key, keys);
      reportIn(target, 0, key.length, {
        message: `There is no page ${code(key)} to show this drawing.`,
        hint: meant ? `Did you mean ${code(meant)}?` : `Name one of ${codes(keys)}.`,
        ...(now && { fix: now }),
      });
      continue;
    }
    const page = everyPage.find((page) => page.key === key);
    const isShown =
      !seen.has(key) &&
      (!page || drawnLayouts.includes(page.layout)) &&
      !page?.texts.some(({ picture }) => picture === picturePlaces.opening);
    seen.add(key);
    if (!isShown)
      report(drawing, {
        message: `The page ${code(key)} does not show this drawing.`,
        hint: `One drawing is shown on ${codes(keys)} each, unless a photograph opens the page. Delete this entry, or \`drawings\` if it holds nothing else.`,
      });
  }
}

function checkStationDrawings({ pages, report }: UndatedContext): void {
  const { text, drawings } = pages.products?.roadmap ?? {};
  if (text === undefined || drawings === undefined) return;
  const { length } = stationsOf(text).stations;
  if (drawings.length === length) return;
  report(drawings, {
    message: `There ${drawings.length === 1 ? "is" : "are"} ${formatCount(drawings.length, "drawing")} for ${formatCount(length, "station")}.`,
    hint: "Name one for each station, which arrows (→) separate in the roadmap's text, or delete `drawings`.",
  });
}
