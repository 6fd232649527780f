import { relative } from "node:path";
import { ContentError, isError, unfinishedSummary } from "../../../src/engine/check/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { pageFault, withReadableContent } from "../../../src/panel/answers/readable-site.ts";
import {
  publishedSite,
  type RenderableSite,
  renderableSite,
} from "../../../src/render/prepare/prepare-site.ts";
import { withFilledFacts } from "../../../src/render/prepare/texts/fill-facts.ts";
import type { RenderableContent } from "../../../src/render/resources.ts";
import { commas, say } from "../../../src/words/say.ts";
import { checkContent } from "../../disk/check-content.ts";
import { contentDirectory } from "../../disk/content-directory.ts";
import { displayPath } from "../../disk/display-path.ts";
import { resourcesOnDisk } from "../../disk/owner-files.ts";
import type { PageEditing } from "./page-editing.ts";

/** The content of a site in each language, its own first. */
export interface CheckedSite {
  contents: RenderableSite;
  /** While words are written, the same with marks around the texts. */
  marked?: readonly RenderableContent[];
  /** What is still to be written before publishing, such as gaps; empty if nothing is. */
  unfinished: string;
  /** The errors of languages that are left out because of them; while words are written, all errors. */
  fault?: ContentError;
  /**
   * While words are written, the errors that keep a page from being shown.
   *
   * @param folder Of the page's language.
   * @param name Of the page in its address.
   */
  faultOf?(folder: string, name: string): ContentError | undefined;
}

/**
 * Reads, checks and typesets the content in each language of the site. One with errors is left out; while words are
 * written, its pages with errors alone.
 *
 * @param editing Given while words are written: has the check, and says what pages show of the content.
 * @param reader Who writes them.
 * @throws ContentError if the check finds an error in the site's own; while words are written, one without which no page can be shown.
 */
export function readCheckedSite(
  editing?: Pick<PageEditing, "check" | "onContent">,
  reader = "",
): CheckedSite {
  const checked =
    editing?.check() ?? checkContent({ directory: relative(process.cwd(), contentDirectory()) });
  const result = editing ? withReadableContent(checked) : checked;
  if (!result.content) throw new ContentError(result);
  const [shown, marked] = (editing?.onContent(result, reader) ?? [result]).map(withFilledFacts);
  const { content = result.content, translations = [] } = shown ?? result;
  const left = translations.filter((one) => !one.content).map(({ tag, file }) => tag || file);
  const lead = `\n\n${say("building.left-out", { languages: commas(left) })}`;
  const hasFault = left.length > 0 || checked.diagnostics.some(isError);
  const open = unfinishedSummary(result);
  return {
    unfinished: open && `${open}${tell("building.check-shows")}\n\n`,
    // In development all is shown that can be translated.
    contents: (editing ? renderableSite : publishedSite)(content, translations, resourcesOnDisk),
    ...(marked?.content && {
      marked: renderableSite(marked.content, marked.translations, resourcesOnDisk),
    }),
    ...(editing && {
      faultOf: (folder, name) => pageFault(displayPath(contentDirectory()), result, folder, name),
    }),
    ...(hasFault && { fault: new ContentError(result, left.length > 0 ? lead : "") }),
  };
}
