import { useEffect, useRef } from "react";
import { visibleElementAt } from "../page/page-texts.ts";
import { followPage } from "../page/text-on-page.tsx";
import type { EditableFile } from "../protocol/editable-text.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { remember } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { WordButton } from "../view/word-button.tsx";

/** A section of a page: its index in the list, what it is called, and the place of its first text. */
interface PageSection {
  index: number;
  name: string;
  place: string;
}

/** A button below each section of a page, over the page, that adds another there. */
export function SectionPlaces({ file }: { file: EditableFile }) {
  const signs = useRef<HTMLDivElement>(null);
  const [list, sections] = sectionsOf(file);
  const key = JSON.stringify(sections);
  useEffect(() => {
    let shown = elementsOf(JSON.parse(key));
    const follow = () => {
      // Others may show the sections once the page is exchanged.
      if ([...shown.values()].some((one) => !one.isConnected)) shown = elementsOf(JSON.parse(key));
      for (const sign of signs.current?.querySelectorAll("button") ?? []) {
        const index = Number(sign.dataset["index"]);
        const element = shown.get(index);
        const { bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
        const [, below] = [...shown].find(([one]) => one > index) ?? [];
        // Half way to the next, and where few lines end, so that it lies over no words.
        const gap = Math.max(0, (below?.getBoundingClientRect().top ?? bottom) - bottom);
        sign.style.display = element ? "" : "none";
        const half = sign.offsetWidth / 2;
        const end = document.dir === "rtl" ? left + half : right - half;
        Object.assign(sign.style, { top: `${bottom + gap / 2}px`, left: `${end}px` });
      }
    };
    return followPage([...shown.values()], follow);
  }, [key]);
  return (
    <div ref={signs}>
      {sections.map(({ index, name }) => (
        <WordButton
          key={index}
          word="named"
          slots={{ action: panelWord("addAfter"), name }}
          sign="+"
          className="plus"
          data-index={index}
          onFocus={({ currentTarget }) => {
            // The page must not scroll between the two halves of a press.
            if (currentTarget.matches(":focus-visible")) showSign(currentTarget);
          }}
          onClick={() => remember({ view: "section", places: [`${list}/${index}`], said: "" })}
        />
      ))}
    </div>
  );
}

/** Scrolls the page until a sign is in its upper part, which no panel covers. Browsers leave what is fixed where it is. */
function showSign(sign: HTMLElement): void {
  const { top } = sign.getBoundingClientRect();
  const wanted = innerHeight / 4;
  if (Math.abs(top - wanted) > wanted / 2) scrollBy({ top: top - wanted, behavior: "instant" });
}

/** The place of a page's list of sections, and those that have texts. */
function sectionsOf({ texts }: EditableFile): [list: string, sections: PageSection[]] {
  const list = `${fileKeyOf(texts[0]?.place ?? "")}#/sections`;
  const sections = new Map<number, PageSection>();
  for (const { place, text, entries, kind } of texts) {
    const { index } = entries.find((one) => one.list === list) ?? {};
    if (index === undefined || kind === "fact" || sections.has(index)) continue;
    sections.set(index, { index, name: text.slice(0, 80), place });
  }
  return [list, [...sections.values()]];
}

/** The whole element of each section that the page shows, by its index: the largest without another section in it. */
function elementsOf(sections: readonly PageSection[]): Map<number, Element> {
  const shown = sections.flatMap(({ index, place }) => {
    const element = visibleElementAt(place);
    return element ? [{ index, element }] : [];
  });
  return new Map(
    shown.map(({ index, element }) => {
      const isOther = (around: Element) =>
        around.matches("main, body") ||
        shown.some((one) => one.index !== index && around.contains(one.element));
      let whole: Element = element;
      while (whole.parentElement && !isOther(whole.parentElement)) whole = whole.parentElement;
      return [index, whole];
    }),
  );
}
