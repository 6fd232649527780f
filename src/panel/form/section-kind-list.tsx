import { type KeyboardEvent, useEffect, useRef, useState } from "react";
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

/** Arrow keys lead to the next kind or the one before, and to those above and below. */
function followArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const { currentTarget: list, target, key } = event;
  const kinds = [...list.querySelectorAll("button")];
  const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const ahead = list.matches(":dir(rtl)") ? -1 : 1;
  const steps = new Map([
    ["ArrowUp", -columns],
    ["ArrowDown", columns],
    ["ArrowLeft", -ahead],
    ["ArrowRight", ahead],
  ]);
  const step = steps.get(key);
  const at = kinds.indexOf(target as HTMLButtonElement);
  const next = step && kinds[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The kinds of section that a page can have, each drawn by the page's own styles. */
export function SectionKindList({ kinds, isDrawn, choose }: SectionKindListProps) {
  const [search, setSearch] = useState("");
  const list = useRef<HTMLUListElement>(null);
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
        <div className="field">
          <input
            {...{ type: "search", placeholder: panelWord("search"), value: search }}
            aria-label={panelWord("search")}
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
        onKeyDown={followArrow}
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
