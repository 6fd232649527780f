import type { Plugin } from "vite";
import { buildDate } from "../../scripts/content/dates/build-date.ts";
import type { Content } from "../content/schema/content.ts";
import { contentModule, contentPrefix } from "./content-modules.ts";

/**
 * Serves checked content as modules.
 *
 * @param current Gives the content as it is now.
 */
export function contentSource(current: () => Content): Plugin {
  return {
    name: "content-source",

    resolveId(id) {
      return id.startsWith(contentPrefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${contentPrefix}`)) return;
      const name = id.slice(contentPrefix.length + 1);
      return contentModule(name, current(), buildDate().getUTCFullYear());
    },
  };
}
