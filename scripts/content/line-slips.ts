import type { Stretch } from "./diagnostic.ts";
import { code } from "./format.ts";
import { takesMarkup } from "./known-keys.ts";
import type { Line, Repair } from "./lines.ts";
import { rowIn } from "./row-text.ts";

/** A slip in a line. In its words `$1` is a group of the pattern, `%` what is written. */
interface Slip {
  /** In which part of a line: from its key on, or in its value. */
  in?: "line";
  found: RegExp;
  /** What to write in place of what is found. */
  write: string | ((found: readonly string[], line: Line, lines: readonly Line[]) => string);
  /** Where in the line the mistake is; by default at all that is found. */
  mark?: RegExp;
  message: string;
  hint: string;
  cost?: number;
}

/** Values that need quotes; the first reason counts. */
const unquoted: readonly Slip[] = [
  {
    found: /^\|.*[^|\s].*\|.*/,
    write: ([row = ""]) => rowIn(row.replaceAll(/^\||\|$/g, "")) ?? row,
    message: "This row is one of Markdown, with strokes between its cells.",
    hint: "Write %.",
    cost: 0,
  },
  {
    found: /^([|>][-+]?\d?|-)(?= |$).*/,
    write: inQuotes,
    message: "Text without quotes cannot begin with `$1`.",
    hint: "Put the whole text in quotes; a list, or a text of several lines, begins on the next line.",
  },
  {
    found: /^\[.*,\s*,.*\]$/,
    write: ([text = ""]) => text.replaceAll(/,\s*(?=[,\]])/g, ', ""'),
    message: "Nothing stands between two commas here.",
    hint: 'Write what belongs there, or delete one of the commas. In a table without prices, "" is an empty cell.',
    cost: 0,
  },
  {
    found: /^[[{].*[\]}]$/,
    write: inQuotes,
    message: "The text between these brackets cannot be read.",
    hint: "Put each entry with a special character in quotes, and a comma between two entries; if it is a text, put the whole text in quotes.",
  },
  {
    found: /^(["']).*\1.+/,
    write: inQuotes,
    message: "The quote closes before the text ends.",
    hint: "Put the whole text in quotes of the other kind.",
    cost: 3,
  },
  {
    found: /^&[\w-]+$/,
    write: "",
    message: "`$&` is an anchor of YAML, which content files do not use.",
    hint: "Delete it, and write the values again in each place that refers to it; put a text in quotes.",
    cost: 1,
  },
  {
    in: "line",
    found: /^<<:.*/,
    write: "",
    message: "`<<` is a merge key of YAML, which content files do not use.",
    hint: "Write the values that it would take over in its place.",
    cost: 0,
  },
  {
    found: /^\*[\w-]+$/,
    write: inQuotes,
    message: "`$&` refers to an anchor of YAML, which content files do not use.",
    hint: "Write the values themselves here; put a text in quotes.",
    cost: 1,
  },
  {
    found: /^@[\w.-]+$/,
    write: profileAddress,
    message: "The name of an account is no address.",
    hint: "Write the whole address of its page, such as %.",
    cost: 1,
  },
  {
    found: /^\*{1,2}[^\s*].*/,
    write: withoutStress,
    message: "Text without quotes cannot begin with `*`.",
    hint: "Write %. Its text takes no stress, so leave the stars out.",
    cost: 1,
  },
  {
    found: /^([?*&!{}[\]>|%@`,]).*/,
    write: inQuotes,
    message: "Text without quotes cannot begin with `$1`.",
    hint: "Put the whole text in quotes.",
  },
];

const slips: readonly Slip[] = [
  {
    in: "line",
    found: /^([A-Za-z_][\w-]*)(?!: |:$)(?:\s*[=：]\s*|:|\s+|$)(.*)$/,
    write: "$1: $2",
    message: "This line has no key with a colon and a space after it.",
    hint: "Write %.",
  },
  {
    found: /^""(.+)""$/,
    write: '"$1"',
    message: "This text has two quotes at each end.",
    hint: "Write %.",
    cost: 0,
  },
  {
    found: /^(["'])(.+\1.*)\1$/,
    write: ([, quote = "", words = ""]) => inQuotes([words.replaceAll(quote + quote, quote)]),
    mark: /(?<=^(["']).+)\1(?:.*\1)?(?=.*\1$)/,
    message: "The quote closes here, and words follow.",
    hint: "Is it part of the text? Write %.",
    cost: 1,
  },
  {
    found: /(?<=^(?:"[^"]+"|'[^']+'))[^\w"']+$/,
    write: "",
    message: "The quote closes before this.",
    hint: "Delete it, or write it before the quote if it belongs to the text.",
    cost: 0,
  },
  {
    found: /^"(.*\\.*)"$/,
    write: ([, text = ""]) => `'${text.replaceAll("'", "''")}'`,
    message: "A backslash in this text has no meaning in double quotes.",
    hint: "Write it twice (\\\\), or put the text in single quotes.",
  },
  {
    found: /^(["'])(?!.*\1$).*/,
    write: "$&$1",
    message: "The closing quote $1 is missing.",
    hint: "Write $1 at the end of the text as well.",
    cost: 1,
  },
  {
    in: "line",
    found: /^(["'])(?!.*\1$)/,
    write: "",
    message: "This quote has no other at the end of the text.",
    hint: "Delete it.",
    cost: 4,
  },
  {
    found: /^[[{].*/,
    write: ([text = ""]) => text + unclosedSigns(text),
    message: "The closing bracket is missing.",
    hint: "Write %; if the opening bracket or a # is part of a text, put the text in quotes.",
    cost: 1,
  },
  {
    found: /^\w+: .*/,
    write: "{$&}",
    message: "These keys are on the line of their group.",
    hint: "Write %, or each key on a line of its own.",
    cost: 4,
  },
];

/** A text in quotes: double ones, unless it has such or a backslash. */
export function inQuotes([text = ""]: readonly string[]): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The hosts of services at which firms have accounts, by what their lines say. */
const profiles = [
  ...["instagram", "facebook", "tiktok", "youtube", "github", "linkedin", "threads", "pinterest"],
  ...["x"],
];

/** The address of an account such as `@name`, at the service that the lines around it name; of a text, it in quotes. */
function profileAddress(found: readonly string[], { key, index }: Line, lines: readonly Line[]) {
  if (key !== "href") return "";
  const [name = ""] = found;
  const around = lines
    .slice(Math.max(0, index - 3), index + 3)
    .map(({ value }) => value.toLowerCase());
  const host = profiles.find((one) => around.includes(one)) ?? profiles[0];
  const sign = /^(?:tiktok|youtube|threads)$/.test(`${host}`) ? "@" : "";
  const path = host === "linkedin" ? "in/" : "";
  return `https://www.${host}.com/${path}${sign}${name.slice(1)}`.replace("www.x.", "x.");
}

/** A text without the stars around words of it, of a key whose texts take no stress; nothing of others. */
function withoutStress([text = ""]: readonly string[], { key }: Line): string {
  if (key === undefined || takesMarkup(key)) return "";
  const plain = text.replaceAll(/(\*{1,2})(\S(?:.*?\S)?)\1/g, "$2");
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
export function* lineSlips(
  text: string,
  lines: readonly Line[],
  line: Line,
  isReadable: boolean,
): Generator<Repair> {
  if (line.text.length > longestLine) return;
  for (const slip of isReadable ? slips : [...slips, ...unquoted]) {
    const found = search(slip, line, lines);
    if (found === undefined) continue;
    const { changed, written, ...repair } = found;
    const after = text.slice(0, changed[0]) + written + text.slice(changed[1]);
    yield { ...repair, text: after, cost: slip.cost ?? 2 };
  }
}

function search(
  { in: place, found: pattern, write, mark, ...text }: Slip,
  line: Line,
  lines: readonly Line[],
) {
  const from = place === "line" ? line.column : line.valueColumn;
  const searched = place === "line" ? line.text.slice(from) : line.value;
  const found = pattern.exec(searched);
  if (found === null) return undefined;
  const fillMatch = (template: string, shown = "%") =>
    template.replace(/\$(\d|&)|%/g, (sign, group) =>
      sign === "%" ? shown : (found[group === "&" ? 0 : group] ?? ""),
    );
  const written = (
    typeof write === "string" ? fillMatch(write) : write(found, line, lines)
  ).trimEnd();
  if (typeof write !== "string" && written === "") return undefined;
  const isLong = written.length > 90;
  const shown = code(isLong ? `${written.slice(0, 89)}…` : written);
  const stretchOf = ({ 0: { length }, index }: RegExpExecArray): Stretch => {
    const start = line.start + from + index;
    return [start, start + length];
  };
  return {
    at: stretchOf(mark?.exec(searched) ?? found),
    changed: stretchOf(found),
    written,
    ...{ message: fillMatch(text.message), hint: fillMatch(text.hint, shown) },
  };
}
