import { UserError } from "../check/user-error.ts";
import type { TranslatedFile } from "../content/content-file.ts";
import type { SourceFile } from "../content/diagnostic.ts";
import type { LoadResult } from "../content/load.ts";
import type { Path, YamlFile } from "../content/read-yaml.ts";
import { valueAt } from "../content/values.ts";
import { blankEntry } from "./blank-entry.ts";
import { deleteEntry, insertEntry, moveEntry, moveIndex } from "./list-entries.ts";
import { readComplete } from "./read-back.ts";
import { filesWithFields } from "./source-files.ts";

/** What is done with an entry of a list. */
export type ListChange =
  | { action: "move"; index: number; to: number }
  | { action: "delete"; index: number }
  /** The new entry has the index. `kind` is that of a new section. */
  | { action: "add"; index: number; kind?: string | undefined };

/** A file whose text changes. */
export interface ChangedFile extends SourceFile {
  before: string;
}

/**
 * The files that change with a list: the one in the site's own language, and its translations, whose entries move and
 * go with their sources. A translation has no entry for a new one until somebody translates it.
 *
 * @param name of the file, such as `pages/about.yaml`.
 * @throws UserError if a file cannot be changed without changing more.
 */
export function changeList(
  { located, translations }: LoadResult,
  name: string,
  list: Path,
  change: ListChange,
): ChangedFile[] {
  const source = filesWithFields(located).find((file) => file.name === name);
  const items = source && valueAt(source.own.value, list);
  const entry = source?.field.at(list, source.own.value)?.element;
  const most = (Array.isArray(items) ? items.length : 0) - (change.action === "add" ? 0 : 1);
  const indexes = change.action === "move" ? [change.index, change.to] : [change.index];
  const isThere = (index: number) => Number.isInteger(index) && index >= 0 && index <= most;
  const isKnown = change.action !== "add" || !change.kind || entry?.kinds.has(change.kind);
  if (!source || !entry || !Array.isArray(items) || !indexes.every(isThere) || !isKnown)
    throw new UserError(`${name} has no such entry any more.`);

  if (change.action === "add") {
    const { index, kind } = change;
    const like = kind ? { kind } : items[Math.max(0, index - 1)];
    const picture = located.assets.pictures.find(({ name }) => !name.endsWith(".svg"))?.name;
    const page = located.site?.root.startPage ?? "home";
    const value = blankEntry(entry, like, { page, picture });
    if (value === undefined)
      throw new UserError(
        picture
          ? `Such an entry cannot be begun here. Write it in ${source.file.file}.`
          : "It needs a picture, and the site has none yet. Put one into content/pictures.",
      );
    return [editFile(source.own, (file) => insertEntry(file, list, index, value))];
  }
  const followers = translations.flatMap(({ files }) => files.filter((one) => one.name === name));
  return [
    editFile(source.own, (file) => applyTo(file, list, change)),
    ...followers.flatMap((file) => followChange(file, list, items.length, change)),
  ];
}

type OwnChange = Exclude<ListChange, { action: "add" }>;

const applyTo = (file: YamlFile, list: Path, change: OwnChange): YamlFile =>
  change.action === "move"
    ? moveEntry(file, list, change.index, change.to)
    : deleteEntry(file, list, change.index);

/** A translation after the same change, if it has that entry. */
function followChange(
  { own, ownPath }: TranslatedFile,
  list: Path,
  length: number,
  change: OwnChange,
): ChangedFile[] {
  const places = Array.from({ length }, (_, index) => ownPath([...list, index]));
  const isOwn = (path: Path = []) => valueAt(own.value, path) !== undefined;
  const path = places[change.index];
  if (path === undefined || !isOwn(path)) return [];
  const ownList = path.slice(0, -1);
  const index = Number(path.at(-1));
  const follow = (one: OwnChange) => [editFile(own, (file) => applyTo(file, ownList, one))];
  if (change.action === "delete") return follow({ action: "delete", index });
  const order = moveIndex(places, change.index, change.to).filter(isOwn);
  return follow({ action: "move", index, to: order.indexOf(path) });
}

function editFile(written: SourceFile, edit: (file: YamlFile) => YamlFile): ChangedFile {
  const { file, text: before } = written;
  return { file, before, text: edit(readComplete({ file, text: before })).text };
}
