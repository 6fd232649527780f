import { foldCase } from "../../../words/fold-case.ts";
import { unspaced } from "../../../words/long-word.ts";
import { found, say } from "../../../words/say.ts";
import { code, subjectName } from "../../format.ts";
import { textAt, toSourceStretch } from "../../shape/index.ts";
import { packOf } from "../../site/index.ts";
import { valueAt } from "../../values.ts";
import { inQuotes, scalar, signsAround } from "../../yaml/index.ts";
import { anyCase, hollowWords, ownWordFinder, reportMatches, vocabularyOf } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";
import { listHint, listPoints } from "./markup.ts";

/** Two or more words in capitals. */
const inCapitals =
  /(?<![\p{L}\p{N}_]|\p{Lu}['’-])\p{Lu}{2,}(?:['’-]\p{Lu}+)*(?: \p{Lu}+(?:['’-]\p{Lu}+)*)+(?![\p{L}\p{N}&+_/]|\.\p{L})/gu;
/** Words of the clauses that the law in some countries wants in capitals. */
const legal =
  /\b(?:NOTICE TO|AGREEMENT|ARBITRATION|DAMAGES|DISCLAIM\w*|INDEMNI\w*|LIABILITY|LIABLE|LIMITATION|RIGHTS?|TERMS|WARRANT\w*)\b/;

export function checkShouting(context: UndatedContext): void {
  const { names, ownProse } = context;
  const own = [...names.map(({ value }) => value), ...vocabularyOf(context)];
  const known = new Set(own.flatMap((words) => words.split(/[^\p{L}]+/u)));
  const ordinary = new Set(hollowWords(context, "ordinary"));
  reportMatches(context, ownProse, inCapitals, ({ 0: run, index }, { value }) => {
    const words = run.split(/[ '’-]/).filter((word) => !known.has(word));
    const plain = words.filter((word) => ordinary.has(foldCase(word)));
    // A single short one may be part of a name, such as EN ISO.
    const isOrdinary =
      words.length > 1 &&
      (plain.length > 1 ||
        plain.some(({ length }) => length > 2 || context.inEnglish) ||
        (words.length > 2 && words.filter(({ length }) => length > 3).length > 2));
    const end = index + run.length;
    const around = value.charAt(index - 1) + value.charAt(end);
    const isQuoted = /^["“„‘'«]["”“’'».,]$/.test(around);
    // Licences of Creative Commons are called so.
    if (!isOrdinary || isQuoted || run.startsWith("CC BY")) return undefined;
    const sentences = value.slice(Math.max(0, index - 1000), end + 1000).split(/[.!?;]\s/);
    if (sentences.some((part) => part.includes(run) && legal.test(part))) return undefined;
    return found("words.capitals", { words: run });
  });
  reportMatches(context, ownProse, /([!¡！])\1+/gu, ({ 0: marks, 1: mark = "" }) => ({
    ...found("words.marks", { marks, mark }),
    fix: mark,
  }));
}

const signs =
  /[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B11]\uFE0F?|(?<![-=<])(?:-|=){1,2}>|>>+|^[•‣▪·]\s+|[★☆✓✔✗✘•]/g;
/** What people press: there an arrow leads from a menu to the next, or is a key. */
const pressed =
  /\b(?:choose|click|go to|head to|navigate|open|press(?:ing)?|select|tap|under|via|keys?|keyboard|menu|options|preferences|settings|shortcuts?|toolbar)\b|[⌘⌥⇧⌃]|\b(?:Alt|Ctrl|Shift)\b/i;
const arrow = /^[→←↑↓➜]$/;
/** The names around an arrow in a menu path. They begin with a capital in scripts that have capitals. */
const namesBefore = /(?<!\S)[^\s\p{L}]*\p{L}\S*\s*$/u;
const nameBehind = /^\s*[\p{Ps}\p{Pi}"*]*[\p{Lu}\p{Lo}]/u;

/** Hyphens that stand for a dash, other than before an option, with the words that they join. */
const hyphens =
  /(?<=\S) -{2,3} (?=[^\s-])|(?<=(?<!\p{L})(\p{L}{1,30}))-{2,3}(?=(\p{L}{1,30})(?!\p{L}))/gu;

function reportSignsAround({ prose, reportIn }: UndatedContext): void {
  for (const text of prose) {
    const { file, path, key, value, field } = text;
    const match = field.facts.isParagraph ? null : signsAround.exec(value);
    if (!match) continue;
    const [whole, first, quoted, ended = "", last = ""] = match;
    const { start } = file.valueRange(path) ?? file.range(0, 0);
    // Whoever put quotes around them means them. A letter begins with its salutation and a comma.
    const isMeant =
      /^["'|>]/.test(file.text.slice(start.offset)) || (last === "," && key === "heading");
    if (isMeant) continue;
    const characters = code(first ?? last);
    const right = code(scalar(quoted ?? ended));
    const { message, hint } = found("values.unusual", {
      name: subjectName(path),
      characters,
      right,
    });
    const asText = say("slips.inner-quote.hint", { right: inQuotes([value]) });
    const at = first ? 0 : whole.length - 1;
    reportIn(text, at, at + 1, { message, hint: `${hint} ${asText}` });
  }
}

export function checkSymbols(context: UndatedContext): void {
  reportSignsAround(context);
  // A comment for the check that stands in a text is found by `markup`.
  const written = context.prose.filter(({ value }) => !value.includes("content-ignore"));
  const ordinary = new Set(hollowWords(context, "ordinary"));
  reportMatches(context, written, hyphens, ([, before, behind]) => {
    const isJoined = [before, behind].some((word = "") => ordinary.has(foldCase(word)));
    // The name of a class joins words too, such as `block--modifier`, but none like "and".
    if (before && !isJoined) return false;
    const dash = isJoined && context.inEnglish ? "—" : "–";
    const fix = dash === "—" ? dash : ` ${dash} `;
    return { ...found("words.hyphens", { dash }), fix };
  });
  // The schema requires a spoken form next to the roadmap's text.
  const shown = textAt(context.pages.products?.roadmap, "text");
  reportMatches(context, shown ? [shown] : [], /(?<![-=])[-=]+>|>>+/g, ({ 0: sign }) => ({
    ...found("words.arrow", { sign }),
    fix: "→",
  }));
  const texts = context.prose.filter((text) => text !== shown);
  reportMatches(context, texts, signs, ({ 0: sign, index }, symbol) => {
    const { value } = symbol;
    const list = listPoints.test(`${sign.trim()} `) ? listHint(symbol, context.files) : undefined;
    if (list) return { ...found("words.symbol", { sign: sign.trim() }), hint: list };
    const end = index + sign.length;
    const before = value.slice(Math.max(0, index - 200), index);
    const behind = value.slice(end, end + 100);
    const isWay =
      pressed.test(before + sign + behind) ||
      // The words for what people press are English; in other languages only names tell.
      (!context.inEnglish && namesBefore.test(before) && nameBehind.test(behind));
    if (arrow.test(sign) && isWay) return false;
    const text = found("words.symbol", { sign: sign.trim() });
    // The point of an entry that was pasted behind its dash.
    return /\s$/.test(sign)
      ? { ...text, hint: say("keys.delete", { keys: "none" }), fix: "" }
      : text;
  });
}

export function checkPlainWords(context: UndatedContext): void {
  const own = Object.entries(packOf(context.host, context.site?.language)?.avoid ?? {});
  const avoid = new Map(own.map(([word, better]) => [foldCase(word), better]));
  if (avoid.size === 0) return;
  const words = anyCase([...avoid.keys()]);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, "giu");
  reportMatches(context, context.ownProse, whole, ([word]) =>
    found("words.plain", { word, better: `${avoid.get(foldCase(word))}` }),
  );
}

/** Words after a verb that they belong to: `log in in seconds`, `switch it on on Monday`. */
const afterVerb =
  /\b(?:add|book|call|check|clock|come|drop|fill|get|give|go|hand|hold|join|keep|log|look|move|opt|phone|plug|push|put|send|set|sign|stay|switch|take|tap|tune|turn|type|walk|work)(?:e?d|s|ing)?(?: [\p{L}]+)? (?:by|in|off|on|out|over|to|up)$/iu;
const twice =
  /(?<![\p{L}\p{M}\p{N}'’-])([\p{L}\p{M}]{2,}(?:['’]\p{L}{1,2})?|a)(\s+)(\1)(\s+\1)*(?![\p{L}\p{M}\p{N}'’-])/giu;

const spaces = /^[ \t]+|(?<![ \t])[ \t]+(?=\n|$)|(?<=\S)(?: {2,}| *\t[ \t]*)(?=\S)/g;

/** A blank before a comma or a full stop, which no language has; figures may stand apart, as in a telephone number. */
const blankBeforeMark =
  /(?<=[\p{L}\p{M}\p{N})”"»])(?!(?<=\p{N}) [.,] \p{N}) (?=[,،](?:\s|$)|\.(?:$|\s(?!\.)))/gu;

/** A mark that stands right behind a word, before which French has a space; not that of an address or of code. */
const closeMark =
  /(?<=(?:^|[\s(«“"])(?!(?:mailto|tel|https?):)[^\s@/_={}`]{0,40}[\p{L}\p{N})]{2})([?!;:]{1,3})(?=\s|$)/gu;

/** What a path of Windows begins with, before a backslash that double quotes take for a tab. */
const pathOfWindows = /(?<!\S)(?:[A-Za-z]:|\\\\)\S*$/;

export function checkSpaces(context: UndatedContext): void {
  reportMatches(context, context.prose, spaces, ({ 0: blanks, index }, { value, file, path }) => {
    const count = blanks.length;
    const after = value.charAt(index + count);
    const where = index === 0 ? "beginning" : "end";
    if (index === 0 || after === "" || after === "\n")
      return { ...found("words.outer-space", { where, count }), fix: "" };
    if (!blanks.includes("\t")) return { ...found("words.spaces", { count }), fix: " " };
    const { start } = file.valueRange(path) ?? file.range(0, 0);
    const isQuoted = file.text.charAt(start.offset) === '"';
    return isQuoted && pathOfWindows.test(value.slice(0, index))
      ? found("slips.backslash")
      : { ...found("words.tab"), fix: " " };
  });
  reportRunTogether(context);
  reportJoinedLines(context);
  reportMatches(context, context.prose, blankBeforeMark, ({ 0: blank, index }, { value }) => ({
    ...found("words.blank-before", { mark: value.charAt(index + blank.length) }),
    fix: "",
  }));
  const { language, region } = new Intl.Locale(context.site?.language ?? "und");
  if (language === "fr") {
    const isName = ownWordFinder(context.names.map(({ value }) => value));
    reportMatches(context, context.ownProse, closeMark, ({ 0: mark, index }, text) => {
      // In Canada, French has a space before a colon alone.
      if ((region === "CA" && mark !== ":") || isName(text, index, index + mark.length))
        return false;
      return { ...found("words.mark-close", { mark }), fix: ` ${mark}` };
    });
  }
  reportWordsTwice(context);
}

/** The longest line that is meant as one, as in an address; longer ones are lines of one paragraph. */
const longestLine = 45;

/** A backslash at the end of a line in double quotes, and the blanks of the next line. */
const joiningEnd = /\\\r?\n[ \t]*/g;
/** The signs on both sides of it, where words of a script with spaces meet. */
const joinedSigns = new RegExp(
  `^(?!${unspaced.source})[\\p{L}\\p{M}\\p{N},.;:!?)](?!${unspaced.source})[\\p{L}\\p{N}(]$`,
  "u",
);

/** Where in a source in double quotes a backslash joins two words; one within an address joins its halves. */
const joinIn = (source: string) =>
  [...source.matchAll(joiningEnd)].find(({ 0: end, index }) => {
    const word = source.slice(source.lastIndexOf(" ", index) + 1, index);
    const around = word.slice(-1) + source.charAt(index + end.length);
    return !word.includes("/") && joinedSigns.test(around);
  });

function reportJoinedLines({ files, report }: UndatedContext): void {
  // To find where each text stands takes long.
  const joining = files.filter(({ own }) => own.text.search(joiningEnd) >= 0);
  for (const { file, path, isProse } of joining.flatMap(({ texts }) => texts)) {
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const source = file.text.slice(start.offset, end.offset);
    const { index } = (isProse && source.startsWith('"') && joinIn(source)) || {};
    if (index === undefined) continue;
    const sign = start.offset + index;
    report({ file: file.file, ...file.range(sign, sign + 1) }, found("words.joined-lines"));
  }
}

/** Reports the first line of a text whose end was meant to be seen: a page shows that as a space. */
function reportRunTogether({ prose, reportIn }: UndatedContext): void {
  for (const text of prose) {
    const { file, path, value, field } = text;
    const ends = [...value.trimEnd().matchAll(/\n+/g)];
    if (ends.length === 0) continue;
    const { start } = file.valueRange(path) ?? file.range(0, 0);
    // In a literal text, every line of a paragraph ends so.
    const isWrapped =
      file.text.charAt(start.offset) === "|" &&
      value.split("\n").some((line) => [...line].length > longestLine);
    const raw = `${valueAt(file.value, path)}`;
    const end = ends.find(({ 0: sign, index }) => {
      const isBreak = raw.slice(...toSourceStretch(text, index, index + 1)).includes("\\");
      return !isBreak && !(isWrapped && sign === "\n");
    });
    if (end === undefined) continue;
    const where = typeof path.at(-1) === "number" ? "list" : "text";
    reportIn(text, value.lastIndexOf("\n", end.index - 1) + 1, end.index, {
      ...found("words.line-end", { where }),
      ...(field.facts.isParagraph && { hint: say("words.line-end-or-break", { where }) }),
    });
  }
}

function reportWordsTwice(context: UndatedContext): void {
  const names = context.names.map(({ value }) => value.toLowerCase()).join("\n");
  const wanted = new Set(hollowWords(context, "doubled"));
  // Many languages repeat a word for stress, but no word that only joins others.
  const ordinary = new Set(hollowWords(context, "ordinary"));
  reportMatches(context, context.ownProse, twice, (match, text) => {
    const [both, word = "", , second = "", more] = match;
    // A word that is written three times is meant so: `la la la`.
    const isSung = more !== undefined && !/^(?:a|an|and|of|the|to)$/i.test(word);
    // A name: `the band The The`, Bora Bora.
    const isNamed = /^\p{Lu}\p{Ll}/u.test(second) || names.includes(both.toLowerCase());
    const end = match.index + word.length;
    const isOfVerb = afterVerb.test(text.value.slice(Math.max(0, end - 60), end));
    // A call is no slip: “Who who?”, “Hear hear!”
    const around = [text.value.slice(0, match.index), text.value.charAt(match.index + both.length)];
    const isCalled = /(?:^|["“„‘'«]|[.!?]\s)$/.test(`${around[0]}`) && /[?!]/.test(`${around[1]}`);
    const isJudged = context.inEnglish || ordinary.has(foldCase(word));
    if (!isJudged || wanted.has(foldCase(word))) return undefined;
    if (isSung || isNamed || isOfVerb || isCalled) return undefined;
    // There is no fix, because “Log in in seconds”, “Bora Bora” and “turn on on Monday” are right.
    return found("words.twice", { word });
  });
}

/** The comment after a value, other than one for the check: it may be more of the text. */
const dropped = /^([ \t]+)(#(?!\s*content-i)[^\r\n]*)/;

/** A comment behind a value, in any line of a file: most have none, and to find where each text ends takes long. */
const hasComment = /\S[ \t]+#(?!\s*content-i)/;

export function checkHashInText({ files, report }: UndatedContext): void {
  const commented = files.filter(({ own }) => hasComment.test(own.text));
  for (const { file, path, isProse } of commented.flatMap(({ texts }) => texts)) {
    if (!isProse) continue;
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const isPlain = !/["'|>]/.test(file.text.charAt(start.offset));
    const behind = file.text.slice(end.offset, end.offset + 200);
    const [, blanks = "", comment] = (isPlain && dropped.exec(behind)) || [];
    if (comment === undefined) continue;
    const sign = end.offset + blanks.length;
    const words = comment.trimEnd();
    const at = { file: file.file, ...file.range(sign, sign + words.length) };
    report(at, found("words.comment", { words }));
  }
}
