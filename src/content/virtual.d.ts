/** Checked content as modules, served by the export plugin so that no parser enters the browser. */
declare module "virtual:content/site" {
  const site: import("./page-site.ts").PageSite;
  export default site;
}

declare module "virtual:content/cards" {
  const products: import("./schema/product.ts").Product[];
  export default products;
}

declare module "virtual:content/home" {
  const content: import("./schema/pages.ts").Pages["home"];
  export default content;
}

declare module "virtual:content/about" {
  const content: import("./schema/pages.ts").Pages["about"];
  export default content;
}

declare module "virtual:content/products" {
  const content: import("./schema/pages.ts").Pages["products"];
  export default content;
}

declare module "virtual:content/contact" {
  const content: import("./schema/pages.ts").Pages["contact"];
  export default content;
}

declare module "virtual:content/privacy" {
  const content: import("./schema/pages.ts").Pages["privacy"];
  export default content;
}

declare module "virtual:content/accessibility" {
  const content: import("./schema/pages.ts").Pages["accessibility"];
  export default content;
}

declare module "virtual:content/not-found" {
  const content: import("./schema/pages.ts").Pages["not-found"];
  export default content;
}
