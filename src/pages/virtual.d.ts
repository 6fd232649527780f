/** Loader of each page, by its key. */
declare module "virtual:pages" {
  const loaders: Record<string, () => Promise<import("./page-module.ts").PageModule>>;
  export default loaders;
}
