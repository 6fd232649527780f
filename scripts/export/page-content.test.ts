import { expect, it } from "vitest";
import type { Delivery } from "../../src/content/schema/delivery.ts";
import type { Pages } from "../../src/content/schema/pages.ts";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { contentForBrowser, pageContent } from "./page-content.ts";

const { pages } = fixtureContent();

function shown<Layout extends keyof Pages>(key: Layout, content = fixtureContent()): Pages[Layout] {
  return pageContent(key, content, undefined) as unknown as Pages[Layout];
}

it("the content of a page comes to the browser without the words of the finished head", () => {
  const { title, description, ...others } = pages["about"] ?? {};
  const about = pageContent("about", fixtureContent(), undefined);
  const drawings = { hasVersal: true };
  expect(about).toEqual({ ...pages["about"], ...drawings });
  expect(contentForBrowser(about)).toEqual({ ...others, ...drawings });
});

it("a page and a section in another language come with the direction of its script", () => {
  const content = fixtureContent();
  const about = content.pages["about"] as Pages["sections"];
  Object.assign(about, { lang: "fr" });
  Object.assign(about.sections[0] ?? {}, { lang: "ar" });
  expect(pageContent("about", content, undefined)).toMatchObject({
    ...{ lang: "fr", dir: "ltr" },
    sections: [
      { lang: "ar", dir: "rtl" },
      ...about.sections.slice(1).map(({ kind }) => ({ kind })),
    ],
  });
});

it("a page has the words for the one way of delivery", () => {
  expect(shown("contact").outcome).not.toHaveProperty("sent");
});

it("the words with which cards are written here are left out", () => {
  const content = fixtureContent();
  const { quarters, available, linkName, progressName, ...card } = fixturePage(
    content,
    "products",
  ).card;
  const named = { ...card, notifyName: expect.any(String), previewName: expect.any(String) };
  expect(shown("products").card).toEqual(named);
});

it("the full names of a card's controls have the words on them, also where only these are an owner's", () => {
  const content = fixtureContent();
  Object.assign(content.site.interface, { labelled: "{label}: {value}" });
  Object.assign(fixturePage(content, "products").card, {
    ...{ notify: "Tell me", notifyName: "Notify me about {product}" },
    ...{ preview: "Try it", previewName: "{product}: try it" },
  });
  expect(shown("products", content).card).toMatchObject({
    notifyName: "Tell me: {product}",
    previewName: "{product}: try it",
  });
});

it("the words of the map's button are there only where it is", () => {
  const content = fixtureContent();
  const { map } = fixturePage(content, "contact");
  expect(shown("contact").map).not.toHaveProperty("show");
  Object.assign(map ?? {}, { load: "on-press" });
  expect(shown("contact", content).map).toHaveProperty("show", map?.show);
});

it("a waitlist says what is true of the one way of delivery", () => {
  expect(shown("products").waitlist).not.toHaveProperty("sent");
  const content = fixtureContent();
  content.site.delivery = { method: "post", endpoint: "https://forms.example/f/1" } as Delivery;
  const { privacy, sent } = shown("products", content).waitlist;
  expect(Object.keys(privacy)).toEqual(["post"]);
  expect(sent).toEqual(fixturePage(content, "products").waitlist.sent);
});
