import { blankEntry } from "../engine/edit/index.ts";
import { inWords } from "../engine/messages/index.ts";
import type { Page } from "../engine/schema/pages.ts";
import { voices } from "../engine/schema/site.ts";
import { type Field, fieldOf } from "../engine/shape/index.ts";
import { tableOf } from "../words/own-keys.ts";
import type { RenderableContent } from "./resources.ts";

/** The name of a page that only the panel shows. No file can be called so. */
export const drawnPage = "@section";

/** The content of a site with a page that is drawn, and the key of that page. */
type Drawn = { content: RenderableContent; key: string };

/**
 * A site with one more page, of a single section, whose texts say what they are for; or with another opening of its
 * first page of sections, called as its component, such as `opening-week`, or in another voice. Undefined if there is
 * no such kind, or it needs a picture and the site has none.
 *
 * @param reader The language of who sees it.
 */
export function withDrawnSection(
  content: RenderableContent,
  kind: string,
  pictures: readonly string[],
  reader: string,
): Drawn | undefined {
  const field = fieldOf(content.resources.schemas.sections);
  const opening = kind.replace(/^opening-/, "");
  if (field.at(["opening"], {})?.choices.includes(opening)) return withOpening(content, opening);
  const voice = voices.find((one) => kind === `voice-${one}`);
  if (voice) {
    const { site } = content;
    const spoken = { ...content, site: { ...site, theme: { ...site.theme, voice } } };
    return withOpening(spoken, undefined);
  }
  const entry = field.at(["sections"], {})?.element;
  const [picture] = pictures.filter((name) => !name.endsWith(".svg"));
  const words = ({ description = "" }: Field) =>
    inWords(description, reader).replace(/[.,:;] .*|\.$/s, "");
  const section =
    entry?.kinds.has(kind) &&
    blankEntry(entry, { kind }, { page: content.site.startPage, picture, words, groups: 3 });
  if (!section) return undefined;
  const page = { layout: "sections", title: kind, description: kind, sections: [section] };
  return withPage(content, drawnPage, page);
}

/** A site whose first page of sections has its first words alone, and another opening without a photograph. */
function withOpening(content: RenderableContent, opening: string | undefined): Drawn | undefined {
  const { site, pages } = content;
  const all = [site.startPage, ...Object.keys(pages)];
  const key = all.find((one) => pages[one]?.layout === "sections") ?? "";
  const page = pages[key];
  if (page?.layout !== "sections") return undefined;
  const { image, offers, sections, ...head } = page;
  const [first] = sections;
  const hero = first?.kind === "hero" ? [{ ...first, image: undefined }] : [];
  return withPage(content, key, { ...head, ...(opening && { opening }), sections: hero });
}

const withPage = (content: RenderableContent, key: string, page: object): Drawn => {
  return {
    content: {
      ...content,
      pages: tableOf([...Object.entries(content.pages), [key, page as Page]]),
    },
    key,
  };
};

/** What a drawing shows of a page: of a section its main part, with room above, and else its header too. */
const drawnStyles = (key: string) =>
  key === drawnPage
    ? "body>:not(main){display:none}main{padding-top:2rem}"
    : "body>:not(main,.site-header){display:none}";

/** A page as a picture: without scripts, and without what is around it. */
export const asDrawing = (html: string, key: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, "")
    // It is shown a quarter as large, and small pictures are encoded at once.
    .replaceAll(/ sizes="[^"]*"/g, ' sizes="1px"')
    .replace("</head>", `<style>${drawnStyles(key)}</style></head>`);
