import { extname } from "node:path";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};

/** The media type of a file, by its ending. */
export function mediaTypeOf(file: string): string {
  return mediaTypes[extname(file)] ?? "application/octet-stream";
}

/** Whether compressing a file makes it smaller. */
export function isText(file: string): boolean {
  return !mediaTypeOf(file).startsWith("image/png");
}
