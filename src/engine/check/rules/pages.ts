import { routeOf } from "../../../site/routes.ts";
import { decodeAddress } from "../../../words/addresses/url.ts";
import { groupedBy } from "../../../words/grouped-by.ts";
import { found, say } from "../../../words/say.ts";
import {
  collections,
  daysOf,
  type Folder,
  folderOf,
  folders,
  isEntryLayout,
  isShownOn,
} from "../../schema/collections.ts";
import { placesOf } from "../../schema/groups/contact-details.ts";
import { isOwnOpening } from "../../schema/groups/opening.ts";
import type { Pages } from "../../schema/pages.ts";
import type { SectionKind } from "../../schema/section-kinds.ts";
import { formerPath } from "../../schema/values/page-key.ts";
import {
  isWritten,
  type Readable,
  rangeOfPlace,
  type Text,
  textsOfList,
} from "../../shape/index.ts";
import { takenNames } from "../../site/index.ts";
import { scalar } from "../../yaml/index.ts";
import { contentLinks, localAddress, readablePath } from "../content-links.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";
import { isFar } from "./site.ts";

/** Pages that need no link: one is the site's own address, the other is shown for missing pages. */
const reached = ["home", "not-found"];

export function checkFormerName(context: UndatedContext): void {
  const { everyPage, pageKeys, translation, translatedPages = new Map() } = context;
  const { assets, report } = context;
  // Translated pages are in a folder of their own.
  const files = [...takenNames, ...(translation ? [] : assets.root.map(({ name }) => name))];
  const isAt = (path: string, file: string) =>
    [path, `${path}.html`].includes(file) || file.startsWith(`${path}/`);
  const seen = new Map<string, Text>();
  const currentPath = (key: string) => formerPath(routeOf(translation?.slugs.get(key) ?? key).path);
  const keys = translation ? everyPage.map(({ key }) => key) : pageKeys;
  const paths = [...keys.map(currentPath), ...[...translatedPages.keys()].map(formerPath)];
  for (const { key, root } of everyPage)
    for (const [index, former] of textsOfList(root.formerly).entries()) {
      const path = formerPath(former.value);
      const twin = seen.get(path);
      seen.set(path, twin ?? former);
      const file = files.find((name) => isAt(path.toLowerCase(), name.toLowerCase()));
      // An entry that has its first address again keeps it there, before the others.
      const isFirst = index === 0 && folderOf(key) && root.formerly?.[1] !== undefined;
      if (path === currentPath(key)) isFirst || report(former, found("pages.former-is-present"));
      else if (paths.includes(path)) report(former, found("pages.former-is-page", { path }));
      else if (twin) {
        const place = { file: twin.file.file, line: rangeOfPlace(twin).start.line };
        report(former, found("pages.former-doubled", { ...place, path }));
      } else if (file) report(former, found("pages.former-is-file", { file, path }));
    }
}

export function checkUnshown(context: UndatedContext): void {
  reportUnlinkedPages(context);
  reportEmptySections(context);
  const { site, pages, everyPage, isWhole, products, foreignPacks = [], report } = context;
  for (const { file, ...finding } of foreignPacks) report({ file }, finding);
  const [first] = products;
  // An unreadable page may show them.
  if (first && isWhole && !everyPage.some(hasProducts))
    report(first, "name", found("pages.products-unshown", { count: products.length }));
  const { map } = pages.contact ?? {};
  if (map === undefined || site?.contact === undefined) return;
  // A wrong place is reported by the schema; a translation has that of its source.
  if (!placesOf(site.contact).some((one) => one.place ?? isWritten(one, "place")))
    report(map, found("pages.map-unshown"));
}

function reportUnlinkedPages(context: UndatedContext): void {
  const { site, everyPage, pageKeys, formerNames, isWhole, report } = context;
  // A file that could not be read may have the link.
  if (!isWhole || site === undefined) return;
  const written = contentLinks(context);
  // One mistake, one finding: a link that misses its page is reported by `link-internal`.
  const keys = new Set(pageKeys);
  const isBroken = ({ key, value }: Text) =>
    key === "page" && !keys.has(value) && !formerNames.has(value);
  if (written.some(isBroken)) return;
  const linking = groupedBy(written, ({ key, value }) => {
    const path =
      key === "page"
        ? value
        : decodeAddress(localAddress(value, site.origin).replace(/[?#].*/s, ""));
    const now = formerNames.get(formerPath(path));
    return key === "page" || now !== undefined ? readablePath(now ?? path) : path;
  });
  const hasEntries = (list: string) => everyPage.some((page) => hasSection(page, list as Folder));
  const hasCases = everyPage.some((page) => hasSection(page, "cases"));
  for (const { key, layout, root, file } of everyPage) {
    const path = readablePath(key);
    const isListed =
      isEntryLayout(layout) ||
      (layout in collections && hasEntries(layout)) ||
      (layout === "case" && hasCases);
    const isLinked = isListed || linking.get(path)?.some((link) => link.file !== file);
    // One that is kept from search engines may be for those who get its address, such as after a payment.
    if (isLinked || reached.includes(key) || site.startPage === key || root.noindex) continue;
    report(root, "title", found("pages.unlinked", { page: scalar(key) }));
  }
}

/** Reports sections and openings that show what is written elsewhere, where nothing is. */
function reportEmptySections(context: UndatedContext): void {
  const { site, products, everyPage, isWhole, report } = context;
  const hasHours = placesOf(site?.contact).some((one) => one.hours ?? one.exceptions);
  const hasScreen = products.some(({ screen }) => screen);
  const isThere = (wanted: string) => everyPage.some(({ layout }) => layout === wanted);
  const sources: { [Kind in SectionKind]?: boolean } = {
    cases: isThere("case"),
    ...Object.fromEntries(folders.map((folder) => [folder, isThere(collections[folder])])),
    hours: hasHours,
  };
  for (const { layout, root } of isWhole ? everyPage : []) {
    if (layout !== "sections") continue;
    const { sections = [], opening, offers } = root as Readable<Pages["sections"]>;
    const missing =
      opening === "week" && site?.contact && !site.contact.hours
        ? "week"
        : offers === "products" && products.length === 0 && "products";
    if (missing)
      report(root, offers ? "offers" : "opening", found("pages.opening-empty", { shows: missing }));
    for (const section of sections) {
      if (section.kind === "hero" && section.screen && (!hasScreen || isOwnOpening(opening)))
        report(section, "screen", found(hasScreen ? "pages.screen-unseen" : "pages.screen-empty"));
      if (sources[section.kind as SectionKind] === false)
        report(section, "kind", {
          message: say(`pages.section-empty.${section.kind}`),
          hint: say("pages.write-or-delete"),
        });
    }
  }
}

/** Whether a page shows products, or may show them. */
export const hasProducts = (page: AnyPage) =>
  page.layout === "products" || hasSection(page, "products");

type AnyPage = RuleContext["everyPage"][number];

/** Whether a page has, or may have, a section of a kind. */
function hasSection({ layout, root }: AnyPage, wanted: SectionKind): boolean {
  if (layout !== "sections") return false;
  const { sections } = root as Readable<Pages["sections"]>;
  return sections?.some(({ kind }) => kind === wanted) ?? true;
}

export function checkPostToCome({ everyPage, today, report }: RuleContext): void {
  for (const page of everyPage) {
    const { from } = shownDays(page);
    // What is far from today is probably mistyped, which another rule says.
    if (!isShownOn({ from }, today) && !isFar(`${from}`, today))
      report(page.root, "day", found("pages.to-come", { layout: page.layout, day: `${from}` }));
  }
}

export function checkLinkEarly(context: RuleContext): void {
  const { site, everyPage, translation, today, report } = context;
  const unbuilt = everyPage.flatMap((page) => {
    const { from, until } = shownDays(page);
    if (isShownOn({ from, until }, today)) return [];
    const when =
      from && from > today ? { when: "before", day: from } : { when: "after", day: `${until}` };
    return { ...page, when };
  });
  const posts = everyPage.filter(({ layout }) => layout === "post");
  const list = everyPage.find(({ layout }) => layout === "news");
  const isEmpty =
    list !== undefined && posts.every((one) => unbuilt.some(({ key }) => key === one.key));
  const pathOf = (key: string) => readablePath(key, translation?.slugs);
  const early = new Map(unbuilt.map(({ key, when }) => [pathOf(key), when]));
  if (isEmpty) early.set(pathOf(list.key), { when: "empty", day: "" });
  for (const link of contentLinks(context)) {
    const path =
      link.key === "page"
        ? pathOf(link.value)
        : decodeAddress(localAddress(link.value, site?.origin));
    const when = early.get(path.replace(/[?#].*/s, ""));
    // The build leaves these out itself.
    const isInList = /^(header|footer)$/.test(`${link.path[0]}`) && link.path.includes("links");
    if (when && !(isEmpty && isInList && path === pathOf(list.key)))
      report(link, found("pages.link-early", { ...when }));
  }
}

/** The days on which a page is built. */
const shownDays = ({ root, layout }: AnyPage) =>
  daysOf({ ...(root as Readable<Pages["job"]>), layout });
