import { expect, it } from "vitest";
import { siteConfig } from "../../export/site-config.ts";
import { editing } from "./editing.ts";

it("acts in a development server alone, and builds and previews do not have it", () => {
  const { plugin } = editing();
  // Vite's preview would call `configurePreviewServer`, and builds the hooks of Rolldown.
  expect(Object.keys(plugin).sort()).toEqual(["configureServer", "name"]);
  const names = [siteConfig().plugins ?? []].flat(2).map((one) => one && "name" in one && one.name);
  expect(names).toContain("static-export");
  expect(names).not.toContain(plugin.name);
});

it("each start of a server has a token of its own", () => {
  const tokens = [editing(), editing()].map(
    ({ pages }) => /"token":"([^"]+)"/.exec(pages.head("", "home"))?.[1],
  );
  expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  expect(tokens[0]).not.toBe(tokens[1]);
});
