import { expect, it } from "vitest";
import { routeOf } from "../../src/routes.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { bootSettings } from "./boot-settings.ts";

it("a site without a map is not asked for its chunk", () => {
  const chunks = {
    app: "/app.js",
    page: "/page.js",
    control: (name: string) => `/${name}.js`,
    map: () => {
      throw new Error("The browser's bundle has no such chunk.");
    },
  };
  const html = '<button data-need="themeMenu">Theme</button>';
  expect(bootSettings(html, routeOf("home"), fixtureContent(), chunks)).toEqual({
    app: "/app.js /page.js",
    "theme-menu": " /themeMenu.js",
  });
});
