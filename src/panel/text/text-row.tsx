import type { ReactNode } from "react";
import { nameOfChoice } from "../form/choice-field.tsx";
import type { EditableText } from "../protocol/editable-text.ts";
import type { Memory } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { openText } from "../view/go-to-view.ts";
import { nameOf } from "../view/labels.ts";

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
  const isOpen = text.comment !== undefined && /^…?$/.test(written);
  const choice = text.choices?.find(([one]) => one === written);
  const own = isOpen ? text.comment : choice && nameOfChoice(choice);
  return (
    <button
      type="button"
      data-place={text.place}
      className={text.source ? "row pair" : "row"}
      onClick={() => (open ?? ((place) => openText(place, back, path)))(text.place)}
    >
      <span className="label">
        <span {...inLanguage}>{name}</span>
        {badgesFor(text, memory).map((note) => (
          <span key={note} className="badge">{` ${note}`}</span>
        ))}
      </span>
      {text.source && (
        <span className="words" lang={text.source.language} dir={text.source.direction}>
          {begin(text.source.text)}
        </span>
      )}
      <span
        className={isOpen ? "note" : "words"}
        lang={own ? undefined : text.language}
        dir={own ? "auto" : text.direction}
      >
        {own ?? begin(written)}
      </span>
    </button>
  );
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
