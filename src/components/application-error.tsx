import { useEffect, useRef } from "react";
import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { PageLink } from "./page-link.tsx";

/**
 * Stands in for the main part of a page that failed in the browser, and for its title: its heading
 * takes the focus, and so is read aloud, and two ways on are left.
 */
export function ApplicationError() {
  const { interface: words, titleTemplate, company, startPage } = useSite();
  const { title, heading, text, home, reload } = words.applicationError;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => {
    document.title = fill(titleTemplate, { page: title, company: company.name });
  }, [titleTemplate, title, company]);
  return (
    <div className="wide application-error">
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
      <p className="actions">
        <button type="button" onClick={() => location.reload()} className="button button-solid">
          {reload}
        </button>
        <PageLink page={startPage} text={home} className="button button-outline" />
      </p>
    </div>
  );
}
