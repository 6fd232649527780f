import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { inlineWords } from "../../src/content/inline.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { deliveryTexts } from "../../src/content/schema/delivery.ts";
import { sectionKinds } from "../../src/content/schema/section-kinds.ts";
import { checkContent } from "../check/check.ts";
import { contentContext } from "../check/linting/rule-context.ts";
import { loadContent } from "../check/read/load.ts";
import { packTagOf, readPack } from "../check/read/packs/language-pack.ts";
import { textsIn } from "../check/testing/texts-in.ts";
import { checkExport } from "../publish/check-export.ts";
import type { ExportedSite } from "../publish/exported-site.ts";
import { builtSite } from "../publish/testing/built-site.ts";
import { firms, firmsDay } from "./firms.ts";

const read = firms.map((firm) => {
  const content = loadContent(firm.env.CONTENT_DIR).content as Content;
  return { ...firm, content };
});
const built = read.filter(({ isBuilt }) => isBuilt);

it("some firm has each way of delivery", () => {
  const methods = read.map(({ content }) => content.site.delivery.method);
  expect([...new Set(methods)].sort()).toEqual(Object.keys(deliveryTexts).sort());
});

it("some firm that is built has each kind of section, a page of text, and pictures in two languages", () => {
  const pages = built.flatMap(({ content }) => Object.values(content.pages));
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
  expect(pages.map(({ layout }) => layout)).toContain("text");
  const translated = built.flatMap(({ env }) => languagesOf(env.CONTENT_DIR).slice(1));
  expect(translated.flatMap((one) => picturesIn(one.pages))).not.toEqual([]);
});

it.each(read)(
  "the content of the firm $name has nothing to mend, unless it is a sample",
  ({ env, content }) => {
    // A sample says that it is none of a real firm, and has promised what the specification does.
    const { sample } = content.site;
    const due = sample ? ["placeholder", "eta-past"] : [];
    const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
    const told = checkContent(options).diagnostics.filter(
      ({ severity, rule }) =>
        severity !== "info" && !(severity === "warning" && due.includes(rule)),
    );
    expect(told).toEqual([]);
  },
);

/** Files of the photographs that a value names; a drawing may stand in the page itself. */
function picturesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => /^[\w-]+\.(jpg|png)$/.test(text));
}

describe.each(built)("the site of the firm $name", ({ env, content }) => {
  let site: ExportedSite;

  beforeAll(async () => {
    site = await builtSite(content, env);
  }, 300_000);

  it("passes all checks before publishing", async () => {
    expect((await checkExport(site)).faults).toEqual([]);
  });

  it("names a picture for links on each page that has an address", () => {
    const pictured = site.pages.filter(({ html }) => html.includes(' property="og:image"'));
    const found = languagesOf(env.CONTENT_DIR).flatMap(({ pages }) =>
      Object.keys(pages).filter((key) => key !== "not-found"),
    );
    expect(pictured).toHaveLength(found.length);
  });

  it("shows the photographs that its pages name", () => {
    const shown = site.pages.map(({ html }) => html).join("");
    const wanted = picturesIn(content.pages).map((file) => `/${file.replace(/\.\w+$/, "-")}`);
    expect(wanted.filter((start) => !shown.includes(start))).toEqual([]);
  });

  it("has no English in it but its own", () => {
    expect(strayWords(site, env.CONTENT_DIR)).toEqual([]);
  });

  it("holds no text of the sample in any file, scripts included", () => {
    expect(strayTexts(site, languagesOf(env.CONTENT_DIR))).toEqual([]);
  });
});

/** The content of a firm in each of its languages. */
function languagesOf(folder: string): Content[] {
  const { content, translations } = loadContent(folder);
  return [content, ...translations.map((one) => one.content)].filter((one) => one !== undefined);
}

const sample = "e2e/firms/sample";

/** Attributes whose values people read or hear. */
const spoken =
  /\s(?:aria-label|aria-valuetext|alt|title|placeholder|data-icontooltip|data-log)="([^"]*)"/g;
const saidOfPage =
  /<meta (?:name="description"|property="og:(?:site_name|title|description|image:alt)") content="([^"]*)"/g;
const factsOfPage = /"(?:name|description|address)":"([^"]*)"/g;

/** English words in a built site, with their pages, that neither the firm's own files nor its language's pack say. */
function strayWords({ pages }: ExportedSite, content: string): string[] {
  const known = wordsIn(wordsOf(content).join(" "));
  const english = wordsIn(wordsOf(sample).join(" "));
  return pages.flatMap(({ file, html }) =>
    [...wordsIn(readIn(html))]
      .filter((word) => english.has(word) && !known.has(word))
      .map((word) => `${file}: ${word}`),
  );
}

/** Texts of the sample in a built site, with their files, that the firm's own content does not hold. */
function strayTexts({ directory, files }: ExportedSite, contents: readonly Content[]): string[] {
  const own = textsIn(contents).join("\n");
  const { site, ...others } = loadContent(sample).content as Content;
  const texts = new Set([new URL(site.origin).hostname, ...textsIn({ site, ...others })]);
  // One word alone, a number or a path of a drawing may stand anywhere; of sentences a library has one.
  const strange = [...texts].filter(
    (text) =>
      /\p{L}{3}/u.test(text) &&
      /[ .@]/.test(text) &&
      !own.includes(text) &&
      text !== site.interface.applicationError.heading,
  );
  return [...files]
    .filter((file) => !/\.(png|jpg|webp|avif|pdf)$/.test(file))
    .flatMap((file) => {
      const written = withoutEscapes(readFileSync(join(directory, file), "utf8"));
      return strange.filter((text) => written.includes(text)).map((text) => `${file}: ${text}`);
    });
}

/** A text whose characters stand for themselves: HTML and scripts write some in other ways. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|\\'/g, "'")
    .replaceAll("&amp;", "&");
}

/** All texts that a content folder and the pack of its language hold. */
function wordsOf(content: string): string[] {
  const loaded = loadContent(content);
  const languages = [loaded, ...loaded.translations];
  const own = languages.flatMap((one) => contentContext(one).prose.map(({ value }) => value));
  const packs = languages.flatMap((one) => packTagOf(one.content?.site.language ?? "") ?? []);
  const ofPack = packs.flatMap((pack) => textsIn(readPack(pack).pack));
  return [...own, ...ofPack, ...ofPack.map((text) => inlineWords(text).words)];
}

/** All that a page says: what is shown, what is heard, and what it tells search engines. */
function readIn(html: string): string {
  const said = [spoken, saidOfPage, factsOfPage].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, text = ""]) => text),
  );
  const shown = html.replace(/<(style|script)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
  return [shown, ...said].join(" ");
}

/** Words of Latin letters, in small ones; addresses and files have none. */
function wordsIn(text: string): Set<string> {
  const words = text.replace(/\S*[@/]\S*/g, " ").match(/(?<![\p{L}&])[a-z]{3,}(?!\p{L})/giu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}
