import { expect, it } from "vitest";
import { ofBuild } from "../../src/content/page-site.ts";
import type { Delivery } from "../../src/content/schema/delivery.ts";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { contentSource } from "./content-source.ts";

function moduleOf(
  id: string,
  environment = "client",
  isWorkshop = false,
  content = fixtureContent(),
) {
  const { load } = contentSource(() => content, isWorkshop) as unknown as {
    load: (this: object, id: string) => string;
  };
  return load.call({ environment: { name: environment } }, `\0virtual:${id}`);
}

/** What a module of the content exports, for the bundle of the browser or of the renderer. */
function loaded(
  name: string,
  ...of: [environment?: string, isWorkshop?: boolean, content?: Whole]
) {
  const code = moduleOf(`content/${name}`, ...of);
  return JSON.parse(code.replace(/^export default |;$/g, ""));
}

type Whole = ReturnType<typeof fixtureContent>;
const { pages } = fixtureContent();

it("the module of a page imports its layout and its own sections alone", () => {
  const { sections } = fixturePage(fixtureContent(), "sections");
  const sources = [...moduleOf("page/home").matchAll(/"\/src\/(.*?)"/g)].map(([, file]) => file);
  const kinds = new Set(sections.map(({ kind }) => `sections/${kind}/${kind}.tsx`));
  expect(sources).toEqual([...kinds, "pages/sections.tsx"]);
  expect(moduleOf("page/privacy")).toMatch(/^export \{ Page \} from "\/src\/pages\/privacy.tsx";/);
});

it("the content of a page comes to the browser without the words of the finished head", () => {
  const { title, description, ...others } = pages["about"] ?? {};
  expect(loaded("about", "client")).toEqual(others);
  expect(loaded("about", "ssr")).toEqual(pages["about"]);
});

it("the site comes to pages without what only build and check need", () => {
  for (const key of ofBuild) expect(loaded("site")).not.toHaveProperty(key);
});

it("the content of a page holds what can be said of the one way of delivery, and for the workshop of each", () => {
  expect(loaded("contact", "ssr").outcome).not.toHaveProperty("sent");
  expect(loaded("contact", "client", true)).toEqual(pages["contact"]);
});

it("the words with which cards are written here are left out", () => {
  const content = fixtureContent();
  const { quarters, available, linkName, progressName, ...card } = fixturePage(
    content,
    "products",
  ).card;
  const named = { ...card, notifyName: expect.any(String), previewName: expect.any(String) };
  expect(loaded("products", "ssr").card).toEqual(named);
  expect(loaded("products", "ssr", true).card).toEqual(named);
});

it("the full names of a card's controls have the words on them, also where only these are an owner's", () => {
  const content = fixtureContent();
  Object.assign(content.site.interface, { labelled: "{label}: {value}" });
  Object.assign(fixturePage(content, "products").card, {
    ...{ notify: "Tell me", notifyName: "Notify me about {product}" },
    ...{ preview: "Try it", previewName: "{product}: try it" },
  });
  expect(loaded("products", "ssr", false, content).card).toMatchObject({
    notifyName: "Tell me: {product}",
    previewName: "{product}: try it",
  });
});

it("the words of the map's button are there only where it is", () => {
  const content = fixtureContent();
  const { map } = fixturePage(content, "contact");
  expect(loaded("contact").map).not.toHaveProperty("show");
  Object.assign(map ?? {}, { load: "on-press" });
  expect(loaded("contact", "client", false, content).map).toHaveProperty("show", map?.show);
});

it("a waitlist says what is true of the one way of delivery", () => {
  expect(loaded("products").waitlist).not.toHaveProperty("sent");
  const content = fixtureContent();
  content.site.delivery = { method: "post", endpoint: "https://forms.example/f/1" } as Delivery;
  const { privacy, sent } = loaded("products", "client", false, content).waitlist;
  expect(Object.keys(privacy)).toEqual(["post"]);
  expect(sent).toEqual(fixturePage(content, "products").waitlist.sent);
});

it("there is none for a name that no content has", () => {
  expect(() => loaded("nothing", "ssr")).toThrow('There is no content called "nothing".');
});
