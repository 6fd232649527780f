/** Facts of the build. Without it, as in unit tests, there are none. */
interface ImportMetaEnv {
  /** Path below which the site is published in all its languages, with a slash at both ends. */
  readonly ROOT_URL?: string;
  /** Whether the site has more than one language. */
  readonly HAS_LANGUAGES: boolean;
}

/** Checked content as modules, served by the export plugin so that no parser enters the browser. */
declare module "virtual:content/site" {
  const site: import("./page-site.ts").PageSite;
  export default site;
}

declare module "virtual:content/cards" {
  const products: import("./card.ts").Card[];
  export default products;
}
