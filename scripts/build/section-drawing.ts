import type { Content } from "../../src/content/content.ts";
import { type Page, pageSchemas } from "../../src/content/pages.ts";
import { type Field, fieldOf } from "../content/field.ts";
import { blankEntry } from "../edit/blank-entry.ts";

/** The name of a page that only the panel shows. No file can be called so. */
export const drawnPage = "@section";

/**
 * The content of a site with one more page, of a single section, whose texts say what they are for; undefined if there
 * is no such kind, or it needs a picture and the site has none.
 */
export function withDrawnSection(
  content: Content,
  kind: string,
  pictures: readonly string[],
): Content | undefined {
  const field = fieldOf(pageSchemas.sections).at(["sections"], {})?.element;
  const [picture] = pictures.filter((name) => !name.endsWith(".svg"));
  const words = ({ description = "" }: Field) => description.replace(/[.,:;] .*|\.$/s, "");
  const section =
    field?.kinds.has(kind) &&
    blankEntry(field, { kind }, { page: content.site.startPage, picture, words, groups: 3 });
  if (!section) return undefined;
  const page = { layout: "sections", title: kind, description: kind, sections: [section] };
  return { ...content, pages: { ...content.pages, [drawnPage]: page as unknown as Page } };
}

/** A page as a picture of its main part: without scripts, and without what is around it. */
export const asDrawing = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, "")
    // It is shown a quarter as large, and small pictures are encoded at once.
    .replaceAll(/ sizes="[^"]*"/g, ' sizes="1px"')
    .replace("</head>", "<style>body>:not(main){display:none}</style></head>");
