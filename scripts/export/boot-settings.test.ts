import { expect, it } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { routeOf } from "../../src/routes.ts";
import { bootSettings, controlsOf } from "./boot-settings.ts";

const html =
  '<div data-need="themeMenu"></div><i data-need="dialog"></i><i data-need="dialog"></i>';
const pages = { "not-found": { layout: "not-found", console: "Nothing at" } };
const content = { pages } as unknown as Content;
const addresses = {
  app: "/app.js",
  page: "/page.js",
  control: (name: string) => `/${name}.js`,
  map: "/map.js",
};

it("boot settings name the chunks of each control that stands on the page, once", () => {
  expect(controlsOf(html)).toEqual(["themeMenu", "dialog"]);
  expect(bootSettings(html, routeOf("about"), content, addresses)).toEqual({
    app: "/app.js /page.js",
    "theme-menu": " /themeMenu.js",
    dialog: " /dialog.js",
  });
});

it("boot settings name the module of the map where there is one, and what the not-found page logs", () => {
  const settings = bootSettings(
    '<iframe data-mapplace="1,2">',
    routeOf("not-found"),
    content,
    addresses,
  );
  expect(settings).toEqual({ app: "/app.js /page.js", map: "/map.js", log: "Nothing at" });
});
