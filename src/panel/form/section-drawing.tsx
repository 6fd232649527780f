import { useEffect, useState } from "react";
import { panelStart } from "../state/panel-words.ts";

/** A section of a kind, or an opening, as a small picture. Nothing in it runs or can be reached. */
export function SectionDrawing({ kind }: { kind: string }) {
  const [page, setPage] = useState("");
  useEffect(() => {
    const abort = new AbortController();
    // The list may close while a drawing arrives.
    fetch(`${panelStart.base}@section/${kind}`, { signal: abort.signal })
      .then(async (answer) => answer.status === 200 && setPage(await answer.text()))
      .catch(() => {});
    return () => abort.abort();
  }, [kind]);
  return (
    <span className={kind.startsWith("opening-") ? "drawing tall" : "drawing"} aria-hidden="true">
      {page && <iframe title={kind} sandbox="" srcDoc={page} tabIndex={-1} inert />}
    </span>
  );
}
