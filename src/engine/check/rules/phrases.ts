import { foldCase } from "../../../words/fold-case.ts";
import { found, languageCalled } from "../../../words/say.ts";
import { escapePattern } from "../../escape.ts";
import { packOf, packTags } from "../../site/index.ts";
import { hollowWords, phrasePattern, reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** What denies a sentence, in the languages of the packs. */
export const denial =
  /(?<![\p{L}\p{M}])(?:not?|none|nobody|cannot|never|nicht|kein\p{L}{0,2}|niemand|nie|ne|aucune?|jamais|nunca|jamás|ning[uú]na?|não|nenhuma?|non|nessuna?|mai|niet|geen|inte|inge?[na]|není|nejsou|žádn\p{L}{1,3}|żadn\p{L}{1,3}|ні|не|жод[ен]\p{L}{0,2}|değil|hiçbir|tidak|bukan|belum|لا|ليس|לא|אי[נן]\p{L}?|नहीं)(?![\p{L}\p{M}])|n['’](?:t(?!\p{L})|\p{L})|않|ない|ません|లేదు|[不未没]/iu;

/** What makes a sentence one of something that is not so yet. */
const condition = /(?<![\p{L}\p{M}])(?:whether|until|ob|bis)(?![\p{L}\p{M}])/iu;

/** Reports that a site calls itself accessible, where its own statement does not say that all tests have passed. */
export function checkAccessibilityClaim(context: UndatedContext): void {
  const pattern = phrasePattern(hollowWords(context, "claims"));
  if (!pattern || context.pages.accessibility?.conformance?.status === "full") return;
  reportMatches(context, context.ownProse, pattern, ([words], { value }) => {
    const isDenied = value
      .split(/[.!?。]/)
      .some((part) => part.includes(words) && (denial.test(part) || condition.test(part)));
    return !isDenied && found("words.claim", { words });
  });
}

/** Reports what is called by its colour or its place alone (WCAG 2.2, 1.3.3). */
export function checkSeenOnly(context: UndatedContext): void {
  const pattern = phrasePattern(hollowWords(context, "pointers"));
  if (!pattern) return;
  reportMatches(context, context.ownProse, pattern, ([words]) =>
    found("words.seen-only", { words }),
  );
}

/** The least words by which a language can be told, and which share of them are ordinary ones. */
const [fewestWords, ownShare, otherShare] = [20, 0.08, 0.2];

const baseOf = (tag: string) => tag.split("-")[0];

/** Whether a text is a list, such as dishes, which menus name in the language of their kitchen. */
function isList(text: string, count: number): boolean {
  const items = text.split(/[,،;·•|/\n]|\s[–—-]\s/);
  const areNames = items.every((item) => /^\P{L}*\p{Lu}/u.test(item));
  return items.length > 2 && (areNames || count <= 6 * items.length);
}

/** Reports paragraphs in another language than that of their page, by the ordinary words of both. */
export function checkOtherLanguage(context: UndatedContext): void {
  const { host, site, ownProse, report } = context;
  const own = new Set(hollowWords(context, "ordinary"));
  const language = site?.language;
  if (own.size === 0 || !language) return;
  for (const text of ownProse) {
    if (text.foreign?.length || text.isInherited) continue;
    const words = foldCase(text.value).match(/[\p{L}\p{M}]+/gu) ?? [];
    const shareOf = (some: ReadonlySet<string>) =>
      words.filter((word) => some.has(word)).length / words.length;
    if (words.length < fewestWords || shareOf(own) > ownShare) continue;
    if (isList(text.value, words.length)) continue;
    // Other packs are read where a text has hardly a word of the language.
    const [likeliest] = packTags(host)
      .filter((tag) => baseOf(tag) !== baseOf(language))
      .map((tag) => {
        const ordinary = packOf(host, tag)?.hollow.ordinary ?? [];
        return { tag, share: shareOf(new Set(ordinary.map(foldCase))) };
      })
      .sort((a, b) => b.share - a.share);
    if (likeliest && likeliest.share >= otherShare)
      report(
        text,
        found("words.other-language", {
          ...{ other: languageCalled(likeliest.tag), own: languageCalled(language) },
          tag: likeliest.tag,
        }),
      );
  }
}

/** How often one form of address is found at least for each time that the other is. */
const formsPerOther = 8;

/** What somebody says, in the quotes of any language. */
const quoted = /„[^„“”]*[“”]|“[^“”]*”|"[^"]*"|«[^«»]*»|»[^«»]*«/gu;

/** Reports the words that speak to readers formally, or as to a friend, where nearly all others do otherwise. */
export function checkFormOfAddress({ host, site, ownProse, reportIn }: UndatedContext): void {
  const { familiar = [], formal = [] } = packOf(host, site?.language)?.hollow ?? {};
  if (familiar.length === 0 || formal.length === 0) return;
  // A place may be called "Fond du Lac".
  const own = ownProse
    .filter(({ isInherited, key }) => !isInherited && key !== "place")
    .map(
      (text) => [text, text.value.replaceAll(quoted, (said) => " ".repeat(said.length))] as const,
    );
  const formsIn = (words: readonly string[]) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${words.map(formPattern).join("|")})(?![\\p{L}\\p{M}])`,
      "gu",
    );
    const forms = own.flatMap(([text, said]) =>
      [...said.matchAll(pattern)].flatMap(({ 0: word, index }) =>
        isInName(said, word, index) ? [] : { text, word, index },
      ),
    );
    return { forms, name: `${words[0]}` };
  };
  const [rare, usual] = [formsIn(familiar), formsIn(formal)].sort(
    (one, other) => one.forms.length - other.forms.length,
  );
  if (!rare || !usual || usual.forms.length < formsPerOther * rare.forms.length) return;
  for (const { text, word, index } of rare.forms) {
    const finding = found("words.form-of-address", { word, usual: usual.name });
    reportIn(text, index, index + word.length, finding);
  }
}

/** Whether a small word is part of a name: between two capitals, of which the first begins no sentence. */
function isInName(text: string, word: string, at: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 60), at), text.slice(at + word.length)];
  const isBetween =
    /[\p{L}\p{N},]\s\p{Lu}[\p{L}\p{M}'’-]*\s$/u.test(before) && /^\s\p{Lu}/u.test(behind);
  return isBetween && /^\p{Ll}/u.test(word);
}

/** A word in a sentence or at its beginning; one with a capital says nothing there. */
function formPattern(word: string): string {
  const [first = "", rest] = [word.charAt(0), escapePattern(word.slice(1))];
  return /\p{Lu}/u.test(first)
    ? `(?<=[\\p{L}\\p{N},;:–]\\s)${first}${rest}`
    : `(?:${[first, first.toUpperCase()].map(escapePattern).join("|")})${rest}`;
}
