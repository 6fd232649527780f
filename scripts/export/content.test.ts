import { expect, it, vi } from "vitest";
import type { Layout } from "../../src/content/layouts.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { routeOf } from "../../src/routes.ts";
import { changed } from "../../src/testing/changed.ts";
import { casesIn } from "../../src/testing/hold-cases.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { drawingsOf } from "./drawings.ts";
import { inLanguages } from "./in-languages.ts";
import { contentForBrowser, pageContent } from "./page-content.ts";
import { redirectsOf } from "./redirects.ts";
import { securityPolicy } from "./security-policy.ts";
import { sharedFiles, sideFiles } from "./side-files/side-files.ts";
import { structuredData } from "./structured-data.ts";
import { collect } from "./testing/collect.ts";
import { versalCss, versalOf } from "./versal.ts";
import { writtenCards } from "./written.ts";

/** What the export makes of some content. */
interface Row {
  what: string;
  make: keyof typeof makers;
  /** The page, or the file, of which it is made. */
  of?: string;
  /** What differs from the fixture, in all languages. */
  content?: object;
  /** What differs in French, which has no page about the company. */
  french?: object;
  sends?: boolean;
  env?: Record<string, string>;
  /** All of a text, or a part of any other value. */
  gives?: unknown;
  /** Parts of a text. */
  has?: string[];
  /** Parts that a text has not; of any other value the paths of keys. */
  lacks?: string[];
}

const makers = {
  page: (content: Content, { of = "" }: Row) => pageContent(of, content, undefined),
  forBrowser: (content: Content, { of = "" }: Row) =>
    contentForBrowser(pageContent(of, content, undefined)),
  cards: writtenCards,
  structuredData: (content: Content, { of = "" }: Row) =>
    structuredData(routeOf(of), content, "/repo/"),
  policy: ({ site }: Content, { of, sends = of === "contact" }: Row) =>
    securityPolicy("p{}", ["run()"], of as Layout, site, sends).replaceAll(";", "\n"),
  async versal({ site }: Content) {
    const styles = (await versalCss(site)).matchAll(/[{;]([a-z-]+):([^;}]+)/g);
    return {
      sign: versalOf(site),
      ...Object.fromEntries(Array.from(styles, (one) => one.slice(1))),
    };
  },
  pagesWithVersal: (content: Content) =>
    Object.keys(content.pages).filter((key) => drawingsOf(key, content).hasVersal),
  redirects: (content: Content) =>
    redirectsOf(content).map(({ from, to, file = "no file" }) => `${from} ${to} ${file}`),
  async file(content: Content, { of = "" }: Row) {
    const some = [sideFiles(content, "/repo/"), sharedFiles([content], "/repo/")];
    const found = (await Promise.all(some.map(collect))).find((files) => files.has(of));
    const text = found && `${found.get(of)}`;
    return of.endsWith(".webmanifest") ? JSON.parse(`${text}`) : text;
  },
  inEnglishAndFrench(content: Content, { french }: Row) {
    const site = { language: "fr", interface: { aside: "{text} ({note})" } };
    const translated = changed(changed(content, { site, pages: { about: null } }), french ?? {});
    return inLanguages(content, [
      { tag: "fr", content: translated, slugs: { contact: "nous-écrire" } },
    ]);
  },
} satisfies Record<string, (content: Content, row: Row) => unknown>;

const rows = ["pages", "files", "languages"].flatMap((subject) =>
  casesIn<Row[]>(import.meta.dirname, `${subject}.test.yaml`),
);

it.each(rows)("$what", async (row) => {
  for (const [name, value] of Object.entries(row.env ?? {})) vi.stubEnv(name, value);
  const base: Content = changed(fixtureContent(), { site: { origin: "https://site.example" } });
  const made = (await makers[row.make](changed(base, row.content ?? {}), row)) ?? null;
  const { gives, has = [], lacks = [] } = row;
  if (typeof made === "object" && made) expect(made).toMatchObject(gives ?? {});
  else if ("gives" in row) expect(made).toBe(gives);
  for (const part of has) expect(made).toContain(part);
  for (const part of lacks)
    if (typeof made === "string") expect(made).not.toContain(part);
    else expect(made).not.toHaveProperty(part);
});
