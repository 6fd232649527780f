import { describe, expect, it } from "vitest";
import type { Content } from "../content/schema/content.ts";
import { routeOf } from "../routes.ts";
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

describe("boot settings", () => {
  it("name the chunks of each control that stands on the page, once", () => {
    expect(controlsOf(html)).toEqual(["themeMenu", "dialog"]);
    expect(bootSettings(html, routeOf("about"), content, addresses)).toEqual({
      app: "/app.js /page.js",
      "theme-menu": " /themeMenu.js",
      dialog: " /dialog.js",
    });
  });

  it("name the module of the map where there is one", () => {
    const withMap = '<iframe data-at="1,2"></iframe>';
    expect(bootSettings(withMap, routeOf("contact"), content, addresses)["map"]).toBe("/map.js");
    expect(bootSettings(html, routeOf("about"), content, addresses)).not.toHaveProperty("map");
  });

  it("tell the not-found page what to log", () => {
    expect(bootSettings("", routeOf("not-found"), content, addresses)).toMatchObject({
      log: "Nothing at",
    });
  });
});
