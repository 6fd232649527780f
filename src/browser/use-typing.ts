import { useEffect, useState } from "react";

/** Milliseconds: between two characters, chosen anew each time, and after a whole line. */
const typing = { least: 60, most: 120, pause: 1200 };

const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter();

/** The characters of a text as people count them, so that no Indian syllable is typed in pieces. */
function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/**
 * Types lines one after the other, for ever, while `playing`. Begins with the whole first line, as
 * the finished page shows it.
 *
 * @returns What stands there now.
 */
export function useTyping(lines: readonly string[], playing: boolean): string {
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
