import type { EditableText, Finding, Refusal } from "./editable-text.ts";
import type { Requests } from "./requests.ts";

/** A part of what is to be done before a site is published. */
export interface Step {
  name: "name" | "first" | "contact" | "others" | "legal" | "languages" | "address";
  /** The path of the page to look at. */
  path?: string | undefined;
  /** How many texts keep the site from being published. */
  left: number;
  /** How many findings are to be looked at. */
  found: number;
  /** What is to be written or looked at, the path of the page that shows it, and what its file is called. */
  texts: readonly { text: EditableText; path?: string; title?: string | undefined }[];
  /** What is found at no text, with file and line. */
  findings: readonly Finding[];
  /** Unfinished pages, products and posts in a further language, which can wait. */
  waiting: readonly WaitingFile[];
  /** Whether `site.yaml` could be read; otherwise nobody knows what is left. */
  isKnown: boolean;
}

/** A page, product or post that a further language can do without, and the tag of the language. */
export interface WaitingFile {
  key: string;
  title: string;
  tag: string;
}

/** A file in which this folder and the host have changed the same, with the lines that each has added or removed. */
export interface BothVersions {
  file: string;
  mine: readonly string[];
  theirs: readonly string[];
}

/** A file that is published although Git leaves it out by itself: by a pattern in a place, or since it knows a former name. */
export interface AddedFile {
  file: string;
  place?: string;
  pattern?: string;
  former?: string;
}

/** How the folder of the site stands to its host. */
export interface Repository {
  state: "noGit" | "noHost" | "ready";
  /** Why nothing can be sent: one of the panel's `refusals`. */
  fault?: Refusal;
  branch?: string;
  /** The branch that the host publishes, if it is another. */
  hostBranch?: string;
  /** Changed files that would be published. */
  changed: readonly string[];
  added: readonly AddedFile[];
  /** Whether commits of this folder are not at the host yet. */
  isAhead: boolean;
  /** Files that both have changed. */
  both: readonly BothVersions[];
  /** The name and address that a commit gets, where Git knows none. */
  author?: NonNullable<Requests["publish"]["author"]>;
  /** The name of the folder, for that of a repository. */
  folder: string;
}

/** Addresses at a host, as far as its kind is known. */
export interface HostLinks {
  /** What the host does with a commit. */
  run?: string;
  /** The published site. */
  site?: string;
}

/** A page that visitors will see otherwise. */
export interface ChangedPage {
  file: string;
  kind: "new" | "changed" | "gone";
  /** In what it differs. */
  what: readonly string[];
  path: string;
}

/** A build that the host could not make. */
export interface FailedBuild {
  /** Where a person sees it. */
  address: string;
  /** What is wrong, as far as the host lets a browser read it. */
  findings: readonly string[];
  /** Whether what was published can be taken back. */
  mayTakeBack: boolean;
}

export interface PublishAnswers {
  todo: { steps: readonly Step[]; isFinished: boolean };
  prepare: {
    repository: Repository;
    /** Undefined where there is no build, or the published version cannot be built. */
    pages?: readonly ChangedPage[] | undefined;
    /** Whether nothing is published yet. */
    isFirst: boolean;
    /** What the changed pages, products and entries are called. */
    titles: readonly string[];
    /** What is wrong with the build, in English. */
    faults: readonly string[];
    remarks: readonly string[];
    /** What has become of the last publication. */
    failed?: FailedBuild | undefined;
  };
  /** What is built now; empty where nothing is. */
  progress: { stage?: string; ready?: string; done?: number; total?: number };
  publish: {
    /**
     * - `proposed`: to a branch of its own, which somebody who may has to merge
     * - `takenBack`: the last publication, whose changes are here again
     */
    state: "published" | "nothing" | "both" | "proposed" | "takenBack";
    both: readonly BothVersions[];
    links: HostLinks;
  };
  connect: object;
  arrived: { isThere: boolean; failed?: FailedBuild | undefined };
  takeBack: PublishAnswers["publish"];
  archive: object;
}
