import type { RenderableContent } from "../../../src/render/resources.ts";
import { structuredData } from "../../../src/render/structured-data.ts";
import type { LinkPreview } from "../../../src/site/data/link-preview.ts";
import { routeOf } from "../../../src/site/routes.ts";

/** What search engines read of a page: the things of its structured data, none without any. */
export function graphOf(
  key: string,
  content: RenderableContent,
  preview?: LinkPreview,
  films?: object[],
) {
  const data = structuredData(routeOf(key), content, "/", preview, films);
  return data ? JSON.parse(data)["@graph"] : [];
}
