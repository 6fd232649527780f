import { useEffect, useRef } from "react";
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

/** The kinds of section that a page can have, each drawn by the page's own styles. */
export function SectionKindList({ kinds, isDrawn, choose }: SectionKindListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A second press chooses nothing. By itself the focus would show the middle of a list that is higher than the panel.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <ul ref={list} tabIndex={-1} className="kinds" aria-label={panelWord("newFileKind")}>
      {kinds.map((kind) => (
        <li key={kind.kind}>
          <button type="button" className="row" onClick={() => choose(kind)}>
            {isDrawn && <SectionDrawing kind={kind.kind} />}
            <strong {...english}>
              {shortLabel(kind.part.description || withCapital(kind.kind))}
            </strong>
          </button>
        </li>
      ))}
    </ul>
  );
}
