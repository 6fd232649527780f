import { plainDigits } from "../plain-digits.ts";
import { dayMinutes, isSpan, type Span, spanFrom, spanText } from "./span.ts";

// What the languages of the packs write around times.
const before =
  "(?:from|von|de|das|da|dalle|van|od|från|kl\\.?|klockan|dari|pukul|godz\\.?|з|від|saat|من|מ-?)";
const between =
  "[-–—−~〜至到]|から|부터|to|till?|until|bis|a|à|às|as|até|al|alle|tot|do|hasta|až|sampai|hingga|s\\.?d\\.?|до|إلى|حتى|עד|से|నుండి";
const unit =
  "h(?:rs?|ours?|eures?|oras?)?|uhr|u(?:ur)?|ore|hod|wita?|wib|godz|год\\p{L}*|o['’]clock|बजे|గంటల";
const behind = "(?:\\s?(?:arası|तक|వరకు|まで|까지))?";
const time = `(\\d{1,2})(?:\\s?[:.hu٫]\\s?([0-5]\\d))?\\s?(?:([ap](?:\\.?\\s?m)?|ص(?:باح)?[اً]*|م(?:ساء)?[اً]*)\\.?(?!\\p{L})|(${unit})(?!\\p{L})\\.?)?`;
const pattern = new RegExp(
  `^(?:${before}\\s*)?${time}\\s*(?:${between})\\s*${time}${behind}$`,
  "iu",
);
const divider =
  /(?:(?<!\s)\s+)?(?:[,;/|+&،؛、・]|(?<=[\d.\s])(?:and|und|et|y|e|en|i|och|dan|ve|і|й|та|و|और|మరియు)(?=\s)|\s(?=\d+\s?[-–:.h])(?<=[-–]\s?\d[\d:.h]*\s))\s*/u;
const noon =
  /正午|中午|정오|(?<!\p{L})(?:noon|midday|midi|mittag|mediod[ií]a|meio[- ]dia|mezzogiorno|południ[ea]|poledn[eí]|полудня|öğlen?|tengah hari|الظهر)(?!\p{L})/giu;
const midnight =
  /午夜|자정|(?<!\p{L})(?:midnight|minuit|mitternacht|medianoche|meia[- ]noite|mezzanotte|middernacht|midnatt|północy?|půlnoci?|півночі|gece yarısı|tengah malam|חצות|منتصف الليل)(?!\p{L})/giu;
const wholeDay =
  /^(?:\p{L}+\s)?24\s?(?:h|h(?:ou)?rs?|\/\s?(?:7|24)|h\/24|std\.?|stunden|heures|horas|ore|uur|godz\S*|saat|год\S*|時間|小[时時]|시간)$/iu;
/** A time in East Asia, which has the half of the day in front: `午後5時30分`. */
const eastern =
  /(?:(上午|午前|오전)|(下午|午後|오후))?\s?(\d{1,2})(?:[時时点點시](?!間|간)(?:\s?(\d{1,2})[分분]|(半))?|:([0-5]\d))/gu;

/** More spans and words than a day has. */
const mostPieces = 48;

/** A time as it is written. */
interface Clock {
  hour: number;
  minutes: number;
  half?: "am" | "pm";
}

/**
 * The values that hours as people write them can mean, such as `9:00–17:00` for `9–5pm`: several if the half of the day
 * is not certain. What is in order stays; a text that shows no times means nothing.
 */
export function possibleHours(written: string): string[] {
  const western = westernTimes(written).trim();
  if (wholeDay.test(western)) return [spanText([0, dayMinutes])];
  const pieces = western.split(divider);
  const found = pieces.map((piece) => pattern.exec(piece));
  if (pieces.length > mostPieces || found.every((one) => one === null)) return [];
  const isTwelve = found.every((one) => one === null || mayBeTwelve(one));
  let readings: (Span | string)[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const options = found[index] ? spansIn(found[index], isTwelve) : wordsOf(piece);
    readings = readings.flatMap((earlier) => {
      const end = earlier.findLast((part) => typeof part !== "string")?.[1] ?? 0;
      const isLater = (part: Span | string) => typeof part === "string" || part[0] >= Number(end);
      return options.filter(isLater).map((part) => [...earlier, part]);
    });
  }
  if (readings.length > 2) return [];
  return readings.map((parts) =>
    parts.map((part) => (typeof part === "string" ? part : spanText(part))).join(", "),
  );
}

/** A text with its digits, East Asian times and signs, and words for noon and midnight, as the West writes times. */
function westernTimes(text: string): string {
  const narrow = plainDigits(text).replaceAll(/[：～－，]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );
  const timed = narrow
    .replaceAll(noon, "12pm ")
    .replaceAll(midnight, (_, at, all) => (/\d/.test(all.slice(0, at)) ? "24:00" : "0:00"));
  return timed.replaceAll(eastern, (_, am, pm, hour, minutes, half, others) => {
    const written = half ? "30" : `${minutes ?? others ?? ""}`.padStart(2, "0");
    return ` ${hour}:${written}${am ? "am " : ""}${pm ? "pm " : ""}`;
  });
}

const wordsOf = (piece: string) => (/^\D*\p{L}/u.test(piece) ? [piece] : []);

/** Whether times may be of a clock with twelve hours. */
function mayBeTwelve([, one, , , oneUnit, two, , , twoUnit]: RegExpExecArray): boolean {
  return !(oneUnit ?? twoUnit) && [one, two].every((hour) => /^(?:[1-9]|1[0-2])$/.test(`${hour}`));
}

/** The spans that two times can mean. */
function spansIn(found: RegExpExecArray, isTwelve: boolean): Span[] {
  const [opens, closes] = [clockAt(found, 1), clockAt(found, 5)];
  const isMarked = (opens.half ?? closes.half) !== undefined;
  const literal = spanFrom(minutesOf(opens), minutesOf(closes));
  const isRight = opens.hour <= 23 && minutesOf(closes) <= dayMinutes && isSpan(literal);
  const isEarly = isTwelve && opens.hour < 7;
  if (!isMarked && (!isTwelve || (isRight && literal[1] <= dayMinutes && !isEarly)))
    return isRight ? [literal] : [];
  const guesses = halvesOf(opens, isMarked || isEarly)
    .flatMap((from) => halvesOf(closes, true).map((to) => spanFrom(from, to)))
    .filter((span) => isSpan(span) && span[1] - span[0] <= (isMarked ? dayMinutes : dayMinutes / 2))
    .sort((one, other) => one[1] - one[0] - (other[1] - other[0]));
  if (isMarked) return guesses.slice(0, 1);
  const others = guesses.filter((span) => `${span}` !== `${literal}`);
  if (literal[1] - literal[0] === dayMinutes) others.push([0, dayMinutes]);
  return isRight ? [...others, literal] : others;
}

function clockAt(found: RegExpExecArray, at: number): Clock {
  const [hour, minutes = 0, half] = found.slice(at, at + 3);
  return {
    ...{ hour: Number(hour), minutes: Number(minutes) },
    ...(half && { half: /[aص]/i.test(half) ? "am" : "pm" }),
  };
}

const minutesOf = ({ hour, minutes }: Clock) => hour * 60 + minutes;

/** A time of twelve hours in the half of the day that it names, or in both. */
function halvesOf({ hour, minutes, half }: Clock, isOpen: boolean): number[] {
  const morning = minutesOf({ hour: hour % 12, minutes });
  if (half) return [half === "am" ? morning : morning + dayMinutes / 2];
  return isOpen && hour <= 12
    ? [morning, morning + dayMinutes / 2]
    : [minutesOf({ hour, minutes })];
}
