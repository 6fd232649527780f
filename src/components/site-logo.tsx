import { useOwnDirection } from "../content/own-direction.ts";
import { useSite } from "../content/site-context.ts";
import { CompanyMark } from "./company-mark.tsx";
import { PageLink } from "./page-link.tsx";

/** The company's mark, name and tagline, as a link to the first page. */
export function SiteLogo() {
  const { company, startPage } = useSite();
  return (
    <PageLink page={startPage} className="logo">
      <CompanyMark />
      <span>
        <span className="logo-name" dir={useOwnDirection("auto", company.name)}>
          {company.name}
        </span>{" "}
        <br />
        <span
          className={
            company.tagline.length > 40 ? "logo-tagline logo-tagline-long" : "logo-tagline"
          }
        >
          {company.tagline}
        </span>
      </span>
    </PageLink>
  );
}
