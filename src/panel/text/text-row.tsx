import type { ReactNode } from "react";
import { nameOfChoice } from "../form/choice-field.tsx";
import type { EditableText } from "../protocol/editable-text.ts";
import { helpIn } from "../protocol/text-names.ts";
import type { Memory } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { openText } from "../view/go-to-view.ts";
import { nameOf } from "../view/labels.ts";
import { PanelIcon, type PanelIconName } from "../view/panel-icon.tsx";

interface TextRowProps {
  text: EditableText;
  /** The list to which closing the text leads back. */
  back: Memory["back"];
  /** The path of the page on which it is opened, where that may be another. */
  path?: string | undefined;
  /** Opens it in place of the list's own way. */
  open?: ((place: string) => void) | undefined;
}

interface TextRowsProps extends Pick<TextRowProps, "back" | "open"> {
  texts: readonly EditableText[];
  /** What stands above a text. */
  above?(text: EditableText, index: number): ReactNode;
}

/** Texts, one below the other. */
export function TextRows({ texts, above, back, open }: TextRowsProps) {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={text.place}>
          {above?.(text, index)}
          <TextRow {...{ text, back, open }} />
        </li>
      ))}
    </ul>
  );
}

/** A text that a press opens: what it is, what is to be done about it, and its words. */
export function TextRow({ text, back, path, open }: TextRowProps) {
  const memory = useMemory();
  const { name, inLanguage } = nameOf(text);
  const written = memory.drafts[text.place]?.text ?? text.text;
  // What is to be written says its comment, such as in an imprint.
  const asked = /^…?$/.test(written) ? text.comment || helpIn(text.label) : "";
  const choice = text.choices?.find(([one]) => one === written);
  const own = asked || (choice && nameOfChoice(choice));
  const notes = badgesFor(text, memory);
  return (
    <button
      type="button"
      data-place={text.place}
      className={text.source ? "row pair" : "row"}
      onClick={() => (open ?? ((place) => openText(place, back, path)))(text.place)}
    >
      <PanelIcon name={iconFor(text)} />
      <span className="label">
        <span {...inLanguage}>{name}</span>
        {notes.map((note) => (
          <span key={note} className={text.isGap && note === notes[0] ? "unseen" : "badge"}>
            {` ${note}`}
          </span>
        ))}
      </span>
      <span className={notes.length > 0 ? "dot open" : "dot"} />
      {text.source && (
        <span className="words" lang={text.source.language} dir={text.source.direction}>
          {begin(text.source.text)}
        </span>
      )}
      <span
        className={asked ? "note" : "words"}
        lang={own ? undefined : text.language}
        dir={own ? "auto" : text.direction}
      >
        {own || begin(written)}
      </span>
    </button>
  );
}

/** The drawing for what a text is: the words of a link, those of a picture, one of a few values, a paragraph or a line. */
function iconFor({ place, kind, choices }: EditableText): PanelIconName {
  if (choices) return "settings";
  if (/\/(alt|caption)$/.test(place)) return "picture";
  if (kind === "paragraph") return "paragraph";
  return place.endsWith("/text") ? "link" : "text";
}

/** The beginning of a text, which is the name of its button. */
function begin(text: string): string {
  const letters = [...text.slice(0, 400)];
  return letters.length > 150 ? `${letters.slice(0, 150).join("").trimEnd()} …` : text;
}

/** What is to be done about a text. */
export function badgesFor(
  { place, isGap, findings, about = [], source }: EditableText,
  { drafts }: Memory,
): string[] {
  const notes: string[] = [];
  if (isGap) notes.push(panelWord("toWrite"));
  const count = (isGap ? 0 : findings.length) + about.length;
  if (count > 0) notes.push(panelWord("findings", { n: count }));
  if (source?.isStale && !isGap) notes.push(panelWord("sourceChanged"));
  if (drafts[place] !== undefined) notes.push(panelWord("draft"));
  return notes;
}
