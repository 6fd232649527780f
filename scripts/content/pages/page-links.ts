import { isDeepStrictEqual } from "node:util";
import { decoded } from "../../../src/content/decoded.ts";
import { localAddress } from "../../check/linting/content-links.ts";
import type { Fix } from "../../check/read/diagnostic.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { type LocatedFile, type LocatedText, place } from "../../check/read/located.ts";
import { type Path, readYaml, type YamlFile } from "../../check/read/read.ts";
import { Refusal } from "../../check/refusal.ts";
import { withChanges } from "../edit/changes.ts";
import { setValues, type ValueEdit, withValue } from "../edit/edit-values.ts";
import { valueText } from "../edit/yaml-text.ts";

/** A place that names a page. */
interface PageLink {
  target: LocatedText;
  /** The stretch of the target that is the page's name. */
  at: readonly [start: number, end: number];
  /** The new name as it is written there. */
  name: string;
}

/** Keys whose value is the name of a page. */
const nameKeys = ["page", "startPage", "for"];

/** The places of a file that name a page, by its key or by an address. */
function pageLinks(texts: readonly LocatedText[], from: string, to: string, origin?: string) {
  return texts.flatMap((target): PageLink[] => {
    const { key, value, isProse } = target;
    if (nameKeys.includes(key))
      return value.normalize("NFC") === from ? [{ target, at: [0, value.length], name: to }] : [];
    const path = isProse ? undefined : /^\/([^?#]*)/.exec(localAddress(value, origin))?.[1];
    if (!path || decoded(path).normalize("NFC") !== from) return [];
    const start = value.length - localAddress(value, origin).length + 1;
    const name = path.includes("%") ? encodeURIComponent(to) : to;
    return [{ target, at: [start, start + path.length], name }];
  });
}

/**
 * The text of a file in which each link to a page names it anew. A link that had its words from the
 * language pack, by the page's name, has them written beside it. All else stays, byte for byte.
 *
 * @returns also how many links there were.
 * @throws Refusal where the text is woven so that something else would change as well.
 */
export function withRenamedLinks(
  { file, texts }: Pick<LocatedFile<unknown>, "file" | "texts">,
  [from, to]: readonly [from: string, to: string],
  origin: string | undefined,
): { text: string; count: number } {
  const links = pageLinks(texts, from, to, origin);
  if (links.length === 0) return { text: file.text, count: 0 };
  const refusal = new Refusal(
    `${file.file} is written so that its links to ${from} cannot be changed alone; change them by hand.`,
  );
  const changes = links.map((link) => changeOf(file, link));
  if (!changes.every((change) => change !== undefined)) throw refusal;
  const text = withChanges(file.text, changes);
  const wanted = links.toReversed().reduce<unknown>(valueWith, file.value);
  const read = readYaml({ file: file.file, text }).file;
  if (!read || !isDeepStrictEqual(read.value, wanted)) throw refusal;
  return { text: setValues(text, file.file, wordsOf(file, links)), count: links.length };
}

function changeOf(file: YamlFile, { target, at, name }: PageLink): Fix | undefined {
  const { path } = target[place];
  const isName = nameKeys.includes(target.key);
  const range = isName ? file.valueRange(path) : file.textRange(path, ...stretchOf(target, at));
  const text = isName ? valueText(name, { indent: 0, column: 0, mayFold: false }) : name;
  return range && { start: range.start.offset, end: range.end.offset, text };
}

/** A stretch of a target in the value that holds it, which may be a paragraph. */
function stretchOf(target: LocatedText, [start, end]: PageLink["at"]): [number, number] {
  const offset = target[place].stretch?.[0] ?? 0;
  return [offset + start, offset + end];
}

/** The values of a file once a link names its page anew; of several in a paragraph the last comes first. */
function valueWith(value: unknown, { target, at, name }: PageLink): unknown {
  const { path } = target[place];
  const [start, end] = stretchOf(target, at);
  const text = `${valueAt(value, path)}`;
  return withValue(value, path, text.slice(0, start) + name + text.slice(end));
}

/** What links say that say nothing of their own. */
function wordsOf(file: YamlFile, links: readonly PageLink[]): ValueEdit[] {
  return links.flatMap(({ target }) => {
    const path: Path = [...target[place].path.slice(0, -1), "text"];
    const words = target.siblings["text"] as LocatedText | undefined;
    const isOwn = target.key !== "page" || valueAt(file.value, path) !== undefined;
    return words === undefined || isOwn ? [] : [{ path, value: words.value }];
  });
}
