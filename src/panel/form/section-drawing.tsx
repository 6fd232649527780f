import { useEffect, useState } from "react";
import { connection } from "../state/connection.ts";

/** A section of a kind, or an opening, as a small picture. Nothing in it runs or can be reached. */
export function SectionDrawing({ kind }: { kind: string }) {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    // The list may close while a drawing arrives.
    connection
      .drawing(kind, abort.signal)
      .then((html) => setPage(/<main[^<>]*><\/main>/.test(html) ? "" : html))
      .catch(() => {});
    return () => abort.abort();
  }, [kind]);
  // There is none of a section that needs a picture, or shows entries, where the site has none.
  if (page === "") return null;
  return (
    <span
      className={/^(opening|voice)-/.test(kind) ? "drawing tall" : "drawing"}
      aria-hidden="true"
    >
      {page && <iframe title={kind} sandbox="" srcDoc={page} tabIndex={-1} inert />}
    </span>
  );
}
