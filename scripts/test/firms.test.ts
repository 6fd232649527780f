import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Content } from "../../src/content/schema/content.ts";
import { deliveryTexts } from "../../src/content/schema/delivery.ts";
import { sectionKinds } from "../../src/content/schema/section-kinds.ts";
import { checkContent } from "../check/check.ts";
import { loadContent } from "../check/read/load.ts";
import { textsIn } from "../check/testing/texts-in.ts";
import { checkExport } from "../publish/check-export.ts";
import { builtSite } from "../publish/testing/built-site.ts";
import { firms, firmsDay } from "./firms.ts";

/** The content in each of its languages. */
function languagesOf(folder: string): Content[] {
  const { content, translations } = loadContent(folder);
  return [content, ...translations.map((one) => one.content)].filter((one) => one !== undefined);
}

const read = firms.map((firm) => ({ ...firm, contents: languagesOf(firm.env.CONTENT_DIR) }));
const built = read.filter(({ isBuilt }) => isBuilt);

/** Files of the photographs that a value names; a drawing may stand in the page itself. */
const photographsIn = (value: unknown) =>
  textsIn(value).filter((text) => /^[\w-]+\.(jpg|png)$/.test(text));

it("some firm has each way of delivery", () => {
  const methods = read.flatMap(({ contents }) => contents.map(({ site }) => site.delivery.method));
  expect(new Set(methods)).toEqual(new Set(Object.keys(deliveryTexts)));
});

it("some firm that is built has each kind of section, a page of text, and pictures in two languages", () => {
  const pages = built.flatMap(({ contents }) => Object.values(contents[0]?.pages ?? {}));
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
  expect(pages.map(({ layout }) => layout)).toContain("text");
  expect(photographsIn(built.map(({ contents }) => contents.slice(1)))).not.toEqual([]);
});

it.each(read)("the firm $name has nothing to mend, unless it is a sample", ({ env, contents }) => {
  // A sample says that it is none of a real firm, and has promised what the specification does.
  const sample = contents[0]?.site.sample;
  const due = sample ? ["placeholder", "eta-past"] : [];
  const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
  const told = checkContent(options).diagnostics.filter(
    ({ severity, rule }) => severity !== "info" && !due.includes(rule),
  );
  expect(told).toEqual([]);
});

const sample = languagesOf("e2e/firms/sample");
const english = wordsIn(textsIn(sample).join(" "));

/** Texts that tell the sample from other sites. One word, a number, or the sentence of a library may stand anywhere. */
const sampleTexts = textsIn(sample).filter(
  (text) => /\p{L}{3}/u.test(text) && /[ .@]/.test(text) && !/["'&!]/.test(text),
);

it.each(built)(
  "the site of the firm $name has no fault, and shows only what is its own",
  async ({ env, contents }) => {
    const site = await builtSite(contents[0] as Content, env);
    expect((await checkExport(site)).faults).toEqual([]);
    // Each page that has an address names a picture for links.
    const pictured = site.pages.filter(({ html }) => html.includes(' property="og:image"'));
    const keys = contents.flatMap(({ pages }) => Object.keys(pages));
    expect(pictured).toHaveLength(keys.filter((key) => key !== "not-found").length);
    const html = site.pages.map((page) => page.html).join("");
    const wanted = photographsIn(contents[0]?.pages).map((file) => file.replace(/\.\w+$/, ""));
    expect(wanted.filter((name) => !html.includes(`/${name}-`))).toEqual([]);

    const texts = textsIn(contents);
    // Names of pages and of kinds of sections are not shown.
    const names = new Set([...keys, ...Object.keys(sectionKinds)]);
    const known = wordsIn(texts.filter((text) => !names.has(text)).join(" "));
    const said = [...wordsIn(wordsOfPage(html))];
    expect(said.filter((word) => english.has(word) && !known.has(word))).toEqual([]);
    const files = [...site.files].filter((file) => !/\.(png|jpg|webp|avif|pdf)$/.test(file));
    const written = files.map((file) => readFileSync(join(site.directory, file), "utf8")).join();
    const others = sampleTexts.filter((text) => !texts.join().includes(text));
    expect(others.filter((text) => written.includes(text))).toEqual([]);
  },
  300_000,
);

/** What is shown and heard of HTML, and what it tells search engines. */
function wordsOfPage(html: string): string {
  const spoken =
    / (?:aria-label|aria-valuetext|alt|title|placeholder|data-icontooltip|data-log|(?:name="description"|property="og:(?:site_name|title|description|image:alt)") content)="([^"]*)"/g;
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, (tag) => ` ${[...tag.matchAll(spoken)].map(([, value]) => value)} `);
}

/** Words of Latin letters, in small ones; addresses and files have none. */
function wordsIn(text: string): Set<string> {
  const words = text.replace(/\S*[@/]\S*/g, " ").match(/(?<![\p{L}&])[a-z]{3,}(?!\p{L})/giu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}
