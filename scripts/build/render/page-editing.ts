import type { IncomingMessage } from "node:http";
import type { CheckResult } from "../../../src/engine/check/index.ts";
import type { LoadResult } from "../../../src/engine/site/index.ts";
import type { lazy } from "../../../src/words/memoize.ts";

/** What writing on the page adds to a document in development. No export has any of it. */
export interface PageEditing {
  /** The check of the content as it is, which pages and the panel share. */
  check: ReturnType<typeof lazy<CheckResult>>;
  /**
   * Takes content that can be shown; returns what pages show of it, and the same with marks around its texts.
   *
   * @param reader As {@link readerOf} names them.
   */
  onContent(result: LoadResult, reader: string): [shown: LoadResult, marked: LoadResult];
  /** The language in which a person writes, who asks for something; without a request, that of the site. */
  readerOf(request?: IncomingMessage): string;
  /** Which content pages show. It grows with each change. */
  version: number;
  /**
   * Further elements for the head of a page.
   *
   * @param name Its name in the address, with the folder of its language.
   * @param reader By default one of whom nothing is known.
   * @param version Of the content that it shows, if that is not the present one.
   * @param marked The page as it is rendered from the content with marks; none in place of a page with errors.
   */
  head(name: string, reader?: string, version?: number, marked?: string): string;
  /** Given by the server: what it does once a tab has written files. */
  onWritten?: (files: readonly string[], tab: string) => void;
}
