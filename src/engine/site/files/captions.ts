/** The ending of captions, with their language where it is not that of the page. */
const ending = /(?:\.([a-z]{2,3}(?:-[a-z0-9]+)*))?\.vtt$/;

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The language that the name of captions says, such as `fr` of `tour.fr.vtt`. */
export function languageOfCaptions(name: string): string | undefined {
  const [, tag] = ending.exec(name) ?? [];
  return tag && languages.of(tag) ? tag : undefined;
}

/** The name of the same captions in another language. */
export function captionsIn(tag: string, name: string): string {
  const stem = name.replace(languageOfCaptions(name) ? ending : /\.vtt$/, "");
  return `${stem}.${tag.toLowerCase()}.vtt`;
}

/** Two times of WebVTT, of which hours may be left out, and settings behind them. */
const times =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** What captions in the format WebVTT say of themselves. */
export interface Captions {
  /** Whether there are none. */
  isEmpty: boolean;
  /** The first line whose times are none, or end before they begin; from 1. */
  line: number | undefined;
  /** The language that their head names, as programs write it: `Language: de`. */
  language: string | undefined;
}

/** Reads captions. How they begin is for `kindFault`. */
export function readCaptions(text: string): Captions {
  const lines = text.split(/\r\n|\r|\n/);
  const head = lines.slice(0, lines.indexOf(""));
  const [language] = head.flatMap((line) => /^Language: *([\w-]+)/.exec(line)?.[1] ?? []);
  const cues = [...lines.entries()].filter(([, line]) => line.includes("-->"));
  const wrong = cues.find(([, line]) => {
    const [, from, until = ""] = times.exec(line) ?? [];
    return from === undefined || secondsOf(from) >= secondsOf(until);
  });
  return { isEmpty: cues.length === 0, line: wrong && wrong[0] + 1, language };
}

const secondsOf = (time: string) =>
  time.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
