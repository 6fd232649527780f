import type { Pages } from "../content/schema/pages.ts";
import { fill } from "../content/template.ts";
import { contentAddress } from "../routes.ts";

/** Leads to a product's preview, or says that the preview is private. */
export interface PreviewLinkProps {
  product: string;
  /** Address of the preview, where there is one. */
  href: string | undefined;
  words: Pages["products"]["card"];
}

export function PreviewLink({ product, href, words }: PreviewLinkProps) {
  if (!href) return <p className="private-preview">{words.privatePreview}</p>;
  return (
    <a
      href={contentAddress(href)}
      aria-label={fill(words.previewName, { product })}
      className="preview-link"
    >
      {words.preview}
    </a>
  );
}
