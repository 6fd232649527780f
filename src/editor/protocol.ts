import type { EditableFile, Finding, Mend, WordWithSlots } from "./editable-text.ts";
import type { MarkedWords, PageText } from "./find-texts.ts";
import type { FormAsked, FormFile, WrittenText } from "./form-protocol.ts";
import type { PublishAnswers, PublishRequests } from "./publish-protocol.ts";

/** The requests of the panel and the answers of the development server. Both run on the author's machine. */

/** The most UTF-16 units of a text; the longest of a site has a few thousand. */
export const mostUnits = 20_000;

/** The most bytes of a chosen picture or file. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** What is done with an entry of a list, in translations too. `index` is that of a new one. */
export interface EntryChange {
  action: "move" | "add" | "delete";
  index: number;
  /** The index after a move. */
  to?: number | undefined;
  /** The kind of a new entry; in place of a list, a group gets or loses the part with this key. */
  kind?: string | undefined;
  /**
   * What a new entry or part says, by JSON Pointers in it, such as `/until`. Texts that it needs besides are gaps. The
   * whole of an entry can be rows of a spreadsheet.
   */
  values?: Readonly<Record<string, string>> | undefined;
}

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
  /** The tags of further languages in which it is missing. */
  missing: readonly string[];
  /** The tags of the languages that have a file of the page. */
  translated: readonly string[];
  hash: string;
}

/** What is to be done with a page, product or post in all languages, or in one. */
export interface FileChange {
  action:
    | ("create" | "rename" | "delete" | "translate" | "leaveOut")
    | ("addLanguage" | "removeLanguage");
  /**
   * The key of a file or of the folder of a language, which stands for all that can wait there where something is left
   * out; of a new file `page`, `post`, `product` or the layout of a page.
   */
  what: string;
  /** Gives a file its name; of a translation or language, the tag of the language. */
  title: string;
  /** What the name of a new file is made from in place of its title. */
  name?: string | undefined;
  /** Where a new page gets a link: `header`, `footer`. */
  links?: readonly string[];
  /** That of the file as the panel knows it. */
  hash?: string;
}

/** What the panel can ask for, with what it sends. */
export interface Requests extends PublishRequests {
  /** The files that a page shows, its own first, and that of a place. */
  list: { page: string; place: string };
  /** Describes parts of files, with their values. */
  form: { asked: readonly FormAsked[] };
  /** Checks a text without saving it; of a form, with others of the same file. */
  look: WrittenText & { others?: readonly WrittenText[] | undefined };
  /** Saves a text. In a translation, it also marks it as up to date, even if it stays the same. */
  save: Requests["look"] & { hash: string };
  /** Makes a fix in a file. */
  fix: Mend;
  /** Changes a list; `place` is that of a text of the entry, or of the list. A trial says what the check would find. */
  change: EntryChange & {
    place: string;
    list: string;
    hash: string;
    isTrial?: boolean | undefined;
  };
  /**
   * Gives a place a picture, which is the body with this `name`, says what it shows, or removes it; or tries a picture.
   * `at` is the place of a text next to the form, or empty.
   */
  picture: {
    place: string;
    at: string;
    hash: string;
    name?: string | undefined;
    alt?: string | undefined;
    isRemoved?: boolean | undefined;
    isTrial?: boolean | undefined;
  };
  /** Puts a file, which is the body with this `name`, into `content/files/`. */
  put: { place: string; name: string };
  /** Changes a file, or says what would come of it. `from` is the page from which it is asked. */
  file: FileChange & { from: string; isTrial: boolean };
  undo: object;
  redo: object;
}

export interface Answers extends PublishAnswers {
  list: {
    files: EditableFile[];
    /** How many edits can be undone, and made again. */
    undo: number;
    redo: number;
    /** All pages, products and posts. */
    siteFiles: readonly SiteFile[];
    /** The tags of further languages, and of those that can be added. */
    languages: { there: readonly string[]; more: readonly string[] };
    /** Whether nothing can be written, because other machines can reach the server. */
    isReadOnly: boolean;
    /** Whether the server opens files in an editor: `LAUNCH_EDITOR` names one, and it writes. */
    canOpen: boolean;
  };
  form: { files: readonly FormFile[]; language: string; direction: "ltr" | "rtl" };
  look: { findings: Finding[] };
  save: { place: string };
  fix: { place: string };
  /** Where the text is now, or the first of a new or the next entry; empty if there is none. */
  change: { place: string; findings?: Finding[] };
  /** Where the text next to the form is now, or one next to it; the picture's name, what was taken out of a drawing, and what it shows elsewhere. */
  picture: { place: string; file: string; removed: readonly string[]; alt?: string | undefined };
  /** The name that the file has there. */
  put: { file: string };
  file: {
    /** What happens to which files, and how many links lead nowhere then. */
    summary: readonly WordWithSlots[];
    /** What the check would find then and does not find now. */
    findings: Finding[];
    /** The name of a new file, and whether a page comes with it that can have links. */
    name?: string;
    hasPage?: boolean;
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
}

/** Words of the panel by key, in groups. A group with `other` has plural forms by CLDR category. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Why something was not done: one of the panel's `refusals`, or what a command says in English. */
export interface Refusal extends Partial<WordWithSlots> {
  message?: string;
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
