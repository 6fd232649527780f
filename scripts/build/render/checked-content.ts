import { relative } from "node:path";
import {
  type CheckResult,
  pretty,
  UserError,
  unfinishedSummary,
} from "../../../src/engine/check/index.ts";
import type { Diagnostic } from "../../../src/engine/diagnostic.ts";
import { inWords, tell } from "../../../src/engine/messages/index.ts";
import { pageFile } from "../../../src/engine/schema/values/page-key.ts";
import { layoutName } from "../../../src/render/page-layout.ts";
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

const isError = ({ severity }: Diagnostic) => severity === "error";

/** Content that cannot be built, in the words of the content check. */
export class ContentError extends UserError {
  /** Place of the first finding, as Vite's overlay takes it. */
  loc?: { file: string; line: number; column: number };

  constructor(result: Pick<ReturnType<typeof checkContent>, "diagnostics" | "sources">, lead = "") {
    // Only errors stop the build; the content check reports the rest.
    const diagnostics = result.diagnostics.filter(isError);
    super(
      (language) =>
        pretty({ sources: result.sources, diagnostics }, { language }).trimEnd() +
        inWords(lead, language),
    );
    const [first] = diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }
}

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
    ...(editing && { faultOf: (folder, name) => pageFault(result, folder, name) }),
    ...(hasFault && { fault: new ContentError(result, left.length > 0 ? lead : "") }),
  };
}

/** A check result with all content that can be shown. */
function withReadableContent(result: CheckResult): CheckResult {
  const { content = result.readable } = result;
  const translations = result.translations.map(({ content, ...one }) => {
    const shown = content ?? one.readable;
    return { ...one, ...(shown && { content: shown }) };
  });
  return { ...result, ...(content && { content }), translations };
}

/** The errors in the files that a page shows; of a page that is missing in a language, in its source too. */
function pageFault(
  { translations, ...own }: CheckResult,
  folder: string,
  name: string,
): ContentError | undefined {
  const translation = translations.find(({ tag }) => `${tag}/` === folder);
  const { content } = translation ?? own;
  const [key = name] = [...(translation?.slugs ?? [])].find(([, slug]) => slug === name) ?? [];
  const page = content?.pages[key];
  const root = displayPath(contentDirectory());
  const home = translation?.file ?? root;
  const files = [`${home}/site.yaml`, `${home}/${pageFile(key)}`];
  if (!page) files.push(`${root}/${pageFile(key)}`);
  // A file that was renamed in other capitals is no page, and says so.
  const names = new Set(files.map((file) => file.toLowerCase()));
  const showsProducts = /\bproducts\b/.test(layoutName(page));
  const ofPage = own.diagnostics.filter(
    (one) =>
      isError(one) &&
      (names.has(one.file.toLowerCase()) ||
        (showsProducts && one.file.startsWith(`${home}/products/`))),
  );
  // Where a whole folder cannot be read, all else follows from that.
  const folders = [`${home}/pages`, `${root}/pictures`];
  const ofFolders = own.diagnostics.filter(({ file }) => folders.includes(file));
  const diagnostics = ofPage.length > 0 && ofFolders.length > 0 ? ofFolders : ofPage;
  return diagnostics.length > 0 ? new ContentError({ ...own, diagnostics }) : undefined;
}
