import { expect, it } from "vitest";
import { panelLanguage } from "../../src/panel/answers/start-panel.ts";
import { disk } from "../disk/disk.ts";
import { askedLanguage } from "./panel-language.ts";

it.each([
  ["de", {}, "de"],
  ["pt-BR", { browser: "fr" }, "pt"],
  ["de", { chosen: "ar" }, "ar"],
  ["de", { chosen: "xx" }, "de"],
  ["ja", { browser: "sv, fr-CA;q=0.8, en;q=0.5" }, "fr"],
  ["", { browser: "*" }, "en"],
])("the panel of a site in %s speaks, for %j, %s", (site, asked, language) => {
  expect(panelLanguage(disk, site, asked)).toBe(language);
});

it("a request tells the chosen language and those of the browser", () => {
  const headers = { cookie: "a=b; faircopy-language=fr", "accept-language": "de" };
  expect(askedLanguage(headers)).toEqual({ chosen: "fr", browser: "de" });
  expect(askedLanguage({ cookie: "faircopy-language=" })).toEqual({});
});
