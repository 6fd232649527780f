import { useEffect, useRef, useState } from "react";
import type { RenderedContact } from "../../engine/schema/groups/rendered-form.ts";
import { movingKey } from "../browser/contract.ts";
import {
  useInView,
  usePageVisible,
  useReducedMotion,
  useTranslated,
} from "../browser/media-queries.ts";
import { browserStorage, useStored } from "../browser/storage.ts";
import { useSite } from "../data/site-context.ts";
import { Icon } from "./icon.tsx";
import { Section } from "./section.tsx";

/**
 * The friendly lines. Assistive technology always gets the list of them. With scripts and without reduced
 * motion, sighted visitors see a copy that is typed line by line and can be paused (WCAG 2.2.2). Otherwise
 * everybody sees the list, also on a page under translation, where each typed character would be translated.
 */
export function ChatBubble({ labels }: { labels: NonNullable<RenderedContact["bubble"]> }) {
  const stage = useRef<HTMLDivElement>(null);
  const paused = useStored(movingKey, "paused") !== undefined;
  const still = useReducedMotion();
  const translated = useTranslated(useSite().language);
  const inView = useInView(stage, true);
  const visible = usePageVisible();
  const playing = !paused && !still && !translated && inView && visible;
  const text = useTyping(labels.lines, playing);
  const isOff = useBlink(playing);
  const label = paused ? labels.play : labels.pause;
  return (
    <Section heading={labels.heading} className="speech soil chat">
      <div ref={stage} data-need="" className={translated ? "chat-stage chat-still" : "chat-stage"}>
        <ul className="chat-lines">
          {labels.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p aria-hidden="true" data-moving="" className="chat-typed">
          <span
            {...(playing && { className: "chat-cursor", "data-blinked": isOff ? "" : undefined })}
          >
            {text}
          </span>
        </p>
        <div className="chat-control">
          {/* Only an icon: its tooltip shows its name. */}
          <button
            type="button"
            aria-label={label}
            data-icontooltip={label}
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

/** Milliseconds: a random time between two characters, the pause after a whole line, and half a blink. */
const typing = { least: 60, most: 120, pause: 1200, halfBlink: 400 };

const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter();

/** The graphemes of a text, so that no Indian syllable is typed in pieces. */
function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/**
 * Types the lines one after the other in a loop while `playing`. Begins with the whole first line, which the
 * finished page shows.
 *
 * @returns The text to show now.
 */
function useTyping(lines: readonly string[], playing: boolean): string {
  const [line, setLine] = useState(0);
  const [typed, setTyped] = useState(Number.POSITIVE_INFINITY);
  const characters = charactersOf(lines[line % lines.length] ?? "");
  const whole = typed >= characters.length;

  useEffect(() => {
    if (!playing) return;
    const wait = whole ? typing.pause : typing.least + Math.random() * (typing.most - typing.least);
    const timer = setTimeout(() => {
      if (whole) setLine(line + 1);
      setTyped(whole ? 0 : typed + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [playing, whole, line, typed]);

  return characters.slice(0, typed).join("");
}

/**
 * Blinks while `playing`. Chromium draws the page sixty times a second for an animation of this in CSS.
 *
 * @returns Whether the mark is gone for now.
 */
function useBlink(playing: boolean): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setOff((was) => !was), typing.halfBlink);
    return () => {
      clearInterval(timer);
      setOff(false);
    };
  }, [playing]);
  return isOff;
}
