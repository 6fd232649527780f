import { describe, expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { Page } from "../content/schema/pages.ts";
import { contentSource } from "./content-source.ts";

const content = fixtureContent();

function moduleOf(id: string, environment = "client", isWorkshop = false): string {
  const { load } = contentSource(() => content, isWorkshop) as unknown as {
    load: (this: object, id: string) => string;
  };
  return load.call({ environment: { name: environment } }, `\0virtual:${id}`);
}

/** What a module of the content exports, for the bundle of the browser or of the renderer. */
function loaded(name: string, environment: string, isWorkshop = false): Record<string, object> {
  const code = moduleOf(`content/${name}`, environment, isWorkshop);
  return JSON.parse(code.replace(/^export default |;$/g, ""));
}

it("the module of a page imports its layout and its own sections alone", () => {
  const { sections } = fixturePage(content, "sections");
  const sources = [...moduleOf("page/home").matchAll(/"\/src\/(.*?)"/g)].map(([, file]) => file);
  const kinds = new Set(sections.map(({ kind }) => `sections/${kind}/${kind}.tsx`));
  expect(sources).toEqual([...kinds, "pages/sections.tsx"]);
  expect(moduleOf("page/privacy")).toMatch(/^export \{ Page \} from "\/src\/pages\/privacy.tsx";/);
});

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
    const { quarters, available, linkName, progressName, ...card } = fixturePage(
      content,
      "products",
    ).card;
    expect(loaded("products", "ssr")["card"]).toEqual(card);
    expect(loaded("products", "ssr", true)["card"]).toEqual(card);
  });

  it("holds the words of the map's button only where there is one", () => {
    expect(loaded("contact", "client")["map"]).not.toHaveProperty("show");
    const contact = fixturePage(content, "contact");
    const map = { ...(contact.map as NonNullable<typeof contact.map>), load: "on-press" as const };
    content.pages["contact"] = { ...contact, map };
    expect(loaded("contact", "client")["map"]).toHaveProperty("show", map.show);
    content.pages["contact"] = contact;
  });

  it("holds of a waitlist what is true of the one way of delivery", () => {
    expect(loaded("products", "client")["waitlist"]).not.toHaveProperty("sent");
    const { delivery } = content.site;
    content.site.delivery = { method: "post", endpoint: "https://forms.example/f/1" };
    const { privacy, sent } = loaded("products", "client")["waitlist"] as Record<string, object>;
    content.site.delivery = delivery;
    expect(Object.keys(privacy ?? {})).toEqual(["post"]);
    expect(sent).toEqual(fixturePage(content, "products").waitlist.sent);
  });

  it("is none for a name that no content has", () => {
    expect(() => loaded("nothing", "ssr")).toThrow('There is no content called "nothing".');
  });
});
