import { PageLink, type PageLinkProps } from "./page-link.tsx";

interface QuoteProps extends Pick<PageLinkProps, "href" | "hreflang"> {
  text: string;
  who: string;
}

/** A quote with its source, which can be a link. */
export function Quote({ text, who, ...link }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {link.href ? <PageLink {...link} text={who} className="section-link" /> : who}
      </figcaption>
    </figure>
  );
}
