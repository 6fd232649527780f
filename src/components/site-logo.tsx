import { useOwnDirection } from "../content/own-direction.ts";
import { useSite } from "../content/site-context.ts";
import { CompanyMark } from "./company-mark.tsx";
import { PageLink } from "./page-link.tsx";

/** The company's mark, its name, in short where it has a short form, and tagline, as a link to the first page. */
export function SiteLogo() {
  const { company, header, mark, startPage } = useSite();
  const { tagline } = company;
  const name = company.shortName ?? company.name;
  // In a narrow window the name has one line and the tagline two, or the name stands alone; beside art,
  // which is broader than strokes, the name may need both lines of its own.
  const isLong = name.length > 20 || tagline.length > (mark ? 16 : 40);
  const isMiddling = name.length > 12;
  // Beside many links, or long ones, a row has room for the tagline in a very wide window alone.
  const isCrowded = [...header.links, header.action].map((link) => link?.text).join("").length > 48;
  return (
    <PageLink page={startPage} className={name.length > 30 ? "logo logo-long" : "logo"}>
      <CompanyMark />
      <span className={isCrowded ? "logo-crowded" : undefined}>
        <span className="logo-name" dir={useOwnDirection("auto", name)}>
          {name}
        </span>{" "}
        <br />
        <span
          className={
            isLong
              ? "logo-tagline logo-tagline-long"
              : isMiddling
                ? "logo-tagline logo-tagline-middling"
                : "logo-tagline"
          }
        >
          {tagline}
        </span>
      </span>
    </PageLink>
  );
}
