import { useRef } from "react";
import { browserStorage } from "../browser/storage.ts";
import { useInView } from "../browser/use-in-view.ts";
import { usePageVisible } from "../browser/use-page-visible.ts";
import { useReducedMotion } from "../browser/use-reduced-motion.ts";
import { useStored } from "../browser/use-stored.ts";
import { useTyping } from "../browser/use-typing.ts";
import type { Pages } from "../content/schema/pages.ts";
import { movingKey } from "../inline/contract.ts";
import { Icon } from "./icon.tsx";
import { Section } from "./section.tsx";

/**
 * The friendly lines. The list of all of them is always there for assistive technology. Where
 * scripts run and motion is welcome, a copy of it is typed line by line in its place, hidden from
 * assistive technology; else the list is what everybody sees (WCAG 2.2.2: it can be paused).
 */
export function ChatBubble({ words }: { words: NonNullable<Pages["contact"]["bubble"]> }) {
  const stage = useRef<HTMLDivElement>(null);
  const paused = useStored(movingKey, "paused") !== undefined;
  const still = useReducedMotion();
  const inView = useInView(stage);
  const visible = usePageVisible();
  const playing = !paused && !still && inView && visible;
  const text = useTyping(words.lines, playing);
  const label = paused ? words.play : words.pause;
  return (
    <Section heading={words.heading} className="speech soil chat">
      <div ref={stage} data-need="" className="chat-stage">
        <ul className="chat-lines">
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p aria-hidden="true" data-moving="" className="chat-typed">
          <span className={playing ? "chat-cursor" : undefined}>{text}</span>
        </p>
        <div className="chat-control">
          {/* A mark alone: its tooltip repeats its name for the eye. */}
          <button
            type="button"
            aria-label={label}
            data-tooltip={label}
            onClick={() =>
              paused ? browserStorage.remove(movingKey) : browserStorage.write(movingKey, "paused")
            }
            className="icon-button"
          >
            <Icon name={paused ? "play" : "pause"} />
          </button>
        </div>
      </div>
    </Section>
  );
}
