import { inlineWords } from "../../../src/content/inline.ts";
import { defineRules } from "../linting/define-rule.ts";
import { vocabularyOf } from "../linting/own-words.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { groupedBy, pathId } from "../read/findings/field.ts";
import { code, quote } from "../read/findings/format.ts";
import { location, type Placed } from "../read/located.ts";
import { writtenPlace } from "../read/translations/lay-over.ts";
import type { TranslatedFile } from "../read/translations/load-translations.ts";
import { stateOf } from "../read/translations/stamps.ts";
import { counted } from "../text/counted.ts";

export const translationRules = defineRules({
  "translation-missing": {
    severity: { check: "warning", publish: "error" },
    where: "translation",
    summary: "A text of a translated page that has no translation.",
    why: "Visitors would read it in another language than the rest of the page.",
    mend: "Write the text in this language, or delete the page's file in this folder until it is whole.",
    bad: "«heading»:",
    good: "heading: Wer wir sind",
    check({ translation, reportStretch }) {
      for (const file of translation?.files ?? [])
        for (const { at, place, paths } of missingIn(file)) {
          const [first = []] = paths;
          const source = textAt(file, first);
          const isOne = paths.length === 1 && place.length === first.length;
          const lead = `${counted(paths.length, "text")} of the source ${paths.length === 1 ? "is" : "are"} missing here; the first is ${code(first.join("."))}`;
          reportStretch(file.located.file, at.start.offset, at.end.offset, {
            message: `${isOne ? "This text is missing. Its source says" : lead}: ${quote(source)}`,
          });
        }
    },
  },
  "translation-stale": {
    severity: "warning",
    where: "translation",
    summary:
      "A translated text whose source has changed since, or which nobody has held against it.",
    why: "Visitors of one language are told what was true once.",
    mend: "Hold it against its source, then run `npx faircopy stamp` for the language and the page.",
    bad: "# The source of the heading has changed.\nheading: «Wer wir sind»",
    good: "heading: Wer wir sind",
    check(context) {
      const { translation, report } = context;
      for (const { file, at, source, own, path } of pairsIn(context)) {
        const state = stateOf(file.name, { path, source }, translation?.stamps ?? {});
        if (state === "fresh") continue;
        report(at, {
          message:
            state === "unstamped"
              ? "Nobody has said yet that this text fits its source."
              : `The source of this text has changed. It says now: ${quote(source)} Here: ${quote(own)}`,
        });
      }
    },
  },
  "translation-structure": {
    severity: "error",
    where: "translation",
    summary: "A list of another length, or a section of another kind, than in the source.",
    why: "Texts are translated by place: with another order, each would stand for another.",
    mend: "Write as many entries as the source has, in its order. This cannot be suppressed.",
    bad: "«sections»:\n  - kind: passages\n  - kind: passages",
    good: "sections:\n  - kind: passages\n    items:\n      - heading: Wozu\n        text: Damit die Schlange kurz bleibt.",
  },
  "translation-same": {
    severity: "warning",
    where: "translation",
    summary: "A translated text that is the same as its source, and longer than three words.",
    why: "It was copied and forgotten: visitors read another language than their own.",
    mend: "Translate it; names belong into `vocabulary` in the site's own site.yaml.",
    bad: "description: «Who stands behind our tills, how long we have made them, and what for.»",
    good: "title: Made by hand",
    check(context) {
      const known = [...vocabularyOf(context), ...context.names.map(({ value }) => value)];
      for (const { at, source, own } of pairsIn(context)) {
        if (source.trim() !== own.trim()) continue;
        const words = known.reduce(
          (text, name) => text.replaceAll(name, ""),
          inlineWords(own).words,
        );
        const count = words.match(/\p{L}{2,}/gu)?.length ?? 0;
        if (count > 3) context.report(at, { message: "This text is the same as its source." });
      }
    },
  },
  "translation-numbers": {
    severity: "warning",
    where: "translation",
    summary: "A translated text with other figures, links or slots than its source.",
    why: "A date, a price or an address that differs is true in one language alone.",
    mend: "Write the same figures, addresses and slots as the source.",
    bad: "intro: «Seit 2017 bauen wir Kassen.»",
    good: "intro: Seit 2016 bauen wir Kassen.",
    check(context) {
      for (const { at, source, own } of pairsIn(context)) {
        const [here, there] = [own, source].map(factsIn);
        const lacks = there?.filter((fact) => !isAmong(fact, here ?? []));
        const adds = here?.filter((fact) => !isAmong(fact, there ?? []));
        if (!lacks?.length && !adds?.length) continue;
        const said = [
          lacks?.length ? `lacks ${lacks.join(", ")}` : [],
          adds?.length ? `has ${adds.join(", ")}, and its source not` : [],
        ].flat();
        context.report(at, { message: `This text ${said.join("; it ")}.` });
      }
    },
  },
  "translation-orphan": {
    severity: "error",
    where: "translation",
    summary: "A translated file whose source is not there.",
    why: "Nothing on the site reads it.",
    mend: "Rename it as its source is called, or delete it. This cannot be suppressed.",
    bad: "«»# There is no content/pages/about.yaml.\nheading: Wer wir sind",
    good: "heading: Wer wir sind",
  },
});

/** Texts that a file lacks, by the nearest place in it. */
function missingIn({ located: { file }, written, missing }: TranslatedFile) {
  const places = missing.map((path) => ({
    path,
    place: file.keyRange(path) ? path : writtenPlace(written, path),
  }));
  return [...groupedBy(places, ({ place }) => pathId(place)).values()].map((group) => {
    const { place = [] } = group[0] ?? {};
    const at = file.keyRange(place) ?? (place.length > 0 ? file.valueRange(place) : undefined);
    return { place, at: at ?? file.range(0, 0), paths: group.map(({ path }) => path) };
  });
}

/** Texts with what their sources say. */
function* pairsIn({ translation }: Pick<RuleContext, "translation">) {
  for (const file of translation?.files ?? [])
    for (const pair of file.pairs) {
      const at: Placed = { [location]: { file: file.located.file, path: pair.path } };
      yield { file, at, ...pair };
    }
}

function textAt({ source }: TranslatedFile, path: TranslatedFile["missing"][number]): string {
  return String(path.reduce<unknown>((value, step) => Object(value)[step], source.value));
}

/** Figures of up to this size are often words in another language. */
const mostInWords = 12;
const figures = /\p{Nd}+(?:[.,'’٫٬\u00A0\u202F ]\p{Nd}{3}(?!\p{Nd})|[.,:٫]\p{Nd}+)*/gu;

/** What must be the same in every language: figures, addresses of links, and slots. */
function factsIn(text: string): string[] {
  const { words, links } = inlineWords(text);
  const slots = words.match(/\{[a-z]+\}/g) ?? [];
  const numbers = [...words.matchAll(figures)].map(([figure]) => digitsOf(figure));
  return [...links.map(({ address }) => address), ...slots, ...numbers];
}

/** The digits of a figure from 0 to 9, without signs between them. */
function digitsOf(figure: string): string {
  return [...figure]
    .map((sign) => digitOf(sign) ?? "")
    .join("")
    .replace(/^0+(?=.)/, "");
}

/** The value of a digit of any script: those of each script stand in a row, from zero on (Unicode, chapter 4.6). */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined;
  let zero = sign.codePointAt(0) as number;
  while (
    /\p{Nd}/u.test(String.fromCodePoint(zero - 1)) &&
    (sign.codePointAt(0) as number) - zero < 9
  )
    zero -= 1;
  return String((sign.codePointAt(0) as number) - zero);
}

/** Whether a fact is among others; small figures may be words there, and hours twelve or twenty-four. */
function isAmong(fact: string, others: readonly string[]): boolean {
  const figure = Number(fact);
  return (
    figure <= mostInWords ||
    others.includes(fact) ||
    (figure < 24 && others.includes(`${figure - 12}`))
  );
}
