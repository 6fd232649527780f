import { useEffect, useRef, useState } from "react";
import { withCapital } from "./labels.ts";
import type { SectionKind } from "./protocol.ts";
import { english, start } from "./say.ts";

interface SectionKindsProps {
  kinds: readonly SectionKind[];
  choose(kind: string): void;
}

/** The kinds of section that a page can have, each drawn by the page's own styles. */
export function SectionKinds({ kinds, choose }: SectionKindsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <ul ref={list} className="rows">
      {kinds.map(({ name, description }) => (
        <li key={name}>
          <button type="button" className="row" onClick={() => choose(name)}>
            <SectionDrawing kind={name} />
            <strong {...english}>{withCapital(name)}</strong>
            <span {...english}>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A section of a kind as a small picture. Nothing in it runs or can be reached. */
function SectionDrawing({ kind }: { kind: string }) {
  const [page, setPage] = useState("");
  useEffect(() => {
    const abort = new AbortController();
    fetch(`${start.base}@section/${kind}`, { signal: abort.signal }).then(
      async (answer) => answer.status === 200 && setPage(await answer.text()),
      () => {},
    );
    return () => abort.abort();
  }, [kind]);
  return (
    <span className="drawing" aria-hidden="true">
      {page && <iframe title={kind} sandbox="" srcDoc={page} tabIndex={-1} inert />}
    </span>
  );
}
