import { addressFault } from "../../../words/addresses/address.ts";
import { urlOf } from "../../../words/addresses/url.ts";
import { tagFault } from "../../../words/direction-of.ts";
import { commas, found, say } from "../../../words/say.ts";
import type { FindingText } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { nearest } from "../../nearest.ts";
import { placesOf } from "../../schema/groups/contact-details.ts";
import { meantBy, placeOf, type Text, tagNamed, textAt } from "../../shape/index.ts";
import { ownPackPath, packOf, packTags } from "../../site/index.ts";
import { valueAt } from "../../values.ts";
import { begunRanges } from "../../yaml/index.ts";
import { contentLinks, readablePath } from "../content-links.ts";
import { anyCase, hollowWords, reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

const unwritten =
  "(?:address|company|content|copy|description|head(?:line|ing)|image|logo|name|(?:opening )?hours|phone number|photo|picture|quote|screenshot|slogan|tagline|text|title)";
const dummy = new RegExp(
  [
    "lorem ipsum",
    "\\[(?:insert|your) [^\\]]{0,60}\\]",
    `\\b(?:insert|add) (?:(?:an?|the|your) )?${unwritten} here\\b`,
    `\\byour (?:\\p{L}+ )?${unwritten} here\\b`,
    `\\b${unwritten} goes here\\b`,
    "\\b(?:your|my)[-_]?(?:brand|business|company|domain|firm|site|website)\\.[a-z]{2,6}\\b",
  ].join("|"),
  "giu",
);
/** Words in brackets that all begin with a capital, as templates have them for a name. */
const bracketed = /\[\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){1,4}\](?!\s?[({])/gu;
/** Short forms for text still to come; in small letters todo is a word, and TBC may begin a name. */
const toCome =
  /\b(?:TODO(?! (?:app|item|list)s?\b)|FIXME|XXX|(?:TB[ACD]|tb[acd])(?!\.\w| \p{Lu}\p{Ll}))\b/gu;
/** Gaps in a sentence: `from XX to XX`, `£XX`, `from ??? on`. The twentieth century is XX too. */
const gap =
  /\b20(?:XX|xx|\?\?)(?!\p{L})|(?<=\p{Sc}\s?)(?:X{2,9}|\?{2,})|(?<![\p{L}\p{N}])X{2,9}(?:\s?[-–:./]\s?| (?:to |and |bis |und |et |y )?)X{2,9}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])X{2,9}(?=\s?[%\p{Sc}])|(?<![^\s(])\?{2,}(?=\)|\s?[%\p{Sc}]|\s\p{Ll})|(?<=: )\?{2,}/gu;
/** A whole text that says nothing; a cell of a table may have to, other than by the sign of a gap. */
const hollow = /^\s*(?:(?!XXX\s*$)[xX]{3,}|\.{3,}|…|\?{2,}|[nN]\/[aA])\s*$/g;
/** What spreadsheets show in place of a value, and of one too long for its column; in a sentence, #NV may be a tag. */
const ofSpreadsheet =
  /(?<![^\s(])#(?:[¡¿]?(?:VALUE|WERT|WAARDE|VALEUR|VALOR|VALORE|ARG|REF|BEZUG|VERW|RIF|ADR|NAME|NOM|NOMBRE|NOME|NAAM|NAZWA|NUM|NÚM|ZAHL|GETAL|LICZBA|LEEG|DIV\/0|SPILL|CALC)[!?]|N\/[ABD](?![\p{L}\p{N}])|##+\s*$)|(?<=^(?=\S{3,7}$)|\p{Sc}\s?)#¡?(?:NV|NULL?O?!|ZERO!)(?![\p{L}\p{N}])/gu;
/** What services write in their instructions where an id or a name belongs. */
const ownId = /\bYOUR(?:_[A-Z0-9]+)+\b/gi;
const ownName =
  /(?<=[/@.])your[-_]?(?:brand|business|channel|company(?:[-_]?name)?|domain|firm|handle|(?:user[-_]?)?name)(?=[/.?#]|$)/gi;
const braces = /\{\{?(?=[^{}]*[\p{L}\p{N}.…])[^{}]*\}?\}/gu;
// RFC 2606 and RFC 6761.
const reserved =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))(?![\w-]|\.\w)/gi;
/** Words around an address that is shown as an example, and meant to be. */
const shownAsExample =
  /\b(?:for example|e\.g|examples?|format|instead of|like|looks? like|replace|sample|such as|valid)\b/i;
/** Fields that lead visitors, or what they send, to an address on the web. */
const webKeys = /^(href|source|endpoint|origin|contact)$/;
// RFC 1122, 1918, 3927, 4193, 4291, 6762 and 8375, and names that routers and offices give.
const privateHost =
  /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:f[cd]|fe80|::1\])|(?:^|\.)(?:local|localdomain|lan|intranet|corp|home|home\.arpa)$|^[^.[\]]+$/;

/** Where programs and services lead on to another address, and learn who follows it. */
const wrapping =
  /^(?:[a-z\d-]+\.)?safelinks\.protection\.outlook\.com\/|^urldefense\.(?:com|proofpoint\.com)\/|^(?:www\.)?(?:google\.[a-z.]{2,6}\/url|youtube\.com\/redirect)$|^(?:lm?|out)\.(?:facebook|instagram|messenger|reddit)\.com\/|^deref-[a-z-]+\.(?:com|de|net)\//;

/** The whole address of the web within another: behind the name of one of its values, or between underscores. */
function addressWithin({ pathname, search }: URL): string | undefined {
  const values = ["url", "q", "u", "target", "redirectUrl"].map((key) =>
    new URLSearchParams(search).get(key),
  );
  const [, within] = /^\/v3\/__(https?:[^*]+?)__;!!/.exec(pathname + search) ?? [];
  return [...values, within].find((one) => /^https?:\/\/./.test(`${one}`)) ?? undefined;
}

// Ranges that regulators keep for fiction, as E.164: Ofcom (United Kingdom), NANPA (555-01xx),
// ACMA (Australia), Arcep (France), Bundesnetzagentur (Germany).
const fictional: readonly RegExp[] = [
  /^\+44(?:11[3-8]|121|131|141|151|161)4960\d{3}$/,
  /^\+44(?:1632960|1914980|2079460|2896496|2920180|3069990|7700900|8081570|9098790)\d{3}$/,
  /^\+1\d{3}55501\d{2}$/,
  /^\+61[2378](?:5550|7010)\d{4}$/,
  /^\+61491570(?:006|110|156|157|158|159)$/,
  /^\+49(?:3023125|4066969|6990009|8999998|2214710)\d{3}$/,
  /^\+33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
];

/** Whether a telephone number is one that nobody has. */
export const isFictional = (number: string) =>
  fictional.some((range) => range.test(number.replace(/[;,].*/, "")));

/** What a program says before a text that it was asked for begins with an exclamation, such as `Sure! Here`. */
const isOpener = (words: string) => words.includes("! ");

/** What finds words that templates and programs have, with the words that belong to them, by the id of the finding. */
function fillerPatterns(words: readonly string[]): [RegExp, string][] {
  const oneOf = (some: readonly string[]) =>
    anyCase(some).replaceAll(/ ?!/g, "\\s?!").replaceAll(" ", "\\s") || "(?!)";
  const [begin, end] = ["(?<![\\p{L}\\p{M}\\p{N}])", "(?![\\p{L}\\p{M}\\p{N}])"];
  // Word has `Error!` before what it cannot find.
  const fillers = `${begin}(?:\\p{L}{4,9}\\s?!\\s)?(?:${oneOf(words.filter((one) => !isOpener(one)))})${end}`;
  const openers = `${begin}(?:${oneOf(words.filter(isOpener))})${end}(?:[^.:!?\\n]{0,90}:)?`;
  return [
    [new RegExp(fillers, "giu"), "filler"],
    [new RegExp(openers, "giu"), "opener"],
  ];
}

export function checkPlaceholder(context: UndatedContext): void {
  const { site, prose, texts, report } = context;
  if (site?.sample === true) report(site, "sample", found("placeholder.sample"));
  const unchangedStarter = ([words]: RegExpExecArray) => found("placeholder.filler", { words });
  reportGaps(context);
  for (const { own } of context.files)
    for (const range of begunRanges(own))
      report(
        { file: own.file, ...range },
        found("placeholder.begun", { value: own.text.slice(range.start.offset, range.end.offset) }),
      );
  const away = texts.filter(({ isProse, value }) => !isProse && /^(?:https?|mailto):/.test(value));
  for (const [pattern, id] of fillerPatterns(hollowWords(context, "fillers")))
    reportMatches(context, prose, pattern, ([words]) => found(`placeholder.${id}`, { words }));
  const searched: readonly (readonly [RegExp, readonly Text[]])[] = [
    [dummy, prose],
    [bracketed, prose],
    [toCome, prose],
    // Most texts have none, and the pattern is slow.
    [gap, prose.filter(({ value }) => /XX|xx|\?\?/.test(value))],
    [
      hollow,
      texts.filter((text) =>
        text.value === "…" ? !isToFill(text) : text.isProse && !isCell(text),
      ),
    ],
    [ofSpreadsheet, prose],
    [ownId, texts],
    [ownName, away],
    [braces, away],
  ];
  for (const [pattern, where] of searched) reportMatches(context, where, pattern, unchangedStarter);
  reportMatches(
    context,
    prose,
    braces,
    ({ 0: written, index }, { field, value }) =>
      !field.slots.some((slot) => written === `{${slot}}`) &&
      (value.charAt(index - 1) === "]"
        ? languageFault(written, value.slice(0, index), context)
        : slotFault(written, context)),
  );
  // An example address in an empty field must not be anybody's.
  const example = textAt(context.pages.products?.waitlist, "placeholder");
  reportMatches(context, texts, reserved, (match, text) => {
    if (text === example) return undefined;
    const { isProse, value } = text;
    const after = match.index + match[0].length;
    const around = `${value.slice(Math.max(0, match.index - 200), match.index)} ${value.slice(after, after + 200)}`;
    const isMeant = isProse && shownAsExample.test(around);
    return !isMeant && found("placeholder.example-address", { address: match[0] });
  });
  for (const text of texts) {
    if (!webKeys.test(text.key) || !/^https?:/.test(text.value)) continue;
    const { hostname } = new URL(text.value);
    if (privateHost.test(hostname))
      report(text, found("placeholder.private-network", { host: hostname }));
  }
  for (const link of contentLinks(context)) {
    const url = urlOf(link.value);
    const meant = url && wrapping.test(url.host + url.pathname) && addressWithin(url);
    if (meant)
      report(link, {
        message: say("placeholder.wrapped-address", { host: url.host }),
        hint: say("texts.write", { meant }),
      });
  }
  for (const phone of placesOf(site?.contact).flatMap(({ phones = [] }) => phones)) {
    const { number = "" } = phone;
    if (isFictional(number))
      report(phone, "number", found("placeholder.fictional-number", { number }));
  }
}

/**
 * What is wrong with a mark behind words in brackets, which names their language in another way than by its tag, or says
 * where they lead.
 */
function languageFault(
  mark: string,
  before: string,
  context: UndatedContext,
): FindingText | undefined {
  const fault = slotFault(mark, context);
  const name = mark.slice(1, -1).trim();
  const tag = tagFault(name)?.meant ?? tagNamed(name, packTags(context.host));
  const to = context.pageKeys.includes(name) ? readablePath(name) : name;
  const [words] = /\[[^[\]]*\]$/.exec(before) ?? [];
  const meant = tag ? `{${tag}}` : words && !addressFault(to) && `${words}(${to})`;
  return fault && meant ? { ...fault, hint: say("texts.write", { meant }) } : fault;
}

/** What is wrong with a slot that is not of the text around it; undefined for that of a fact. */
function slotFault(slot: string, context: UndatedContext): FindingText | undefined {
  const { facts, files, site, isWhole } = context;
  const fact = facts.get(slot);
  // Hours that could not be read are not those of a closed day.
  const isRead = isWhole || files.some((file) => file.name === "site.yaml" && file.isWhole);
  if (fact?.value.length === 0) {
    if (!isRead) return undefined;
    const closed = found("placeholder.no-hours", {
      ...{ slot, closed: `${site?.words?.interface?.closed}` },
    });
    // Where none is named, another place may be open on that day.
    const day = slot.replace("}", " ");
    const [meant] =
      [...facts].find(([one, { value }]) => one.startsWith(day) && value.length > 0) ?? [];
    return meant ? { ...closed, hint: `${closed.hint} ${say("suggest.code", { meant })}` } : closed;
  }
  const [kind] = /^\{(phone|price|hours)\b/.exec(slot) ?? ["{"];
  // A file that could not be read may have the fact.
  if (fact || (kind !== "{" && !isWhole)) return undefined;
  const known = [...facts.keys()].filter((one) => one.startsWith(kind));
  // Templates of other programs name where a value is, as in `{{ site.phone }}`.
  const [, word = ""] = /^\{{1,2}\s?(?:[\p{L}_-]+\.){0,4}([\p{L}_-]+)\s?\}{1,2}$/u.exec(slot) ?? [];
  const isPhone = meantBy(word, "keys", ["phones"]) && facts.has("{phone}");
  const meant = isPhone ? "{phone}" : nearest(slot, known);
  const few = kind === "{" ? [] : known.slice(0, 7);
  const others = commas(few.map(code));
  return {
    ...found("placeholder.unknown-slot", { slot }),
    ...(few.length > 0 && { hint: say("placeholder.known-slots", { slots: others }) }),
    ...(meant && { hint: say("suggest.code", { meant }) }),
  };
}

/** Reports at the site's language what its pack still says in English; of a translation, at the top of its site.yaml. */
function reportGaps({ host, site, translation, report }: UndatedContext) {
  const { tag = "", gaps = [] } = packOf(host, site?.language) ?? {};
  const [key] = gaps;
  if (site === undefined || key === undefined) return;
  const finding = found("placeholder.pack-gaps", {
    pack: `${tag}.yaml`,
    count: gaps.length,
    file: ownPackPath(host, tag),
    key,
  });
  if (translation) report({ file: placeOf(site)?.file.file }, finding);
  else report(site, "language", finding);
}

function isCell(text: Text): boolean {
  return text.path.slice(-2).every((step) => typeof step === "number");
}

/** Whether a text is in a column for readers to fill in: all its cells are "…". */
function isToFill(text: Text): boolean {
  const rows = isCell(text) ? valueAt(text.file.value, text.path.slice(0, -2)) : [];
  const column = (rows as string[][]).map((row) => row[Number(text.path.at(-1))]);
  return column.length > 1 && column.every((cell) => cell === "…");
}
