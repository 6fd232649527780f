import { addressOf } from "../../address-of.ts";
import { useSite } from "../../data/site-context.ts";

interface LanguageLinksProps {
  /** Whether they are a landmark. Only one on a page is, or there were two of the same name. */
  isLandmark?: boolean;
  className: string;
}

/**
 * Links to the page in the other languages of the site, each by its own name (GOV.UK, "Language navigation").
 * The page's own language is no link.
 */
export function LanguageLinks({ isLandmark = false, className }: LanguageLinksProps) {
  const {
    languages,
    words: { interface: labels },
  } = useSite();
  if (!languages) return null;
  const label = labels.languages;
  const Around = isLandmark ? "nav" : "div";
  return (
    <Around aria-label={isLandmark ? label : undefined} className={className}>
      <ul aria-label={isLandmark ? undefined : label} className="language-links">
        {languages.map(({ tag, direction, name, note, path, isSame }) => (
          <li key={tag}>
            {path === undefined ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a
                href={addressOf(path)}
                rel={isSame ? "alternate" : undefined}
                lang={tag}
                hrefLang={tag}
                dir={direction}
                title={note}
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Around>
  );
}
