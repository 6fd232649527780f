import type { Pages } from "../content/schema/pages.ts";
import { Section } from "./section.tsx";

/** The friendly lines beside the form. */
export interface ChatLinesProps {
  words: Pages["contact"]["bubble"];
}

export function ChatLines({ words }: ChatLinesProps) {
  return (
    <Section heading={words.heading} className="chat">
      <ul className="chat-lines">
        {words.lines.map((line) => (
          <li key={line} className="chat-line">
            {line}
          </li>
        ))}
      </ul>
    </Section>
  );
}
