import { type Day, isDay } from "../../../src/content/day.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code } from "../read/findings/words.ts";
import { canBeSilenced, type Rule } from "./define-rule.ts";

const mark = "content-ignore";

/** Whether a text may hold a suppression; reading its comments takes a second pass. */
export function mayHoldSuppression(text: string): boolean {
  return /content[-_ \u2010-\u2015]?ignore/i.test(text);
}

/** What a comment asks for, and what is wrong with it. */
export interface SuppressionComment {
  /** What it silences; none where it cannot be told. */
  rules: readonly Rule[];
  /** The last day on which it holds. */
  until?: Day;
  /** What is wrong, and what to write instead. */
  fault?: [message: string, hint: string];
}

// As people write it: in capitals, with another joint, or as the correction of an editor leaves it.
const comment =
  /^#+[ \t]*content[-_ \u2010-\u2015]?ignore((?:[-_]\p{L}+)*)(?![\p{L}\p{N}])[ \t:]*(.*)$/iu;
// Two hyphens, which editors make a dash, or one that stands alone.
const beforeReason = /\s*(?:-{2,}|[\u2012-\u2015]+)\s*|(?:^|\s+)-(?:\s+|$)/;

/**
 * Reads a comment that asks for silence; gives nothing of any other. It has `content-ignore`, with what is
 * joined to that by mistake, rules, `until` and a day, and behind two hyphens or a dash the reason.
 */
export function readSuppression(
  source: string,
  rules: readonly Rule[],
): SuppressionComment | undefined {
  const [, suffix = "", said] = comment.exec(source) ?? [];
  if (said === undefined) return undefined;
  const [before = "", ...reasons] = said.split(beforeReason);
  const reason = reasons.join(" – ").trim();
  const [names = "", ...ends] = before.split(/(?:^|[\s,]+)until(?=[\s:]|$)[\s:]*/i);
  const [until, ...afterDay] = ends.join(" ").split(/\s+/);
  const { ids, loose } = splitNames(names, rules);
  const why = reason || [...loose, ...afterDay].join(" ");
  const write = (id = ids.join(", ")) =>
    `\`# ${mark} ${id || "RULE"}${ends.length > 0 && isDay(until ?? "") ? ` until ${until}` : ""} -- ${why || "why"}\``;

  const silenced = rules.filter((rule) => ids.includes(rule.id) && canBeSilenced(rule));
  if (suffix !== "") {
    const joined = idOf(suffix.slice(1));
    const meant = ids.length === 0 && rules.some(({ id }) => id === joined) ? joined : undefined;
    const message = `There is no ${code(`${mark}-${joined}`)}.`;
    const hint = `Write ${write(meant)} above the key that it is for.`;
    return { rules: silenced, fault: [message, hint] };
  }
  if (ids.length === 0)
    return { rules: [], fault: ["This suppression names no rule.", `Write ${write()}.`] };
  const wrong = ids.map((id) => nameFault(rules, id)).find(Boolean);
  if (wrong) return { rules: [], fault: wrong };
  if (ends.length > 0 && !isDay(until ?? "")) {
    const message = until
      ? `${code(until)} is no day.`
      : "This suppression names no day behind `until`.";
    const hint = "Write the day as YYYY-MM-DD, such as until 2027-03-01, or leave it out.";
    return { rules: silenced, fault: [message, hint] };
  }
  const held = { rules: silenced, ...(until && { until }) };
  if (reason !== "") return held;
  return { ...held, fault: ["This suppression gives no reason.", `Write ${write()}.`] };
}

/** The ids that are named, and words behind them that are a reason without its dashes. */
function splitNames(names: string, rules: readonly Rule[]) {
  const ids: string[] = [];
  const words = names.trim().split(/(\s*,\s*|\s+)/);
  for (let index = 0; index < words.length; index += 2) {
    const id = idOf(words[index] ?? "");
    if (id === "") continue;
    const isListed = index === 0 || /,/.test(words[index - 1] ?? "");
    if (!isListed && nearestId(id, rules) === undefined)
      return { ids, loose: words.slice(index).join("").split(" ") };
    ids.push(id);
  }
  return { ids, loose: [] };
}

/** An id as it is meant: in small letters, with plain hyphens, and no colon before a reason. */
function idOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[\u2010\u2011_]/g, "-")
    .replace(/:$/, "");
}

/** The id of a rule that a word is, or was meant to be. */
function nearestId(word: string, rules: readonly Rule[]): string | undefined {
  const ids = rules.map(({ id }) => id);
  return ids.includes(word) ? word : nearest(word, ids);
}

function nameFault(rules: readonly Rule[], id: string): [string, string] | undefined {
  const rule = rules.find((one) => one.id === id);
  if (rule && canBeSilenced(rule)) return undefined;
  if (rule)
    return [
      `What ${code(id)} finds is an error, which cannot be suppressed.`,
      "Mend what it finds, and delete this comment.",
    ];
  const meant = nearestId(id, rules);
  return [
    `There is no rule ${code(id)}.`,
    meant ? `Did you mean ${code(meant)}?` : "`npm run content -- explain` lists the rules.",
  ];
}
