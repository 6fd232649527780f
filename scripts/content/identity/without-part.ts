import { decoded } from "../../../src/content/decoded.ts";
import type { SectionKind } from "../../../src/content/schema/section-kinds.ts";
import { routeOf } from "../../../src/routes.ts";
import { contentLinks, pathIn } from "../../check/linting/content-links.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { place } from "../../check/read/located.ts";
import type { Path } from "../../check/read/read.ts";
import { counted } from "../../check/text/counted.ts";
import { dotted } from "../../check/text/dotted.ts";
import type { ValueEdit } from "../edit/edit-values.ts";
import {
  type ContentText,
  goingEntries,
  type Leaving,
  mayGo,
  siteTextIn,
  textsIn,
  valuesIn,
} from "./content-texts.ts";
import { parts } from "./parts.ts";
import { withAddresses, withoutLinks } from "./without-links.ts";

/**
 * Takes a part out of the content. With a page go the links to it; a button that must lead somewhere
 * leads to the contact page then.
 */
export function withoutPart(
  contents: readonly ContentText[],
  name: string,
  origin: string,
): Leaving {
  const part = parts.find((one) => one.name === name);
  const home = contents.find(({ of, key = of }) => key === part?.of || of === part?.of);
  const said = `${name} goes: ${part?.what}`;
  if (part?.path !== undefined || part?.section !== undefined) {
    const { path = [], section } = part;
    const remove = !home ? [] : section ? sectionPaths(home, section) : keyPaths(home, path);
    return home && remove.length > 0
      ? { edits: [{ file: home.file, remove }], said: [`${said}.`] }
      : { edits: [], said: [] };
  }
  const page = home?.key ?? part?.of ?? name;
  const instead = contents.find(({ of }) => of === "contact")?.key ?? "home";
  const links = contents
    .filter((content) => content !== home)
    .map((one) => linkEdits(one, page, origin, one.of === "contact" ? "home" : instead));
  const gone = links.flatMap(({ remove, words }) => [...remove, ...words]).length;
  const turned = links.flatMap(({ file, turned }) =>
    turned.map(
      ({ path, value }) => `${file}: \`${dotted(path)}\` is \`${value}\` now, not \`${page}\`.`,
    ),
  );
  if (home === undefined && gone + turned.length === 0) return { edits: [], said: [] };
  const withLinks = gone === 0 ? "" : `, with ${counted(gone, "link")} to it`;
  const site = siteTextIn(contents);
  const isDrawn = (drawing: unknown) => valueAt(drawing, ["for"]) === page;
  return {
    edits: [
      ...links.map(({ file, remove, turned, words }) => ({
        file,
        remove,
        set: [...turned, ...words],
      })),
      { file: site.file, remove: goingEntries(site, ["drawings"], isDrawn).remove },
      ...(home ? [{ file: home.file, goes: true }] : []),
    ],
    said: [`${said}${withLinks}.`, ...turned],
  };
}

/** Where a key stands; nowhere where it does not. */
function keyPaths(content: ContentText, path: Path): Path[] {
  return valueAt(valuesIn(content), path) === undefined ? [] : [path];
}

/** Where the sections of a kind stand in a page's file; nowhere where it has no other. */
function sectionPaths(content: ContentText, kind: SectionKind): Path[] {
  const isOfKind = (section: unknown) => valueAt(section, ["kind"]) === kind;
  const { entries, isAll } = goingEntries(content, ["sections"], isOfKind);
  return isAll ? [] : entries;
}

/**
 * What becomes of a file's links to a page that goes: what is taken away, what leads elsewhere, and the
 * paragraphs that have other words.
 *
 * @param instead Where a link leads that must stay.
 */
function linkEdits(content: ContentText, page: string, origin: string, instead: string) {
  const remove: Path[] = [];
  const turned: ValueEdit[] = [];
  const paragraphs = new Map<string, Path>();
  const values = valuesIn(content);
  const isGone = (address: string) => pathIn(address, origin) === decoded(routeOf(page).path);
  for (const { target, address } of contentLinks({ texts: textsIn(content) })) {
    const { path, stretch } = target[place];
    if (!isGone(address) || paragraphs.has(path.join())) continue;
    if (stretch !== undefined) {
      paragraphs.set(path.join(), path);
      continue;
    }
    const isOwn = target.key === "href" && mayGo(content, path);
    const going = removable(content, isOwn ? path : path.slice(0, -1), remove);
    if (going !== undefined) remove.push(going);
    else if (target.key === "page") turned.push({ path, value: instead });
  }
  const words = [...paragraphs.values()].flatMap((path): ValueEdit[] => {
    const text = String(valueAt(values, path));
    const left = withoutLinks(text, isGone);
    if (left !== "") return [{ path, value: left }];
    const going = removable(content, path, remove);
    // The last of its list would leave a heading with nothing below it; it leads elsewhere.
    if (going === path) remove.push(going);
    else turned.push({ path, value: withAddresses(text, isGone, routeOf(instead).path) });
    return [];
  });
  if (valueAt(values, ["startPage"]) === page) turned.push({ path: ["startPage"], value: "home" });
  // A list that goes whole takes its entries with it.
  const isWithin = (path: Path) =>
    remove.some(
      (other) => other.length < path.length && other.every((step, at) => step === path[at]),
    );
  return { file: content.file, remove: remove.filter((path) => !isWithin(path)), turned, words };
}

/** What can be taken away with a link: its group, its entry of a list, or the list with its last entry. */
function removable(content: ContentText, group: Path, removed: readonly Path[]): Path | undefined {
  if (typeof group.at(-1) !== "number") return mayGo(content, group) ? group : undefined;
  const list = group.slice(0, -1);
  const entries = valueAt(valuesIn(content), list) as unknown[];
  const gone = removed.filter((path) => path.slice(0, -1).join() === list.join());
  if (gone.length + 1 < entries.length) return group;
  return [list, list.slice(0, -1)].find((path) => path.length > 0 && mayGo(content, path));
}
