import { found } from "../../words/say.ts";
import type { Stretch } from "../diagnostic.ts";
import type { Repair, Suspect } from "./lines.ts";
import { rowIn, scalar } from "./row-text.ts";

/** A slip in a line. In what is written `$1` is a group of the pattern, and `$&` all that is found. */
interface Slip {
  /** In which part of a line: from its key on, or in its value. */
  in?: "line";
  found: RegExp;
  /** What to write in place of what is found. */
  write: string | ((found: readonly string[], suspect: Suspect) => string);
  /** Where in the line the mistake is; by default at all that is found. */
  mark?: RegExp;
  /** The id of its message. */
  says: string;
  cost?: number;
}

/** Values that need quotes; the first reason counts. */
const unquoted: readonly Slip[] = [
  {
    found: /^\|[|\s]*[^|\s].*\|.*/,
    write: ([row = ""]) => rowIn(row.replaceAll(/^\||\|$/g, "")) ?? row,
    says: "slips.markdown-row",
    cost: 0,
  },
  {
    found: /^([|>][-+]?\d?|-)(?= |$).*/,
    write: inQuotes,
    says: "slips.block-sign",
  },
  {
    found: /^\[(?=.*,\s*,).*\]$/,
    write: ([text = ""]) => text.replaceAll(/,\s*(?=[,\]])/g, ', ""'),
    says: "slips.commas",
    cost: 0,
  },
  {
    found: /^[[{].*[\]}]$/,
    write: inQuotes,
    says: "slips.brackets",
  },
  {
    found: /^(["']).*\1.+/,
    write: inQuotes,
    says: "slips.early-quote",
    cost: 3,
  },
  {
    found: /^&[\w-]+$/,
    write: "",
    says: "slips.anchor",
    cost: 1,
  },
  {
    in: "line",
    found: /^<<:.*/,
    write: "",
    says: "slips.merge-key",
    cost: 0,
  },
  {
    found: /^\*[\w-]+$/,
    write: inQuotes,
    says: "slips.alias",
    cost: 1,
  },
  {
    found: /^@[\w.-]+$/,
    write: profileAddress,
    says: "slips.account",
    cost: 1,
  },
  {
    found: /^\*{1,2}[^\s*].*/,
    write: withoutStress,
    says: "slips.stars",
    cost: 1,
  },
  {
    found: /^!\[[^\]\n]*\]\([^)\n]*\)(.*)$/,
    write: ([all = "", words = ""]) => inQuotes([words.trim() || all]),
    says: "markup.markdown",
  },
  {
    found: /^([?*&!{}[\]>|%@`,]).*/,
    write: inQuotes,
    says: "slips.first-sign",
  },
];

const slips: readonly Slip[] = [
  {
    found: /^(mailto|https?|tel):\s+(?!\s)(?=\S+$|[\d\s()/.+-]+$)/,
    write: "$1:",
    says: "addresses.space",
    cost: -1,
  },
  {
    in: "line",
    found: /^(?:\/\/|\/\*|<!--)(.*)$/,
    write: ([, words = ""]) => `# ${words.replace(/(?:\*\/|-->)$/, "").trim()}`,
    says: "slips.comment",
    cost: -1,
  },
  {
    in: "line",
    found: /^([A-Za-z_][\w-]*)(?!: |:$)(?:\s*[=：]\s*|:[\s\u200B-\u200F]*|\s+|$)(.*)$/s,
    write: "$1: $2",
    says: "slips.no-colon",
  },
  {
    found: /^""(.+)""$/,
    write: '"$1"',
    says: "slips.doubled-quotes",
    cost: 0,
  },
  {
    found: /^"(.[^"]*".*)(?<!\\)"$|^'(.[^']*'.*)'$/,
    write: ([, words, single = ""]) =>
      inQuotes([words?.replaceAll('""', '"') ?? single.replaceAll("''", "'")]),
    mark: /"(?<=^".[^"]*")(?!$)(?:.*"(?!$))?|'(?<=^'.[^']*')(?!$)(?:.*'(?!$))?/,
    says: "slips.inner-quote",
    cost: 1,
  },
  {
    found: /(?<=^(?:"[^"]+"|'[^']+'))[^\w"']+$/,
    write: "",
    says: "slips.after-quote",
    cost: 0,
  },
  {
    // A path of Windows, of which only the name of the file counts.
    found: /^"?(?:[^"\\/]*[\\/])+([^"\\/]+\.\w{2,4})"?$/,
    write: ([path = "", name = ""], { line: { key } }) =>
      key === "file" && path.includes("\\") ? scalar(name) : "",
    says: "slips.path",
    cost: 0,
  },
  {
    found: /^"(?=.*\\)(.*)"$/,
    write: ([, text = ""]) => `'${text.replaceAll("'", "''")}'`,
    says: "slips.backslash",
  },
  {
    found: /^(?!"(?:[^\\]|\\.)*"$|'.*'$)(["']).*/,
    write: "$&$1",
    says: "slips.open-quote",
    cost: 1,
  },
  {
    in: "line",
    found: /^(["'])(?!.*\1$)/,
    write: "",
    says: "slips.lone-quote",
    cost: 4,
  },
  {
    found: /^\[(?:[^"]*"[^"]*")*[^"]*(")[^"]*(?=\]$)/,
    write: '$&"',
    mark: /"[^"]*(?=\]$)/,
    says: "slips.open-quote",
    cost: 0,
  },
  {
    in: "line",
    found: /^\[(?=[^\]"]*\s#)[^\]"]*\]$/,
    write: ([row = ""]) =>
      row.replaceAll(/(?=[^[\],\s])(?<=(?:^|[[\],])\s*)[^[\],]*\s#[^[\],]*/g, '"$&"'),
    says: "slips.brackets",
    cost: 0,
  },
  {
    found: /^[[{].*/,
    write: ([text = ""]) => text + unclosedSigns(text),
    says: "slips.open-bracket",
    cost: 1,
  },
  {
    found: /^\w+: .*/,
    write: "{$&}",
    says: "slips.keys-in-line",
    cost: 4,
  },
];

/** A text in quotes: double ones, unless it has such or a backslash. */
export function inQuotes([text = ""]: readonly string[]): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Where firms have accounts, by what their lines say. */
const profiles: Readonly<Record<string, string>> = {
  ...{ instagram: "www.instagram.com/", facebook: "www.facebook.com/", github: "github.com/" },
  ...{ tiktok: "www.tiktok.com/@", youtube: "www.youtube.com/@", threads: "www.threads.com/@" },
  ...{ linkedin: "www.linkedin.com/company/", pinterest: "www.pinterest.com/", x: "x.com/" },
  ...{ twitter: "x.com/", bluesky: "bsky.app/profile/", telegram: "t.me/", vimeo: "vimeo.com/" },
};

/** The address of an account such as `@name`, at the service that the lines around it name; of a text, it in quotes. */
function profileAddress([name = ""]: readonly string[], { line: { key, index }, lines }: Suspect) {
  const around = lines.slice(Math.max(0, index - 3), index + 3).map(({ value }) => value);
  return key === "href" ? (profileAt(name, around) ?? profileAt(name, ["instagram"]) ?? "") : "";
}

/** The address of an account such as `@name`, at the service of which some words are the name. */
export function profileAt(name: string, words: readonly string[]): string | undefined {
  const around = words.map((one) => one.toLowerCase());
  const [, host] = Object.entries(profiles).find(([service]) => around.includes(service)) ?? [];
  return host && `https://${host}${name.replace("@", "")}`;
}

/** The service that is called so, and that at a host; two names of one service are one. */
export const serviceNamed = (name: string): string | undefined => profiles[name.toLowerCase()];
export const serviceAt = (host: string): string | undefined =>
  Object.values(profiles).find(
    (one) => one.split("/")[0]?.replace("www.", "") === host.replace(/^www\./, ""),
  );

/** A text without the stars around words of it, of a key whose texts take no stress; nothing of others. */
function withoutStress([text = ""]: readonly string[], { line, expected }: Suspect): string {
  if (line.key === undefined || expected.takesMarkup(line.key)) return "";
  const plain = text.replaceAll(/(\*{1,2})(?!\s)([^*\n]+)(?<!\s)\1/g, "$2");
  return plain.includes("*") ? "" : plain;
}

/** The brackets, and before them the quote, that a text does not close. */
function unclosedSigns(text: string): string {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === "[") open.unshift("]");
    else if (sign === "{") open.unshift("}");
    else if (sign === open[0]) open.shift();
  }
  const hasOpenQuote = /[[{,:]\s*"[^"]*$/.test(text);
  return (hasOpenQuote ? '"' : "") + open.join("");
}

/** The longest line, in characters, in which slips are looked for. Some patterns are slow in longer ones. */
const longestLine = 2000;

/** What could be meant in place of a line's key or value; of a file that can be read, texts stay as they are. */
export function* lineSlips(suspect: Suspect): Generator<Repair> {
  const { line, isReadable } = suspect;
  if (line.text.length > longestLine) return;
  for (const slip of isReadable ? slips : [...slips, ...unquoted]) yield* repairOf(slip, suspect);
}

function* repairOf(
  { in: place, found: pattern, write, mark, says, cost = 2 }: Slip,
  suspect: Suspect,
): Generator<Repair> {
  const { line } = suspect;
  const from = place === "line" ? line.column : line.valueColumn;
  const searched = place === "line" ? line.text.slice(from) : line.value;
  const match = pattern.exec(searched);
  if (match === null) return;
  const [all, sign = ""] = match;
  const fillMatch = (template: string) =>
    template.replace(/\$(\d|&)/g, (_, group) => match[group === "&" ? 0 : group] ?? "");
  const written = (typeof write === "string" ? fillMatch(write) : write(match, suspect)).trimEnd();
  if (typeof write !== "string" && written === "") return;
  const right = written.length > 90 ? `${written.slice(0, 89)}…` : written;
  const stretchOf = ({ 0: { length }, index }: RegExpExecArray): Stretch => {
    const start = line.start + from + index;
    return [start, start + length];
  };
  const [start, end] = stretchOf(match);
  yield {
    at: stretchOf(mark?.exec(searched) ?? match),
    change: { start, end, text: written },
    ...found(says, { found: all, sign, right }),
    mayGoOn: true,
    cost,
  };
}
