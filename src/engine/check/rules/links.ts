import { anchorsOf } from "../../../site/data/reading-sections.ts";
import { bookingWord } from "../../../words/addresses/address.ts";
import { decodeAddress } from "../../../words/addresses/url.ts";
import { inlinePieces } from "../../../words/inline.ts";
import { normalizeInput } from "../../../words/normalize-input.ts";
import { commas, found, say } from "../../../words/say.ts";
import type { FindingText } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { nearest } from "../../nearest.ts";
import { folderOf } from "../../schema/collections.ts";
import type { Page } from "../../schema/pages.ts";
import { formerPath, keyPattern } from "../../schema/values/page-key.ts";
import { isWritten, type Text, textAt } from "../../shape/index.ts";
import { valueAt } from "../../values.ts";
import {
  contentLinks,
  fileLinks,
  localAddress,
  readablePath,
  reportMissingFiles,
  siblingText,
} from "../content-links.ts";
import { foldWords, hollowWords } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";
import { dialled, isSameNumber, mailAddress } from "./contact.ts";

const notFound = "not-found";
const localPattern = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export function checkLinkInternal(context: UndatedContext): void {
  reportMissingFiles(context, fileLinks(context), "files");
  const { site, everyPage, pageKeys, formerNames, assets, report, reportIn } = context;
  const { translatedPages, sourcePages = [] } = context;
  const { origin } = site ?? {};
  const keys = pageKeys.filter((key) => key !== notFound);
  const paths = keys.map((key) => readablePath(key));
  const there = { keys: new Set(keys), paths: new Set(paths) };
  // `reportMissingFiles` reports missing files.
  const isFile = (path: string) =>
    path.startsWith("/files/") || assets.root.some(({ name }) => path === `/${name}`);
  const pathOfFile = new Map(everyPage.map(({ file, key }) => [file, readablePath(key)]));
  // A page with mistakes may get more anchors when they are corrected.
  const anchors = new Map(
    [...sourcePages, ...everyPage].map((page) => [
      readablePath(page.key),
      page.isWhole ? anchorsOf({ ...page.root, layout: page.layout } as Page) : undefined,
    ]),
  );

  /** Reports the path or key of a page that is not there; `fix` writes the present name over a former one. */
  function reportMissingTarget(target: Text, written: string): void {
    const name = decodeAddress(written);
    const isPath = written.startsWith("/") && target.key === "href";
    const [behind = ""] = /[?#].*$/s.exec(target.value) ?? [];
    const former = formerTarget(name);
    if (former === undefined) {
      report(target, isPath ? missingPathFinding(name, behind) : missingPageFinding(target));
      return;
    }
    const start = target.value.length - localAddress(target.value, origin).length;
    const path = written.includes("%") ? encodeURI(former.path) : former.path;
    const fix = isPath ? path : former.key;
    reportIn(target, start, start + written.length, {
      ...found("links.renamed", { page: name, now: fix }),
      fix,
    });
  }

  /** The page that had a path or key, and its path of today; in a further language the path there. */
  function formerTarget(name: string): { key: string; path: string } | undefined {
    const keyOf = (path: string) =>
      formerNames.get(formerPath(path)) ?? formerNames.get(formerPath(trimmedPath(path)));
    const key = keyOf(name);
    if (key !== undefined) return { key, path: readablePath(key) };
    const [, folder, rest = ""] = /^(\/[^/]+)(\/.+)$/s.exec(name) ?? [];
    const translated = keyOf(rest);
    const [path] =
      [...(translatedPages ?? [])].find(
        ([path, of]) => of === translated && path.startsWith(`${folder}/`),
      ) ?? [];
    return translated && path ? { key: translated, path } : undefined;
  }

  /** @param behind What stands behind the path, such as an anchor. */
  function missingPathFinding(path: string, behind: string): FindingText {
    const plain = trimmedPath(path);
    const begun = paths.filter((one) => plain.startsWith(`${one}-`) && one !== "/");
    const named = pageTitled(plain.slice(1));
    const near = paths.includes(plain) ? plain : (nearest(plain, paths) ?? begun[0]);
    const meant = near ?? (named && readablePath(named));
    // Entries of lists are too many to be named.
    const shown = keys.filter((key) => !folderOf(key)).map((key) => readablePath(key));
    if (plain === `/${bookingWord}`)
      return {
        ...found("links.no-path", { path, paths: "" }),
        hint: say("texts.write", { meant: bookingWord }),
      };
    return {
      ...found("links.no-path", { path, paths: commas(shown) }),
      ...(meant && { hint: suggestPage("name", meant + behind, path, near ? undefined : named) }),
    };
  }

  function missingPageFinding({ key, value, siblings }: Text): FindingText {
    const pages = commas(keys.filter((one) => !folderOf(one)).map(code));
    if (value === notFound) return found("links.to-missing-page", { pages });
    const missing = found("links.no-page", { page: value, key, pages });
    // `page` may hold an address or a file name in place of a page's key.
    const path = trimmedPath(
      decodeAddress(localAddress(value.trim(), origin).replace(/[?#].*/s, "")),
    );
    const named =
      keys.find((one) => [one, readablePath(one), `/${one}`].includes(path)) ?? pageTitled(value);
    if (value === bookingWord) {
      const isThere = site && isWritten(site, "booking");
      const more = isThere ? [] : [say("links.no-booking.hint")];
      const hint = say("links.address-of-section", { address: bookingWord });
      return { ...missing, hint: [hint, ...more].join(" ") };
    }
    const [anchor] = /#[^\s#]+$/.exec(value) ?? [];
    if (key === "page" && named && anchor) {
      const address = `${readablePath(named)}${anchor}`;
      return { ...missing, hint: say("links.address-of-section", { address }) };
    }
    const meant = named ?? nearest(path.replace(/^\/?pages\//, ""), keys);
    if (meant) return { ...missing, hint: suggestPage("code", meant, value, meant) };
    if (key === "page" && /^(?:[a-z]+:|\/files\/)/i.test(value))
      return {
        ...missing,
        hint: siblings["text"] ? say("links.address") : say("links.address-and-text"),
      };
    if (!keyPattern.test(value)) return missing;
    return {
      ...missing,
      hint: say("links.another-or-file", { key, pages, file: `${value}.yaml` }),
    };
  }

  /** The page that has some words as its title or heading. */
  function pageTitled(words: string): string | undefined {
    const plain = foldWords(words);
    const isTitled = ({ root }: (typeof everyPage)[number]) =>
      [root.title, valueAt(root, ["heading"])].some(
        (title) => typeof title === "string" && foldWords(title) === plain,
      );
    return everyPage.find(isTitled)?.key;
  }

  function missingAnchorFinding(path: string | undefined, anchor: string): FindingText {
    const all = [...anchors].flatMap(([on, ids = []]) => ids.map((id) => ({ on, id })));
    // Several pages may have the same anchor.
    const ids = new Set(all.map(({ id }) => id));
    const id = ids.has(anchor) ? anchor : nearest(anchor, ids);
    const meant = all.find((one) => one.id === id);
    const missing = path
      ? found("links.no-anchor", { anchor, path })
      : found("links.no-anchor-anywhere", { anchor });
    if (meant) return { ...missing, hint: say("suggest.name", { meant: `${meant.on}#${id}` }) };
    const here = anchors.get(`${path}`)?.map((one) => `#${one}`);
    const known = here?.length ? say("links.no-path.hint", { paths: commas(here) }) : missing.hint;
    const ofSource = context.translation ? [say("links.anchor-of-source")] : [];
    return { ...missing, hint: [known, ...ofSource].join(" ") };
  }

  for (const target of contentLinks(context)) {
    const { key, value } = target;
    if (key === "href" && value === bookingWord && !(site && isWritten(site, "booking"))) {
      report(target, found("links.no-booking"));
      continue;
    }
    if (key === "page") {
      if (!there.keys.has(value)) reportMissingTarget(target, value);
      continue;
    }
    const [isLocal, path, anchor] = localPattern.exec(localAddress(value, origin)) ?? [];
    if (isLocal === undefined || (path && isFile(path))) continue;
    // A page has the same anchors in each language.
    const translated = translatedPages?.get(decodeAddress(path ?? ""));
    const to = translated === undefined ? path && decodeAddress(path) : readablePath(translated);
    // An anchor without a path refers to the page of its file. Links in other files are on several pages.
    const on = to || pathOfFile.get(target.file);
    const id = anchor && decodeAddress(anchor);
    if (path && !there.paths.has(`${on}`)) reportMissingTarget(target, path);
    else if (id && (on === undefined || anchors.get(on)?.includes(id) === false))
      report(target, missingAnchorFinding(on, id));
  }
  const startPage = textAt(site, "startPage");
  if (startPage && !keys.includes(startPage.value)) reportMissingTarget(startPage, startPage.value);
}

/** Suggests the right name. A copied one may have decomposed accents. */
function suggestName(form: "code" | "name", meant: string, written: string): string {
  // A question about an address with a question mark would end with two.
  if (meant.includes("?")) return say("texts.write", { meant });
  if (written.normalize("NFC") === written) return say(`suggest.${form}`, { meant });
  return say(`suggest.accents.${form}`, { meant });
}

/** To write the name or path of a page, or that it had the other one, if neither is a slip of the other. */
function suggestPage(form: "code" | "name", meant: string, written: string, key?: string): string {
  const former = written.replace(/^\//, "");
  const hint = suggestName(form, meant, written);
  if (!key || !keyPattern.test(former) || foldWords(key).includes(foldWords(former))) return hint;
  if (nearest(former, [key])) return hint;
  return [hint, say("links.former-name", { file: `${key}.yaml`, former })].join(" ");
}

/** A path without a file extension or a slash at its end, with accents as keyboards type them. */
function trimmedPath(path: string): string {
  const trimmed = path.replace(/(?:(?<=\/)index)?\.(?:ya?ml|html?|php)$|(?<!\/)\/+$/i, "");
  return trimmed.normalize("NFC") || "/";
}

export function checkLinkText(context: UndatedContext): void {
  const empty = new Set(hollowWords(context, "links"));
  for (const target of contentLinks(context)) {
    const label = siblingText(target, "text");
    if (label === undefined) continue;
    const words = label.value.trim();
    if (!label.foreign && empty.has(foldWords(words)))
      context.report(label, found("links.hollow-text", { words }));
    else if (wholeAddress.test(words)) context.report(label, found("links.address-as-text"));
    const other = otherNumber(words, target.value) ?? otherMail(words, target.value);
    if (other) context.report(label, other);
  }
  reportBareAddresses(context);
}

/** A text that is an address as browsers have it; a name such as www.example.org can be read aloud. */
const wholeAddress = /^(?:https?:\/\/|www\.[^\s/]+\/)\S+$/i;
const bareAddress = /(?<![\w@/(<])(?:https?:\/\/|www\.)[\w-][^\s<>"“”«»]*[\p{L}\p{N}/]/giu;

/** Reports addresses in paragraphs that nobody can press. */
function reportBareAddresses({ prose, report }: UndatedContext): void {
  for (const { file, path, value, field } of prose) {
    if (!field.facts.isParagraph || !/https?:|www\./i.test(value)) continue;
    for (const piece of inlinePieces(`${valueAt(file.value, path)}`)) {
      if ("tag" in piece) continue;
      for (const { 0: address, index } of piece.text.matchAll(bareAddress)) {
        const start = piece.start + index;
        const range = file.textRange(path, start, start + address.length);
        if (range) report({ file: file.file, ...range }, found("links.bare-address", { address }));
      }
    }
  }
}

/** A telephone number in the words of a link, and a day, which looks like one, or letters to dial. */
const shownNumber = /[+(]?\d(?:[\s()./-]{0,3}\d){6,20}/;
const dayOrLetters = /[./]20\d\d(?!\d)|20\d\d-\d\d-\d\d|\d-?[a-z]{3}/i;
/** The most digits of a country code. */
const longestCode = 3;

/** What is wrong with a link that shows another telephone number than it dials. */
function otherNumber(words: string, address: string): FindingText | undefined {
  const number = dialled(address)?.replace(/[;,].*/, "");
  const typed = normalizeInput(words);
  const [display] = shownNumber.exec(typed) ?? [];
  if (!number || !display || dayOrLetters.test(typed) || isSameNumber(typed, number))
    return undefined;
  const [shown, full] = [typed, number].map((one) => one.replaceAll(/\D/g, "")) as [string, string];
  // Other figures may stand beside the number, and people of one town leave out its code.
  const within = Array.from({ length: longestCode + 1 }, (_, code) => full.slice(code));
  const isShown =
    within.some((digits) => shown.includes(digits)) || full.endsWith(shown.replace(/^0+/, ""));
  return isShown ? undefined : found("contact.other-number", { display, number });
}

/** What is wrong with a link that shows another address of mail than it writes to. */
function otherMail(words: string, address: string): FindingText | undefined {
  const [, to] = /^mailto:([^?]*)/i.exec(address) ?? [];
  const [display] = words.match(mailAddress) ?? [];
  const isSame = !to || !display || decodeAddress(to).toLowerCase().includes(display.toLowerCase());
  return isSame ? undefined : found("links.other-mail", { display, address: to });
}
