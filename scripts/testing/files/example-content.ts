import { readFileSync } from "node:fs";
import { isMap, parse, parseDocument, stringify, type YAMLMap } from "yaml";
import { pathId } from "../../../src/engine/path-id.ts";
import { parseContent } from "../../../src/engine/shape/parse-content.ts";
import { stampChanges, stampsIn } from "../../../src/engine/shape/stamps.ts";
import type { Path } from "../../../src/engine/yaml/read-yaml.ts";
import { filesNamedIn, linkedFiles } from "../example-files.ts";
import { exampleDay, fixtureFiles, textsOf } from "../fixture.ts";
import { stampedText, translationOf } from "../translated.ts";
import type { ContentFiles } from "./memory-content.ts";

const {
  "pages/about.yaml": aboutTills,
  "languages/de/pages/about.yaml": inGerman,
  ...products
} = textsOf("examples");

/** What a case says of one file of the content. */
export interface GoldenPart {
  /** Path, and how the text is put into it. */
  head: string;
  text: string;
}

/** A file that a case describes: its own texts, with filler around them. */
export interface Written {
  /** Path as diagnostics show it. */
  file: string;
  text: string;
  /** Where an offset in it is in the text of the case; undefined for what is made up. */
  ownOffset(offset: number): number | undefined;
}

/** The files that differ in a firm, or all files of the fixture with a case in them. */
export interface ExampleContent {
  firm?: string;
  files: ContentFiles;
  texts: Written[];
}

/** Puts a case into the files of a firm, or into a content folder in which all else is right. */
export function assembleContent(parts: readonly GoldenPart[]): ExampleContent {
  const heads = parts.map(({ head }) => headOf(head));
  const [firm] = heads.flatMap((head) => head.firm ?? []);
  const example = parts.map(({ text }) => text).join("\n");
  const isOrphan = example.includes("# There is no content/pages/about.yaml.");
  const isInGerman = heads.some(({ file }) => file.startsWith("languages/"));
  const files: Record<string, string | Uint8Array> = firm
    ? {}
    : isInGerman
      ? inTwoLanguages(isOrphan)
      : sound();
  const before = { ...files };
  for (const [, gone = ""] of example.matchAll(/^# There is no content\/(.+)\.$/gm))
    removeFiles(files, gone);
  Object.assign(files, filesNamedIn(example));
  if (example.startsWith("# Nothing leads here.")) unlink(files, heads[0]?.file ?? "");
  const isStamped = !example.includes(unstamped);
  if (!isStamped)
    for (const file of Object.keys(files).filter((one) => one.startsWith("languages/")))
      files[file] = `${files[file]}`.replaceAll(/^ *# source: .*\n(?: *# {2}.*\n)*/gm, "");

  const pieces = parts.map(({ text }, place) => {
    const head = heads[place] as Head;
    if (head.file === "the folder") {
      Object.assign(files, linkedFiles(text));
      return [];
    }
    const base = firm
      ? readFileSync(`e2e/firms/${firm}/${head.file}`, "utf8")
      : `${head.like ? before[head.like] : (files[head.file] ?? "")}`;
    const found = piecesOf(text, base, head);
    files[head.file] = joinPieces(found);
    return found;
  });
  const texts = parts.map(({ text }, place) => {
    const { file } = heads[place] as Head;
    if (file === "the folder") return { file: "", text, ownOffset: () => undefined };
    const [, source] = /^languages\/[\w-]+\/(.*)/.exec(firm || !isStamped ? "" : file) ?? [];
    const own = pieces[place] ?? [];
    const all = source && files[source] ? stampedPieces(own, `${files[source]}`) : own;
    const written = assembleFile(`${firm ? `e2e/firms/${firm}` : "content"}/${file}`, all);
    files[file] = written.text;
    return written;
  });
  return { ...(firm && { firm }), files, texts };
}

interface Head {
  file: string;
  firm?: string;
  like?: string;
  without?: string;
  how?: string;
  passage?: string;
}

/** What stands behind `# in` in a golden file. */
function headOf(head: string): Head {
  const found =
    /^(?<file>[^,]+?)(?: of (?<firm>[a-z]+))?(?:, like (?<like>[^,]+))?(?:, without (?<without>[^,]+))?(?:, (?<how>alone|at the end|in place of (?<passage>.*)))?$/.exec(
      head,
    );
  if (!found) throw new Error(`No file can be read here: ${head}`);
  return found.groups as unknown as Head;
}

/** The files of the fixture, with products of words that differ. */
function sound(): Record<string, string> {
  return { ...fixtureFiles(new Date(exampleDay)), ...products };
}

/** Takes a file or a folder away, and the link to a page. */
function removeFiles(files: Record<string, string | Uint8Array>, gone: string): void {
  for (const file of Object.keys(files)) if (`${file}/`.startsWith(`${gone}/`)) delete files[file];
  unlink(files, gone);
}

/** Takes the link to a page out of the file of the site. */
function unlink(files: Record<string, string | Uint8Array>, page: string): void {
  const [, key] = /^pages\/(.*)\.yaml$/.exec(page) ?? [];
  const link = new RegExp(`\\n +- text: .*\\n +page: ${key}$`, "m");
  if (key) files["site.yaml"] = `${files["site.yaml"]}`.replace(link, "");
}

/** What a case says in whose files no text has a stamp. Elsewhere, those have one that have none of their own. */
const unstamped = "# There are no comments with sources.";

/** The pieces of a translated file, with the stamps between them that the case does not have. */
function stampedPieces(pieces: readonly Piece[], source: string): Piece[] {
  const { file } = parseContent({ file: "", text: joinPieces(pieces) });
  const own = stampsIn(file);
  const wanted = textsById(parse(source)).filter(([id]) => !own.has(id));
  const changes = file ? stampChanges(file, new Map(wanted)) : [];
  let at = 0;
  return pieces.flatMap((piece) => {
    const [start, end] = [at, at + piece.text.length];
    at = end;
    const inside = changes.filter((one) => start <= one.start && one.start < end);
    const cuts = [start, ...inside.map((one) => one.start), end];
    return cuts
      .slice(1)
      .flatMap((cut, place) => [
        { ...piece, text: piece.text.slice((cuts[place] ?? 0) - start, cut - start) },
        ...inside.slice(place, place + 1).map(({ text }) => fillerPiece(text)),
      ]);
  });
}

/** The texts of a value by the ids of their paths, but for kinds of sections. */
function textsById(value: unknown, path: Path = []): [id: string, text: string][] {
  if (typeof value === "string") return path.at(-1) === "kind" ? [] : [[pathId(path), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) => textsById(inner, [...path, step]));
}

/** The files in two languages, made when a case first asks for them. */
const known = new Map<boolean, Record<string, string>>();

/** The files of the example with another page about the firm, in English and German. */
function inTwoLanguages(isOrphan: boolean): Record<string, string> {
  const files = known.get(isOrphan) ?? translationFiles(isOrphan);
  known.set(isOrphan, files);
  return { ...files };
}

function translationFiles(isOrphan: boolean): Record<string, string> {
  const files = sound();
  if (isOrphan) removeFiles(files, "pages/about.yaml");
  else files["pages/about.yaml"] = `${aboutTills}`;
  const sources = Object.entries(files).map(([file, text]) => [file, parse(text)]);
  const translation = translationOf(Object.fromEntries(sources), "de");
  const about = "languages/de/pages/about.yaml";
  const stamps = new Map(textsById(parse(files["pages/about.yaml"] ?? "")));
  return { ...files, ...translation, [about]: stampedText(`${inGerman}`, stamps) };
}

/** A stretch of a file, which the case has, or which is made up around it. */
interface Piece {
  text: string;
  isOwn: boolean;
}

function assembleFile(file: string, pieces: readonly Piece[]): Written {
  const ownOffset = (offset: number) => {
    let [start, own] = [0, 0];
    for (const { text, isOwn } of pieces) {
      if (isOwn && offset >= start && offset <= start + text.length) return own + offset - start;
      start += text.length;
      if (isOwn) own += text.length;
    }
    return undefined;
  };
  return { file, text: joinPieces(pieces), ownOffset };
}

function piecesOf(text: string, base: string, { file, without, how, passage }: Head): Piece[] {
  const own = { text, isOwn: true };
  if (how === "alone") return [own, fillerPiece("\n")];
  if (how === "at the end") return [fillerPiece(base), own, fillerPiece("\n")];
  if (passage !== undefined) {
    const [before = "", ...after] = base.split(passage.replaceAll("\\n", "\n"));
    if (after.length === 0) throw new Error(`${file} has no such passage: ${passage}`);
    return [fillerPiece(before), own, fillerPiece(after.join(passage.replaceAll("\\n", "\n")))];
  }
  const values = valuesOf(base, without);
  // A product that is available, and a service, have no date.
  const { eta: _eta, progress: _progress, waitlist: _waitlist, ...kept } = values ?? {};
  const isAvailable = /^status: (?:available|service)$/m.test(text);
  return completePieces(text, (isAvailable ? kept : values) ?? {});
}

/** What the values of a file are without some of them, in which many cases stand. */
const knownValues = new Map<string, Group>();

function valuesOf(base: string, without = ""): Group {
  const id = `${without}\0${base}`;
  const known = knownValues.get(id);
  if (known) return known;
  const document = parseDocument(base);
  for (const path of without.split(" and ").filter(Boolean)) document.deleteIn(path.split("."));
  const values = document.toJS() as Group;
  knownValues.set(id, values);
  return values;
}

const fillerPiece = (text: string): Piece => ({ text, isOwn: false });

const joinPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

type Group = Record<string, unknown>;

interface Insert {
  at: number;
  indent: string;
  lines: string[];
}

/** The text of a case with what its groups lack, which is added behind each. */
function completePieces(text: string, values: Group): Piece[] {
  const root = parseDocument(text).contents;
  const all = { at: text.length, indent: "", lines: stringify(values).trimEnd().split("\n") };
  const ofMap = isMap(root) ? insertsInto(root, values, "", text) : [];
  const inserts = root === null ? [all] : ofMap;
  // If two are in one place, the inner one stands first.
  inserts.sort((a, b) => a.at - b.at || b.indent.length - a.indent.length);
  let last = 0;
  const pieces = inserts.flatMap(({ at, indent, lines }) => {
    const own = { text: text.slice(last, at), isOwn: true };
    last = at;
    return [own, fillerPiece(lines.map((line) => `\n${indent}${line}`).join(""))];
  });
  return [...pieces, { text: text.slice(last), isOwn: true }, fillerPiece("\n")];
}

function insertsInto(map: YAMLMap, values: Group, indent: string, example: string): Insert[] {
  const inner = map.items.flatMap(({ key, value }) => {
    const own = values[String(key)];
    const isGroup = typeof own === "object" && own !== null;
    return isMap(value) && isGroup ? insertsInto(value, own as Group, `${indent}  `, example) : [];
  });
  const missing = Object.entries(values).filter(([key]) => !map.has(key));
  if (missing.length === 0 || map.flow) return inner;
  const ends = map.items.map(({ value }) => lineEnd(example, endOf(value)));
  const lines = stringify(Object.fromEntries(missing)).trimEnd().split("\n");
  return [{ at: Math.max(0, ...ends), indent, lines }, ...inner];
}

function endOf(value: unknown): number {
  const range = (value as { range?: [number, number, number] } | null)?.range;
  return range?.[1] ?? 0;
}

function lineEnd(text: string, offset: number): number {
  if (text.charAt(offset - 1) === "\n") return offset - 1;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}
