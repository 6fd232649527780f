import * as z from "zod";

/** What the panel asks the development server for. Both run on the author's machine. Browsers load the types alone. */

const text = z.string();
const truth = z.boolean().optional();
/** In an address, which has texts alone. */
const addressedTruth = z.union([z.boolean(), z.stringbool()]).optional();
const nothing = z.object({});
const keys = z.array(text).readonly().optional();

/** A text as it is typed; an empty one of a form takes what the file can do without away. */
const writtenText = z.object({ place: text, text });

/** A group or part of a file that a form shows. */
const formAsked = z.object({
  /** Place; `*` is each entry of a list, and a file can be called by its layout, such as `@contact`. */
  place: text,
  /** The keys of the group that are shown, or those that are not. */
  only: keys,
  but: keys,
});

/** What is done with an entry of a list, in translations too. */
const entryChange = z.object({
  action: z.enum(["move", "add", "delete"]),
  /** That of a new entry, or of the one that is there. */
  index: z.int(),
  /** The index after a move. */
  to: z.int().optional(),
  /** Whether a new entry says what the one before it says. */
  isCopy: truth,
  /** The kind of a new entry; in place of a list, a group gets or loses the part with this key. */
  kind: text.optional(),
  /**
   * What a new entry or part says, by JSON Pointers in it, such as `/until`. Texts that it needs besides are gaps. The
   * whole of an entry can be rows of a spreadsheet.
   */
  values: z.record(text, text).optional(),
});

/** What is to be done with a page, product or post in all languages, or in one. */
const fileChange = z.object({
  action: z.enum([
    ...(["create", "copy", "rename", "delete", "translate", "leaveOut"] as const),
    ...(["addLanguage", "removeLanguage"] as const),
  ]),
  /**
   * The key of a file; with `leaveOut` also the folder of a language, for all its unfinished files. A new file has `page`,
   * `post`, `product` or the layout of a page here.
   */
  what: text,
  /** The name of a file, to which a copy adds a number; the tag of a translation or language. */
  title: text.trim().min(1).max(200),
  /** What the name of a new file is made from in place of its title. */
  name: text.trim().max(200).optional(),
  /** The first day of a new event. */
  day: z.iso.date().optional(),
  /** Rows of a spreadsheet that become new files, each with a title of its own. */
  rows: text.optional(),
  /** Where a new page gets a link. */
  links: z.array(z.enum(["header", "footer"])).default([]),
  /** That of the file as the panel knows it. */
  hash: text.default(""),
});

/** A fix of a file, by the place of what it is about and the offset of its finding. */
const mend = z.object({ place: text, file: text, hash: text, at: z.int() });

/** A step that is undone or made again; or left out, where its files have changed since. */
const step = z.object({ isLeftOut: truth });

const look = writtenText.extend({ others: z.array(writtenText).readonly().optional() });

/** A value that Git takes as one line, and never as an option. */
const line = text
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^-<>\p{Cc}][^<>\p{Cc}]*$/u);

/** The schema of each request. */
export const requests = {
  /** The files that a page shows, its own first, and that of a place. */
  list: z.object({ page: text, place: text }),
  /** Describes parts of files, with their values. */
  form: z.object({ asked: z.array(formAsked).readonly() }),
  /** Checks a text without saving it; of a form, with others of the same file. */
  look,
  /** Saves a text. In a translation, it also marks it as up to date, even if it stays the same. */
  save: look.extend({ hash: text }),
  /** Makes a fix in a file. */
  fix: mend,
  /** Changes a list; `place` is that of a text of the entry, or of the list. A trial says what the check would find. */
  change: entryChange.extend({ place: text, list: text, hash: text, isTrial: truth }),
  /**
   * Gives a place a picture, which is the body with this `name`, says what it shows, or removes it; or tries a picture.
   * `at` is the place of a text next to the form, or empty.
   */
  picture: z.object({
    ...{ place: text, at: text, hash: text, isRemoved: truth },
    ...{ name: text.optional(), alt: text.optional() },
    isTrial: addressedTruth,
  }),
  /** Puts a file, which is the body with this `name`, into `content/files/`; a picture into `content/pictures/`. */
  put: z.object({ place: text, name: text, isPicture: addressedTruth }),
  /** Changes a file, or says what would come of it. `from` is the page from which it is asked. */
  file: fileChange.extend({ from: text.default("pages/home"), isTrial: z.boolean() }),
  ...{ undo: step, redo: step },
  /** What is to be done before the site is published. */
  todo: nothing,
  /** Builds the site, and says what publishing it would change. */
  prepare: nothing,
  /** How far the build is that one of the others waits for. */
  progress: nothing,
  /** Records the changes with a message, brings others' changes here, and sends all to the host. */
  publish: z.object({
    message: text
      .trim()
      .min(1)
      .max(2000)
      .regex(/^[^\0]+$/),
    author: z.object({ name: line, email: line.includes("@") }).optional(),
    /** Which version a file that both have changed gets. */
    choices: z.record(text, z.enum(["mine", "theirs"])).default({}),
  }),
  /** Names the host of the folder, which becomes a repository if it is none. */
  connect: z.object({ address: text }),
  /** Asks the address of the site whether the new version is there. */
  arrived: nothing,
  /** Restores what the last publication has changed. */
  takeBack: nothing,
  /** The build as a `.zip`. */
  archive: nothing,
};

/** What each request says. */
export type Requests = { [Name in keyof typeof requests]: z.input<(typeof requests)[Name]> };

export type WrittenText = z.input<typeof writtenText>;
export type FormAsked = z.input<typeof formAsked>;
export type EntryChange = z.input<typeof entryChange>;
export type FileChange = z.input<typeof fileChange>;
export type Mend = z.input<typeof mend>;
