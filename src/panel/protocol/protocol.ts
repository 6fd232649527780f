import type { EditableFile, Finding, WordWithSlots } from "./editable-text.ts";
import type { MarkedWords, PageText } from "./find-texts.ts";
import type { FormFile } from "./form-protocol.ts";
import type { PublishAnswers } from "./publish-protocol.ts";

/** The answers of the development server, and what it says to each page. */

/** The most UTF-16 units of a text; the longest of a site has a few thousand. */
export const mostUnits = 20_000;

/** The most bytes of a chosen picture or file. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** A page, product or post in the site's own language. */
export interface SiteFile {
  /** Path in the content folder without the ending, such as `pages/about`, and the last part of that. */
  key: string;
  name: string;
  title: string;
  /** The path of the page that shows it; none if no page shows products. */
  path?: string;
  /** Whether each site has it, so that it can neither go nor get another name. */
  isRequired: boolean;
  /** Whether a site can have several of its layout. */
  mayBeCopied: boolean;
  /** The tags of further languages in which it is missing. */
  missing: readonly string[];
  /** The tags of the languages that have a file of the page. */
  translated: readonly string[];
  hash: string;
}

/** Whether all files were as they should be already, so that there is nothing to undo. */
export interface Written {
  isSame?: boolean | undefined;
}

/** What becomes of rows of a spreadsheet. */
export interface PastedRows {
  /** What the values that rows can have are called. */
  columns?: readonly string[];
  /** What the values in them are called. */
  heads: readonly string[];
  cells: readonly (readonly string[])[];
  /** The headings of columns that nothing has a place for; where there are none, their first cells. */
  left: readonly string[];
}

export interface Answers extends PublishAnswers {
  list: {
    files: EditableFile[];
    /** How many edits can be undone, and made again. */
    undo: number;
    redo: number;
    /** How many errors and gaps the whole site has. */
    left: number;
    /** All pages, products and posts. */
    siteFiles: readonly SiteFile[];
    /** The tags of further languages, and of those that can be added. */
    languages: { there: readonly string[]; more: readonly string[] };
    /** Whether nothing can be written, because other machines can reach the server. */
    isReadOnly: boolean;
  };
  form: { files: readonly FormFile[]; language: string; direction: "ltr" | "rtl" };
  look: { findings: Finding[] };
  save: Written;
  fix: Written;
  /** Where the text is now, or the first of a new or the next entry; empty if there is none. What is added may have gaps. */
  change: Written & {
    place: string;
    hasGaps?: boolean;
    findings?: Finding[];
    rows?: PastedRows | undefined;
  };
  /** Where the text next to the form is now, or one next to it; the picture's name, what was taken out of a drawing, and what it shows elsewhere. */
  picture: Answers["put"] & { place: string; alt?: string | undefined };
  /** The name that the file has there, and what was taken out of a drawing. */
  put: Written & { file: string; removed: readonly string[] };
  file: {
    /** What happens to which files, and how many links lead nowhere then. */
    summary: readonly WordWithSlots[];
    /** What the check would find then and does not find now. */
    findings: Finding[];
    /** The name of a new file, and whether a page comes with it that can have links. */
    name?: string;
    hasPage?: boolean;
    /** What becomes of rows of a spreadsheet. */
    rows?: PastedRows;
    /** The file that is there then, with an empty pointer. */
    place: string;
    /** The path of the page to go to, if it is another. */
    path?: string;
  };
  /** Where the step was, and what it changed, as the schema describes it; of whole files, the path of the page to go to. */
  undo: { place: string; what: string; path?: string };
  redo: { place: string; what: string; path?: string };
}

/** Id of the element in the head with what the panel starts with, as JSON. */
export const startId = "_words";

/** The cookie with the language that a person chose for the panel. */
export const languageCookie = "faircopy-language";

/** The end of an address at which the panel opens with what is to do. */
export const todoHash = "#todo";

/** What the server tells each page: the content has changed. */
export const contentEvent = "words:content";

export interface ContentChange {
  /** Which content pages show now. */
  version: number;
  /** The tab that has written it, and shows it itself; empty for another program. */
  tab: string;
}

/** The header of a request with the tab that asks. */
export const tabHeader = "x-words-tab";

/** What a page tells the server, with the version of its content: it follows the changes itself. */
export const followEvent = "words:follow";

/** What a document says to the panel. */
export interface Start {
  /** Which content the document shows. It grows with each change. */
  version: number;
  /** The page of the document, such as `pages/about` or `languages/fr/pages/about`. */
  page: string;
  /** The path of the site. */
  base: string;
  /** Where the server answers. */
  address: string;
  /** Required with each request. */
  token: string;
  /** The texts that the page may show, of its own file first. */
  texts: readonly PageText[];
  /** What the page shows, with marks around its texts; nothing in place of a page with errors. */
  shown: MarkedWords;
  /** Whether the site says nothing of its own yet: the panel begins with what is to do. */
  isNew: boolean;
  /** Tells the site from others that were served at this address. */
  site: string;
  /** What the panel says, and the language of that. */
  words: Words;
  language: string;
  direction: "ltr" | "rtl";
  /** Whether findings and names of fields are in that language too; otherwise they are English. */
  isTold: boolean;
  /** The languages that the panel can speak. */
  languages: readonly string[];
  /** Given on a published site, where no server is: the path of the page. */
  away?: {
    path: string;
    /** The language that this person has chosen for the panel; empty for that of the site. */
    language: string;
  };
}

/** Words of the panel by key, in groups. A group with `other` has plural forms by CLDR category. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A text with its line breaks as spaces. */
export function joinLines(text: string): string {
  const lines = text.split(/[\n\r\v\f\u2028\u2029]+/);
  if (lines.length === 1) return text;
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}
