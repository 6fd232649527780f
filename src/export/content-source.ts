import type { Plugin } from "vite";
import { buildDate } from "../check/dates/build-date.ts";
import type { Content } from "../content/schema/content.ts";
import { contentModule, contentPrefix } from "./content-modules.ts";

/**
 * Serves checked content as modules.
 *
 * @param current Gives the content as it is now.
 * @param isWorkshop Whether the modules are for the workshop.
 */
export function contentSource(current: () => Content, isWorkshop = false): Plugin {
  return {
    name: "content-source",

    resolveId(id) {
      return id.startsWith(contentPrefix) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${contentPrefix}`)) return;
      const name = id.slice(contentPrefix.length + 1);
      const reader = isWorkshop
        ? "workshop"
        : this.environment.name === "client"
          ? "browser"
          : "renderer";
      return contentModule(name, current(), buildDate().getUTCFullYear(), reader);
    },
  };
}
