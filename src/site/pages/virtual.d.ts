/** Loader of the component of each layout, by its name (see `scripts/build/render/content-source.ts`). */
declare module "virtual:layouts" {
  const layouts: Record<string, () => Promise<Pick<import("./page-module.ts").PageModule, "Page">>>;
  export default layouts;
}
