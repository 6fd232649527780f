import { stationsOf } from "../../../site/data/roadmap.ts";
import { commas, found, say } from "../../../words/say.ts";
import { code } from "../../format.ts";
import { nearest } from "../../nearest.ts";
import { drawnLayouts } from "../../schema/layouts.ts";
import { picturePlaces } from "../../schema/values/image.ts";
import { formerPath } from "../../schema/values/page-key.ts";
import { pictureEnding } from "../../schema/values/picture-name.ts";
import { textAt } from "../../shape/index.ts";
import { type Asset, type CleanSvg, detectKind, kindFault } from "../../site/index.ts";
import { type AssetUse, fileLinks, namedPictures, reportMissingFiles } from "../content-links.ts";
import type { UndatedContext } from "../rule-context.ts";

const megabyte = 1_000_000;
/** The largest sizes that raise no warning, in megabytes, and the points of a drawing. */
const most = { file: 10, host: 25, picture: 8, site: 1000, points: 20_000 };

/** A size for people. */
const megabytesOf = (bytes: number) => Number((bytes / megabyte).toFixed(1));

export function checkFileSize(context: UndatedContext): void {
  const { assets, report } = context;
  const published = [...assets.files, ...assets.root];
  const bytes = published.reduce((sum, { facts }) => sum + facts.bytes, 0);
  if (bytes > most.site * megabyte) {
    const file = published[0]?.file.replace(/\/files\/.*/, "/files") ?? "";
    report({ file }, found("files.large-site", { megabytes: megabytesOf(bytes), most: most.site }));
  }
  for (const file of published) {
    const { bytes } = file.facts;
    const [megabytes, isFilm] = [megabytesOf(bytes), /\.(mp4|webm|mov)$/.test(file.name)];
    if (bytes > most.host * megabyte)
      report(file, {
        ...found("files.large", { megabytes, most: most.file }),
        message: say("files.large-for-hosts", { megabytes, most: most.host }),
        ...(isFilm && found("files.large-film", { megabytes, most: most.host })),
      });
    else if (bytes > most.file * megabyte && !isFilm)
      report(file, found("files.large", { megabytes, most: most.file }));
    else if (bytes === 0 && assets.files.includes(file) && !kindFault(file.name, ""))
      report(file, found("files.empty"));
  }
  for (const { target, name, asset } of namedPictures(context)) {
    const { bytes = 0, picture } = asset?.facts ?? {};
    const facts = picture?.();
    if (!facts || "fault" in facts) continue;
    if (facts.kind === "svg") {
      const points = drawingOf(asset)?.points ?? 0;
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
    else if (bytes > most.picture * megabyte) {
      const megabytes = megabytesOf(bytes);
      report(target, found("files.large-picture", { file: name, megabytes }));
    }
  }
}

/** The cleaned drawing from a file; undefined if the file is missing or is no drawing. */
function drawingOf(asset: Asset | undefined): CleanSvg | undefined {
  const drawing = asset?.facts.drawing();
  return drawing && !("fault" in drawing) ? drawing : undefined;
}

export function checkFileKind({ assets, report }: UndatedContext): void {
  for (const file of [...assets.files, ...assets.root]) {
    const fault = kindFault(file.name, file.facts.start());
    if (fault) report(file, fault);
  }
}

export function checkFilePdf({ assets, report }: UndatedContext): void {
  for (const file of assets.files) {
    const facts = file.name.endsWith(".pdf") ? file.facts.pdf() : undefined;
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
    const secret = file.facts.secret();
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
    const facts = name.endsWith(".svg") ? asset.facts.drawing() : asset.facts.picture();
    if (!("fault" in facts)) continue;
    const kind = detectKind(asset.facts.start());
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
    const removed = (/\.svg$/.test(name) && drawingOf(asset)?.removed) || [];
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
