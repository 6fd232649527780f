import { decoded } from "../../../src/content/address.ts";
import { anchorOf } from "../../../src/content/anchor-of.ts";
import { formerPath, keyPattern } from "../../../src/content/page-key.ts";
import type { Pages } from "../../../src/content/schema/pages.ts";
import { statementSections } from "../../../src/content/statement-sections.ts";
import { routeOf } from "../../../src/routes.ts";
import {
  besideOf,
  contentLinks,
  fileLinks,
  localAddress,
  reportMissing,
} from "../linting/content-links.ts";
import type { RuleContext, Undated } from "../linting/rule-context.ts";
import { type Readable, type Text, textAt } from "../read/content-file.ts";
import type { FindingText } from "../read/diagnostic.ts";
import { code, codes } from "../read/findings/format.ts";
import { nearest } from "../read/findings/nearest.ts";

const notFound = "not-found";
const localPattern = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export function checkLinkInternal(context: Undated): void {
  reportMissing(context, fileLinks(context), "files");
  const { site, everyPage, pageKeys, formerNames, assets, report, reportIn } = context;
  const { translatedPages, sourcePages = [] } = context;
  const { origin } = site ?? {};
  const keys = pageKeys.filter((key) => key !== notFound);
  const paths = keys.map(pathOf);
  // `reportMissing` reports missing files.
  const isFile = (path: string) =>
    path.startsWith("/files/") || assets.root.some(({ name }) => path === `/${name}`);
  const pathOfFile = new Map(everyPage.map(({ file, key }) => [file, pathOf(key)]));
  // A page with mistakes may get more anchors when they are corrected.
  const anchors = new Map(
    [...sourcePages, ...everyPage].map((page) => [
      pathOf(page.key),
      page.isWhole ? anchorsOf(page) : undefined,
    ]),
  );

  const nowOf = (name: string) => formerNames.get(formerPath(name));

  /** Reports a link that misses its page; `npx faircopy fix` writes the present name over a former one. */
  function reportMissed(
    target: Text,
    written: string,
    now: string | undefined,
    missing: () => FindingText,
  ): void {
    const start = target.value.length - localAddress(target.value, origin).length;
    if (now === undefined) report(target, missing);
    else
      reportIn(target, start, start + written.length, {
        message: `The page ${code(decoded(written))} has a new name.`,
        hint: `Write ${code(now)}, or run \`npx faircopy fix\`.`,
        fix: now,
      });
  }

  function reportPath(target: Text, written: string): void {
    const path = decoded(written);
    const trimmed = trimmedPath(path);
    const now = nowOf(path) ?? nowOf(trimmed);
    const address = now && (written.includes("%") ? routeOf(now).path : pathOf(now));
    reportMissed(target, written, address, () => {
      const meant = paths.includes(trimmed) ? trimmed : nearest(trimmed, paths);
      const hint = meant ? `Did you mean ${meant}?` : `There are ${paths.join(", ")}.`;
      const message = `This site has no page ${path}.`;
      return separateAccents(trimmed, paths) ?? { message, hint };
    });
  }

  /** Reports a key that names no page, or the page for missing pages. */
  function reportKey(target: Text, what: string): void {
    const { value } = target;
    reportMissed(target, value, nowOf(value), () => {
      if (value === notFound)
        return {
          message: `${what} leads to the page for missing pages.`,
          hint: `Name another page: ${codes(keys)}.`,
        };
      const message = `There is no page ${code(value)}.`;
      return separateAccents(value, keys) ?? { message, hint: keyHint(target) };
    });
  }

  function keyHint({ key, value, siblings }: Text): string {
    // An address or a file name may stand for the key of its page.
    const [whole = ""] = /^[^?#]*/.exec(localAddress(value.trim(), origin)) ?? [];
    const path = decoded(whole.replace(/(?<=.)\/$/, "").replace(/\.(?:ya?ml|html?)$/i, ""));
    const named = keys.find((one) => [one, pathOf(one), `/${one}`].includes(path));
    if (named !== undefined)
      return `Write ${code(named)}, the name of the page's file without its ending.`;
    const meant = nearest(value, keys);
    if (meant) return `Did you mean ${code(meant)}?`;
    if (key === "page" && /^[a-z]+:/i.test(value))
      return `Write \`href\` in place of \`page\`${siblings["text"] ? "" : ", and `text` with the words of the link"}; \`page\` takes the name of a page of this site.`;
    const another = `${key === "page" ? "Delete the link, or name" : "Name"} another page: ${codes(keys)}`;
    return keyPattern.test(value)
      ? `${another}; or write ${code(`${value}.yaml`)} in the folder of the pages.`
      : `${another}.`;
  }

  function noAnchor(path: string | undefined, anchor: string): FindingText {
    const all = [...anchors].flatMap(([on, ids = []]) => ids.map((id) => ({ on, id })));
    // Several pages may have the same anchor.
    const ids = new Set(all.map(({ id }) => id));
    const id = ids.has(anchor) ? anchor : nearest(anchor, ids);
    const meant = all.find((one) => one.id === id);
    const where = path ? `on ${path}` : "on every page that shows this link";
    return {
      message: `There is no section #${anchor} ${where}.`,
      hint: meant
        ? `Did you mean ${meant.on}#${id}?`
        : `A section has an anchor if it has an \`id\`, and on pages with the layout \`text\`.${context.translation ? " It is that of the source." : ""}`,
    };
  }

  for (const target of contentLinks(context)) {
    const { key, value } = target;
    if (key === "page") {
      if (!keys.includes(value)) reportKey(target, "This link");
      continue;
    }
    const [isLocal, path, anchor] = localPattern.exec(localAddress(value, origin)) ?? [];
    if (isLocal === undefined || (path && isFile(path))) continue;
    // A page has the same anchors in each language.
    const translated = translatedPages?.get(decoded(path ?? ""));
    const there = translated === undefined ? path && decoded(path) : pathOf(translated);
    // An anchor without a path refers to the page of its file. Links in other files are on several pages.
    const on = there || pathOfFile.get(target.file);
    const id = anchor && decoded(anchor);
    if (path && !paths.includes(`${on}`)) reportPath(target, path);
    else if (id && (on === undefined || anchors.get(on)?.includes(id) === false))
      report(target, () => noAnchor(on, id));
  }
  const startPage = textAt(site, "startPage");
  if (startPage && !keys.includes(startPage.value)) reportKey(startPage, "The logo");
}

/** A path without a file extension or a slash at its end. */
function trimmedPath(path: string): string {
  return path.replace(/(?:(?<=\/)index)?\.(?:ya?ml|html?|php)$|(?<!\/)\/+$/i, "") || "/";
}

/** The finding about a name in another Unicode form: a copied file name may have decomposed accents. */
function separateAccents(written: string, names: readonly string[]): FindingText | undefined {
  const whole = written.normalize("NFC");
  if (whole === written || !names.includes(whole)) return undefined;
  return {
    message: `The accents in ${code(written)} are separate characters, so it only looks like the name of a page.`,
    hint: `Type it again: write ${code(whole)}.`,
  };
}

/** The path of a page, not percent-encoded. */
function pathOf(key: string): string {
  return decoded(routeOf(key).path);
}

/** The anchors of a page without mistakes. */
function anchorsOf({ layout, root }: RuleContext["everyPage"][number]): readonly string[] {
  if (layout === "accessibility") return statementSections;
  const { sections = [] } = root as Readable<Pages["text"]>;
  return sections.flatMap(({ id, heading }) => {
    if (layout === "text" && heading) return anchorOf({ id, heading });
    return id ? [id] : [];
  });
}

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

export function checkLinkText(context: Undated): void {
  if (!context.inEnglish) return;
  for (const target of contentLinks(context)) {
    const words = besideOf(target, "text");
    if (words !== undefined && empty.test(words.value.trim()))
      context.report(words, {
        message: `"${words.value.trim()}" does not say where the link leads.`,
        hint: "Name what is behind it, such as About us.",
      });
  }
}
