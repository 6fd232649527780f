import { type CheckResult, ContentError, isError } from "../../engine/check/index.ts";
import { pageFile } from "../../engine/schema/values/page-key.ts";
import { layoutName } from "../../render/page-layout.ts";

/** A check result with all content that can be shown. */
export function withReadableContent(result: CheckResult): CheckResult {
  const { content = result.readable } = result;
  const translations = result.translations.map(({ content, ...one }) => {
    const shown = content ?? one.readable;
    return { ...one, ...(shown && { content: shown }) };
  });
  return { ...result, ...(content && { content }), translations };
}

/**
 * The errors in the files that a page shows; of a page that is missing in a language, in its source too.
 *
 * @param root The path of the content folder.
 * @param folder Of the page's language.
 * @param name Of the page in its address.
 */
export function pageFault(
  root: string,
  { translations, ...own }: CheckResult,
  folder: string,
  name: string,
): ContentError | undefined {
  const translation = translations.find(({ tag }) => `${tag}/` === folder);
  const { content } = translation ?? own;
  const [key = name] = [...(translation?.slugs ?? [])].find(([, slug]) => slug === name) ?? [];
  const page = content?.pages[key];
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
