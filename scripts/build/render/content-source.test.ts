import { expect, it, vi } from "vitest";
import type { Page } from "../../../src/engine/schema/pages.ts";
import { layoutName } from "../../../src/render/page-layout.ts";
import { sharedContent } from "../../../src/render/shared-content.ts";
import { buildOnlyKeys } from "../../../src/site/data/page-site.ts";
import { fixtureContent, fixturePage } from "../../testing/files/fixture-content.ts";
import { bundledContent } from "../plugin.ts";
import { contentSource, pageInDevelopment } from "./content-source.ts";

const content = fixtureContent();

function moduleOf(id: string): string {
  const { load } = contentSource(() => [content]) as unknown as {
    load: (this: object, id: string) => string;
  };
  return load.call({ environment: { name: "client" } }, `\0virtual:${id}`);
}

it("the module of a layout imports it and its own kinds of section alone", () => {
  const { sections } = fixturePage(content, "sections");
  const kinds = [...new Set(sections.map(({ kind }) => kind))].sort();
  const name = ["sections", ...kinds].join("+");
  expect(layoutName(fixturePage(content, "sections"))).toBe(name);
  const imports = moduleOf(`layout/${name}`).matchAll(/"\/src\/site\/(.*?)"/g);
  expect([...imports].map(([, file]) => file)).toEqual([
    ...kinds.map((kind) => `sections/${kind}/${kind}.tsx`),
    "pages/sections.tsx",
  ]);
  expect(moduleOf("layout/reading")).toBe('export { Page } from "/src/site/pages/reading.tsx";');
});

it("a site has another bundle once it has what it had no chunk for, such as a film of a service", () => {
  const image = { file: "still.jpg", decorative: true } as const;
  const film = { kind: "video", heading: "Film", image } as const;
  const bundledWith = (section: object) => {
    const page = { ...fixturePage(content, "sections"), sections: [section] } as Page;
    return bundledContent({ contents: [{ ...content, pages: { films: page } }], unfinished: "" });
  };
  const [own, other] = ["own.webm", "other.webm"].map((file) => bundledWith({ ...film, file }));
  expect(own).toEqual(other);
  expect(bundledWith({ ...film, href: "https://vimeo.com/76979871" })).not.toEqual(own);
});

it("pages get the site without what only build and check need", () => {
  const { site } = sharedContent(content, undefined);
  for (const key of buildOnlyKeys) expect(site).not.toHaveProperty(key);
});

it("in a voice the footer leaves out links of the header, and none without a target", () => {
  const links = [
    { text: "Shop", href: "https://shop.internal" },
    { text: "Us", page: "about" },
  ];
  const rest = [{ text: "Map", href: "https://map.internal" }, { text: "Not yet" }];
  const { theme, header, footer } = content.site;
  const site = {
    ...{ ...content.site, theme: { ...theme, voice: "plain" as const } },
    header: { ...header, links, action: undefined },
    footer: { ...footer, quickLinks: { heading: "Links", links: [...links, ...rest] } },
  };
  const shared = sharedContent({ ...content, site }, undefined);
  expect(shared.site.footer.quickLinks?.links).toEqual(rest);
});

it.each([
  ["2027-02-28", []],
  ["2027-03-01", ["We move"]],
  ["2027-03-31", ["We move", "We paint"]],
  ["2027-04-01", ["We paint"]],
  ["2027-04-02", []],
])("on %s the announcements %j are shown", (today, texts) => {
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse(today) / 1000}`);
  const more = [{ text: "We paint", from: "2027-03-31", until: "2027-04-01" }];
  const first = { text: "We move", from: "2027-03-01", until: "2027-03-31" };
  const announcement = { label: "News", ...first, more };
  const { site } = sharedContent(
    { ...content, site: { ...content.site, announcement } },
    undefined,
  );
  const found = site.announcement && [site.announcement, ...(site.announcement.more ?? [])];
  expect((found ?? []).map(({ text }) => text)).toEqual(texts);
});

it("on the last evening of a year the announcement and the year are those of the firm's clock", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse("2027-01-01T01:00Z") / 1000}`);
  const contact = { ...content.site.contact, timeZone: "America/Los_Angeles" };
  const announcement = { label: "News", text: "Soup today", until: "2026-12-31" };
  const { site } = sharedContent(
    { ...content, site: { ...content.site, contact, announcement } },
    undefined,
  );
  expect([site.announcement?.text, site.year]).toEqual(["Soup today", 2026]);
});

it.each([
  [2, "About", undefined],
  [2, "About us and our firm", true],
  [3, "About us and our firm", undefined],
])(
  "of %i languages two are in the header's row; with a link %j it is crowded: %s",
  (count, text, isCrowded) => {
    const names = ["English", "Português", "العربية"].slice(0, count);
    const home = names.map((name, at) => {
      return {
        tag: "en",
        direction: "ltr",
        name,
        isSame: true,
        ...(at > 0 && { path: "/x" }),
      } as const;
    });
    const texts = ["Home", text, "Products", "News", "Contact"];
    const links = texts.map((text) => ({ text, page: "home" }));
    const header = { ...content.site.header, links, action: undefined };
    const site = { ...content.site, header };
    const shared = sharedContent({ ...content, site, languages: { home } }, undefined);
    expect(shared.site.isCrowded).toBe(isCrowded);
  },
);

it("a page in development has what it was rendered from, whatever was rendered since", () => {
  const page = fixturePage(content, "sections");
  const shared = sharedContent(content, undefined);
  const render = (heading: string) =>
    pageInDevelopment(
      "about",
      { page, shown: { title: "", description: "", heading } as never },
      shared,
    );
  const ids = ["Before", "After"].map(render);
  const modules = ids.map((id) => moduleOf(id.replace("\0virtual:", "")));
  expect(modules[0]).toContain('export const content={"heading":"Before"');
  expect(modules[1]).toContain('export const content={"heading":"After"');
  expect(modules[0]).toContain(`export{Page}from"virtual:layout/${layoutName(page)}";`);
  expect(render("After"), "The same content has the same address.").toBe(ids[1]);
  for (let more = 0; more < 100; more++) render(`Later ${more}`);
  expect(
    moduleOf(`${ids[0]}`.replace("\0virtual:", "")),
    "Only the last are kept.",
  ).toBeUndefined();
});
