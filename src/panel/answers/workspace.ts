import { type CheckResult, type CheckSettings, checkSite } from "../../engine/check/index.ts";
import type { Change } from "../../engine/edit/index.ts";
import {
  type Files,
  type LoadResult,
  readContent,
  type Texts,
  withTexts,
} from "../../engine/site/index.ts";

/** The content that the panel edits, lent by whoever has its files: a server its disk, a browser what it has fetched. */
export interface Workspace {
  readonly files: Files;
  /** The path of the content folder, as findings show it. */
  readonly folder: string;
  /** The bytes of a file; undefined where there is none. */
  bytes(file: string): Uint8Array | undefined;
  /**
   * Writes all changes or none.
   *
   * @returns The paths of the files that were written, as whoever has them calls them.
   * @throws RequestError with this word where a file is not as a change has it before.
   */
  write(changes: readonly Change[], refusal: string): string[];
  /** A chosen picture as it is kept. @throws UserError if pages cannot show it. */
  importPicture(bytes: Uint8Array): Promise<ImportedPicture>;
  /** What is not sent when the content is published; undefined where nobody knows. */
  unsent(): CheckSettings["unsent"];
  /** The repository of the content as `edit` in `site.yaml` has it; undefined where nobody knows. */
  repository(): Readonly<Record<string, string>> | undefined;
}

/** A chosen picture without what its camera wrote into it, and what was taken out of a drawing, such as `script`. */
export interface ImportedPicture {
  ending: string;
  bytes: Uint8Array;
  removed: readonly string[];
}

/** The content as it is, or with some texts. */
export const loadWorkspace = ({ files, folder }: Workspace, texts: Texts = new Map()): LoadResult =>
  readContent(withTexts(files, texts), folder);

/** What the check finds in the content as it is, or with some texts. */
export const checkWorkspace = (
  { files, folder }: Workspace,
  settings: CheckSettings = {},
  texts: Texts = new Map(),
): CheckResult => checkSite(withTexts(files, texts), folder, settings);

/** Checks the content as it must be before it is published. What this program sends anyway is no fault. */
export function checkToPublish(workspace: Workspace): CheckResult {
  const unsent = new Map([...(workspace.unsent() ?? [])].filter(([, one]) => !one.isSentAnyway));
  return checkWorkspace(workspace, { publish: true, unsent });
}
