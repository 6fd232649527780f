import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { foldCase } from "../../words/fold-case.ts";
import { groupedBy } from "../../words/grouped-by.ts";
import { ownValue } from "../../words/own-keys.ts";
import type { FormBlank } from "../protocol/form-protocol.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { withCapital } from "../view/labels.ts";
import { SectionDrawing } from "./section-drawing.tsx";
import { groupOfKind, sectionGroups } from "./section-groups.ts";

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
  if (!key.startsWith("Arrow")) return;
  const isUpOrDown = key === "ArrowUp" || key === "ArrowDown";
  const back = list.matches(":dir(rtl)") ? "ArrowRight" : "ArrowLeft";
  const step = key === "ArrowUp" || key === back ? -1 : 1;
  const kinds = [...list.querySelectorAll("button")];
  const from = kinds.find((one) => one === target);
  const leftOf = (one: Element) => one.getBoundingClientRect().left;
  const line = kinds.filter((one) => !isUpOrDown || (from && leftOf(one) === leftOf(from)));
  const next = from ? line[line.indexOf(from) + step] : kinds[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The kinds of section that a page can have, in groups, each drawn by the page's own styles. */
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
  const groups = groupedBy(shown, ({ kind }) => ownValue(groupOfKind, kind) ?? "own");
  const row = (kind: FormBlank) => (
    <li key={kind.kind}>
      <button type="button" className="row" onClick={() => choose(kind)}>
        {isDrawn && <SectionDrawing kind={kind.kind} />}
        <strong {...english}>{nameOf(kind)}</strong>
      </button>
    </li>
  );
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
        className="kinds"
        aria-label={panelWord("newFileKind")}
        onKeyDown={followArrow}
      >
        {!isDrawn && shown.map(row)}
        {sectionGroups.map(
          (group) =>
            isDrawn &&
            groups.has(group) && (
              <li key={group}>
                <h4>{panelWord(`sectionGroups.${group}`)}</h4>
                <ul className="drawn">{groups.get(group)?.map(row)}</ul>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
