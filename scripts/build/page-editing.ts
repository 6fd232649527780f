import type { IncomingMessage } from "node:http";
import type { LoadResult } from "../content/load.ts";

/** What writing on the page adds to a document in development. No export has any of it. */
export interface PageEditing {
  /** Takes content that can be shown, before pages are. */
  onContent(result: LoadResult): void;
  /** Further elements for the head of a page, by its name in the address with the folder of its language. */
  head(name: string): string;
  /** Whether a request to open a file in an editor comes from the panel. */
  mayOpen(request: IncomingMessage): boolean;
  /** Given by the server: what it does once the panel has created, renamed or deleted a page. */
  onWritten?: () => void;
}
