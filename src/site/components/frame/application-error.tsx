import { Component, type ReactNode, useEffect, useRef } from "react";
import { useSite } from "../../data/site-context.ts";
import { tabTitle } from "../../data/tab-title.ts";
import { PageLink } from "../page-link.tsx";
import { Paragraph } from "../rich-text.tsx";

/**
 * Replaces the main part and the title of a page that failed in the browser. Its heading takes the focus,
 * so that screen readers read it, and it offers two ways to continue.
 */
export function ApplicationError() {
  const site = useSite();
  const {
    words: { interface: labels },
    startPage,
  } = site;
  const { title, heading, text, home, reload } = labels.applicationError;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  useEffect(() => {
    document.title = tabTitle(site, title);
  }, [site, title]);
  return (
    <div className="wide application-error">
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      <Paragraph text={text} className="lead" />
      <p className="actions">
        <button type="button" onClick={() => location.reload()} className="button button-solid">
          {reload}
        </button>
        <PageLink page={startPage} text={home} className="button button-outline" />
      </p>
    </div>
  );
}

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows a fallback if its children fail to render. React supports this only in classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
