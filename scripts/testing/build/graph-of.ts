import type { Content } from "../../../src/content/content.ts";
import type { LinkPreview } from "../../../src/content/link-preview.ts";
import { routeOf } from "../../../src/routes.ts";
import { structuredData } from "../../build/render/structured-data.ts";

/** What search engines read of a page: the things of its structured data, none without any. */
export function graphOf(key: string, content: Content, preview?: LinkPreview, films?: object[]) {
  const data = structuredData(routeOf(key), content, "/", preview, films);
  return data ? JSON.parse(data)["@graph"] : [];
}
