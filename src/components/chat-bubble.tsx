import { useRef } from "react";
import { browserStorage } from "../browser/storage.ts";
import { useInView } from "../browser/use-in-view.ts";
import { usePageVisible } from "../browser/use-page-visible.ts";
import { useReducedMotion } from "../browser/use-reduced-motion.ts";
import { useStored } from "../browser/use-stored.ts";
import { useTyping } from "../browser/use-typing.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { IconName } from "../content/schema/primitives.ts";
import { bubblePausedKey } from "../inline/contract.ts";
import { Icon } from "./icon.tsx";
import { Section } from "./section.tsx";

/**
 * The friendly lines. The list of all of them is always there for assistive technology. Where
 * scripts run and motion is welcome, a copy of it is typed line by line in its place, hidden from
 * assistive technology; else the list is what everybody sees (WCAG 2.2.2: it can be paused).
 */
export function ChatBubble({ words }: { words: NonNullable<Pages["contact"]["bubble"]> }) {
  const stage = useRef<HTMLDivElement>(null);
  const paused = useStored(bubblePausedKey, "true") !== undefined;
  const still = useReducedMotion();
  const inView = useInView(stage);
  const visible = usePageVisible();
  const playing = !paused && !still && inView && visible;
  const text = useTyping(words.lines, playing);
  return (
    <Section heading={words.heading} className="speech soil chat">
      <div ref={stage} data-need="" className="chat-stage">
        <ul className="chat-lines">
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p aria-hidden="true" data-moving={bubblePausedKey} className="chat-typed">
          <span className={playing ? "chat-cursor" : undefined}>{text}</span>
        </p>
        <div className="chat-control">
          <IconButton
            icon={paused ? "play" : "pause"}
            label={paused ? words.play : words.pause}
            onClick={() =>
              paused
                ? browserStorage.remove(bubblePausedKey)
                : browserStorage.write(bubblePausedKey, "true")
            }
          />
        </div>
      </div>
    </Section>
  );
}

/** A button that shows a mark only. Its name is its own; the tooltip repeats it for the eye. */
export interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onClick}
      className="icon-button"
    >
      <Icon name={icon} />
    </button>
  );
}
