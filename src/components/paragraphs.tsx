/** Paragraphs, one below the other. */
export interface ParagraphsProps {
  texts: readonly string[];
}

export function Paragraphs({ texts }: ParagraphsProps) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
