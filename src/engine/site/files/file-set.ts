import type { Artwork } from "../../../site/data/artwork.ts";
import type { Day } from "../../../words/dates/day.ts";
import { memoize } from "../../../words/memoize.ts";
import type { Diagnostic, FindingText } from "../../diagnostic.ts";
import type { PageSchemas } from "../../schema/pages.ts";
import type { Captions } from "./captions.ts";

/** What `contact` in site.yaml says of the clock of a firm. */
export interface FirmClock {
  timeZone?: string | undefined;
  country?: string | undefined;
}

/** Something in a folder. */
export interface FolderEntry {
  name: string;
  /** Its path, see {@link Files}. */
  file: string;
  isFolder: boolean;
  /** Whether it is a link, which would let the build read anything. */
  isLink: boolean;
}

/** What a picture's own bytes say. */
export interface PictureFacts {
  kind: "avif" | "jpg" | "png" | "svg" | "webp";
  /** In pixels, after turning the picture as the camera was held; of a drawing in its own unit. */
  width: number;
  height: number;
}

/** Why a file cannot be shown, and what to do if saving it again does not help. */
export interface PictureFault {
  fault: string;
  hint?: string;
}

/** What a PDF says about itself. */
export interface PdfFacts {
  /** The number of its pages; undefined if it cannot be read. */
  pages: number | undefined;
  /** Whether it has pictures and no letters. */
  isScan: boolean;
  /** Whether it has the structure that screen readers follow (ISO 32000-1, 14.8). */
  isTagged: boolean;
  hasTitle: boolean;
}

/** What visitors miss of a film, with the name of the format that is to blame. */
export interface FilmFault {
  of: "film" | "film-on-some" | "sound" | "end";
  format: string;
}

/** A drawing with only allowed elements and attributes. */
export interface CleanSvg {
  artwork: Artwork;
  /** As a file of its own. */
  svg: string;
  /** What was removed, such as `script` or `onclick on path`, each once. */
  removed: string[];
  /** How many points its paths have. */
  points: number;
}

/** What the bytes of a file say. Each fact is read when it is asked for. */
export interface FileFacts {
  bytes: number;
  /** The first 1,024 bytes, a character for each. */
  start(): string;
  picture(): PictureFacts | PictureFault;
  drawing(): CleanSvg | PictureFault;
  /** Undefined for a file that is no PDF, or is encrypted. */
  pdf(): PdfFacts | undefined;
  /** Undefined for a film that all browsers play. */
  film(): FilmFault | undefined;
  captions(): Captions;
  /** What visitors must not get. */
  secret(): "location" | "private-key" | undefined;
}

/** A text, why there is none, or both where its bytes are not UTF-8. */
export interface TextRead {
  text?: string;
  fault?: FindingText;
}

/**
 * A set of files, wherever they are: on a disk, in memory, in a repository; with what their host knows. Paths are as diagnostics show them, with
 * forward slashes.
 */
export interface Files {
  /** The folder of the owner's language packs, which in the repository of this package are its own. */
  packs: { folder: string; areShipped: boolean };
  /** The schemas of pages, with the owner's kinds of section, which the host has run. */
  readonly schemas: PageSchemas;
  /** What is wrong with those kinds. */
  readonly kindFaults: readonly Diagnostic[];
  /** The day with which dates are compared, by the clock of the firm. */
  today(firm?: FirmClock): Day;
  /** What is in a folder, in any order; why it cannot be read; undefined for one that is missing. */
  list(folder: string): readonly FolderEntry[] | FindingText | undefined;
  text(file: string): TextRead;
  facts(file: string): FileFacts | FindingText;
}

/** Texts in place of those that a set of files has, by path; undefined for a file that is to go. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** The path of something in a folder. */
export const pathIn = (folder: string, name: string): string =>
  folder === "." ? name : `${folder}/${name}`;

/** A set of files with texts laid over it: some are other, come or go. */
export function withTexts(files: Files, texts: Texts): Files {
  if (texts.size === 0) return files;
  const goes = (file: string) => texts.has(file) && texts.get(file) === undefined;
  return {
    ...files,
    list: memoize((folder) => {
      const listed = files.list(folder);
      if (listed && "message" in listed) return listed;
      const kept = listed?.filter(({ file }) => !goes(file));
      const names = new Set(kept?.map(({ name }) => name));
      const added: FolderEntry[] = [];
      const start = pathIn(folder, "");
      for (const [file, text] of texts) {
        if (text === undefined || !file.startsWith(start)) continue;
        const [name = "", ...below] = file.slice(start.length).split("/");
        if (["", ".."].includes(name) || names.has(name)) continue;
        names.add(name);
        added.push({ name, file: start + name, isFolder: below.length > 0, isLink: false });
      }
      return kept || added.length > 0 ? [...(kept ?? []), ...added] : undefined;
    }),
    text(file) {
      const text = texts.get(file);
      return text === undefined ? files.text(file) : { text };
    },
  };
}
