import { addDays, isDay, possibleDays } from "../../../words/dates/day.ts";
import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { hasKey } from "../../values.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { linesHint } from "./lines-hint.ts";
import { meantValue } from "./meant-value.ts";
import { meantBy } from "./other-names.ts";

const ends = /^(?:end|until|to$|bis|fin|hasta|tot$)/i;
const begins = /time|^start|^begin|^from$|^hours?$|uhr|zeit|heure|hora|orari/i;

/** What to write for a day and its times in keys of their own, where moments are wanted, and the keys that say so. */
export function momentHints(
  file: CheckedFile,
  unknown: readonly Path[],
): { hint: string; paths: readonly Path[] } | undefined {
  const field = file.fieldAt(["from"]);
  if (field.facts.control !== "moment") return undefined;
  const known = ["from", "until"].filter((key) => hasKey(file.valueAt([]), key));
  const keys = [...known, ...unknown.flatMap(([key, below]) => (below ? [] : `${key}`))];
  const said = (key = "") => `${file.valueAt([key]) ?? ""}`;
  const isDay = (key: string) => possibleDays(said(key)).length > 0;
  const day = keys.find((key) => isDay(key) && (key === "from" || meantBy(key, "keys", ["from"])));
  const last = keys.find((key) => !isDay(key) && ends.test(key));
  const first = keys.find((key) => !isDay(key) && key !== last && begins.test(key));
  const used = [day, first, last].filter((key) => key !== undefined);
  const paths: readonly Path[] = unknown.filter(
    ([key, below]) => !below && used.includes(`${key}`),
  );
  if (!day || !first || paths.length === 0) return undefined;
  const times = last ? `${said(first)}–${said(last)}` : said(first);
  const readings = possibleDays(said(day)).map((one) => linesFor(file, one, times));
  const [lines, others] = readings;
  // Words such as `in the evening` are no time.
  if (!lines || readings.some((one) => !one))
    return day === "from"
      ? undefined
      : {
          hint: say("keys.write", { keys: code("from") }),
          paths: paths.filter((path) => path[0] === day),
        };
  if (others) {
    const either = lines.map((one, at) => say("hours.either", { one, other: `${others[at]}` }));
    return { hint: either.join(" "), paths };
  }
  const own = known.includes("until") ? lines.map((line) => [line]) : [lines];
  const hints = own.map((some, at) => {
    const key = at === 0 ? "from" : "until";
    return linesHint(
      { lines: some, lacks: [] },
      known.includes(key) ? "instead-of-key" : "these",
      key,
    );
  });
  const isLeft = known.includes("from") && paths.length === 1;
  const gone = isLeft ? [say("keys.delete", { keys: "none" })] : [];
  return { hint: [...gone, ...hints].join(" "), paths };
}

/** The lines of the moments at which something begins and ends on a day. */
function linesFor(file: CheckedFile, day: string, times: string): string[] | undefined {
  const from = meantValue(file.fieldAt(["from"]), `${day} ${times}`);
  if (from !== undefined) return [`from: ${from}`];
  const [span, another] = possibleHours(times);
  const [, opens = "", closes = ""] = /^(\d+:\d+)–(\d+:\d+)$/.exec(span ?? "") ?? [];
  if (!opens || another) return undefined;
  const [start, end] = [opens.padStart(5, "0"), closes.replace("24", "00").padStart(5, "0")];
  return [`from: ${day} ${start}`, `until: ${end > start ? day : addDays(day, 1)} ${end}`];
}

/** A time as the end of something, on the day on which it begins. */
export function momentBeside(
  file: CheckedFile,
  path: Path,
  time: unknown = file.valueAt(path),
): string | undefined {
  const field = file.fieldAt(path);
  const day = `${file.valueAt([...path.slice(0, -1), "from"])}`.slice(0, 10);
  const isTime = field.facts.control === "moment" && /^\d{1,2}(?:\D|$)/.test(`${time}`);
  const meant = isTime && isDay(day) ? meantValue(field, `${day} ${time}`) : undefined;
  return typeof meant === "string" ? meant : undefined;
}
