import { createElement } from "react";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import type { Layout } from "../../src/engine/schema/layouts.ts";
import { bootSettings } from "../../src/render/boot-settings.ts";
import { analyticsTemplate } from "../../src/render/prepare/analytics.ts";
import { formatCards } from "../../src/render/prepare/dates/format-dates.ts";
import { drawingsOf, markOf, versalOf, withoutPaths } from "../../src/render/prepare/drawings.ts";
import { contentForBrowser, pageContent } from "../../src/render/prepare/page-content.ts";
import { localizeSite } from "../../src/render/prepare/texts/localize-site.ts";
import type { RenderableContent } from "../../src/render/resources.ts";
import { securityPolicy } from "../../src/render/security-policy.ts";
import { structuredData } from "../../src/render/structured-data.ts";
import { CompanyMark } from "../../src/site/components/drawing.tsx";
import type { DrawnMark } from "../../src/site/data/mark.ts";
import { routeOf } from "../../src/site/routes.ts";
import { casesIn, expectParts, type Row } from "../../src/testing/hold-cases.ts";
import { mergeChanges } from "../../src/testing/merge-changes.ts";
import { collect } from "../testing/build/collect.ts";
import { fixtureContent } from "../testing/files/fixture-content.ts";
import { folderOfPictures } from "../testing/files/folder-of-pictures.ts";
import { markupOf } from "../testing/markup-of.tsx";
import { redirectsOf } from "./hosts/redirects.ts";
import { drawnCss } from "./pictures/drawn-css.ts";
import { iconSvg } from "./pictures/icons.ts";
import { versalCss } from "./pictures/versal.ts";
import { compileInlineScripts } from "./render/compile-scripts.ts";
import { sharedFiles, sideFiles } from "./side-files.ts";

/** What one of the makers makes of some content; `lacks` has paths of keys where that is no text. */
interface ContentRow extends Row {
  /** The page or file from which it is made. */
  of?: string;
  /** What differs from the fixture, in all languages. */
  content?: object;
  /** What differs in French, which has no page about the company. */
  french?: object;
  sends?: boolean;
  /** The document of a page. */
  html?: string;
  env?: Record<string, string>;
  /** All of a text, or a part of any other value. */
  gives?: unknown;
}

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.a{fill:${colour}}</style><path class="a" fill-opacity=".5" onclick="alert(1)" d="M0 0h120v40H0z"/><script>alert(2)</script></svg>`;
const rectangle = { create: { width: 8, height: 4, channels: 3, background: "#a30" } } as const;
const pictures = {
  "mark.png": await sharp(rectangle).png().toBuffer(),
  "logo.svg": logo("#aa3300"),
  "night.svg": logo("#ffcc00"),
  "peak.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 16 20 0l16 16v24H4z"/></svg>`,
  "tree.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMinYMax slice" overflow="visible"><g stroke="var(--ink)"><path id="a" d="M0 0h9v9z"/><use href="#a" x="3"/></g><circle r="4"/></svg>`,
};

const makers = {
  page: (content: RenderableContent, { of = "" }: ContentRow) =>
    pageContent(of, content, undefined),
  forBrowser: (content: RenderableContent, { of = "" }: ContentRow) =>
    contentForBrowser(pageContent(of, content, undefined)),
  cards: formatCards,
  structuredData: (content: RenderableContent, { of = "" }: ContentRow) =>
    structuredData(routeOf(of), content, "/repo/"),
  async policy({ site }: RenderableContent, { of, sends = of === "contact" }: ContentRow) {
    const policy = await securityPolicy("p{}", ["run()"], of as Layout, site, sends);
    return policy.replaceAll(";", "\n");
  },
  async versal({ site }: RenderableContent) {
    const styles = (await versalCss(site)).matchAll(/[{;]([a-z-]+):([^;}]+)/g);
    return {
      sign: versalOf(site),
      ...Object.fromEntries(Array.from(styles, (one) => one.slice(1))),
    };
  },
  pagesWithVersal: (content: RenderableContent) =>
    Object.fromEntries(
      Object.keys(content.pages).map((key) => [key, drawingsOf(key, content).versal ?? "none"]),
    ),
  drawings: (content: RenderableContent, { of = "" }: ContentRow) =>
    JSON.stringify(drawingsOf(of, content)),
  drawnStyles: drawnCss,
  drawingsForBrowser: (content: RenderableContent, { of = "" }: ContentRow) =>
    JSON.stringify(withoutPaths(drawingsOf(of, content))),
  analytics: ({ site }: RenderableContent) => analyticsTemplate(site),
  boot: async (content: RenderableContent, { of, html }: ContentRow) =>
    (await compileInlineScripts(content, of)).boot(html),
  companyMark: (content: RenderableContent) =>
    markupOf(createElement(CompanyMark), {
      ...content.site,
      mark: markOf(content, (name) => `/assets/${name}`) as DrawnMark,
    }),
  icon: iconSvg,
  /** The settings of the boot script for a text of HTML. A bundle without a map has no chunk of it. */
  bootSettings: (_: RenderableContent, { of = "" }: ContentRow) =>
    bootSettings(of, {
      ...{ app: "/app.js", page: "/page.js" },
      control: (name) => `/${name}.js`,
      map: () => expect.unreachable(),
      enlarge: () => expect.unreachable(),
      film: () => "/film.js",
    }),
  redirects: (content: RenderableContent) =>
    redirectsOf(content).map(({ from, to, files: [file = "no file"] }) => `${from} ${to} ${file}`),
  async file(content: RenderableContent, { of = "" }: ContentRow) {
    const some = [sideFiles(content, "/repo/"), sharedFiles([content], "/repo/")];
    const found = (await Promise.all(some.map(collect))).find((files) => files.has(of));
    const text = found && `${found.get(of)}`;
    return of.endsWith(".webmanifest") ? JSON.parse(`${text}`) : text;
  },
  inEnglishAndFrench(content: RenderableContent, { french }: ContentRow) {
    const site = { language: "fr", words: { interface: { aside: "{text} ({note})" } } };
    const translated = mergeChanges(
      mergeChanges(content, { site, pages: { about: null } }),
      french ?? {},
    );
    return localizeSite(content, [
      { tag: "fr", content: translated, slugs: new Map([["contact", "nous-écrire"]]) },
    ]);
  },
} satisfies Record<string, (content: RenderableContent, row: ContentRow) => unknown>;

const rowsByMaker = ["pages", "drawings", "files", "languages"].flatMap((subject) =>
  Object.entries(
    casesIn<Record<string, ContentRow[]>>(import.meta.dirname, `${subject}.test.yaml`),
  ),
);

for (const [maker, rows] of rowsByMaker)
  for (const row of rows)
    it(row.what, async () => {
      folderOfPictures(pictures);
      for (const [name, value] of Object.entries(row.env ?? {})) vi.stubEnv(name, value);
      const base: RenderableContent = mergeChanges(fixtureContent(), {
        site: { origin: "https://site.example" },
      });
      const make = makers[maker as keyof typeof makers];
      const made = (await make(mergeChanges(base, row.content ?? {}), row)) ?? null;
      if (typeof made === "object" && made) {
        expect(made).toMatchObject(row.gives ?? {});
        for (const path of row.lacks ?? []) expect(made).not.toHaveProperty(path);
      } else {
        if ("gives" in row) expect(made).toBe(row.gives);
        expectParts(`${made}`, row);
      }
    });
