import type { MarkedWords, PageText } from "./find-texts.ts";
import type { PublishAnswers, PublishRequests } from "./publish-protocol.ts";

/** The requests of the panel and the answers of the development server. Both run on the author's machine. */

/** A text, or another single value, of a content file. */
export interface EditableText {
  /** File and JSON Pointer, such as `pages/about#/sections/0/heading`. */
  place: string;
  /** What it is for, as the schema describes it. */
  label: string;
  /** The comment above it in the file; none in a translation, where the comment is the source. */
  comment?: string;
  /** The entries of lists around it, the outermost first. */
  entries: readonly ListEntry[];
  /** Line of the file. */
  line: number;
  text: string;
  kind: "text" | "paragraph" | "fact";
  /** The values that it can have, where these are a few. */
  choices?: readonly string[];
  language: string;
  /** The direction of the text; a number or an address has that of its signs. */
  direction: "ltr" | "rtl" | "auto";
  /** Whether the language pack has it. One that is saved stands in the file. */
  isFromPack: boolean;
  /** Whether it is still to be written. */
  isGap: boolean;
  findings: Finding[];
  /** Findings at no text, about the entry or file whose first text it is, such as a section that shows nothing. */
  about?: readonly Finding[] | undefined;
  /** The picture that it describes or stands next to, or that could stand there. */
  picture?: PictureSlot;
  /** The source, in a translation. */
  source?: { text: string; language: string; direction: "ltr" | "rtl"; isStale: boolean };
}

/** A picture of the site's own language, or where one can be. */
export interface PictureSlot {
  /** Its name in content/pictures; none where there is no picture yet. */
  file?: string;
  /** What it shows; none if it is decorative. */
  alt?: string;
  /** Whether it can have words of its own. A logo has the name of its firm. */
  hasAlt: boolean;
  canRemove: boolean;
  /** What it is for, as the schema describes it. */
  description: string;
}

/** The most UTF-16 units of a text; the longest of a site has a few thousand. */
export const mostUnits = 20_000;

/** The most bytes of a chosen picture. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** An entry of a list. Lists of a translation are those of its source. */
export interface ListEntry {
  /** The list's file and JSON Pointer, such as `pages/about#/sections`. */
  list: string;
  /** The key of the list. */
  key: string;
  /** Which of its entries it is, from 0. */
  index: number;
  /** How many entries the list has. */
  count: number;
  /** The kind of a section. */
  kind?: string;
  /** Whether its list can do without it. */
  canDelete: boolean;
}

/** What is done with an entry of a list, in translations too. `index` is that of a new one. */
export interface EntryChange {
  action: "move" | "add" | "delete";
  index: number;
  /** The index after a move. */
  to?: number | undefined;
  /** The kind of a new entry; in place of a list, a group gets or loses the part with this key. */
  kind?: string | undefined;
  /** What a new entry or part says, by JSON Pointers in it, such as `/until`. Texts that it needs besides are gaps. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** A part of a form: a single value, a group or a list, as the file has it or could have it. */
export interface FormPart {
  /** File and JSON Pointer; the step `-` is a new entry of a list (RFC 6901, 4). */
  place: string;
  /** What it is for, as the schema describes it; empty for an entry that is called by its list. */
  description: string;
  /** How it is filled in. The parts of a list are its entries, those of a week its days. */
  kind:
    | "choice"
    | "colour"
    | "day"
    | "drawing"
    | "number"
    | "page"
    | "paragraph"
    | "text"
    | "truth"
    | "picture"
    | "week"
    | "group"
    | "list";
  isThere: boolean;
  /** Whether the file can do without it. */
  isOptional: boolean;
  /** A single value. */
  text?: string;
  /** What it says where the file says nothing. */
  inherited?: string;
  /** The values that it can have, with what they are called. */
  choices?: readonly (readonly [value: string, description: string])[];
  findings?: readonly Finding[];
  parts?: readonly FormPart[];
  /** The parts of a group by its kind, which its first part says. */
  kinds?: Readonly<Record<string, readonly FormPart[]>>;
  /** What the entries of a list are called: its key, or the kind of the section around it. */
  entry?: string;
  /** What a new entry can be, or a part that is not there. */
  blanks?: readonly FormBlank[];
  picture?: PictureSlot;
}

/** How a part begins. */
export interface FormBlank {
  /** The kind of an entry, where a list has several. */
  kind: string;
  description: string;
  /** Whether it can begin with gaps alone. */
  isReady: boolean;
  part: FormPart;
}

/** A group or part of a file that a form shows. */
export interface FormAsked {
  /** Its place; `*` is each entry of a list, and a file can be called by its layout, such as `@contact`. */
  place: string;
  /** The keys of the group that are shown, or those that are not. */
  only?: readonly string[];
  but?: readonly string[];
}

/** An optional text, or a group or list of texts, that a group around a text does not have yet. */
export interface Addition {
  /** The group's file and JSON Pointer. */
  group: string;
  key: string;
  description: string;
}

/** A kind of section. */
export interface SectionKind {
  name: string;
  description: string;
}

/** What the check says of a text. */
export interface Finding {
  severity: "error" | "warning" | "info";
  rule: string;
  message: string;
  hint: string;
  /** The range of the text that it is about; none if it is the whole text. */
  words?: string;
  /** The text after the rule's own fix. */
  fixed?: string;
  /** The place of the value, in an answer about several; empty if it is at none of them. */
  place?: string;
}

/** A content file, with its single values. */
export interface EditableFile {
  /** Its path, as the check names it. */
  file: string;
  /** Changes with each byte of the file. */
  hash: string;
  texts: EditableText[];
}

/** A page, product or post in the site's own language. */
export interface SiteFile {
  /** Its path in the content folder without the ending, such as `pages/about`, and the last part of that. */
  key: string;
  name: string;
  title: string;
  /** The path of the page that shows it; none if no page shows products. */
  path?: string;
  /** Whether each site has it, so that it can neither go nor get another name. */
  isRequired: boolean;
  /** The tags of further languages in which it is missing. */
  missing: readonly string[];
  hash: string;
}

/** What is to be done with a page, product or post in all languages. */
export interface FileChange {
  action: "create" | "rename" | "delete" | "translate";
  /** The key of a file; of a new one `page`, `post`, `product` or the layout of a page. */
  what: string;
  /** Gives a file its name; of a translation, the tag of its language. */
  title: string;
  /** What the name of a new file is made from in place of its title. */
  name?: string | undefined;
  /** Where a new page gets a link: `header`, `footer`. */
  links: readonly string[];
  /** That of the file as the panel knows it. */
  hash: string;
  /** The page from which it is asked. */
  from: string;
}

/** A text as it is typed; an empty one of a form takes what the file can do without away. */
export interface WrittenText {
  place: string;
  text: string;
}

/** A part of a form that stands alone in it, with its file. */
export interface FormFile {
  file: string;
  hash: string;
  part: FormPart;
}

/** What the panel can ask for, with what it sends. */
export interface Requests extends PublishRequests {
  /** The files that a page shows, its own first, and that of a place. */
  list: { page: string; place: string };
  /** Describes parts of files, with their values. */
  form: { asked: readonly FormAsked[] };
  /** Checks a text without saving it; of a form, with others of the same file. */
  look: WrittenText & { others?: readonly WrittenText[] };
  /** Saves a text. In a translation, it also marks it as up to date, even if it stays the same. */
  save: WrittenText & { hash: string; others?: readonly WrittenText[] };
  /** Changes a list; `place` is that of a text of the entry, or of the list. A trial says what the check would find. */
  change: EntryChange & { place: string; list: string; hash: string; isTrial?: boolean };
  /** Gives a text a picture, which is the body with this `name`, says what it shows, or removes it; or tries a picture. */
  picture: {
    place: string;
    hash: string;
    name?: string;
    alt?: string;
    isRemoved?: boolean;
    isTrial?: boolean;
  };
  /** Changes a file, or says what would come of it. */
  file: FileChange & { isTrial: boolean };
  undo: object;
  redo: object;
}

export interface Answers extends PublishAnswers {
  list: {
    files: EditableFile[];
    /** How many edits can be undone, and made again. */
    undo: number;
    redo: number;
    /** The kinds of section that a page of sections can have. */
    kinds: readonly SectionKind[];
    /** What the groups around the text at the place can have besides. */
    additions: readonly Addition[];
    /** All pages, products and posts. */
    siteFiles: readonly SiteFile[];
    /** Whether nothing can be written, because other machines can reach the server. */
    isReadOnly: boolean;
    /** Whether the server opens files in an editor: `LAUNCH_EDITOR` names one, and it writes. */
    canOpen: boolean;
  };
  form: { files: readonly FormFile[]; language: string; direction: "ltr" | "rtl" };
  look: { findings: Finding[] };
  save: { place: string };
  /** Where the text is now, or the first of a new or the next entry; empty if there is none. */
  change: { place: string; findings?: Finding[] };
  /** The text or one next to it, the picture's name, what was taken out of a drawing, and what it shows elsewhere. */
  picture: { place: string; file: string; removed: readonly string[]; alt?: string | undefined };
  file: {
    /** What happens to which files, and how many links lead nowhere then. */
    summary: readonly Message[];
    /** What the check would find then and does not find now. */
    findings: Finding[];
    /** The name of a new file. */
    name?: string;
    /** The file that is there then, with an empty pointer. */
    place: string;
    /** The path of the page to go to. */
    path?: string;
  };
  /** Where the step was, and what it changed, as the schema describes it; of whole files, the path of the page to go to. */
  undo: { place: string; what: string; path?: string };
  redo: { place: string; what: string; path?: string };
}

/** Id of the element in the head with what the panel starts with, as JSON. */
export const startId = "_words";

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
  /** Tells the site from others that are served at the same address. */
  site: string;
  /** What the panel says, and the language of that. */
  words: Words;
  language: string;
  direction: "ltr" | "rtl";
}

/** Words of the panel by key, in groups. A group with `other` has plural forms by CLDR category. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Words of the panel by their key, with what fills their slots. */
export interface Message {
  word: string;
  slots?: Readonly<Record<string, string | number>>;
}

/** Why something was not done: one of the panel's `refusals`, or what a command says in English. */
export interface Refusal extends Partial<Message> {
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
