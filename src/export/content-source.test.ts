import { describe, expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { Page } from "../content/schema/pages.ts";
import { contentSource } from "./content-source.ts";

const content = fixtureContent();

/** What a module of the content exports, for the bundle of the browser or of the renderer. */
function loaded(name: string, environment: string, isWorkshop = false): Record<string, object> {
  const { load } = contentSource(() => content, isWorkshop) as unknown as {
    load: (this: object, id: string) => string;
  };
  const code = load.call({ environment: { name: environment } }, `\0virtual:content/${name}`);
  return JSON.parse(code.replace(/^export default |;$/g, ""));
}

describe("the content of a page", () => {
  it("comes to the browser without the words of the finished head", () => {
    const { title, description, ...others } = content.pages["about"] as Page;
    expect(loaded("about", "client")).toEqual(others);
    expect(loaded("about", "ssr")).toEqual(content.pages["about"]);
  });

  it("holds what can be said of the one way of delivery, and for the workshop of each", () => {
    expect(loaded("contact", "ssr")["outcome"]).not.toHaveProperty("sent");
    expect(loaded("contact", "client", true)).toEqual(content.pages["contact"]);
  });

  it("leaves out the words with which cards are written here", () => {
    const { quarters: _, ...card } = fixturePage(content, "products").card;
    expect(loaded("products", "ssr")["card"]).toEqual(card);
  });

  it("is none for a name that no content has", () => {
    expect(() => loaded("nothing", "ssr")).toThrow('There is no content called "nothing".');
  });
});
