import type { HostKind } from "../host/host.ts";
import type { Words } from "../protocol/protocol.ts";

/** Where the files of the panel are, below the base path. */
export const editFolder = "edit/";
/** Its files there, but for the texts of languages. */
export const editFiles = {
  shell: "shell.js",
  frame: "panel.js",
  worker: "worker.js",
  data: "site.json",
  stamp: "stamp.txt",
} as const;

/** Id of the element with what the panel remembers, as JSON, which the page around puts into each document. */
export const keptId = "panel-kept";

/** Id of the element with the panel's code, in each document that runs it. */
export const panelCodeId = "panel-code";

/** Id of the element with what the page around the panel starts with, as JSON. */
export const shellStartId = "edit-start";

/** What the build says to that page. */
export interface ShellStart {
  /** What the site is called. */
  name: string;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
  /** The language of the site. */
  language: string;
  repository: string;
  branch: string;
  /** The content folder from the repository's root. */
  folder: string;
  host: HostKind;
  /** The hash of the panel's code, as a policy names it. */
  panel: string;
  /** The application at the host with which people sign in without a token. */
  clientId?: string | undefined;
  /** An authenticator with which people sign in at GitHub without a token. */
  signIn?: string | undefined;
  /** What the page says, by language. */
  words: Readonly<Record<string, Words>>;
}
