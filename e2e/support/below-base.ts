import type { BrowserContext } from "playwright/test";
import { basePath } from "../../scripts/disk/base-path.ts";
import { languageFolder } from "./content.ts";

const base = basePath() + languageFolder;

/** Paths that are whole already: those of pages, and of files that all languages share. */
const whole = [base, `${basePath()}assets/`];

/** Prefixes a path of the site with the base path, unless it is there. */
export function belowBase(address: string): string {
  const isWhole = !address.startsWith("/") || whole.some((path) => address.startsWith(path));
  return isWhole ? address : base + address.slice(1);
}

/**
 * Has every page of a context take paths such as `/about` for paths of the site, wherever that is
 * published, so that tests need not know.
 */
export function openUnderBase(context: BrowserContext): void {
  if (base === "/") return;
  context.on("page", (page) => {
    const goto = page.goto.bind(page);
    const route = page.route.bind(page);
    page.goto = (url, options) => goto(belowBase(url), options);
    page.route = (url, handler, options) =>
      route(typeof url === "string" ? belowBase(url) : url, handler, options);
  });
}
