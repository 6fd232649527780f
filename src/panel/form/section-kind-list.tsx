import { useEffect, useId, useRef, useState } from "react";
import { foldCase } from "../../words/fold-case.ts";
import type { FormBlank } from "../protocol/form-protocol.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { withCapital } from "../view/labels.ts";
import { SectionDrawing } from "./section-drawing.tsx";

interface SectionKindListProps {
  kinds: readonly FormBlank[];
  /** Whether they are sections, which are drawn. */
  isDrawn: boolean;
  choose(kind: FormBlank): void;
}

const nameOf = ({ kind, part }: FormBlank) => shortLabel(part.description || withCapital(kind));

/** The kinds of section that a page can have, each drawn by the page's own styles. */
export function SectionKindList({ kinds, isDrawn, choose }: SectionKindListProps) {
  const [search, setSearch] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => {
    // A second press chooses nothing. By itself the focus would show the middle of a list that is higher than the panel.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  }, []);
  const sought = foldCase(search.trim());
  const shown = kinds.filter((one) => foldCase(nameOf(one)).includes(sought));
  return (
    <>
      {isDrawn && (
        <div className="search">
          <label htmlFor={id}>{panelWord("search")}</label>
          <input
            {...{ id, type: "search", value: search }}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <p role="status" className="count">
        {shown.length === 0 && panelWord("noneFound")}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        className={isDrawn ? "kinds drawn" : "kinds"}
        aria-label={panelWord("newFileKind")}
      >
        {shown.map((kind) => (
          <li key={kind.kind}>
            <button type="button" className="row" onClick={() => choose(kind)}>
              {isDrawn && <SectionDrawing kind={kind.kind} />}
              <strong {...english}>{nameOf(kind)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
