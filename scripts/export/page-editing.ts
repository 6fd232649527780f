import type { IncomingMessage } from "node:http";
import type { MarkTexts } from "./checked-content.ts";

/** What writing on the page adds to a document in development. No export has any of it. */
export interface PageEditing {
  mark: MarkTexts;
  /** A rendered page whose elements say where their words are written, by the same page with marks. */
  placed(page: string, withMarks: string): string;
  /** Path of the module that starts React, from the root of the sources. */
  entry: string;
  /** Packages that its scripts import. */
  packages: string[];
  /**
   * Further elements for the head.
   *
   * @param folder Of the page's language.
   * @param key Of its route.
   */
  head(folder: string, key: string): string;
  /** Whether a request to open a file in an editor comes from the panel. */
  mayOpen(request: IncomingMessage): boolean;
}
